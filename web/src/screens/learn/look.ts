// The engine's look at a few cards, away from any table.
import { allScoring } from "../../art/printed";
import { ask } from "../../engine/client";
import type { Looked } from "../../protocol/messages";
import type { Faces } from "../../table/faces";
import { language } from "../../words/words.svelte";

export async function lookAt(
    cards: number[],
    conditions: string[],
    faces: Faces = {},
): Promise<Looked> {
    // Titles come in the language of the last hello.
    await ask({ type: "hello", lang: language() }, "welcome");
    const scoring = conditions.map(
        (condition) => allScoring().findIndex((card) => card.condition === condition) + 1,
    );
    return ask({ type: "look", cards, scoring, ...faces }, "looked");
}
