import { describe, expect, it } from "vitest";
import de from "../../../lang/de.json";
import en from "../../../lang/en.json";
import ja from "../../../lang/ja.json";
import { fill, joinTitle } from "./fill";

describe("fill", () => {
    it("inserts parameters by name", () => {
        expect(fill("Takes “{card}” for {n}", { card: "Trap", n: 2 })).toBe("Takes “Trap” for 2");
    });
    it("takes the first form for one and the second for every other number", () => {
        const message = "{n} {n?token|tokens}";
        expect([0, 1, 2].map((n) => fill(message, { n }))).toEqual([
            "0 tokens",
            "1 token",
            "2 tokens",
        ]);
    });
    it("writes doubled braces as braces", () => {
        expect(fill("{{n}} is {n}", { n: 3 })).toBe("{n} is 3");
    });
    it("leaves a field standing whose parameter is missing", () => {
        expect(fill("{who} paints")).toBe("{who} paints");
    });
});

describe("joinTitle", () => {
    it("joins English words with a blank", () => {
        expect(joinTitle(en, "Fading", "Beauty")).toBe("Fading Beauty");
    });
    it("inflects the left word as the right one wants it in German", () => {
        expect(joinTitle(de, "Delicate", "Dreams")).toBe("Zarte Träume");
    });
    it("uses the form before a noun in Japanese, without a blank", () => {
        expect(joinTitle(ja, "Delicate", "Dreams")).toBe("繊細な夢");
    });
    it("lets one word stand alone", () => {
        expect(joinTitle(ja, "Delicate", "")).toBe("繊細");
    });
});
