// Shows a change of the table: everything that has data-flip glides from where it was to where it
// is, and what went to or came from elsewhere flies. Made from the difference of two views only; it
// never holds anything up.
import type { View } from "../../protocol/messages";
import { type CardStep, difference, type Place, rowPlaces } from "../../table/diff";
import { cardIn, copyCard, hang, held } from "./flight";

const ease = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const tokenSize = 30; // pixels

export const rowPlace = (row: number, position: number): string =>
    row === 1 ? `row-${position}` : `row-${row}-${position}`;

const names: { [At in Place["at"]]: (place: Extract<Place, { at: At }>) => string[] } = {
    row: ({ position, row }) => [rowPlace(row ?? 1, position)],
    hand: ({ seat }) => [`seat-${seat}`],
    painting: ({ seat }) => [`seat-${seat}`],
    tokens: ({ seat }) => [`tokens-${seat}`],
    deck: () => ["deck"],
    left: () => ["vincent", "supply"],
    vincent: () => ["vincent"],
    supply: () => ["supply"],
    rival: () => ["rival"],
};

function where(root: HTMLElement, place: Place): DOMRect | undefined {
    const name = names[place.at] as (place: Place) => string[];
    for (const each of name(place)) {
        const element = root.querySelector<HTMLElement>(`[data-place="${each}"]`);
        if (element) return element.getBoundingClientRect();
    }
    return undefined;
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

interface Flight {
    time: number;
    delay?: number;
    lands?: boolean; // there is a card to become; else it is gone into a seat
}

// A card flies to its new place, lifted, at the size it has on the table, and shrinks at the end only:
// to the size of the card that lies there, or into a seat.
function flyCard(copy: HTMLElement, width: number, from: DOMRect, to: DOMRect, flight: Flight) {
    const { time, delay = 0, lands = false } = flight;
    const height = width * 1.4;
    const end = lands ? to.width / width : Math.min(0.5, to.height / height);
    const b = lands
        ? { x: to.x, y: to.y }
        : { x: centre(to).x - (width * end) / 2, y: centre(to).y - (height * end) / 2 };
    const begin = from.width / width;
    hang(copy, 0, 0);
    copy.style.transformOrigin = "0 0";
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    const part = (share: number) => ({
        x: from.x + (b.x - from.x) * share,
        y: from.y + (b.y - from.y) * share,
    });
    const far = part(0.7);
    const frames = [
        { transform: at(from.x, from.y, begin), opacity: 1, easing: "ease-out" },
        { offset: 0.15, transform: at(from.x, from.y - 10, begin * 1.06), easing: "ease-in" },
        { offset: 0.7, transform: at(far.x, far.y - 10, begin * 1.06), easing: "ease-out" },
        { offset: 0.96, transform: at(b.x, b.y, end), opacity: 1 },
        { transform: at(b.x, b.y, end), opacity: lands ? 1 : 0 },
    ];
    copy.animate(frames, { duration: time, delay, fill: "both" }).finished.finally(() =>
        copy.remove(),
    );
}

// ---- Tokens -------------------------------------------------------------------------------------

function makeToken(faceUp = true): HTMLElement {
    const copy = document.createElement("span");
    copy.className = faceUp ? "token" : "token down";
    copy.innerHTML = `<svg viewBox="0 0 64 64" width="${tokenSize}" height="${tokenSize}"><use href="#i-inspiration" /></svg>`;
    if (!faceUp) copy.style.filter = "grayscale(1) brightness(0.72) contrast(0.7)";
    return copy;
}

function flyToken(copy: HTMLElement, from: DOMRect, to: DOMRect, { time, delay = 0 }: Flight) {
    const half = tokenSize / 2;
    const a = centre(from);
    const b = centre(to);
    hang(copy, a.x - half, a.y - half);
    copy.animate(
        [
            { transform: "none", easing: ease },
            { offset: 0.92, transform: `translate(${b.x - a.x}px, ${b.y - a.y}px)`, opacity: 1 },
            { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.6)`, opacity: 0 },
        ],
        { duration: time, delay, fill: "both" },
    ).finished.finally(() => copy.remove());
}

// The tokens Vincent has tossed, until they are spent or go back to him.
let tossed: HTMLElement[] = [];

// Vincent's toss: his tokens come down on the art row, the palette up or down.
export function toss(
    root: HTMLElement,
    { faceUp, of, time, still }: { faceUp: number; of: number; time: number; still: boolean },
): void {
    clearToss();
    const from = where(root, { at: "vincent" });
    const row = root.querySelector("[data-drop='row']")?.getBoundingClientRect();
    if (!from || !row) return;
    const gap = tokenSize + 12;
    const begin = centre(from);
    const middle = centre(row);
    for (let i = 0; i < of; ++i) {
        const coin = makeToken(i < faceUp);
        const x = middle.x + (i - (of - 1) / 2) * gap - tokenSize / 2;
        const y = middle.y - tokenSize / 2 + (i % 2 ? 7 : -7);
        coin.classList.add("tossed");
        hang(coin, x, y);
        tossed.push(coin);
        if (still) continue;
        const turns = 3 + (i % 2);
        coin.animate(
            [
                {
                    transform: `translate(${begin.x - x - tokenSize / 2}px, ${begin.y - y - tokenSize / 2}px) rotateX(${-turns * 360}deg)`,
                    easing: "ease-out",
                },
                {
                    offset: 0.6,
                    transform: `translate(0, -46px) scale(1.5) rotateX(-180deg)`,
                    easing: "ease-in",
                },
                { transform: "none" },
            ],
            { duration: time * 0.55, delay: time * 0.05 * i, fill: "backwards" },
        );
    }
}

export function clearToss(): void {
    for (const coin of tossed) coin.remove();
    tossed = [];
}

// ---- A change -----------------------------------------------------------------------------------

export function animateChange(
    root: HTMLElement,
    before: View,
    change: () => void, // draws the new view at once
    after: () => View,
    time: number, // milliseconds a card is in the air
): void {
    const was = new Map<string, { element: HTMLElement; box: DOMRect; card: DOMRect }>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]"))
        was.set(element.dataset.flip ?? "", {
            element,
            box: element.getBoundingClientRect(),
            card: (
                held(Number(element.dataset.card))?.firstElementChild ?? cardIn(element)
            ).getBoundingClientRect(),
        });
    const rowWas = new Map<string, DOMRect | undefined>();
    const deck = where(root, { at: "deck" });
    for (const place of rowPlaces(before)) {
        rowWas.set(JSON.stringify(place), where(root, place));
    }
    const coins = tossed.map((coin) => coin.getBoundingClientRect());
    const faceUp = tossed.filter((coin) => !coin.classList.contains("down")).length;
    clearToss();

    change();

    // First everything is measured, then it is set in motion: the other way round the browser would lay
    // the table out again for each card.
    const starts: (() => void)[] = [];
    const steps = difference(before, after());
    const origin = (place: Place) => rowWas.get(JSON.stringify(place)) ?? where(root, place);

    // What is paid is laid down before a card leaves the row.
    const paid = steps.tokens.filter(({ from }) => from.at === "vincent");
    const delay = paid.length > 0 ? time * 0.7 : 0;

    const moved = new Map<string, CardStep>(
        steps.cards.map((step) => [`card-${step.card}`, step] as const),
    );
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
        const key = element.dataset.flip ?? "";
        const old = was.get(key);
        const step = moved.get(key);
        was.delete(key);
        if (step && step.from.at !== step.to.at && step.from.at !== "deck") {
            const card = cardIn(element);
            const to = card.getBoundingClientRect();
            const from = old?.card ?? origin(step.from);
            if (!from || to.width === 0) continue;
            starts.push(() => {
                flyCard(copyCard(card, to.width), to.width, from, to, { time, lands: true });
                element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
            });
            continue;
        }
        const from = old?.box ?? deck;
        const now = element.getBoundingClientRect();
        if (!from || now.width === 0) continue;
        const dx = from.x - now.x;
        const dy = from.y - now.y;
        if (Math.hypot(dx, dy) < 1) continue;
        const transform = `translate(${dx}px, ${dy}px) scale(${from.width / now.width})`;
        starts.push(() =>
            element.animate(
                [
                    { transform, transformOrigin: "0 0" },
                    { transform: "none", transformOrigin: "0 0" },
                ],
                { duration: Math.min(time, 400), delay, easing: ease, fill: "backwards" },
            ),
        );
    }
    for (const step of steps.cards) {
        const gone = was.get(`card-${step.card}`);
        // What becomes a painting is shown by the ceremony.
        if (!gone || step.to.at === "painting") continue;
        // In a rival's open hand it is seen once it is there.
        const small = root.querySelector(`[data-small="${step.card}"]`);
        const to = small?.getBoundingClientRect() ?? where(root, step.to);
        if (!to) continue;
        const { width } = gone.card;
        starts.push(() => {
            flyCard(copyCard(cardIn(gone.element), width), width, gone.card, to, { time, delay });
            small?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + delay });
        });
    }
    const flying = { time: time * 0.8 };
    let used = 0; // of the tokens tossed
    let i = 0;
    for (const step of steps.tokens) {
        const to = where(root, step.to);
        for (let n = 0; n < Math.min(step.count, 4); ++n, ++i) {
            const coin = step.from.at === "vincent" ? coins[used++] : undefined;
            const from = coin ?? origin(step.from);
            const how = { ...flying, delay: i * 40 };
            if (from && to) starts.push(() => flyToken(makeToken(), from, to, how));
        }
    }
    // Those that fell face-down, or were too many, are his again.
    const his = where(root, { at: "vincent" });
    for (let k = used; his && k < coins.length; ++k) {
        const from = coins[k] as DOMRect;
        starts.push(() => flyToken(makeToken(k < faceUp), from, his, flying));
    }
    for (const start of starts) start();
}
