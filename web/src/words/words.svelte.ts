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

// ---- How the language writes lists, numbers and dates: form.* of lang/, as in the terminal --------

// "red, yellow and blue"
export function list(items: string[]): string {
    return items.reduce(
        (a, b, i) =>
            i === 0 ? b : t(i + 1 < items.length ? "form.list" : "form.list_last", { a, b }),
        "",
    );
}

// "hue on red and hue on blue; shape on green": what may hold a comma itself.
export const groups = (items: string[]): string =>
    items.filter(Boolean).reduce((a, b) => (a ? t("form.groups", { a, b }) : b), "");

// "Standard game · No time limit": what is said, side by side.
export const tags = (items: unknown[]): string =>
    items
        .filter((each) => typeof each === "string")
        .reduce((a, b) => (a ? t("form.tags", { a, b }) : b), "");

// Read out one after the other, each with a stop at its end: "Style. Three textures are visible."
export function sentences(items: string[]): string {
    const ended = items
        .filter(Boolean)
        .map((a) => (/[.!?。！？]$/.test(a) ? a : t("form.stop", { a })));
    return ended.reduce((a, b) => (a ? t("form.sentences", { a, b }) : b), "");
}

// "Composition ×2"
export const count = (what: string, n: number): string => t("form.count", { what, n });

// "Ada: 12"
export const said = (who: string, what: string): string => t("form.said", { who, what });

// Two of one name are told apart: "Journeyman 2"
export const numbered = (name: string, n: number): string => t("form.numbered", { name, n });

export const number = (value: number): string =>
    new Intl.NumberFormat(current.language).format(value);

// A share of 0.5 is "50%".
export const percent = (share: number): string =>
    t("form.percent", { n: number(Math.round(share * 100)) });

export const date = (time: number | Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(current.language, options).format(time);
