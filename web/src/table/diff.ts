// What moved between two views: the animations are made from it, from nothing else. So a move, a
// move taken back and a jump in a replay all animate by the same few lines.
import type { Seat, View } from "../protocol/messages";

// Where a card or a token can be.
export type Place =
    | { at: "row"; position: number }
    | { at: "hand"; seat: Seat }
    | { at: "painting"; seat: Seat }
    | { at: "deck" }
    | { at: "left" }
    | { at: "vincent" }
    | { at: "supply" }
    | { at: "tokens"; seat: Seat };

export interface CardStep {
    card: number;
    from: Place;
    to: Place;
}

export interface TokenStep {
    from: Place;
    to: Place;
    count: number;
}

export interface RibbonStep {
    seat: Seat;
    ribbon: "red" | "green" | "blue" | "violet" | "silver";
    count: number;
}

export interface Difference {
    cards: CardStep[];
    tokens: TokenStep[];
    ribbons: RibbonStep[];
    paintings: { seat: Seat; index: number }[]; // new ones
}

function places(view: View): Map<number, Place> {
    const map = new Map<number, Place>();
    for (const { card, position } of view.row) map.set(card, { at: "row", position });
    for (const card of view.left) map.set(card, { at: "left" });
    for (const { seat, hand, paintings } of view.seats) {
        for (const card of hand ?? []) map.set(card, { at: "hand", seat });
        for (const { layers } of paintings)
            for (const card of layers) map.set(card, { at: "painting", seat });
    }
    return map;
}

export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

function cardSteps(before: View, after: View): CardStep[] {
    const was = places(before);
    const is = places(after);
    const steps: CardStep[] = [];
    for (const card of new Set([...was.keys(), ...is.keys()])) {
        // A card seen before and nowhere now is in a hidden hand, or back in the deck.
        const from = was.get(card) ?? { at: "deck" as const };
        const to = is.get(card) ?? hiddenHand(before, after) ?? { at: "deck" as const };
        if (!samePlace(from, to)) steps.push({ card, from, to });
    }
    return steps;
}

// The seat whose hidden hand has grown.
function hiddenHand(before: View, after: View): Place | undefined {
    const grown = after.seats.find(
        (seat, i) => seat.hand === null && seat.hand_size > (before.seats[i]?.hand_size ?? 0),
    );
    return grown && { at: "hand", seat: grown.seat };
}

// Tokens keep their number: what some places lost the others have gained, paired in order.
function tokenSteps(before: View, after: View): TokenStep[] {
    const count = (view: View): { place: Place; key: string; count: number }[] => [
        ...view.seats.map((seat) => ({
            place: { at: "tokens" as const, seat: seat.seat },
            key: `seat${seat.seat}`,
            count: seat.tokens,
        })),
        { place: { at: "vincent" }, key: "vincent", count: view.vincent_tokens ?? 0 },
        { place: { at: "supply" }, key: "supply", count: view.supply_tokens ?? 0 },
        ...view.row.map((row) => ({
            place: { at: "row" as const, position: row.position },
            key: `card${row.card}`, // tokens travel with their card
            count: row.tokens,
        })),
    ];
    const was = count(before);
    const is = count(after);
    const keys = new Set([...was, ...is].map((entry) => entry.key));
    const losses: { place: Place; count: number }[] = [];
    const gains: { place: Place; count: number }[] = [];
    for (const key of keys) {
        const old = was.find((entry) => entry.key === key);
        const now = is.find((entry) => entry.key === key);
        const change = (now?.count ?? 0) - (old?.count ?? 0);
        const place = now?.place ?? old?.place;
        if (!place || change === 0) continue;
        if (change < 0) losses.push({ place: old?.place ?? place, count: -change });
        else gains.push({ place, count: change });
    }
    const steps: TokenStep[] = [];
    for (const loss of losses) {
        while (loss.count > 0) {
            const gain = gains.find((each) => each.count > 0);
            if (!gain) break;
            const moved = Math.min(loss.count, gain.count);
            steps.push({ from: loss.place, to: gain.place, count: moved });
            loss.count -= moved;
            gain.count -= moved;
        }
    }
    return steps;
}

export function difference(before: View, after: View): Difference {
    const ribbons: RibbonStep[] = [];
    const paintings: Difference["paintings"] = [];
    const colours = ["red", "green", "blue", "violet"] as const;
    after.seats.forEach((seat, i) => {
        const old = before.seats[i];
        if (!old) return;
        colours.forEach((ribbon, place) => {
            const count = (seat.ribbons[place] ?? 0) - (old.ribbons[place] ?? 0);
            if (count > 0) ribbons.push({ seat: seat.seat, ribbon, count });
        });
        if (seat.silver > old.silver)
            ribbons.push({ seat: seat.seat, ribbon: "silver", count: seat.silver - old.silver });
        for (let index = old.paintings.length; index < seat.paintings.length; ++index)
            paintings.push({ seat: seat.seat, index });
    });
    return {
        cards: cardSteps(before, after),
        tokens: tokenSteps(before, after),
        ribbons,
        paintings,
    };
}
