// Which way up the cards of a draft lie, and what its ★ stand for. A painting names its ★ from red to
// violet and in a swatch in the elements' order; a draft remembers them by swatch, so that they stay
// when cards move.
import { artCard, elements } from "../art/printed";
import type { Element, Looked, Paint, Swatch } from "../protocol/messages";
import type { Easel } from "./state";

export const hasMirror = (card: number): boolean => artCard(card).back !== undefined;

// The layers that lie with their backs up, as a painting says it: 1 is the lowest.
export const flippedLayers = ({ layers, flipped }: Easel): number[] =>
    layers.flatMap((card, i) => (flipped?.includes(card) ? [i + 1] : []));

// The cards that stay flipped when this one is: of those without Mirror only one may be.
export const besides = ({ flipped = [] }: Easel, card: number): number[] =>
    hasMirror(card) ? flipped : flipped.filter(hasMirror);

// What the ★ stand for, in the order in which they are named, up to the first that stands for nothing.
export function namedStars({ stars = {}, named }: Easel, looked: Looked | null): Element[] {
    if (named) return [...named];
    const used = new Map<Swatch, number>();
    const result: Element[] = [];
    for (const { swatch } of looked?.stars ?? []) {
        const at = used.get(swatch) ?? 0;
        const element = stars[swatch]?.[at];
        if (!element) break;
        used.set(swatch, at + 1);
        result.push(element);
    }
    return result;
}

// Lets ★ number `at` stand for an element; those before it that stood for nothing yet, too.
export function chooseStar(draft: Easel, looked: Looked, at: number, element: Element): void {
    const chosen = namedStars(draft, looked);
    setStars(
        draft,
        looked,
        (looked.stars ?? []).map((_, i) =>
            i === at ? element : (chosen[i] ?? (i < at ? element : null)),
        ),
    );
}

// The element after the one a ★ stands for.
export const nextElement = (element: Element | null): Element =>
    elements[(element === null ? -1 : elements.indexOf(element)) + 1] ?? "hue";

function setStars(draft: Easel, looked: Looked, named: (Element | null)[]): void {
    const stars: Partial<Record<Swatch, Element[]>> = {};
    looked.stars?.forEach(({ swatch }, i) => {
        const element = named[i];
        if (element) stars[swatch] = [...(stars[swatch] ?? []), element];
    });
    for (const chosen of Object.values(stars))
        chosen.sort((a, b) => elements.indexOf(a) - elements.indexOf(b));
    draft.stars = stars;
    delete draft.named;
}

// After a look at a painting that named all its ★: they are remembered by swatch.
export function settleStars(draft: Easel, looked: Looked): void {
    if (draft.named && looked.stars)
        setStars(
            draft,
            looked,
            looked.stars.map(({ element }) => element),
        );
    delete draft.named;
}

// A finished painting back on the easel.
export const easelOf = ({ layers, background, flipped, stars }: Paint): Easel => ({
    layers: [...layers],
    background,
    ...(flipped ? { flipped: layers.filter((_, i) => flipped.includes(i + 1)) } : {}),
    ...(stars ? { named: [...stars] } : {}),
});

// How the cards of a draft lie, for a look at them.
export interface Faces {
    flipped?: number[];
    stars?: Element[];
}

export function facesOf(draft: Easel, looked: Looked | null): Faces {
    const flipped = flippedLayers(draft);
    const stars = sameLayers(draft, looked) ? namedStars(draft, looked) : [...(draft.named ?? [])];
    return { ...(flipped.length > 0 ? { flipped } : {}), ...(stars.length > 0 ? { stars } : {}) };
}

const sameLayers = (draft: Easel, looked: Looked | null): boolean =>
    looked?.cards.join() === draft.layers.join() &&
    (looked.flipped ?? []).join() === flippedLayers(draft).join();
