import { expect, type Page, test } from "@playwright/test";
import { clean, fits, sizes } from "./look";
import { keepPicture, openRecord, prepare } from "./play";

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

const screens = ["", "new", "online", "host", "daily", "learn", "games", "profile", "settings"];

// A turn with a full easel before it, two paintings on every wall.
async function openTable(page: Page): Promise<void> {
    await openRecord(page, "standard-2", 3);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
}

for (const language of ["en", "de", "ja"])
    test(`everything fits in ${language}`, async ({ page }) => {
        await prepare(page, { language });
        const look = async (screen: string) => {
            for (const [name, viewport] of Object.entries(sizes)) {
                await page.setViewportSize(viewport);
                await fits(page);
                if (language === "en" || name === "phone" || name === "desk")
                    await keepPicture(page, `${screen}-${name}`);
                // Cards take a moment to grow into another size.
                if (screen === "table")
                    await expect.poll(() => cutOff(page), { message: name }).toEqual([]);
            }
        };
        for (const screen of screens) {
            await page.goto(`/#/${screen}`);
            await expect(page.locator("main")).toBeVisible();
            await look(screen || "start");
        }
        await openTable(page);
        await page.locator(".row [data-card]").nth(1).click();
        await look("table");
    });

test("the words of a title stay whole", async ({ page }) => {
    await prepare(page, { language: "de" });
    await openRecord(page, "standard-3-bot-undo");
    const titles = page.locator(".end .label b");
    await expect(titles.filter({ hasText: "Zerbrechliche Dunkelheit" })).toBeVisible();
    for (const viewport of [...Object.values(sizes), { width: 320, height: 568 }]) {
        await page.setViewportSize(viewport);
        const broken = () =>
            titles.evaluateAll((elements) =>
                elements.flatMap(({ firstChild }) =>
                    [...(firstChild?.textContent ?? "").matchAll(/\S+/g)]
                        .filter(({ 0: word, index }) => {
                            const range = document.createRange();
                            range.setStart(firstChild as Node, index);
                            range.setEnd(firstChild as Node, index + word.length);
                            return range.getClientRects().length > 1;
                        })
                        .map(({ 0: word }) => word),
                ),
            );
        await expect.poll(broken, `${viewport.width} wide`).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
    }
});

for (const theme of ["light", "dark"])
    for (const size of ["phone", "desk"] as const)
        test(`axe finds nothing, ${theme}, ${size}`, async ({ page }) => {
            await page.setViewportSize(sizes[size]);
            await prepare(page, { theme });
            // In the dark the colors are others; all else is the same.
            const rules = theme === "dark" ? ["color-contrast"] : undefined;
            for (const screen of screens) {
                await page.goto(`/#/${screen}`);
                await expect(page.locator("main")).toBeVisible();
                await clean(page, rules);
            }
            await openTable(page);
            await clean(page, rules);
            await page.locator(".orders").click();
            await clean(page, rules);
            await page.locator("dialog ol button").first().click();
            await clean(page, rules);
            for (const open of [".seat, .wall", ".scoring .tile"]) {
                await page.locator(open).first().click();
                await clean(page, rules);
                await page.keyboard.press("Escape");
            }
            // What opens above the table: a large card, the menu, the keys, a hint.
            for (const key of ["l", "?"]) {
                await page.locator(".shelf [data-card]").first().focus();
                await page.keyboard.press(key);
                await expect(page.locator("dialog")).toBeVisible();
                await clean(page, rules);
                await page.keyboard.press("Escape");
            }
            await page.getByRole("button", { name: "Menu" }).click();
            await clean(page, rules);
            await page.keyboard.press("Escape");
            await page.keyboard.press("h");
            await expect(page.getByRole("dialog", { name: "Play with help?" })).toBeVisible();
            await clean(page, rules);
            await page.getByRole("button", { name: "Show the hint" }).click();
            await expect(page.locator(".hint .best")).toBeVisible({ timeout: 60_000 });
            await clean(page, rules);
            await openRecord(page, "standard-5-judged", 1);
            await page.locator("[data-main]").click();
            await clean(page, rules);
            await page.getByRole("button", { name: "Share the win" }).click();
            await expect(page.locator(".work")).toHaveCount(15);
            await clean(page, rules);
            await page.locator(".work").first().click();
            await clean(page, rules);
        });

test("nothing on the first screen moves away from a finger", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await prepare(page);
    await page.goto("/");
    await expect(page.getByRole("link", { name: /New here/ })).toBeVisible();
    const moved = await page.evaluate(
        () =>
            new Promise<number[]>((resolve) => {
                interface Shift extends PerformanceEntry {
                    sources: { previousRect: DOMRect; currentRect: DOMRect }[];
                }
                new PerformanceObserver((list) => {
                    const shifts = list.getEntries() as Shift[];
                    const parts = shifts.flatMap(({ sources }) => sources);
                    resolve(
                        parts.map(({ previousRect: a, currentRect: b }) => Math.abs(a.y - b.y)),
                    );
                }).observe({ type: "layout-shift", buffered: true });
                requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
            }),
    );
    // Letters may settle when their font comes.
    for (const pixels of moved) expect(pixels).toBeLessThan(10);
});
