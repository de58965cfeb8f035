// What an online table has beside the board: people gather, talk, take breaks, ask to take back,
// watch; and afterwards everybody can see that the shuffle was fair.
import { expect, type Page, test } from "@playwright/test";
import { clean, fits, sizes } from "./look";
import { keepPicture, playToTheEnd, turn } from "./play";
import { setTable, startTables, type Tables, visitor } from "./tables";

let tables: Tables;
test.beforeAll(async () => {
    tables = await startTables();
});
test.afterAll(() => tables.stop());

const strip = (page: Page) => page.locator(".strips");

async function openMenu(page: Page) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    return page.getByRole("dialog");
}

test("people gather, talk, rest, leave and take back", async ({ browser }) => {
    const { page: ada, secret } = await visitor(browser, tables, "Ada", {}, sizes.desk);
    const { page: ben } = await visitor(browser, tables, "Ben", { language: "de", theme: "dark" });
    const { page: cleo } = await visitor(browser, tables, "Cleo", { language: "ja" });
    const table = await setTable(ada, secret, {
        first: 1,
        clock: { kind: "relaxed", bank: 600, increment: 10 },
    });

    // They gather.
    await ada.goto(table);
    await ada.getByLabel("Who sits in seat 2").selectOption("artist");
    await expect(ada.locator("li b", { hasText: "Artist" })).toBeVisible();
    await ada.getByLabel("Who sits in seat 2").selectOption("");
    await ada.getByRole("button", { name: "Sit down" }).click();
    await ben.goto(table);
    await ben.getByRole("button", { name: "Platz nehmen", exact: true }).click();
    await cleo.goto(table);
    await cleo.getByRole("button", { name: "名前を出して観戦" }).click();
    await expect(ada.getByText("Watching: Cleo")).toBeVisible();
    for (const [name, page] of Object.entries({ ada, ben, cleo })) {
        await fits(page);
        await clean(page);
        await keepPicture(page, `waiting-${name}`);
    }

    // They talk; who is muted is not heard.
    await ben.getByRole("textbox", { name: "Nachricht schreiben" }).fill("Hallo Ada");
    await ben.keyboard.press("Enter");
    await expect(ada.getByRole("log").getByText("Hallo Ada")).toBeVisible();
    await ada.getByRole("button", { name: "Mute" }).click();
    await ada.getByRole("checkbox", { name: "Ben" }).check();
    await expect(ada.getByText("Hallo Ada")).toHaveCount(0);
    await ada.getByRole("checkbox", { name: "Ben" }).uncheck();
    await ada.keyboard.press("Escape");

    await ada.getByRole("button", { name: "I’m ready", exact: true }).click();
    await ben.getByRole("button", { name: "Ich bin bereit", exact: true }).click();
    for (const page of [ada, ben]) await expect(page.locator(".board")).toBeVisible();
    await expect(cleo.locator(".watch")).toBeVisible();
    await fits(cleo);
    await clean(cleo);

    // A reaction floats at the seat; elsewhere it waits to be read.
    await ben.getByRole("button", { name: "Chat" }).click();
    await ben.getByRole("button", { name: "Bravo!" }).click();
    await expect(ada.locator(".bubble")).toHaveText("Bravo!");
    await expect(cleo.getByRole("button", { name: "チャット、新着1件" })).toBeVisible();
    await clean(ben);
    await ben.keyboard.press("Escape");

    // What reveals a card cannot be undone; a painting can, if the other agrees.
    await turn(ada);
    let menu = await openMenu(ada);
    await menu.getByRole("button", { name: "Ask to undo" }).click();
    await expect(menu.getByText("has already been revealed")).toBeVisible();
    await clean(ada);
    await ada.keyboard.press("Escape");
    for (let i = 0; i < 3; ++i) for (const page of [ben, ada]) await turn(page);
    await turn(ben);
    await turn(ada);
    const frames = ada.locator(".wall .frames .frame");
    await expect(frames).toHaveCount(1);
    // The question is seen whatever lies above the table.
    await ben.getByRole("button", { name: "Chat" }).click();
    menu = await openMenu(ada);
    await menu.getByRole("button", { name: "Ask to undo" }).click();
    await expect(strip(ben)).toContainText("Ada möchte einen Zug zurücknehmen");
    const sheet = ben.getByRole("dialog");
    const question = sheet.locator(".strip");
    await expect(question).toContainText("Ada möchte einen Zug zurücknehmen");
    await fits(ben);
    await clean(ben);
    await keepPicture(ben, "undo-question");
    await sheet.getByRole("button", { name: "Zustimmen" }).click();
    await expect(frames).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await ben.keyboard.press("Escape");

    // A break when both would like one.
    menu = await openMenu(ada);
    await menu.getByRole("button", { name: "Take a break" }).click();
    await strip(ben).getByRole("button", { name: "Pause machen" }).click();
    await expect(strip(ada)).toContainText("The game is paused");
    await strip(ada).getByRole("button", { name: "Continue" }).click();
    await expect(strip(ben)).toBeEmpty();

    // Who leaves is played for, and may return.
    menu = await openMenu(ada);
    await menu.getByRole("button", { name: "Leave seat" }).click();
    await menu.getByRole("button", { name: "Leave this seat?" }).click();
    await expect(strip(ada)).toContainText("A computer player is playing for you");
    await strip(ada).getByRole("button", { name: "Return to my seat" }).click();
    await expect(strip(ada)).toBeEmpty();
});

test("the host removes a spectator for good", async ({ browser }) => {
    const { page: ada, secret } = await visitor(browser, tables, "Ada", {}, sizes.desk);
    const { page: cleo } = await visitor(browser, tables, "Cleo");
    const table = await setTable(ada, secret, {
        seats: [{ kind: "open" }, { kind: "bot", level: "visitor" }],
    });
    await ada.goto(table);
    await cleo.goto(table);
    await cleo.getByRole("button", { name: "Watch under my name" }).click();
    await expect(ada.getByText("Watching: Cleo")).toBeVisible();
    await expect(cleo.getByRole("button", { name: "Remove Cleo" })).toHaveCount(0);
    await fits(ada);
    await clean(ada);
    await keepPicture(ada, "waiting-audience");

    await ada.getByRole("button", { name: "Sit down" }).click();
    await ada.getByRole("button", { name: "I’m ready", exact: true }).click();
    await expect(ada.locator(".board")).toBeVisible();
    const menu = await openMenu(ada);
    await expect(menu.getByText("Watching: Cleo")).toBeVisible();
    await clean(ada);
    await keepPicture(ada, "menu-audience");
    await menu.getByRole("button", { name: "Remove Cleo" }).click();
    await ada.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(ada.getByText("Watching: Cleo")).toHaveCount(0);
    await cleo.getByRole("button", { name: "Watch under my name" }).click();
    await expect(cleo.getByText("The host removed you from this table")).toBeVisible();
});

test("after the game: fair, replayed, played again", async ({ browser }) => {
    const { page, secret } = await visitor(browser, tables, "Ada");
    const choices = { mode: "solo_puzzle", seats: [{ kind: "open" }] };
    const table = await setTable(page, secret, choices);
    await page.goto(table);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "I’m ready", exact: true }).click();
    await expect(page.locator(".board")).toBeVisible();
    await playToTheEnd(page);
    await expect(page.getByText("The shuffle was fair")).toBeVisible();
    await page.getByText("How it was checked").click();
    await expect(page.getByText("velatura verify FILE")).toBeVisible();
    await fits(page);
    await clean(page);
    await keepPicture(page, "after-game");

    // A link to a move leads there.
    await page.goto(`${table}/replay/3`);
    await expect(page.getByText("3 / ")).toBeVisible();
    await page.getByRole("button", { name: "Link to this move" }).click();
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/replay\/3$/);
    await clean(page);
    await page.keyboard.press("Escape");

    await page.goto(table);
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page).not.toHaveURL(new RegExp(`${table}$`));
    await expect(page.getByRole("button", { name: "I’m ready", exact: true })).toBeVisible();
});
