// What a screen reader says: what is announced as it happens, where the focus goes, and how hands,
// ribbons and paintings are read out.
import { expect, type Page, test } from "@playwright/test";
import { begin, bot, openFullHand, openRecord, person, prepare, quickStart, turn } from "./play";

test.use({ viewport: { width: 1440, height: 900 } });

// Keeps all that stands in the live region when a frame is drawn.
async function listen(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const frame = () => {
            const text = document.querySelector("[aria-live]")?.textContent?.trim() ?? "";
            if (text && text !== heard.at(-1)) heard.push(text);
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    });
}
const heard = (page: Page) =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" | "));

test("each change of screen is announced, and its heading is focused", async ({ page }) => {
    await listen(page);
    await prepare(page);
    await page.goto("/");
    await expect(page.locator("main")).toBeVisible();
    const screens = ["new", "online", "host", "daily", "learn", "games", "profile", "settings"];
    for (const screen of screens) {
        const before = await page.title();
        await page.evaluate((name) => {
            location.hash = `#/${name}`;
        }, screen);
        const heading = page.locator("main h1");
        await expect(heading).toBeFocused();
        await expect(page).toHaveTitle(/ · Velatura$/);
        await expect(page).not.toHaveTitle(before);
        const title = (await page.title()).replace(" · Velatura", "");
        await expect.poll(() => heard(page), screen).toMatch(new RegExp(`(^|\\| )${title}$`));
    }
});

test("the first turn is announced", async ({ page }) => {
    await listen(page);
    await prepare(page);
    await quickStart(page);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await expect.poll(() => heard(page)).toContain("Your turn");
});

test("what the others did is announced, and that it is your turn again", async ({ page }) => {
    await listen(page);
    await prepare(page, { speed: "fast" });
    await begin(page, { seats: [person("Ada"), bot("visitor"), bot("apprentice")], first: 1 });
    await turn(page);
    await expect(page.locator('.board[data-number="3"]')).toBeVisible();
    // What the easel shows may be told in between.
    await expect
        .poll(() => heard(page))
        .toMatch(/Ada took [^|]+ \| .*Visitor took [^|]+ \| .*Apprentice took [^|]+\. Your turn/);
});

test("the result is announced and focused", async ({ page }) => {
    await listen(page);
    await prepare(page);
    await openRecord(page, "standard-2", 1);
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    await turn(page);
    const headline = page.locator(".end h1");
    await expect(headline).toBeFocused();
    const words = await headline.innerText();
    await expect.poll(() => heard(page)).toContain(words);
});

test("a rival's hand is read with its icons, ribbons with their points, paintings with what they show", async ({
    page,
}) => {
    await prepare(page);
    await openFullHand(page, 5);
    await page.locator(".wall:not(.mine):has(.small-card)").first().click();
    const dialog = page.getByRole("dialog");
    const spoken = await dialog.ariaSnapshot();
    const cards = await dialog.locator(".hand .card").count();
    expect(cards).toBeGreaterThan(0);
    expect(spoken.match(/listitem: .+: \w.* on (red|yellow|green|blue|violet)/g)).toHaveLength(
        cards,
    );
    expect(spoken).toMatch(/listitem: \S.* \d of \d, \d+ points?/);
    expect(spoken).toMatch(/listitem: Silver \d+ ribbons?, \d+ points?/);
    expect(
        spoken.match(/button ".+: .+, .+, .+, bottom to top\. Visible: .+ on .+\. \d+ points?\."/g),
    ).toHaveLength(await dialog.locator(".paintings button").count());
    await dialog.locator(".paintings button").first().click();
    const painting = page.getByRole("dialog").last();
    await expect(painting.getByRole("img")).toHaveAccessibleName(/bottom to top\. Visible: /);
});
