// Shows a change of the table: everything that has data-flip glides from where it was to where it
// is, and what went to or came from elsewhere flies. Made from the difference of two views only; it
// never holds anything up.
import type { View } from "../../protocol/messages";
import { difference, type Place } from "../../table/diff";

const time = 340; // milliseconds
const ease = "cubic-bezier(0.3, 0.7, 0.2, 1)";

function where(root: HTMLElement, place: Place): DOMRect | undefined {
    const name = {
        row: () => (place.at === "row" ? `row-${place.position}` : ""),
        hand: () => (place.at === "hand" ? `seat-${place.seat}` : ""),
        painting: () => (place.at === "painting" ? `seat-${place.seat}` : ""),
        tokens: () => (place.at === "tokens" ? `tokens-${place.seat}` : ""),
        deck: () => "deck",
        left: () => "vincent",
        vincent: () => "vincent",
        supply: () => "supply",
    }[place.at]();
    return root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

// A copy flies from one box to the middle of another and is gone.
function fly(root: HTMLElement, copy: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
    copy.setAttribute("aria-hidden", "true");
    copy.removeAttribute("data-flip");
    copy.removeAttribute("data-place");
    copy.tabIndex = -1;
    Object.assign(copy.style, {
        position: "fixed",
        left: `${from.left}px`,
        top: `${from.top}px`,
        width: `${from.width}px`,
        margin: "0",
        pointerEvents: "none",
        zIndex: "40",
    });
    root.append(copy);
    const a = centre(from);
    const b = centre(to);
    const end = `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.35)`;
    copy.animate([{ transform: "none" }, { transform: end, opacity: 0.6 }], {
        duration: time,
        delay,
        easing: ease,
        fill: "both",
    }).finished.finally(() => copy.remove());
}

function token(): HTMLElement {
    const copy = document.createElement("span");
    copy.innerHTML =
        '<svg viewBox="0 0 64 64" width="26" height="26"><use href="#i-inspiration" /></svg>';
    return copy;
}

export function animateChange(
    root: HTMLElement,
    before: View,
    change: () => void, // draws the new view at once
    after: () => View,
): void {
    const was = new Map<string, { box: DOMRect; copy: HTMLElement }>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]"))
        was.set(element.dataset.flip ?? "", {
            box: element.getBoundingClientRect(),
            copy: element.cloneNode(true) as HTMLElement,
        });
    const tokensFrom = new Map<string, DOMRect | undefined>();
    const deck = where(root, { at: "deck" });
    for (const row of before.row) {
        const place: Place = { at: "row", position: row.position };
        tokensFrom.set(JSON.stringify(place), where(root, place));
    }

    change();

    const steps = difference(before, after());
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
        const key = element.dataset.flip ?? "";
        const old = was.get(key)?.box ?? deck;
        was.delete(key);
        const now = element.getBoundingClientRect();
        if (!old || now.width === 0) continue;
        const dx = old.x - now.x;
        const dy = old.y - now.y;
        if (Math.hypot(dx, dy) < 1) continue;
        const scale = old.width / now.width;
        element.animate(
            [
                {
                    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
                    transformOrigin: "0 0",
                },
                { transform: "none", transformOrigin: "0 0" },
            ],
            { duration: time, easing: ease },
        );
    }
    for (const step of steps.cards) {
        const gone = was.get(`card-${step.card}`);
        const to = gone && where(root, step.to);
        if (gone && to) fly(root, gone.copy, gone.box, to);
    }
    for (const step of steps.tokens) {
        const from = tokensFrom.get(JSON.stringify(step.from)) ?? where(root, step.from);
        const to = where(root, step.to);
        if (!from || !to) continue;
        const at = centre(from);
        const box = new DOMRect(at.x - 13, at.y - 13, 26, 26);
        for (let i = 0; i < Math.min(step.count, 4); ++i) fly(root, token(), box, to, i * 20);
    }
}
