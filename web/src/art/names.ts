// What things are called, for eyes and for screen readers.
import type { Painting } from "../protocol/messages";
import { cardWord, groups, list, sentences, t } from "../words/words.svelte";
import {
    type ArtCard,
    artCard,
    elements,
    type Icon,
    iconsOf,
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
export const iconsLabel = (all: Icon[][]): string =>
    groups(
        swatches.flatMap((swatch, i) => {
            const icons = list((all[i] ?? []).map(iconName));
            return icons ? [t("page.card.swatch", { swatch: swatchName(swatch), icons })] : [];
        }),
    );

export function cardLabel(card: ArtCard, flipped = false): string {
    const icons = iconsLabel(iconsOf(card, flipped));
    const label = t("page.card.label", { card: cardWord(card.word), icons });
    if (!card.back && !flipped) return label;
    return sentences([label, flipped ? t("page.flip.is_flipped") : t("icon.mirror")]);
}

// A painting as it is read out: its cards, the lowest first, what is visible, and its points.
export function paintingLabel({ title, layers, points, flipped }: Painting): string {
    const cards = layers.map(artCard);
    const [bottom = "", middle = "", top = ""] = cards.map((card) => cardWord(card.word));
    return sentences([
        t("page.painting.label", { title, bottom, middle, top }),
        t("page.painting.visible", { icons: iconsLabel(visibleIcons(layers, flipped)) }),
        t("page.points", { n: points }),
    ]);
}
