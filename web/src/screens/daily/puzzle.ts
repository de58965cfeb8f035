// The puzzle of a UTC date, asked of the engine: what it is, what is the most it gives and how, and
// what an attempt brought.
import { ask, think } from "../../engine/client";
import type { Daily, Setup, Solved, View } from "../../protocol/messages";
import { atTable } from "../../share/records";
import { readGame, type SavedGame } from "../../store/games";
import { newGame } from "../../table/current.svelte";
import type { LocalGame } from "../../table/local.svelte";
import { type LogEntry, logEntry } from "../../table/state";
import { myName } from "../start/quick";
import { keepResults, type Outcome, readResults } from "./results";

export interface Puzzle {
    daily: Daily;
    setup: Setup;
    row: number[]; // the art cards one begins with
    record: string; // before the first move
    best: Solved;
}

const game = (daily: Daily, name: string) => ({
    mode: daily.mode,
    scenario: daily.scenario,
    seed: daily.seed,
    seats: [{ kind: "person" as const, name }],
    first: 1,
});

async function solve(record: string): Promise<Solved> {
    const solved = await think({ type: "solve", record }, "solved");
    if (!solved) throw new Error("not solved");
    return solved;
}

const known = new Map<string, Promise<Puzzle>>();

async function findPuzzle(date: string): Promise<Puzzle> {
    const daily = await ask({ type: "daily", date }, "daily");
    const { table, setup, view } = await ask(
        { type: "create", viewer: 1, ...game(daily, "Ada"), date },
        "table",
    );
    const { record } = await ask({ type: "record", table }, "recorded");
    await ask({ type: "close", table }, "closed");
    const row = view.row.map((each) => each.card);
    return { daily, setup, row, record, best: await solve(record) };
}

export function puzzleOf(date: string): Promise<Puzzle> {
    const found = known.get(date) ?? findPuzzle(date);
    known.set(date, found);
    found.catch(() => known.delete(date));
    return found;
}

export const begin = ({ daily }: Puzzle): Promise<LocalGame> =>
    newGame({ ...game(daily, myName()), daily: daily.date });

async function outcomeOf(view: View, date: string): Promise<Outcome> {
    const seat = view.seats[0];
    const { best } = await puzzleOf(date);
    return {
        points: seat?.points ?? 0,
        best: best.points,
        paintings: (seat?.paintings ?? []).map(({ ribbons, silver }) => [...ribbons, silver]),
        undone: view.undone,
        helped: view.helped,
    };
}

// Writes down what a finished game brought, if it is the official attempt of its day.
export async function settle(id: string, date: string, view: View): Promise<Outcome> {
    const outcome = await outcomeOf(view, date);
    const results = readResults();
    const entry = results[date];
    if (entry?.game === id && !entry.outcome)
        keepResults({ ...results, [date]: { ...entry, outcome } });
    return outcome;
}

// The official attempt's game, where it is kept; settled if it ended when nobody looked.
export async function attemptOf(date: string): Promise<SavedGame | undefined> {
    const entry = readResults()[date];
    if (!entry) return undefined;
    const saved = await readGame(entry.game).catch(() => undefined);
    if (saved?.over && !entry.outcome)
        await atTable(saved.record, null, ({ view }) => settle(saved.id, date, view)).catch(
            (error) => console.warn("not settled", error),
        ); // a record nobody can read
    return saved;
}

export interface BestLine {
    view: View; // at the end
    moves: LogEntry[];
}

// The best line played out, for words and pictures.
export function bestLine({ record, best }: Puzzle): Promise<BestLine> {
    return atTable(record, 1, async ({ table, view: start }) => {
        let view = start;
        const moves: LogEntry[] = [];
        for (const move of best.line) {
            if (move.kind === "toss" || move.kind === "reveal") continue; // a puzzle has none
            const moved = await ask(
                { type: "move", table, viewer: 1, answers: moves.length, seat: 1, move },
                "moved",
            );
            moves.push(logEntry(view, moved));
            view = moved.view;
        }
        return { view, moves };
    });
}
