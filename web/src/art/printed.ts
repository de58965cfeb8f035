// The printed cards: what a card shows, never what it earns. Those of the base game as data/ has them,
// those of boxes once the engine has told them (table/catalog.ts).
import artCards from "../../../data/art-cards.json";
import awardList from "../../../data/awards.json";
import levelList from "../../../data/levels.json";
import scenarioList from "../../../data/scenarios.json";
import scoringCardList from "../../../data/scoring-cards.json";
import type { Catalog, Icon, ScoringPlaces } from "../protocol/messages";

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
    back?: Icon[][]; // the same when it lies flipped, of a card with Mirror
    box?: string; // that it belongs to
}

export interface ScoringCard {
    name: string;
    condition: string;
    points: number[];
    box?: string; // that it belongs to
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

// What a card shows with this face up. A card without Mirror may lie flipped too, where a painter may.
export function iconsOf(card: ArtCard, flipped: boolean): Icon[][] {
    if (!flipped) return card.icons;
    return card.back ?? card.icons.toReversed().map((icons) => icons.map(turned));
}
const turned = (icon: Icon): Icon =>
    icon.replace(/left|right/, (side) => (side === "left" ? "right" : "left")) as Icon;

// What is printed on each swatch of a stack, the lowest card first: the icons of the highest card that
// has some there.
export const visibleIcons = (layers: number[], flipped: number[] = []): Icon[][] => {
    const cards = layers.map((card, i) => iconsOf(artCard(card), flipped.includes(i + 1)));
    return swatches.map((_, i) => cards.findLast((icons) => icons[i]?.length)?.[i] ?? []);
};

export const scoringCards: ScoringCard[] = scoringCardList.cards; // of the base game
const allScoringCards = [...scoringCards];

export const allScoring = (): readonly ScoringCard[] => allScoringCards;

// The scoring card of that number, as messages name it.
export const printedScoring = (card: number | null | undefined): ScoringCard | undefined =>
    card ? allScoringCards[card - 1] : undefined;
export const scoringOf = (scoring: ScoringPlaces, place: number): ScoringCard | undefined =>
    printedScoring(scoring[place]);

// Each ribbon taken, by its color.
export const ribbonList = (taken: { ribbons: number[]; silver: number; gold?: number }): string[] =>
    [...ribbons.map((_, i) => taken.ribbons[i] ?? 0), taken.silver, taken.gold ?? 0].flatMap(
        (count, i) =>
            Array.from({ length: count }, () => [...ribbons, "silver", "gold"][i] as string),
    );

// The cards of boxes and packs, from the engine's catalog.
export function learnCards({ art, scoring }: Catalog): void {
    for (const { card: number, english, side, swatches: icons, back, box } of art) {
        if (byNumber.has(number)) continue;
        const card: ArtCard = { number, word: english, side, icons };
        if (back) card.back = back;
        if (box) card.box = box;
        byNumber.set(number, card);
        byWord.set(english, card);
    }
    for (const { card, english: name, condition, points, box } of scoring)
        allScoringCards[card - 1] ??= { name, condition, points, ...(box ? { box } : {}) };
}
export const scenarios: Scenario[] = scenarioList.scenarios;
export const levels: { id: string; goal: number }[] = levelList.levels;
export const awards: { id: string; at_least: number }[] = awardList.awards;

export function scoringCard(name: string): ScoringCard {
    const card = allScoringCards.find((each) => each.name === name || each.condition === name);
    if (!card) throw new Error(`no scoring card ${name}`);
    return card;
}
