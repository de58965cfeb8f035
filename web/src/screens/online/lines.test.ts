import { expect, test, vi } from "vitest";
import en from "../../../../lang/en.json";
import type { OnlineEvent } from "../../protocol/messages";
import { fill, type Params } from "../../words/fill";

vi.mock("../../words/words.svelte", () => ({
    t: (key: string, params?: Params) =>
        fill((en.texts as Record<string, string>)[key] ?? key, params),
}));
const { linesOf } = await import("./lines");

const event = (number: number, kind: OnlineEvent["kind"], more: Partial<OnlineEvent> = {}) => ({
    number,
    at: number * 1000,
    kind,
    ...more,
});
const names = (seat: number) => ["Ada", "Ben"][seat - 1] ?? "";
const texts = (happened: OnlineEvent[], muted = (_: string) => false) =>
    linesOf(happened, names, muted).map(({ text }) => text);

test("what happened stands among what was said, moves do not", () => {
    const lines = linesOf(
        [
            event(2, "sat", { seat: 1, name: "Ada" }),
            event(3, "readied", { seat: 1, yes: true }),
            event(4, "said", { seat: 1, name: "Ada", text: "Hi all" }),
            event(5, "moved", { seat: 1 }),
            event(6, "reacted", { name: "Cleo", reaction: "bravo" }),
        ],
        names,
        () => false,
    );
    expect(lines.map(({ talk, who, text }) => [talk, who, text])).toEqual([
        [false, "Ada", "Ada sat down"],
        [true, "Ada", "Hi all"],
        [true, "Cleo", "Bravo!"],
    ]);
});

test("who has gone keeps the name under which they sat", () => {
    expect(
        texts([
            event(2, "sat", { seat: 2, name: "Dora" }),
            event(3, "stood", { seat: 2 }),
            event(4, "left", { seat: 1 }),
        ]),
    ).toEqual(["Dora sat down", "Dora left their seat", "Ada left; a computer player takes over"]);
});

test("a question that nobody answered in time was declined by nobody", () => {
    expect(texts([event(2, "undo_declined", { seat: 2 })])).toEqual(["Ben declined"]);
    expect(texts([event(2, "undo_declined")])[0]).toMatch(/in time/);
});

test("who watches is marked in the talk", () => {
    const lines = linesOf(
        [
            event(2, "said", { seat: 1, name: "Ada", text: "Hi" }),
            event(3, "said", { name: "Cleo", text: "Hi from here" }),
            event(4, "came", { name: "Dora" }),
        ],
        names,
        () => false,
    );
    expect(lines.map(({ watching }) => watching)).toEqual([false, true, false]);
});

test("a tie that is shared was decided by nobody", () => {
    expect(texts([event(2, "judged", { yes: true })])).toEqual(["The tie has been decided"]);
    expect(texts([event(2, "judged")])).toEqual(["The tie stands: the win is shared"]);
});

test("only the wish for a break is told, not that it is gone", () => {
    expect(
        texts([event(2, "rested", { seat: 1, yes: true }), event(3, "rested", { seat: 1 })]),
    ).toEqual(["Ada would like a break"]);
});

test("a chair goes to a computer player, or is free again", () => {
    expect(
        texts([
            event(2, "chaired", { seat: 2, level: "artist" }),
            event(3, "chaired", { seat: 2 }),
        ]),
    ).toEqual(["Seat 2: computer player, Artist", "Seat 2 is free"]);
});

test("muted people are not heard, what happens to them is", () => {
    const happened = [
        event(2, "said", { seat: 2, name: "Ben", text: "Pah" }),
        event(3, "reacted", { seat: 2, name: "Ben", reaction: "wow" }),
        event(4, "left", { seat: 2 }),
    ];
    expect(texts(happened, (name) => name === "Ben")).toEqual([
        "Ben left; a computer player takes over",
    ]);
});

test("who closed a table is told", () => {
    expect(texts([event(9, "closed")])).toEqual(["The host closed the table"]);
    expect(texts([event(9, "closed", { yes: true })])).toEqual([
        "The server’s operator closed the table",
    ]);
});
