// The longest words of each language have room on the narrowest phone.
import { expect, type Page, test } from "@playwright/test";
import { fits } from "./look";
import { openRecord, prepare } from "./play";

test.use({ viewport: { width: 360, height: 740 } });

// What is pressed and shows less than it says, or is wider than the screen.
const cutOff = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main button, main a.btn, dialog button")]
            .filter((element) => element.offsetParent && element.textContent?.trim())
            .filter((element) => {
                const { left, right } = element.getBoundingClientRect();
                const inside = left >= -1 && right <= innerWidth + 1;
                return inside && element.scrollWidth > element.clientWidth + 2;
            })
            .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
    );

// What is pressed in a dialog and stands out of it.
const standingOut = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("dialog button, dialog a.btn")]
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map((element) => element.textContent?.trim() ?? ""),
    );

const screens = ["", "new", "online", "host", "daily", "learn", "games", "profile", "settings"];

for (const language of ["en", "de", "ja"])
    test(`every button shows its whole text at 360 px: ${language}`, async ({ page }) => {
        await prepare(page, { language });
        for (const screen of screens) {
            await page.goto(`/#/${screen}`);
            await expect(page.locator("main")).toBeVisible();
            await fits(page);
            await expect.poll(() => cutOff(page), screen).toEqual([]);
        }
        await openRecord(page, "standard-2", 3);
        await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
        await fits(page);
        await expect.poll(() => cutOff(page), "table").toEqual([]);
        await page.locator("header .iconbtn").first().click();
        await expect(page.locator("dialog")).toBeVisible();
        await expect.poll(() => cutOff(page), "menu").toEqual([]);
        await expect.poll(() => standingOut(page), "menu").toEqual([]);
    });
