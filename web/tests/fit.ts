// What every size of the screen must keep, measured: what covers what, what is cut, which words are
// torn, how large the words on the cards and the targets are.
import type { Page } from "@playwright/test";

export interface Size {
    width: number;
    height: number;
}

// Those of the phones, tablets, laptops and desks that people have.
export const allSizes: Size[] = [
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1280, 600],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
].map(([width = 0, height = 0]) => ({ width, height }));

export const someSizes = allSizes.filter(({ width }) =>
    [360, 844, 1024, 1366, 1440].includes(width),
);

// A browser's zoom makes the window smaller and its pixels larger.
export const zoomed = (size: Size, by: number): Size => ({
    width: Math.round(size.width / by),
    height: Math.round(size.height / by),
});

// The letters of somebody who has set the browser's text larger.
export async function setText(page: Page, percent: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", {
        fontSizes: { standard: Math.round(0.16 * percent) },
    });
}

// Parts of the table that lie beside each other and whole on the screen.
const parts = [
    ".board header > :is(.iconbtn, .btn)",
    ".board h1",
    ".seat",
    ".other",
    ".wall",
    ".row .slot",
    ".deck",
    ".stand .picture",
    ".stand .plate",
    ".scoring .tile",
    ".scoring .group i",
    ".bench h2",
    ".bench table",
    ".bar table",
    ".acts .btn",
    ".shelf .slot",
    ".goal",
];

// Everything that is wrong on the screen as it is; scrolling may be allowed.
export const faults = (page: Page, scrolls = false): Promise<string[]> =>
    page.evaluate(measure, [parts, scrolls] as const);

// The same as an expression, for other browsers.
export const faultsIn = (scrolls = false): string =>
    `(${measure})(${JSON.stringify([parts, scrolls])})`;

// Runs in the page, so it knows nothing from here.
function measure([selectors, mayScroll]: readonly [string[], boolean]): string[] {
    const found: string[] = [];
    const board = document.querySelector<HTMLElement>(".board");
    if (!board) return ["no table"];
    const round = (box: DOMRect) =>
        `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
    const isHidden = (element: Element) =>
        element.closest(".visually-hidden") !== null ||
        element.getClientRects().length === 0 ||
        getComputedStyle(element).visibility === "hidden";
    const call = (element: Element) =>
        `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")} “${(element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 24)}”`;
    const clips = (element: Element) => {
        const boxes: { of: Element; box: DOMRect }[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) {
            if (at === document.body || at === document.documentElement) break;
            const style = getComputedStyle(at);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            const { x, y, width, height } = at.getBoundingClientRect();
            const box =
                style.overflowY === "visible"
                    ? new DOMRect(x, -1e6, width, 2e6)
                    : new DOMRect(x, y, width, height);
            boxes.push({ of: at, box });
        }
        return boxes;
    };
    const outside = (box: DOMRect, of: DOMRect) =>
        box.left < of.left - 1.5 ||
        box.right > of.right + 1.5 ||
        box.top < of.top - 1.5 ||
        box.bottom > of.bottom + 1.5;

    scrollTo(0, 0);
    const across = document.documentElement.scrollWidth - innerWidth;
    if (across > 0) found.push(`the page is ${across} px too wide`);
    const down = document.documentElement.scrollHeight - innerHeight;
    if (!mayScroll && down > 0) found.push(`the page is ${down} px too high`);

    // The main button, wherever the page is scrolled to.
    const main = document.querySelector<HTMLElement>("[data-main]");
    const covered = (where: string) => {
        if (!main) return;
        const box = main.getBoundingClientRect();
        for (const x of [0.04, 0.5, 0.96])
            for (const y of [0.1, 0.5, 0.9]) {
                const over = document.elementFromPoint(
                    box.left + box.width * x,
                    box.top + box.height * y,
                );
                if (over?.closest("[data-main]") !== main)
                    return found.push(
                        `main button covered ${where} by ${over ? call(over) : "the edge"} (${round(box)})`,
                    );
            }
        return;
    };
    if (!main) found.push("no main button");
    covered("at the top");
    if (down > 0) {
        scrollTo(0, down);
        covered("at the bottom");
        scrollTo(0, 0);
    }

    // Beside each other, and whole.
    const shown = selectors
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((element) => !isHidden(element));
    const stuck = (element: Element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
            if (getComputedStyle(at).position === "sticky") return true;
        return false;
    };
    const boxes = shown.map((element) => ({
        element,
        box: element.getBoundingClientRect(),
        stuck: mayScroll && stuck(element),
    }));
    for (const [i, a] of boxes.entries()) {
        const screen = new DOMRect(0, 0, innerWidth, mayScroll ? 1e6 : innerHeight);
        if (outside(a.box, screen))
            found.push(`${call(a.element)} not on the screen (${round(a.box)})`);
        for (const { of, box } of clips(a.element.parentElement ?? a.element))
            if (outside(a.box, box))
                found.push(`${call(a.element)} cut by ${call(of).split(" ")[0]}`);
        for (const b of boxes.slice(i + 1)) {
            if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
            if (a.stuck !== b.stuck) continue; // one scrolls below the other
            const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            if (wide > 1 && high > 1)
                found.push(
                    `${call(a.element)} and ${call(b.element)} overlap by ${Math.round(wide)}×${Math.round(high)}`,
                );
        }
    }

    // Words: whole, and not torn.
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const grounds = ".tile, .foot, .btn, .plate, .seat, .wall, .panel"; // words stay on theirs
    // Japanese has no spaces: there the browser knows the words.
    const japanese = document.documentElement.lang === "ja";
    const wordsOf = (text: string): { word: string; index: number }[] =>
        japanese
            ? [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)]
                  .filter(({ isWordLike }) => isWordLike)
                  .map(({ segment, index }) => ({ word: segment, index }))
            : [...text.matchAll(/[^\s\u00ad-]+/g)].map(({ 0: word, index }) => ({ word, index }));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!element || !text.trim() || isHidden(element)) continue;
        const about = clips(element);
        // A sentence may be left out as a whole.
        const { left } = element.getBoundingClientRect();
        if (about.some(({ box }) => left >= box.right - 1)) continue;
        for (let at: Element | null = element; at; at = at.parentElement)
            if (at.matches(grounds)) about.push({ of: at, box: at.getBoundingClientRect() });
        for (const { word, index } of wordsOf(text)) {
            // A soft hyphen's line belongs to the letter after it.
            const after = text[index - 1] === "\u00ad" && word.length > 1 ? 1 : 0;
            range.setStart(node, index + after);
            range.setEnd(node, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
            const tops = new Set(lines.map(({ top }) => Math.round(top)));
            if (tops.size > 1) found.push(`“${word}” is torn`);
            for (const line of lines)
                for (const { of, box } of about) {
                    if (box.width < 5 || box.height < 5) break; // left out on purpose
                    // A line box is higher than its letters.
                    const spare = line.height * 0.16;
                    const out =
                        line.left < box.left - 1 ||
                        line.right > box.right + 1 ||
                        line.top < box.top - spare ||
                        line.bottom > box.bottom + spare;
                    if (out) found.push(`“${word}” cut by ${call(of).split(" ")[0]}`);
                }
        }
        const style = getComputedStyle(element);
        if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
            found.push(`${call(element)} is shortened`);
    }

    for (const word of document.querySelectorAll<HTMLElement>(".board .card .word i")) {
        if (isHidden(word)) continue;
        const { fontSize } = getComputedStyle(word);
        if (Number.parseFloat(fontSize) < 10.99) found.push(`${call(word)} has ${fontSize}`);
        const box = word.getBoundingClientRect();
        for (const tab of word.closest(".card")?.querySelectorAll(".sw.on") ?? []) {
            const on = tab.getBoundingClientRect();
            if (on.top < box.bottom - 3 && on.left < box.right - 3 && on.right > box.left + 3)
                found.push(`${call(word)} lies under its icons`);
        }
    }

    // What a finger hits.
    for (const target of board.querySelectorAll<HTMLElement>("button, a, input, select")) {
        if (isHidden(target)) continue;
        target.scrollIntoView({ block: "center" });
        const box = target.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const hits = (dx: number, dy: number) => {
            const at = document.elementFromPoint(x + dx, y + dy);
            return at !== null && target.contains(at);
        };
        const reach = (dx: number, dy: number) => {
            let far = 0;
            while (far < 60 && hits(dx * (far + 1), dy * (far + 1))) ++far;
            return far;
        };
        const wide = reach(-1, 0) + reach(1, 0) + 1;
        const high = reach(0, -1) + reach(0, 1) + 1;
        if (wide < 43.5 || high < 43.5)
            found.push(`${call(target)} can be hit on ${wide}×${high} only`);
    }
    scrollTo(0, 0);
    return [...new Set(found)];
}
