import { defineConfig } from "@playwright/test";

// The tests look at the built page (npm run build), as it will be served.
export default defineConfig({
    testDir: "tests",
    outputDir: "../build/web-tests",
    timeout: 120_000,
    workers: 1,
    reporter: [["list"]],
    use: {
        baseURL: "http://127.0.0.1:4173",
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
        command: "npx vite preview --host 127.0.0.1 --port 4173 --strictPort",
        url: "http://127.0.0.1:4173",
        reuseExistingServer: true,
    },
});
