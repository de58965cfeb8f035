// What the coach of the guided game has to say, in this order. A lesson is told when its moment has
// come, and is learned when the player has done what it asks, told or not. One that asks for nothing
// is learned with the player's next move.
import { easel, type LogEntry, me, type TableState } from "../../table/state";

// The table as the coach sees it.
export interface Seen {
    state: TableState;
    lit: boolean; // a scoring card is selected
    reordered: boolean; // the layers of the easel have changed places
}

// What a lesson is about, which is marked on the table (coach.css).
export type About =
    "first" | "second" | "tokens" | "main" | "hand" | "layers" | "goals" | "seats" | "help";

export interface Lesson {
    id: string;
    title: string;
    text: string;
    about: About;
    when?: (seen: Seen) => boolean;
    done?: (seen: Seen) => boolean;
}

export const myMoves = ({ log, viewer }: TableState): LogEntry[] =>
    log.filter((entry) => entry.by === viewer && !entry.takenBack);

const takes = ({ state }: Seen) => myMoves(state).filter((entry) => entry.move.kind === "take");
const firstPaid = (seen: Seen) => takes(seen).find((entry) => (entry.cost ?? 0) > 0);
const brought = (entry: LogEntry) =>
    entry.happened.some((each) => each.kind === "card_taken" && each.tokens > 0);
const held = ({ state }: Seen) => me(state)?.hand_size ?? 0;
const laid = ({ state }: Seen) =>
    easel(state).layers.filter((card) => me(state)?.hand?.includes(card)).length;
const painted = ({ state }: Seen) => me(state)?.paintings.length ?? 0;

export const lessons: Lesson[] = [
    {
        id: "try",
        title: "page.learn.coach.try",
        text: "page.learn.coach.try.text",
        about: "first",
        done: (seen) => easel(seen.state).layers.length > 0 || takes(seen).length > 0,
    },
    {
        id: "take",
        title: "page.learn.coach.take",
        text: "page.learn.coach.take.text",
        about: "main",
        done: (seen) => takes(seen).length > 0,
    },
    {
        id: "pay",
        title: "page.learn.coach.pay",
        text: "page.learn.coach.pay.text",
        about: "second",
        when: ({ state }) => state.view.row.some((row) => row.in_reach && row.cost > 0),
        done: (seen) => firstPaid(seen) !== undefined,
    },
    {
        id: "gain",
        title: "page.learn.coach.gain",
        text: "page.learn.coach.gain.text",
        about: "tokens",
        when: ({ state }) => state.view.row.some((row) => row.in_reach && row.tokens > 0),
        // Tokens that came by the way with the first card paid for do not teach it.
        done: (seen) => takes(seen).some((entry) => brought(entry) && entry !== firstPaid(seen)),
    },
    {
        id: "lay",
        title: "page.learn.coach.lay",
        text: "page.learn.coach.lay.text",
        about: "hand",
        when: (seen) => held(seen) >= 2,
        done: (seen) => laid(seen) >= 2,
    },
    {
        id: "layers",
        title: "page.learn.coach.layers",
        text: "page.learn.coach.layers.text",
        about: "layers",
        when: (seen) => laid(seen) >= 2,
        done: (seen) => seen.reordered,
    },
    {
        id: "asks",
        title: "page.learn.coach.asks",
        text: "page.learn.coach.asks.text",
        about: "goals",
        when: (seen) => held(seen) >= 2,
        done: (seen) => seen.lit,
    },
    {
        id: "worth",
        title: "page.learn.coach.worth",
        text: "page.learn.coach.worth.text",
        about: "goals",
        when: (seen) => held(seen) >= 2,
    },
    {
        id: "paint",
        title: "page.learn.coach.paint",
        text: "page.learn.coach.paint.text",
        about: "main",
        when: ({ state }) => state.view.legal.paint,
        done: (seen) => painted(seen) >= 1,
    },
    {
        id: "ribbons",
        title: "page.learn.coach.ribbons",
        text: "page.learn.coach.ribbons.text",
        about: "goals",
        when: (seen) => painted(seen) >= 1,
    },
    {
        id: "five",
        title: "page.learn.coach.five",
        text: "page.learn.coach.five.text",
        about: "hand",
        when: (seen) => painted(seen) >= 1 || held(seen) >= 4,
    },
    {
        id: "help",
        title: "page.learn.coach.help",
        text: "page.learn.coach.help.text",
        about: "help",
        when: (seen) => painted(seen) >= 1,
    },
    {
        id: "end",
        title: "page.learn.coach.end",
        text: "page.learn.coach.end.text",
        about: "seats",
        when: (seen) => painted(seen) >= 1,
    },
    {
        id: "last",
        title: "page.learn.coach.last",
        text: "page.learn.coach.last.text",
        about: "goals",
        when: (seen) => painted(seen) === 2,
        done: (seen) => painted(seen) >= 3,
    },
];
