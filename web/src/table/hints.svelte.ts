// Hints of the thinker, for a game at this screen, which they mark as played with help. (At an online
// table people play fair.)
import { think, thinkSeed } from "../engine/client";
import type { Hinted } from "../protocol/messages";
import type { LocalGame } from "./local.svelte";
import { isMyTurn } from "./state";

export class Hints {
    hint = $state<Hinted | null>(null);
    hinting = $state(false);
    #game: LocalGame;
    #abort = new AbortController();

    constructor(game: LocalGame) {
        this.#game = game;
    }

    async ask(): Promise<void> {
        const { state } = this.#game;
        if (this.hinting || !isMyTurn(state)) return;
        this.hinting = true;
        const { signal } = this.#abort;
        try {
            await this.#game.noteHelp();
            const record = await this.#game.record();
            const hint = await think({ type: "hint", record, seed: thinkSeed() }, "hinted", {
                signal,
            });
            if (hint && hint.answers === state.number) this.hint = hint;
        } catch (error) {
            this.#game.complain(error);
        } finally {
            this.hinting = false;
        }
    }

    stop(): void {
        this.#abort.abort();
        this.#abort = new AbortController();
        this.hint = null;
    }
}
