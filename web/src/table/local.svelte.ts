// A game at this screen: asks the engine, lets the computer players and Vincent play, keeps the
// record after every event. It decides nothing but when to ask.
import { settings } from "../app/settings.svelte";
import { answerOf, ask, askAll, think, thinkSeed } from "../engine/client";
import type {
    FromTable,
    LayerOrder,
    Looked,
    MakeMove,
    Seat,
    Table,
    ToTable,
    Viewer,
} from "../protocol/messages";
import {
    holdGame,
    keepFresh,
    newGameId,
    readFresh,
    readGame,
    type SavedGame,
    saveHeld,
    tryToSave,
} from "../store/games";
import { language } from "../words/words.svelte";
import { learnFor } from "./catalog";
import type { Faces } from "./faces";
import { Game, logOf, pace } from "./game.svelte";
import { Hints } from "./hints.svelte";
import { firstPerson, hexSeed, levelNamed, type NewGame } from "./new_game";
import { summary } from "./saved";
import { easel, type LogEntry, makeState, seatOf, setTable } from "./state";

// The tabs tell each other which games they take. (Whoever misses it finds out by the storage.)
interface Taken {
    game: string;
    holder: string;
}
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("velatura.games") : undefined;

// A move that is not made, because another tab plays this game now.
class Elsewhere extends Error {}

export class LocalGame extends Game {
    override readonly hints: Hints = new Hints(this);
    elsewhere = $state(false); // another tab plays it now
    unsaved = $state(false); // this device does not keep it

    #saved: SavedGame;
    #abort = new AbortController();
    #running: Promise<void> = Promise.resolve();
    #saving: Promise<unknown> = Promise.resolve();
    #listening = new AbortController();
    #kept: boolean; // in the storage of this device
    #written: { number: number; record: string } | undefined; // the record after an event

    private constructor(table: Table, saved: SavedGame, log: LogEntry[], kept = false) {
        super();
        this.#kept = kept;
        this.state = makeState(table, saved.easels);
        this.state.log = log;
        this.#saved = saved;
        const { id: game, holder } = saved;
        tabs?.postMessage({ game, holder } as Taken);
        tabs?.addEventListener(
            "message",
            ({ data }: MessageEvent<Taken>) => {
                if (data.game === game) this.#giveUp();
            },
            { signal: this.#listening.signal },
        );
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
        await learnFor(table.setup);
        const saved: SavedGame = {
            id: newGameId(),
            holder: newGameId(),
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
        await tryToSave($state.snapshot(saved) as SavedGame).catch((error) => game.#warn(error));
        return game;
    }

    static async resume(id: string): Promise<LocalGame | undefined> {
        const holder = newGameId();
        const held = await holdGame(id, holder).catch((error) => console.warn("no games", error));
        const saved = held ?? readFresh(id);
        if (!saved) return undefined;
        saved.holder = holder;
        await ask({ type: "hello", lang: language() }, "welcome");
        const table = await ask(
            { type: "open", viewer: saved.viewer, record: saved.record },
            "table",
        );
        await learnFor(table.setup);
        const positions = await ask(
            { type: "positions", table: table.table, viewer: saved.viewer },
            "positions",
        );
        return new LocalGame(table, saved, logOf(positions), held !== undefined);
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
        this.#listening.abort();
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
        return done;
    }

    // Somebody asks for a hint: the record says so from now on.
    async noteHelp(): Promise<void> {
        if (this.view.helped) return;
        const { table, viewer } = this.state;
        await this.#mustBeMine();
        const answers = await askAll({ type: "help", table, viewer }, { type: "record", table });
        setTable(this.state, answerOf(answers, "table"));
        this.#note(answers);
        await this.#save();
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

    protected askLook(seat: Seat, cards: number[], faces: Faces): Promise<Looked> {
        return ask({ type: "look", table: this.state.table, seat, cards, ...faces }, "looked");
    }

    async record(): Promise<string> {
        const { number, table } = this.state;
        if (this.#written?.number === number) return this.#written.record;
        return this.#note(await askAll({ type: "record", table }));
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

    async #ask(message: ToTable): Promise<boolean> {
        this.refused = null;
        try {
            await this.#act(message);
            await this.#save();
            this.#next();
            return true;
        } catch (error) {
            this.complain(error);
            return false;
        }
    }

    // Whatever changes the table. Another tab may have gone on: then nothing is made or shown here that
    // could tell what comes next.
    async #act(message: ToTable): Promise<void> {
        await this.#mustBeMine();
        this.#apply(await this.#askForEvents(message));
    }

    // With the record after them: saving the game and a computer player's turn need it.
    #askForEvents(message: ToTable): Promise<FromTable[]> {
        return askAll(message, { type: "record", table: this.state.table });
    }

    #apply(answers: FromTable[]): void {
        for (const answer of answers)
            if (answer.type === "moved" || answer.type === "undone") this.show(answer);
        this.#note(answers);
    }

    // The record among answers that were applied.
    #note(answers: FromTable[]): string {
        const { record } = answerOf(answers, "recorded");
        this.#written = { number: this.state.number, record };
        return record;
    }

    async #mustBeMine(): Promise<void> {
        const kept = await readGame(this.id).catch(() => undefined);
        if (kept && kept.holder !== this.#saved.holder) this.#giveUp();
        if (this.elsewhere) throw new Elsewhere();
    }

    #giveUp(): void {
        this.elsewhere = true;
        this.hints.stop();
        this.#abort.abort();
        this.skipCeremony();
    }

    override complain(error: unknown): void {
        if (!(error instanceof Elsewhere)) super.complain(error);
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
            if (actor === "vincent" || actor === "rival") {
                await this.#mustBeMine();
                const answers = await this.#askForEvents({ type: "advance", ...this.#address() });
                await this.#showToss(answers, signal);
                this.#apply(answers);
            } else if (typeof actor === "number") {
                const seat = seatOf(this.state, actor);
                if (!seat) return;
                if (!seat.bot) return this.#turnTo(actor);
                const thought = await this.#think(actor, signal);
                if (!thought || signal.aborted) return;
                await this.#act({
                    type: "move",
                    ...this.#address(),
                    seat: actor,
                    move: thought.move,
                });
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
            const [thought] = await Promise.all([
                think({ type: "think", record, level, seed }, "thought", { signal }),
                this.#shown(signal),
            ]);
            return thought;
        } finally {
            this.thinking = false;
        }
    }

    async #showToss(answers: FromTable[], signal: AbortSignal): Promise<void> {
        const toss = answers
            .flatMap((answer) => (answer.type === "moved" ? answer.happened : []))
            .find((each) => each.kind === "tossed");
        if (!toss || pace[settings.speed] === 0) return;
        await this.#shown(signal, 0.4); // the card taken before is on its way
        if (!signal.aborted) this.tossing(toss, pace[settings.speed]);
        await this.#shown(signal);
    }

    // So long that a turn, or this part of it, can be followed.
    #shown(signal: AbortSignal, part = 1): Promise<unknown> {
        if (signal.aborted) return Promise.resolve();
        return new Promise((resolve) => {
            setTimeout(resolve, pace[settings.speed] * part);
            signal.addEventListener("abort", resolve, { once: true });
        });
    }

    // The screen goes to the person whose turn it is; past a curtain where hands are hidden.
    async #turnTo(seat: Seat): Promise<void> {
        if (seat === this.state.viewer) return;
        if (this.#secret && this.persons.length > 1) this.curtain = seat;
        else await this.#see(seat);
    }

    // Something is seen that the other people at this screen may not see: a hand, or two painters dealt.
    get #secret(): boolean {
        return this.setup.hidden_hands || this.view.phase === "painters";
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
        if (this.elsewhere) return this.#saving;
        this.#saving = this.#saving.then(async () => {
            const record = await this.record();
            Object.assign(this.#saved, {
                record,
                updated: Date.now(),
                ...summary(this.view),
                easels: this.state.easels,
            } satisfies Partial<SavedGame>);
            const saved = $state.snapshot(this.#saved) as SavedGame;
            if (!this.#kept && !this.#begun) return keepFresh(saved);
            if (!(await saveHeld(saved))) return this.#giveUp();
            this.#kept = true;
            this.unsaved = false;
            keepFresh(null);
        });
        return this.#saving.catch((error) => {
            this.#warn(error);
            keepFresh($state.snapshot(this.#saved) as SavedGame);
            this.#saving = Promise.resolve();
        });
    }

    // A game in which nobody here has moved is not kept; one with help is, or it could begin anew
    // without.
    get #begun(): boolean {
        const { persons, view, state } = this;
        const mine = ({ by }: LogEntry) =>
            persons.length === 0 || persons.some((seat) => seat === by);
        return view.helped || state.log.some(mine);
    }

    // Play goes on; the storage may be switched off or full.
    #warn(error: unknown): void {
        console.warn("not saved", error);
        this.unsaved = true;
    }

    keep(): void {
        void this.#save();
    }
}
