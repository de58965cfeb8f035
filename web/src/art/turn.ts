// A card turns over, like a sheet in the hand: up to its edge, where it shows its other face, and down
// again on the other side. Returns what ends it at once.
import { isStill } from "../app/settings.svelte";

const half = 170; // milliseconds to the edge

export function turn(card: HTMLElement, toBack: boolean, show: () => void): () => void {
    if (isStill()) {
        show();
        return () => {};
    }
    const side = toBack ? 1 : -1;
    const at = (degrees: number, lift: number) =>
        `perspective(700px) translateY(${-lift}px) scale(${1 + lift / 90}) rotateY(${degrees}deg)`;
    let shown = false;
    const once = () => {
        if (!shown) show();
        shown = true;
    };
    const up = card.animate(
        [{ transform: at(0, 0) }, { transform: at(90 * side, 8), filter: "brightness(0.82)" }],
        { duration: half, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
    );
    let down: Animation | undefined;
    up.onfinish = () => {
        once();
        down = card.animate(
            [{ transform: at(-90 * side, 8), filter: "brightness(1.12)" }, { transform: at(0, 0) }],
            { duration: half, easing: "cubic-bezier(0.1, 0.4, 0.5, 1)" },
        );
    };
    return () => {
        up.onfinish = null;
        up.cancel();
        down?.cancel();
        once();
    };
}
