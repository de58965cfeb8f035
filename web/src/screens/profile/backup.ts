// Everything this device keeps as one file, and back. A file is read whole and checked before
// anything is changed; then all of it is written at once.
import { readSettings, type Settings, settings } from "../../app/settings.svelte";
import { Refusal } from "../../engine/client";
import { forget } from "../../online/identity.svelte";
import { atTable } from "../../share/records";
import { forgetAll } from "../../store/device";
import { database, keepFresh, listGames, type SavedGame } from "../../store/games";
import { forgetGame } from "../../table/current.svelte";
import {
    areResults,
    type DailyResults,
    keepResults,
    mergeResults,
    readResults,
} from "../daily/results";

export interface Backup {
    velatura: "backup";
    version: number;
    made: string; // as 2026-11-15T12:00:00.000Z
    settings: Partial<Settings>;
    daily: DailyResults;
    games: SavedGame[];
}

const version = 1;

// Why a file is refused.
export class BadBackup extends Error {
    readonly reason: "foreign" | "damaged" | "newer";
    constructor(reason: BadBackup["reason"]) {
        super(reason);
        this.reason = reason;
    }
}

export async function makeBackup(): Promise<Backup> {
    return {
        velatura: "backup",
        version,
        made: new Date().toISOString(),
        settings: { ...settings },
        daily: readResults(),
        games: await listGames(),
    };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

function isGame(value: unknown): value is SavedGame {
    if (!isObject(value)) return false;
    const { id, record, begun, updated, over, mode, seats, easels } = value;
    return (
        [id, record, mode].every((text) => typeof text === "string") &&
        [begun, updated].every(Number.isFinite) &&
        typeof over === "boolean" &&
        isObject(easels) &&
        Array.isArray(seats) &&
        seats.every(
            (seat) =>
                isObject(seat) && typeof seat.name === "string" && typeof seat.bot === "boolean",
        )
    );
}

export function readBackup(text: string): Backup {
    let file: unknown;
    try {
        file = JSON.parse(text);
    } catch {
        // Ours, but cut off somewhere?
        throw new BadBackup(/^\s*\{\s*"velatura"/.test(text) ? "damaged" : "foreign");
    }
    if (!isObject(file) || file.velatura !== "backup") throw new BadBackup("foreign");
    if (!Number.isInteger(file.version)) throw new BadBackup("damaged");
    if (Number(file.version) > version) throw new BadBackup("newer");
    const { settings: wishes, daily, games } = file;
    const whole =
        isObject(wishes) && areResults(daily) && Array.isArray(games) && games.every(isGame);
    if (!whole) throw new BadBackup("damaged");
    return file as unknown as Backup;
}

// Every record must be a game the engine can open.
export async function checkRecords({ games }: Backup): Promise<void> {
    for (const { record } of games) {
        try {
            await atTable(record, null, async () => {});
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const newer = error.refused.reason === "record.newer_version";
            throw new BadBackup(newer ? "newer" : "damaged");
        }
    }
}

export interface Plan {
    added: SavedGame[];
    replaced: SavedGame[]; // the file has them later
    kept: number; // here they are as late or later
    days: number; // daily results that come in
    daily: DailyResults;
}

export function planImport(backup: Backup, games: SavedGame[], daily: DailyResults): Plan {
    const here = new Map(games.map((game) => [game.id, game]));
    const added = backup.games.filter((game) => !here.has(game.id));
    const replaced = backup.games.filter(
        (game) => game.updated > (here.get(game.id)?.updated ?? Infinity),
    );
    const merged = mergeResults(daily, backup.daily);
    return {
        added,
        replaced,
        kept: backup.games.length - added.length - replaced.length,
        days: Object.keys(merged).filter((date) => merged[date] !== daily[date]).length,
        daily: merged,
    };
}

// All games in one transaction: every one of them, or none.
async function write(work: (store: IDBObjectStore) => void): Promise<void> {
    const db = await database();
    return new Promise((resolve, reject) => {
        const transaction = db.transaction("games", "readwrite");
        work(transaction.objectStore("games"));
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
    });
}

export async function importBackup(plan: Plan, wishes?: Partial<Settings>): Promise<void> {
    for (const { id } of plan.replaced) forgetGame(id); // else an open one would be kept over it
    await write((store) => {
        for (const game of [...plan.added, ...plan.replaced]) store.put(game);
    });
    keepResults(plan.daily);
    if (wishes) Object.assign(settings, readSettings(wishes));
}

export async function deleteEverything(): Promise<void> {
    for (const { id } of await listGames()) forgetGame(id);
    await write((store) => {
        store.clear();
    });
    keepFresh(null);
    forgetAll();
    forget();
    Object.assign(settings, readSettings(null));
}
