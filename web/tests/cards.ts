// What the tests of moving cards and of the hand share: the parts of the table, where they lie, and a
// finger.
import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { begin, prepare, quickStart } from "./play";

export const laptop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };
export const mine = (page: Page) => page.locator('.board[data-mine="true"]');
export const row = (page: Page) => page.locator(".row [data-card]");
export const shelf = (page: Page) => page.locator(".shelf [data-card]");
export const numbers = (cards: Locator) =>
    cards.evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.card)));

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
export async function boxOf(element: Locator): Promise<Box> {
    const box = await element.boundingBox();
    if (!box) throw new Error("not on the screen");
    return box;
}
export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

// A game at the first turn with all its pictures: the numbers of the cards in the row.
export async function started(page: Page, settings: object, setup?: Parameters<typeof begin>[1]) {
    await prepare(page, settings);
    if (setup) await begin(page, setup);
    else await quickStart(page);
    await expect(mine(page)).toBeVisible();
    const cards = await numbers(row(page));
    await expect
        .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
        .toBe(true);
    return cards;
}

export async function finger(
    page: Page,
): Promise<(type: string, x?: number, y?: number) => Promise<void>> {
    const session: CDPSession = await page.context().newCDPSession(page);
    return async (type, x, y) => {
        const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
        await session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
    };
}
