// What the tests share: a page with settings that leave nothing to wait for, the same deal every
// time, and a player who takes the first card and paints the best order.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

export interface Setup {
    seats: { kind: "person" | "bot"; name: string; level: string }[];
    mode?: string;
    scoring?: string;
    scenario?: string;
    cards?: number[];
    hidden?: boolean;
    first?: number;
    boxes?: string[];
    deck?: string;
    rival?: string;
}

export const person = (name: string) => ({ kind: "person" as const, name, level: "journeyman" });
export const bot = (level = "journeyman") => ({ kind: "bot" as const, name: "", level });

export async function prepare(page: Page, settings: object = {}, seed = 1): Promise<void> {
    await page.addInitScript(
        ([wanted, begin]) => {
            if (!localStorage.getItem("velatura.settings"))
                localStorage.setItem("velatura.settings", JSON.stringify(wanted));
            // The page's own source of chance, made repeatable.
            let state = begin as number;
            crypto.getRandomValues = ((array: Uint8Array) => {
                for (let i = 0; i < array.length; ++i) {
                    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
                    array[i] = state >>> 24;
                }
                return array;
            }) as typeof crypto.getRandomValues;
        },
        [
            {
                speed: "instant",
                motion: "reduced",
                confirmTake: false,
                language: "en",
                ...settings,
            },
            seed,
        ] as const,
    );
    page.on("pageerror", (error) => {
        throw error;
    });
}

export async function quickStart(page: Page): Promise<void> {
    await page.goto("/");
    await page.getByRole("button", { name: /Play now|Jetzt spielen|すぐに遊ぶ/ }).click();
    await expect(page.locator(".board")).toBeVisible();
}

export async function begin(page: Page, setup: Setup): Promise<void> {
    await page.addInitScript(
        (text) => localStorage.setItem("velatura.setup", text),
        JSON.stringify(setup),
    );
    await page.goto("/#/new");
    await page.locator(".start button").click();
    await expect(page.locator(".board")).toBeVisible();
}

// Puts a game on the device and opens it: a record of the kept corpus, cut before its last `without`
// moves, and changed.
export async function openRecord(
    page: Page,
    name: string,
    without = 0,
    change = (text: string) => text,
): Promise<void> {
    const file = new URL(`../../tests/record/corpus/v1/${name}.velatura`, import.meta.url);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(0, -1);
    const cut = lines.slice(0, lines.length - without).join("\n");
    await openText(page, change(`${cut.replace(/\[Result .*\]/, '[Result "*"]')}\nend\n`));
}

// The turn of the first of so many seats, with five cards in hand and two paintings on the wall.
export async function openFullHand(page: Page, seats: number, more: object = {}): Promise<void> {
    const file = new URL(`full-hands/${seats}.velatura`, import.meta.url);
    await openText(page, readFileSync(file, "utf8"), more);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await page.keyboard.press("Escape"); // what the others did has been read
}

async function openText(page: Page, record: string, more: object = {}): Promise<void> {
    await page.goto("/");
    await expect(page.locator("main")).toBeVisible(); // it has opened the database
    await page.evaluate(
        async ([text, rest]) => {
            const database = await new Promise<IDBDatabase>((resolve) => {
                const request = indexedDB.open("velatura");
                request.onsuccess = () => resolve(request.result);
            });
            const put = database.transaction("games", "readwrite").objectStore("games");
            const game = { id: "kept", record: text, viewer: 1, easels: {}, seats: [], moves: 0 };
            await new Promise((resolve) => {
                put.put({ ...game, begun: 1, updated: 1, mode: "standard", ...rest }).onsuccess =
                    resolve;
            });
            database.close();
        },
        [record, more] as const,
    );
    await page.goto("/#/table/kept");
    await page.reload(); // a game of that name may have been open
    await expect(page.locator(".board, .end").first()).toBeVisible();
}

// What is kept of the game that is open.
export const kept = (page: Page) =>
    page.evaluate(
        () =>
            new Promise<{ record: string; easels: Record<number, { layers: number[] }> }>(
                (resolve) => {
                    const id = location.hash.split("/")[2] ?? "";
                    const request = indexedDB.open("velatura");
                    request.onsuccess = () => {
                        const database = request.result;
                        const games = database.transaction("games").objectStore("games");
                        games.get(id).onsuccess = (event) => {
                            database.close();
                            resolve((event.target as IDBRequest).result);
                        };
                    };
                },
            ),
    );

const ready = (page: Page) =>
    page
        .locator('.board[data-mine="true"], .end, dialog.curtain, .board[data-judging="true"]')
        .first();

export interface Hands {
    press(page: Page, selector: string): Promise<void>;
}
export const mouse: Hands = { press: (page, selector) => page.locator(selector).first().click() };
export const finger: Hands = { press: (page, selector) => page.locator(selector).first().tap() };
export const keys: Hands = {
    async press(page, selector) {
        const target = page.locator(selector).first();
        // Reached by Tab alone, forwards or backwards: somebody without a mouse must come there.
        for (let i = 0; i < 80; ++i) {
            const key = await target.evaluate((element) => {
                const focused = document.activeElement;
                if (element === focused) return null;
                const { DOCUMENT_POSITION_PRECEDING: before } = Node;
                const back = focused !== document.body && focused?.compareDocumentPosition(element);
                return back && back & before ? "Shift+Tab" : "Tab";
            });
            if (!key) break;
            await page.keyboard.press(key);
        }
        await expect(target).toBeFocused();
        await page.keyboard.press(selector.includes("[data-card]") ? "Space" : "Enter");
    },
};

// One turn of the person at the screen; false when the game is over.
export async function turn(page: Page, hands: Hands = mouse): Promise<boolean> {
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    if (await page.locator(".end").isVisible()) return false;
    if (await page.locator("dialog.curtain").isVisible()) {
        await hands.press(page, "dialog.curtain .btn");
        await expect(page.locator("dialog.curtain")).toHaveCount(0);
        return true;
    }
    const board = page.locator(".board");
    const number = await board.getAttribute("data-number");
    const held = await page.locator(".shelf [data-card]").count();
    if (held >= 4) {
        await hands.press(page, ".orders");
        await hands.press(page, "dialog ol button");
    } else {
        await hands.press(page, ".row [data-card]");
    }
    await expect(page.locator("[data-main]")).toBeEnabled();
    await hands.press(page, "[data-main]");
    if (held >= 4) {
        await expect(page.locator(".ceremony, .end").first()).toBeVisible();
        if (await page.locator(".ceremony").isVisible()) await page.keyboard.press("Escape");
    }
    await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
    return true;
}

export async function playToTheEnd(page: Page, hands: Hands = mouse): Promise<void> {
    for (let i = 0; i < 90; ++i) if (!(await turn(page, hands))) return;
    throw new Error("the game does not end");
}

// A picture kept with the test's results, to be looked at.
export async function keepPicture(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}
