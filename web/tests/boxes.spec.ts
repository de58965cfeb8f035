// Games with boxes, from the shelf to the account at the end.
import { expect, type Page, test } from "@playwright/test";
import { clean, fits, sizes } from "./look";
import { begin, bot, finger, keepPicture, keys, person, playToTheEnd, prepare } from "./play";

const all = ["reflections", "touches", "mini", "signature", "painters"];

async function keepPainter(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Keep this painter" }).first().click();
    await expect(page.getByRole("dialog", { name: "Choose your painter" })).toHaveCount(0);
}

// What the service of pictures was asked for.
function pictures(page: Page): string[] {
    const asked: string[] = [];
    page.on("request", (request) => {
        const name = /art\/\dx\/(.*)\.webp/.exec(request.url())?.[1];
        if (name) asked.push(name);
    });
    return asked;
}

test("a table without boxes asks for no picture of a box", async ({ page }) => {
    const asked = pictures(page);
    await prepare(page);
    await begin(page, { seats: [person("Ada"), bot()] });
    await expect(page.locator(".row .card img").first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(4);
    // Covers stand on the shelf of the setup.
    expect(asked.filter((name) => !/^(card|background|cover)-/.test(name))).toEqual([]);
    await expect(page.locator("section.row")).toHaveCount(1);
    await expect(page.locator(".extras, .flip")).toHaveCount(0);
});

test("a box is taken from the shelf, and its table has two rows and cards that turn over", async ({
    page,
}) => {
    await prepare(page);
    await page.goto("/#/new");
    const reflections = page.getByRole("button", { name: /^Reflections/ });
    await reflections.click();
    await expect(reflections).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Scenarios are played without expansions")).toBeVisible();
    await page.getByRole("button", { name: "Signature Style" }).first().click();
    await expect(page.getByText("three to five players").first()).toBeVisible();
    await page.getByRole("button", { name: "Signature Style" }).first().click();
    await keepPicture(page, "shelf");
    await page.locator(".start button").click();
    await expect(page.locator("section.row")).toHaveCount(2);

    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await page.keyboard.press("6");
    const second = page.locator('section.row[aria-label="Art row 2"] [data-card]').first();
    await expect(second).toHaveAttribute("aria-pressed", "true");
    const mirror = page.locator(".row .place").first();
    const card = mirror.locator("[data-card]");
    const before = await card.getAttribute("aria-label");
    await mirror.locator(".flip").click();
    await expect(card).not.toHaveAttribute("aria-label", before ?? "");
    await card.focus();
    await page.keyboard.press("f");
    await expect(card).toHaveAttribute("aria-label", before ?? "");
});

test("a game with all boxes by keys alone, to the account", async ({ page }) => {
    await prepare(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, { seats: [person("Ada"), bot(), bot()], scoring: "random", boxes: all });
    await keepPainter(page);
    await expect(page.getByRole("group", { name: "Expansions in play" })).toBeVisible();
    await playToTheEnd(page, keys);
    const account = page.getByRole("table", { name: "Score in detail" });
    for (const line of ["Silver", "Frames", "Award card", "Signature", "Painter"])
        await expect(account.getByRole("rowheader", { name: line })).toBeVisible();
    // The lines of each seat make its points.
    const rows = await account
        .locator("tbody tr")
        .evaluateAll((lines) =>
            lines.map((line) =>
                [...line.querySelectorAll("td")].map((cell) => parseInt(cell.innerText)),
            ),
        );
    const sum = rows.at(-2) ?? [];
    expect(sum.length).toBe(3);
    sum.forEach((points, seat) => {
        const lines = rows.slice(0, -2).map((row) => row[seat] ?? 0);
        expect(lines.reduce((a, b) => a + b, 0)).toBe(points);
    });
    await keepPicture(page, "account");
});

test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("a game with two rows and gold by finger alone, both rows in sight", async ({ page }) => {
        await prepare(page);
        await begin(page, {
            seats: [person("Ada"), bot()],
            scoring: "random",
            boxes: all.slice(0, 3),
        });
        await expect(page.locator("section.row")).toHaveCount(2);
        for (const part of ["section.row >> nth=1", "section.stand", ".shelf", "[data-main]"])
            await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
        await keepPicture(page, "phone");
        await playToTheEnd(page, finger);
        await expect(page.getByRole("table", { name: "Score in detail" })).toBeVisible();
    });
});

test("a rival takes cards and scores after each turn, and the end names who won", async ({
    page,
}) => {
    await prepare(page);
    await begin(page, { seats: [person("Ada")], mode: "automa", rival: "mole", scoring: "random" });
    await playToTheEnd(page);
    await expect(page.locator(".end h1")).toContainText("The Mole");
});

test("the rules of a box have an easel where ★ change by a touch", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/learn/boxes/touches");
    const section = page.locator("section#touches");
    const star = section.getByRole("button", { name: /★ on yellow/ }).first();
    await expect(star).toBeVisible();
    await star.click();
    await expect(section.getByRole("button", { name: /★ on yellow: hue/ }).first()).toBeVisible();
});

test("completing with a ★ that stands for nothing asks in place", async ({ page }) => {
    await prepare(page);
    await begin(page, {
        seats: [person("Ada"), bot()],
        scoring: "random",
        boxes: ["touches"],
        deck: "whole",
    });
    const main = page.locator("[data-main]");
    const star = page.locator('.shelf [data-card][aria-label*="Creativity"]');
    for (let turns = 0; turns < 5; ++turns) {
        await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
        const wanted = page.locator('.row [data-card][aria-label*="Creativity"]:not(.far)');
        const card = (await wanted.count()) > 0 ? wanted : page.locator(".row [data-card]");
        const number = await page.locator(".board").getAttribute("data-number");
        if ((await page.locator(".shelf [data-card]").count()) === 5) break;
        await card.first().click();
        await main.click();
        await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
    }
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await page.keyboard.press("Escape"); // what was taken last still lies on the easel
    const name = (await star.first().getAttribute("data-card")) ?? "";
    const others = page.locator(`.shelf [data-card]:not([data-card="${name}"])`);
    await others.nth(0).click();
    await others.nth(1).click();
    await page.locator(`.shelf [data-card="${name}"]`).click();
    await expect(main).toContainText("Choose ★");
    await main.click();
    const ask = page.getByRole("region", { name: "What does each ★ stand for?" });
    await expect(ask).toBeVisible();
    await ask.getByRole("button", { name: "texture" }).last().click();
    await expect(main).toContainText("Complete painting");
    await keepPicture(page, "asked");
    await main.click();
    await expect(page.locator(".ceremony, .board[data-number]").first()).toBeVisible();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(2);
});

test("shelf, painters, table and rules of boxes are clean for screen readers and fit", async ({
    page,
}) => {
    await prepare(page);
    await page.setViewportSize(sizes.phone);
    await begin(page, { seats: [person("Ada"), bot(), bot()], scoring: "random", boxes: all });
    await expect(page.getByRole("dialog", { name: "Choose your painter" })).toBeVisible();
    await clean(page);
    await keepPainter(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await clean(page);
    await page.getByRole("button", { name: /^Frames/ }).click();
    await clean(page);
    await page.goto("/#/learn/boxes");
    await expect(page.locator("section#automa h2")).toBeVisible();
    await clean(page);
    await fits(page);
    await page.goto("/#/new");
    await expect(page.getByRole("button", { name: /^Reflections/ })).toBeVisible();
    await clean(page);
    await fits(page);
});
