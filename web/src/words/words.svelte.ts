// The page's words in the language of the table. Reading t() in a component keeps it up to date:
// another language redraws everything at once.
import { fill, joinTitle, type Params, type Words } from "./fill";

export const languages = { en: "English", de: "Deutsch", ja: "日本語" } as const;
export type Language = keyof typeof languages;

const files: Record<Language, () => Promise<{ default: Words }>> = {
    en: () => import("../../../lang/en.json"),
    de: () => import("../../../lang/de.json"),
    ja: () => import("../../../lang/ja.json"),
};

const current = $state<{ language: Language; words: Words | undefined }>({
    language: "en",
    words: undefined,
});

// The first of the browser's languages that we speak.
export function browserLanguage(): Language {
    for (const wish of navigator.languages) {
        const code = wish.slice(0, 2).toLowerCase();
        if (code in languages) return code as Language;
    }
    return "en";
}

export async function speak(language: Language): Promise<void> {
    const words = (await files[language]()).default;
    current.words = words;
    current.language = language;
    document.documentElement.lang = language;
}

export const language = (): Language => current.language;

export function t(key: string, params?: Params): string {
    const message = current.words?.texts[key];
    if (message === undefined) {
        if (import.meta.env.DEV && current.words) console.warn(`no text ${key}`);
        return key;
    }
    return fill(message, params);
}

export const cardWord = (english: string): string =>
    current.words?.cards[english]?.alone ?? english;

export const title = (left: string, right: string): string =>
    current.words ? joinTitle(current.words, left, right) : `${left} ${right}`.trim();

// "red, yellow and blue" in each language's way.
export function list(items: string[]): string {
    return new Intl.ListFormat(current.language, { type: "conjunction" }).format(items);
}

export const number = (value: number): string =>
    new Intl.NumberFormat(current.language).format(value);
