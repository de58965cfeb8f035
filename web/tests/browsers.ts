// The other two browser engines: Firefox by WebDriver BiDi, WebKitGTK by WebDriver on a screen of its
// own that nobody sees. Both come from Debian (scripts/setup full).
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import type { Size } from "./fit";

export interface Other {
    go(address: string): Promise<void>;
    run<T>(expression: string): Promise<T>; // what JSON can say
    tap(x: number, y: number): Promise<void>;
    picture(file: string): Promise<void>;
    close(): Promise<void>;
}

export async function freePort(): Promise<number> {
    const probe = createServer();
    await new Promise<void>((resolve) => {
        probe.listen(0, "127.0.0.1", () => resolve());
    });
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => {
        probe.close(resolve);
    });
    return port;
}

// What a program prints when it is ready.
function heard(child: ChildProcess, wanted: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
        let text = "";
        const hear = (part: Buffer) => {
            text += part;
            const found = wanted.exec(text)?.[1];
            if (found !== undefined) resolve(found);
        };
        for (const stream of child.stdio) stream?.on("data", hear);
        child.on("error", reject);
        child.on("exit", () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
    });
}

function ended(child: ChildProcess): Promise<unknown> {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    const end = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    return end;
}

const touch = (x: number, y: number) => ({
    type: "pointer",
    id: "finger",
    parameters: { pointerType: "touch" },
    actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
    ],
});
const save = (file: string, data: string) => writeFileSync(file, Buffer.from(data, "base64"));

export async function firefox({ width, height }: Size): Promise<Other> {
    const profile = mkdtempSync(join(tmpdir(), "velatura-firefox-"));
    const options = ["--headless", "--no-remote", "--profile", profile];
    const child = spawn("firefox-esr", [...options, "--remote-debugging-port", "0"], {
        stdio: ["ignore", "pipe", "pipe"],
    });
    const socket = new WebSocket(
        `${await heard(child, /BiDi listening on (ws:\/\/[^\s]+)/)}/session`,
    );
    await new Promise((resolve, reject) => {
        socket.once("open", resolve);
        socket.once("error", reject);
    });
    type Answer = { id: number; type: string; message?: string; result: never };
    const waiting = new Map<number, (answer: Answer) => void>();
    socket.on("message", (data) => {
        const answer = JSON.parse(String(data)) as Answer;
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
    });
    let last = 0;
    const say = <T>(method: string, params: object) =>
        new Promise<T>((resolve, reject) => {
            const id = ++last;
            waiting.set(id, ({ type, message, result }) =>
                type === "success" ? resolve(result) : reject(new Error(`${method}: ${message}`)),
            );
            socket.send(JSON.stringify({ id, method, params }));
        });
    await say("session.new", { capabilities: {} });
    const tree = await say<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    const context = tree.contexts[0]?.context;
    await say("browsingContext.setViewport", { context, viewport: { width, height } });
    return {
        go: (url) => say("browsingContext.navigate", { context, url, wait: "complete" }),
        async run<T>(expression: string) {
            const { result, exceptionDetails } = await say<{
                result: { value: string };
                exceptionDetails?: { text: string };
            }>("script.evaluate", {
                expression: `(async () => JSON.stringify(await (${expression})) ?? "null")()`,
                target: { context },
                awaitPromise: true,
            });
            if (exceptionDetails) throw new Error(exceptionDetails.text);
            return JSON.parse(result.value) as T;
        },
        tap: (x, y) => say("input.performActions", { context, actions: [touch(x, y)] }),
        async picture(file) {
            const shot = await say<{ data: string }>("browsingContext.captureScreenshot", {
                context,
            });
            save(file, shot.data);
        },
        async close() {
            socket.close();
            await ended(child);
            rmSync(profile, { recursive: true, force: true });
        },
    };
}

function miniBrowser(): string {
    for (const kind of readdirSync("/usr/lib"))
        for (const version of ["webkit2gtk-4.1", "webkit2gtk-4.0"]) {
            const folder = join("/usr/lib", kind, version);
            try {
                if (readdirSync(folder).includes("MiniBrowser")) return join(folder, "MiniBrowser");
            } catch {
                // not there
            }
        }
    throw new Error("no MiniBrowser of WebKitGTK");
}

export async function webkit({ width, height }: Size): Promise<Other> {
    const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1400x24"], {
        stdio: ["ignore", "pipe", "ignore"],
    });
    const display = await heard(screen, /^(\d+)\n/);
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
        stdio: "ignore",
        env: {
            ...process.env,
            DISPLAY: `:${display}`,
            GDK_BACKEND: "x11",
            LIBGL_ALWAYS_SOFTWARE: "1",
            NO_AT_BRIDGE: "1",
        },
    });
    const at = `http://127.0.0.1:${port}`;
    const say = async <T>(method: string, path: string, body?: object): Promise<T> => {
        const answer = await fetch(`${at}/session${path}`, {
            method,
            ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const { value } = (await answer.json()) as { value: T & { message?: string } };
        if (!answer.ok) throw new Error(`${path}: ${value.message}`);
        return value;
    };
    while (!(await fetch(`${at}/status`).catch(() => undefined))?.ok)
        await new Promise((resolve) => setTimeout(resolve, 50));
    const { sessionId } = await say<{ sessionId: string }>("POST", "", {
        capabilities: {
            alwaysMatch: {
                "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
            },
        },
    });
    const run = async <T>(expression: string): Promise<T> =>
        JSON.parse(
            await say("POST", `/${sessionId}/execute/async`, {
                script: `const done = arguments[0];
                    (async () => JSON.stringify(await (${expression})) ?? "null")()
                        .then(done, (error) => done(JSON.stringify(String(error))));`,
                args: [],
            }),
        ) as T;
    // The window has edges of its own around the page.
    const rect = { x: 0, y: 0, width, height };
    await say("POST", `/${sessionId}/window/rect`, rect);
    const [wide, high] = await run<[number, number]>("[innerWidth, innerHeight]");
    await say("POST", `/${sessionId}/window/rect`, {
        ...rect,
        width: 2 * width - wide,
        height: 2 * height - high,
    });
    return {
        go: (url) => say("POST", `/${sessionId}/url`, { url }),
        run,
        tap: (x, y) => say("POST", `/${sessionId}/actions`, { actions: [touch(x, y)] }),
        async picture(file) {
            save(file, await say("GET", `/${sessionId}/screenshot`));
        },
        async close() {
            await say("DELETE", `/${sessionId}`).catch(() => undefined);
            await ended(driver);
            await ended(screen);
        },
    };
}
