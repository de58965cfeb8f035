// What a game is worth is told as it is: help, lessons, other tabs, a storage that refuses.
import { expect, test } from "@playwright/test";
import { begin, kept, openRecord, person, playToTheEnd, prepare, quickStart, turn } from "./play";

test.use({ viewport: { width: 1440, height: 900 } });

const myTurn = '.board[data-mine="true"]';
const hint = { name: "Hint", exact: true };

test("a hint is asked for once, and the game says from then on that it had help", async ({
    page,
}) => {
    await prepare(page);
    await quickStart(page);
    await turn(page);
    await expect(page.locator(myTurn)).toBeVisible();
    await page.getByRole("button", hint).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("played with help");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".helped")).toHaveCount(0);
    expect((await kept(page)).record).not.toContain("[Help ");

    await page.getByRole("button", hint).click();
    await dialog.getByRole("button", { name: "Show the hint" }).click();
    await expect(page.locator(".helped")).toHaveText("With help");
    await expect(page.locator(".best")).toBeVisible({ timeout: 60_000 });
    expect((await kept(page)).record).toContain('[Help "hint"]\n');

    await page.reload();
    await expect(page.locator(".helped")).toHaveText("With help");
    await page.getByRole("button", hint).click(); // once is enough
    await expect(page.locator(".best")).toBeVisible({ timeout: 60_000 });
});

test("the end of a game with help names no achievement and no scenario passed", async ({
    page,
}) => {
    await prepare(page);
    await begin(page, {
        seats: [person("Ada")],
        mode: "solo_puzzle",
        scoring: "scenario",
        scenario: "first-time-playing",
    });
    await page.getByRole("button", hint).click();
    await page.getByRole("button", { name: "Show the hint" }).click();
    await expect(page.locator(".best")).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await expect(page.locator(".end")).toContainText("You played with help");
    await expect(page.locator(".end header")).not.toContainText(/(?<!not) passed \(/);
    await page.goto("/#/profile");
    await expect(page.locator("dl div", { hasText: "Games" }).locator("dd")).toHaveText("1");
});

test("a daily puzzle solved by hints has the result “with help”", async ({ page }) => {
    await prepare(page);
    await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
    await page.goto("/#/daily");
    await page.getByRole("button", { name: "Play today’s puzzle" }).click();
    await expect(page.locator(myTurn)).toBeVisible();
    await page.getByRole("button", hint).click();
    await page.getByRole("button", { name: "Show the hint" }).click();
    await expect(page.locator(".best")).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    const result = page.locator(".result");
    await expect(result.locator(".helped")).toHaveText("With help");
    await expect(result.locator(".stars")).toHaveCount(0);
    await page.goto("/#/daily");
    await expect(page.locator(".result .helped")).toHaveText("With help");
    await expect(page.getByRole("link", { name: /November 15, 2026.*with help/ })).toBeVisible();
});

test("a record without the tag counts as before", async ({ page }) => {
    await prepare(page);
    await openRecord(page, "standard-2", 1);
    await expect(page.locator(".helped")).toHaveCount(0);
});

test("the guided game says that it does not count", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/learn");
    await expect(page.locator("main")).toContainText("doesn’t count in your profile");
    await page.goto("/#/learn/play");
    await expect(page.locator(myTurn)).toBeVisible();
    await playToTheEnd(page);
    await expect(page.locator(".end")).toContainText("doesn’t count in your profile");
    await expect(page.locator(".end header")).not.toContainText(/(?<!not) passed \(/);
    await page.goto("/#/profile");
    await expect(page.locator("dl div", { hasText: "Games" }).locator("dd")).toHaveText("0");
});

test("of two tabs with one game the newer plays, and the older takes over where it stands", async ({
    page,
    context,
}) => {
    await prepare(page);
    await quickStart(page);
    await turn(page);
    await expect(page.locator(myTurn)).toBeVisible();
    const address = page.url();
    const newer = await context.newPage();
    await prepare(newer);
    await newer.goto(address);
    await expect(newer.locator(myTurn)).toBeVisible();
    const waits = page.getByRole("dialog", { name: "Already open in another tab" });
    await expect(waits).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(waits).toBeVisible();

    await turn(newer);
    await expect(newer.locator(myTurn)).toBeVisible();
    const number = await newer.locator(".board").getAttribute("data-number");
    const record = (await kept(newer)).record;
    await expect(page.locator(".board")).not.toHaveAttribute("data-number", number ?? "");

    await waits.getByRole("button", { name: "Continue here" }).click();
    await expect(page.locator(`.board[data-number="${number}"]`)).toBeVisible();
    expect((await kept(page)).record).toBe(record); // nothing is overwritten
    await expect(newer.getByRole("dialog", { name: "Already open in another tab" })).toBeVisible();
    await turn(page);
});

test("a tab that did not hear of the newer one makes no move and shows no card", async ({
    page,
    context,
}) => {
    await page.addInitScript(() => {
        Reflect.deleteProperty(window, "BroadcastChannel");
    });
    await prepare(page);
    await quickStart(page);
    await turn(page);
    await expect(page.locator(myTurn)).toBeVisible();
    const newer = await context.newPage();
    await prepare(newer);
    await newer.goto(page.url());
    await turn(newer);
    await expect(newer.locator(myTurn)).toBeVisible();
    const record = (await kept(newer)).record;

    const number = await page.locator(".board").getAttribute("data-number");
    const row = await page
        .locator(".row [data-card]")
        .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
    await page.locator(".row [data-card]").first().click();
    await expect(page.getByRole("dialog", { name: "Already open in another tab" })).toBeVisible();
    await expect(page.locator(".board")).toHaveAttribute("data-number", number ?? "");
    expect(
        await page
            .locator(".row [data-card]")
            .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card"))),
    ).toEqual(row);
    expect((await kept(newer)).record).toBe(record);
});

const refusals = {
    "refuses storage": () => {
        const refuse = () => {
            throw new DOMException("denied", "SecurityError");
        };
        for (const name of ["indexedDB", "localStorage", "sessionStorage"])
            Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(navigator, "serviceWorker", { get: refuse });
    },
    "does not answer": () => {
        IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype);
    },
    "has no room": () => {
        IDBObjectStore.prototype.put = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    },
};
for (const [what, refuse] of Object.entries(refusals))
    test(`a browser that ${what} says so at once and offers the file`, async ({ page }) => {
        const errors: string[] = [];
        page.on("console", (message) => {
            if (message.type() === "error") errors.push(message.text());
        });
        page.on("pageerror", (error) => errors.push(String(error)));
        await page.addInitScript(refuse);
        await page.goto("/");
        await page.getByRole("button", { name: "Play now" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText("Not saved on this device", { timeout: 15_000 });
        const download = page.waitForEvent("download");
        await dialog.getByRole("button", { name: "Save as file" }).click();
        expect((await download).suggestedFilename()).toMatch(/\.velatura$/);
        await expect(dialog).toHaveCount(0);
        await expect(page.locator(".unsaved")).toHaveText("Not saved");
        await expect(page.locator(myTurn)).toBeVisible();
        await page.locator(".row [data-card]").first().click();
        await page.locator("[data-main]").click();
        await dialog.getByRole("button", { name: /^Take/ }).click();
        await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
        await page.locator(".unsaved").click();
        await expect(dialog).toBeVisible();
        expect(errors).toEqual([]);
    });

test("a game without a move is not kept, but a reload finds it", async ({ page }) => {
    await prepare(page);
    await quickStart(page);
    await expect(page.locator(myTurn)).toBeVisible();
    const row = await page.locator("section.row").innerText();
    await page.reload();
    await expect(page.locator("section.row")).toHaveText(row, { useInnerText: true });
    await page.goto("/#/games");
    await expect(page.locator(".none")).toBeVisible();
    await page.goBack();
    await turn(page);
    await page.goto("/#/games");
    await expect(page.locator("main li")).toHaveCount(1);
});

test("a daily puzzle left before its first move is still open", async ({ page }) => {
    await prepare(page);
    await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
    for (let i = 0; i < 2; ++i) {
        await page.goto("/#/daily");
        await page.getByRole("button", { name: "Play today’s puzzle" }).click();
        await expect(page.locator(myTurn)).toBeVisible();
    }
    await turn(page);
    await page.goto("/#/daily");
    await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
});
