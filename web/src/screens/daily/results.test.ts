import { expect, test } from "vitest";
import {
    areResults,
    type DailyEntry,
    type DailyResults,
    isDate,
    longestStreak,
    mergeResults,
    type Outcome,
    resultLine,
    shiftDate,
    starText,
    stars,
    streak,
    untilTomorrow,
} from "./results";

const outcome = (points = 40, undone = 0): Outcome => ({
    points,
    best: 50,
    paintings: [
        [2, 1, 0, 0, 0],
        [0, 0, 1, 1, 2],
        [0, 0, 0, 0, 0],
    ],
    undone,
});
const entry = (undone = 0): DailyEntry => ({ game: "a", begun: 1, outcome: outcome(40, undone) });

test("dates are UTC dates and nothing else", () => {
    expect(isDate("2026-11-15")).toBe(true);
    for (const bad of ["2026-02-30", "2026-1-1", "today", "", "2026-11-15T00:00"])
        expect(isDate(bad)).toBe(false);
    expect(shiftDate("2026-03-01", -1)).toBe("2026-02-28");
    expect(shiftDate("2026-12-31", 1)).toBe("2027-01-01");
    expect(untilTomorrow(Date.parse("2026-11-15T23:59:58Z"))).toBe(2000);
});

test("a streak ends today or yesterday, and moves taken back break it", () => {
    const results: DailyResults = {
        "2026-11-11": entry(),
        "2026-11-13": entry(),
        "2026-11-14": entry(),
        "2026-11-15": { game: "b", begun: 2 },
    };
    expect(streak(results, "2026-11-15")).toBe(2); // today is still running
    expect(streak(results, "2026-11-16")).toBe(0);
    results["2026-11-15"] = entry();
    expect(streak(results, "2026-11-15")).toBe(3);
    expect(streak(results, "2026-11-16")).toBe(3);
    results["2026-11-14"] = entry(1);
    expect(streak(results, "2026-11-15")).toBe(1);
    expect(longestStreak(results)).toBe(1);
    expect(longestStreak({})).toBe(0);
});

test("stars are shares of the best, the fourth is the best itself", () => {
    expect([0, 19, 20, 30, 40, 49, 50].map((points) => stars(outcome(points)))).toEqual([
        0, 0, 1, 2, 3, 3, 4,
    ]);
    expect(starText(3)).toBe("★★★☆");
});

test("the line tells ribbons and no cards", () => {
    expect(resultLine(319, outcome())).toBe("Velatura 319 · 40/50 ★★★☆ · 🔴🔴🟢 🔵🟣⚪⚪ ⬜");
});

test("a result with help says so and has no stars, and the days in a row go on", () => {
    const helped = { ...outcome(50), helped: true };
    expect(stars(helped)).toBe(0);
    expect(resultLine(319, helped)).toBe("Velatura 319 · 50/50 💡 · 🔴🔴🟢 🔵🟣⚪⚪ ⬜");
    const results = { "2026-11-14": { ...entry(), outcome: helped }, "2026-11-15": entry() };
    expect(areResults(results)).toBe(true);
    expect(streak(results, "2026-11-15")).toBe(2);
});

test("of two devices the finished attempt counts, else the earlier one", () => {
    const done = entry();
    const early = { game: "early", begun: 1 };
    const late = { game: "late", begun: 2 };
    const merge = (mine: DailyEntry, other: DailyEntry) =>
        mergeResults({ "2026-11-15": mine }, { "2026-11-15": other })["2026-11-15"];
    expect(merge(early, { ...done, begun: 5 })?.begun).toBe(5);
    expect(merge({ ...done, begun: 5 }, early)?.begun).toBe(5);
    expect(merge(late, early)).toBe(early);
    expect(merge(early, late)).toBe(early);
    expect(mergeResults({}, { "2026-11-14": done })).toEqual({ "2026-11-14": done });
});

test("only results of the right kind are read", () => {
    expect(areResults({ "2026-11-15": entry() })).toBe(true);
    expect(areResults({})).toBe(true);
    for (const bad of [
        null,
        [],
        { today: entry() },
        { "2026-11-15": null },
        { "2026-11-15": { game: "a", begun: 1, outcome: { points: "many" } } },
        { "2026-11-15": { ...entry(), outcome: { ...outcome(), helped: 1 } } },
    ])
        expect(areResults(bad)).toBe(false);
});
