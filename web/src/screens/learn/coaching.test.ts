// The coach listens to what is done, not to what was said.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { table } from "../../table/fixture";
import { easel, type LogEntry, makeState, type TableState } from "../../table/state";
import { Coach } from "./coaching.svelte";
import { lessons } from "./lessons";

const look = (coach: Coach, state: TableState, more: { lit?: boolean; reordered?: boolean } = {}) =>
    coach.look({ state, lit: false, reordered: false, ...more });

function took(state: TableState, cost = 0, tokens = 0): void {
    const entry: LogEntry = {
        number: state.log.length + 1,
        by: 1,
        move: { kind: "take", position: cost + 1 },
        happened: [{ kind: "card_taken", card: 1, tokens }],
        takenBack: false,
        cost,
    };
    state.log.push(entry);
}

it("goes on when the thing is done", () => {
    const coach = new Coach("a game");
    const state = makeState(table());
    look(coach, state);
    expect(coach.note?.id).toBe("try");
    easel(state).layers.push(11);
    look(coach, state);
    expect(coach.note?.id).toBe("take");
    took(state);
    look(coach, state);
    expect(coach.note?.id).toBe("pay");
    took(state, 1);
    look(coach, state);
    expect(coach.note?.id).not.toBe("pay");
});

it("does not insist: after two other moves it speaks of something else", () => {
    const coach = new Coach("a game");
    const state = makeState(table());
    took(state);
    look(coach, state);
    expect(coach.note?.id).toBe("pay");
    took(state);
    look(coach, state);
    expect(coach.note?.id).toBe("pay");
    took(state);
    look(coach, state);
    expect(coach.note?.id).not.toBe("pay");
});

it("looks back and returns", () => {
    const coach = new Coach("a game");
    const state = makeState(table());
    look(coach, state);
    expect(coach.hasBefore).toBe(false);
    coach.next();
    expect(coach.note?.id).toBe("take");
    coach.before();
    expect(coach.note?.id).toBe("try");
    coach.next();
    expect(coach.note?.id).toBe("take");
});

it.each(["en", "de", "ja"])("speaks to mouse and finger alike: %s", (language) => {
    const file = new URL(`../../../../lang/${language}.json`, import.meta.url);
    const { texts } = JSON.parse(readFileSync(file, "utf8")) as { texts: Record<string, string> };
    for (const { id, text } of lessons) {
        expect(texts[text], id).toBeTruthy();
        expect(texts[text], id).not.toMatch(/\b(click|tap|klick|tipp)|クリック|タップ/i);
    }
});
