// Every screen fits: the table of one to five with a full hand, measured at all sizes. `./test --full`
// sets EVERY_SIZE; else some of them stand for all.
import { expect, type Page, test } from "@playwright/test";
import { allSizes, faults, setText, type Size, someSizes, zoomed } from "./fit";
import { openFullHand, openRecord, prepare } from "./play";

const every = process.env.EVERY_SIZE !== undefined;
const sizes = every ? allSizes : someSizes;
test.describe.configure({ timeout: every ? 600_000 : 240_000 });

async function check(page: Page, size: Size, scrolls = false): Promise<void> {
    await page.setViewportSize(size);
    await page.waitForFunction(
        ({ width, height }) => innerWidth === width && innerHeight === height,
        size,
    );
    // Drawn anew a few frames later.
    await expect
        .configure({ soft: true })
        .poll(() => faults(page, scrolls), `${size.width}×${size.height}`)
        .toEqual([]);
}

async function layBestOrder(page: Page): Promise<void> {
    await page.locator(".orders").click();
    await page.locator("dialog ol button").first().click();
    await expect(page.locator("dialog")).toHaveCount(0);
}

for (let seats = 1; seats <= 5; ++seats)
    test(`the table of ${seats} fits every screen`, async ({ page }) => {
        await prepare(page);
        await openFullHand(page, seats);
        for (const size of sizes) await check(page, size);
        // The best order on the easel, which earns something.
        await layBestOrder(page);
        for (const size of sizes) await check(page, size);
    });

test("Vincent beside three fits every screen", async ({ page }) => {
    await prepare(page);
    await openRecord(page, "vincent-3-running");
    for (const size of sizes) await check(page, size);
});

for (const language of every ? ["de", "ja"] : ["de"])
    test(`the table of five fits in ${language}`, async ({ page }) => {
        await prepare(page, { language });
        await openFullHand(page, 5);
        await layBestOrder(page);
        for (const size of sizes) await check(page, size);
    });

test("the table fits with text at 130 %", async ({ page }) => {
    await prepare(page);
    await setText(page, 130);
    for (const seats of every ? [1, 2, 3, 4, 5] : [5]) {
        await openFullHand(page, seats);
        for (const size of sizes) await check(page, size, true);
        await layBestOrder(page);
        await check(page, sizes[0] as Size, true);
    }
});

test("the table can be played at a zoom of 200 %", async ({ page }) => {
    await prepare(page);
    await openFullHand(page, 5);
    for (const size of allSizes.filter(({ width }) => width >= 1280))
        await check(page, zoomed(size, 2), true);
});

for (const [language, width, height] of [
    ["ja", 390, 844],
    ["ja", 360, 640],
    ["de", 1440, 900],
] as const)
    test(`what is to be done stands on one line, the goal below it: ${language}, ${width}`, async ({
        page,
    }) => {
        await page.setViewportSize({ width, height });
        await prepare(page, { language });
        if (language === "ja") await openFullHand(page, 2);
        else await openRecord(page, "standard-2", 3);
        const heading = page.locator(".board header h1");
        await expect(heading).toBeVisible();
        await expect(page.locator(".goal")).toBeVisible();
        expect(
            await heading.evaluate((element) => {
                const range = document.createRange();
                range.selectNodeContents(element);
                const boxes = [...range.getClientRects()].filter(({ width: wide }) => wide > 1);
                return (
                    Math.max(...boxes.map((b) => b.bottom)) - Math.min(...boxes.map((b) => b.top))
                );
            }),
        ).toBeLessThan(40);
        expect(await faults(page)).toEqual([]);
    });

for (const [record, paintings] of [
    ["standard-5-judged", 15],
    ["standard-3-bot-undo", 9],
    ["standard-2", 6],
    ["solo-puzzle", 3],
] as const)
    test(`at the end scoring and buttons are in view: ${record}`, async ({ page }) => {
        await prepare(page);
        await openRecord(page, record);
        await expect(page.locator(".work")).toHaveCount(paintings);
        for (const [width, height] of [
            [1440, 900],
            [1366, 768],
        ] as const) {
            await page.setViewportSize({ width, height });
            for (const part of await page.locator(".end .floor :is(table, .btn)").all())
                await expect
                    .poll(async () => {
                        const box = await part.boundingBox();
                        return box && box.y + box.height;
                    })
                    .toBeLessThanOrEqual(height);
        }
    });

test("of five at the end Best In Show hangs at the winner's, all at the same heights", async ({
    page,
}) => {
    await prepare(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openRecord(page, "standard-5-judged");
    await expect(page.locator(".work")).toHaveCount(15);
    await expect(page.locator(".wing:has(.rosette)")).toHaveAccessibleName("Cleo");
    await expect(page.locator(".rosette")).toHaveCount(1);
    // The walls on both sides hang at the same heights.
    const tops = await page
        .locator(".wings > .wing h2")
        .evaluateAll((headings) =>
            headings.map((each) => Math.round(each.getBoundingClientRect().top)),
        );
    expect(new Set(tops).size).toBe(2);
});
