// Games looked at again, reviewed, shared and brought in; paintings as pictures.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { clean, fits } from "./look";
import { keepPicture, playToTheEnd, prepare, turn } from "./play";

const corpus = (name: string) =>
    readFile(new URL(`../../tests/record/corpus/v1/${name}.velatura`, import.meta.url), "utf8");

// A whole game without playing it: as a file.
async function bringIn(page: Page, text: string, name = "game.velatura"): Promise<void> {
    await page.goto("/#/games");
    const content = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(content);
    await expect(page.locator(".said")).toContainText(name);
}

async function openReplay(page: Page, name = "standard-2"): Promise<void> {
    await prepare(page);
    await bringIn(page, await corpus(name));
    await page.getByRole("link", { name: /^Replay/ }).click();
    await expect(page.locator(".transport")).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Position" });

test("a game is replayed by slider, buttons and keys", async ({ page }) => {
    await openReplay(page);
    const story = page.locator(".story h2");
    await expect(story).toHaveText("Start");
    await page.getByRole("button", { name: "Next move" }).click();
    await expect(slider(page)).toHaveValue("1");
    await expect(story).not.toHaveText("Start");
    await page.keyboard.press("End");
    const last = await slider(page).getAttribute("max");
    await expect(slider(page)).toHaveValue(last ?? "");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(slider(page)).toHaveValue(String(Number(last) - 2));
    await slider(page).fill("7");
    await expect(page).toHaveURL(/\/7$/);
    await expect(page.locator('[aria-current="step"]')).toContainText(
        (await story.textContent()) ?? "",
    );
    // The address leads back to the move.
    await page.reload();
    await expect(slider(page)).toHaveValue("7");
    await page.keyboard.press("Home");
    await page.locator("body").press("Space");
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(slider(page)).toHaveValue("1");
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("who leaves a replay right after a step is not brought back", async ({ page }) => {
    await openReplay(page);
    await slider(page).evaluate(async (element) => {
        const input = element as HTMLInputElement;
        input.value = "6";
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 0));
        // So busy that the address is due to follow the step just when one has gone elsewhere.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            location.hash = "#/settings";
        };
        port2.postMessage("go");
        const busyUntil = performance.now() + 400;
        while (performance.now() < busyUntil);
    });
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(page).toHaveURL(/#\/settings$/);
});

test("what if: a game is played on from any position, and the original stays", async ({ page }) => {
    await openReplay(page);
    await slider(page).fill("6");
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page.locator('.board[data-number="6"]')).toBeVisible();
    await turn(page);
    await page.goto("/#/games");
    await expect(page.locator("li.panel")).toHaveCount(2);
    await expect(page.locator(".tag", { hasText: "What if" })).toHaveCount(1);

    await page
        .getByRole("link", { name: /^Replay/ })
        .last()
        .click();
    await slider(page).fill(String(Number(await slider(page).getAttribute("max")) - 1));
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await playToTheEnd(page);
    await expect(page.locator(".end")).toContainText("it doesn’t count in your profile");
});

test("hidden hands are shown once the game is over", async ({ page }) => {
    await openReplay(page, "standard-5-hidden");
    await slider(page).fill("12");
    await expect(page.locator(".hand button").first()).toBeVisible();
    await expect(page.getByText("hidden")).toHaveCount(0);
});

test("a review is cancelled, then made, looked at and kept", async ({ page }) => {
    await openReplay(page, "solo-puzzle");
    await page.getByRole("button", { name: "Review this game" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Review this game" }).click();
    const field = page.locator(".curve .field");
    await expect(field).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("columnheader", { name: "Accuracy" })).toBeVisible();
    const box = await field.boundingBox();
    await field.click({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
    const last = Number(await slider(page).getAttribute("max"));
    await expect(slider(page)).toHaveValue(String(Math.round(last / 2)));
    await page.getByRole("slider").press("End");
    await expect(page.locator(".story .mark")).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
});

test("on a phone a review is in sight, and so is the move picked in it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReplay(page, "standard-5-hidden");
    await page.getByRole("button", { name: "Review this game" }).click();
    await expect(page.locator("progress")).toBeInViewport();
    await expect(page.locator(".curve .field")).toBeVisible({ timeout: 60_000 });
    await page.locator(".turns button").first().click();
    await expect(page.locator(".story h2")).toBeInViewport();
    await expect(page.locator(".story .mark")).toBeVisible();
});

test("a shared link opens in a fresh profile and is kept there", async ({ page, browser }) => {
    await openReplay(page);
    await page.getByRole("button", { name: "Share" }).click();
    const field = page.getByLabel("Link", { exact: true });
    await expect(field).toHaveValue(/#\/g\/1/);
    const link = await field.inputValue();
    expect(link.length).toBeLessThan(2_000);

    const context = await browser.newContext();
    const fresh = await context.newPage();
    await prepare(fresh, {}, 2);
    await fresh.goto(link);
    await expect(slider(fresh)).toHaveValue("0");
    await fresh.getByRole("button", { name: "Save this game" }).click();
    await expect(fresh).toHaveURL(/#\/replay\//);
    await fresh.goto("/#/games");
    await expect(fresh.locator("li.panel")).toHaveCount(1);
    await context.close();
});

test("without a clipboard the link is shown to be copied by hand", async ({ page }) => {
    await page.addInitScript(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await openReplay(page);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("dialog")).toContainText("copy it yourself");
    await expect(page.getByLabel("Link", { exact: true })).toBeFocused();
});

test("damaged, cut and newer links are refused in words", async ({ page }) => {
    await openReplay(page);
    await page.getByRole("button", { name: "Share" }).click();
    const field = page.getByLabel("Link", { exact: true });
    await expect(field).toHaveValue(/#\/g\/1/);
    const link = await field.inputValue();
    const cases: [string, string][] = [
        [link.slice(0, -40), "incomplete"],
        [`${link.slice(0, -40)}%E0%A4%A`, "incomplete"],
        [link.replace("#/g/1", "#/g/2"), "newer version"],
        ["/#/g/", "damaged"],
    ];
    for (const [address, words] of cases) {
        await page.goto("/#/");
        await page.goto(address);
        await expect(page.locator("main")).toContainText(words);
        await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
    }
});

test("games are listed apart, deleted and brought back", async ({ page }) => {
    await prepare(page);
    await page.goto("/#/games");
    await expect(page.getByText("No games yet")).toBeVisible();
    await bringIn(page, await corpus("standard-2"));
    await bringIn(page, await corpus("vincent-3-running"), "running.velatura");
    const both = (await corpus("standard-2")) + (await corpus("solo-puzzle"));
    await bringIn(page, both, "both.velatura"); // the first is here already
    await expect(page.locator("li.panel")).toHaveCount(3);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["In progress", "Finished"]);
    await keepPicture(page, "games");
    await page
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
    await expect(page.locator("li.panel")).toHaveCount(2);
    await page.getByRole("button", { name: /^Undo deletion/ }).click();
    await expect(page.locator("li.panel")).toHaveCount(3);
});

test("a damaged file is refused with its line and column, a game goes out as a file", async ({
    page,
}) => {
    await prepare(page);
    const text = await corpus("standard-2");
    await bringIn(page, text.slice(0, 900), "cut.velatura");
    await expect(page.getByRole("alert")).toContainText(/Line \d+, column \d+: .*ends too early/);
    await bringIn(page, text.replace('[Version "1"]', '[Version "99"]'), "newer.velatura");
    await expect(page.getByRole("alert")).toContainText("Update the program");
    await expect(page.locator("li.panel")).toHaveCount(0);

    // Dropped on the page instead of chosen.
    const files = await page.evaluateHandle((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], "dropped.velatura"));
        return data;
    }, text);
    await page.dispatchEvent("main", "drop", { dataTransfer: files });
    await expect(page.locator("li.panel")).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Save as file/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^velatura-.*\.velatura$/);
    expect(await readFile(await file.path(), "utf8")).toBe(text);
});

test("a painting is saved at print size, the same picture as on the page", async ({ browser }) => {
    // A fine screen, so that the page shows the large pictures too.
    const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 2,
    });
    await openReplay(page);
    await page.keyboard.press("End");
    await page.locator(".paintings button").first().click();
    const painted = page.locator("dialog .picture canvas");
    await expect
        .poll(() => painted.evaluate((it: HTMLCanvasElement) => it.width))
        .toBeGreaterThan(99);
    const onPage = await painted.evaluate((it: HTMLCanvasElement) => it.toDataURL());
    await page.getByRole("button", { name: "Save as image" }).click();
    const dialog = page.getByRole("dialog", { name: "Save as image" });
    const ready = dialog.locator('canvas[data-state="ready"]');
    await expect(ready).toBeVisible();
    await dialog.getByLabel("With frame").check();
    await expect(ready).toHaveAttribute("width", "1968");
    await keepPicture(page, "print");
    await dialog.getByLabel("With frame").uncheck();
    await dialog.getByLabel("With title").uncheck();
    await expect(ready).toHaveAttribute("width", "1500");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\S+\.png$/);
    const saved = `data:image/png;base64,${(await readFile(await file.path())).toString("base64")}`;

    const { width, height, difference } = await page.evaluate(
        async ([small, large]) => {
            const load = async (source: string | undefined) => {
                const image = new Image();
                image.src = source ?? "";
                await image.decode();
                return image;
            };
            const [shown, print] = [await load(small), await load(large)];
            const pixels = (image: HTMLImageElement) => {
                const canvas = document.createElement("canvas");
                canvas.width = shown.width;
                canvas.height = shown.height;
                const context = canvas.getContext("2d");
                if (!context) throw new Error("no canvas");
                context.imageSmoothingQuality = "high";
                context.drawImage(image, 0, 0, canvas.width, canvas.height);
                return context.getImageData(0, 0, canvas.width, canvas.height).data;
            };
            const [a, b] = [pixels(shown), pixels(print)];
            let sum = 0;
            for (let i = 0; i < a.length; ++i) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
            return {
                width: print.width,
                height: print.height,
                difference: (sum / a.length) * (4 / 3), // alpha is everywhere the same
            };
        },
        [onPage, saved] as const,
    );
    expect([width, height]).toEqual([1500, 2100]);
    expect(difference, "mean difference in levels of 255").toBeLessThan(3);
    await page.close();
});

// One of each: the colors are those of the theme, the arrangement that of the size.
for (const [name, theme, viewport] of [
    ["phone", "light", { width: 390, height: 844 }],
    ["desk", "dark", { width: 1440, height: 900 }],
] as const)
    test(`axe finds nothing in replay and games, ${theme}, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prepare(page, { theme });
        await bringIn(page, await corpus("standard-2"));
        await clean(page);
        await keepPicture(page, "games");
        await page.getByRole("link", { name: /^Replay/ }).click();
        await slider(page).fill("20");
        await page.getByRole("button", { name: "Review this game" }).click();
        await expect(page.locator(".curve .field")).toBeVisible({ timeout: 60_000 });
        await clean(page);
        await keepPicture(page, "replay");
        await page.getByRole("button", { name: "Share" }).click();
        await clean(page);
        await keepPicture(page, "share");
        await page.keyboard.press("Escape");
        await page.locator(".paintings button").first().click();
        await page.getByRole("button", { name: "Save as image" }).click();
        await expect(page.locator('canvas[data-state="ready"]')).toBeVisible();
        await clean(page);
    });

for (const language of ["de", "ja"])
    test(`${language} fits in replay and games`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await prepare(page, { language });
        await bringIn(page, await corpus("vincent-1"));
        await fits(page);
        await keepPicture(page, "games");
        await page.locator('a[href^="#/replay/"]').click();
        await page.getByRole("slider").fill("12");
        await fits(page);
        for (const [name, width, height] of [
            ["across", 844, 390],
            ["tablet", 820, 1180],
        ] as const) {
            await page.setViewportSize({ width, height });
            await fits(page);
            await keepPicture(page, name);
        }
    });
