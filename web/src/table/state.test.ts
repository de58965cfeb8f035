import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../protocol/messages";
import { seatView, table, tableView } from "./fixture";
import {
    applyEvent,
    easel,
    layCard,
    leaving,
    liftCard,
    mainAction,
    makeState,
    nextBackground,
    setLayers,
    setTable,
    shelf,
    shiftLayer,
    sinceLastTurn,
    type TableState,
    toggleCard,
} from "./state";

const handOf = (...hand: number[]) =>
    tableView({
        seats: [seatView(1, { hand }), seatView(2)],
        legal: { ...tableView().legal, paint: hand.length >= 3 },
    });

describe("the easel", () => {
    let state: TableState;
    beforeEach(() => {
        state = makeState(table(handOf(1, 2, 3, 4)));
    });

    it("takes cards one upon the other", () => {
        for (const card of [2, 1, 3]) toggleCard(state, card);
        expect(easel(state).layers).toEqual([2, 1, 3]);
    });
    it("gives up its top layer for a fourth card", () => {
        for (const card of [1, 2, 3, 4]) toggleCard(state, card);
        expect(easel(state).layers).toEqual([1, 2, 4]);
    });
    it("lifts a card that lies there", () => {
        setLayers(state, [1, 2, 3]);
        toggleCard(state, 2);
        expect(easel(state).layers).toEqual([1, 3]);
    });
    it("refuses a card that is neither in the hand nor in the row", () => {
        layCard(state, 40, 0);
        expect(easel(state).layers).toEqual([]);
    });
    it("moves a layer up and down, but not beyond the ends", () => {
        setLayers(state, [1, 2, 3]);
        shiftLayer(state, 1, 1);
        expect(easel(state).layers).toEqual([2, 1, 3]);
        shiftLayer(state, 3, 5);
        expect(easel(state).layers).toEqual([2, 1, 3]);
        shiftLayer(state, 3, -2);
        expect(easel(state).layers).toEqual([3, 2, 1]);
    });
    it("puts a dragged card in the place of the layer it is dropped on", () => {
        setLayers(state, [1, 2, 3]);
        layCard(state, 4, 0, true);
        expect(easel(state).layers).toEqual([4, 2, 3]);
    });
    it("leaves every card of the hand in its place, laid or lifted", () => {
        setLayers(state, [3, 1]);
        expect(shelf(state)).toEqual([
            { card: 1, layer: 2 },
            { card: 2, layer: 0 },
            { card: 3, layer: 1 },
            { card: 4, layer: 0 },
        ]);
        liftCard(state, 1);
        expect(shelf(state).map(({ card }) => card)).toEqual([1, 2, 3, 4]);
    });
    it("goes round the canvases that are left", () => {
        expect(easel(state).background).toBe(1);
        for (const expected of [2, 3, 1]) {
            nextBackground(state);
            expect(easel(state).background).toBe(expected);
        }
    });
    it("keeps each seat's draft", () => {
        setLayers(state, [1, 2]);
        setTable(
            state,
            table(tableView({ viewer: 2, seats: [seatView(1), seatView(2, { hand: [9] })] })),
        );
        toggleCard(state, 9);
        expect(easel(state).layers).toEqual([9]);
        setTable(state, table(handOf(1, 2, 3, 4)));
        expect(easel(state).layers).toEqual([1, 2]);
    });
});

describe("the main action", () => {
    it("takes the row card that was tried last", () => {
        const state = makeState(table(handOf(1, 2)));
        toggleCard(state, 12);
        toggleCard(state, 14);
        expect(mainAction(state)).toMatchObject({ kind: "take", card: 14, cost: 3 });
        liftCard(state, 14);
        expect(mainAction(state)).toMatchObject({ kind: "take", card: 12, cost: 1 });
    });
    it("paints three cards of the hand on the canvas chosen", () => {
        const state = makeState(table(handOf(1, 2, 3)));
        setLayers(state, [3, 1, 2]);
        nextBackground(state);
        expect(mainAction(state)).toEqual({ kind: "paint", layers: [3, 1, 2], background: 2 });
    });
    it("does not paint while a card of the row is only tried", () => {
        const state = makeState(table(handOf(1, 2, 3)));
        setLayers(state, [3, 1, 11]);
        expect(mainAction(state).kind).toBe("take");
    });
    it("asks for nothing that the view does not allow", () => {
        const waiting = handOf(1, 2, 3);
        waiting.to_act = 2;
        waiting.legal = { takes: [], paint: false, pass: false, judge: [], must_paint: false };
        const state = makeState(table(waiting));
        setLayers(state, [1, 2, 3]);
        expect(mainAction(state)).toEqual({ kind: "wait" });
        toggleCard(state, 11);
        expect(mainAction(state)).toMatchObject({ kind: "take", legal: null });
    });
});

describe("what a take removes", () => {
    it("is every card skipped in the Solo Puzzle", () => {
        const state = makeState(table(tableView({ supply_tokens: 4 })));
        expect(leaving(state, 13)).toEqual([11, 12]);
        expect(leaving(state, 11)).toEqual([]);
    });
    it("is nothing elsewhere, nor for a card that may not be taken", () => {
        expect(leaving(makeState(table()), 13)).toEqual([]);
        const view = tableView({ supply_tokens: 4 });
        view.legal.takes = view.legal.takes.slice(0, 2);
        expect(leaving(makeState(table(view)), 13)).toEqual([]);
    });
});

describe("events", () => {
    it("bring the log, with the card a take was about", () => {
        const state = makeState(table());
        applyEvent(state, {
            type: "moved",
            table: "t1",
            number: 1,
            by: 1,
            move: { kind: "take", position: 2 },
            happened: [],
            view: handOf(12),
        });
        expect(state.log).toMatchObject([
            { number: 1, by: 1, card: 12, cost: 1, takenBack: false },
        ]);
    });
    it("leave what they don't change as it is, so that it is not drawn anew", () => {
        const state = makeState(table(handOf(1, 2)));
        const [seat, rival] = state.view.seats;
        const row = [...state.view.row];
        const view: View = {
            ...handOf(1, 2, 11),
            row: tableView().row.slice(1),
            vincent_tokens: 3,
        };
        applyEvent(state, {
            type: "moved",
            table: "t1",
            number: 1,
            by: 1,
            move: { kind: "take", position: 1 },
            happened: [],
            view: structuredClone(view),
        });
        expect(state.view).toEqual(view);
        expect(state.view.seats[0]).toBe(seat);
        expect(state.view.seats[1]).toBe(rival);
        expect(state.view.row[0]).toBe(row[0]);
        setTable(state, table());
        expect(state.view).toEqual(tableView());
    });
    it("strike out what was taken back", () => {
        const state = makeState(table());
        const moved = {
            type: "moved",
            table: "t1",
            by: 1,
            move: { kind: "pass" },
            happened: [],
            view: tableView(),
        } as const;
        applyEvent(state, { ...moved, number: 1, happened: [] });
        applyEvent(state, { ...moved, number: 2, by: 2, happened: [] });
        applyEvent(state, {
            type: "undone",
            table: "t1",
            number: 3,
            by: 2,
            move: { kind: "pass" },
            view: tableView(),
        });
        expect(state.log.map((entry) => entry.takenBack)).toEqual([false, true]);
        expect(sinceLastTurn(state, 1)).toEqual([]);
    });
    it("remove cards from the easel that somebody else took", () => {
        const state = makeState(table(handOf(1)));
        setLayers(state, [1, 13]);
        const view = handOf(1);
        view.row = view.row.filter((row) => row.card !== 13);
        applyEvent(state, {
            type: "moved",
            table: "t1",
            number: 1,
            by: 2,
            move: { kind: "take", position: 3 },
            happened: [],
            view,
        });
        expect(easel(state).layers).toEqual([1]);
        expect(state.picked).toBeNull();
    });
    it("give the easel back as it was when a painting is taken back", () => {
        const state = makeState(table(handOf(1, 2, 3, 4)));
        setLayers(state, [3, 1, 2]);
        nextBackground(state);
        const move = { kind: "paint", layers: [3, 1, 2], background: 2 } as const;
        const painted = handOf(4);
        painted.seats[0] = seatView(1, { hand: [4], backgrounds: [1, 3] });
        applyEvent(state, {
            type: "moved",
            table: "t1",
            number: 1,
            by: 1,
            move: { ...move, layers: [...move.layers] },
            happened: [],
            view: painted,
        });
        expect(easel(state)).toEqual({ layers: [], background: 1 });
        toggleCard(state, 4);
        applyEvent(state, {
            type: "undone",
            table: "t1",
            number: 2,
            by: 1,
            move: { ...move, layers: [...move.layers] },
            view: handOf(1, 2, 3, 4),
        });
        expect(easel(state)).toEqual({ layers: [3, 1, 2], background: 2 });
    });
    it("tell what happened since a seat's last turn", () => {
        const state = makeState(table());
        const pass = (number: number, by: number) =>
            applyEvent(state, {
                type: "moved",
                table: "t1",
                number,
                by,
                move: { kind: "pass" },
                happened: [],
                view: tableView(),
            });
        pass(1, 2);
        pass(2, 1);
        pass(3, 2);
        expect(sinceLastTurn(state, 1).map((entry) => entry.number)).toEqual([3]);
    });
});
