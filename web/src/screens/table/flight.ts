// Cards in the air: whole copies of cards that lie on the table, in a layer above everything.

let layer: HTMLElement | undefined;

function sky(): HTMLElement {
    if (!layer?.isConnected) {
        layer = document.createElement("div");
        layer.className = "sky";
        layer.setAttribute("aria-hidden", "true");
        Object.assign(layer.style, {
            position: "fixed",
            inset: "0",
            zIndex: "1000",
            pointerEvents: "none",
            overflow: "clip",
        });
        document.body.append(layer);
    }
    return layer;
}

// Lets something hang in the air with its top left corner there.
export function hang(thing: HTMLElement, left: number, top: number): HTMLElement {
    Object.assign(thing.style, {
        position: "absolute",
        left: `${left}px`,
        top: `${top}px`,
        margin: "0",
        willChange: "transform",
    });
    sky().append(thing);
    return thing;
}

export const cardIn = (element: HTMLElement): HTMLElement =>
    element.querySelector<HTMLElement>(".card") ?? element;

// A card in full: where the table shows only its working half, or shows it as out of reach, its copy
// is whole and clear. Its measures are written into it, because those of the table end there.
export function copyCard(card: HTMLElement, width: number): HTMLElement {
    const copy = card.cloneNode(true) as HTMLElement;
    copy.classList.remove("far");
    copy.style.setProperty("--w", `${width}px`);
    copy.style.setProperty("--h", `${width * 1.4}px`);
    copy.style.setProperty("--card-shadow", "var(--sh3)");
    // Nothing of what it passes over shines through.
    copy.style.background = "linear-gradient(var(--film), var(--film)), #fffcf4";
    for (const picture of copy.querySelectorAll("img")) picture.decoding = "sync";
    return copy;
}

// A card a person holds, or has just let go of: it flies on from there.
export const held = (card: number): HTMLElement | undefined =>
    layer?.querySelector<HTMLElement>(`[data-held="${card}"]`) ?? undefined;
