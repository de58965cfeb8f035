// What things are called, for eyes and for screen readers.
import { cardWord, list, t } from "../words/words.svelte";
import { type ArtCard, type Icon, type Swatch, swatches } from "./printed";

export const iconName = (icon: Icon): string =>
    icon.startsWith("bonus-") ? t(`bonus.${icon.slice(6)}`) : t(`element.${icon}`);
export const swatchName = (swatch: Swatch): string => t(`swatch.${swatch}`);

// "Trap: yellow texture, violet shape bonus"
export function cardLabel(card: ArtCard): string {
    const parts = swatches.flatMap((swatch, i) => {
        const icons = card.icons[i] ?? [];
        if (icons.length === 0) return [];
        return [
            t("page.card.swatch", { swatch: swatchName(swatch), icons: list(icons.map(iconName)) }),
        ];
    });
    return t("page.card.label", { card: cardWord(card.word), icons: list(parts) });
}
