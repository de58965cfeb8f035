import { describe, expect, it } from "vitest";
import { placeOf } from "./place";

const here = "http://velatura.example/#/online";
const table = "3c09d1aabbccddeeff00";

describe("placeOf", () => {
    it("knows the code of a table", () => {
        expect(placeOf(` ${table}\n`, here)).toEqual({ table });
    });
    it("knows a link to this server, at any move", () => {
        const link = `http://velatura.example/#/t/${table}`;
        expect(placeOf(link, here)).toEqual({ table });
        expect(placeOf(`${link}/replay/7`, here)).toEqual({ table });
        expect(placeOf(`#/t/${table}`, here)).toEqual({ table });
    });
    it("knows a link to another server", () => {
        const elsewhere = `https://other.example/games/#/t/${table}`;
        expect(placeOf(elsewhere, here)).toEqual({ elsewhere });
    });
    it("takes nothing else for a table", () => {
        for (const text of [
            "",
            "hello",
            "https://other.example/",
            "#/t/",
            "javascript:x#/t/" + table,
        ])
            expect(placeOf(text, here)).toBeNull();
    });
});
