import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { keepPicture, playToTheEnd, prepare, quickStart, turn } from "./play";

const sizes = {
    phone: { width: 390, height: 844 },
    low: { width: 390, height: 664 },
    across: { width: 844, height: 390 },
    tablet: { width: 820, height: 1180 },
    desk: { width: 1440, height: 900 },
};

async function fits(page: Page): Promise<void> {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing stands out to the right").toBeLessThanOrEqual(0);
}

// Words that do not fit into what holds them.
async function cutOff(page: Page): Promise<string[]> {
    return page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("button, h1, h2, th, .plate, .label b")]
            .filter((element) => element.offsetParent && !element.closest(".visually-hidden"))
            .filter(
                (element) =>
                    element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0,
            )
            .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
    );
}

async function clean(page: Page): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const language of ["en", "de", "ja"])
    for (const [name, viewport] of Object.entries(sizes))
        test(`${language} fits on ${name}`, async ({ page }) => {
            await page.setViewportSize(viewport);
            await prepare(page, { language });
            for (const screen of ["", "new", "games", "settings"]) {
                await page.goto(`/#/${screen}`);
                await expect(page.locator("main")).toBeVisible();
                await fits(page);
                await keepPicture(page, screen || "start");
            }
            await quickStart(page);
            for (let i = 0; i < 4; ++i) await turn(page);
            await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
            await page.locator(".row [data-card]").nth(1).click();
            await fits(page);
            await keepPicture(page, "table");
            expect(await cutOff(page)).toEqual([]);
        });

for (const theme of ["light", "dark"])
    for (const size of ["phone", "desk"] as const)
        test(`axe finds nothing, ${theme}, ${size}`, async ({ page }) => {
            await page.setViewportSize(sizes[size]);
            await prepare(page, { theme });
            for (const screen of ["", "new", "games", "settings"]) {
                await page.goto(`/#/${screen}`);
                await expect(page.locator("main")).toBeVisible();
                await clean(page);
            }
            await quickStart(page);
            for (let i = 0; i < 4; ++i) await turn(page);
            await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
            await clean(page);
            await page.locator(".orders").click();
            await clean(page);
            await page.locator("dialog ol button").first().click();
            await clean(page);
            for (const open of [".seat, .wall", ".scoring .tile"]) {
                await page.locator(open).first().click();
                await clean(page);
                await page.keyboard.press("Escape");
            }
            await playToTheEnd(page);
            await clean(page);
            await page.locator(".work").first().click();
            await clean(page);
        });
