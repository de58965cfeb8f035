import { expect, type Page, test } from "@playwright/test";
import { clean, fits } from "./look";
import { keepPicture, playToTheEnd, prepare, turn } from "./play";

const at = (page: Page, time: string) => page.clock.setFixedTime(new Date(time));
const number = (page: Page, name: string) =>
    page.locator(".numbers div", { has: page.getByText(name, { exact: true }) }).locator("dd");

async function begin(page: Page): Promise<void> {
    await page.goto("/#/daily");
    await page.getByRole("button", { name: "Play today’s puzzle" }).click();
    await expect(page.locator(".board")).toBeVisible();
}

test("two days in a row, the first one finished after midnight", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await prepare(page, { name: "Ada" });
    await at(page, "2026-11-14T23:59:30Z");
    await page.goto("/#/daily");
    await expect(page.locator(".number")).toHaveText("No. 318");
    await expect(page.getByRole("timer")).toHaveText("00:00:30");
    await begin(page);
    await turn(page);
    await at(page, "2026-11-15T00:05:00Z");
    await playToTheEnd(page);
    const result = page.locator(".result");
    await expect(result.locator(".points")).toHaveText(/^\d+ of \d+ points$/);
    await expect(result.locator("ol li")).toHaveCount(3);
    await page.getByRole("button", { name: "Copy result" }).click();
    await expect(page.getByText("Copied")).toBeVisible();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(/^Velatura 318 · \d+\/\d+ [★☆]{4} · [🔴🟢🔵🟣⚪⬜ ]+$/u);
    await keepPicture(page, "end");

    // Today's is another puzzle, and still open.
    await begin(page);
    await playToTheEnd(page);
    await expect(page.getByText("2-day streak!")).toBeVisible();
    await page.getByRole("link", { name: "See daily puzzle" }).click();
    await expect(page.locator(".number")).toHaveText("No. 319");
    await expect(number(page, "Current streak")).toHaveText("2");
    await expect(page.locator("table a svg")).toHaveCount(2);

    // What was possible.
    await page.getByRole("button", { name: "Show best solution" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("section")).toHaveCount(3);
    await expect(dialog).toContainText("53 points");
    await keepPicture(page, "best-line");
    await page.keyboard.press("Escape");

    // A second attempt is practice, and the result stays.
    const before = await page.evaluate(() => localStorage.getItem("velatura.daily"));
    await page.getByRole("button", { name: "Play for practice" }).click();
    await turn(page);
    expect(await page.evaluate(() => localStorage.getItem("velatura.daily"))).toBe(before);

    // Where the clipboard is closed the line stands there, selected.
    await page.goto("/#/daily");
    await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("closed"));
    });
    await page.getByRole("button", { name: "Copy result" }).click();
    const field = page.getByRole("textbox", { name: "Copy result" });
    await expect(field).toHaveValue(/^Velatura 319 · /);
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Velatura 319 · /);

    // The start tells the streak; a day left out ends it.
    await page.goto("/#/");
    await expect(page.getByRole("link", { name: "Daily puzzle, 2-day streak" })).toBeVisible();
    await at(page, "2026-11-17T08:00:00Z");
    await page.goto("/#/daily");
    await expect(number(page, "Current streak")).toHaveText("0");
    await expect(number(page, "Longest streak")).toHaveText("2");
});

test("an attempt goes on where it was left, and taking back is asked first", async ({ page }) => {
    await prepare(page);
    await at(page, "2026-11-15T12:00:00Z");
    await begin(page);
    await turn(page);
    await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("forfeits the day’s result");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
    await page.goto("/#/daily");
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".shelf [data-card]")).toHaveCount(0);
    await page.locator('.row [aria-pressed="true"]').click(); // off the easel again
    await playToTheEnd(page);
    await expect(page.locator(".result")).toContainText("doesn’t count as the day’s result");
    await page.goto("/#/daily");
    await expect(page.getByRole("button", { name: "Play for practice" })).toBeVisible();
    await expect(number(page, "Current streak")).toHaveText("0");
});

test("past puzzles are practice, and the calendar leads to them", async ({ page }) => {
    await prepare(page);
    await at(page, "2026-11-15T12:00:00Z");
    await page.goto("/#/daily");
    await page.getByRole("button", { name: "Previous month" }).click();
    await page.getByRole("link", { name: /October 31, 2026/ }).click();
    await expect(page.locator(".number")).toHaveText("No. 304");
    await expect(page.getByText("playing it now is just practice")).toBeVisible();
    await page.goto("/#/daily/2026-11-16"); // tomorrow stays closed
    await expect(page.locator(".number")).toHaveText("No. 319");
});

const played = (date: number, points: number) => [
    `2026-11-${date}`,
    {
        game: "gone",
        begun: 1,
        outcome: {
            points,
            best: 48,
            paintings: [
                [2, 1, 0, 1, 0],
                [0, 1, 2, 0, 1],
                [0, 0, 0, 0, 0],
            ],
            undone: 0,
        },
    },
];

for (const [theme, language, viewport] of [
    ["light", "de", { width: 390, height: 844 }],
    ["dark", "ja", { width: 1440, height: 900 }],
] as const)
    test(`axe finds nothing, ${theme}, ${language}, ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prepare(page, { theme, language });
        await at(page, "2026-11-15T12:00:00Z");
        await page.addInitScript(
            (results) => localStorage.setItem("velatura.daily", results),
            JSON.stringify(
                Object.fromEntries([10, 11, 13, 14].map((date) => played(date, date * 3))),
            ),
        );
        for (const rest of ["", "/2026-11-14"]) {
            await page.goto(`/#/daily${rest}`);
            await expect(page.locator(rest ? ".result" : ".actions")).toBeVisible();
            await clean(page);
            await fits(page);
            await keepPicture(page, rest ? "result" : "today");
        }
    });
