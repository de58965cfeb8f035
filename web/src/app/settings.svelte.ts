// What a person has set on this device.
import { keepIn, recallFrom } from "../store/device";
import { browserLanguage, type Language, languages, speak } from "../words/words.svelte";

export interface Settings {
    language: Language;
    theme: "system" | "light" | "dark";
    motion: "system" | "full" | "reduced";
    speed: "slow" | "normal" | "fast" | "instant"; // of computer players' turns
    sounds: boolean;
    voice: boolean; // titles read aloud
    confirmTake: boolean; // where undoing costs something
    keys: boolean; // single letters and digits at the table
    letters: boolean; // letters on icons and swatches
    name: string;
    notify: boolean; // when it is one's turn at an online table and the page is hidden
}

const place = "velatura.settings";

const defaults = (): Settings => ({
    language: browserLanguage(),
    theme: "system",
    motion: "system",
    speed: "normal",
    sounds: false,
    voice: false,
    confirmTake: true,
    keys: true,
    letters: false,
    name: "",
    notify: false,
});

// Only what is known and of the right kind is taken over: older or damaged settings do no harm.
export function readSettings(stored: unknown): Settings {
    const settings = defaults();
    if (typeof stored !== "object" || stored === null) return settings;
    for (const key of Object.keys(settings) as (keyof Settings)[]) {
        const value = (stored as Record<string, unknown>)[key];
        if (typeof value === typeof settings[key]) Object.assign(settings, { [key]: value });
    }
    if (!(settings.language in languages)) settings.language = "en";
    return settings;
}

export const settings: Settings = $state(readSettings(recallFrom(place)));

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

export const isDark = (): boolean =>
    settings.theme === "system" ? system.dark : settings.theme === "dark";
export const isStill = (): boolean =>
    settings.motion === "system" ? system.still : settings.motion === "reduced";

// Called once; keeps the document and the storage in step with the settings.
export function followSettings(): void {
    $effect.root(() => {
        $effect(() => keepIn(place, settings));
        $effect(() => {
            const root = document.documentElement;
            root.classList.toggle("dark", isDark());
            root.classList.toggle("still", isStill());
            root.classList.toggle("letters", settings.letters);
            document
                .querySelector("meta[name=theme-color]")
                ?.setAttribute("content", isDark() ? "#1d2430" : "#f6f0e4");
        });
        $effect(() => void speak(settings.language));
    });
}
