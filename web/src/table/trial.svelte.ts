// A position of a reviewed game, to find a better move in. The table stays as it is: a move is tried
// on a copy of the game and judged as in the review.
import { ask, askAll, think } from "../engine/client";
import type { LayerOrder, Looked, MakeMove, Reviewed, Seat, Table } from "../protocol/messages";
import { atTable } from "../share/records";
import { language } from "../words/words.svelte";
import { learnFor } from "./catalog";
import type { Faces } from "./faces";
import { Game } from "./game.svelte";
import { makeState } from "./state";

export class Trial extends Game {
    readonly id: string;
    readonly saved = undefined;
    readonly judges = false;
    verdict = $state.raw<Reviewed | null>(null); // on the move tried last
    #record: string;
    #before: number; // the event that led to the position
    #abort = new AbortController();

    private constructor(table: Table, record: string, before: number) {
        super();
        this.id = table.table;
        this.state = makeState(table);
        this.#record = record;
        this.#before = before;
    }

    // The position before an event, seen by the seat that moved.
    static async open(record: string, event: number, seat: Seat): Promise<Trial> {
        await ask({ type: "hello", lang: language() }, "welcome");
        const upto = event - 1;
        const table = await ask({ type: "open", viewer: seat, record, upto }, "table");
        await learnFor(table.setup);
        return new Trial(table, record, upto);
    }

    get persons(): Seat[] {
        return [this.state.viewer as Seat];
    }

    start(): void {}
    keep(): void {}

    close(): void {
        this.closed = true;
        this.#abort.abort();
        void askAll({ type: "close", table: this.state.table });
    }

    async move(move: MakeMove["move"]): Promise<boolean> {
        if (this.sending) return false;
        this.sending = true;
        this.verdict = null;
        try {
            const record = await this.#with(move);
            this.verdict = await think(
                { type: "review", record, seed: 1, last: true },
                "reviewed",
                { signal: this.#abort.signal },
            );
            return this.verdict !== null;
        } catch (error) {
            if (!this.closed) this.complain(error);
            return false;
        } finally {
            this.sending = false;
        }
    }

    // The game up to here and one move more.
    #with(move: MakeMove["move"]): Promise<string> {
        const seat = this.state.viewer as Seat;
        return atTable(
            this.#record,
            seat,
            async ({ table, number }) => {
                await ask(
                    { type: "move", table, viewer: seat, seat, answers: number, move },
                    "moved",
                );
                return (await ask({ type: "record", table }, "recorded")).record;
            },
            this.#before,
        );
    }

    async undo(): Promise<boolean> {
        return false;
    }

    async record(): Promise<string> {
        return (await ask({ type: "record", table: this.state.table }, "recorded")).record;
    }

    async changeLanguage(): Promise<void> {
        await ask({ type: "hello", lang: language() }, "welcome");
    }

    protected async askOrders(seat: Seat, cards: number[]): Promise<LayerOrder[]> {
        const { table } = this.state;
        return (await ask({ type: "orders", table, seat, cards, most: 6 }, "ordered")).orders;
    }

    protected askLook(seat: Seat, cards: number[], faces: Faces): Promise<Looked> {
        return ask({ type: "look", table: this.state.table, seat, cards, ...faces }, "looked");
    }

    protected async finish(): Promise<void> {}
}
