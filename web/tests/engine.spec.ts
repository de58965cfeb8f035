import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { folder } from "./server";

// What the native build says ("./test" hands it in), or the same file under node.
function expectedSignature(file: string): string {
    const run = fileURLToPath(new URL("../../src/wasm/run.mjs", import.meta.url));
    return (
        process.env.VELATURA_SIGNATURE ??
        execFileSync("node", [run, join(folder, file), "signature"], { encoding: "utf8" }).trim()
    );
}

test("the engine gives the same signatures in this browser as everywhere", async ({ page }) => {
    const name = readdirSync(join(folder, "assets")).find((each) => each.endsWith(".wasm"));
    await page.goto("/");
    const signature = await page.evaluate(async (file) => {
        const { instance } = await WebAssembly.instantiateStreaming(fetch(file), {
            wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }),
        });
        const engine = instance.exports as Record<string, () => bigint>;
        engine._initialize?.();
        return ["signature", "ai_signature"]
            .map((each) => BigInt.asUintN(64, engine[each]?.() ?? 0n))
            .map((number) => number.toString(16).padStart(16, "0"))
            .join(" ");
    }, `assets/${name}`);
    expect(signature).toBe(expectedSignature(`assets/${name}`));
});
