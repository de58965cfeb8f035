import { expect, test, vi } from "vitest";
import type { Reviewed } from "../protocol/messages";
import type { SavedGame } from "./games";
import { order } from "./practice";

vi.mock("../app/settings.svelte", () => ({ settings: { name: "" } }));
vi.mock("../table/current.svelte", () => ({}));

const move = (number: number, mark: Reviewed["mark"], seat = 1): Reviewed =>
    ({ number, mark, seat }) as Reviewed;

const game = (id: string, moves: Reviewed[], practice?: SavedGame["practice"]): SavedGame =>
    ({
        id,
        seats: [
            { name: "", bot: false, points: 0 },
            { name: "artist", bot: true, points: 0 },
        ],
        review: { number: 9, moves, done: {} },
        ...(practice ? { practice } : {}),
    }) as unknown as SavedGame;

const places = (games: SavedGame[]) =>
    order(games).waiting.map((each) => `${each.game.id}/${each.move.number}`);

test("one's own slips and blunders wait, of the latest game first", () => {
    const late = game("late", [move(1, "best"), move(3, "slip"), move(4, "blunder", 2)]);
    const early = game("early", [move(2, "fine"), move(5, "blunder")]);
    expect(places([late, early])).toEqual(["late/3", "early/5"]);
});

test("what was missed comes back first, what was found does not", () => {
    const late = game("late", [move(1, "slip"), move(3, "slip")], { 3: "found" });
    const early = game("early", [move(2, "slip"), move(5, "blunder")], { 5: "missed" });
    expect(places([late, early])).toEqual(["early/5", "late/1", "early/2"]);
    expect(order([late, early]).found).toBe(1);
});

test("games without a review, or of an unknown person, have nothing to practice", () => {
    const none = { ...game("none", []), review: undefined } as unknown as SavedGame;
    const bots = game("bots", [move(1, "blunder")]);
    for (const seat of bots.seats) seat.bot = true;
    expect(order([none, bots])).toEqual({ waiting: [], found: 0 });
});
