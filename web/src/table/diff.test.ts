import { describe, expect, it } from "vitest";
import { difference } from "./diff";
import { seatView, tableView } from "./fixture";

describe("the difference of two views", () => {
    it("is nothing for the same view", () => {
        expect(difference(tableView(), tableView())).toEqual({
            cards: [],
            tokens: [],
            ribbons: [],
            paintings: [],
        });
    });

    // The first rulebook example: position 3 is taken, a token lies on 1 and 2.
    it("shows a take: the card to the hand, the others slide, one is dealt, tokens are laid", () => {
        const after = tableView({
            seats: [seatView(1, { hand: [13], tokens: 2 }), seatView(2)],
            row: [11, 12, 14, 15, 16].map((card, i) => ({
                position: i + 1,
                card,
                tokens: i < 2 ? 1 : 0,
                cost: i,
                in_reach: true,
            })),
        });
        const { cards, tokens } = difference(tableView(), after);
        expect(cards).toContainEqual({
            card: 13,
            from: { at: "row", position: 3 },
            to: { at: "hand", seat: 1 },
        });
        expect(cards).toContainEqual({
            card: 14,
            from: { at: "row", position: 4 },
            to: { at: "row", position: 3 },
        });
        expect(cards).toContainEqual({
            card: 16,
            from: { at: "deck" },
            to: { at: "row", position: 5 },
        });
        expect(tokens).toEqual([
            { from: { at: "tokens", seat: 1 }, to: { at: "row", position: 1 }, count: 1 },
            { from: { at: "tokens", seat: 1 }, to: { at: "row", position: 2 }, count: 1 },
        ]);
    });

    const rowOf = (cards: [number, number][]) =>
        cards.map(([card, tokens], i) => ({
            position: i + 1,
            card,
            tokens,
            cost: i,
            in_reach: true,
        }));

    // The second example: position 2 is paid for with a token and brings the one lying on it.
    it("lets the tokens on a card go with it, apart from what is paid", () => {
        const before = tableView({ row: rowOf([[11, 1], [12, 1], [14, 0], [15, 0], [16, 0]]) }); // prettier-ignore
        const after = tableView({
            seats: [seatView(1, { hand: [12], tokens: 4 }), seatView(2)],
            row: rowOf([[11, 2], [14, 0], [15, 0], [16, 0], [17, 0]]), // prettier-ignore
        });
        const seat = { at: "tokens", seat: 1 } as const;
        expect(difference(before, after).tokens).toEqual([
            { from: { at: "row", position: 2 }, to: seat, count: 1 },
            { from: seat, to: { at: "row", position: 1 }, count: 1 },
        ]);
        expect(difference(after, before).tokens).toEqual([
            { from: seat, to: { at: "row", position: 2 }, count: 1 },
            { from: { at: "row", position: 1 }, to: seat, count: 1 },
        ]);
    });

    it("shows all tokens Vincent spends, and those on the card that leaves as his", () => {
        const before = tableView({
            vincent_tokens: 4,
            row: rowOf([[11, 0], [12, 0], [13, 1], [14, 0], [15, 0]]), // prettier-ignore
        });
        const after = tableView({
            vincent_tokens: 3,
            left: [13],
            row: rowOf([[11, 1], [12, 1], [14, 0], [15, 0], [16, 0]]), // prettier-ignore
        });
        const { tokens, cards } = difference(before, after);
        expect(cards).toContainEqual({
            card: 13,
            from: { at: "row", position: 3 },
            to: { at: "left" },
        });
        expect(tokens).toEqual([
            { from: { at: "row", position: 3 }, to: { at: "vincent" }, count: 1 },
            { from: { at: "vincent" }, to: { at: "row", position: 1 }, count: 1 },
            { from: { at: "vincent" }, to: { at: "row", position: 2 }, count: 1 },
        ]);
    });

    it("lets a card go to a hidden hand", () => {
        const before = tableView({
            seats: [seatView(1), seatView(2, { hand: null, hand_size: 1 })],
        });
        const after = tableView({
            seats: [seatView(1), seatView(2, { hand: null, hand_size: 2 })],
            row: tableView().row.slice(1),
        });
        expect(difference(before, after).cards).toContainEqual({
            card: 11,
            from: { at: "row", position: 1 },
            to: { at: "hand", seat: 2 },
        });
    });

    it("pays the supply of the Solo Puzzle", () => {
        const before = tableView({ supply_tokens: 4 });
        const after = tableView({
            supply_tokens: 6,
            seats: [seatView(1, { tokens: 2 }), seatView(2)],
        });
        expect(difference(before, after).tokens).toEqual([
            { from: { at: "tokens", seat: 1 }, to: { at: "supply" }, count: 2 },
        ]);
    });

    it("names new paintings and ribbons", () => {
        const painting = {
            layers: [1, 2, 3] as [number, number, number],
            background: 1,
            title: "Heavy Game",
            ribbons: [1, 0, 0, 2] as [number, number, number, number],
            over: [0, 0, 0, 0] as [number, number, number, number],
            silver: 1,
            points: 11,
        };
        const before = tableView({ seats: [seatView(1, { hand: [1, 2, 3] }), seatView(2)] });
        const after = tableView({
            seats: [
                seatView(1, { hand: [], ribbons: [1, 0, 0, 2], silver: 1, paintings: [painting] }),
                seatView(2),
            ],
        });
        const { ribbons, paintings, cards } = difference(before, after);
        expect(paintings).toEqual([{ seat: 1, index: 0 }]);
        expect(ribbons).toEqual([
            { seat: 1, ribbon: "red", count: 1 },
            { seat: 1, ribbon: "violet", count: 2 },
            { seat: 1, ribbon: "silver", count: 1 },
        ]);
        expect(cards.map((step) => step.to)).toEqual(Array(3).fill({ at: "painting", seat: 1 }));
    });
});
