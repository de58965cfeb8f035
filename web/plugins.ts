// What Vite needs to know about the house around it: words, icons and pictures lie outside web/.
import { createReadStream, existsSync } from "node:fs";
import { cp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { artVersion } from "./installable.ts";

// lang/*.json without the texts that only the terminal speaks.
export function pageWords(): Plugin {
    return {
        name: "velatura-words",
        enforce: "pre",
        transform(code, id) {
            if (!/\/lang\/\w+\.json$/.test(id)) return null;
            const words = JSON.parse(code) as { texts: Record<string, string> };
            for (const key of Object.keys(words.texts))
                if (key.startsWith("cli.")) delete words.texts[key];
            return { code: JSON.stringify(words), map: null };
        },
    };
}

// `import sprite from "virtual:icon-sprite"`: every icon as a <symbol id="i-NAME">, one string.
export function iconSprite(folder: string): Plugin {
    const name = "virtual:icon-sprite";
    return {
        name: "velatura-icons",
        resolveId: (id) => (id === name ? `\0${name}` : null),
        async load(id) {
            if (id !== `\0${name}`) return null;
            const symbols: string[] = [];
            for (const file of (await readdir(folder)).sort()) {
                if (extname(file) !== ".svg" || file === "app.svg") continue;
                const svg = await readFile(join(folder, file), "utf8");
                const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 64 64";
                const inner = svg
                    .replace(/^[\s\S]*?<svg[^>]*>/, "")
                    .replace(/<\/svg>\s*$/, "")
                    .replace(/<title>[\s\S]*?<\/title>/, "")
                    .replace(/\n\s*/g, "");
                symbols.push(
                    `<symbol id="i-${basename(file, ".svg")}" viewBox="${box}">${inner}</symbol>`,
                );
            }
            return `export default ${JSON.stringify(symbols.join(""))};`;
        },
    };
}

// `import { glazed, painted, boxes, version } from "virtual:art"`: which cards of the base game have a
// glaze, which pictures of boxes are painted (and whether they have one), how many cards each box
// brings, and the version of the pictures.
export function artManifest(art: string, data: string): Plugin {
    const name = "virtual:art";
    return {
        name: "velatura-art-manifest",
        resolveId: (id) => (id === name ? `\0${name}` : null),
        async load(id) {
            if (id !== `\0${name}`) return null;
            const file = join(art, "manifest.json");
            const text = existsSync(file) ? await readFile(file, "utf8") : '{"pictures":{}}';
            const { pictures } = JSON.parse(text) as {
                pictures: Record<string, { glaze: boolean }>;
            };
            const glazed = Object.keys(pictures).filter(
                (key) => pictures[key]?.glaze && key.startsWith("card-"),
            );
            const numbers = glazed.map((key) => Number(key.replace("card-", "")));
            const painted = Object.entries(pictures).flatMap(([key, { glaze }]) =>
                /^(card|background)-/.test(key) ? [] : [[key, glaze]],
            );
            const boxes = [];
            for (const box of ["reflections", "touches", "mini"]) {
                const text = await readFile(join(data, "boxes", `${box}.json`), "utf8");
                const { art_cards: cards, backgrounds = [] } = JSON.parse(text);
                boxes.push({ box, cards: cards.length, backgrounds: backgrounds.length });
            }
            return Object.entries({
                glazed: numbers,
                painted: Object.fromEntries(painted),
                boxes,
                version: await artVersion(art),
            })
                .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
                .join("\n");
        },
    };
}

// art/out under /art/ and the application's icon under /icons/: served while developing, copied
// into the build. The build without pictures works too; the page then shows plain sheets.
export function artFiles({ art, icons }: { art: string; icons: string }): Plugin {
    let out = "";
    const types: Record<string, string> = {
        ".webp": "image/webp",
        ".json": "application/json",
        ".svg": "image/svg+xml",
    };
    return {
        name: "velatura-art",
        configResolved(config) {
            out = config.build.outDir;
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const path = new URL(request.url ?? "/", "http://page").pathname;
                const file = path.startsWith("/art/")
                    ? join(art, path.slice(5))
                    : path === "/icons/app.svg"
                      ? join(icons, "app.svg")
                      : "";
                if (!file || file.includes("..") || !existsSync(file)) return next();
                response.setHeader(
                    "Content-Type",
                    types[extname(file)] ?? "application/octet-stream",
                );
                createReadStream(file).pipe(response);
            });
        },
        transformIndexHtml: () => [
            {
                tag: "link",
                attrs: { rel: "icon", type: "image/svg+xml", href: "./icons/app.svg" },
                injectTo: "head",
            },
        ],
        async generateBundle() {
            const source = await readFile(join(icons, "app.svg"));
            this.emitFile({ type: "asset", fileName: "icons/app.svg", source });
        },
        async writeBundle() {
            if (existsSync(art)) await cp(art, join(out, "art"), { recursive: true });
        },
    };
}

// FILE.gz and FILE.br beside every file that gains by it, so that the server only has to choose.
export function precompress(): Plugin {
    const gz = promisify(gzip);
    const br = promisify(brotliCompress);
    let out = "";
    return {
        name: "velatura-precompress",
        apply: "build",
        configResolved(config) {
            out = config.build.outDir;
        },
        async closeBundle() {
            if (!existsSync(out)) return;
            for (const entry of await readdir(out, { recursive: true })) {
                const file = join(out, entry);
                if (!/\.(html|js|css|svg|json|wasm|webmanifest)$/.test(file)) continue;
                if ((await stat(file)).size < 1000) continue;
                const bytes = await readFile(file);
                await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
                const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
                await writeFile(`${file}.br`, await br(bytes, { params }));
            }
        },
    };
}
