// What the daily puzzles brought, one entry a UTC date, kept by this browser apart from the games,
// so that deleting a game costs no streak. The first attempt of a day is the official one; its entry
// is made when it begins and gets its outcome when it ends, be that after midnight.
import { ribbons } from "../../art/printed";
import { keepIn, recallFrom } from "../../store/device";

export interface Outcome {
    points: number;
    best: number; // what was possible
    paintings: number[][]; // for each its ribbons: red, green, blue, violet, silver
    undone: number; // moves undone: such a game has no result
    helped?: boolean; // by a hint: such a result says so and has no stars
}

export interface DailyEntry {
    game: string;
    begun: number; // milliseconds, as Date.now()
    outcome?: Outcome;
}

export type DailyResults = Record<string, DailyEntry>;

const place = "velatura.daily";
const day = 86_400_000;
export const firstDate = "2026-01-01"; // the puzzle number 1

export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const shiftDate = (date: string, days: number): string =>
    dateOf(Date.parse(date) + days * day);
export const untilTomorrow = (now: number): number => day - (now % day);

export function isDate(text: string): boolean {
    const time = Date.parse(text);
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && dateOf(time) === text;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isOutcome(value: unknown): value is Outcome {
    const { points, best, paintings, undone, helped } = (value ?? {}) as Partial<Outcome>;
    return (
        isCount(points) &&
        isCount(best) &&
        isCount(undone) &&
        (helped === undefined || typeof helped === "boolean") &&
        Array.isArray(paintings) &&
        paintings.every((each) => Array.isArray(each) && each.length === 5 && each.every(isCount))
    );
}

export function areResults(value: unknown): value is DailyResults {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    return Object.entries(value as Record<string, Partial<DailyEntry> | null>).every(
        ([date, entry]) =>
            isDate(date) &&
            typeof entry?.game === "string" &&
            typeof entry.begun === "number" &&
            (entry.outcome === undefined || isOutcome(entry.outcome)),
    );
}

export function readResults(): DailyResults {
    const stored = recallFrom(place);
    return areResults(stored) ? stored : {};
}

export const keepResults = (results: DailyResults): void => keepIn(place, results);

// Two devices: the official attempt is the one that was finished, else the one begun first.
export function mergeResults(ours: DailyResults, theirs: DailyResults): DailyResults {
    const merged = { ...ours };
    for (const [date, entry] of Object.entries(theirs)) {
        const mine = merged[date];
        const better =
            !mine ||
            (!mine.outcome && entry.outcome) ||
            (!mine.outcome === !entry.outcome && entry.begun < mine.begun);
        if (better) merged[date] = entry;
    }
    return merged;
}

export const resultOf = (entry: DailyEntry | undefined): Outcome | undefined =>
    entry?.outcome?.undone === 0 ? entry.outcome : undefined;

// The first game of a puzzle begun on its own day is the official attempt.
export function noteAttempt(game: { id: string; begun: number; daily?: string }): void {
    const { id, begun, daily: date } = game;
    if (date === undefined || dateOf(begun) !== date) return;
    const results = readResults();
    if (!results[date]) keepResults({ ...results, [date]: { game: id, begun } });
}

// Whether this game may still become its day's result.
export function isPending(date: string | undefined, game: string): boolean {
    const entry = date === undefined ? undefined : readResults()[date];
    return entry?.game === game && !entry.outcome;
}

// Days in a row up to today; a puzzle of today still to come does not break it.
export function streak(results: DailyResults, today: string): number {
    let date = resultOf(results[today]) ? today : shiftDate(today, -1);
    let days = 0;
    for (; resultOf(results[date]); date = shiftDate(date, -1)) ++days;
    return days;
}

export function longestStreak(results: DailyResults): number {
    return Math.max(0, ...Object.keys(results).map((date) => streak(results, date)));
}

// Four stars are the best possible.
const steps = [0.4, 0.6, 0.8, 1];
export const stars = ({ points, best, helped }: Outcome): number =>
    helped ? 0 : steps.filter((step) => points >= best * step).length;
export const starText = (count: number): string =>
    "★".repeat(count) + "☆".repeat(steps.length - count);

const dots: Record<string, string> = { red: "🔴", green: "🟢", blue: "🔵", violet: "🟣" };

// "Velatura 319 · 43/52 ★★★☆ · 🔴🔴🟢 🔵⚪ ⬜": the ribbons of each painting, an empty canvas where
// there were none, a lamp instead of the stars where hints helped, and nothing of the cards.
export function resultLine(number: number, outcome: Outcome): string {
    const paintings = outcome.paintings.map((counts) =>
        counts.map((n, i) => (dots[ribbons[i] ?? ""] ?? "⚪").repeat(n)).join(""),
    );
    const { points, best, helped } = outcome;
    const mark = helped ? "💡" : starText(stars(outcome));
    const shown = paintings.map((each) => each || "⬜").join(" ");
    return `Velatura ${number} · ${points}/${best} ${mark} · ${shown}`;
}
