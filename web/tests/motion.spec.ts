// What moves is seen: cards in the hand of a person and in the air are measured and compared with their
// own pictures, pixel by pixel. Flights are stopped half-way for that, so nothing depends on time.
import { expect, type Page, test } from "@playwright/test";
import {
    type Box,
    boxOf,
    finger,
    laptop,
    middle,
    numbers,
    phone,
    row,
    shelf,
    started as startedGame,
} from "./cards";
import { bot, keepPicture, person } from "./play";

const full = { motion: "full", speed: "normal" };

// From `freeze` on, every animation begins and stays at this share of its way.
async function canFreeze(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (this: Element, ...how) {
            const animation = animate.apply(this, how);
            const { share } = window as unknown as { share?: number };
            if (share !== undefined) {
                const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
                animation.pause();
                animation.currentTime = Number(delay) + Number(duration) * share;
            }
            return animation;
        };
    });
}
const freeze = (page: Page, share?: number) =>
    page.evaluate((value) => Object.assign(window, { share: value }), share);

const inTheAir = (page: Page) => page.locator(".sky .card");

// Where a card is drawn outside the row: in the air, if it is, whatever the page does for that. And the
// share of its height, from and to, in which neither word nor swatches lie over the picture.
async function whereabouts(page: Page, card: number) {
    return page.evaluate((number) => {
        const name = `card-${String(number).padStart(3, "0")}.webp`;
        const lies = (element: Element | null): boolean =>
            element !== null &&
            (getComputedStyle(element).position === "fixed" || lies(element.parentElement));
        const all = [...document.querySelectorAll<HTMLElement>(".card")].filter(
            (each) => each.querySelector("img")?.src.includes(name) && !each.closest(".row.mat"),
        );
        const found = all.find(lies) ?? all[0];
        const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
        const parts = (selector: string) =>
            [...(found?.querySelectorAll(selector) ?? [])].map((part) => {
                const { top, bottom } = part.getBoundingClientRect();
                return { top: (top - y) / height, bottom: (bottom - y) / height };
            });
        const from = Math.max(...parts(".word").map(({ bottom }) => bottom));
        const to = Math.min(...parts(".sw").map(({ top }) => top));
        return { box: { x, y, width, height }, from, to };
    }, card);
}

// How far what is drawn there is from the same part of the pictures of these cards, each from 0 to 255.
async function distances(
    page: Page,
    { box, from, to }: Awaited<ReturnType<typeof whereabouts>>,
    cards: number[],
): Promise<number[]> {
    const clip = { ...box, y: box.y + box.height * from, height: box.height * (to - from) };
    const shot = await page.screenshot({ clip });
    return page.evaluate(
        async ([drawn, wanted, begin, end]) => {
            const bytes = Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const [width, height] = [30, 16];
            const read = (draw: (context: CanvasRenderingContext2D) => void) => {
                const canvas = document.createElement("canvas");
                Object.assign(canvas, { width, height });
                const context = canvas.getContext("2d") as CanvasRenderingContext2D;
                context.imageSmoothingQuality = "high";
                context.fillStyle = "rgb(252, 248, 239)"; // the film
                context.fillRect(0, 0, width, height);
                draw(context);
                return context.getImageData(0, 0, width, height).data;
            };
            const there = read((context) => context.drawImage(bitmap, 0, 0, width, height));
            const all = [...document.querySelectorAll("img")];
            const version = all.find((each) => each.src.includes("card-"))?.src.split("?")[1];
            return Promise.all(
                wanted.map(async (card) => {
                    const name = `/art/1x/card-${String(card).padStart(3, "0")}`;
                    const load = async (address: string) => {
                        const picture = new Image();
                        picture.src = `${address}.webp?${version}`;
                        await picture.decode();
                        return picture;
                    };
                    const body = await load(name);
                    const glaze = await load(`${name}-glaze`).catch(() => undefined); // some have none
                    const own = read((context) => {
                        const draw = (picture: HTMLImageElement) => {
                            const { width: w, height: h } = picture;
                            context.drawImage(
                                picture,
                                ...([
                                    0,
                                    h * begin,
                                    w,
                                    h * (end - begin),
                                    0,
                                    0,
                                    width,
                                    height,
                                ] as const),
                            );
                        };
                        draw(body);
                        context.globalCompositeOperation = "multiply";
                        if (glaze) draw(glaze);
                    });
                    let sum = 0;
                    for (let i = 0; i < own.length; ++i)
                        if (i % 4 < 3) sum += Math.abs((own[i] ?? 0) - (there[i] ?? 0));
                    return sum / (width * height * 3);
                }),
            );
        },
        [shot.toString("base64"), cards, from, to] as const,
    );
}

// The card is there in full, and it is this one and no other.
async function isSeen(page: Page, card: number, others: number[], width: number): Promise<Box> {
    const there = await whereabouts(page, card);
    const { box } = there;
    expect(box.height / Math.max(1, box.width), "a whole card").toBeCloseTo(1.4, 1);
    expect(box.width, "as large as on the table").toBeGreaterThan(width * 0.95);
    const [own = 255, ...rest] = await distances(page, there, [card, ...others]);
    expect(own, "its own picture").toBeLessThan(12);
    expect(Math.min(...rest), "and no other").toBeGreaterThan(own * 1.4);
    return box;
}

async function started(...game: Parameters<typeof startedGame>): Promise<number[]> {
    await canFreeze(game[0]);
    return startedGame(...game);
}

for (const [name, size] of Object.entries({
    laptop,
    large: { width: 1920, height: 1080 },
})) {
    test(`a card dragged by mouse is seen under the pointer: ${name}`, async ({ page }) => {
        await page.setViewportSize(size);
        const cards = await started(page, full);
        const { width } = await boxOf(row(page).nth(3).locator(".card"));
        const from = middle(await boxOf(row(page).nth(3).locator(".card")));
        const to = middle(await boxOf(page.locator(".stand .picture")));
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + 20, from.y + 20);
        await freeze(page, 1);
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        const [card = 0, ...others] = [cards[3] ?? 0, ...cards.filter((_, i) => i !== 3)];
        const box = await isSeen(page, card, others, width);
        expect(to.x).toBeGreaterThan(box.x);
        expect(to.x).toBeLessThan(box.x + box.width);
        expect(to.y).toBeGreaterThan(box.y);
        expect(to.y).toBeLessThan(box.y + box.height);
        await keepPicture(page, "dragged");
        await freeze(page);
        await page.mouse.up();
        await expect(row(page).nth(3)).toHaveAttribute("aria-pressed", "true");
        await expect(inTheAir(page)).toHaveCount(0);
    });
}

for (const [name, size] of Object.entries({ phone, small: { width: 360, height: 640 } })) {
    test.describe(() => {
        test.use({ viewport: size, hasTouch: true });
        test(`a card dragged by a finger is seen above it: ${name}`, async ({ page }) => {
            const cards = await started(page, full);
            const { width } = await boxOf(row(page).nth(2).locator(".card"));
            const from = middle(await boxOf(row(page).nth(2).locator(".card")));
            const to = middle(await boxOf(page.locator(".stand .picture")));
            const touch = await finger(page);
            await touch("touchStart", from.x, from.y);
            await touch("touchMove", from.x, from.y + 20);
            await touch("touchMove", to.x, to.y);
            await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
            const [card = 0, ...others] = [cards[2] ?? 0, ...cards.filter((_, i) => i !== 2)];
            const box = await isSeen(page, card, others, width);
            // The finger covers its foot only.
            expect(to.y).toBeGreaterThan(box.y + box.height * 0.75);
            expect(to.y).toBeLessThan(box.y + box.height);
            expect(Math.abs(middle(box).x - to.x)).toBeLessThan(box.width / 2);
            await keepPicture(page, "dragged");
            await touch("touchEnd");
            await expect(row(page).nth(2)).toHaveAttribute("aria-pressed", "true");
        });
    });
}

for (const share of [0.35, 0.6]) {
    for (const [name, size] of Object.entries({ laptop, phone })) {
        test(`one's own card is seen on its way to the hand: ${name}, ${share}`, async ({
            page,
        }) => {
            await page.setViewportSize(size);
            // Alone: nobody else's card flies over this one.
            const [card = 0, ...others] = await started(page, full, {
                seats: [person("Ada")],
                mode: "solo_puzzle",
                scenario: "synergy",
            });
            const { width } = await boxOf(row(page).first().locator(".card"));
            await row(page).first().click();
            await expect(page.locator("[data-main]")).toBeEnabled();
            await freeze(page, share);
            await page.locator("[data-main]").click();
            await expect(shelf(page)).toHaveCount(1);
            await keepPicture(page, "own");
            await isSeen(page, card, others, width);
        });
        test(`a rival's card is seen on its way: ${name}, ${share}`, async ({ page }) => {
            await page.setViewportSize(size);
            await started(page, full, { seats: [person("Ada"), bot("visitor")], first: 1 });
            const { width } = await boxOf(row(page).first().locator(".card"));
            await row(page).first().click();
            await page.locator("[data-main]").click();
            await expect(page.locator('.board[data-number="1"]')).toBeVisible();
            const before = await numbers(row(page));
            await freeze(page, share);
            await expect(page.locator('.board[data-number="2"]')).toBeVisible();
            const after = await numbers(row(page));
            const [card = 0] = before.filter((each) => !after.includes(each));
            await isSeen(
                page,
                card,
                before.filter((each) => each !== card),
                width,
            );
            await keepPicture(page, "rival");
        });
    }
}

for (const [name, size] of Object.entries({ laptop, phone })) {
    test(`Vincent's toss and the card he removes are seen, and opened again: ${name}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await started(page, full, { seats: [person("Ada")], mode: "vincent", scenario: "synergy" });
        const { width } = await boxOf(row(page).first().locator(".card"));
        await row(page).nth(1).click();
        await page.locator("[data-main]").click();
        await expect(page.locator('.board[data-number="1"]')).toBeVisible();
        const before = await numbers(row(page));
        // His toss; from now on everything stays half-way.
        const tossed = await page.waitForFunction(() => {
            const tokens = [...document.querySelectorAll(".sky .tossed")];
            if (tokens.length !== 4) return null;
            Object.assign(window, { share: 0.5 });
            return { up: tokens.filter((each) => !each.classList.contains("down")).length };
        });
        const { up = 0 } = (await tossed.jsonValue()) ?? {};
        await keepPicture(page, "toss");
        await expect(page.locator('.board[data-number="2"]')).toBeVisible();
        const after = await numbers(row(page));
        const [card = 0] = before.filter((each) => !after.includes(each));
        expect(before.indexOf(card)).toBe(up); // one token on each card before it
        await isSeen(
            page,
            card,
            before.filter((each) => each !== card),
            width,
        );
        await keepPicture(page, "removed");
        await freeze(page);
        await page.locator('[data-place="vincent"]').click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.locator(".card")).toHaveCount(1);
        expect(await dialog.locator(".card img").first().getAttribute("src")).toContain(
            `card-${String(card).padStart(3, "0")}`,
        );
    });
}

test("a row card dropped on the hand is taken", async ({ page }) => {
    await page.setViewportSize(laptop);
    const cards = await started(page, full);
    await row(page).nth(1).dragTo(page.locator(".shelf"));
    await expect(shelf(page)).toHaveCount(1);
    expect(await numbers(shelf(page))).toEqual([cards[1]]);
});

test("where taking asks, the card dropped on the hand goes back until it is answered", async ({
    page,
}) => {
    await page.setViewportSize(laptop);
    await started(page, { ...full, confirmTake: true });
    await row(page).nth(1).dragTo(page.locator(".shelf"));
    await expect(inTheAir(page)).toHaveCount(0);
    await expect(shelf(page)).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: /^Take/ }).click();
    await expect(shelf(page)).toHaveCount(1);
});

for (const motion of ["full", "reduced"]) {
    test(`dropped where it cannot go, a card glides back: ${motion} motion`, async ({ page }) => {
        await page.setViewportSize(laptop);
        await started(page, { motion, speed: "normal" });
        const home = await boxOf(row(page).nth(1).locator(".card"));
        const from = middle(home);
        const to = middle(await boxOf(page.locator(".scoring")));
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await expect(inTheAir(page)).toHaveCount(1);
        await freeze(page, 0.5);
        await page.mouse.up();
        if (motion === "full") {
            const box = await boxOf(inTheAir(page));
            expect(middle(box).x).toBeGreaterThan(Math.min(from.x, to.x));
            expect(middle(box).x).toBeLessThan(Math.max(from.x, to.x));
            await page.evaluate(() => {
                for (const each of document.getAnimations()) each.finish();
            });
        }
        await expect(inTheAir(page)).toHaveCount(0);
        await expect(page.locator(".row .dragged")).toHaveCount(0);
        await expect(shelf(page)).toHaveCount(0);
        await expect(row(page).nth(1)).toHaveAttribute("aria-pressed", "false");
    });
}
