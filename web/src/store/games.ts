// The games kept on this device, in IndexedDB: one entry a game, its record as text and what the
// list of games shows of it.
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
    picture: { background: number; layers: number[] } | null; // the latest painting
    daily?: string; // the UTC date of a daily puzzle
    online?: string; // the online table it was played at; `viewer` is the seat of who sat here
    guided?: true; // the lesson, whose deal is known beforehand: counts for no statistics
    // Not played here from its beginning: taken up at a position of another game, or brought in by a
    // link or a file. Such a game earns no achievements and counts for no statistics.
    origin?: "what_if" | "kept";
    review?: SavedReview;
}

// The computer's review, of the game as it stood at that event.
export interface SavedReview {
    number: number;
    moves: Reviewed[];
    done: ReviewDone;
}

const name = "velatura";
const version = 1;
let opening: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, version);
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
            resolve(request.result);
        };
        request.onerror = () => {
            opening = undefined;
            reject(request.error);
        };
    });
    return opening;
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

export const saveGame = (game: SavedGame): Promise<unknown> =>
    run("readwrite", (games) => games.put(game));
export const readGame = (id: string): Promise<SavedGame | undefined> =>
    run("readonly", (games) => games.get(id));
export const deleteGame = (id: string): Promise<unknown> =>
    run("readwrite", (games) => games.delete(id));

// The latest first.
export async function listGames(): Promise<SavedGame[]> {
    const games: SavedGame[] = await run("readonly", (store) => store.getAll());
    return games.sort((a, b) => b.updated - a.updated);
}

export const newGameId = (): string =>
    [...crypto.getRandomValues(new Uint8Array(8))]
        .map((byte) => byte.toString(36).padStart(2, "0"))
        .join("");
