// How a card is touched: a tap or Space acts, a long touch, the right button or L show it large, Enter does
// what the card is for, dragging moves it to something that says data-drop. For use as
// {@attach handleCard(…)} on a button.
import { isStill } from "../../app/settings.svelte";
import { cardIn, copyCard, hang } from "./flight";

export interface Drop {
    act: () => unknown; // false, or a promise of it: it did not go there after all
    mark?: Element; // shows that it would happen; without it the target does
    into?: Element; // what the card becomes part of; without it, it goes where it lies now
}

export interface CardHandlers {
    act: () => void;
    show: () => void;
    enter?: () => void; // take it, or complete the painting; else Enter is a tap
    drop?: (target: HTMLElement) => Drop | null; // what would happen there; null: it cannot go there
    lift?: (up: boolean) => void; // it is in the air, or not any more
    shift?: (by: number) => void; // arrow up and down: a layer higher or lower
}

const far = 8; // pixels a finger may tremble
const long = 450; // milliseconds to hold
const glide = { duration: 240, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };

// A card in the hand of a person: under the pointer, a little above the table; above the finger, where
// there is one, which would cover it.
class Held {
    #element: HTMLElement;
    #air: HTMLElement;
    #card: HTMLElement;
    #home: DOMRect;

    constructor(element: HTMLElement, start: { x: number; y: number; touch: boolean }) {
        this.#element = element;
        const card = cardIn(element);
        this.#home = card.getBoundingClientRect();
        const { left, top, width } = this.#home;
        const height = width * 1.4;
        this.#card = copyCard(card, width);
        this.#air = document.createElement("div");
        this.#air.dataset.held = element.dataset.card ?? "";
        this.#air.append(this.#card);
        hang(this.#air, left, top);
        // The place of the card that comes to lie under the pointer.
        const place = start.touch
            ? 0.86 * height
            : Math.max(0.1 * height, Math.min(0.9 * height, start.y - top)) + 6;
        const raised = `translateY(${start.y - top - place}px) scale(1.06)`;
        this.#card.style.transformOrigin = `${start.x - left}px ${place}px`;
        this.#card.style.transform = raised;
        if (!isStill())
            this.#card.animate([{ transform: "none" }, { transform: raised }], {
                duration: 130,
                easing: "ease-out",
            });
        element.classList.add("dragged");
    }

    move(dx: number, dy: number): void {
        this.#air.style.transform = `translate(${dx}px, ${dy}px)`;
    }

    gone(): void {
        this.#air.remove();
        this.#element.classList.remove("dragged");
    }

    // Back to where it lies.
    home(): void {
        const box = this.#element.isConnected
            ? cardIn(this.#element).getBoundingClientRect()
            : this.#home;
        this.#glide(box, 1);
    }

    // Becomes part of something, such as the picture on the easel.
    settle(into: Element): void {
        this.#element.classList.remove("dragged");
        const { left, top, width, height } = into.getBoundingClientRect();
        const size = Math.min(width, this.#home.width);
        const tall = size * 1.4;
        this.#glide(
            new DOMRect(left + (width - size) / 2, top + (height - tall) / 2, size, tall),
            0,
        );
    }

    #glide(to: DOMRect, opacity: number): void {
        if (isStill()) return this.gone();
        const from = this.#card.getBoundingClientRect();
        this.#air.style.transform = "none";
        this.#card.style.transformOrigin = "0 0";
        const at = (box: DOMRect) =>
            `translate(${box.x - this.#home.x}px, ${box.y - this.#home.y}px) scale(${box.width / this.#home.width})`;
        this.#card
            .animate(
                [
                    { transform: at(from), opacity: 1 },
                    { transform: at(to), opacity },
                ],
                { ...glide, fill: "both" },
            )
            .finished.finally(() => this.gone());
    }
}

export function handleCard(handlers: () => CardHandlers) {
    return (element: HTMLElement) => {
        let start: { x: number; y: number; id: number; touch: boolean } | undefined;
        let card: Held | undefined;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let swallow = false; // the click that follows a drag or a long press
        let over: HTMLElement | undefined;
        let marked: Element | undefined;

        const leave = () => {
            clearTimeout(timer);
            start = undefined;
            if (card) handlers().lift?.(false);
            marked?.classList.remove("drop-here");
            over = undefined;
        };
        const cancel = () => {
            leave();
            card?.home();
            card = undefined;
        };

        const down = (event: PointerEvent) => {
            if (event.button !== 0 || card) return;
            start = {
                x: event.clientX,
                y: event.clientY,
                id: event.pointerId,
                touch: event.pointerType === "touch",
            };
            swallow = false;
            element.setPointerCapture(event.pointerId);
            clearTimeout(timer);
            if (event.pointerType === "mouse") return; // it has a right button
            timer = setTimeout(() => {
                if (!start || card) return;
                swallow = true;
                leave();
                handlers().show();
            }, long);
        };
        const move = (event: PointerEvent) => {
            if (!start || event.pointerId !== start.id) return;
            const dx = event.clientX - start.x;
            const dy = event.clientY - start.y;
            const { drop } = handlers();
            if (!card) {
                if (Math.hypot(dx, dy) < far) return;
                clearTimeout(timer);
                if (!drop) return leave();
                swallow = true;
                card = new Held(element, start);
                handlers().lift?.(true);
            }
            card.move(dx, dy);
            const target = document
                .elementFromPoint(event.clientX, event.clientY)
                ?.closest<HTMLElement>("[data-drop]");
            if (target === over) return;
            marked?.classList.remove("drop-here");
            over = target ?? undefined;
            const there = over && drop?.(over);
            marked = there ? (there.mark ?? over) : undefined;
            marked?.classList.add("drop-here");
        };
        const up = async (event: PointerEvent) => {
            if (!start || event.pointerId !== start.id) return;
            const there = card && over && handlers().drop?.(over);
            const letGo = card;
            leave();
            card = undefined;
            if (!letGo) return;
            if (!there) return letGo.home();
            const went = await there.act();
            if (went === false) letGo.home();
            else if (there.into) letGo.settle(there.into);
            else if (went === true)
                letGo.gone(); // it has flown on from here
            else letGo.home();
        };
        const click = (event: MouseEvent) => {
            if (swallow && event.detail > 0) {
                swallow = false;
                event.preventDefault();
                event.stopPropagation();
                return;
            }
            handlers().act();
        };
        const key = (event: KeyboardEvent) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === "Escape" && card) {
                event.stopPropagation();
                cancel();
            } else if (event.key === "Enter") {
                const { enter } = handlers();
                if (!enter) return;
                event.preventDefault();
                if (!event.repeat) enter();
            } else if (event.code === "KeyL" && !event.shiftKey) {
                event.preventDefault();
                handlers().show();
            } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
                const { shift } = handlers();
                if (!shift) return;
                event.preventDefault();
                shift(event.key === "ArrowUp" ? 1 : -1);
            } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
                const group = [
                    ...(element
                        .closest("[data-cards]")
                        ?.querySelectorAll<HTMLElement>("[data-card]") ?? []),
                ];
                const next = group[group.indexOf(element) + (event.key === "ArrowRight" ? 1 : -1)];
                if (!next) return;
                event.preventDefault();
                next.focus();
            }
        };
        // The right button, or the browser's own idea of a long touch.
        const menu = (event: Event) => {
            event.preventDefault();
            if (card) return;
            leave();
            handlers().show();
        };

        const listening = new AbortController();
        const { signal } = listening;
        element.addEventListener("pointerdown", down, { signal });
        element.addEventListener("pointermove", move, { signal });
        element.addEventListener("pointerup", up, { signal });
        element.addEventListener("pointercancel", cancel, { signal });
        element.addEventListener("click", click, { signal });
        element.addEventListener("keydown", key, { signal });
        element.addEventListener("contextmenu", menu, { signal });
        return () => {
            leave();
            card?.gone();
            listening.abort();
        };
    };
}
