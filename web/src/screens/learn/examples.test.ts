// The engine agrees with every example: it scores as often as claimed, or misses by one thing alone.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { scoringCards, visibleIcons } from "../../art/printed";
import { startEngine } from "../../engine/engine";
import type { Looked } from "../../protocol/messages";
import { examples } from "./examples";

const file =
    process.env.VELATURA_WASM ??
    fileURLToPath(new URL("../../../../build/wasm/velatura.wasm", import.meta.url));
const engine = await startEngine(new Uint8Array(await readFile(file)));

describe.each(scoringCards.map((card, i) => ({ condition: card.condition, number: i + 1 })))(
    "$condition",
    ({ condition, number }) => {
        const all = examples[condition] ?? [];
        it("has examples of both kinds", () => {
            expect(all.some((example) => example.times > 0)).toBe(true);
            expect(all.some((example) => example.times === 0)).toBe(true);
        });
        it.each(all)("$layers: $times", ({ layers, times }) => {
            const [looked] = engine({ type: "look", cards: layers, scoring: [number] });
            const earned = (looked as Looked).scoring[0];
            expect(earned?.times).toBe(times);
            if (times === 0) expect(earned?.lacks?.more).toBeLessThanOrEqual(1);
        });
        it.each(all)("$layers: the page reads out what is visible", ({ layers }) => {
            const [looked] = engine({ type: "look", cards: layers, scoring: [number] });
            const { swatches } = looked as Looked;
            expect(visibleIcons(layers)).toEqual(
                swatches.map(({ visible }) => visible?.icons ?? []),
            );
        });
    },
);
