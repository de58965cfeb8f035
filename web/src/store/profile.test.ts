import { beforeEach, expect, test, vi } from "vitest";
import type { PlayedGame, Profile } from "../protocol/messages";
import type { SavedGame } from "./games";

const here = vi.hoisted(() => ({ settings: { name: "Ada" }, games: [] as SavedGame[] }));
vi.mock("../app/settings.svelte", () => ({ settings: here.settings }));
vi.mock("../share/records", () => ({}));
vi.mock("./games", () => ({ listGames: async () => [...here.games] }));
// An engine that finds one achievement in each record: its text.
vi.mock("../engine/client", () => ({
    ask: async ({ games }: { games: PlayedGame[] }): Promise<Partial<Profile>> => ({
        achievements: [...new Set(games.map(({ record, seat }) => `${record}-${seat}`))],
    }),
}));

import { apart, counts, mySeat, newAchievements } from "./profile";

const game = (id: string, names: string[], change: Partial<SavedGame> = {}): SavedGame =>
    ({
        id,
        record: "game",
        begun: Number(id),
        over: true,
        seats: names.map((name) => ({ name, bot: name === "master", points: 0 })),
        ...change,
    }) as SavedGame;

beforeEach(() => {
    here.settings.name = "Ada";
    here.games = [];
});

test("I am the person with my name, else the first person", () => {
    expect(mySeat(game("1", ["Ben", "Ada"]))).toBe(2);
    expect(mySeat(game("1", ["master", "Ben"]))).toBe(2);
    expect(mySeat(game("1", ["master"]))).toBeUndefined();
    expect(mySeat(game("1", ["Ada", "Ben"], { online: "t1", viewer: 2 }))).toBe(2);
});

test("lessons, what-ifs, games brought in and running games do not count", () => {
    expect(counts(game("1", ["Ada"]))).toBe(true);
    expect(counts(game("1", ["Ada"], { over: false }))).toBe(false);
    expect(counts(game("1", ["Ada"], { guided: true }))).toBe(false);
    expect(counts(game("1", ["Ada"], { origin: "what_if" }))).toBe(false);
    expect(counts(game("1", ["Ada"], { origin: "kept" }))).toBe(false);
});

test("why a game earns nothing", () => {
    const fair = { undone: 0, helped: false };
    const why = (change: Partial<SavedGame>, view = fair) =>
        apart(game("1", ["Ada"], change), view);
    expect(why({})).toBeUndefined();
    expect(why({}, { undone: 0, helped: true })).toBe("helped");
    expect(why({}, { undone: 1, helped: true })).toBe("undone");
    expect(why({ guided: true }, { undone: 1, helped: true })).toBe("guided");
    expect(why({ origin: "what_if" })).toBe("what_if");
    expect(why({ origin: "kept" })).toBe("kept");
});

test("only what no earlier game reached is new", async () => {
    const first = game("1", ["Ada"]);
    const second = game("2", ["Ada"]);
    here.games = [second, first];
    expect(await newAchievements(first, 1)).toEqual(["game-1"]); // looked at again, still its own
    expect(await newAchievements(second, 1)).toEqual([]);
    expect(await newAchievements({ ...second, guided: true }, 1)).toEqual([]);
});

test("another person at the screen has a profile of their own name", async () => {
    here.games = [game("1", ["Ada", "Cho"]), game("2", ["Ada", "Ben"])];
    const third = game("3", ["Ada", "Ben"]);
    expect(await newAchievements(third, 2)).toEqual([]);
    const fourth = game("4", ["Ada", "Dan"]);
    expect(await newAchievements(fourth, 2)).toEqual(["game-2"]);
});
