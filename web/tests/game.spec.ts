import { expect, test } from "@playwright/test";
import {
    begin,
    bot,
    finger,
    keepPicture,
    keys,
    mouse,
    person,
    playToTheEnd,
    prepare,
    quickStart,
} from "./play";

test.describe("a whole game", () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test("quick start by mouse, to the vernissage and again", async ({ page }) => {
        await prepare(page);
        await quickStart(page);
        await playToTheEnd(page, mouse);
        await expect(page.locator(".work")).toHaveCount(6);
        await expect(page.getByRole("table", { name: "Final score" })).toBeVisible();
        await keepPicture(page, "vernissage");
        await page.getByRole("button", { name: "Play again" }).click();
        await expect(page.locator(".board")).toBeVisible();
    });

    test("with Vincent", async ({ page }) => {
        await prepare(page);
        await begin(page, { seats: [person("Ada")], mode: "vincent", scenario: "synergy" });
        await playToTheEnd(page);
        await expect(page.locator(".work")).toHaveCount(3);
    });

    test("the Solo Puzzle by chosen scoring cards", async ({ page }) => {
        await prepare(page);
        await begin(page, {
            seats: [person("Ada")],
            mode: "solo_puzzle",
            scoring: "chosen",
            cards: [2, 5, 9, 11],
        });
        await playToTheEnd(page);
        await expect(page.locator(".end h1")).toContainText("points");
    });
});

// By each of them alone, on the smallest and the largest screen.
for (const [width, height] of [
    [360, 640],
    [2560, 1440],
] as const)
    test.describe(`a whole game at ${width}×${height}`, () => {
        test.use({ viewport: { width, height }, hasTouch: true });
        for (const [name, hands] of Object.entries({ mouse, finger, keys }))
            test(`by ${name} alone`, async ({ page }) => {
                await prepare(page);
                await page.goto("/");
                await hands.press(page, ".play");
                await playToTheEnd(page, hands);
                await expect(page.locator(".work")).toHaveCount(6);
                await keepPicture(page, "end");
            });
    });

test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("three people pass the screen on, hands hidden by a curtain", async ({ page }) => {
        await prepare(page);
        await begin(page, {
            seats: [person("Ada"), person("Ben"), person("Cho")],
            scenario: "family-game",
            hidden: true,
            first: 1,
        });
        await playToTheEnd(page, finger);
        await expect(page.locator(".work")).toHaveCount(9);
    });

    test("five seats of computer players beside one person", async ({ page }) => {
        await prepare(page);
        await begin(page, {
            seats: [person("Ada"), bot(), bot("visitor"), bot("apprentice"), bot()],
            scenario: "bonus",
        });
        await playToTheEnd(page, finger);
        await expect(page.locator(".work")).toHaveCount(15);
    });
});
