// Games deleted since the page was opened: a slip can be undone until it is closed.
import { deleteGame, type SavedGame, saveGame } from "../../store/games";
import { forgetGame } from "../../table/current.svelte";

export const deleted: SavedGame[] = $state([]);

export async function remove(game: SavedGame): Promise<void> {
    forgetGame(game.id);
    await deleteGame(game.id);
    deleted.unshift(game);
}

export async function bringBack(game: SavedGame): Promise<void> {
    await saveGame($state.snapshot(game) as SavedGame);
    deleted.splice(deleted.indexOf(game), 1);
}
