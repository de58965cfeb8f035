// Positions to practice: one's own slips and blunders in all reviewed games. One that was missed comes
// back until it is found at the first try.
import type { Reviewed } from "../protocol/messages";
import { savedOfOpen } from "../table/current.svelte";
import { listGames, readGame, type SavedGame, saveGame } from "./games";
import { mySeat } from "./profile";

export type Tried = "found" | "missed";

export interface Exercise {
    game: SavedGame;
    move: Reviewed; // what was played
}

export const isMistake = ({ mark }: Reviewed): boolean => mark === "slip" || mark === "blunder";

const mistakes = (game: SavedGame): Exercise[] =>
    (game.review?.moves ?? [])
        .filter((move) => isMistake(move) && move.seat === mySeat(game))
        .map((move) => ({ game, move }));

const tried = ({ game, move }: Exercise): Tried | undefined => game.practice?.[move.number];

// What was missed first, then the rest, of the latest games first.
export function order(games: SavedGame[]): { waiting: Exercise[]; found: number } {
    const all = games.flatMap(mistakes);
    const missed = all.filter((each) => tried(each) === "missed");
    const untried = all.filter((each) => tried(each) === undefined);
    return {
        waiting: [...missed, ...untried],
        found: all.length - missed.length - untried.length,
    };
}

export const practice = async () => order(await listGames());

export async function keepTry(id: string, event: number, result: Tried): Promise<void> {
    const game = savedOfOpen(id) ?? (await readGame(id));
    if (!game) return;
    game.practice = { ...game.practice, [event]: result };
    await saveGame(JSON.parse(JSON.stringify(game)) as SavedGame);
}
