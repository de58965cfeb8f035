import { expect, type Page, test } from "@playwright/test";
import { examples } from "../src/screens/learn/examples";
import { clean, fits, sizes } from "./look";
import { keepPicture, keys, kept, playToTheEnd, prepare, turn } from "./play";

const coach = (page: Page) => page.locator(".coach");
const next = (page: Page) => coach(page).locator(".pages button").last();

// The note that is told, whole on the screen and over nothing that a move needs.
async function told(page: Page, lesson: string): Promise<void> {
    await expect(coach(page)).toHaveAttribute("data-lesson", lesson);
    const covered = await page.evaluate(() => {
        const board = document.querySelector(".board") as HTMLElement;
        const note = board.querySelector(":scope > .coach")?.getBoundingClientRect();
        if (!note) return ["no note"];
        const parts = [".row .cards", ".shelf", ".acts", ".seats, .walls"].flatMap((part) => [
            ...board.querySelectorAll(part),
        ]);
        const about = board.querySelector(":scope > .coach")?.getAttribute("data-about");
        if (about === "goals") parts.push(...board.querySelectorAll(".scoring .tile"));
        const over = parts.filter((part) => {
            const box = part.getBoundingClientRect();
            return (
                box.left < note.right - 1 &&
                box.right > note.left + 1 &&
                box.top < note.bottom - 1 &&
                box.bottom > note.top + 1
            );
        });
        const names = over.map((part) => part.className);
        return note.bottom > innerHeight || note.top < 0 ? [...names, "off the screen"] : names;
    });
    expect(covered, lesson).toEqual([]);
    await keepPicture(page, `note-${lesson}`);
}

async function take(page: Page, position: number): Promise<void> {
    const number = await page.locator(".board").getAttribute("data-number");
    await page.locator(".row [data-card]").nth(position).click();
    await page.locator("[data-main]").click();
    await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
}

// From the first note to the last before one's own second painting.
async function lessons(page: Page): Promise<void> {
    await told(page, "try");
    await page.locator(".row [data-card]").first().click();
    await told(page, "take");
    await page.locator("[data-main]").click();
    await told(page, "pay");
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await take(page, 1);
    await told(page, "gain");
    await take(page, 0);
    await told(page, "layers");
    await page.locator(".shelf button.lay").first().click();
    await told(page, "asks");
    await page.locator(".scoring .tile").nth(3).click();
    await told(page, "worth");
    await coach(page).locator(".pages button").first().click();
    await told(page, "asks");
    await next(page).click();
    await told(page, "worth");
    await page.locator(".scoring .tile").nth(3).click();
    await next(page).click();
    await told(page, "paint");
    await expect(page.locator("[data-main]")).toContainText("+11");
    await page.locator("[data-main]").click();
    await expect(page.locator(".ceremony")).toBeVisible();
    await page.keyboard.press("Escape");
    for (const lesson of ["ribbons", "five", "help", "end"]) {
        await told(page, lesson);
        await next(page).click();
    }
    await expect(coach(page)).not.toHaveAttribute("data-lesson");
}

test("a newcomer plays the guided game by its notes", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await prepare(page);
    await page.goto("/");
    await page.getByRole("link", { name: /New here/ }).click();
    await lessons(page);
    // On alone to the second painting: one more word.
    for (let i = 0; i < 5; ++i) await turn(page);
    await told(page, "last");
    expect(await kept(page)).toMatchObject({ guided: true });
    await playToTheEnd(page);
    await expect(page.getByRole("link", { name: "All scoring cards" })).toBeVisible();
    await keepPicture(page, "end");
    await page.goto("/#/");
    await expect(page.getByRole("button", { name: /Play now/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /New here/ })).toHaveCount(0);
});

for (const [language, size] of [
    ["de", "low"],
    ["ja", "across"],
    ["de", "desk"],
] as const)
    test(`the notes fit: ${language}, ${size}`, async ({ page }) => {
        await page.setViewportSize(sizes[size]);
        await prepare(page, { language });
        await page.goto("/#/learn/play");
        await lessons(page);
        await fits(page);
    });

test("the coach adapts, and stays away once skipped", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/learn/play");
    await told(page, "try");
    // Who never pays hears of something else.
    for (let i = 0; i < 3; ++i) await take(page, 0);
    await expect(coach(page)).not.toHaveAttribute("data-lesson", "pay");
    await keys.press(page, ".coach .skip");
    await expect(coach(page)).not.toHaveAttribute("data-lesson");
    await page.reload();
    await turn(page);
    await expect(coach(page)).not.toHaveAttribute("data-lesson");
});

test("the rules have easels to re-layer", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/learn/rules");
    await page.getByRole("link", { name: "Ribbons and points" }).click();
    await expect(page.locator("#scoring h2")).toBeFocused();
    await expect(page.locator("#scoring h2")).toBeInViewport();
    const study = page.locator("#scoring .study");
    const words = study.locator("ol .word");
    await expect(study.locator(".tile").last()).toContainText("+4");
    // By touch, by keys, and by dragging.
    await study.locator(".lay").first().click();
    await expect(words).toHaveText(["Revolution", "Trap", "Risky"]);
    await expect(study.locator(".tile").last()).toContainText("+6");
    await study.locator("[data-card]").first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(words).toHaveText(["Trap", "Revolution", "Risky"]);
    await expect(study.locator('[data-card="41"]')).toBeFocused();
    await study.locator("[data-card]").nth(2).dragTo(study.locator("[data-card]").nth(0));
    await expect(words).toHaveText(["Risky", "Trap", "Revolution"]);
    await study.locator(".tile").first().click();
    await expect(study.locator(".explanation")).toContainText("Every swatch shows an icon");
});

test("the twelve conditions have examples the engine agrees with", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/learn/conditions");
    for (const [condition, all] of Object.entries(examples)) {
        const figures = page.locator(`#${condition} figure`);
        await expect(figures).toHaveCount(all.length);
        for (const [i, { times }] of all.entries()) {
            await expect(figures.nth(i)).toHaveAttribute("data-times", String(times));
            await expect(figures.nth(i).locator(".why p").first()).toBeVisible();
        }
    }
    await page.locator("#space figure button").first().click();
    const study = page.locator("dialog .study");
    await expect(study.locator(".tile")).toContainText("+2");
    await study.locator(".lay").nth(1).click();
    await expect(study.locator(".explanation")).toContainText("Too close together");
});

for (const language of ["en", "de", "ja"])
    for (const size of ["phone", "across", "desk"] as const)
        test(`learning fits: ${language}, ${size}`, async ({ page }) => {
            await page.setViewportSize(sizes[size]);
            await prepare(page, { language });
            for (const part of ["", "rules", "conditions"]) {
                await page.goto(`/#/learn/${part}`);
                await expect(page.locator("main h1")).toBeVisible();
                await fits(page);
            }
            await page.locator("#style figure button").first().click();
            await fits(page);
            await page.screenshot({ path: test.info().outputPath("study.png") });
        });

for (const theme of ["light", "dark"])
    for (const size of ["phone", "desk"] as const)
        test(`axe finds nothing in learning, ${theme}, ${size}`, async ({ page }) => {
            await page.setViewportSize(sizes[size]);
            await prepare(page, { theme });
            for (const part of ["", "rules", "conditions"]) {
                await page.goto(`/#/learn/${part}`);
                await expect(page.locator("main h1")).toBeVisible();
                // The conditions are drawn alike: two of the twelve will do.
                await page.evaluate(() => {
                    for (const each of document.querySelectorAll("#consistency ~ section"))
                        each.remove();
                });
                await clean(page);
            }
            await page.locator("#composition figure button").first().click();
            await clean(page);
            await page.goto("/#/learn/play");
            await told(page, "try");
            await clean(page);
        });
