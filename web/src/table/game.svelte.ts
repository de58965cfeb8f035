// A game as its screen needs it, be it played at this screen (local.svelte.ts) or at an online table
// (online/game.svelte.ts): how the table stands, what is being shown, and what a person may ask for.
import { settings } from "../app/settings.svelte";
import { Refusal } from "../engine/client";
import type {
    Actor,
    LayerOrder,
    Looked,
    MakeMove,
    Moved,
    Positions,
    Refused,
    Result,
    Seat,
    Setup,
    TableEvent,
    Tossed,
    View,
} from "../protocol/messages";
import type { SavedGame } from "../store/games";
import { difference, type RibbonStep } from "./diff";
import { type Faces, facesOf, namedStars, settleStars } from "./faces";
import type { Hints } from "./hints.svelte";
import {
    applyEvent,
    easel,
    follow,
    type LogEntry,
    logEntry,
    seatOf,
    type TableState,
} from "./state";

export const ceremonyTime = 1800;
// How long a turn of a computer player or of Vincent is shown at least, in milliseconds.
export const pace = { slow: 1700, normal: 900, fast: 350, instant: 0 };

export interface Ceremony {
    event: Moved;
    seat: Seat;
    won: RibbonStep[];
}

export abstract class Game {
    abstract readonly id: string;
    abstract readonly saved: SavedGame | undefined; // as it is kept on this device
    abstract readonly persons: Seat[]; // those in front of this screen
    abstract readonly judges: boolean; // they may judge a tie
    readonly hints: Hints | undefined; // where a game gives any

    state = $state() as TableState;
    thinking = $state(false); // a computer player
    sending = $state(false); // a move is on its way to the table
    refused = $state<Refused | null>(null);
    failed = $state(false);
    curtain = $state<Seat | null>(null); // the next person at a shared screen, which is hidden
    ceremony = $state<Ceremony | null>(null);
    result = $state<Result | null>(null);
    // Called around every change of the table; a screen may animate it.
    transition: (before: View, change: () => void, by: Actor) => void = (_, change) => change();
    // Called when Vincent has tossed, before it changes the table; a screen may show it that long.
    tossing: (toss: Tossed, time: number) => void = () => {};

    protected closed = false;
    #endCeremony: (() => void) | undefined;
    #looks = 0;

    get setup(): Setup {
        return this.state.setup;
    }
    get view(): View {
        return this.state.view;
    }

    abstract start(): void; // once it is shown
    abstract keep(): void; // drafts too, when the tab is left
    abstract move(move: MakeMove["move"]): Promise<boolean>;
    abstract undo(): Promise<boolean>;
    abstract record(): Promise<string>;
    abstract changeLanguage(): Promise<void>; // titles come in the language of the last hello
    protected abstract askOrders(seat: Seat, cards: number[]): Promise<LayerOrder[]>;
    protected abstract askLook(seat: Seat, cards: number[], faces: Faces): Promise<Looked>;
    protected abstract finish(): Promise<void>; // the game is over

    async orders(cards: number[]): Promise<LayerOrder[]> {
        const { viewer } = this.state;
        return viewer === null || cards.length < 3 ? [] : this.askOrders(viewer, cards);
    }

    // What the easel shows and earns now; called whenever its cards change.
    async look(cards: number[]): Promise<void> {
        const mine = ++this.#looks;
        const { viewer } = this.state;
        if (cards.length === 0 || viewer === null) {
            this.state.looked = null;
            return;
        }
        const draft = easel(this.state);
        const faces = facesOf(draft, this.state.looked);
        try {
            let looked = await this.askLook(viewer, cards, faces);
            if (mine !== this.#looks) return;
            settleStars(draft, looked);
            // Cards have moved: where the ★ are now is only known from here on.
            const stars = namedStars(draft, looked);
            if (stars.join() !== (faces.stars ?? []).join())
                looked = await this.askLook(viewer, cards, { ...faces, stars });
            if (mine !== this.#looks) return;
            if (this.state.looked) follow(this.state.looked, looked);
            else this.state.looked = looked;
        } catch (error) {
            if (mine === this.#looks && !this.closed) this.complain(error);
        }
    }

    skipCeremony(): void {
        this.#endCeremony?.();
    }

    protected ceremonyOver: () => void = () => {};

    protected show(event: TableEvent): void {
        const before = $state.snapshot(this.state.view) as View;
        this.transition(before, () => applyEvent(this.state, event), event.by);
        if (event.type !== "moved") return;
        if (event.move.kind === "paint" && typeof event.by === "number")
            this.#celebrate(before, event, event.by);
        if (event.view.phase === "over") void this.finish();
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
            this.ceremonyOver();
        };
    }

    complain(error: unknown): void {
        if (error instanceof Refusal) this.refused = error.refused;
        else {
            console.error(error);
            this.failed = true;
        }
    }
}

// What happened before this screen was opened.
export const logOf = ({ start, moves }: Positions): LogEntry[] =>
    moves.map((move, i) => logEntry(moves[i - 1]?.view ?? start, move));
