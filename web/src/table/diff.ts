// What moved between two views: the animations are made from it, from nothing else. So a move, a
// move undone and a jump in a replay all animate by the same few lines.
import type { RowCard, Seat, View } from "../protocol/messages";

// Where a card or a token can be.
export type Place =
    | { at: "row"; position: number; row?: 2 }
    | { at: "hand"; seat: Seat }
    | { at: "painting"; seat: Seat }
    | { at: "deck" }
    | { at: "left" }
    | { at: "vincent" }
    | { at: "rival" }
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
    ribbon: "red" | "green" | "blue" | "violet" | "silver" | "gold";
    count: number;
}

export interface Difference {
    cards: CardStep[];
    tokens: TokenStep[];
    ribbons: RibbonStep[];
    paintings: { seat: Seat; index: number }[]; // new ones
}

const inRow = (position: number, row: number): Place =>
    row === 2 ? { at: "row", position, row } : { at: "row", position };

interface Lying extends RowCard {
    place: Place;
}
// The cards of all rows, and where they lie.
const lying = (view: View): Lying[] =>
    [view.row, view.second_row ?? []].flatMap((cards, i) =>
        cards.map((card) => ({ ...card, place: inRow(card.position, i + 1) })),
    );
export const rowPlaces = (view: View): Place[] => lying(view).map(({ place }) => place);

function places(view: View): Map<number, Place> {
    const map = new Map<number, Place>();
    for (const { card, place } of lying(view)) map.set(card, place);
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
        const to = is.get(card) ?? hiddenHand(before, after) ?? gone(after);
        if (!samePlace(from, to)) steps.push({ card, from, to });
    }
    return steps;
}

// A rival's cards lie with it; other cards that are not seen are in the deck.
const gone = ({ rival }: View): Place => ({ at: rival ? "rival" : "deck" });

// The seat whose hidden hand has grown.
function hiddenHand(before: View, after: View): Place | undefined {
    const grown = after.seats.find(
        (seat, i) => seat.hand === null && seat.hand_size > (before.seats[i]?.hand_size ?? 0),
    );
    return grown && { at: "hand", seat: grown.seat };
}

// Tokens keep their number. Those on a card go where it goes, to its taker or to Vincent; of the rest,
// what some places lost the others have gained, paired in order.
function tokenSteps(before: View, after: View): TokenStep[] {
    const count = (view: View) => {
        const tokens = new Map<string, { place: Place; count: number }>();
        const put = (key: string, place: Place, count: number) => tokens.set(key, { place, count });
        for (const { seat, tokens: own } of view.seats)
            put(`seat${seat}`, { at: "tokens", seat }, own);
        put("vincent", { at: "vincent" }, view.vincent_tokens ?? 0);
        put("supply", { at: "supply" }, view.supply_tokens ?? 0);
        for (const { card, place, tokens } of lying(view)) put(`card${card}`, place, tokens);
        return tokens;
    };
    const was = count(before);
    const is = count(after);
    const steps: TokenStep[] = [];

    // A card with tokens that left the row, or (undone) came to it: with whom it is outside.
    const carry = (view: View, other: View, here: typeof was, there: typeof was) => {
        const outside = places(other);
        for (const { card, place: lain, tokens } of lying(view)) {
            const place = outside.get(card) ?? hiddenHand(before, after);
            if (tokens === 0 || place?.at === "row") continue;
            const owner =
                place?.at === "hand" ? `seat${place.seat}` : place?.at === "left" ? "vincent" : "";
            const own = there.get(owner);
            if (!own) continue;
            steps.push(
                here === was
                    ? { from: lain, to: own.place, count: tokens }
                    : { from: own.place, to: lain, count: tokens },
            );
            here.delete(`card${card}`);
            own.count -= tokens;
        }
    };
    carry(before, after, was, is);
    carry(after, before, is, was);

    const losses: { place: Place; count: number }[] = [];
    const gains: { place: Place; count: number }[] = [];
    for (const key of new Set([...was.keys(), ...is.keys()])) {
        const old = was.get(key);
        const now = is.get(key);
        const change = (now?.count ?? 0) - (old?.count ?? 0);
        if (change < 0 && old) losses.push({ place: old.place, count: -change });
        else if (change > 0 && now) gains.push({ place: now.place, count: change });
    }
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
        const gold = (seat.gold ?? 0) - (old.gold ?? 0);
        if (gold > 0) ribbons.push({ seat: seat.seat, ribbon: "gold", count: gold });
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
