import { expect, type Page, test as base } from "@playwright/test";
import { keepPicture, prepare, quickStart, turn } from "./play";
import { type Server, startServer } from "./server";

const test = base.extend<{ server: Server }>({
    server: async ({}, use) => {
        const server = await startServer();
        await use(server);
        server.close();
    },
    baseURL: ({ server }, use) => use(server.address),
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });

// The first visit, until all is on the device.
async function firstVisit(page: Page): Promise<void> {
    await prepare(page);
    await page.goto("/#/settings");
    await expect(page.getByText("Everything is saved on this device")).toBeVisible({
        timeout: 30_000,
    });
}

const myTurn = (page: Page) => page.locator('.board[data-mine="true"]');

async function lookForNewer(page: Page): Promise<void> {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

// The draft on the easel, as it is kept.
const draft = (page: Page) =>
    page.locator(".shelf [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset));

test("opens without a network after the first visit, and a game is played", async ({
    page,
    context,
    server,
}) => {
    await firstVisit(page);
    await page.close();
    server.down = true;
    server.asked = [];
    const later = await context.newPage();
    await prepare(later);
    await quickStart(later);
    for (let i = 0; i < 2; ++i) await turn(later);
    await expect(myTurn(later)).toBeVisible();
    const drawn = later.locator(".row img");
    await expect
        .poll(() =>
            drawn.evaluateAll((all) =>
                all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
            ),
        )
        .toBe(true);
    await later.goto("/#/new");
    await expect(later.locator(".start button")).toBeVisible();
    expect(server.asked.filter((path) => path !== "/sw.js")).toEqual([]);
});

test("a new version waits, and takes over in a running game when wished", async ({
    page,
    server,
}) => {
    await firstVisit(page);
    await quickStart(page);
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(myTurn(page)).toBeVisible();
    const number = await page.locator(".board").getAttribute("data-number");
    const before = await draft(page);

    server.version = 2;
    await lookForNewer(page);
    const note = page.getByText("A new version is ready");
    await expect(note).toBeVisible();
    await keepPicture(page, "new-version");
    expect(await page.locator("html").getAttribute("data-version")).toBeNull();
    await turn(page); // play goes on
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(myTurn(page)).toBeVisible();

    await page.getByRole("button", { name: "Update now" }).click();
    await expect(page.locator('html[data-version="2"]')).toHaveCount(1);
    await expect(myTurn(page)).toBeVisible();
    expect(Number(await page.locator(".board").getAttribute("data-number"))).toBeGreaterThan(
        Number(number),
    );
    expect(await draft(page)).toEqual(before);
    await expect(note).toHaveCount(0);
    server.down = true;
    await page.reload();
    await expect(page.locator('html[data-version="2"]')).toHaveCount(1);
    await expect(myTurn(page)).toBeVisible();
});

// When all pages are closed the browser changes to it by itself, in its own time.
test("a new version put off is offered again later", async ({ page, context, server }) => {
    await firstVisit(page);
    const second = await context.newPage();
    await prepare(second);
    await second.goto("/#/new");
    server.version = 2;
    await lookForNewer(page);
    for (const each of [page, second])
        await each.getByRole("button", { name: "Later" }).click({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText("A new version is ready")).toBeVisible();
    expect(await page.locator("html").getAttribute("data-version")).toBeNull();
});

test("all open pages change together", async ({ page, context, server }) => {
    await firstVisit(page);
    const second = await context.newPage();
    await prepare(second);
    await second.goto("/#/new");
    server.version = 2;
    await lookForNewer(page);
    await second.getByRole("button", { name: "Update now" }).click({ timeout: 30_000 });
    for (const each of [page, second])
        await expect(each.locator('html[data-version="2"]')).toHaveCount(1, { timeout: 30_000 });
});

test("a version that does not fit together is not taken", async ({ page, server }) => {
    await firstVisit(page);
    server.version = 2;
    server.half = true;
    const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing;
        await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
        return worker?.state;
    });
    expect(state).toBe("redundant");
    await page.reload();
    await expect(page.getByText("Everything is saved on this device")).toBeVisible();
    expect(await page.locator("html").getAttribute("data-version")).toBeNull();
});

test("over an insecure connection it says why nothing is kept", async ({ page }) => {
    await page.addInitScript(() =>
        Object.defineProperty(window, "isSecureContext", { value: false }),
    );
    await prepare(page);
    await page.goto("/#/settings");
    await expect(page.getByText("offline play needs a secure connection")).toBeVisible();
});
