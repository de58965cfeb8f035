// A game at this screen: asks the engine, lets the computer players and Vincent play, keeps the
// record after every event. It decides nothing but when to ask.
import { settings } from "../app/settings.svelte";
import { ask, askAll, think, thinkSeed } from "../engine/client";
import type {
    FromTable,
    LayerOrder,
    Looked,
    MakeMove,
    Seat,
    Table,
    Viewer,
} from "../protocol/messages";
import { newGameId, readGame, type SavedGame, saveGame } from "../store/games";
import { language } from "../words/words.svelte";
import { Game, logOf } from "./game.svelte";
import { Hints } from "./hints.svelte";
import { firstPerson, hexSeed, levelNamed, type NewGame } from "./new_game";
import { summary } from "./saved";
import { easel, type LogEntry, makeState, seatOf, setTable, sinceLastTurn } from "./state";

// How long a computer player's turn is shown at least, in milliseconds.
const pace = { slow: 1700, normal: 900, fast: 350, instant: 0 };

export class LocalGame extends Game {
    override readonly hints: Hints = new Hints(this);

    #saved: SavedGame;
    #abort = new AbortController();
    #running: Promise<void> = Promise.resolve();
    #saving: Promise<unknown> = Promise.resolve();

    private constructor(table: Table, saved: SavedGame, log: LogEntry[]) {
        super();
        this.state = makeState(table, saved.easels);
        this.state.log = log;
        this.#saved = saved;
    }

    static async create(options: NewGame): Promise<LocalGame> {
        const { daily, guided, ...rest } = options;
        await ask({ type: "hello", lang: language() }, "welcome");
        const viewer = firstPerson(options.seats.map((seat) => ({ bot: seat.kind === "bot" })));
        const now = new Date();
        const table = await ask(
            {
                seed: hexSeed(),
                ...rest,
                type: "create",
                viewer,
                date: now.toISOString().slice(0, 10),
            },
            "table",
        );
        const saved: SavedGame = {
            id: newGameId(),
            record: "",
            begun: now.getTime(),
            updated: now.getTime(),
            over: false,
            mode: table.setup.mode,
            scenario: table.setup.scenario,
            seats: [],
            toAct: null,
            moves: 0,
            viewer,
            easels: {},
            picture: null,
            ...(daily ? { daily } : {}),
            ...(guided ? { guided } : {}),
        };
        const game = new LocalGame(table, saved, []);
        await game.#save();
        return game;
    }

    static async resume(id: string): Promise<LocalGame | undefined> {
        const saved = await readGame(id);
        if (!saved) return undefined;
        await ask({ type: "hello", lang: language() }, "welcome");
        const table = await ask(
            { type: "open", viewer: saved.viewer, record: saved.record },
            "table",
        );
        const positions = await ask(
            { type: "positions", table: table.table, viewer: saved.viewer },
            "positions",
        );
        return new LocalGame(table, saved, logOf(positions));
    }

    get id(): string {
        return this.#saved.id;
    }
    get saved(): SavedGame {
        return this.#saved;
    }
    get judges(): boolean {
        return this.view.legal.judge.length > 0;
    }
    get persons(): Seat[] {
        return this.view.seats.filter((seat) => !seat.bot).map((seat) => seat.seat);
    }

    // Lets whoever is to act go on.
    start(): void {
        this.#next();
        if (this.view.phase === "over") void this.finish();
    }

    // `keep` false: the game was deleted, so nothing of it may be written again.
    close(keep = true): void {
        this.closed = true;
        this.hints.stop();
        this.#abort.abort();
        this.skipCeremony();
        void (keep ? this.#save() : this.#saving).then(() =>
            askAll({ type: "close", table: this.state.table }),
        );
    }

    // ---- Moves of the people at the screen ----

    async move(move: MakeMove["move"]): Promise<boolean> {
        const seat = move.kind === "judge" ? {} : { seat: this.state.viewer as Seat };
        this.hints.hint = null;
        this.recap = [];
        return this.#ask({ type: "move", ...this.#address(), ...seat, move });
    }

    // Back to the last turn of the person at the screen.
    async undo(): Promise<boolean> {
        await this.#stop();
        this.result = null;
        const seat = this.state.viewer ?? undefined;
        const done = await this.#ask({
            type: "undo",
            ...this.#address(),
            ...(seat ? { seat } : {}),
        });
        this.recap = [];
        return done;
    }

    // The next person is ready to look.
    async raiseCurtain(): Promise<void> {
        const seat = this.curtain;
        if (seat === null) return;
        await this.#see(seat);
        this.curtain = null;
    }

    protected async askOrders(seat: Seat, cards: number[]): Promise<LayerOrder[]> {
        const { table } = this.state;
        return (await ask({ type: "orders", table, seat, cards, most: 6 }, "ordered")).orders;
    }

    protected askLook(seat: Seat, cards: number[]): Promise<Looked> {
        return ask({ type: "look", table: this.state.table, seat, cards }, "looked");
    }

    async record(): Promise<string> {
        return (await ask({ type: "record", table: this.state.table }, "recorded")).record;
    }

    async changeLanguage(): Promise<void> {
        await ask({ type: "hello", lang: language() }, "welcome");
        await this.#see(this.state.viewer);
        await this.look([...easel(this.state).layers]);
    }

    async concede(): Promise<void> {
        await this.#stop();
        this.#saved.conceded = true;
        await this.#save();
    }

    // ---- Inside ----

    #address() {
        const { table, viewer, number } = this.state;
        return { table, viewer, answers: number };
    }

    async #ask(message: Parameters<typeof askAll>[0]): Promise<boolean> {
        this.refused = null;
        try {
            this.#apply(await askAll(message));
            await this.#save();
            this.#next();
            return true;
        } catch (error) {
            this.complain(error);
            return false;
        }
    }

    #apply(answers: FromTable[]): void {
        for (const answer of answers)
            if (answer.type === "moved" || answer.type === "undone") this.show(answer);
    }

    protected async finish(): Promise<void> {
        this.result = await ask({ type: "result", table: this.state.table }, "result");
    }

    // Another pair of eyes.
    async #see(viewer: Viewer): Promise<void> {
        const table = await ask({ type: "sync", table: this.state.table, viewer }, "table");
        setTable(this.state, table);
        this.#saved.viewer = viewer;
        await this.#save();
        if (viewer !== null) this.recap = sinceLastTurn(this.state, viewer);
    }

    async #stop(): Promise<void> {
        this.hints.stop();
        this.#abort.abort();
        this.skipCeremony();
        await this.#running;
        this.#abort = new AbortController();
    }

    #next(): void {
        const { signal } = this.#abort;
        this.#running = this.#running
            .then(() => this.#play(signal))
            .catch((error) => {
                if (!this.closed) this.complain(error);
            });
    }

    // Plays on until a person has to do something.
    async #play(signal: AbortSignal): Promise<void> {
        while (!signal.aborted && this.state.playable && !this.#saved.conceded) {
            await this.#pause(signal);
            if (signal.aborted) return;
            const { to_act: actor } = this.view;
            if (actor === "vincent") {
                this.#apply(await askAll({ type: "advance", ...this.#address() }));
            } else if (typeof actor === "number") {
                const seat = seatOf(this.state, actor);
                if (!seat) return;
                if (!seat.bot) return this.#turnTo(actor);
                const thought = await this.#think(actor, signal);
                if (!thought || signal.aborted) return;
                this.#apply(
                    await askAll({
                        type: "move",
                        ...this.#address(),
                        seat: actor,
                        move: thought.move,
                    }),
                );
            } else {
                return;
            }
            await this.#save();
        }
    }

    async #think(seat: Seat, signal: AbortSignal) {
        this.thinking = true;
        const level = levelNamed(this.setup.seats[seat - 1]?.name);
        // In the lesson the same answer to the same moves, every time.
        const seed = this.#saved.guided ? this.state.number : thinkSeed();
        try {
            const record = await this.record();
            const shown = new Promise((resolve) => {
                setTimeout(resolve, pace[settings.speed]);
                signal.addEventListener("abort", resolve, { once: true });
            });
            const [thought] = await Promise.all([
                think({ type: "think", record, level, seed }, "thought", { signal }),
                shown,
            ]);
            return thought;
        } finally {
            this.thinking = false;
        }
    }

    // The screen goes to the person whose turn it is; past a curtain where hands are hidden.
    async #turnTo(seat: Seat): Promise<void> {
        if (seat === this.state.viewer) {
            this.recap = sinceLastTurn(this.state, seat);
        } else if (this.setup.hidden_hands && this.persons.length > 1) {
            this.curtain = seat;
        } else {
            await this.#see(seat);
        }
    }

    // A ceremony is not talked into.
    async #pause(signal: AbortSignal): Promise<void> {
        if (!this.ceremony) return;
        await new Promise<void>((resolve) => {
            this.ceremonyOver = resolve;
            signal.addEventListener("abort", () => resolve(), { once: true });
        });
        this.ceremonyOver = () => {};
    }

    // One after the other, so that the latest is what stays.
    #save(): Promise<unknown> {
        this.#saving = this.#saving.then(async () => {
            const record = await this.record();
            Object.assign(this.#saved, {
                record,
                updated: Date.now(),
                ...summary(this.view),
                easels: this.state.easels,
            } satisfies Partial<SavedGame>);
            await saveGame($state.snapshot(this.#saved) as SavedGame);
        });
        return this.#saving.catch((error) => {
            console.warn("not saved", error); // play goes on; the storage may be switched off
            this.#saving = Promise.resolve();
        });
    }

    keep(): void {
        void this.#save();
    }
}
