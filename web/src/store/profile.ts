// What the person at this device has reached, over the finished games that are kept here. The engine
// reads the records and decides; here is only which games and which seat are asked about.
import { settings } from "../app/settings.svelte";
import { ask } from "../engine/client";
import type { DataId, Painting, Profile, Seat, SeatResult, View } from "../protocol/messages";
import { atTable } from "../share/records";
import { listGames, type SavedGame } from "./games";

export const seatNamed = (game: SavedGame, name: string): Seat | undefined => {
    const at = game.seats.findIndex((seat) => !seat.bot && seat.name === name);
    return at < 0 ? undefined : at + 1;
};

// By name, else the first person: names change, and most games have one person.
export function mySeat(game: SavedGame): Seat | undefined {
    if (game.online) return game.viewer ?? undefined;
    const first = game.seats.findIndex((seat) => !seat.bot);
    return seatNamed(game, settings.name) ?? (first < 0 ? undefined : first + 1);
}

// Why a game earns nothing; the first two do not even count as played. (That the engine knows of taken
// back moves and help by itself; here it is told to people.)
export type Apart = "guided" | "what_if" | "kept" | "undone" | "helped";

export const apart = (
    { guided, origin }: SavedGame,
    { undone, helped }: Pick<View, "undone" | "helped">,
): Apart | undefined =>
    guided ? "guided" : (origin ?? (undone > 0 ? "undone" : helped ? "helped" : undefined));

export const isUnaided = (game: SavedGame, view: View): boolean => apart(game, view) === undefined;

// Played here from the beginning to the end, without a teacher.
export const counts = (game: SavedGame): boolean => game.over && !game.origin && !game.guided;

// In the order they were played.
export async function countedGames(): Promise<SavedGame[]> {
    return (await listGames()).filter(counts).sort((a, b) => a.begun - b.begun);
}

export function askProfile(
    games: SavedGame[],
    seatOf: (game: SavedGame) => Seat | undefined = mySeat,
): Promise<Profile> {
    const played = games.flatMap((game) => {
        const seat = seatOf(game);
        return seat === undefined ? [] : [{ record: game.record, seat }];
    });
    return ask({ type: "profile", games: played }, "profile");
}

// One game as its person remembers it.
export interface Played {
    game: SavedGame;
    result: SeatResult;
    ribbons: number[]; // red, green, blue, violet, silver
    paintings: Painting[];
    opponents: string[]; // levels of computer players
}

const recall = (game: SavedGame, seat: Seat): Promise<Played | undefined> =>
    atTable(game.record, null, async ({ table, view }) => {
        const result = (await ask({ type: "result", table }, "result")).seats[seat - 1];
        const mine = view.seats[seat - 1];
        if (!result || !mine) return undefined;
        return {
            game,
            result,
            ribbons: [...mine.ribbons, mine.silver],
            paintings: mine.paintings,
            opponents: view.seats.filter((each) => each.bot).map((each) => each.name),
        };
    });

export interface Memory {
    profile: Profile;
    played: Played[]; // the earliest first
}

export async function remember(): Promise<Memory> {
    const games = await countedGames();
    const played: Played[] = [];
    for (const game of games) {
        const seat = mySeat(game);
        if (seat === undefined) continue;
        // A record nobody can read any more is counted as unread by the profile.
        const recalled = await recall(game, seat).catch(() => undefined);
        if (recalled) played.push(recalled);
    }
    return { profile: await askProfile(games), played };
}

// What a person has reached with this game and never before.
export async function newAchievements(game: SavedGame, seat: Seat): Promise<DataId[]> {
    if (!counts(game)) return [];
    const { name } = game.seats[seat - 1] ?? { name: "" };
    const seatOf = mySeat(game) === seat ? mySeat : (other: SavedGame) => seatNamed(other, name);
    const earlier = (await countedGames().catch(() => [])).filter(
        (other) => other.id !== game.id && other.begun <= game.begun,
    );
    const before = await askProfile(earlier, seatOf);
    const after = await askProfile([...earlier, game], seatOf);
    return after.achievements.filter((id) => !before.achievements.includes(id));
}
