// The keys of the table, by their place on the keyboard, and the focus, which stays where the work is.
import { settings } from "../../app/settings.svelte";
import type { Game } from "../../table/game.svelte";
import { canFlip, rowOf } from "../../table/state";
import type { TableUi } from "./ui.svelte";

// What is shown for them (KeysDialog.svelte): the caps, and the key of the text.
export const tableKeys: readonly (readonly [string[], string])[] = [
    [["1", "5"], "page.keys.try"],
    [["⇧1", "⇧5"], "page.keys.take"],
    [["Enter"], "page.keys.enter"],
    [["B"], "page.keys.orders"],
    [["H"], "page.keys.hint"],
    [["U"], "page.keys.undo"],
    [["Esc"], "page.keys.clear"],
    [["?"], "page.keys.show"],
];
export const boxKeys: readonly (readonly [string[], string])[] = [
    [["6", "0"], "page.keys.second_row"],
    [["F"], "page.keys.flip"],
];
export const cardKeys: readonly (readonly [string[], string])[] = [
    [["Tab", "←", "→"], "page.keys.move"],
    [["Space"], "page.keys.lay"],
    [["↑", "↓"], "page.keys.layer"],
    [["L"], "page.keys.large"],
];

const typing = "input, textarea, select, [contenteditable]";
const acting = `button, a[href], summary, ${typing}`;

// 1 to 5 are the first row, 6 to 0 the second.
const positionOf = (code: string): number => {
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
    return digit === "0" ? 10 : Number(digit);
};

export function pressKey(event: KeyboardEvent, game: Game, ui: TableUi): void {
    const { code, key, shiftKey: shift } = event;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || target.closest(typing) || document.querySelector("dialog[open]"))
        return;
    if (key === "Escape") return ui.clear();
    // Enter on anything that is itself to be pressed is its own; on a card handle.ts knows.
    if (key === "Enter") {
        if (event.repeat || target.closest(acting)) return;
        event.preventDefault();
        return ui.main();
    }
    if (!settings.keys || event.repeat) return;
    const act = action(code, key, shift, game, ui);
    if (!act) return;
    event.preventDefault();
    act();
}

function action(
    code: string,
    key: string,
    shift: boolean,
    game: Game,
    ui: TableUi,
): (() => void) | undefined {
    const position = positionOf(code);
    if (position) {
        const [row, at] = position > 5 ? [2, position - 5] : [1, position];
        const card = rowOf(game.view, row).find((each) => each.position === at)?.card;
        if (card === undefined) return undefined;
        return () => (shift ? ui.takeCard(card) : ui.tryAndFocus(card));
    }
    if (key === "?") return ui.showKeys;
    if (shift) return undefined;
    if (code === "KeyF") {
        const focused = document.activeElement?.closest<HTMLElement>("[data-card]");
        const card = Number(focused?.dataset.card);
        return card && canFlip(game.state, card) ? () => ui.flip(card) : undefined;
    }
    if (code === "KeyB") return () => void ui.askOrders();
    if (code === "KeyH" && game.hints) return ui.hint;
    if (code === "KeyU" && game.hints && game.view.moves > 0) return ui.undo;
    return undefined;
}

// ---- The focus ------------------------------------------------------------------------------------

// Where the focus was last on the board, in a way that outlives the card it was on.
export class Place {
    #row = 0; // place in the rows
    #hand = -1; // index
    #main = false;
    #seen = false; // somebody works by keys

    note(element: Element): void {
        this.#seen = element.matches(":focus-visible");
        const at = (group: string) =>
            [...(element.closest(group)?.querySelectorAll("[data-card]") ?? [])].indexOf(element);
        this.#row = at(".row [data-cards]") + 1;
        this.#hand = at(".shelf [data-cards]");
        this.#main = element.matches("[data-main]");
    }

    // After a change: a focus that went with its card comes back to the same place. While others play
    // only where it is seen: it makes the browser lay out the table once more for each move.
    restore(board: HTMLElement, mine: boolean): void {
        if (document.activeElement !== document.body) return;
        if (!mine && !this.#seen) return;
        if (!this.#row && this.#hand < 0 && !this.#main) return;
        const cards = (group: string) => [
            ...board.querySelectorAll<HTMLElement>(`${group} [data-cards] [data-card]`),
        ];
        const row = cards(".row");
        const hand = cards(".shelf");
        const main = board.querySelector<HTMLElement>("[data-main]:enabled");
        const there =
            this.#hand >= 0
                ? (hand[Math.min(this.#hand, hand.length - 1)] ?? row[0])
                : this.#row
                  ? row[Math.min(this.#row, row.length) - 1]
                  : (main ?? row[0]);
        there?.focus({ preventScroll: true });
    }
}
