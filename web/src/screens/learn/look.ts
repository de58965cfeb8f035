// The engine's look at a few cards, away from any table.
import { scoringCards } from "../../art/printed";
import { ask } from "../../engine/client";
import type { Looked } from "../../protocol/messages";
import { language } from "../../words/words.svelte";

export async function lookAt(cards: number[], conditions: string[]): Promise<Looked> {
    // Titles come in the language of the last hello.
    await ask({ type: "hello", lang: language() }, "welcome");
    const scoring = conditions.map(
        (condition) => scoringCards.findIndex((card) => card.condition === condition) + 1,
    );
    return ask({ type: "look", cards, scoring }, "looked");
}
