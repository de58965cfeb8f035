// A game at an online table, and what happens around it before and after. The server is the truth;
// here is what it told last, in order and without gaps (docs/api.md, "An online table").
import { Refusal } from "../engine/client";
import type {
    FromOnline,
    LayerOrder,
    Looked,
    MakeMove,
    Moved,
    Online,
    OnlineEvent,
    OnlineEvents,
    OnlineRoom,
    OnlineYou,
    Seat,
    Table,
    ToOnline,
    Undone,
} from "../protocol/messages";
import type { SavedGame } from "../store/games";
import { learnFor } from "../table/catalog";
import type { Faces } from "../table/faces";
import { Game, logOf } from "../table/game.svelte";
import { easel, makeState, setTable } from "../table/state";
import { language } from "../words/words.svelte";
import type { Acting } from "./acting";
import { connection, greet, hear, hold, onGreeted, say } from "./connection.svelte";
import { forgetDrafts, keepDrafts, keepFinished, readDrafts } from "./kept.svelte";

// How many of a page's games look at a table: the last one tells the server to be silent.
const watchers = new Map<string, number>();
function watch(table: string): () => void {
    watchers.set(table, (watchers.get(table) ?? 0) + 1);
    return () => {
        const left = (watchers.get(table) ?? 1) - 1;
        watchers.set(table, left);
        if (left > 0 || connection.status !== "open") return;
        say({ type: "unwatch", table }, "unwatched").catch(() => {});
    };
}

// `state` and what is made of it only exist once the game has begun.
export class OnlineGame extends Game {
    readonly id: string;
    room: OnlineRoom;
    you: OnlineYou;
    happened: OnlineEvent[]; // all events known here and the last things said, in order
    #saved = $state.raw<SavedGame>();
    #number: number; // of the table's last event that is known here
    #spoken = language();
    #syncing = false;
    #finishing = false;
    #endings: (() => void)[];

    private constructor(online: Online) {
        super();
        this.id = online.table;
        this.#number = online.number;
        this.room = $state.raw(online.room);
        this.you = $state.raw(online.you);
        this.happened = $state.raw([]);
        this.#take(online);
        this.#endings = [
            watch(this.id),
            hold(),
            hear(this.#hear),
            onGreeted(() => void this.#sync()),
        ];
    }

    // Looks at the table and hears from then on what happens there.
    static async open(id: string): Promise<OnlineGame> {
        const early: FromOnline[] = [];
        const endings = [watch(id), hold(), hear((message) => early.push(message))];
        try {
            const online = await say({ type: "sync", table: id, viewer: null }, "online");
            await learnFor(online.room.setup);
            const game = new OnlineGame(online);
            for (const message of early) if (message !== online) game.#hear(message);
            return game;
        } finally {
            for (const end of endings) end();
        }
    }

    close(): void {
        this.closed = true;
        this.skipCeremony();
        for (const end of this.#endings) end();
    }

    get begun(): boolean {
        return (this.state as unknown) !== undefined;
    }
    get over(): boolean {
        return this.room.stage === "over";
    }
    get watching(): boolean {
        return this.you.seat === null;
    }
    get saved(): SavedGame | undefined {
        return this.#saved;
    }
    get judges(): boolean {
        return this.you.judges;
    }
    // Nobody acts at a closed table.
    get #away(): boolean {
        if (this.room.stage === "closed") return true;
        return this.room.seats.some(({ seat, away }) => seat === this.you.seat && away !== null);
    }
    get persons(): Seat[] {
        const { seat } = this.you;
        if (seat !== null) return [seat];
        return this.view.seats.filter((each) => !each.bot).map((each) => each.seat);
    }

    // ---- What a person does ----

    start(): void {}

    keep(): void {
        if (!this.over) keepDrafts(this.id, this.state.easels);
    }

    async move(move: MakeMove["move"]): Promise<boolean> {
        if (this.sending) return false;
        this.sending = true;
        const done = await this.#tell({ type: "move", ...this.#address(), move });
        this.sending = false;
        return done;
    }

    // Asks the others.
    undo(): Promise<boolean> {
        return this.#tell({ type: "undo", ...this.#address() });
    }

    // False: refused, and `refused` has why.
    act(message: Acting): Promise<boolean> {
        return this.#tell({ ...message, table: this.id });
    }

    async record(): Promise<string> {
        return (await say({ type: "record", table: this.id }, "recorded")).record;
    }

    async changeLanguage(): Promise<void> {
        await greet();
    }

    protected async askOrders(seat: Seat, cards: number[]): Promise<LayerOrder[]> {
        const question = { type: "orders", table: this.id, seat, cards, most: 6 } as const;
        return (await say(question, "ordered")).orders;
    }

    protected askLook(seat: Seat, cards: number[], faces: Faces): Promise<Looked> {
        return say({ type: "look", table: this.id, seat, cards, ...faces }, "looked");
    }

    // ---- What the table tells ----

    #address() {
        const { viewer, number: answers } = this.state;
        return { table: this.id, viewer, answers, ...(viewer === null ? {} : { seat: viewer }) };
    }

    // The answer is heard as everything the table tells.
    async #tell(message: ToOnline): Promise<boolean> {
        this.refused = null;
        try {
            await say(message, "events", "online");
            return true;
        } catch (error) {
            this.complain(error);
            if (error instanceof Refusal && error.refused.reason === "message.stale")
                void this.#sync();
            return false;
        }
    }

    #hear = (message: FromOnline): void => {
        switch (message.type) {
            case "online":
            case "events":
                if (message.table !== this.id || message.number < this.#number) return;
                if (message.type === "online") this.#take(message);
                else this.#follow(message);
                return;
            case "welcome":
            case "announcement":
            case "tables":
            case "unwatched":
            case "looked":
            case "ordered":
            case "positions":
            case "recorded":
            case "result":
            case "refused":
                return; // no news of a table: whoever asked has the answer
            default:
                message satisfies never; // a message this page forgot doesn't compile
        }
    };

    // The table as it stands.
    #take(online: Online): void {
        this.#number = online.number;
        this.#note(online, online.said);
        const { game } = online;
        if (!game) return;
        if (this.begun) setTable(this.state, game);
        else this.state = makeState(game, readDrafts(this.id));
        this.#spoken = language();
        this.#settle();
        void this.#readLog(game.number);
        void this.look([...easel(this.state).layers]);
    }

    // What happened since.
    #follow(message: OnlineEvents): void {
        const fresh = message.events.filter((event) => event.number > this.#number);
        const last = fresh.at(-1)?.number ?? this.#number;
        const gap = fresh[0] && fresh[0].number > this.#number + 1;
        if (gap || message.number > last) return void this.#sync();
        this.#number = message.number;
        this.#note(message, fresh);
        for (const each of message.game) this.#play(each);
        if (this.begun) this.#settle();
    }

    #note({ room, you }: Online | OnlineEvents, events: OnlineEvent[]): void {
        this.room = room;
        this.you = you;
        const first = events[0]?.number ?? 0;
        const known = this.happened.filter((event) => event.number < first);
        if (events.length > 0) this.happened = [...known, ...events];
    }

    #play(each: Table | Moved | Undone): void {
        if (each.type === "table") {
            if (!this.begun) this.state = makeState(each);
        } else if (each.number > this.state.number) {
            this.show(each);
        }
    }

    // After every change of a game that has begun.
    #settle(): void {
        const { to_act: actor, phase } = this.view;
        const seat = typeof actor === "number" ? this.room.seats[actor - 1] : undefined;
        this.thinking = seat !== undefined && (seat.kind === "bot" || seat.away !== null);
        this.state.away = this.#away;
        // The seat was given up or taken: the own version is another one now.
        if (this.state.viewer !== this.you.seat) void this.#sync();
        if (phase === "over") void this.finish();
    }

    // Brings what was missed; everything, where what is here is of no use any more.
    async #sync(): Promise<void> {
        if (this.#syncing || this.closed) return;
        this.#syncing = true;
        const { seat: viewer } = this.you;
        const useless =
            this.#number === 0 ||
            (this.begun && (this.#spoken !== language() || this.state.viewer !== viewer));
        const after = useless ? {} : { after: this.#number };
        try {
            await say({ type: "sync", table: this.id, viewer, ...after }, "online", "events");
        } catch (error) {
            // The server has less than we do: it was set back to an earlier state.
            const reason = error instanceof Refusal ? error.refused.reason : "";
            if (reason === "message.ahead") this.#number = 0;
            else if (reason === "message.unavailable") setTimeout(() => this.#sync(), 2000);
            else this.complain(error);
        }
        this.#syncing = false;
        if (this.#number === 0) void this.#sync();
    }

    async #readLog(number: number): Promise<void> {
        const question = { type: "positions", table: this.id, viewer: this.you.seat } as const;
        const positions = await say(question, "positions").catch(() => undefined);
        if (positions && this.state.number === number) this.state.log = logOf(positions);
    }

    protected async finish(): Promise<void> {
        if (this.#finishing) return;
        this.#finishing = true;
        try {
            const { seat } = this.you;
            if (seat !== null) this.#saved = await keepFinished(this, await this.record(), seat);
            this.result = await say({ type: "result", table: this.id }, "result");
            forgetDrafts(this.id);
        } catch (error) {
            this.#finishing = false;
            this.complain(error);
        }
    }
}
