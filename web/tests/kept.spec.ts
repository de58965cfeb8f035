// What a browser has kept since the first edition is read for ever: settings, choices, results,
// games and links. kept-browser.json is written as that edition wrote it.
import { expect, type Page, test } from "@playwright/test";
import kept from "./kept-browser.json" with { type: "json" };

// The storage as the first edition left it, before this page has ever been open.
async function putStorage(page: Page): Promise<void> {
    await page.goto("/manifest.webmanifest");
    await page.evaluate(async ({ localStorage: small, games }) => {
        for (const [place, value] of Object.entries(small))
            localStorage.setItem(place, JSON.stringify(value));
        const database = await new Promise<IDBDatabase>((resolve) => {
            const request = indexedDB.open("velatura", 1);
            request.onupgradeneeded = () =>
                request.result
                    .createObjectStore("games", { keyPath: "id" })
                    .createIndex("updated", "updated");
            request.onsuccess = () => resolve(request.result);
        });
        const writing = database.transaction("games", "readwrite");
        for (const game of games) writing.objectStore("games").put(game);
        await new Promise((resolve) => {
            writing.oncomplete = resolve;
        });
        database.close();
    }, kept);
}

test("the storage of the first edition is understood", async ({ page }) => {
    await putStorage(page);
    await page.goto("/#/new");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.locator("html")).toHaveClass(/letters/);
    await expect(page.getByRole("radio", { name: /Solo-?Puzzle/i })).toBeChecked();

    await page.goto("/#/games");
    await expect(page.locator('a[href="#/table/running1"]')).toBeVisible();
    await page.goto("/#/table/running1");
    await expect(page.locator(".board")).toBeVisible();

    await page.goto("/#/daily/2026-11-10");
    await expect(page.getByRole("link", { name: /10\. November 2026.*24.*30/ })).toBeVisible();
});

test("a link of the first edition shows its game", async ({ page }) => {
    await page.goto(`/#/g/${kept.link}`);
    await expect(page.getByRole("slider")).toHaveValue("0");
    await expect(page.locator("main")).toContainText("Imminent Nature");
});
