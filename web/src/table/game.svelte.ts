// A game at this screen: asks the engine, lets the computer players and Vincent play, keeps the
// record after every event. It decides nothing but when to ask.
import { settings } from "../app/settings.svelte";
import { ask, askAll, Refusal, think, thinkSeed } from "../engine/client";
import type {
    FromTable,
    Hinted,
    LayerOrder,
    MakeMove,
    Moved,
    Refused,
    Result,
    Seat,
    Setup,
    Table,
    TableEvent,
    View,
    Viewer,
} from "../protocol/messages";
import { newGameId, readGame, type SavedGame, saveGame } from "../store/games";
import { language } from "../words/words.svelte";
import { difference, type RibbonStep } from "./diff";
import { firstPerson, hexSeed, levelNamed, type NewGame } from "./new_game";
import { summary } from "./saved";
import {
    applyEvent,
    easel,
    isMyTurn,
    type LogEntry,
    logEntry,
    makeState,
    seatOf,
    setTable,
    sinceLastTurn,
    type TableState,
} from "./state";

// How long a computer player's turn is shown at least, in milliseconds.
const pace = { slow: 1700, normal: 900, fast: 350, instant: 0 };
export const ceremonyTime = 1800;

export interface Ceremony {
    event: Moved;
    seat: Seat;
    won: RibbonStep[];
}

export class LocalGame {
    state: TableState;
    thinking = $state(false);
    refused = $state<Refused | null>(null);
    failed = $state(false);
    curtain = $state<Seat | null>(null); // the next person, before whom the screen is hidden
    ceremony = $state<Ceremony | null>(null);
    hint = $state<Hinted | null>(null);
    hinting = $state(false);
    recap = $state<LogEntry[]>([]);
    result = $state<Result | null>(null);
    // Called around every change of the table; a screen may animate it.
    transition: (before: View, change: () => void) => void = (_, change) => change();

    #saved: SavedGame;
    #abort = new AbortController();
    #running: Promise<void> = Promise.resolve();
    #saving: Promise<unknown> = Promise.resolve();
    #endCeremony: (() => void) | undefined;
    #looks = 0;
    #closed = false;

    private constructor(table: Table, saved: SavedGame, log: LogEntry[]) {
        this.state = $state(makeState(table, saved.easels));
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
        const { start, moves } = await ask(
            { type: "positions", table: table.table, viewer: saved.viewer },
            "positions",
        );
        const log = moves.map((move, i) => logEntry(moves[i - 1]?.view ?? start, move));
        return new LocalGame(table, saved, log);
    }

    get id(): string {
        return this.#saved.id;
    }
    get saved(): SavedGame {
        return this.#saved;
    }
    get setup(): Setup {
        return this.state.setup;
    }
    get view(): View {
        return this.state.view;
    }
    get persons(): Seat[] {
        return this.view.seats.filter((seat) => !seat.bot).map((seat) => seat.seat);
    }

    // Lets whoever is to act go on: to be called once the game is shown.
    start(): void {
        this.#next();
        if (this.view.phase === "over") void this.#finish();
    }

    // `keep` false: the game was deleted, so nothing of it may be written again.
    close(keep = true): void {
        this.#closed = true;
        this.#abort.abort();
        this.skipCeremony();
        void (keep ? this.#save() : this.#saving).then(() =>
            askAll({ type: "close", table: this.state.table }),
        );
    }

    // ---- Moves of the people at the screen ----

    async move(move: MakeMove["move"]): Promise<boolean> {
        const seat = move.kind === "judge" ? {} : { seat: this.state.viewer as Seat };
        this.hint = null;
        this.recap = [];
        return this.#ask({ type: "move", ...this.#address(), ...seat, move });
    }

    // Back to the last turn of the person at the screen.
    async undo(): Promise<boolean> {
        await this.#stop();
        this.hint = null;
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

    // ---- Advice ----

    async askHint(): Promise<void> {
        if (this.hinting || !isMyTurn(this.state)) return;
        this.hinting = true;
        try {
            const hint = await think(
                { type: "hint", record: await this.#record(), seed: thinkSeed() },
                "hinted",
                { signal: this.#abort.signal },
            );
            if (hint && hint.answers === this.state.number) this.hint = hint;
        } catch (error) {
            this.#complain(error);
        } finally {
            this.hinting = false;
        }
    }

    async orders(cards: number[]): Promise<LayerOrder[]> {
        if (this.state.viewer === null || cards.length < 3) return [];
        const { table, viewer: seat } = this.state;
        return (await ask({ type: "orders", table, seat, cards, most: 6 }, "ordered")).orders;
    }

    // What the easel shows and earns now; called whenever its cards change.
    async look(cards: number[]): Promise<void> {
        const mine = ++this.#looks;
        if (cards.length === 0 || this.state.viewer === null) {
            this.state.looked = null;
            return;
        }
        const { table, viewer: seat } = this.state;
        try {
            const looked = await ask({ type: "look", table, seat, cards }, "looked");
            if (mine === this.#looks) this.state.looked = looked;
        } catch (error) {
            if (mine === this.#looks && !this.#closed) this.#complain(error);
        }
    }

    // Titles come in the language of the last hello.
    async changeLanguage(): Promise<void> {
        await ask({ type: "hello", lang: language() }, "welcome");
        await this.#see(this.state.viewer);
        await this.look([...easel(this.state).layers]);
    }

    skipCeremony(): void {
        this.#endCeremony?.();
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
            this.#complain(error);
            return false;
        }
    }

    #apply(answers: FromTable[]): void {
        for (const answer of answers) {
            if (answer.type !== "moved" && answer.type !== "undone") continue;
            this.#show(answer);
        }
    }

    #show(event: TableEvent): void {
        const before = $state.snapshot(this.state.view) as View;
        this.transition(before, () => applyEvent(this.state, event));
        if (event.type !== "moved") return;
        if (event.move.kind === "paint" && typeof event.by === "number")
            this.#celebrate(before, event, event.by);
        if (event.view.phase === "over") void this.#finish();
    }

    #celebrate(before: View, event: Moved, seat: Seat): void {
        this.skipCeremony();
        if (seatOf(this.state, seat)?.bot && settings.speed === "instant") return;
        this.ceremony = { event, seat, won: difference(before, event.view).ribbons };
        const timer = setTimeout(() => this.skipCeremony(), ceremonyTime);
        this.#endCeremony = () => {
            clearTimeout(timer);
            this.ceremony = null;
            this.#endCeremony = undefined;
            this.#ceremonyOver();
        };
    }
    #ceremonyOver: () => void = () => {};

    async #finish(): Promise<void> {
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
                if (!this.#closed) this.#complain(error);
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
            const record = await this.#record();
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
            this.#ceremonyOver = resolve;
            signal.addEventListener("abort", () => resolve(), { once: true });
        });
        this.#ceremonyOver = () => {};
    }

    async #record(): Promise<string> {
        return (await ask({ type: "record", table: this.state.table }, "recorded")).record;
    }

    // One after the other, so that the latest is what stays.
    #save(): Promise<unknown> {
        this.#saving = this.#saving.then(async () => {
            const record = await this.#record();
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

    // Keeps drafts too, when the tab is left.
    keep(): void {
        void this.#save();
    }

    #complain(error: unknown): void {
        if (error instanceof Refusal) this.refused = error.refused;
        else {
            console.error(error);
            this.failed = true;
        }
    }
}
