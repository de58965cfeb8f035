// The people and computer players at the table by name, and what they did in a line.

import { iconName } from "../art/names";
import { artCard } from "../art/printed";
import type {
    Actor,
    Earned,
    IconAt,
    Lacks,
    SeatView,
    SilverEarned,
    View,
} from "../protocol/messages";
import { cardWord, list, numbered, sentences, t } from "../words/words.svelte";
import type { LogEntry } from "./state";

const bots: Record<string, string> = {
    visitor: "page.bot.visitor",
    apprentice: "page.bot.apprentice",
    journeyman: "page.bot.journeyman",
    artist: "page.bot.artist",
    master: "page.bot.master",
};
export const botName = (level: string): string => t(bots[level] ?? level);

interface Named {
    name: string;
    bot: boolean;
}

// People without a name are stored as "Player 1" and called so in every language. Earlier versions
// stored the pronoun.
export const unnamed = (seat: number): string => `Player ${seat}`;
export const isUnnamed = (name: string): boolean => /^(Player \d|You|Du|あなた)$/.test(name);

// The name as it stands in a sentence: never a pronoun. Two computer players of one level are told
// apart by a number.
export function seatName(seats: Named[], seat: number): string {
    const who = seats[seat - 1];
    if (!who) return "";
    if (!who.bot) return isUnnamed(who.name) ? t("page.setup.person", { n: seat }) : who.name;
    const same = seats.filter((each) => each.bot && each.name === who.name);
    const number = seats.slice(0, seat).filter((each) => each.bot && each.name === who.name).length;
    return same.length > 1 ? numbered(botName(who.name), number) : botName(who.name);
}

// The only person at the table, without a name: whoever looks at the screen.
export function isYou(seats: Named[], seat: number): boolean {
    const who = seats[seat - 1];
    const alone = seats.filter((each) => !each.bot).length === 1;
    return who !== undefined && !who.bot && alone && isUnnamed(who.name);
}

// As a label: "You" or the name.
export const seatLabel = (seats: Named[], seat: number): string =>
    isYou(seats, seat) ? t("page.you") : seatName(seats, seat);

export function actorName(view: View, actor: Actor): string {
    if (actor === "vincent") return t("page.vincent");
    if (actor === "judge") return t("page.judge");
    if (actor === "rival") return t(`rival.${view.rival?.rival}.name`);
    return seatLabel(view.seats, actor);
}

// A seat as it is read out.
export const seatSpoken = (seat: SeatView, name: string, acting: boolean): string =>
    sentences([
        t("page.seat.label", {
            seat: name,
            points: seat.points,
            paintings: seat.paintings.length,
            tokens: seat.tokens,
            cards: seat.hand_size,
        }),
        acting ? t("page.seat.acting") : "",
    ]);

// Below a painting: "by Ada".
export const byline = (seats: Named[], seat: number): string =>
    isYou(seats, seat)
        ? t("page.painting.by_you")
        : t("page.painting.by", { seat: seatName(seats, seat) });

// What was done, without the name: that stands before it.
export function deed(view: View, entry: LogEntry): string {
    const { move, happened } = entry;
    const gained = happened.find((each) => each.kind === "card_taken")?.tokens ?? 0;
    switch (move.kind) {
        case "take": {
            const card = entry.card === undefined ? "" : cardWord(artCard(entry.card).word);
            const took = entry.cost
                ? t("page.log.take", { card, cost: entry.cost })
                : t("page.log.take_free", { card });
            return gained > 0 ? t("page.log.with_tokens", { took, n: gained }) : took;
        }
        case "paint": {
            const done = happened.find((each) => each.kind === "painting_completed");
            const count = happened.reduce(
                (sum, each) =>
                    each.kind === "ribbons_taken" ||
                    each.kind === "silver_taken" ||
                    each.kind === "gold_taken"
                        ? sum + each.count
                        : sum,
                0,
            );
            return t("page.log.paint", { title: done?.title ?? "", n: count });
        }
        case "toss": {
            const left = happened.find((each) => each.kind === "card_left");
            if (!left) return t("page.log.toss_nothing");
            return t("page.log.toss", {
                card: cardWord(artCard(left.card).word),
                up: move.face_up,
            });
        }
        case "judge":
            return t("page.log.judge", {
                seats: list(move.winners.map((seat) => seatName(view.seats, seat))),
            });
        case "pass":
            return t("page.log.pass");
        case "keep": {
            const kept = happened.find((each) => each.kind === "painter_kept");
            return t("page.log.keep", { painter: t(`painter.${kept?.painter}.name`) });
        }
        case "reveal": {
            const took = happened.find((each) => each.kind === "rival_took");
            const points = happened.reduce(
                (sum, each) => (each.kind === "rival_scored" ? sum + each.count : sum),
                0,
            );
            return took
                ? t("page.log.rival", { card: cardWord(artCard(took.card).word), n: points })
                : t("page.log.rival_nothing");
        }
    }
}

// ---- Why something is earned --------------------------------------------------------------------

const iconAt = ({ icon, swatch }: IconAt): string =>
    t("page.reason.icon", {
        icon: iconName(icon),
        swatch: t(`swatch.${swatch}`),
    });

const pairs: Record<string, string> = {
    proximity: "page.reason.next_to",
    space: "page.reason.apart",
    symmetry: "page.reason.mirrors",
};

// One sentence for each time a condition is met: "texture on green next to tone on blue".
export function reasons(earned: Earned): string[] {
    return earned.reasons.map((group) => {
        const [a, b] = group;
        const key = pairs[earned.condition];
        if (key && a && b && group.length === 2) return t(key, { a: iconAt(a), b: iconAt(b) });
        return list(group.map(iconAt));
    });
}

export const silverReasons = (silver: SilverEarned): string[] =>
    silver.reasons.map(([bonus, element]) =>
        bonus && element
            ? t("page.reason.silver", { a: iconAt(bonus), b: iconAt(element) })
            : bonus
              ? iconAt(bonus) // a plain bonus needs nothing else
              : "",
    );

export function lacking(lacks: Lacks): string {
    return t(`lacks.${lacks.reason}`, {
        n: lacks.more,
        element: list(lacks.elements.map((element) => t(`element.${element}`))),
        elements: list(lacks.elements.map((element) => t(`element.${element}`))),
        swatches: list(lacks.swatches.map((swatch) => t(`swatch.${swatch}`))),
    });
}
