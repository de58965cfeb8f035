// What a swatch shows in the end, icon by icon, and how each came there.
import type { Icon, Looked, SwatchSteps } from "../../../protocol/messages";

export interface SeenIcon {
    icon: Icon;
    star: boolean; // stands for ★
    from: "print" | "x2" | "blend";
    tool: boolean; // X2 or Blend itself
}

// How many of each a list has more than another.
function beyond(list: readonly Icon[], less: readonly Icon[]): Icon[] {
    const left = [...less];
    return list.filter((icon) => {
        const at = left.indexOf(icon);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
    });
}

const isTool = (icon: Icon): boolean => /^(x2|blend)-/.test(icon);

export function seenIcons({ printed, doubled, copied, chosen }: SwatchSteps): SeenIcon[] {
    const byX2 = beyond(doubled, printed);
    const byBlend = beyond(copied, doubled);
    return copied.map((icon, i) => {
        const from = takeOut(byBlend, icon) ? "blend" : takeOut(byX2, icon) ? "x2" : "print";
        return {
            icon: chosen[i] ?? icon,
            star: icon === "creativity",
            from,
            tool: isTool(icon),
        };
    });
}

function takeOut(list: Icon[], icon: Icon): boolean {
    const at = list.indexOf(icon);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
}

// The numbers, from 0, of the ★ of a swatch among those of the painting.
export const starsAt = ({ stars = [], swatches }: Looked, at: number): number[] =>
    stars.flatMap(({ swatch }, i) => (swatch === swatches[at]?.swatch ? [i] : []));
