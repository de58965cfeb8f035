import { beforeAll, expect, test } from "vitest";
import type { Painting } from "../protocol/messages";
import { speak } from "../words/words.svelte";
import { cardLabel, paintingLabel } from "./names";
import { artCard } from "./printed";

beforeAll(async () => {
    // speak() names the language of the page; there is none here.
    globalThis.document ??= { documentElement: {} } as Document;
    await speak("en");
});

test("a card is read out with its icons and where they are", () => {
    expect(cardLabel(artCard("Heavy"))).toBe("Heavy: tone on red; shape and tone on yellow");
});

test("a painting is read out with its layers, what is visible, and its points", () => {
    const number = (word: string) => artCard(word).number;
    const painting: Painting = {
        title: "Delicate Revolution",
        layers: [number("Heavy"), number("Delicate"), number("Revolution")],
        background: 1,
        ribbons: [0, 0, 0, 0],
        over: [0, 0, 0, 0],
        silver: 0,
        points: 1,
    };
    expect(paintingLabel(painting)).toBe(
        "Delicate Revolution: Heavy, Delicate, Revolution, bottom to top. " +
            "Visible: hue on red; hue on yellow; hue and shape on blue; hue and texture on violet. 1 point.",
    );
});
