// A game to be looked at move by move, without a screen: all its positions, and where one stands.
import { ask } from "../../engine/client";
import type { Setup, View, Viewer } from "../../protocol/messages";
import { atTable } from "../../share/records";
import { actorName, deed } from "../../table/names";
import { type LogEntry, logEntry } from "../../table/state";
import { t } from "../../words/words.svelte";

export interface Moment {
    number: number; // of the event that led here; 0 at the start
    entry: LogEntry | null;
    view: View;
}

// How long a move is shown, in milliseconds.
export const speeds = { slow: 2600, normal: 1400, fast: 600 } as const;
export type Speed = keyof typeof speeds;

export class Replay {
    readonly record: string;
    readonly setup: Setup;
    readonly playable: boolean; // from here on too, since its chance is known
    readonly moments: Moment[];
    at = $state(0);
    playing = $state(false);
    speed = $state<Speed>("normal");

    private constructor(record: string, setup: Setup, playable: boolean, moments: Moment[]) {
        this.record = record;
        this.setup = setup;
        this.playable = playable;
        this.moments = moments;
    }

    static open(record: string, viewer: Viewer): Promise<Replay> {
        return atTable(record, viewer, async ({ table, setup, playable }) => {
            const seenBy = (seat: Viewer) =>
                ask({ type: "positions", table, viewer: seat }, "positions");
            const { start, moves } = await seenBy(viewer);
            const moments: Moment[] = [{ number: 0, entry: null, view: start }];
            for (const move of moves) {
                const before = moments.at(-1)?.view ?? start;
                const { number, view } = move;
                moments.push({ number, entry: logEntry(before, move), view });
            }
            // Once a game is over nobody hides anything: every hand as its owner saw it.
            if (setup.hidden_hands && moments.at(-1)?.view.phase === "over")
                for (const { seat } of start.seats) {
                    const own = await seenBy(seat);
                    [own.start, ...own.moves.map((move) => move.view)].forEach((view, i) => {
                        const shown = moments[i]?.view.seats[seat - 1];
                        if (shown) shown.hand = view.seats[seat - 1]?.hand ?? null;
                    });
                }
            return new Replay(record, setup, playable, moments);
        });
    }

    get last(): number {
        return this.moments.length - 1;
    }
    get moment(): Moment {
        return this.moments[this.at] as Moment;
    }
    get view(): View {
        return this.moment.view;
    }
    get over(): boolean {
        return this.moments[this.last]?.view.phase === "over";
    }

    go(at: number): void {
        this.at = Math.max(0, Math.min(this.last, at));
        if (this.at === this.last) this.playing = false;
    }

    // To an event; one that was undone is represented by the move before it.
    goTo(number: number): void {
        this.go(this.moments.findLastIndex((moment) => moment.number <= number));
    }

    // Played once more from the start when it has come to the end.
    toggle(): void {
        if (!this.playing && this.at === this.last) this.at = 0;
        this.playing = !this.playing;
    }
}

// A move in the words of the log.
export function tell({ view, entry }: Moment): string {
    if (!entry) return t("page.replay.start");
    return t("page.log.line", { seat: actorName(view, entry.by), what: deed(view, entry) });
}

// Where a place on the way through the game lies on the slider, the curve and their marks.
export const place = (replay: Replay, at: number): number =>
    replay.last === 0 ? 0 : at / replay.last;
