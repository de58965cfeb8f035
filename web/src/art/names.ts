// What things are called, for eyes and for screen readers.
import type { Painting } from "../protocol/messages";
import { cardWord, groups, list, sentences, t } from "../words/words.svelte";
import {
    type ArtCard,
    artCard,
    elements,
    type Icon,
    type Swatch,
    swatches,
    visibleIcons,
} from "./printed";

export const iconName = (icon: Icon): string =>
    icon.startsWith("bonus-")
        ? t(`bonus.${icon.slice(6)}`)
        : t(elements.some((element) => element === icon) ? `element.${icon}` : `icon.${icon}`);
export const swatchName = (swatch: Swatch): string => t(`swatch.${swatch}`);

// "texture on yellow; shape and tone on violet"
const onSwatches = (all: Icon[][]): string =>
    groups(
        swatches.flatMap((swatch, i) => {
            const icons = list((all[i] ?? []).map(iconName));
            return icons ? [t("page.card.swatch", { swatch: swatchName(swatch), icons })] : [];
        }),
    );

export const cardLabel = (card: ArtCard): string =>
    t("page.card.label", { card: cardWord(card.word), icons: onSwatches(card.icons) });

// A painting as it is read out: its cards, the lowest first, what is visible, and its points.
export function paintingLabel({ title, layers, points }: Painting): string {
    const cards = layers.map(artCard);
    const [bottom = "", middle = "", top = ""] = cards.map((card) => cardWord(card.word));
    return sentences([
        t("page.painting.label", { title, bottom, middle, top }),
        t("page.painting.visible", { icons: onSwatches(visibleIcons(layers)) }),
        t("page.points", { n: points }),
    ]);
}
