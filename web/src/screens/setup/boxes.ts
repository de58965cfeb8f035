// The boxes as the shelf shows them: what they are about, how long they take to learn, and a first game
// with each.
import { printedBoxes } from "../../table/catalog";
import type { PrintedBox } from "../../protocol/messages";
import { list, t } from "../../words/words.svelte";
import type { Choices } from "./choices.svelte";

export type BoxName = PrintedBox["box"];

interface OnShelf {
    mark: string;
    hue: number; // of its cover
    minutes: number; // to learn
    about: string;
}
export const shelf: Record<BoxName, OnShelf> = {
    reflections: { mark: "R", hue: 205, minutes: 2, about: "page.box.reflections" },
    touches: { mark: "F", hue: 28, minutes: 2, about: "page.box.touches" },
    mini: { mark: "M", hue: 145, minutes: 1, about: "page.box.mini" },
    signature: { mark: "S", hue: 285, minutes: 1, about: "page.box.signature" },
    painters: { mark: "P", hue: 345, minutes: 1, about: "page.box.painters" },
    automa: { mark: "A", hue: 60, minutes: 2, about: "page.box.automa" },
};

// "30 art cards, 8 scoring cards and 10 background cards"
export function brings(box: BoxName): string {
    const {
        art = [],
        scoring = [],
        backgrounds = [],
    } = printedBoxes().find((each) => each.box === box) ?? {};
    const parts: [number, string][] = [
        [art.length, "page.box.art"],
        [scoring.length, "page.box.scoring"],
        [backgrounds.length, "page.box.backgrounds"],
    ];
    return list(parts.flatMap(([n, key]) => (n > 0 ? [t(key, { n })] : [])));
}

// Whether there is a deck to choose.
export const bringsArt = (boxes: readonly string[]): boolean =>
    printedBoxes().some(({ box, art }) => boxes.includes(box) && art !== undefined);

// Why a box can't be played as the rest is chosen, or what it does without; undefined: all is well.
export function objection(box: BoxName, choices: Choices): string | undefined {
    const seats = choices.seats.length;
    if (box === "signature" && (seats < 2 || (seats === 2 && !choices.signaturesWithTwo)))
        return t("refusal.signature_seats");
    if (box === "touches" && seats === 1) return t("page.box.no_frames");
    return undefined;
}

// A game to begin with: this box alone, against few, with scoring cards that suit it.
export function firstGame(box: BoxName, choices: Choices): void {
    const seats = box === "automa" ? 1 : box === "signature" ? 3 : 2;
    choices.setMode(box === "automa" ? "automa" : "standard");
    while (choices.seats.length > seats) choices.removeSeat(choices.seats.length - 1);
    while (choices.seats.length < seats) choices.addSeat();
    choices.boxes = box === "automa" ? [] : [box];
    choices.deck = "featured";
    choices.rows = 2;
    choices.award = box === "mini" ? "ribbons" : "";
    choices.side = "friendly";
    choices.rival = "mole";
    choices.scoring = "chosen";
    const own = printedBoxes().find((each) => each.box === box)?.scoring ?? [];
    // Consistency, Emphasis and Variety are quickly understood; so are the first of the box.
    choices.cards = [...own.slice(0, 2), 2, 3, 12, 8].slice(0, 4);
}
