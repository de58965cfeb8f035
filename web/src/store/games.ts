// The games kept on this device, in IndexedDB: one entry a game, its record as text and what the
// list of games shows of it.
import type { Picture } from "../art/pictures";
import type { Mode, ReviewDone, Reviewed } from "../protocol/messages";
import type { Easel } from "../table/state";

export interface SavedSeat {
    name: string; // of a person, or the level of a computer player
    bot: boolean;
    points: number;
}

export interface SavedGame {
    id: string;
    record: string;
    begun: number; // milliseconds, as Date.now()
    updated: number;
    over: boolean;
    conceded?: boolean;
    mode: Mode;
    scenario: string | null;
    seats: SavedSeat[];
    toAct: string | null; // "1" … "5", "vincent", "judge"; null when over
    moves: number;
    viewer: number | null;
    easels: Record<number, Easel>;
    picture: Picture | null; // the latest painting
    daily?: string; // the UTC date of a daily puzzle
    online?: string; // the online table it was played at; `viewer` is the seat of who sat here
    guided?: true; // the lesson, whose deal is known beforehand: counts for no statistics
    // Not played here from its beginning: taken up at a position of another game, or brought in by a
    // link or a file. Such a game earns no achievements and counts for no statistics.
    origin?: "what_if" | "kept";
    review?: SavedReview;
    practice?: Record<number, "found" | "missed">; // its mistakes tried again, by event
    holder?: string; // who plays it: one open table of one tab, the latest that opened it
}

// The computer's review, of the game as it stood at that event.
export interface SavedReview {
    number: number;
    moves: Reviewed[];
    done: ReviewDone;
}

const name = "velatura";
const version = 1;
const patience = 3000; // milliseconds; WebKit sometimes never answers after a quick reload
let opening: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
    if (opening) return opening;
    let late = false;
    const opened = new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        setTimeout(() => {
            late = true; // asked no more, but welcome when it comes
            reject(new Error("the storage does not answer"));
        }, patience);
        request.onupgradeneeded = () => {
            const games = request.result.createObjectStore("games", { keyPath: "id" });
            games.createIndex("updated", "updated");
        };
        request.onsuccess = () => {
            // Another tab wants a newer version: let it.
            request.result.onversionchange = () => {
                request.result.close();
                opening = undefined;
            };
            if (late) opening = Promise.resolve(request.result);
            resolve(request.result);
        };
        request.onerror = () => reject(request.error);
    });
    opening = opened;
    opened.catch(() => {
        if (opening === opened && !late) opening = undefined; // another time, perhaps
    });
    return opened;
}

async function run<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
    const db = await database();
    return new Promise((resolve, reject) => {
        const transaction = db.transaction("games", mode);
        const request = work(transaction.objectStore("games"));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
    });
}

// Reads a game and writes what `change` makes of it (undefined: nothing), with nobody in between.
async function exchange(
    id: string,
    change: (game: SavedGame | undefined) => SavedGame | undefined,
): Promise<SavedGame | undefined> {
    let changed: SavedGame | undefined;
    let failure: unknown;
    await run("readwrite", (games) => {
        const request: IDBRequest<SavedGame | undefined> = games.get(id);
        request.onsuccess = () => {
            try {
                changed = change(request.result);
                if (changed) games.put(changed);
            } catch (error) {
                failure = error;
                games.transaction.abort();
            }
        };
        return request;
    }).catch((error) => {
        throw failure ?? error;
    });
    return changed;
}

export const saveGame = (game: SavedGame): Promise<unknown> =>
    run("readwrite", (games) => games.put(game));
// For the one who plays it; false: another has taken it, and nothing is written.
export async function saveHeld(game: SavedGame): Promise<boolean> {
    const saved = await exchange(game.id, (before) =>
        before && before.holder !== game.holder ? undefined : game,
    );
    return saved !== undefined;
}
// Takes a game to play it; whoever had it may write no more.
export const holdGame = (id: string, holder: string): Promise<SavedGame | undefined> =>
    exchange(id, (game) => game && { ...game, holder });
export const changeGame = (id: string, change: Partial<SavedGame>): Promise<unknown> =>
    exchange(id, (game) => game && { ...game, ...change });
// Whether there is room for a game; nothing stays of it.
export const tryToSave = (game: SavedGame): Promise<unknown> =>
    run("readwrite", (games) => {
        games.put(game);
        return games.delete(game.id);
    });
export const readGame = (id: string): Promise<SavedGame | undefined> =>
    run("readonly", (games) => games.get(id));
export const deleteGame = (id: string): Promise<unknown> =>
    run("readwrite", (games) => games.delete(id));

// The latest first.
export async function listGames(): Promise<SavedGame[]> {
    const games: SavedGame[] = await run("readonly", (store) => store.getAll());
    return games.sort((a, b) => b.updated - a.updated);
}

// A game before its first move is kept for this tab alone, and only the latest: a reload finds it, the
// list of games does not.
const fresh = "velatura.fresh";

export function keepFresh(game: SavedGame | null): void {
    try {
        if (game) sessionStorage.setItem(fresh, JSON.stringify(game));
        else sessionStorage.removeItem(fresh);
    } catch {
        // Not kept, then.
    }
}

export function readFresh(id: string): SavedGame | undefined {
    try {
        const game = JSON.parse(sessionStorage.getItem(fresh) ?? "null") as SavedGame | null;
        return game?.id === id ? game : undefined;
    } catch {
        return undefined;
    }
}

export const newGameId = (): string =>
    [...crypto.getRandomValues(new Uint8Array(8))]
        .map((byte) => byte.toString(36).padStart(2, "0"))
        .join("");
