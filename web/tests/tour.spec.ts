// scripts/tour: a picture of every screen and state at all sizes, and contact sheets of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { allSizes, type Size, zoomed } from "./fit";
import { begin, openFullHand, openRecord, person, prepare, quickStart, turn } from "./play";

const folder = process.env.TOUR ?? "";
const only = process.env.TOUR_ONLY ?? "";
test.describe.configure({ timeout: 1_200_000 });

const layBestOrder = async (page: Page) => {
    await page.locator(".orders").click();
    await page.locator("dialog ol button").first().click();
    await expect(page.locator("dialog")).toHaveCount(0);
};
const screen = (name: string) => async (page: Page) => {
    await page.goto(`/#/${name}`);
    await expect(page.locator("main")).toBeVisible();
};
const tableOf = (seats: number) => async (page: Page) => {
    await openFullHand(page, seats);
    await layBestOrder(page);
};

// Each opens what its name says; the sizes change beneath it.
const states: Record<string, (page: Page) => Promise<void>> = {
    start: screen(""),
    new: screen("new"),
    online: screen("online"),
    host: screen("host"),
    daily: screen("daily"),
    learn: screen("learn"),
    games: screen("games"),
    profile: screen("profile"),
    settings: screen("settings"),
    "table-first-turn": quickStart,
    "table-1": tableOf(1),
    "table-2": tableOf(2),
    "table-3": tableOf(3),
    "table-4": tableOf(4),
    "table-5": tableOf(5),
    "table-tried": async (page) => {
        await openRecord(page, "standard-2", 3);
        await page.locator(".row [data-card]").nth(1).click();
    },
    "table-puzzle": (page) => openRecord(page, "solo-puzzle", 4),
    "table-explained": async (page) => {
        await tableOf(2)(page);
        await page.locator(".scoring .tile").first().click();
    },
    "table-orders": async (page) => {
        await openFullHand(page, 2);
        await page.locator(".orders").click();
        await expect(page.locator("dialog ol button").first()).toBeVisible();
    },
    "table-menu": async (page) => {
        await openFullHand(page, 2);
        await page.locator("header .iconbtn").first().click();
        await expect(page.locator("dialog")).toBeVisible();
    },
    "table-seat": async (page) => {
        await openFullHand(page, 5);
        await page.locator(".seat, .wall").nth(1).click();
        await expect(page.locator("dialog")).toBeVisible();
    },
    "table-card": async (page) => {
        await openFullHand(page, 2);
        await page.locator(".shelf [data-card]").first().focus();
        await page.keyboard.press("l");
        await expect(page.locator("dialog")).toBeVisible();
    },
    "table-curtain": async (page) => {
        await begin(page, { seats: [person("Ada"), person("Ben")], hidden: true, first: 1 });
        await turn(page);
        await expect(page.locator("dialog.curtain")).toBeVisible();
    },
    "table-judging": (page) => openRecord(page, "standard-5-judged", 1),
    "end-1": (page) => openRecord(page, "solo-puzzle"),
    "end-2": (page) => openRecord(page, "standard-2"),
    "end-3": (page) => openRecord(page, "standard-3-bot-undo"),
    "end-5": (page) => openRecord(page, "standard-5-judged"),
    "end-painting": async (page) => {
        await openRecord(page, "standard-2");
        await page.locator(".work").first().click();
        await expect(page.locator("dialog")).toBeVisible();
    },
};

const two = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
];
const kinds = [
    { kind: "light-en", settings: { theme: "light" }, sizes: allSizes, by: 1 },
    { kind: "dark-en", settings: { theme: "dark" }, sizes: two, by: 1 },
    { kind: "light-de", settings: { theme: "light", language: "de" }, sizes: two, by: 1 },
    { kind: "light-ja", settings: { theme: "light", language: "ja" }, sizes: two, by: 1 },
    { kind: "letters-en", settings: { theme: "light", letters: true }, sizes: two, by: 1 },
    {
        kind: "zoom-en",
        settings: { theme: "light" },
        sizes: allSizes.filter(({ width }) => width >= 1280),
        by: 2,
    },
];

test.describe("@tour", () => {
    for (const [name, open] of Object.entries(states))
        for (const { kind, settings, sizes, by } of kinds) {
            if (!`${name}-${kind}`.includes(only)) continue;
            test(`${name} ${kind}`, async ({ page }) => {
                await prepare(page, settings);
                await open(page);
                for (const size of sizes) {
                    const css = zoomed(size, by);
                    await page.setViewportSize(css);
                    await page.waitForFunction((width) => innerWidth === width, css.width);
                    // Pictures are painted when they come near and have a size.
                    await page.waitForLoadState("networkidle");
                    await page.evaluate(
                        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
                    );
                    await page.waitForFunction(() =>
                        [...document.querySelectorAll("canvas")].every((canvas) => {
                            const { top, width } = canvas.getBoundingClientRect();
                            return width === 0 || top > innerHeight || canvas.width > 5;
                        }),
                    );
                    const file = `${name}_${kind}_${size.width}x${size.height}.png`;
                    await page.screenshot({ path: join(folder, file), animations: "disabled" });
                }
            });
        }
});

// All pictures of one size and kind on a sheet, small, with their names.
test("@tour contact sheets", async ({ page }) => {
    const groups = new Map<string, string[]>();
    for (const file of readdirSync(folder).sort()) {
        const match = /^(.+)_(.+)_(\d+x\d+)\.png$/.exec(file);
        if (!match) continue;
        const group = `${match[2]}-${match[3]}`;
        groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    await page.setViewportSize({ width: 1800, height: 1000 });
    for (const [group, files] of groups) {
        const [width = 1, height = 1] = (/(\d+)x(\d+)$/.exec(group) ?? []).slice(1).map(Number);
        const size: Size = { width, height };
        const wide = size.width > size.height ? 430 : 240;
        const figures = files.map((file) => {
            const data = readFileSync(join(folder, file)).toString("base64");
            const name = file.split("_")[0];
            return `<figure><img src="data:image/png;base64,${data}" width="${wide}"><figcaption>${name}</figcaption></figure>`;
        });
        await page.setContent(
            `<body style="display:flex;flex-wrap:wrap;gap:10px;font:13px sans-serif;background:#888">
                <style>figure{margin:0}</style>${figures.join("")}</body>`,
        );
        await page.screenshot({ path: join(folder, `sheet-${group}.png`), fullPage: true });
    }
});
