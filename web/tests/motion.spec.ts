// What moves is seen: cards in the hand of a person and in the air are measured and compared with their
// own pictures, pixel by pixel. Flights are stopped half-way for that, so nothing depends on time.
import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import { begin, bot, keepPicture, person, prepare, quickStart, turn } from "./play";

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
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

const mine = (page: Page) => page.locator('.board[data-mine="true"]');
const row = (page: Page) => page.locator(".row [data-card]");
const shelf = (page: Page) => page.locator(".shelf [data-card]");
const inTheAir = (page: Page) => page.locator(".sky .card");
const numbers = (cards: Locator) =>
    cards.evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.card)));

interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
async function boxOf(element: Locator): Promise<Box> {
    const box = await element.boundingBox();
    if (!box) throw new Error("not on the screen");
    return box;
}
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

// Where a card is drawn outside the row: in the air, if it is, whatever the page does for that.
async function whereabouts(page: Page, card: number): Promise<Box> {
    const box = await page.evaluate((number) => {
        const name = `card-${String(number).padStart(3, "0")}.webp`;
        const lies = (element: Element | null): boolean =>
            element !== null &&
            (getComputedStyle(element).position === "fixed" || lies(element.parentElement));
        const all = [...document.querySelectorAll<HTMLElement>(".card")].filter(
            (each) => each.querySelector("img")?.src.includes(name) && !each.closest(".row.mat"),
        );
        const found = all.find(lies) ?? all[0];
        const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
    }, card);
    return box;
}

// How far what is drawn there is from the pictures of these cards, each from 0 to 255: the part below
// the word and above the swatches.
async function distances(page: Page, box: Box, cards: number[]): Promise<number[]> {
    const part = { ...box, y: box.y + box.height * 0.24, height: box.height * 0.36 };
    const shot = await page.screenshot({ clip: part });
    return page.evaluate(
        async ([drawn, wanted]) => {
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
                                ...([0, h * 0.24, w, h * 0.36, 0, 0, width, height] as const),
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
        [shot.toString("base64"), cards] as const,
    );
}

// The card is there in full, and it is this one and no other.
async function isSeen(page: Page, card: number, others: number[], width: number): Promise<Box> {
    const box = await whereabouts(page, card);
    expect(box.height / Math.max(1, box.width), "a whole card").toBeCloseTo(1.4, 1);
    expect(box.width, "as large as on the table").toBeGreaterThan(width * 0.95);
    const [own = 255, ...rest] = await distances(page, box, [card, ...others]);
    expect(own, "its own picture").toBeLessThan(15);
    expect(Math.min(...rest), "and no other").toBeGreaterThan(own * 1.4);
    return box;
}

async function started(page: Page, settings: object, setup?: Parameters<typeof begin>[1]) {
    await canFreeze(page);
    await prepare(page, settings);
    if (setup) await begin(page, setup);
    else await quickStart(page);
    await expect(mine(page)).toBeVisible();
    const cards = await numbers(row(page));
    await expect
        .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
        .toBe(true);
    return cards;
}

async function finger(
    page: Page,
): Promise<(type: string, x?: number, y?: number) => Promise<void>> {
    const session: CDPSession = await page.context().newCDPSession(page);
    return async (type, x, y) => {
        const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
        await session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
    };
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
            const [card = 0, ...others] = await started(page, full);
            const { width } = await boxOf(row(page).first().locator(".card"));
            await row(page).first().click();
            await expect(page.locator("[data-main]")).toBeEnabled();
            await freeze(page, share);
            await page.locator("[data-main]").click();
            await expect(shelf(page)).toHaveCount(1);
            await isSeen(page, card, others, width);
            await keepPicture(page, "own");
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

test("the pointer lifts a card, and the right button shows it large", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    await turn(page);
    await expect(mine(page)).toBeVisible();
    for (const card of [row(page).nth(1), shelf(page).first()]) {
        await page.mouse.move(2, 400);
        const low = await boxOf(card.locator(".card"));
        await card.locator(".card").hover();
        await expect
            .poll(async () => (await boxOf(card.locator(".card"))).y)
            .toBeLessThan(low.y - 2);
        await card.click({ button: "right" });
        await expect(page.getByRole("dialog").locator(".card")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
    }
});

test.describe("a long touch", () => {
    test.use({ viewport: phone, hasTouch: true });
    test("shows a card large, and its end closes nothing", async ({ page }) => {
        await started(page, { motion: "reduced" });
        const dialog = page.getByRole("dialog");
        const touch = await finger(page);
        const { x, y } = middle(await boxOf(row(page).nth(1)));
        await touch("touchStart", x, y);
        await expect(dialog).toBeVisible();
        await touch("touchEnd");
        // What a release would have closed is gone before the next press is answered.
        await dialog.locator("h2").tap();
        await expect(dialog).toBeVisible();
        await page.touchscreen.tap(20, 20);
        await expect(dialog).toHaveCount(0);
    });
});

test("a sheet closes by a press beside it only if it began there", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    await row(page).nth(1).click({ button: "right" });
    const dialog = page.getByRole("dialog");
    const { x, y } = middle(await boxOf(dialog.locator("h2")));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(20, 300);
    await page.mouse.up();
    await dialog.locator("h2").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(dialog).toHaveCount(0);
});

test("the hand keeps its order when a card is laid or lifted", async ({ page }) => {
    await page.setViewportSize(laptop);
    await started(page, { motion: "reduced" });
    for (let i = 0; i < 3; ++i) await turn(page);
    await expect(mine(page)).toBeVisible();
    const hand = await numbers(shelf(page));
    expect(hand).toHaveLength(3);
    const last = shelf(page).nth(2);
    for (const _ of [0, 1]) {
        const was = await last.getAttribute("aria-pressed");
        await last.click();
        await expect(last).not.toHaveAttribute("aria-pressed", was ?? "");
        expect(await numbers(shelf(page))).toEqual(hand);
    }
    await shelf(page).first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(shelf(page).first()).toHaveAccessibleName(/Layer 2/);
    expect(await numbers(shelf(page))).toEqual(hand);
    await expect(shelf(page).first()).toBeFocused();
});

test("a painting taken back lies on the easel as it did", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await started(page, { motion: "reduced" });
    for (let i = 0; i < 4; ++i) await turn(page);
    await expect(mine(page)).toBeVisible();
    await page.locator(".orders").click();
    await page.locator("dialog ol button").nth(1).click();
    await expect(page.locator('.bench[aria-busy="false"]')).toBeVisible();
    await page
        .locator(".bench")
        .getByRole("button", { name: /background/i })
        .click();
    const title = await page.locator(".bench h2").innerText();
    const look = async () => page.locator(".stand .picture").screenshot();
    await expect.poll(async () => (await look()).equals(await look())).toBe(true);
    const picture = await look();
    await page.locator("[data-main]").click();
    await expect(page.locator(".ceremony")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mine(page)).toBeVisible();
    await expect(page.locator(".bench h2")).not.toHaveText(title);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".bench h2")).toHaveText(title);
    await expect.poll(async () => picture.equals(await look())).toBe(true);
});

for (const [name, size] of Object.entries({
    laptop,
    phone,
    small: { width: 360, height: 640 },
    across: { width: 844, height: 390 },
    tablet: { width: 1024, height: 768 },
})) {
    test(`what a scoring card means stands beside it until the next action: ${name}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await started(page, { motion: "reduced" });
        const words = page.locator(".explain");
        for (const i of [0, 3]) {
            const tile = page.locator(".scoring .tile").nth(i);
            await tile.click();
            await expect(words).toBeVisible();
            const at = await boxOf(tile);
            await expect(async () => {
                const box = await boxOf(words);
                const apart = Math.max(box.x - at.x - at.width, at.x - box.x - box.width);
                expect(apart).toBeGreaterThanOrEqual(0);
                expect(apart).toBeLessThan(24);
                expect(box.y).toBeLessThan(at.y + at.height);
                expect(box.y + box.height).toBeGreaterThan(at.y);
                expect(box.x).toBeGreaterThanOrEqual(0);
                expect(box.x + box.width).toBeLessThanOrEqual(size.width);
                expect(box.y).toBeGreaterThanOrEqual(0);
                expect(box.y + box.height).toBeLessThanOrEqual(size.height);
            }).toPass();
            await keepPicture(page, `explained-${i}`);
        }
        await row(page).nth(1).focus();
        await page.keyboard.press("Enter");
        await expect(words).toHaveCount(0);
        await expect(page.locator(".litmode")).toHaveCount(0);
        await page.locator(".scoring .tile").first().click();
        await expect(words).toBeVisible();
        await page.mouse.click(2, size.height - 2);
        await expect(words).toHaveCount(0);
    });
}

for (const [name, size] of Object.entries({
    phone,
    small: { width: 360, height: 640 },
    across: { width: 844, height: 390 },
    tablet: { width: 1024, height: 768 },
})) {
    test(`what the others did covers nobody, goes by itself and comes again: ${name}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await started(
            page,
            { motion: "reduced" },
            {
                seats: [person("Ada"), bot("visitor"), bot("apprentice"), bot(), bot("visitor")],
                first: 1,
            },
        );
        await turn(page);
        const strip = page.locator(".recap");
        await expect(strip).toBeVisible();
        await expect(mine(page)).toBeVisible();
        await keepPicture(page, "recap");
        const covered = await page.waitForFunction(() => {
            const strip = document.querySelector(".recap")?.getBoundingClientRect();
            if (!strip) return null;
            const others = document.querySelectorAll(
                ".seat, .wall, [data-place], .row, .stand, .scoring, .shelf, [data-main], .top .iconbtn, .top .btn",
            );
            return [...others]
                .filter((each) => {
                    const at = each.getBoundingClientRect();
                    const width = Math.min(at.right, strip.right) - Math.max(at.left, strip.left);
                    const height = Math.min(at.bottom, strip.bottom) - Math.max(at.top, strip.top);
                    return width > 1 && height > 1;
                })
                .map((each) => each.className);
        });
        expect(await covered.jsonValue()).toEqual([]);
        await expect(strip).toHaveCount(0, { timeout: 20_000 });
        await page.getByRole("button", { name: "Since your last turn" }).click();
        await expect(page.getByRole("dialog").locator("li")).toHaveCount(4);
    });
}

test("in the Solo Puzzle the cards a take would remove are struck through", async ({ page }) => {
    await page.setViewportSize(laptop);
    const cards = await started(
        page,
        { motion: "reduced" },
        {
            seats: [person("Ada")],
            mode: "solo_puzzle",
            scenario: "synergy",
        },
    );
    const struck = page.locator(".row .struck");
    await expect(struck).toHaveCount(0);
    await row(page).nth(2).click();
    await expect(struck).toHaveCount(2);
    expect(await numbers(struck)).toEqual(cards.slice(0, 2));
    await expect(struck.first()).toHaveAccessibleName(/Would leave the game/);
    await keepPicture(page, "struck");
    await page.locator("[data-main]").click();
    await expect(struck).toHaveCount(0);
    // Also while it is only dragged.
    const from = middle(await boxOf(row(page).nth(1)));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 60, { steps: 3 });
    await expect(struck).toHaveCount(1);
    await page.mouse.up();
    await page.locator('[data-place="supply"]').click();
    const left = page.getByRole("dialog").locator(".card");
    await expect(left).toHaveCount(2);
});
