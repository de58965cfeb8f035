import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import words from "../../../lang/ja.json";

const css = readFileSync(new URL("../theme/titles.css", import.meta.url), "utf8");
const cut = new Set([...css.matchAll(/U\+([0-9A-F]+)/g)].map((hit) => parseInt(hit[1] ?? "", 16)));

describe("the Japanese serif of printed titles", () => {
    it("has every letter of the cards' words, else run scripts/title-font", () => {
        const forms = Object.values<object>(words.cards).flatMap((word) =>
            Object.values<string>({ ...word }),
        );
        const letters = new Set([...forms.join("")].filter((letter) => letter > "\u2e7f"));
        expect(letters.size).toBeGreaterThan(100);
        expect([...letters].filter((letter) => !cut.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    });
});
