// Learning from one's mistakes: tried again from the review, and collected in the profile.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Reviewed, SeatMove } from "../src/protocol/messages";
import { clean, fits } from "./look";
import { keepPicture, kept, prepare } from "./play";

type Saved = { review: { moves: Reviewed[] }; practice?: Record<number, string> };
const saved = (page: Page) => kept(page) as unknown as Promise<Saved>;

// A game of two people, brought in as a file and reviewed.
async function review(page: Page): Promise<Reviewed[]> {
    await prepare(page);
    await page.goto("/#/games");
    const file = new URL("../../tests/record/corpus/v1/standard-2.velatura", import.meta.url);
    const buffer = Buffer.from(await readFile(file, "utf8"));
    const content = { name: "game.velatura", mimeType: "text/plain", buffer };
    await page.locator("input[type=file]").setInputFiles(content);
    await page.getByRole("link", { name: /^Replay/ }).click();
    await page.getByRole("button", { name: "Review this game" }).click();
    await expect(page.locator(".curve .field")).toBeVisible({ timeout: 60_000 });
    return (await saved(page)).review.moves;
}

const isMistake = ({ mark }: Reviewed) => mark === "slip" || mark === "blunder";

async function make(page: Page, move: SeatMove): Promise<void> {
    if (move.kind === "take") {
        await page.locator(`.row [data-card] >> nth=${move.position - 1}`).click();
    } else if (move.kind === "paint") {
        for (const card of move.layers) await page.locator(`.shelf [data-card="${card}"]`).click();
    }
    await page.locator("[data-main]").click();
}

test("a mistake is tried again from the review, missed, and then found", async ({ page }) => {
    const moves = await review(page);
    const wrong = moves.find((each) => isMistake(each) && each.best.move.kind === "take");
    if (!wrong) throw new Error("this game has no mistake to try");
    await page.goto(page.url().replace(/(#\/replay\/\w+).*/, `$1/${wrong.number}`));
    await page.getByRole("link", { name: "Try again" }).click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toContainText("Find a better move");
    await clean(page);
    await keepPicture(page, "practice-task");
    await dialog.getByRole("button", { name: "Find a better move" }).click();
    await expect(page.locator('.board[data-mine="true"]')).toBeVisible();
    // The same mistake once more: nothing is told before it is asked for.
    await make(page, wrong.played.move);
    await expect(dialog).toContainText("This is the move from the game", { timeout: 30_000 });
    await expect(dialog).not.toContainText("Better:");
    await dialog.getByRole("button", { name: "Show the answer" }).click();
    await expect(dialog).toContainText("Better:");
    await expect.poll(async () => (await saved(page)).practice?.[wrong.number]).toBe("missed");
    await dialog.getByRole("button", { name: "Try another move" }).click();
    await page.reload();
    await dialog.getByRole("button", { name: "Find a better move" }).click();
    await make(page, wrong.best.move);
    await expect(dialog).toContainText(/best move|Good find/, { timeout: 30_000 });
    await fits(page);
    await clean(page);
    await keepPicture(page, "practice-found");
    await expect.poll(async () => (await saved(page)).practice?.[wrong.number]).toBe("found");
    await dialog.getByRole("button", { name: "Stop practicing" }).click();
    await expect(page).toHaveURL(new RegExp(`#/replay/\\w+/${wrong.number}$`));
});

test("the profile collects the mistakes and leads from one to the next", async ({ page }) => {
    const moves = await review(page);
    const mine = moves.filter((each) => isMistake(each) && each.seat === 1);
    await page.goto("/#/profile");
    await expect(page.getByText(`${mine.length} positions to practice`)).toBeVisible();
    await page.getByRole("link", { name: "Start practicing" }).click();
    const dialog = page.locator("dialog[open]");
    const first = mine[0] as Reviewed;
    await dialog.getByRole("button", { name: "Find a better move" }).click();
    await make(page, first.best.move);
    await dialog.getByRole("button", { name: "Next position" }).click();
    await expect(dialog).toContainText("Find a better move");
    await page.goto("/#/profile");
    await expect(
        page.getByText(`${mine.length - 1} positions to practice, 1 solved`),
    ).toBeVisible();
});

test("what was missed comes back first, until it is found at the first try", async ({ page }) => {
    const moves = await review(page);
    const id = page.url().split("/")[5] ?? "";
    const mine = moves.filter((each) => isMistake(each) && each.seat === 1);
    const [first, later] = [mine[0], mine.findLast((each) => each.played.move.kind === "take")];
    if (!first || !later || first === later) throw new Error("this game has too few mistakes");
    const dialog = page.locator("dialog[open]");
    const row = () =>
        page
            .locator(".row [data-card]")
            .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));

    await page.goto("/#/practice");
    await expect(dialog).toContainText("Find a better move");
    const before = await row();
    await page.goto(`/#/practice/${id}/${later.number}`);
    await expect.poll(row).not.toEqual(before);
    const missed = await row();
    await dialog.getByRole("button", { name: "Find a better move" }).click();
    await make(page, later.played.move);
    await expect(dialog).toContainText("This is the move from the game", { timeout: 30_000 });
    await dialog.getByRole("button", { name: "Stop practicing" }).click();

    await page.goto("/#/practice");
    await expect.poll(row).toEqual(missed);
    await dialog.getByRole("button", { name: "Find a better move" }).click();
    await make(page, later.best.move);
    await dialog.getByRole("button", { name: "Next position" }).click({ timeout: 30_000 });
    await expect.poll(row).toEqual(before);
    await page.goto("/#/profile");
    await expect(
        page.getByText(`${mine.length - 1} positions to practice, 1 solved`),
    ).toBeVisible();
});

test("a turning point says what turned", async ({ page }) => {
    await review(page);
    const turns = page.locator(".turns li");
    await expect(turns.first()).toBeVisible();
    for (const turn of await turns.all())
        await expect(turn).toContainText(/Better: |strong move|else’s chances|came after it/);
});
