// The computer's review of a replayed game: asked for, followed, canceled, kept.
import { ask, think } from "../../engine/client";
import type { Plan, Reason, ReviewDone, Reviewed } from "../../protocol/messages";
import { complaint } from "../../share/records";
import { changeGame, type SavedReview } from "../../store/games";
import { savedOfOpen } from "../../table/current.svelte";
import type { Replay } from "./replay.svelte";

export class GameReview {
    moves = $state.raw<ReadonlyMap<number, Reviewed>>(new Map()); // by event
    done = $state.raw<ReviewDone | null>(null);
    judged = $state(0);
    busy = $state(false);
    failed = $state("");
    #replay: Replay;
    #id: string | undefined; // of the saved game that keeps it
    #abort = new AbortController();

    constructor(replay: Replay, id?: string) {
        this.#replay = replay;
        this.#id = id;
    }

    // How many moves there are to judge: those of the seats.
    get of(): number {
        return this.#replay.moments.filter(({ entry }) => typeof entry?.by === "number").length;
    }

    // One that was kept, if the game still is what it was about.
    async restore(kept: SavedReview | undefined): Promise<boolean> {
        if (!kept || kept.number !== this.#replay.moments.at(-1)?.number) return false;
        if (kept.moves.some((move) => !("loss_is" in move))) return false; // of an older version
        await this.#show(kept.moves, kept.done);
        return true;
    }

    async start(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.judged = 0;
        this.failed = "";
        this.#abort = new AbortController();
        const moves: Reviewed[] = [];
        try {
            const done = await think(
                { type: "review", record: this.#replay.record, seed: 1 },
                "review_done",
                {
                    signal: this.#abort.signal,
                    each: (message) => {
                        if (message.type !== "reviewed") return;
                        moves.push(message);
                        this.judged = moves.length;
                    },
                },
            );
            if (!done) return;
            await this.#keep({ number: this.#replay.moments.at(-1)?.number ?? 0, moves, done });
            await this.#show(moves, done);
        } catch (error) {
            this.failed = complaint(error);
        } finally {
            this.busy = false;
        }
    }

    cancel(): void {
        this.#abort.abort();
    }

    async #keep(review: SavedReview): Promise<void> {
        if (!this.#id) return;
        const open = savedOfOpen(this.#id);
        if (open) open.review = review;
        await changeGame(this.#id, { review: $state.snapshot(review) as SavedReview });
    }

    async #show(moves: Reviewed[], done: ReviewDone): Promise<void> {
        const named = await Promise.all(moves.map(inOurLanguage));
        this.moves = new Map(named.map((move) => [move.number, move]));
        this.done = done;
    }
}

// Titles come in the language they were made in; the table knows them in the one spoken now.
async function inOurLanguage(move: Reviewed): Promise<Reviewed> {
    const titled = async <T extends Plan | Reason>(what: T): Promise<T> => {
        if (!what.layers) return what;
        const { layers: cards, flipped } = what;
        const faces = flipped?.length ? { flipped } : {};
        return {
            ...what,
            title: (await ask({ type: "look", cards, ...faces }, "looked")).title,
        };
    };
    const plan = move.plan && (await titled(move.plan));
    return { ...move, plan, reasons: await Promise.all(move.reasons.map(titled)) };
}
