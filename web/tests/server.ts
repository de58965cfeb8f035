// Serves the built page as a server does that can break down and change to a newer version.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const folder =
    process.env.PAGE_DIR ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const types: Record<string, string> = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export interface Server {
    address: string;
    version: number; // 1, or a later one: the same page with another mark in it
    half: boolean; // the page is already of the version after that
    down: boolean;
    asked: string[];
    close(): void;
}

function page(version: number): string {
    const text = readFileSync(join(folder, "index.html"), "utf8");
    return version === 1 ? text : text.replace("<html", `<html data-version="${version}"`);
}

function worker(version: number): string {
    const text = readFileSync(join(folder, "sw.js"), "utf8");
    return text
        .replace(sha256(page(1)), sha256(page(version)))
        .replace(/"version":"\w+"/, `"version":"number${version}"`);
}

export async function startServer(): Promise<Server> {
    const server: Server = {
        address: "",
        version: 1,
        half: false,
        down: false,
        asked: [],
        close() {
            http.closeAllConnections();
            http.close();
        },
    };
    const http = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? "/", "http://page");
        server.asked.push(pathname);
        if (server.down) return void request.socket.destroy();
        try {
            const body =
                pathname === "/"
                    ? page(server.version + Number(server.half))
                    : pathname === "/sw.js"
                      ? worker(server.version)
                      : readFileSync(join(folder, pathname));
            const type = types[extname(pathname) || ".html"] ?? "application/octet-stream";
            response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
            response.end(body);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    server.address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    return server;
}
