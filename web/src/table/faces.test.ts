import { beforeAll, expect, test } from "vitest";
import { cardName } from "../art/pictures";
import { artCard, iconsOf, visibleIcons } from "../art/printed";
import { seenIcons } from "../screens/table/boxes/seen";
import { boxLook, boxTable, boxView, catalog } from "./box_fixture";
import { teach } from "./catalog";
import { difference } from "./diff";
import { chooseStar, facesOf, flippedLayers, namedStars, nextElement, settleStars } from "./faces";
import { seatView } from "./fixture";
import {
    canFlip,
    type Easel,
    easel,
    flipCard,
    isFlipped,
    leaving,
    mainAction,
    makeState,
    rowCard,
    setLayers,
    toggleCard,
} from "./state";

beforeAll(() => {
    teach(catalog);
});

const draft = (more: Partial<Easel> = {}): Easel => ({
    layers: [115, 91, 61],
    background: 1,
    ...more,
});
const holding = (...hand: number[]) =>
    makeState(
        boxTable(
            boxView({
                row: [],
                second_row: [],
                seats: [seatView(1, { hand, gold: 0 }), seatView(2, { gold: 0 })],
                legal: { takes: [], paint: true, pass: false, judge: [], must_paint: false },
            }),
        ),
    );

test("a card with Mirror turns over wherever it lies, any other doesn't", () => {
    const state = makeState(boxTable());
    expect(flipCard(state, 61)).toBe(true);
    expect(isFlipped(state, 61)).toBe(true);
    expect(flipCard(state, 61)).toBe(true);
    expect(isFlipped(state, 61)).toBe(false);
    expect(flipCard(state, 11)).toBe(false);
    expect(isFlipped(state, 11)).toBe(false);
});

test("where a painter may flip a card, one without Mirror turns on the easel, and another instead", () => {
    const state = holding(91, 115, 61);
    state.view.legal.flip = { tokens: 3 };
    expect(canFlip(state, 91)).toBe(false);
    setLayers(state, [91, 115, 61]);
    flipCard(state, 61);
    flipCard(state, 91);
    flipCard(state, 115);
    expect(easel(state).flipped).toEqual([61, 115]);
});

test("a flipped card shows its back, or its mirror image with arrows turned", () => {
    expect(iconsOf(artCard(61), true)[4]).toEqual(["hue"]);
    expect(iconsOf(artCard(115), true)).toEqual([["tone"], [], [], [], ["x2-to-left"]]);
    expect(visibleIcons([61], [1])[1]).toEqual(["tone"]);
});

test("a painting says which layers lie flipped, the lowest being 1", () => {
    expect(flippedLayers(draft({ flipped: [61, 115] }))).toEqual([1, 3]);
});

test("a ★ stands for what was chosen; those named before it stand for the same", () => {
    const looked = boxLook();
    const easel = draft();
    expect(namedStars(easel, looked)).toEqual([]);
    chooseStar(easel, looked, 1, "texture");
    expect(namedStars(easel, looked)).toEqual(["texture", "texture"]);
});

test("the ★ of a swatch are named in the elements' order", () => {
    const looked = boxLook();
    const easel = draft();
    chooseStar(easel, looked, 1, "tone");
    chooseStar(easel, looked, 1, "hue");
    expect(namedStars(easel, looked)).toEqual(["hue", "tone"]);
    expect(easel.stars).toEqual({ yellow: ["hue", "tone"] });
});

test("what was chosen stays with its swatch when another swatch gets ★", () => {
    const easel = draft({ stars: { green: ["shape", "tone"] } });
    expect(namedStars(easel, boxLook())).toEqual([]);
    easel.stars = { yellow: ["hue", "hue"], green: ["shape", "tone"] };
    expect(namedStars(easel, boxLook())).toEqual(["hue", "hue", "shape", "tone"]);
});

test("the ★ of a proposed order are remembered by swatch once it was looked at", () => {
    const easel = draft({ named: ["hue", "tone", "hue", "shape"] });
    expect(facesOf(easel, null).stars).toEqual(["hue", "tone", "hue", "shape"]);
    settleStars(easel, boxLook(["hue", "tone", "hue", "shape"]));
    expect(easel.named).toBeUndefined();
    expect(easel.stars).toEqual({ yellow: ["hue", "tone"], green: ["hue", "shape"] });
});

test("a touch goes on to the next element, and around", () => {
    expect([null, "hue", "tone"].map((each) => nextElement(each as "hue" | null))).toEqual([
        "hue",
        "shape",
        "hue",
    ]);
});

test("a painting with ★ that stand for nothing asks first, then says them with its flipped layers", () => {
    const state = holding(115, 91, 61);
    setLayers(state, [115, 91, 61]);
    flipCard(state, 61);
    state.looked = boxLook();
    expect(mainAction(state)).toEqual({ kind: "stars", open: 4 });
    chooseStar(easel(state), state.looked, 3, "hue");
    expect(mainAction(state)).toEqual({
        kind: "paint",
        layers: [115, 91, 61],
        background: 1,
        flipped: [3],
        stars: ["hue", "hue", "hue", "hue"],
    });
});

test("cards of the second row are tried and taken like those of the first", () => {
    const state = makeState(boxTable());
    toggleCard(state, 91);
    expect(rowCard(state, 91)?.position).toBe(3);
    expect(mainAction(state)).toMatchObject({ kind: "take", card: 91, legal: { row: 2 } });
    state.view.supply_tokens = 6;
    expect(leaving(state, 91)).toEqual([16, 17]);
});

test("a card taken from the second row leaves from there", () => {
    const before = boxView();
    const after = boxView({
        second_row: (before.second_row ?? []).filter(({ card }) => card !== 91),
        seats: [seatView(1, { hand: [91] }), seatView(2)],
    });
    expect(difference(before, after).cards).toContainEqual({
        card: 91,
        from: { at: "row", position: 3, row: 2 },
        to: { at: "hand", seat: 1 },
    });
});

test("icons that X2 or Blend added are told apart from printed ones", () => {
    const [, yellow, green] = boxLook(["hue", "tone", "hue", "shape"]).steps ?? [];
    if (!yellow || !green) throw new Error("no steps");
    expect(seenIcons(yellow).map(({ from, star }) => [from, star])).toEqual([
        ["x2", true],
        ["print", true],
    ]);
    expect(seenIcons(green).map(({ icon, from, tool }) => [icon, from, tool])).toEqual([
        ["hue", "blend", false],
        ["shape", "blend", false],
        ["blend-from-left", "print", true],
    ]);
});

test("pictures of boxes go by the box and the number in it", () => {
    expect(cardName(60)).toBe("card-060");
    expect(cardName(61)).toBe("reflections-001");
    expect(cardName(90, true)).toBe("reflections-030-back");
    expect(cardName(91)).toBe("touches-001");
    expect(cardName(126)).toBe("mini-012");
    expect(cardName(127)).toBe("card-127");
});
