// Colors that the system forces: what the game tells by color keeps its own, and what a shadow parts
// has an edge.
import { expect, test } from "@playwright/test";
import { clean, sizes } from "./look";
import { keepPicture, openFullHand, prepare } from "./play";

for (const [name, size] of Object.entries({ phone: sizes.phone, desk: sizes.desk }))
    test(`swatches, dots and edges stay in forced colors: ${name}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
        await prepare(page);
        await openFullHand(page, 2);
        await page.locator(".orders").click();
        await page.locator("dialog ol button").first().click();
        await expect(page.locator("dialog")).toHaveCount(0);
        await expect(page.locator("[data-main]")).toContainText("+");
        const backgrounds = (selector: string) =>
            page
                .locator(selector)
                .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
        // The five swatches, and the ribbons that are held, by their own colors.
        const swatches = name === "desk" ? ".bench .result" : ".bar td";
        expect(new Set(await backgrounds(swatches)).size).toBe(5);
        const held = name === "desk" ? ".steps .have" : ".pips .have";
        const dots = await backgrounds(`.scoring ${held}`);
        expect(dots.length).toBeGreaterThan(0);
        expect(new Set(dots).size).toBeGreaterThan(1);
        for (const part of [".scoring .tile", ".seat, .wall", ".orders", ".row.mat"]) {
            const edges = await page
                .locator(part)
                .evaluateAll((all) =>
                    all.map((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth)),
                );
            for (const edge of edges) expect(edge, part).toBeGreaterThan(0);
        }
        await clean(page);
        await keepPicture(page, "forced");
    });
