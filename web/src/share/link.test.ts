import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BadLink, decodeRecord, encodeRecord } from "./link";

const record = `[Game "Velatura"]
[Version "1"]
[Seats "Ada, bot:artist, 紫"]

row Masked Ominous Forbidden Escape Obstacle
${Array.from({ length: 40 }, (_, i) => `${i + 1}. seat 1 take 1 Masked > Peaceful`).join("\n")}
end
`;

const fault = (code: string) =>
    decodeRecord(code).then(
        () => "none",
        (error) => (error as BadLink).fault,
    );

describe("a game in a link", () => {
    it("comes back letter for letter", async () => {
        expect(await decodeRecord(await encodeRecord(record))).toBe(record);
        expect(await decodeRecord(await encodeRecord(""))).toBe("");
    });
    it("is short and needs no escapes", async () => {
        const code = await encodeRecord(record);
        expect(code.length).toBeLessThan(record.length);
        expect(encodeURIComponent(code)).toBe(code);
    });
    it("is refused when cut short, changed anywhere or not one at all", async () => {
        const code = await encodeRecord(record);
        for (const cut of [0, 1, 2, 20, code.length - 1])
            expect(await fault(code.slice(0, cut)), `cut at ${cut}`).toBe("damaged");
        for (let at = 1; at < code.length - 1; at += 5) {
            const other = code[at] === "A" ? "B" : "A";
            const changed = code.slice(0, at) + other + code.slice(at + 1);
            expect(await fault(changed), `at ${at}`).toBe("damaged");
        }
        for (const text of ["1", "hello", "1%%%", "1 a b", "1====", "<script>"])
            expect(await fault(text), text).toBe("damaged");
    });
    it("of a coding to come is told apart from a damaged one", async () => {
        expect(await fault("2abc")).toBe("newer");
    });
    it("that would inflate beyond any game is stopped", async () => {
        const bomb = `1${deflateSync(Buffer.alloc(32 << 20)).toString("base64url")}`;
        expect(bomb.length).toBeLessThan(1 << 20);
        expect(await fault(bomb)).toBe("too_long");
        expect(await fault(`1${"A".repeat(2 << 20)}`)).toBe("too_long");
    });
});
