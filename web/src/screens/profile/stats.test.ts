import { expect, test } from "vitest";
import type { Played } from "../../store/profile";
import { blob, chance, drops, stroke } from "./blob";
import { bestPainting, byMode, favouriteCards, ribbonSums, running, winsByLevel } from "./stats";

const game = (
    mode: string,
    points: number,
    won: boolean,
    opponents: string[],
    layers: number[][],
): Played =>
    ({
        game: { mode },
        result: { points, won },
        ribbons: [1, 2, 0, 0, 3],
        paintings: layers.map((each, i) => ({ layers: each, points: points - i })),
        opponents,
    }) as unknown as Played;

const played = [
    game("standard", 30, true, ["visitor", "visitor"], [[1, 2, 3]]),
    game("standard", 20, false, ["visitor", "master"], [[1, 2, 4]]),
    game(
        "vincent",
        40,
        true,
        [],
        [
            [1, 5, 6],
            [7, 8, 9],
        ],
    ),
];

test("wins are counted against each level at the table, a game once", () => {
    expect(winsByLevel(played)).toEqual([
        { name: "visitor", won: 1, of: 2 },
        { name: "master", won: 0, of: 1 },
    ]);
});

test("sums, favourites and records", () => {
    expect(ribbonSums(played)).toEqual([3, 6, 0, 0, 9]);
    expect(favouriteCards(played, 2)).toEqual([
        { card: 1, times: 3 },
        { card: 2, times: 2 },
    ]);
    expect(bestPainting(played)?.painting.layers).toEqual([1, 5, 6]);
    expect(bestPainting([])).toBeUndefined();
    expect(
        byMode(played).map(({ mode, games, won, average }) => [mode, games, won, average]),
    ).toEqual([
        ["standard", 2, 1, 25],
        ["vincent", 1, 1, 40],
    ]);
    expect(running([10, 20, 30], 2)).toEqual([10, 15, 25]);
});

test("paint is the same for the same seed and stays on its sheet", () => {
    expect(blob("forty-points")).toBe(blob("forty-points"));
    expect(blob("forty-points")).not.toBe(blob("silver-game"));
    expect(stroke("a")).toBe(stroke("a"));
    const next = chance("a");
    for (let i = 0; i < 100; ++i) expect(next()).toBeLessThan(1);
    for (const seed of ["a", "b", "c"])
        for (const { x, y, r } of drops(seed))
            for (const side of [x - r, y - r]) expect(side).toBeGreaterThan(-4);
});
