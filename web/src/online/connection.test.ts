// One connection that breaks: what is asked again, when, and what is not.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Host } from "../protocol/messages";
import { FakeSocket, openPage, settled, world } from "./fake";

type Connection = typeof import("./connection.svelte");
let page: Connection;

openPage();
await import("./connection.svelte"); // reads all files, which may take longer than a test may

beforeEach(async () => {
    openPage();
    vi.spyOn(Math, "random").mockReturnValue(0.5); // no chance in the waits
    page = await import("./connection.svelte");
});
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

const move = {
    type: "move",
    table: "t1",
    viewer: 1,
    answers: 0,
    seat: 1,
    move: { kind: "pass" },
} as const;
const host: Host = {
    type: "host",
    mode: "standard",
    seats: [{ kind: "open" }],
    clock: { kind: "none" },
    open: true,
    spectators: true,
    relief: "visitor",
};

it("says hello first and brings the answer to who asked", async () => {
    const asked = page.say({ type: "tables", mine: false }, "tables");
    expect(page.connection.status).toBe("connecting");
    await FakeSocket.latest.welcome();
    expect(FakeSocket.latest.types()).toEqual(["hello", "tables"]);
    FakeSocket.latest.answer("tables", { type: "tables", mine: false, tables: [] });
    expect((await asked).tables).toEqual([]);
});

it("says hello again before it asks in another language", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    await (await import("../words/words.svelte")).speak("de");
    void page.say({ type: "tables", mine: false }, "tables");
    expect(FakeSocket.latest.said.slice(1)).toMatchObject([
        { type: "hello", lang: "de" },
        { type: "tables" },
    ]);
});

it("throws a refusal", async () => {
    const asked = page.say(move, "events");
    await FakeSocket.latest.welcome();
    FakeSocket.latest.answer("move", { type: "refused", reason: "message.stale", params: {} });
    await expect(asked).rejects.toThrow("message.stale");
});

it("asks again what was not answered when the connection broke", async () => {
    const asked = page.say(move, "events");
    await FakeSocket.latest.welcome();
    FakeSocket.latest.close();
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
    await FakeSocket.latest.welcome();
    expect(FakeSocket.latest.types()).toEqual(["hello", "move"]);
    FakeSocket.latest.answer("move", { type: "events", events: [] });
    expect((await asked).type).toBe("events");
});

it("never sets two tables", async () => {
    const release = page.hold();
    const asked = page.say(host, "online");
    const refused = expect(asked).rejects.toThrow("page.online.lost_answer");
    await FakeSocket.latest.welcome();
    FakeSocket.latest.close();
    await refused;
    await vi.advanceTimersByTimeAsync(250);
    await FakeSocket.latest.welcome();
    expect(FakeSocket.latest.types()).toEqual(["hello"]);
    release();
});

it("tries again soon, then every two seconds, and at once when the network is back", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    for (const [tries, wait] of [250, 500, 1000, 2000, 2000].entries()) {
        FakeSocket.latest.close();
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(FakeSocket.all).toHaveLength(tries + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(FakeSocket.all).toHaveLength(tries + 2);
    }
    expect(page.connection.offline).toBe(true);
    FakeSocket.latest.close();
    world.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(7);
    await FakeSocket.latest.welcome();
    expect(page.connection.offline).toBe(false);
});

it("notices that nobody is there any more", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    const quiet = FakeSocket.latest;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(quiet.types()).toEqual(["hello", "unwatch"]);
    quiet.answer("unwatch", { type: "unwatched" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(quiet.types()).toEqual(["hello", "unwatch", "unwatch"]);
    await vi.advanceTimersByTimeAsync(5250);
    expect(FakeSocket.all).toHaveLength(2);
});

it("doubts the connection when the device wakes up", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    world.document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.types()).toEqual(["hello", "unwatch"]);
    await vi.advanceTimersByTimeAsync(2250);
    expect(FakeSocket.all).toHaveLength(2);
});

it("doubts it too when the clock has jumped, for a sleeping computer tells nobody", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.latest.types()).toEqual(["hello", "unwatch"]);
    await vi.advanceTimersByTimeAsync(2250);
    expect(FakeSocket.all).toHaveLength(2);
});

it("becomes nobody where the server does not know the secret, and keeps it for another time", async () => {
    const kept = JSON.stringify({ name: "Ada", secret: "5".repeat(64) });
    world.kept.set("velatura.person", kept);
    vi.resetModules();
    page = await import("./connection.svelte");
    page.hold();
    const socket = FakeSocket.latest;
    socket.onopen?.();
    expect(socket.said[0]).toMatchObject({ secret: "5".repeat(64), protocol: 2 });
    const unknown = { type: "refused", reason: "message.unknown_person", params: {} };
    socket.answer("hello", unknown);
    await settled();
    expect(socket.said[1]).not.toHaveProperty("secret");
    expect(world.kept.get("velatura.person")).toBe(kept);
});

it("gives up when the server speaks another version", async () => {
    const asked = page.say(move, "events");
    const refused = expect(asked).rejects.toThrow("message.other_protocol");
    FakeSocket.latest.onopen?.();
    const other = { type: "refused", reason: "message.other_protocol", params: { protocol: 1 } };
    FakeSocket.latest.answer("hello", other);
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.connection.outdated).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
});

it("gives up where one is banned, and keeps the secret", async () => {
    const kept = JSON.stringify({ name: "Ada", secret: "5".repeat(64) });
    world.kept.set("velatura.person", kept);
    vi.resetModules();
    page = await import("./connection.svelte");
    page.hold();
    FakeSocket.latest.onopen?.();
    FakeSocket.latest.answer("hello", { type: "refused", reason: "message.banned", params: {} });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.connection.banned).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
    expect(world.kept.get("velatura.person")).toBe(kept);
});

it("has what the operator announces until it is taken back", async () => {
    page.hold();
    await FakeSocket.latest.welcome();
    FakeSocket.latest.tell({ type: "announcement", text: "Back at nine." });
    expect(page.connection.announcement).toBe("Back at nine.");
    FakeSocket.latest.tell({ type: "announcement", text: "" });
    expect(page.connection.announcement).toBe("");
});

it("lets go when nobody needs it", async () => {
    const release = page.hold();
    await FakeSocket.latest.welcome();
    release();
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.connection.status).toBe("closed");
});
