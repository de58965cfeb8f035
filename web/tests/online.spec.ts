// Two people at an online table, each at their own browser: a whole game, through reloads, a lost
// network and a server that is killed.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { clean, fits, sizes } from "./look";
import { keepPicture, prepare, turn } from "./play";
import { startTables, type Tables } from "./tables";

let tables: Tables;
test.beforeAll(async () => {
    tables = await startTables();
});
test.afterAll(() => tables.stop());

async function visitor(browser: Browser, name: string, seed: number, theme = "light") {
    const viewport = theme === "dark" ? sizes.phone : sizes.desk;
    const context = await browser.newContext({ baseURL: tables.address, viewport });
    const page = await context.newPage();
    await prepare(page, { name, theme }, seed);
    return page;
}

async function tellName(page: Page): Promise<void> {
    await page.getByRole("dialog").getByRole("button", { name: "Use this name" }).click();
}

// Ada sets a table of two, Ben comes by the link.
async function meet(ada: Page, ben: Page): Promise<void> {
    await ada.goto("/#/host");
    await ada.locator(".start button").click();
    await tellName(ada);
    await expect(ada).toHaveURL(/#\/t\//);
    await ben.goto(ada.url());
    await ben.getByRole("button", { name: "Sit down" }).click();
    await tellName(ben);
    for (const page of [ada, ben])
        await page.getByRole("button", { name: "I’m ready", exact: true }).click();
    for (const page of [ada, ben]) await expect(page.locator(".board")).toBeVisible();
}

const mine = (page: Page) => page.locator('.board[data-mine="true"]');
const number = async (page: Page) =>
    Number(await page.locator(".board").getAttribute("data-number"));

test("a whole game through reloads, a lost network and a killed server", async ({ browser }) => {
    const ada = await visitor(browser, "Ada", 1);
    const ben = await visitor(browser, "Ben", 2, "dark");
    await meet(ada, ben);

    // Whose turn it is, and the other one.
    const whose = async (): Promise<[Page, Page] | null> => {
        const seen = [mine(ada), mine(ben), ada.locator(".end")];
        await Promise.any(seen.map((each) => each.waitFor()));
        if (await ada.locator(".end").isVisible()) return null;
        return (await mine(ada).isVisible()) ? [ada, ben] : [ben, ada];
    };
    const step = async (): Promise<boolean> => {
        const pair = await whose();
        if (!pair) return false;
        const [mover, other] = pair;
        const before = await number(mover);
        await turn(mover);
        await expect(other.locator(`.board[data-number="${before}"]`)).toHaveCount(0);
        return true;
    };
    for (const page of [ada, ben]) {
        await fits(page);
        await clean(page);
    }
    for (let i = 0; i < 4; ++i) await step();

    // A reload in the middle, with a draft on the easel.
    await whose();
    await ada.locator(".shelf [data-card]").first().click();
    const title = ada.locator(".bench h2");
    await expect(title).not.toHaveClass(/blank/); // the engine has looked at it
    const draft = await title.textContent();
    const stood = await number(ada);
    await ada.reload();
    await expect(ada.locator(`.board[data-number="${stood}"]`)).toBeVisible();
    await expect(title).toHaveText(draft ?? "");
    await ada.locator(".shelf [data-card]").first().click();
    await step();

    // Offline play a move waits, and goes on by itself.
    const [mover] = (await whose()) ?? [ada];
    const before = await number(mover);
    await mover.context().setOffline(true);
    await expect(mover.getByText("Connection interrupted")).toBeVisible({ timeout: 15_000 });
    await clean(mover);
    await mover.locator(".row [data-card]").first().click();
    await mover.locator("[data-main]").click();
    await expect(mover.locator("[data-main][aria-busy=true]")).toBeVisible();
    await mover.context().setOffline(false);
    for (const page of [ada, ben])
        await expect(page.locator(`.board[data-number="${before + 1}"]`)).toBeVisible();

    // The server is killed in the middle and started again: nobody has to do anything.
    const stands = await number(ada);
    await tables.kill();
    await expect(ben.getByText("Connection interrupted")).toBeVisible();
    await tables.start();
    for (const page of [ada, ben]) {
        await expect(page.getByText("Connection interrupted")).toBeHidden({ timeout: 3000 });
        expect(await number(page)).toBe(stands);
    }

    while (await step());
    for (const page of [ada, ben]) await expect(page.locator(".end")).toBeVisible();
    await clean(ada);
    await keepPicture(ada, "over");

    // Each has kept the game, once, and it counts.
    for (const page of [ada, ben]) {
        await page.reload();
        await expect(page.locator(".end")).toBeVisible();
        await page.goto("/#/games");
        await expect(page.locator("li.panel")).toHaveCount(1);
    }
});
