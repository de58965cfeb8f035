// How often the page goes to the table's worker and back: each time costs, most of all on a phone.
import { expect, type Page, test } from "@playwright/test";
import { begin, bot, person, prepare } from "./play";

// Counts what is asked of the table's worker from now on.
async function countQuestions(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const asked: string[] = [];
        Object.assign(window, { asked });
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
            const { messages } = message as { messages?: { type: string }[] };
            if (messages) asked.push(messages.map(({ type }) => type).join(" + "));
            return post.call(this, message, ...rest);
        };
    });
}

// And begins anew.
const asked = (page: Page) =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0));

// All that follows from what was done last has been asked.
const settled = (page: Page) =>
    page.evaluate(
        () =>
            new Promise<void>((resolve) => {
                requestAnimationFrame(() => requestIdleCallback(() => resolve()));
            }),
    );

test("a tap on the easel costs one question, a take two at most", async ({ page }) => {
    await prepare(page);
    await countQuestions(page);
    await begin(page, { seats: [person("Ada"), person("Ben")], first: 1 });
    await settled(page);
    await asked(page);

    await page.locator(".row [data-card]").first().click();
    await expect(page.locator("[data-main]")).toBeEnabled();
    await settled(page);
    expect(await asked(page)).toEqual(["look"]);

    const number = await page.locator(".board").getAttribute("data-number");
    await page.locator("[data-main]").click();
    await expect(page.locator(`.board[data-number="${number}"]`)).toHaveCount(0);
    await settled(page);
    const questions = await asked(page);
    expect(questions[0]).toBe("move + record");
    // Then the screen turns to Ben; both see all there is.
    expect(questions.slice(1).filter((each) => each !== "sync")).toEqual(["look"]);
});

test("the answer of a computer player costs one question, and what it saves none", async ({
    page,
}) => {
    await prepare(page);
    await countQuestions(page);
    await begin(page, { seats: [person("Ada"), bot("visitor")], first: 1 });
    await settled(page);
    await asked(page);
    await page.locator(".row [data-card]").first().click();
    await page.locator("[data-main]").click();
    await expect(page.locator('.board[data-mine="true"][data-number="2"]')).toBeVisible();
    await settled(page);
    const questions = (await asked(page)).filter((each) => each !== "look");
    expect(questions).toEqual(["move + record", "move + record"]);
});
