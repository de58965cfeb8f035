// Expansions at an online table: set from the host's shelf, played by two people and a computer
// player, watched by a third.
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { FromOnline, View } from "../src/protocol/messages";
import { clean, fits, sizes } from "./look";
import { keepPicture, person, playToTheEnd, turn } from "./play";
import { setTable, startTables, type Tables, visitor } from "./tables";

let tables: Tables;
test.beforeAll(async () => {
    tables = await startTables();
});
test.afterAll(() => tables.stop());

// Every view of a running game that the server told this page.
function told(page: Page): View[] {
    const views: View[] = [];
    const note = (message: FromOnline) => {
        const seen: (View | undefined)[] = [];
        if (message.type === "online") seen.push(message.game?.view);
        else if (message.type === "events") seen.push(...message.game.map(({ view }) => view));
        else if (message.type === "positions")
            seen.push(message.start, ...message.moves.map(({ view }) => view));
        for (const view of seen) if (view && view.phase !== "over") views.push(view);
    };
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            for (const message of JSON.parse(String(payload)) as FromOnline[]) note(message);
        }),
    );
    return views;
}

const scene = (page: Page) => page.getByRole("dialog", { name: "Choose your painter" });

async function guest(browser: Browser, name: string, viewport = sizes.phone) {
    const { page } = await visitor(browser, tables, name, {}, viewport);
    return { page, views: told(page) };
}

test("a table with expansions from the shelf to the account, and each keeps what is secret", async ({
    browser,
}) => {
    const { page: ada, views: adas } = await guest(browser, "Ada", sizes.desk);
    const { page: ben, views: bens } = await guest(browser, "Ben");
    const { page: cleo, views: cleos } = await guest(browser, "Cleo", sizes.desk);

    // The host's shelf objects to what the seats do not allow.
    await ada.addInitScript(
        (text) => localStorage.setItem("velatura.host.game", text),
        JSON.stringify({ seats: [person("Ada"), person("")], scoring: "random", first: 1 }),
    );
    await ada.goto("/#/host");
    for (const box of [
        "Reflections",
        "Finishing Touches",
        "Mini Expansion",
        "Signature Style",
        "Painters",
    ])
        await ada.getByRole("button", { name: new RegExp(`^${box}`) }).click();
    await expect(ada.getByText("three to five players").first()).toBeVisible();
    await ada.getByRole("button", { name: "Add seat" }).click();
    await ada.getByLabel("Who sits in seat 3").selectOption("visitor");
    await expect(ada.getByText("three to five players")).toHaveCount(0);
    await ada.getByRole("button", { name: "Anyone", exact: true }).click();
    await keepPicture(ada, "shelf");
    await ada.locator(".start button").click();
    await expect(ada).toHaveURL(/#\/t\//);

    // Lobby and waiting room say what is played.
    await expect(ada.locator("dl").getByText("Two art rows")).toBeVisible();
    await keepPicture(ada, "room");
    await cleo.goto("/#/online");
    await expect(cleo.locator("li.panel").getByText(/Reflections.*Painters/)).toBeVisible();
    await keepPicture(cleo, "lobby");
    await cleo.goto(ada.url());
    await ben.goto(ada.url());
    await expect(ben.locator("dl").getByText("Two art rows")).toBeVisible();
    await fits(ben);
    await clean(ben);
    await keepPicture(ben, "room-phone");
    await ben.getByRole("button", { name: "Sit down" }).click();
    for (const page of [ada, ben])
        await page.getByRole("button", { name: "I’m ready", exact: true }).click();

    // Each chooses a painter in turn, with a clock, and the choice survives a reload.
    await expect(scene(ada).getByText(/^\d+:\d\d$/)).toBeVisible();
    const painters = await scene(ada).getByRole("heading").allTextContents();
    await ada.reload();
    await expect(scene(ada)).toBeVisible();
    expect(await scene(ada).getByRole("heading").allTextContents()).toEqual(painters);
    await keepPicture(ada, "painters");
    await expect(scene(ben)).toHaveCount(0);
    await ada.getByRole("button", { name: "Keep this painter" }).first().click();
    await expect(scene(ben)).toBeVisible();
    await keepPicture(ben, "painters-phone");
    await ben.getByRole("button", { name: "Keep this painter" }).last().click();
    for (const page of [ada, ben]) await expect(scene(page)).toHaveCount(0);
    await expect(cleo.locator(".watch")).toBeVisible();
    await expect(ada.locator("section.row")).toHaveCount(2);

    // A whole game.
    const mine = (page: Page) => page.locator('.board[data-mine="true"]');
    let rounds = 0;
    for (;;) {
        const seen = [mine(ada), mine(ben), ada.locator(".end")];
        await Promise.any(seen.map((each) => each.waitFor()));
        if (await ada.locator(".end").isVisible()) break;
        const mover = (await mine(ada).isVisible()) ? ada : ben;
        if (++rounds === 6) {
            await clean(cleo);
            for (const [name, page] of Object.entries({ ada, ben, cleo })) {
                await fits(page);
                await keepPicture(page, `table-${name}`);
            }
        }
        await turn(mover);
    }
    for (const page of [ada, ben, cleo]) {
        const account = page.getByRole("table", { name: "Score in detail" });
        for (const line of ["Silver", "Frames", "Award card", "Signature", "Painter"])
            await expect(account.getByRole("rowheader", { name: line })).toBeVisible();
    }
    await keepPicture(ada, "account");
    await keepPicture(ben, "account-phone");

    // Nobody was told the signature of another, nor which painters another could choose.
    for (const [views, seat] of [
        [adas, 1],
        [bens, 2],
        [cleos, 0],
    ] as const) {
        expect(views.length).toBeGreaterThan(20);
        for (const view of views) {
            const known = view.seats.filter((each) => each.signature);
            expect(known.map((each) => each.seat)).toEqual(seat ? [seat] : []);
            if (view.to_act !== seat) expect(view.legal.keep ?? []).toEqual([]);
        }
    }

    // It is kept, and its account found again.
    await ben.reload();
    await expect(ben.getByRole("table", { name: "Score in detail" })).toBeVisible();
    await ben.goto("/#/games");
    await expect(ben.locator("li.panel")).toHaveCount(1);
});

test("a ★ chosen on the easel is still chosen after a reload", async ({ browser }) => {
    const { page, secret } = await visitor(browser, tables, "Ada", {}, sizes.desk);
    const table = await setTable(page, secret, {
        scenario: undefined,
        random_scoring: 4,
        first: 1,
        boxes: ["touches"],
        seats: [{ kind: "open" }, { kind: "bot", level: "visitor" }],
        clock: { kind: "none" },
    });
    await page.goto(table);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "I’m ready", exact: true }).click();
    const board = page.locator('.board[data-mine="true"]');
    await expect(board).toBeVisible();
    const star = page.locator('.shelf [data-card][aria-label*="Creativity"]');
    while ((await star.count()) === 0) {
        const wanted = page.locator('.row [data-card][aria-label*="Creativity"]:not(.far)');
        const number = await page.locator(".board").getAttribute("data-number");
        if ((await wanted.count()) > 0) {
            await wanted.first().click();
            await page.locator("[data-main]").click();
            await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
        } else await turn(page);
        await expect(board).toBeVisible();
    }
    await page.keyboard.press("Escape"); // what was taken last still lies on the easel
    await star.first().click();
    const shown = page.getByRole("button", { name: /★ on/ }).first();
    await shown.click();
    const chosen = page.getByRole("button", { name: /★ on \w+: hue/ });
    await expect(chosen).toBeVisible();
    await page.reload();
    await expect(chosen).toBeVisible();
});

test("alone against a rival, whom the waiting room names", async ({ browser }) => {
    const { page, secret } = await visitor(browser, tables, "Ada");
    const table = await setTable(page, secret, {
        mode: "automa",
        rival: "mole",
        scenario: undefined,
        random_scoring: 4,
        seats: [{ kind: "open" }],
    });
    await page.goto(table);
    await expect(page.locator("dl").getByText("The Mole")).toBeVisible();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "I’m ready", exact: true }).click();
    await playToTheEnd(page);
    await expect(page.locator(".end h1")).toContainText("The Mole");
});
