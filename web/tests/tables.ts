// A server of online tables of a test's own, which may be killed and started again; and people and
// tables it knows already.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { sizes } from "./look";
import { prepare } from "./play";
import { folder } from "./server";

const program =
    process.env.VELATURA ?? fileURLToPath(new URL("../../build/release/velatura", import.meta.url));

const freePort = () =>
    new Promise<number>((resolve) => {
        const probe = createServer().listen(0, "127.0.0.1", () => {
            const { port } = probe.address() as AddressInfo;
            probe.close(() => resolve(port));
        });
    });

export interface Tables {
    address: string;
    kill(): Promise<void>; // without a word
    start(): Promise<void>; // again, at the same address
    stop(): Promise<void>;
}

export async function startTables(): Promise<Tables> {
    const data = mkdtempSync(join(tmpdir(), "velatura-tables-"));
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    let running: ChildProcess | undefined;

    async function start() {
        const options = ["--page", folder, "--port", `${port}`, "--data", data, "--log", "nothing"];
        const child = spawn(program, ["serve", ...options], { stdio: "ignore" });
        running = child;
        for (;;) {
            if (child.exitCode !== null) throw new Error(`velatura serve ended: ${child.exitCode}`);
            const answer = await fetch(`${address}/health`).catch(() => undefined);
            if (answer?.ok) return;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
    }
    const end = (signal: NodeJS.Signals) =>
        new Promise<void>((resolve) => {
            running?.once("exit", () => resolve());
            running?.kill(signal);
        });
    await start();
    return {
        address,
        start,
        kill: () => end("SIGKILL"),
        stop: async () => {
            await end("SIGTERM");
            rmSync(data, { recursive: true });
        },
    };
}

// Somebody with a name, at a browser of their own.
export async function visitor(
    browser: Browser,
    { address }: Tables,
    name: string,
    settings: object = {},
    viewport = sizes.phone,
) {
    const context = await browser.newContext({ baseURL: address, viewport });
    const made = await context.request.post("/api/v1/people", { data: { name } });
    const person = await made.json();
    const page = await context.newPage();
    await prepare(page, settings);
    await page.addInitScript(
        (text) => localStorage.setItem("velatura.person", text),
        JSON.stringify(person),
    );
    return { page, secret: person.secret as string };
}

// A table set by whoever has the secret; the answer is the way there.
export async function setTable(page: Page, secret: string, choices: object): Promise<string> {
    const answer = await page.request.post("/api/v1/tables", {
        headers: { Authorization: `Bearer ${secret}` },
        data: {
            type: "host",
            mode: "standard",
            scenario: "family-game",
            seats: [{ kind: "open" }, { kind: "open" }],
            clock: { kind: "none" },
            open: false,
            spectators: true,
            relief: "visitor",
            ...choices,
        },
    });
    return `/#/t/${(await answer.json()).table}`;
}
