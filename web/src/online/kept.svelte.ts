// What this device keeps of online tables: drafts on the easel while a game goes on, and the whole
// game once it is over, so that statistics and achievements count it like one played here.
import type { Seat, View } from "../protocol/messages";
import { forgetIn, keepIn, recallObject } from "../store/device";
import { readGame, type SavedGame, saveGame } from "../store/games";
import { summary } from "../table/saved";
import type { Easel } from "../table/state";
import type { OnlineGame } from "./game.svelte";

const place = (table: string) => `velatura.easel.${table}`;

export const keepDrafts = (table: string, easels: Record<Seat, Easel>): void =>
    keepIn(place(table), easels);

export const readDrafts = (table: string): Record<Seat, Easel> =>
    recallObject(place(table)) as Record<Seat, Easel>;

export const forgetDrafts = (table: string): void => forgetIn(place(table));

// Once: under the table's own name.
export async function keepFinished(
    game: OnlineGame,
    record: string,
    seat: Seat,
): Promise<SavedGame> {
    const { id, setup, view, happened } = game;
    const kept = await readGame(id).catch(() => undefined);
    if (kept) return kept;
    const ended = happened.at(-1)?.at ?? Date.now();
    const saved: SavedGame = {
        id,
        online: id,
        record,
        begun: happened.find((event) => event.kind === "begun")?.at ?? ended,
        updated: ended,
        mode: setup.mode,
        scenario: setup.scenario,
        viewer: seat,
        easels: {},
        ...summary($state.snapshot(view) as View),
    };
    await saveGame(saved).catch((error) => console.warn("not saved", error));
    return saved;
}
