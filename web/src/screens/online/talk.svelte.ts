// What this browser remembers of the talk at online tables: who is muted, and what was read.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { OnlineGame } from "../../online/game.svelte";
import type { OnlineEvent } from "../../protocol/messages";
import { keepIn, recallFrom } from "../../store/device";
import { isTalk } from "./lines";

const place = "velatura.muted";

function stored(): string[] {
    const names = recallFrom(place);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

// By name: nobody is told who somebody is.
const muted = new SvelteSet<string>(stored());
export const isMuted = (name: string): boolean => muted.has(name);

export function mute(name: string, wanted: boolean): void {
    if (wanted) muted.add(name);
    else muted.delete(name);
    keepIn(place, [...muted]);
}

// The last event that was on the screen, by table.
const seen = new SvelteMap<string, number>();

export function haveRead(game: OnlineGame): void {
    const last = game.happened.at(-1)?.number ?? 0;
    if (last > (seen.get(game.id) ?? 0)) seen.set(game.id, last);
}

const isMine = (game: OnlineGame, { seat }: OnlineEvent): boolean =>
    seat !== undefined && seat === game.you.seat;

export function unread(game: OnlineGame): number {
    const after = seen.get(game.id) ?? 0;
    return game.happened.filter(
        (event) =>
            event.number > after &&
            isTalk(event) &&
            !isMine(game, event) &&
            !isMuted(event.name ?? ""),
    ).length;
}

// Another for each remark: what is sent twice is said once.
export const sayKey = (): string =>
    [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
