import { expect, test, vi } from "vitest";
import en from "../../../../lang/en.json";
import type { Clock, OnlineRoom, OnlineSeat } from "../../protocol/messages";
import { fill, type Params } from "../../words/fill";

vi.mock("../../words/words.svelte", () => ({
    t: (key: string, params?: Params) =>
        fill((en.texts as Record<string, string>)[key] ?? key, params),
}));
const { clockText, clockWords, leftAt, leftWords } = await import("./clock");

test("a clock is told in the largest unit that fits", () => {
    expect(clockWords({ kind: "none" })).toBe("No time limit");
    expect(clockWords({ kind: "move", seconds: 90 })).toBe("90 seconds per move");
    expect(clockWords({ kind: "days", days: 1 })).toBe("1 day per move");
    expect(clockWords({ kind: "relaxed", bank: 600, increment: 0 })).toBe("10 minutes per game");
    expect(clockWords({ kind: "relaxed", bank: 3600, increment: 15 })).toBe(
        "1 hour per game, plus 15 seconds per move",
    );
});

test("a clock shows whole seconds, the last one until it is over", () => {
    expect([-5, 0, 1, 59_000, 60_000, 247_001].map(clockText)).toEqual([
        "0:00",
        "0:00",
        "0:01",
        "0:59",
        "1:00",
        "4:08",
    ]);
    expect(clockText(3_905_000)).toBe("1:05:05");
    expect(clockText(51 * 3_600_000)).toBe("2d 3h");
});

test("what is read aloud is rounded to what one can grasp", () => {
    expect([9_400, 119_000, 121_000, 7_300_000].map(leftWords)).toEqual([
        "10 seconds",
        "119 seconds",
        "2 minutes",
        "2 hours",
    ]);
});

function room(clock: Clock, left: (number | null)[], deadline: number | null) {
    const seats = left.map((each) => ({ left: each }) as OnlineSeat);
    return { setup: { clock } as OnlineRoom["setup"], seats, deadline };
}

test("only the clock of the seat to act runs, the others show their bank", () => {
    const relaxed: Clock = { kind: "relaxed", bank: 100, increment: 5 };
    const now = room(relaxed, [80_000, 15_000], 30_000);
    expect(leftAt(now, 1, 1, 10_001)).toEqual({ milliseconds: 19_999, low: true, runs: true });
    expect(leftAt(now, 2, 1, 10_001)).toEqual({ milliseconds: 15_000, low: true, runs: false });
    expect(leftAt(now, 1, 1, 99_000)?.milliseconds).toBe(0);
});

test("a clock for each move shows nothing while others play, and none while nothing runs", () => {
    const move: Clock = { kind: "move", seconds: 60 };
    expect(leftAt(room(move, [null, null], 60_000), 2, 1, 0)).toBeNull();
    expect(leftAt(room(move, [null, null], 60_000), 1, 1, 0)?.low).toBe(false);
    expect(leftAt(room(move, [null, null], null), 1, 1, 0)).toBeNull();
});
