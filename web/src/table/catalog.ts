// Everything the boxes bring besides cards, told by the engine. It is asked once, when a screen needs
// it; a game without boxes never does.
import { learnCards } from "../art/printed";
import { ask } from "../engine/client";
import type {
    Catalog,
    PrintedAwardCard,
    PrintedBox,
    PrintedPainter,
    PrintedRival,
    PrintedSignature,
    Setup,
} from "../protocol/messages";
import { language } from "../words/words.svelte";

let known: Catalog | undefined;
let asked: Promise<Catalog> | undefined;

export function learnBoxes(): Promise<Catalog> {
    asked ??= ask({ type: "hello", lang: language() }, "welcome")
        .then(() => ask({ type: "catalog", boxes: true }, "catalog"))
        .then(teach, (error: unknown) => {
            asked = undefined; // another time, perhaps
            throw error;
        });
    return asked;
}

export function teach(catalog: Catalog): Catalog {
    learnCards(catalog);
    known = catalog;
    return catalog;
}

type WithBoxes = Pick<Setup, "boxes" | "rival">;
export const hasBoxes = ({ boxes, rival }: WithBoxes): boolean =>
    (boxes?.length ?? 0) > 0 || rival !== undefined;

// Before anything of a game is drawn.
export async function learnFor(setup: WithBoxes): Promise<void> {
    if (hasBoxes(setup)) await learnBoxes();
}

export const printedBoxes = (): PrintedBox[] => known?.boxes ?? [];
export const awardCards = (): PrintedAwardCard[] => known?.award_cards ?? [];
export const rivals = (): PrintedRival[] => known?.rivals ?? [];
export const goalWithTwoRows = (level: string): number | undefined =>
    known?.levels.find((each) => each.level === level)?.goal_with_two_rows;
export const goldPoints = (): number => known?.gold_points ?? 0;
export const signaturePoints = (): number => known?.signature_points ?? 0;
export const signature = (name: string): PrintedSignature | undefined =>
    known?.signatures?.find((each) => each.signature === name);
export const painter = (name: string): PrintedPainter | undefined =>
    known?.painters?.find((each) => each.painter === name);
