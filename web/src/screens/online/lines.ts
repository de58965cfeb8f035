// What happened at an online table as lines among the talk.
import type { OnlineEvent, Reaction, Seat } from "../../protocol/messages";
import { botName } from "../../table/names";
import { sentences, t } from "../../words/words.svelte";

export const reactions: Record<Reaction, string> = {
    hello: "page.room.reaction_hello",
    thanks: "page.room.reaction_thanks",
    bravo: "page.room.reaction_bravo",
    wow: "page.room.reaction_wow",
    oops: "page.room.reaction_oops",
    thinking: "page.room.reaction_thinking",
    good_game: "page.room.reaction_good_game",
};

// Not the moves, which the log has, nor what is seen at the seats anyway.
const told: Partial<Record<OnlineEvent["kind"], string>> = {
    sat: "page.room.line_sat",
    stood: "page.room.line_stood",
    begun: "page.room.line_begun",
    undo_asked: "page.room.line_undo_asked",
    undo_agreed: "page.room.line_undo_agreed",
    undo_declined: "page.room.line_undo_declined",
    undone: "page.room.line_undone",
    paused: "page.room.line_paused",
    resumed: "page.room.line_resumed",
    left: "page.room.line_left",
    returned: "page.room.line_returned",
    clock_ran_out: "page.room.line_clock_ran_out",
    removed: "page.room.line_removed",
    came: "page.room.line_came",
    went: "page.room.line_went",
    judged: "page.room.line_judged",
    rematched: "page.room.line_rematched",
    closed: "page.room.line_closed",
};

export const isTalk = ({ kind }: OnlineEvent): boolean => kind === "said" || kind === "reacted";

export interface Line {
    number: number;
    at: number;
    talk: boolean;
    watching: boolean; // talk of somebody without a seat
    who: string; // of talk, and of a line about somebody
    seat: Seat | null;
    text: string;
}

// Who closed it, if that was seen from here.
export function closing(happened: readonly OnlineEvent[]): string {
    const closed = happened.find(({ kind }) => kind === "closed");
    return closed ? sentences([about(closed, "")]) : t("message.table_closed");
}

function about(event: OnlineEvent, who: string): string {
    if (event.kind === "said") return event.text ?? "";
    if (event.kind === "reacted") return event.reaction ? t(reactions[event.reaction]) : "";
    if (event.kind === "rested" && event.yes) return t("page.room.line_rested", { who });
    if (event.kind === "chaired")
        return event.level
            ? t("page.room.line_chaired", { level: botName(event.level), n: event.seat ?? 0 })
            : t("page.room.line_opened", { n: event.seat ?? 0 });
    // Nobody's no: time was up.
    if (event.kind === "undo_declined" && event.seat === undefined)
        return t("page.room.line_undo_lapsed");
    if (event.kind === "closed" && event.yes) return t("page.room.line_closed_operator");
    if (event.kind === "judged" && !event.yes) return t("page.room.line_shared");
    const key = told[event.kind];
    return key ? t(key, { who }) : "";
}

// In order, without what muted people say. `names` knows who sits at a seat now; who sat there
// before is told by the events themselves.
export function linesOf(
    happened: readonly OnlineEvent[],
    names: (seat: Seat) => string,
    muted: (name: string) => boolean,
): Line[] {
    const sat = new Map<Seat, string>();
    const lines: Line[] = [];
    for (const event of happened) {
        const { number, at, seat, name } = event;
        if (event.kind === "sat" && seat && name) sat.set(seat, name);
        const who = name ?? (seat ? (sat.get(seat) ?? names(seat)) : "");
        const talk = isTalk(event);
        if (talk && muted(who)) continue;
        const text = about(event, who);
        const watching = talk && seat === undefined;
        if (text) lines.push({ number, at, talk, watching, who, seat: seat ?? null, text });
    }
    return lines;
}
