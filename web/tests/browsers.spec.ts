// A whole game, as somebody who comes for the first time plays it, in the browsers that many phones and
// tablets have: Firefox's engine and WebKit's. Only ./test --full runs it (@browsers).
import { expect, test } from "@playwright/test";
import { firefox, type Other, webkit } from "./browsers";
import { faultsIn } from "./fit";

const browsers = {
    firefox: () => firefox({ width: 390, height: 844 }),
    webkit: () => webkit({ width: 820, height: 1180 }),
};
test.describe.configure({ timeout: 400_000 });

// The middle of what has to be pressed next, until the end.
function next(): { x: number; y: number } | "wait" | "over" {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    if (find(".end")) return "over";
    const held = document.querySelectorAll(".shelf [data-card]").length;
    const choice = find(held >= 4 ? ".orders:enabled" : ".row [data-card]");
    const target = find(".ceremony")
        ? document.documentElement
        : find("dialog")
          ? find("dialog :is(ol button, .btn.main)")
          : find('.board[data-mine="true"]')
            ? (find("[data-main]:enabled") ?? choice)
            : find("button.play:enabled");
    if (!target) return "wait";
    const { x, y, width, height } = target.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    // Drawn, and nothing over it.
    const seen = document.elementFromPoint(at.x, at.y);
    return target.contains(seen) ? at : "wait";
}

// Said when something that is placed by its size is placed anew: it is, a frame later.
const listen = `addEventListener("error", ({ message }) => message.startsWith(harmless) || errors.push(message)),
    addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)))`;

async function until(browser: Other, expression: string): Promise<void> {
    await expect.poll(() => browser.run(expression), { timeout: 30_000 }).toBe(true);
}

for (const [name, open] of Object.entries(browsers))
    test(`a whole game in ${name} @browsers`, async ({ baseURL }) => {
        const browser = await open();
        try {
            await browser.go(`${baseURL}/`);
            await browser.run(
                `(globalThis.errors = [], globalThis.harmless = "ResizeObserver loop", ${listen}, null)`,
            );
            const mine = `document.querySelector('.board[data-mine="true"]') !== null`;
            let measured = false;
            for (let presses = 0; presses < 200; ++presses) {
                let target: ReturnType<typeof next> = "wait";
                const look = async () => {
                    target = await browser.run<ReturnType<typeof next>>(`(${next})()`);
                    return target;
                };
                await expect.poll(look, { timeout: 60_000 }).not.toBe("wait");
                if (typeof target === "string") break;
                const { x, y } = target as { x: number; y: number };
                await browser.tap(x, y);
                if (measured || !(await browser.run(mine))) continue;
                await expect.poll(() => browser.run(faultsIn()), { timeout: 15_000 }).toEqual([]);
                await browser.picture(test.info().outputPath("table.png"));
                measured = true;
            }
            expect(measured).toBe(true);
            await until(browser, `document.querySelectorAll(".work").length === 6`);
            await browser.picture(test.info().outputPath("end.png"));
            expect(await browser.run("errors")).toEqual([]);
        } finally {
            await browser.picture(test.info().outputPath("last.png"));
            await browser.close();
        }
    });
