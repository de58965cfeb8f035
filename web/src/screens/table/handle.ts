// How a card is touched: a tap or Enter acts, holding it (or Space) shows it large, dragging moves it
// to something that says data-drop. For use as {@attach handleCard(…)} on a button.
export interface CardHandlers {
    act: () => void;
    show: () => void;
    drop?: (target: HTMLElement) => void;
    shift?: (by: number) => void; // arrow up and down: a layer higher or lower
}

const far = 8; // pixels a finger may tremble
const long = 450; // milliseconds to hold

export function handleCard(handlers: () => CardHandlers) {
    return (element: HTMLElement) => {
        let start: { x: number; y: number; id: number } | undefined;
        let ghost: HTMLElement | undefined;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let swallow = false; // the click that follows a drag or a long press
        let over: HTMLElement | undefined;

        const end = () => {
            clearTimeout(timer);
            ghost?.remove();
            ghost = undefined;
            start = undefined;
            over?.classList.remove("drop-here");
            over = undefined;
            element.classList.remove("dragged");
        };

        const lift = () => {
            const box = element.getBoundingClientRect();
            ghost = element.cloneNode(true) as HTMLElement;
            ghost.classList.add("drag-ghost");
            ghost.setAttribute("aria-hidden", "true");
            Object.assign(ghost.style, {
                position: "fixed",
                left: `${box.left}px`,
                top: `${box.top}px`,
                width: `${box.width}px`,
                pointerEvents: "none",
                zIndex: "1000",
                margin: "0",
            });
            // Inside the table, so that its measures still hold.
            (element.closest(".table") ?? document.body).append(ghost);
            element.classList.add("dragged");
        };

        const down = (event: PointerEvent) => {
            if (event.button !== 0) return;
            start = { x: event.clientX, y: event.clientY, id: event.pointerId };
            swallow = false;
            element.setPointerCapture(event.pointerId);
            clearTimeout(timer);
            timer = setTimeout(() => {
                if (!start || ghost) return;
                swallow = true;
                end();
                handlers().show();
            }, long);
        };
        const move = (event: PointerEvent) => {
            if (!start || event.pointerId !== start.id) return;
            const dx = event.clientX - start.x;
            const dy = event.clientY - start.y;
            if (!ghost) {
                if (Math.hypot(dx, dy) < far) return;
                clearTimeout(timer);
                if (!handlers().drop) return end();
                swallow = true;
                lift();
            }
            if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
            const target = document
                .elementFromPoint(event.clientX, event.clientY)
                ?.closest<HTMLElement>("[data-drop]");
            if (target !== over) {
                over?.classList.remove("drop-here");
                over = target ?? undefined;
                over?.classList.add("drop-here");
            }
        };
        const up = () => {
            const target = ghost ? over : undefined;
            end();
            if (target) handlers().drop?.(target);
        };
        const click = (event: MouseEvent) => {
            if (swallow) {
                swallow = false;
                event.preventDefault();
                event.stopPropagation();
                return;
            }
            handlers().act();
        };
        const key = (event: KeyboardEvent) => {
            if (event.key === " ") {
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
        // A button's Space acts on release.
        const release = (event: KeyboardEvent) => {
            if (event.key === " ") event.preventDefault();
        };
        const menu = (event: Event) => event.preventDefault(); // a long touch is ours

        const listening = new AbortController();
        const { signal } = listening;
        element.addEventListener("pointerdown", down, { signal });
        element.addEventListener("pointermove", move, { signal });
        element.addEventListener("pointerup", up, { signal });
        element.addEventListener("pointercancel", end, { signal });
        element.addEventListener("click", click, { signal });
        element.addEventListener("keydown", key, { signal });
        element.addEventListener("keyup", release, { signal });
        element.addEventListener("contextmenu", menu, { signal });
        return () => {
            end();
            listening.abort();
        };
    };
}
