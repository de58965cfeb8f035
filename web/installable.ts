// What makes the page installable and keeps it without a network: the web manifest with its icons,
// and the service worker with the list of files it keeps.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Plugin, transformWithOxc } from "vite";
import type { Build } from "./src/offline/worker.ts";

const run = promisify(execFile);
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

// A mark that changes with the pictures, so that a browser may keep them forever.
export async function artVersion(art: string): Promise<string> {
    const file = join(art, "manifest.json");
    return existsSync(file) ? sha256(await readFile(file)).slice(0, 8) : "none";
}

// Phones want pixels; where nobody can make them the drawing itself has to do.
async function pixels(svg: string, size: number): Promise<Buffer | undefined> {
    try {
        const options = { encoding: "buffer", maxBuffer: 1 << 24 } as const;
        return (await run("rsvg-convert", ["-w", `${size}`, "-h", `${size}`, svg], options)).stdout;
    } catch {
        return undefined;
    }
}

async function webManifest(texts: Record<string, string>, icons: object[]): Promise<string> {
    return JSON.stringify({
        id: "./",
        name: "Velatura",
        short_name: "Velatura",
        description: texts["page.start.motto_long"],
        lang: "en",
        categories: ["games", "entertainment"],
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#f6f0e4",
        theme_color: "#f6f0e4",
        icons,
        shortcuts: [
            { name: texts["page.start.play"], url: "./#/quick" },
            { name: texts["page.screen.daily"], url: "./#/daily" },
        ],
    });
}

export function installable(house: { art: string; icon: string; words: string }): Plugin {
    let out = "";
    const source = new URL("src/offline/worker.ts", import.meta.url);
    return {
        name: "velatura-installable",
        apply: "build",
        configResolved(config) {
            out = config.build.outDir;
        },
        transformIndexHtml: () =>
            [
                { rel: "manifest", href: "./manifest.webmanifest" },
                { rel: "apple-touch-icon", href: "./icons/app-192.png" },
            ].map((attrs) => ({ tag: "link", attrs, injectTo: "head" })),
        async generateBundle() {
            const icons: object[] = [{ src: "icons/app.svg", sizes: "any", type: "image/svg+xml" }];
            for (const size of [192, 512]) {
                const png = await pixels(house.icon, size);
                if (!png) continue;
                const fileName = `icons/app-${size}.png`;
                this.emitFile({ type: "asset", fileName, source: png });
                // The drawing reaches to the edges and keeps clear of them: any mask fits.
                const icon = { src: fileName, sizes: `${size}x${size}`, type: "image/png" };
                icons.push(icon, { ...icon, purpose: "maskable" });
            }
            const { texts } = JSON.parse(await readFile(house.words, "utf8"));
            this.emitFile({
                type: "asset",
                fileName: "manifest.webmanifest",
                source: await webManifest(texts, icons),
            });
        },
        // The files as they lie there now: only then do their digests hold.
        async writeBundle(_, bundle) {
            const files: Build["files"] = {};
            for (const name of Object.keys(bundle).sort()) {
                if (/^icons\/.*png$/.test(name)) continue; // only looked at when installing
                if (/titles-ja.*woff2$/.test(name)) continue; // only loaded by who prints
                const bytes = await readFile(join(out, name));
                files[name === "index.html" ? "" : name] = sha256(bytes);
            }
            const painted = join(house.art, "1x");
            const build: Build = {
                version: sha256(JSON.stringify(files)).slice(0, 16),
                files,
                art: await artVersion(house.art),
                pictures: existsSync(painted)
                    ? (await readdir(painted))
                          .filter((name) => /^(card|background|cover)-/.test(name))
                          .sort()
                    : [], // others of a box are loaded when it is played
            };
            const { code } = await transformWithOxc(
                await readFile(source, "utf8"),
                source.pathname,
            );
            const script = code.replace(/^export .*$/gm, "");
            await writeFile(
                join(out, "sw.js"),
                `const build = ${JSON.stringify(build)};\n${script}`,
            );
        },
    };
}
