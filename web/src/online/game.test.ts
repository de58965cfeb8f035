// News of a table that come late, twice, not at all or after a restart: the game stays in order.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { events, FakeSocket, online, openPage, settled } from "./fake";

type OnlineGame = import("./game.svelte").OnlineGame;
let game: OnlineGame;
const seen = () => ({ number: game.state.number, log: game.state.log.map((each) => each.number) });
const syncs = () => FakeSocket.latest.said.filter((each) => each.type === "sync");

openPage();
await import("./game.svelte"); // reads all files, which may take longer than a test may

// At a game that has just begun: the table's first event, none of the game.
beforeEach(async () => {
    openPage();
    const { OnlineGame } = await import("./game.svelte");
    const opening = OnlineGame.open("t1");
    await FakeSocket.latest.welcome();
    FakeSocket.latest.answer("sync", online(1));
    game = await opening;
});
afterEach(() => {
    game.close();
    vi.useRealTimers();
});

it("follows what happens", () => {
    FakeSocket.latest.tell(events(2, 2));
    FakeSocket.latest.tell(events(3, 4));
    expect(seen()).toEqual({ number: 3, log: [1, 2, 3] });
    expect(game.happened.map((each) => each.number)).toEqual([2, 3, 4]);
});

it("hears what came with its first answer", async () => {
    const { OnlineGame } = await import("./game.svelte");
    const opening = OnlineGame.open("t1");
    const { id } = syncs().at(-1) ?? { id: 0 };
    FakeSocket.latest.tell({ ...online(1), re: id }, events(2, 2));
    const second = await opening;
    expect(second.state.number).toBe(1);
    second.close();
});

it("ignores what it knows already", () => {
    FakeSocket.latest.tell(events(2, 3));
    FakeSocket.latest.tell(events(2, 3));
    FakeSocket.latest.tell(events(2, 2)); // older
    FakeSocket.latest.tell(events(3, 4)); // half of it
    expect(seen()).toEqual({ number: 3, log: [1, 2, 3] });
});

it("asks for what is missing between", async () => {
    FakeSocket.latest.tell(events(3, 3));
    expect(syncs().at(-1)).toMatchObject({ after: 1, viewer: 1 });
    FakeSocket.latest.tell(events(4, 4)); // in the meantime: one question is enough
    expect(syncs()).toHaveLength(2);
    expect(game.state.number).toBe(0);
    FakeSocket.latest.answer("sync", events(2, 4));
    expect(seen()).toEqual({ number: 3, log: [1, 2, 3] });
});

it("asks for what is missing at the end", () => {
    FakeSocket.latest.tell(events(2, 2, 5));
    expect(syncs().at(-1)).toMatchObject({ after: 1 });
});

it("asks for what was missed while the server was away, and sends its move again", async () => {
    FakeSocket.latest.tell(events(2, 2));
    const moving = game.move({ kind: "take", position: 1 });
    expect(game.sending).toBe(true);
    FakeSocket.latest.close();
    await vi.advanceTimersByTimeAsync(300);
    await FakeSocket.latest.welcome();
    const [, sync] = FakeSocket.latest.said;
    expect(sync).toMatchObject({ type: "sync", after: 2 });
    FakeSocket.latest.answer("sync", { ...events(3, 2), number: 2 });
    expect(FakeSocket.latest.said.find((each) => each.type === "move")).toMatchObject({
        answers: 1,
        move: { kind: "take", position: 1 },
    });
    FakeSocket.latest.answer("move", events(3, 3));
    expect(await moving).toBe(true);
    expect(game.sending).toBe(false);
    expect(seen()).toEqual({ number: 2, log: [1, 2] });
});

it("looks again when a move comes too late", async () => {
    const moving = game.move({ kind: "take", position: 1 });
    const refused = { type: "refused", reason: "message.stale", params: { number: 1 } };
    FakeSocket.latest.answer("move", refused);
    expect(await moving).toBe(false);
    expect(game.refused?.reason).toBe("message.stale");
    await settled();
    expect(syncs().at(-1)).toMatchObject({ after: 1 });
});

it("takes the table as it stands where too much was missed, or the server was set back", async () => {
    FakeSocket.latest.tell(events(9, 9));
    FakeSocket.latest.answer("sync", online(9, 8));
    expect(game.state.number).toBe(8);
    await settled();
    FakeSocket.latest.tell(events(11, 11));
    const ahead = { type: "refused", reason: "message.ahead", params: { number: 3 } };
    FakeSocket.latest.answer("sync", ahead);
    await settled();
    expect(syncs().at(-1)).not.toHaveProperty("after");
    FakeSocket.latest.answer("sync", online(3, 2));
    expect(game.state.number).toBe(2);
});

it("keeps the draft on the easel for the next visit", async () => {
    game.state.easels[1] = { layers: [11], background: 1 };
    game.keep();
    const { OnlineGame } = await import("./game.svelte");
    const opening = OnlineGame.open("t1");
    FakeSocket.latest.answer("sync", online(1));
    const again = await opening;
    expect(again.state.easels[1]?.layers).toEqual([11]);
    again.close();
});
