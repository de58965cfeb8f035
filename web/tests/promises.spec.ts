// What a player should see at a glance: what is played for, whose a ribbon is, one's place at the end,
// and letters and cards that use the screen there is.
import { expect, type Page, test } from "@playwright/test";
import { begin, bot, openFullHand, openRecord, person, prepare } from "./play";

test.use({ viewport: { width: 1440, height: 900 } });

test("the goal is on the table: of a scenario, a declared level and the day's puzzle", async ({
    page,
}) => {
    const goal = page.locator(".goal");
    await prepare(page);
    await begin(page, {
        seats: [person("Ada"), bot()],
        scoring: "scenario",
        scenario: "first-time-playing",
    });
    await expect(goal).toHaveText(/^First Time Playing: goal \d+$/);
    await openRecord(page, "vincent-1", 2);
    await expect(goal).toHaveText(/: goal \d+$/);
    await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
    await page.goto("/#/daily");
    await page.getByRole("button", { name: "Play today’s puzzle" }).click();
    await expect(goal).toHaveText(/^Best possible: \d+$/);
});

test("a scoring card has the color of its ribbon before one is earned", async ({ page }) => {
    await prepare(page);
    await begin(page, { seats: [person("Ada"), bot()], scoring: "random" });
    for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const edges = await page
            .locator(".scoring .tile")
            .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).borderLeftColor));
        expect(new Set(edges).size).toBe(5);
    }
});

test("whoever did not win is told the place, and the painting's points and ribbons", async ({
    page,
}) => {
    await prepare(page);
    // The second person's seat is a computer player's here.
    await openRecord(page, "standard-2", 0, (text) => text.replace(", Ben", ", bot:greedy"));
    await expect(page.locator(".end h1")).toHaveText(
        /^(You win|You came in second) with \d+ points$/,
    );
    for (const work of await page.locator(".work").all())
        await expect(work.locator(".points")).toHaveText(/^\d+$/);
    expect(await page.locator(".work .ribbons .icon").count()).toBeGreaterThan(0);
});

const widths = (page: Page) =>
    page.evaluate(() => {
        const of = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
            card: of(".row .card").width,
            easel: of(".stand .picture").width,
            text: Number.parseFloat(getComputedStyle(document.body).fontSize),
            board: of(".board"),
        };
    });

test("large screens are used: cards, easel and letters grow, and the table fills the window", async ({
    page,
}) => {
    await prepare(page);
    await openFullHand(page, 3);
    let before = await widths(page);
    for (const [width = 0, height = 0] of [
        [1920, 1080],
        [2560, 1440],
    ]) {
        await page.setViewportSize({ width, height });
        await expect
            .poll(async () => {
                const { card, easel } = await widths(page);
                return Math.min(card / before.card, easel / before.easel);
            })
            .toBeGreaterThan(1.15);
        const now = await widths(page);
        expect(now.text).toBeGreaterThan(before.text);
        expect(now.board.width).toBe(width);
        expect(now.board.height).toBe(height);
        before = now;
    }
});

test("on tablets what is to be read has 14 to 16 pixels", async ({ page }) => {
    await prepare(page);
    await openFullHand(page, 3);
    for (const [width = 0, height = 0] of [
        [820, 1180],
        [1024, 768],
    ]) {
        await page.setViewportSize({ width, height });
        const sizes = () =>
            page
                .locator(".scoring small, .cost, .shelf .lay, .seat small")
                .evaluateAll((all) =>
                    all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
                );
        await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(13.9);
    }
});

test("numerals stand on the line, all as high as capitals", async ({ page }) => {
    await prepare(page);
    await openFullHand(page, 2);
    const features = await page
        .locator(".board .serif")
        .evaluateAll((all) =>
            all
                .filter((each) => /\d/.test(each.textContent ?? ""))
                .map((each) => getComputedStyle(each).fontFeatureSettings),
        );
    expect(features.length).toBeGreaterThan(0);
    for (const each of features) expect(each).toContain("lnum");
});

test("blue and violet differ in lightness, and with letters every swatch has its own pattern", async ({
    page,
}) => {
    await prepare(page, { letters: true });
    await openFullHand(page, 2);
    const of = (swatch: string) =>
        page
            .locator(`.board .sw.${swatch}`)
            .first()
            .evaluate((element) => {
                const { backgroundColor, backgroundImage } = getComputedStyle(element);
                const [r = 0, g = 0, b = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
                return { light: 0.2126 * r + 0.7152 * g + 0.0722 * b, pattern: backgroundImage };
            });
    const swatches = await Promise.all(["red", "yellow", "green", "blue", "violet"].map(of));
    const [, , , blue, violet] = swatches;
    expect((blue?.light ?? 0) - (violet?.light ?? 0)).toBeGreaterThan(40);
    expect(new Set(swatches.map(({ pattern }) => pattern)).size).toBe(5);
});
