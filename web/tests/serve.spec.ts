// The page as velatura serve sends it: its headers, and that the content security policy is one the
// page can live with.
import { expect, test } from "@playwright/test";
import { playToTheEnd, prepare, quickStart } from "./play";

test.use({ serviceWorkers: "allow" });

test("the content security policy is strict, and nothing of the game offends it", async ({
    page,
}) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
    });
    await prepare(page);
    const answer = await page.goto("/");
    const policy = answer?.headers()["content-security-policy"];
    test.skip(policy === undefined, "another server than velatura serve");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src 'unsafe-inline'");

    for (const screen of ["new", "daily", "learn", "games", "profile", "settings"]) {
        await page.goto(`/#/${screen}`);
        await expect(page.locator("main")).toBeVisible();
    }
    await quickStart(page);
    await playToTheEnd(page);
    expect(complaints).toEqual([]);
});

test("assets are kept for ever, the index is asked for again", async ({ page, request }) => {
    const index = await request.get("/");
    test.skip(!index.headers()["content-security-policy"], "another server than velatura serve");
    expect(index.headers()["cache-control"]).toBe("no-cache");
    const known = { "If-None-Match": index.headers()["etag"] ?? "" };
    expect((await request.get("/", { headers: known })).status()).toBe(304);

    const asset = page.waitForResponse(/\/assets\/index-.*\.js$/);
    await page.goto("/");
    const headers = (await asset).headers();
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-encoding"]).toBe("br");
});
