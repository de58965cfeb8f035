import { defineConfig } from "@playwright/test";

const address = `http://127.0.0.1:${process.env.PAGE_PORT ?? "4173"}`;

// The tests look at the built page (npm run build), as it will be served.
export default defineConfig({
    testDir: "tests",
    outputDir: "../build/web-tests",
    timeout: 240_000,
    expect: { timeout: 30_000 }, // on a busy machine a page takes its time
    workers: process.env.MEASURE ? 1 : 2,
    fullyParallel: true,
    grepInvert: [
        ...(process.env.MEASURE ? [] : [/@measure/]),
        ...(process.env.EVERY_SIZE ? [] : [/@browsers/]),
        ...(process.env.TOUR ? [] : [/@tour/]),
    ],
    reporter: [["list"]],
    use: {
        actionTimeout: 60_000, // a button that is not there is told before the test's whole time is over
        baseURL: address,
        serviceWorkers: "block", // offline.spec.ts is about it; the others need not wait for it
        launchOptions: {
            executablePath: "/usr/bin/chromium",
            args: [
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
            ],
        },
    },
    webServer: {
        command: `../build/release/velatura serve --page ../build/web --data ../build/web-tables --port ${new URL(address).port} --log nothing`,
        url: address,
        reuseExistingServer: !process.env.CI, // there a stranger would be measured
    },
});
