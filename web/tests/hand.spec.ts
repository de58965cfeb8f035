// Cards and scoring cards under pointer and finger, what the others did, and what a move would cost.
import { expect, test } from "@playwright/test";
import { boxOf, finger, laptop, middle, mine, numbers, phone, row, shelf, started } from "./cards";
import { bot, keepPicture, person, turn } from "./play";

test("the pointer lifts a card, and the right button shows it large", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    await turn(page);
    await expect(mine(page)).toBeVisible();
    for (const card of [row(page).nth(1), shelf(page).first()]) {
        await page.mouse.move(2, 400);
        const low = await boxOf(card.locator(".card"));
        await card.locator(".card").hover();
        await expect
            .poll(async () => (await boxOf(card.locator(".card"))).y)
            .toBeLessThan(low.y - 2);
        await card.click({ button: "right" });
        await expect(page.getByRole("dialog").locator(".card")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
    }
});

test.describe("a long touch", () => {
    test.use({ viewport: phone, hasTouch: true });
    test("shows a card large, and its end closes nothing", async ({ page }) => {
        await started(page, { motion: "reduced" });
        const dialog = page.getByRole("dialog");
        const touch = await finger(page);
        const { x, y } = middle(await boxOf(row(page).nth(1)));
        await touch("touchStart", x, y);
        await expect(dialog).toBeVisible();
        await touch("touchEnd");
        // What a release would have closed is gone before the next press is answered.
        await dialog.locator("h2").tap();
        await expect(dialog).toBeVisible();
        await page.touchscreen.tap(20, 20);
        await expect(dialog).toHaveCount(0);
    });
});

test("a sheet closes by a press beside it only if it began there", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    await row(page).nth(1).click({ button: "right" });
    const dialog = page.getByRole("dialog");
    const { x, y } = middle(await boxOf(dialog.locator("h2")));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(20, 300);
    await page.mouse.up();
    await dialog.locator("h2").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(dialog).toHaveCount(0);
});

test("the hand keeps its order when a card is laid or lifted", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(mine(page)).toBeVisible();
    const hand = await numbers(shelf(page));
    expect(hand).toHaveLength(3);
    const last = shelf(page).nth(2);
    for (const _ of [0, 1]) {
        const was = await last.getAttribute("aria-pressed");
        await last.click();
        await expect(last).not.toHaveAttribute("aria-pressed", was ?? "");
        expect(await numbers(shelf(page))).toEqual(hand);
    }
    await shelf(page).first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(shelf(page).first()).toHaveAccessibleName(/Layer 2/);
    expect(await numbers(shelf(page))).toEqual(hand);
    await expect(shelf(page).first()).toBeFocused();
});

test("a painting taken back lies on the easel as it did", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await started(page, { motion: "reduced" });
    for (let i = 0; i < 4; ++i) await turn(page);
    await expect(mine(page)).toBeVisible();
    await page.locator(".orders").click();
    await page.locator("dialog ol button").nth(1).click();
    await expect(page.locator('.bench[aria-busy="false"]')).toBeVisible();
    await page
        .locator(".bench")
        .getByRole("button", { name: /background/i })
        .click();
    const title = await page.locator(".bench h2").innerText();
    const look = async () => page.locator(".stand .picture").screenshot();
    await expect.poll(async () => (await look()).equals(await look())).toBe(true);
    const picture = await look();
    await page.locator("[data-main]").click();
    await expect(page.locator(".ceremony")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mine(page)).toBeVisible();
    await expect(page.locator(".bench h2")).not.toHaveText(title);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".bench h2")).toHaveText(title);
    await expect.poll(async () => picture.equals(await look())).toBe(true);
});

for (const [name, size] of Object.entries({
    laptop,
    phone,
    small: { width: 360, height: 640 },
    across: { width: 844, height: 390 },
    tablet: { width: 1024, height: 768 },
})) {
    test(`what a scoring card means stands beside it until the next action: ${name}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await started(page, { motion: "reduced" });
        const words = page.locator(".explain");
        for (const i of [0, 3]) {
            const tile = page.locator(".scoring .tile").nth(i);
            await tile.click();
            await expect(words).toBeVisible();
            const at = await boxOf(tile);
            await expect(async () => {
                const box = await boxOf(words);
                const across = Math.max(box.x - at.x - at.width, at.x - box.x - box.width);
                const down = Math.max(box.y - at.y - at.height, at.y - box.y - box.height);
                expect(Math.max(across, down)).toBeGreaterThanOrEqual(0);
                expect(Math.max(across, down)).toBeLessThan(24);
                expect(Math.min(across, down)).toBeLessThan(0);
                // No column of single words, and never over what one presses next.
                expect(box.width).toBeGreaterThanOrEqual(170);
                const main = await boxOf(page.locator("[data-main]"));
                expect(
                    box.y + box.height <= main.y ||
                        box.x + box.width <= main.x ||
                        box.x >= main.x + main.width,
                ).toBe(true);
                expect(box.x).toBeGreaterThanOrEqual(0);
                expect(box.x + box.width).toBeLessThanOrEqual(size.width);
                expect(box.y).toBeGreaterThanOrEqual(0);
                expect(box.y + box.height).toBeLessThanOrEqual(size.height);
            }).toPass({ timeout: 30_000 });
            await keepPicture(page, `explained-${i}`);
            if (i > 0) continue;
            await words.click(); // anywhere
            await expect(words).toHaveCount(0);
        }
        await row(page).nth(1).focus();
        await page.keyboard.press("Enter");
        await expect(words).toHaveCount(0);
        await expect(page.locator(".litmode")).toHaveCount(0);
        await page.locator(".scoring .tile").first().click();
        await expect(words).toBeVisible();
        await page.mouse.click(2, size.height - 2);
        await expect(words).toHaveCount(0);
    });
}

for (const [name, size] of Object.entries({
    phone,
    small: { width: 360, height: 640 },
    across: { width: 844, height: 390 },
    tablet: { width: 1024, height: 768 },
})) {
    test(`what the others did covers nobody, goes by itself and comes again: ${name}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await started(
            page,
            { motion: "reduced" },
            {
                seats: [person("Ada"), bot("visitor"), bot("apprentice"), bot(), bot("visitor")],
                first: 1,
            },
        );
        await turn(page);
        const strip = page.locator(".recap");
        await expect(strip).toBeVisible();
        await expect(mine(page)).toBeVisible();
        await keepPicture(page, "recap");
        const covered = await page.waitForFunction(() => {
            const strip = document.querySelector(".recap")?.getBoundingClientRect();
            if (!strip) return null;
            const others = document.querySelectorAll(
                ".seat, .wall, [data-place], .row, .stand, .scoring, .shelf, [data-main], .top .iconbtn, .top .btn",
            );
            return [...others]
                .filter((each) => {
                    const at = each.getBoundingClientRect();
                    const width = Math.min(at.right, strip.right) - Math.max(at.left, strip.left);
                    const height = Math.min(at.bottom, strip.bottom) - Math.max(at.top, strip.top);
                    return width > 1 && height > 1;
                })
                .map((each) => each.className);
        });
        expect(await covered.jsonValue()).toEqual([]);
        await expect(strip).toHaveCount(0, { timeout: 20_000 });
        await page.getByRole("button", { name: "Since your last turn" }).click();
        await expect(page.getByRole("dialog").locator("li")).toHaveCount(4);
    });
}

test("in the Solo Puzzle the cards a take would remove are struck through", async ({ page }) => {
    await page.setViewportSize(laptop);
    const cards = await started(
        page,
        { motion: "reduced" },
        {
            seats: [person("Ada")],
            mode: "solo_puzzle",
            scenario: "synergy",
        },
    );
    const struck = page.locator(".row .struck");
    await expect(struck).toHaveCount(0);
    await row(page).nth(2).click();
    await expect(struck).toHaveCount(2);
    expect(await numbers(struck)).toEqual(cards.slice(0, 2));
    await expect(struck.first()).toHaveAccessibleName(/Would leave the game/);
    await keepPicture(page, "struck");
    await page.locator("[data-main]").click();
    await expect(struck).toHaveCount(0);
    // Also while it is only dragged.
    const from = middle(await boxOf(row(page).nth(1)));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 60, { steps: 3 });
    await expect(struck).toHaveCount(1);
    await page.mouse.up();
    await page.locator('[data-place="supply"]').click();
    const left = page.getByRole("dialog").locator(".card");
    await expect(left).toHaveCount(2);
});
