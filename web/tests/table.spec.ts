import { expect, test } from "@playwright/test";
import {
    begin,
    bot,
    keepPicture,
    kept,
    openRecord,
    person,
    prepare,
    quickStart,
    turn,
} from "./play";

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

test("layers change places by the arrow keys, and L shows a card large", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const cards = page.locator(".shelf [data-card]");
    await expect(cards).toHaveCount(3);
    const first = await cards.first().getAttribute("data-card");
    await page.locator(`.shelf [data-card="${first}"]`).focus();
    await page.keyboard.press("ArrowUp");
    await expect(cards.first()).toHaveAccessibleName(/Layer 2/);
    await page.keyboard.press("l");
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
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(0);
    await expect(page.locator(".log .back").first()).toBeVisible();
});

test("a reload in the middle of a turn keeps game and drafts", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    const number = await page.locator(".board").getAttribute("data-number");
    // The lowest layer goes up by one: an order of one's own.
    const cards = page.locator(".shelf [data-card]");
    const first = (await cards.first().getAttribute("data-card")) ?? "";
    await cards.first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(cards.first()).toHaveAccessibleName(/Layer 2/);
    await expect(page.locator('.bench[aria-busy="false"]')).toBeVisible();
    const title = (await page.locator(".bench h2").textContent()) ?? "";
    await expect
        .poll(async () => Object.values((await kept(page)).easels)[0]?.layers[1])
        .toBe(Number(first));
    await page.reload();
    await expect(page.locator(`.board[data-number="${number}"]`)).toBeVisible();
    await expect(cards.first()).toHaveAccessibleName(/Layer 2/);
    await expect(page.locator(".bench h2")).toHaveText(title);
    await turn(page);
});

test("where all is equal the people at the screen judge", async ({ page }) => {
    await prepare(page);
    await openRecord(page, "standard-5-judged", 1);
    await expect(page.locator('.board[data-judging="true"]')).toBeVisible();
    await page.locator("[data-main]").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Ben and Cleo");
    await keepPicture(page, "judge");
    await dialog.getByRole("button", { name: /^Cleo/ }).click();
    await expect(page.locator(".end")).toContainText("Cleo");
    await expect(page.locator(".work")).toHaveCount(15);
});

test("the win may be shared", async ({ page }) => {
    await prepare(page);
    await openRecord(page, "standard-5-judged", 1);
    await page.locator("[data-main]").click();
    await page.getByRole("button", { name: "Share the win" }).click();
    await expect(page.locator(".end h1")).toContainText("Ben and Cleo");
});

test("the ribbons of a completed painting fly to their scoring cards", async ({ page }) => {
    await prepare(page, { motion: "full" });
    await openRecord(page, "standard-2", 1);
    await page.locator(".orders").click();
    await page.locator("dialog ol button").first().click();
    await page.locator("[data-main]").click();
    await expect(page.locator(".ceremony")).toBeVisible();
    // Their last frame lies on the cards.
    const apart = await page.locator(".ceremony .ribbons > span").evaluateAll((ribbons) =>
        ribbons.map((ribbon) => {
            const [flight] = ribbon.getAnimations();
            if (!flight) return Number.NaN;
            flight.pause();
            const { delay, duration } = flight.effect?.getTiming() ?? {};
            flight.currentTime = Number(delay) + Number(duration) * 0.97;
            const name = ribbon.querySelector("use")?.getAttribute("href")?.slice(3);
            const home = document.querySelector(`.goals [data-place="${name}"]`);
            const a = ribbon.getBoundingClientRect();
            const b = home?.getBoundingClientRect() ?? new DOMRect();
            return Math.hypot(
                a.x + a.width / 2 - b.x - b.width / 2,
                a.y - b.y + (a.height - b.height) / 2,
            );
        }),
    );
    expect(apart.length).toBeGreaterThan(0);
    for (const distance of apart) expect(distance).toBeLessThan(3);
    await keepPicture(page, "ribbons");
    await page.keyboard.press("Escape");
    await expect(page.locator(".ceremony")).toHaveCount(0);
});

test("Chill Mode leaves three scoring cards open: drawn or chosen", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/new");
    await page.getByRole("radio", { name: /Chill Mode/ }).check();
    await page.getByRole("button", { name: "Choose 3" }).click();
    for (const name of [/^Movement/, /^Style/]) await page.getByRole("button", { name }).click();
    await page.locator(".start button").click();
    await expect(page.getByRole("alert")).toHaveText("Choose 1 more scoring card.");
    await page.getByRole("button", { name: /^Symmetry/ }).click();
    await keepPicture(page, "chill-mode");
    await page.locator(".start button").click();
    await expect(page.locator(".scoring .tile")).toHaveCount(4); // with silver
    await expect(page.locator(".scoring")).toContainText("Symmetry");
});

test("a game without any scoring card", async ({ page }) => {
    await prepare(page);
    await begin(page, { seats: [person("Ada"), bot("visitor")], scoring: "chosen", cards: [] });
    await expect(page.locator(".scoring .tile")).toHaveCount(1);
    await turn(page);
});

test("a hint names a move and lays it out", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the hint" }).click();
    const dialog = page.getByRole("complementary", { name: "Hint" });
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await expect(dialog.locator(".best")).not.toBeEmpty();
    await expect(dialog).toContainText(/Win chance: \d+%, about \d+/);
    await expect(dialog.locator("ol b").first()).toHaveText(/^\d+% · [\d.]+ pts$/);
    // Nothing is told to win more often than what is advised, and what wins most comes first.
    const best = Number(/Win chance: (\d+)%/.exec(await dialog.innerText())?.[1]);
    const others = (await dialog.locator("ol b").allInnerTexts()).map(Number.parseFloat);
    expect([best, ...others]).toEqual([best, ...others].sort((a, b) => b - a));
    await dialog.getByRole("button", { name: "Show on easel" }).click();
    await expect(page.locator('.row [aria-pressed="true"]').first()).toBeVisible();
    await expect(page.locator("[data-main]")).toBeFocused();
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

test("a game that is not there is not found, with a way back", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/table/nothing");
    await expect(page.getByRole("heading")).toHaveText("Something went wrong");
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.locator(".play")).toBeVisible();
});
