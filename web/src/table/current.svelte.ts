// The game that is open, so that leaving the table for the settings and coming back costs nothing.
import type { SavedGame } from "../store/games";
import { LocalGame } from "./local.svelte";
import type { NewGame } from "./new_game";

let current: LocalGame | undefined;

export async function openGame(id: string): Promise<LocalGame | undefined> {
    if (current?.id === id && !current.elsewhere) return current;
    current?.close();
    current = undefined;
    current = await LocalGame.resume(id);
    return current;
}

export async function newGame(options: NewGame): Promise<LocalGame> {
    current?.close();
    current = undefined;
    current = await LocalGame.create(options);
    return current;
}

export function forgetGame(id: string): void {
    if (current?.id !== id) return;
    current.close(false);
    current = undefined;
}

// What is kept of a game, if it is the open one: that one writes it, so nobody else may.
export const savedOfOpen = (id: string): SavedGame | undefined =>
    current?.id === id ? current.saved : undefined;
