import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { catalog } from "../../table/box_fixture";
import { teach } from "../../table/catalog";
import { speak } from "../../words/words.svelte";
import { brings, firstGame, objection } from "./boxes";
import { Choices } from "./choices.svelte";

vi.mock("../../app/settings.svelte", () => ({ settings: { name: "Ada" } }));

beforeAll(async () => {
    globalThis.document ??= { documentElement: {} } as Document;
    await speak("en");
    teach(catalog);
});
beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

test("a game without boxes says nothing of them", () => {
    const game = new Choices().game();
    for (const field of ["boxes", "deck", "rows", "award_card", "signatures_with_two", "rival"])
        expect(game).not.toHaveProperty(field);
});

test("boxes are named in their order, and only what differs from the usual is said", () => {
    const choices = new Choices();
    choices.toggleBox("mini");
    choices.toggleBox("reflections");
    expect(choices.game()).toMatchObject({ boxes: ["reflections", "mini"], random_scoring: 4 });
    expect(choices.game()).not.toHaveProperty("deck");
    expect(choices.game()).not.toHaveProperty("rows");
    choices.deck = "whole";
    choices.rows = 1;
    expect(choices.game()).toMatchObject({ deck: "whole", rows: 1 });
});

test("a scenario gives way to a box, and its scoring cards leave with it", () => {
    const choices = new Choices();
    expect(choices.scoring).toBe("scenario");
    choices.toggleBox("reflections");
    expect(choices.scoring).toBe("random");
    choices.cards = [13, 1];
    choices.toggleBox("reflections");
    expect(choices.cards).toEqual([1]);
});

test("the award card is played on a side it has, alone on the friendly one", () => {
    const choices = new Choices();
    choices.toggleBox("mini");
    choices.award = "ribbons";
    choices.side = "competitive";
    expect(choices.game().award_card).toEqual({ card: "ribbons", side: "competitive" });
    choices.award = "swatches";
    expect(choices.game().award_card).toEqual({ card: "swatches", side: "friendly" });
    choices.award = "ribbons";
    choices.removeSeat(1);
    expect(choices.game().award_card).toEqual({ card: "ribbons", side: "friendly" });
});

test("signatures with two need the table's leave, and the shelf says so", () => {
    const choices = new Choices();
    choices.toggleBox("signature");
    expect(objection("signature", choices)).toContain("three to five");
    choices.signaturesWithTwo = true;
    expect(objection("signature", choices)).toBeUndefined();
    expect(choices.game().signatures_with_two).toBe(true);
});

test("the Automa is played by one, against a rival", () => {
    const choices = new Choices();
    choices.toggleBox("automa");
    expect(choices.game()).toMatchObject({ mode: "automa", rival: "mole" });
    expect(choices.seats.length).toBe(1);
    choices.addSeat();
    expect(choices.mode).toBe("standard");
    expect(choices.game()).not.toHaveProperty("rival");
});

test("each box sets up a first game that can be played", () => {
    for (const { box } of catalog.boxes ?? []) {
        const choices = new Choices();
        firstGame(box, choices);
        expect(objection(box, choices)).toBeUndefined();
        expect(choices.game().scoring).toHaveLength(4);
        expect(choices.game().scoring).not.toContain(null);
    }
});

test("a box says what it brings", () => {
    expect(brings("reflections")).toBe("2 art cards, 1 scoring card and 1 background card");
    expect(brings("signature")).toBe("");
});
