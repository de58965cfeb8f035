import { beforeAll, expect, test } from "vitest";
import { groups, list, percent, sentences, speak, tags } from "../words/words.svelte";
import { byline, isUnnamed, seatLabel, seatName, unnamed } from "./names";

const person = (name: string) => ({ name, bot: false });
const master = { name: "master", bot: true };

beforeAll(() => {
    // speak() names the language of the page; there is none here.
    globalThis.document ??= { documentElement: {} } as Document;
});

test("a person without a name is called so in the language of the moment, never by a pronoun", async () => {
    const seats = [person(unnamed(1)), master];
    await speak("de");
    const german = seatName(seats, 1);
    await speak("en");
    expect(seatName(seats, 1)).toBe("Player 1");
    expect(german).not.toBe("Player 1");
    expect(byline(seats, 1)).toBe("by you");
    expect(seatLabel(seats, 1)).toBe("You");
});

test("pronouns stored by earlier versions are nobody's name", async () => {
    await speak("en");
    for (const name of ["You", "Du", "あなた"]) {
        expect(isUnnamed(name)).toBe(true);
        expect(seatName([person(name), master], 1)).toBe("Player 1");
    }
});

test("among several people nobody is you, and a name stays a name", async () => {
    await speak("en");
    expect(seatLabel([person(unnamed(1)), person(unnamed(2))], 2)).toBe("Player 2");
    expect(seatLabel([person("Ada"), master], 1)).toBe("Ada");
    expect(byline([person("Ada"), master], 1)).toBe("by Ada");
});

test("lists and percentages are written as the language does", async () => {
    await speak("en");
    expect(list([])).toBe("");
    expect(list(["Ada"])).toBe("Ada");
    expect(list(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
    expect(percent(0.504)).toBe("50%");
    await speak("de");
    expect(list(["Ada", "Ben"])).toBe("Ada und Ben");
    expect(percent(0.5)).toBe("50\u00a0%");
    await speak("ja");
    expect(list(["a", "b", "c"])).toBe("a、b、c");
    expect(percent(0.5)).toBe("50％");
});

test("facts stand side by side", async () => {
    await speak("en");
    expect(tags(["Standard game", false, "No time limit"])).toBe("Standard game · No time limit");
    await speak("ja");
    expect(tags(["標準ゲーム", null, "時間制限なし"])).toBe("標準ゲーム・時間制限なし");
});

test("what is read out ends each part once", async () => {
    await speak("en");
    expect(sentences(["Style", "", "Three textures are visible.", "Free"])).toBe(
        "Style. Three textures are visible. Free.",
    );
    expect(groups(["a and b", "c"])).toBe("a and b; c");
    await speak("ja");
    expect(sentences(["スタイル", "質感が3つ見えている。"])).toBe(
        "スタイル。質感が3つ見えている。",
    );
});
