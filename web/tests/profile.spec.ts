import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import finished from "./finished-games.json" with { type: "json" };
import { clean, fits } from "./look";
import { keepPicture, prepare } from "./play";

// Seven finished games of Ada's, made by the engine with a computer player at her seat: against
// computer players, with Ben, with Vincent, a Solo Puzzle; in the last one a move was undone.
async function putGames(page: Page, games: object[]): Promise<void> {
    await page.goto("/#/games");
    await expect(page.locator(".none")).toBeVisible(); // the storage is there
    await page.evaluate(
        (list) =>
            new Promise<void>((resolve) => {
                indexedDB.open("velatura").onsuccess = (event) => {
                    const db = (event.target as IDBOpenDBRequest).result;
                    const writing = db.transaction("games", "readwrite");
                    for (const game of list) writing.objectStore("games").put(game);
                    writing.oncomplete = () => {
                        db.close();
                        resolve();
                    };
                };
            }),
        games,
    );
}

const number = (page: Page, name: string) =>
    page.locator(".me div", { has: page.getByText(name, { exact: true }) }).locator("dd");
const blobNamed = (page: Page, name: string) =>
    page.locator(".poster li", { has: page.getByText(name, { exact: true }) });
const file = (content: string) => ({
    name: "velatura.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
});

async function saveFile(page: Page): Promise<string> {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save to a file" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^velatura-\d{4}-\d\d-\d\d\.json$/);
    return readFile(await download.path(), "utf8");
}

test("finished games colour the poster and draw the plots", async ({ page }) => {
    await prepare(page, { name: "Ada" });
    await putGames(page, [
        ...finished,
        { ...finished[4], id: "lesson", guided: true },
        { ...finished[4], id: "if", origin: "what_if" },
    ]);
    await page.goto("/#/profile");
    await expect(number(page, "Games")).toHaveText("7");
    await expect(number(page, "Wins")).toHaveText("5");
    await expect(number(page, "Best")).toHaveText("49");

    const first = blobNamed(page, "First Time Playing");
    await expect(first).toContainText("Completed");
    await expect(first.getByRole("link")).toHaveAttribute("href", "#/table/fixture2");
    await expect(blobNamed(page, "Spatial")).toContainText("Not passed, goal: 37");
    await expect(blobNamed(page, "Synergy")).toContainText("Not completed yet");
    await expect(blobNamed(page, "Past the Masters")).toContainText("Completed");
    await expect(blobNamed(page, "Museum Pass")).toContainText("6/9");
    await expect(page.getByRole("heading", { name: "Achievements 5 of 11" })).toBeVisible();

    await expect(page.getByRole("img", { name: /^Points in your last 7 games/ })).toBeVisible();
    await expect(page.getByText("3 of 3 won")).toBeVisible();
    const puzzles = page.getByRole("row", { name: /Solo Puzzle/ });
    await expect(puzzles.getByRole("link", { name: "49" })).toBeVisible();
    await page.locator(".best a").click();
    await expect(page.locator(".end")).toBeVisible();
});

test("nothing moves away from under the hand", async ({ page }) => {
    await prepare(page, { name: "Ada" });
    let goOn = () => {};
    const wait = new Promise<void>((resolve) => {
        goOn = resolve;
    });
    await page.route("**/*.wasm", async (route) => {
        await wait;
        await route.continue();
    });
    await page.goto("/#/profile");
    await expect(page.getByText("One moment")).toBeVisible();
    const save = page.getByRole("button", { name: "Save to a file" });
    await expect(save).toHaveCount(0);
    goOn();
    await expect(page.locator(".poster").first()).toBeVisible();
    await expect(save).toBeVisible();
});

test("everything goes to another device as a file", async ({ page, browser }) => {
    await prepare(page, { name: "Ada" });
    await putGames(page, finished);
    await page.goto("/#/profile");
    await page.evaluate(() =>
        localStorage.setItem("velatura.daily", '{"2026-11-01":{"game":"fixture1","begun":1}}'),
    );
    const saved = await saveFile(page);

    const other = await (await browser.newContext()).newPage();
    await prepare(other, { name: "" });
    await putGames(other, [{ ...finished[0], updated: 1 }]);
    await other.goto("/#/profile");
    const [choosing] = await Promise.all([
        other.waitForEvent("filechooser"),
        other.getByRole("button", { name: "Import a file" }).click(),
    ]);
    await choosing.setFiles(file(saved));
    const dialog = other.getByRole("dialog");
    await expect(dialog).toContainText("6 new games");
    await expect(dialog).toContainText("1 game with newer progress");
    await expect(dialog).toContainText("1 daily puzzle result");
    await dialog.getByRole("button", { name: "Import" }).click();
    await expect(number(other, "Games")).toHaveText("7");
    await expect(other.getByLabel("Your name")).toHaveValue("Ada");

    await other.getByRole("button", { name: "Delete everything" }).click();
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(number(other, "Games")).toHaveText("0");
    await expect(other.getByLabel("Your name")).toHaveValue("");
    await other.context().close();
});

test("a damaged, foreign or newer file is refused and changes nothing", async ({ page }) => {
    await prepare(page, { name: "Ada" });
    await putGames(page, finished.slice(0, 2));
    await page.goto("/#/profile");
    const whole = await saveFile(page);
    const wrong = whole.replace("take", "steal");
    for (const [content, words] of [
        [whole.slice(0, -9), "damaged"],
        [wrong, "damaged"],
        [whole.replace('"version":1', '"version":9'), "newer version of Velatura"],
        ["Dear Ada", "not a Velatura file"],
    ] as const) {
        await page.locator("input[type=file]").setInputFiles(file(content));
        await expect(page.getByRole("alert")).toContainText(words);
        await expect(page.getByRole("alert")).toContainText("Nothing was changed");
        await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const games = (text: string) => JSON.parse(text).games;
    expect(games(await saveFile(page))).toEqual(games(whole));
});

for (const [theme, language, viewport] of [
    ["light", "de", { width: 390, height: 844 }],
    ["dark", "ja", { width: 1440, height: 900 }],
] as const)
    test(`axe finds nothing, ${theme}, ${language}, ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prepare(page, { name: "Ada", theme, language });
        await putGames(page, finished);
        await page.goto("/#/profile");
        await expect(page.locator(".plots")).toBeVisible();
        await clean(page);
        await fits(page);
        await keepPicture(page, "profile");
    });
