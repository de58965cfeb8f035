// The table by keys alone, and where the focus is.
import { expect, type Page, test } from "@playwright/test";
import { begin, bot, keepPicture, kept, openRecord, person, prepare, quickStart } from "./play";

test.use({ viewport: { width: 1440, height: 900 } });

const free = { seats: [person("Ada"), bot()], scoring: "random" }; // undoing is free there
const myTurn = '.board[data-mine="true"]';
const row = (page: Page, position: number) => page.locator(`[data-place="row-${position}"]`);
const hand = (page: Page) => page.locator(".shelf [data-card]");

async function start(page: Page, settings: object = {}): Promise<void> {
    await prepare(page, { confirmTake: true, ...settings });
    await begin(page, { ...free, first: 1 });
    await expect(page.locator(myTurn)).toBeVisible();
}

test("a digit tries a card, Enter takes it, and the focus stays at its place", async ({ page }) => {
    await start(page);
    await page.keyboard.press("2");
    await expect(row(page, 2)).toHaveAttribute("aria-pressed", "true");
    await expect(row(page, 2)).toBeFocused();
    const card = (await row(page, 2).getAttribute("data-card")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page.locator(`.shelf [data-card="${card}"]`)).toBeVisible();
    await expect(page.locator(myTurn)).toBeVisible();
    await expect(page.locator(".row [data-card]:focus")).toHaveCount(1);
    // Tried and lifted again.
    await page.keyboard.press("1");
    await page.keyboard.press("1");
    await expect(row(page, 1)).toHaveAttribute("aria-pressed", "false");
});

test("Shift and a digit takes at once, U undoes, by the place of the keys", async ({ page }) => {
    await start(page);
    // As on a French keyboard, where the digits need Shift and the letters are others.
    await page.evaluate(() => {
        const press = (code: string, key: string, shiftKey = false) =>
            document.body.dispatchEvent(
                new KeyboardEvent("keydown", {
                    code,
                    key,
                    shiftKey,
                    bubbles: true,
                    cancelable: true,
                }),
            );
        press("Digit1", "1", true);
    });
    await expect(hand(page)).toHaveCount(1);
    await expect(page.locator(myTurn)).toBeVisible();
    await page.keyboard.press("u");
    await expect(hand(page)).toHaveCount(0);
});

test("B, Enter, Enter paints the best order; Escape clears the easel", async ({ page }) => {
    await prepare(page);
    await openRecord(page, "standard-2", 1);
    await expect(page.locator(myTurn)).toBeVisible();
    await page.keyboard.press("b");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("ol button").first()).toBeFocused();
    await expect(dialog.locator("ol .ribbons").first()).toContainText(/: \d ribbons?/);
    await keepPicture(page, "orders");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("[data-main]")).toContainText("+");
    await page.keyboard.press("Escape");
    await expect(page.locator('.shelf [aria-pressed="true"]')).toHaveCount(0);
    await page.keyboard.press("b");
    await expect(dialog.locator("ol button").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-main]")).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(page.locator(".ceremony, .end").first()).toBeVisible();
});

test("? shows the keys, and they can be switched off", async ({ page }) => {
    await start(page);
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keyboard" });
    await expect(dialog).toContainText("Try an art card");
    await keepPicture(page, "keys");
    await dialog.getByRole("checkbox", { name: /Keyboard shortcuts/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("1");
    await page.keyboard.press("Shift+Digit1");
    await page.keyboard.press("?");
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 1)).toHaveAttribute("aria-pressed", "false");
    await expect(hand(page)).toHaveCount(0);
    // What belongs to the focused card stays.
    await row(page, 1).focus();
    await page.keyboard.press("Space");
    await expect(row(page, 1)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(hand(page)).toHaveCount(1);
});

test("keys do nothing while somebody types or a dialog is open", async ({ page }) => {
    await start(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Shift+Digit1");
    await page.keyboard.press("1");
    await page.keyboard.press("Escape");
    await expect(hand(page)).toHaveCount(0);
    await expect(row(page, 1)).toHaveAttribute("aria-pressed", "false");
});

for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [390, 844],
] as const)
    test(`H asks for a hint beside the cards, and its whole plan is laid out: ${width}×${height}`, async ({
        page,
    }) => {
        await page.setViewportSize({ width, height });
        await prepare(page);
        await openRecord(page, "standard-2", 5);
        await expect(page.locator(myTurn)).toBeVisible();
        await page.keyboard.press("h");
        const asked = page.getByRole("dialog", { name: "Play with help?" });
        if (await asked.isVisible())
            await asked.getByRole("button", { name: "Show the hint" }).click();
        const hint = page.getByRole("complementary", { name: "Hint" });
        await expect(hint.locator(".best")).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole("dialog")).toHaveCount(0);
        const areFree = async (parts: string) => {
            for (const part of await page.locator(parts).all())
                expect(
                    await part.evaluate((element) => {
                        const { left, top, width, height } = element.getBoundingClientRect();
                        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
                        return element.contains(seen);
                    }),
                ).toBe(true);
        };
        await areFree(".row [data-card], .shelf [data-card], [data-main]");
        await keepPicture(page, "hint");
        const text = (await hint.locator(".best").innerText()) ?? "";
        await page.keyboard.press("Enter"); // lay it out
        await areFree(".stand .picture");
        const laid = page.locator('[aria-pressed="true"][data-card]');
        await expect(laid).toHaveCount(3);
        await expect(page.locator("[data-main]")).toBeFocused();
        const card = /“(.*)”/.exec(text)?.[1];
        if (card) await expect(page.locator("[data-main]")).toContainText(card);
        await page.keyboard.press("Enter");
        await expect(hint).toHaveCount(0);
    });

test("taking asks in scenarios, and nowhere where undoing is free", async ({ page }) => {
    await start(page);
    await page.keyboard.press("Shift+Digit1");
    await expect(hand(page)).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await quickStart(page); // a scenario
    await expect(page.locator(myTurn)).toBeVisible();
    await page.keyboard.press("Shift+Digit1");
    const dialog = page.getByRole("dialog", { name: /^Take/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: /^Take/ }).click();
    await expect(hand(page)).toHaveCount(1);
    await expect(page.locator(myTurn)).toBeVisible();
    await page.keyboard.press("Shift+Digit1");
    await expect(hand(page)).toHaveCount(2);
});

test("the menu leads to rules, conditions, icons and keys, and back", async ({ page }) => {
    await start(page);
    await page.keyboard.press("1");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("What the icons mean").click();
    await expect(menu.locator("details li")).toHaveCount(4);
    await expect(menu.locator("details li").first()).toBeVisible();
    for (const name of ["Sounds", "Read titles aloud"])
        await expect(menu.getByRole("checkbox", { name })).not.toBeChecked();
    await keepPicture(page, "menu");
    await menu.getByRole("link", { name: "All scoring cards" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All scoring cards");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(row(page, 1)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("button", { name: "Keyboard" }).click();
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
});

test.describe("without a keyboard", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test("nothing is said about keys", async ({ page }) => {
        await prepare(page);
        await quickStart(page);
        await page.getByRole("button", { name: "Menu" }).tap();
        const menu = page.getByRole("dialog", { name: "Menu" });
        await expect(menu.getByRole("link", { name: "Rules" })).toBeVisible();
        await expect(menu.getByRole("button", { name: "Keyboard" })).toHaveCount(0);
        await keepPicture(page, "menu-phone");
        await page.goto("/#/settings");
        await expect(page.getByRole("checkbox", { name: /Sounds/ })).toBeVisible();
        await expect(page.getByRole("checkbox", { name: /Keyboard/ })).toHaveCount(0);
    });
});

test("a whole game by keys, a card or a painting in two", async ({ page }) => {
    await prepare(page);
    await begin(page, { ...free, first: 1 });
    for (let i = 0; i < 40 && !(await page.locator(".end").isVisible()); ++i) {
        await expect(page.locator(`${myTurn}, .end`).first()).toBeVisible({ timeout: 30_000 });
        if (await page.locator(".end").isVisible()) break;
        const number = await page.locator(".board").getAttribute("data-number");
        if ((await hand(page).count()) >= 4) {
            await page.keyboard.press("b");
            await expect(page.locator("dialog ol button").first()).toBeFocused();
            await page.keyboard.press("Enter");
            await expect(page.locator("dialog")).toHaveCount(0);
            await expect(page.locator("[data-main]")).toBeEnabled();
            await page.keyboard.press("Enter");
            await expect(page.locator(".ceremony, .end").first()).toBeVisible();
            if (await page.locator(".ceremony").isVisible()) await page.keyboard.press("Escape");
        } else {
            await page.keyboard.press("1");
            await page.keyboard.press("Enter");
        }
        await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
    }
    await expect(page.locator(".end h1")).toBeFocused();
    expect((await kept(page)).record).toContain(" won ");
});
