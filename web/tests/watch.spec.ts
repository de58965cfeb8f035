// Three people at one table, each in their own language: two play with hidden hands while the third
// watches; and what happens to somebody whose time runs out.
import { expect, type Page, test } from "@playwright/test";
import { clean, fits, sizes } from "./look";
import { keepPicture, turn } from "./play";
import { setTable, startTables, type Tables, visitor } from "./tables";

let tables: Tables;
test.beforeAll(async () => {
    tables = await startTables();
});
test.afterAll(() => tables.stop());

// Ada sits first and begins.
async function gather(ada: Page, ben: Page, table: string): Promise<void> {
    await ada.goto(table);
    await ada.getByRole("button", { name: "Sit down" }).click();
    await expect(ada.getByText("1 seat still free")).toBeVisible();
    await ben.goto(table);
    await ben.getByRole("button", { name: "Platz nehmen", exact: true }).click();
    await begin(ada, ben);
}

async function begin(ada: Page, ben: Page): Promise<void> {
    await ada.getByRole("button", { name: "I’m ready", exact: true }).click();
    await ben.getByRole("button", { name: "Ich bin bereit", exact: true }).click();
    for (const page of [ada, ben]) await expect(page.locator(".board")).toBeVisible();
}

test("a spectator sees no hidden hand, and follows to the next game", async ({ browser }) => {
    const { page: ada, secret } = await visitor(browser, tables, "Ada", {}, sizes.desk);
    const { page: ben } = await visitor(browser, tables, "Ben", { language: "de", theme: "dark" });
    const { page: cleo } = await visitor(browser, tables, "Cleo", { language: "ja" });
    const heard: string[] = []; // by Cleo's browser
    cleo.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
    });
    const table = await setTable(ada, secret, { hidden_hands: true, first: 1 });
    await cleo.goto(table);
    await gather(ada, ben, table);

    // What they take is on the table for nobody else.
    for (const page of [ada, ben, ada]) await turn(page);
    await expect(cleo.locator(".watch [data-number='3']")).toBeVisible();
    await expect(cleo.getByText("2枚（非公開）")).toBeVisible();
    await expect(cleo.getByText("1枚（非公開）")).toBeVisible();
    await expect(cleo.locator(".hand button")).toHaveCount(0);
    await expect(ada.locator(".shelf [data-card]")).toHaveCount(2);
    await expect(ben.locator(".shelf [data-card]")).toHaveCount(1);

    // Cleo can look at everything and move nothing.
    await expect(cleo.getByText("観戦中です")).toBeVisible();
    await expect(cleo.locator("[data-main], .board, .shelf")).toHaveCount(0);
    await cleo.locator(".mat button").first().click();
    await expect(cleo.getByRole("dialog").getByRole("button")).toHaveCount(1);
    await cleo.keyboard.press("Escape");
    for (const theme of ["light", "dark"] as const) {
        await cleo.emulateMedia({ colorScheme: theme });
        await clean(cleo);
    }
    await fits(cleo);
    await keepPicture(cleo, "watching");

    for (let playing = true; playing;) {
        for (const page of [ben, ada]) playing = (await turn(page)) && playing;
    }
    for (const page of [ada, ben, cleo]) await expect(page.locator(".end")).toBeVisible();
    const during = heard.filter((frame) => !frame.includes('"stage":"over"'));
    expect(during.join("")).toContain('"hand":null');
    expect(during.filter((frame) => /"hand":\[\d/.test(frame))).toEqual([]);

    // The next game: one asks, one is told, and who watched finds the way.
    await ada.getByRole("button", { name: "Rematch" }).click();
    await expect(ada.getByText("Reserved seat")).toBeVisible();
    await ben.getByRole("button", { name: "Zur nächsten Partie" }).click();
    await cleo.getByRole("link", { name: "次のゲームへ" }).click();
    for (const page of [ben, cleo]) await expect(page).toHaveURL(ada.url());
    await begin(ada, ben);
    await expect(cleo.locator(".watch")).toBeVisible();
});

test("when a clock runs out a computer player takes over", async ({ browser }) => {
    const { page: ada, secret } = await visitor(browser, tables, "Ada", {}, sizes.desk);
    const { page: ben } = await visitor(browser, tables, "Ben", { language: "de", theme: "dark" });
    const clock = { kind: "move", seconds: 10 }; // the shortest
    await gather(ada, ben, await setTable(ada, secret, { clock, first: 1 }));

    // Ben would like a break. It begins once Ada is out of time, so nothing hurries us then.
    await ben.getByRole("button", { name: "Menü", exact: true }).click();
    await ben.getByRole("dialog").getByRole("button", { name: "Pause machen" }).click();
    const [adas, bens] = [ada.locator(".strips"), ben.locator(".strips")] as const;
    await expect(adas).toContainText("Ben would like a break");
    await expect(adas).toContainText("Your time ran out", { timeout: 15_000 });
    await expect(ada.locator('.board[data-mine="false"]')).toBeVisible();
    await expect(bens).toContainText("Die Partie ist unterbrochen");
    for (const page of [ada, ben]) {
        await fits(page);
        await clean(page);
    }
    await keepPicture(ada, "out-of-time");
    await ben.getByRole("button", { name: "Menü", exact: true }).click();
    await expect(ben.getByText("Zeit abgelaufen; ein Computer spielt")).toBeVisible();
    await ben.keyboard.press("Escape");

    // Ada's lists do not say that she is waited for.
    await ada.goto("/#/online");
    const listed = ada.getByRole("listitem").getByText("A computer player is playing for you");
    await expect(listed).toBeVisible();
    await clean(ada);
    await ada.goBack();

    // It plays for her until she is back.
    await bens.getByRole("button", { name: "Weiterspielen" }).click();
    await expect(ben.locator('.board[data-number="1"][data-mine="true"]')).toBeVisible();
    await adas.getByRole("button", { name: "Return to my seat" }).click();
    await expect(adas).toBeEmpty();
    for (const page of [ben, ada]) await turn(page);
});
