import { expect, test, vi } from "vitest";

// Files are read without a browser and without the engine.
vi.mock("../../app/settings.svelte", () => ({ settings: {}, readSettings: () => ({}) }));
vi.mock("../../table/current.svelte", () => ({ forgetGame: () => {} }));

import type { SavedGame } from "../../store/games";
import { type Backup, BadBackup, planImport, readBackup } from "./backup";

const game = (id: string, updated: number): SavedGame => ({
    id,
    record: "…",
    begun: 1,
    updated,
    over: true,
    mode: "standard",
    scenario: null,
    seats: [{ name: "Ada", bot: false, points: 30 }],
    toAct: null,
    moves: 20,
    viewer: 1,
    easels: {},
    picture: null,
});

const backup = (change: object = {}): Backup => ({
    velatura: "backup",
    version: 1,
    made: "2026-11-15T12:00:00.000Z",
    settings: { name: "Ada" },
    daily: { "2026-11-14": { game: "a", begun: 1 } },
    games: [game("a", 5), game("b", 5), game("c", 5)],
    ...change,
});

const fault = (text: string): string => {
    try {
        readBackup(text);
    } catch (error) {
        if (error instanceof BadBackup) return error.reason;
    }
    return "none";
};

test("a file is read as it was saved", () => {
    expect(readBackup(JSON.stringify(backup()))).toEqual(backup());
});

test("what is not ours, not whole or too new is refused", () => {
    const whole = JSON.stringify(backup());
    expect(fault("a letter")).toBe("foreign");
    expect(fault("[]")).toBe("foreign");
    expect(fault('{"some":"json"}')).toBe("foreign");
    expect(fault(whole.slice(0, whole.length - 20))).toBe("damaged");
    expect(fault(JSON.stringify(backup({ version: 2 })))).toBe("newer");
    expect(fault(JSON.stringify(backup({ version: "1" })))).toBe("damaged");
    expect(fault(JSON.stringify(backup({ daily: { today: {} } })))).toBe("damaged");
    expect(fault(JSON.stringify(backup({ settings: null })))).toBe("damaged");
    expect(fault(JSON.stringify(backup({ games: [{ id: "a" }] })))).toBe("damaged");
    expect(fault(JSON.stringify(backup({ games: undefined })))).toBe("damaged");
});

test("the later state of a game wins, and only what is new comes in", () => {
    const here = [game("a", 4), game("b", 5), game("other", 9)];
    const plan = planImport(backup(), here, {});
    expect(plan.added.map(({ id }) => id)).toEqual(["c"]);
    expect(plan.replaced.map(({ id }) => id)).toEqual(["a"]);
    expect(plan.kept).toBe(1);
    expect(plan.days).toBe(1);
    const again = planImport(backup(), backup().games, backup().daily);
    expect([again.added.length, again.replaced.length, again.kept]).toEqual([0, 0, 3]);
});
