import { expect, test } from "@playwright/test";
import { begin, bot, person, prepare, quickStart, turn } from "./play";

test.use({ viewport: { width: 1440, height: 900 } });

test("a row card is tried, seen and taken only after a yes", async ({ page }) => {
    await prepare(page, { confirmTake: true });
    await quickStart(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const card = page.locator(".row [data-card]").nth(1);
    await card.click();
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".bench h2")).not.toHaveText("Untitled");
    await page.locator("[data-main]").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("costs 1 token");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(0);
    await page.locator("[data-main]").click();
    await dialog.getByRole("button", { name: /^Take/ }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
});

test("a card is dragged from the row to the easel and off again", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const card = page.locator(".row [data-card]").nth(2);
    await card.dragTo(page.locator(".stand .picture"));
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await card.dragTo(page.locator(".deck"));
    await expect(card).toHaveAttribute("aria-pressed", "false");
});

test("layers change places by the arrow keys, and Space shows a card large", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const cards = page.locator(".shelf [data-card]");
    await expect(cards).toHaveCount(3);
    const first = await cards.first().getAttribute("data-card");
    await page.locator(`.shelf [data-card="${first}"]`).focus();
    await page.keyboard.press("ArrowUp");
    await expect(cards.nth(1)).toHaveAttribute("data-card", first ?? "");
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("moves are taken back, and the game says so at once", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    await turn(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
    await page.getByRole("button", { name: "Take back" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(0);
    await expect(page.locator(".log .back").first()).toBeVisible();
});

test("a reload in the middle of a turn keeps game and easel", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    for (let i = 0; i < 4; ++i) await turn(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const number = await page.locator(".board").getAttribute("data-number");
    const title = await page.locator(".bench h2").textContent();
    await page.reload();
    await expect(page.locator(`.board[data-number="${number}"]`)).toBeVisible();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(4);
    await expect(page.locator(".bench h2")).toHaveText(title ?? "");
});

test("a hint names a move and lays it out", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await page.getByRole("button", { name: "Hint" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await expect(dialog.locator(".best")).not.toBeEmpty();
    await dialog.getByRole("button", { name: "Lay it out" }).click();
    await expect(page.locator('.row [aria-pressed="true"]')).toHaveCount(1);
});

test("what cannot be played is refused in words", async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() =>
        localStorage.setItem("velatura.setup", JSON.stringify({ mode: "solo_puzzle" })),
    );
    await page.goto("/#/new");
    await page.locator(".start button").click();
    await expect(page.getByRole("alert")).toContainText("exactly one player");
});

test("games are listed, opened again and deleted", async ({ page }) => {
    await prepare(page);
    await begin(page, { seats: [person("Ada"), bot("visitor")], scenario: "balanced" });
    await turn(page);
    await page.goto("/#/games");
    const entry = page.locator("li.panel");
    await expect(entry).toHaveCount(1);
    await entry.getByRole("button").click();
    await entry.getByRole("button").click();
    await expect(entry).toHaveCount(0);
    await expect(page.getByText("No games yet")).toBeVisible();
});

test("a game that is not there is not found, with a way back", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/table/nothing");
    await expect(page.getByRole("heading")).toHaveText("That did not work");
    await page.getByRole("link", { name: "To the start" }).click();
    await expect(page.locator(".play")).toBeVisible();
});
