// How people find each other: the lobby, a table set for others, and who one is there.
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { clean, sizes } from "./look";
import { keepPicture, prepare } from "./play";
import { startServer } from "./server";
import { startTables, type Tables } from "./tables";

let tables: Tables;
test.beforeAll(async () => {
    tables = await startTables();
});
test.afterAll(() => tables.stop());

async function visitor(browser: Browser, settings: object, address = tables.address) {
    const context = await browser.newContext({ baseURL: address, viewport: sizes.phone });
    const page = await context.newPage();
    await prepare(page, settings);
    return page;
}

async function tellName(page: Page, name: string): Promise<void> {
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(name);
    await dialog.locator("[type=submit]").click();
    await expect(dialog).toHaveCount(0);
}

test("a table is set, found in the lobby, and tells whose turn it is", async ({ browser }) => {
    const ada = await visitor(browser, { language: "de" });
    const ben = await visitor(browser, {});
    await ben.goto("/#/online");
    await expect(ben.getByText("There are no open tables")).toBeVisible();

    await ada.goto("/#/host");
    await ada.getByRole("button", { name: "Alle", exact: true }).click();
    await ada.getByRole("radio", { name: "Familienspiel" }).check();
    await ada.locator(".start button").click();
    await tellName(ada, "Ada");
    await expect(ada).toHaveURL(/#\/t\/[0-9a-f]+$/);
    const [, table = ""] = /#\/t\/(\w+)/.exec(ada.url()) ?? [];

    // It appears without a reload; whoever sits down is asked for a name.
    await expect(ben.getByText("1 seat free")).toBeVisible();
    await clean(ben);
    await ben.getByRole("button", { name: "Sit down: Family Game, with Ada" }).click();
    await tellName(ben, "Ben");
    await expect(ben).toHaveURL(ada.url());

    // Both are ready. Whoever is to move is told so elsewhere, and finds the way back.
    await ada.getByRole("button", { name: "Ich bin bereit", exact: true }).click();
    await ben.getByRole("button", { name: "I’m ready", exact: true }).click();
    await expect(ben.locator(".board")).toBeVisible();
    await Promise.all([ada.goto("/#/settings"), ben.goto("/#/settings")]);
    const notes = [
        ada.getByRole("link", { name: "Du bist am Zug: Familienspiel · Ben" }),
        ben.getByRole("link", { name: "Your turn: Family Game, with Ada" }),
    ] as const;
    await Promise.any(notes.map((each) => each.waitFor()));
    const [mover, note] = (await notes[0].isVisible()) ? [ada, notes[0]] : [ben, notes[1]];
    await clean(mover);
    await note.click();
    await expect(mover.locator('.board[data-mine="true"]')).toBeVisible();

    // Their lists tell it too, and the choice is there the next time.
    await mover.goto("/#/online");
    const listed = mover.getByRole("listitem").filter({ hasText: /Your turn|Du bist am Zug/ });
    await expect(listed).toBeVisible();
    await keepPicture(mover, "your-turn");
    await ada.goto("/#/host");
    await expect(ada.getByRole("radio", { name: "Familienspiel" })).toBeChecked();

    // A pasted link or code leads to a table.
    await ben.goto("/#/online");
    const field = ben.getByRole("textbox", { name: "Table link or code" });
    await field.fill("no link");
    await field.press("Enter");
    await expect(ben.getByRole("alert")).toContainText("This isn’t a link to a table");
    await field.fill(table);
    await field.press("Enter");
    await expect(ben).toHaveURL(ada.url().replace(/#.*/, `#/t/${table}`));
    await ben.goto(`/#/t/${table.slice(1)}`);
    await expect(ben.getByText("This link doesn’t lead to a table.")).toBeVisible();
});

test("quick join sits down with somebody", async ({ browser }) => {
    const pages = [await visitor(browser, {}), await visitor(browser, {})];
    for (const [i, page] of pages.entries()) {
        await page.goto("/#/online");
        await page.getByRole("button", { name: "Quick match" }).click();
        await tellName(page, `Guest ${i + 1}`);
        await expect(page).toHaveURL(/#\/t\//);
    }
    expect(pages[0]?.url()).toBe(pages[1]?.url());
});

test("the same person on another device, and forgotten in the end", async ({ browser }) => {
    const first = await visitor(browser, {});
    const tab = await first.context().newPage();
    for (const page of [first, tab]) await page.goto("/#/profile");
    await first.getByRole("button", { name: "Choose a name" }).click();
    await tellName(first, "Cleo");
    await expect(tab.getByText("You play as Cleo.")).toBeVisible();
    await first.getByRole("button", { name: "Add another device" }).click();
    await expect(first.getByRole("img", { name: "Link as a QR code" })).toBeVisible();
    await clean(first);
    await keepPicture(first, "device");
    const link = await first.getByRole("textbox", { name: "Link" }).inputValue();
    await first.keyboard.press("Escape");

    const second = await visitor(browser, { theme: "dark" });
    await second.goto(link);
    await expect(second.getByText("This link belongs to Cleo.")).toBeVisible();
    await expect(second).toHaveURL(/#\/me$/);
    await clean(second);
    await second.getByRole("button", { name: "Continue as Cleo" }).click();
    await expect(second.getByText("You’ll sit down as Cleo.")).toBeVisible();

    await first.getByRole("button", { name: "Delete my identity" }).click();
    await first.getByRole("button", { name: "Delete permanently" }).click();
    for (const page of [first, tab])
        await expect(page.getByRole("button", { name: "Choose a name" })).toBeVisible();
    await second.goto(link);
    await expect(second.getByRole("alert")).toContainText("doesn’t work on this server");
});

test("without a server of tables it says what to do", async ({ browser }) => {
    const files = await startServer();
    const page = await visitor(browser, {}, files.address);
    await page.goto("/#/online");
    await expect(page.getByText("velatura serve --lan")).toBeVisible();
    await clean(page);
    await page.getByRole("link", { name: "Play on this device" }).click();
    await expect(page).toHaveURL(/#\/new$/);
    files.close();
});

test("over plain http all works but what the browser withholds", async ({ launchOptions }) => {
    const named = "--host-resolver-rules=MAP velatura.test 127.0.0.1";
    const args = [...(launchOptions.args ?? []), named];
    const browser = await chromium.launch({ ...launchOptions, args });
    const address = tables.address.replace("127.0.0.1", "velatura.test");
    const page = await visitor(browser, {}, address);
    await page.goto("/#/online");
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(page.getByText("This page was loaded over plain http.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Notify me" })).toBeDisabled();
    await clean(page);
    await page.goto("/#/host");
    await page.locator(".start button").click();
    await tellName(page, "Dora");
    await expect(page).toHaveURL(/#\/t\//);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The link is selected")).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain("#/t/");
    await browser.close();
});
