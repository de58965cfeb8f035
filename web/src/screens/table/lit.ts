// Whether an icon on the easel counts for the selected scoring card.
import type { Icon, Looked, Swatch } from "../../protocol/messages";

export function isLit(
    looked: Looked | null,
    lit: string | null,
    swatch: Swatch,
    icon: Icon,
): boolean {
    if (!looked || lit === null) return false;
    const groups =
        lit === "silver"
            ? looked.silver.reasons
            : lit === "gold"
              ? (looked.gold?.reasons ?? [])
              : (looked.scoring.find((earned) => earned.condition === lit)?.reasons ?? []);
    return groups.some((group) => group.some((at) => at.swatch === swatch && at.icon === icon));
}
