import { describe, expect, it } from "vitest";
import { fileName, gamesOf, recordName } from "./files";

describe("names of files", () => {
    it("come from the title in any language, without what a system refuses", () => {
        expect(fileName("Masked Revolution", "png")).toBe("Masked-Revolution.png");
        expect(fileName("繊細な夢", "png")).toBe("繊細な夢.png");
        expect(fileName('a/b\\c:d*e?"<f>|', "png")).toBe("abcdef.png");
        expect(fileName("", "png")).toBe("velatura.png");
    });
    it("of a record tell its day and what was played", () => {
        const tags = '[Game "Velatura"]\n[Date "2026-11-15"]\n[Mode "vincent"]\n';
        expect(recordName(tags)).toBe("velatura-2026-11-15-vincent.velatura");
        expect(recordName("")).toBe("velatura.velatura");
    });
});

describe("a file of games", () => {
    const one = '[Game "Velatura"]\n[Version "1"]\n\nrow Trap\nend\n';
    it("of one game is left as it is, even a damaged one", () => {
        expect(gamesOf(one)).toEqual([one]);
        expect(gamesOf("nonsense")).toEqual(["nonsense"]);
        expect(gamesOf("")).toEqual([""]);
    });
    it("of several is taken apart, every line where it was", () => {
        const games = gamesOf(`${one}\n${one}${one}`);
        expect(games.map((game) => game.trim())).toEqual([one.trim(), one.trim(), one.trim()]);
        expect(games.map((game) => game.split("\n").indexOf('[Game "Velatura"]'))).toEqual([
            0, 6, 11,
        ]);
    });
});
