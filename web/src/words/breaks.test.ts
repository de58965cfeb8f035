import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { breakable } from "./breaks";

const read = (language: string) =>
    JSON.parse(
        readFileSync(new URL(`../../../lang/${language}.json`, import.meta.url), "utf8"),
    ) as { cards: Record<string, { alone: string }>; texts: Record<string, string> };

describe.each([
    ["en", 9],
    ["de", 10],
    ["ja", 6],
] as const)("the long words of cards in %s", (language, most) => {
    const { cards, texts } = read(language);
    const words = [
        ...Object.values(cards).map(({ alone }) => alone),
        ...Object.keys(texts)
            .filter((key) => /^scoring\..*\.name$/.test(key))
            .map((key) => texts[key] ?? ""),
    ];
    test("can be broken into pieces that fit a small card", () => {
        for (const word of words)
            for (const piece of breakable(word, language).split(/[\u00ad\u200b]/))
                expect(piece.length, word).toBeLessThanOrEqual(most);
    });
    test("are not changed by it", () => {
        for (const word of words)
            expect(breakable(word, language).replaceAll(/[\u00ad\u200b]/g, "")).toBe(word);
        expect(words.some((word) => breakable(word, language) !== word)).toBe(true);
    });
});
