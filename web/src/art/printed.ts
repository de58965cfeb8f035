// The printed cards, as data/ has them: what a card shows, never what it earns.
import artCards from "../../../data/art-cards.json";
import awardList from "../../../data/awards.json";
import levelList from "../../../data/levels.json";
import scenarioList from "../../../data/scenarios.json";
import scoringCardList from "../../../data/scoring-cards.json";
import type { Icon } from "../protocol/messages";

export const swatches = ["red", "yellow", "green", "blue", "violet"] as const;
export type Swatch = (typeof swatches)[number];
export const elements = ["hue", "shape", "texture", "tone"] as const;
export type Element = (typeof elements)[number];
export type { Icon };
export const ribbons = ["red", "green", "blue", "violet"] as const;
export type Ribbon = (typeof ribbons)[number];

export interface ArtCard {
    number: number;
    word: string; // English, the key of its words
    side: "left" | "right";
    icons: Icon[][]; // for each swatch
}

export interface ScoringCard {
    name: string;
    condition: string;
    points: number[];
}

export interface Scenario {
    id: string;
    name: string;
    group: string;
    goal: number;
    scoring?: string[];
    any?: number;
}

const byNumber = new Map<number, ArtCard>();
const byWord = new Map<string, ArtCard>();
for (const { number, word, side, swatches: shown } of artCards.cards) {
    const icons = swatches.map(
        (swatch) => (shown as unknown as Record<string, Icon[]>)[swatch] ?? [],
    );
    const card = { number, word, side: side as ArtCard["side"], icons };
    byNumber.set(number, card);
    byWord.set(word, card);
}

export function artCard(which: number | string): ArtCard {
    const card = typeof which === "number" ? byNumber.get(which) : byWord.get(which);
    if (!card) throw new Error(`no art card ${which}`);
    return card;
}

// What shows on each swatch of a stack, the lowest card first: the icons of the highest card that has
// some there.
export const visibleIcons = (layers: number[]): Icon[][] =>
    swatches.map(
        (_, i) => layers.map(artCard).findLast(({ icons }) => icons[i]?.length)?.icons[i] ?? [],
    );

export const scoringCards: ScoringCard[] = scoringCardList.cards;
export const scenarios: Scenario[] = scenarioList.scenarios;
export const levels: { id: string; goal: number }[] = levelList.levels;
export const awards: { id: string; at_least: number }[] = awardList.awards;

export function scoringCard(name: string): ScoringCard {
    const card = scoringCards.find((each) => each.name === name || each.condition === name);
    if (!card) throw new Error(`no scoring card ${name}`);
    return card;
}
