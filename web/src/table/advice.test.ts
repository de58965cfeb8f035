import { beforeAll, expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { speak } from "../words/words.svelte";
import { reasonText } from "./advice";

beforeAll(() => {
    // speak() names the language of the page; there is none here.
    globalThis.document ??= { documentElement: {} } as Document;
});

test("a loss says what is lost: points, or a share of the win", async () => {
    const told = (value_is: "points" | "share", loss: number) =>
        reasonText({} as View, { plan: null, value_is }, { kind: "worth_less", loss });
    await speak("en");
    expect(told("points", 2.5)).toContain("2.5 points");
    expect(told("points", 1)).toContain("1 point ");
    expect(told("share", 0.12)).toContain("12%");
    await speak("de");
    expect(told("points", 2.5)).toContain("2,5 Punkte");
    await speak("ja");
    expect(told("points", 2.5)).toContain("2.5点");
});
