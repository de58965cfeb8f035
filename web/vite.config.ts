import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";
import { artFiles, artManifest, iconSprite, pageWords, precompress } from "./plugins.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
    // Relative, so that the page also works below a folder of a server.
    base: "./",
    plugins: [
        svelte(),
        pageWords(),
        iconSprite(here("../art/icons")),
        artManifest(here("../art/out"), here("../data")),
        artFiles({ art: here("../art/out"), icons: here("../art/icons") }),
        installable({
            art: here("../art/out"),
            icon: here("../art/icons/app.svg"),
            words: here("../lang/en.json"),
        }),
        precompress(),
    ],
    resolve: {
        alias: [
            // The engine, made by `cmake --build --preset wasm`.
            {
                find: /^@engine/,
                replacement: process.env.VELATURA_WASM ?? here("../build/wasm/velatura.wasm"),
            },
        ],
    },
    server: { fs: { allow: [here("..")] } },
    worker: { format: "es" },
    build: {
        outDir: here("../build/web"),
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 300,
    },
    test: { include: ["src/**/*.test.ts"], environment: "node" },
});
