// A server of tables for the tests, as the page sees it: sockets that a test opens, speaks through and
// breaks.
import { vi } from "vitest";
import type { FromOnline, Online, OnlineEvents, OnlineRoom, ToOnline } from "../protocol/messages";
import { table } from "../table/fixture";

export class FakeSocket {
    static all: FakeSocket[] = [];
    static get latest(): FakeSocket {
        const socket = FakeSocket.all.at(-1);
        if (!socket) throw new Error("nobody has called");
        return socket;
    }
    said: (ToOnline & { id: number })[] = [];
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: () => void;
    constructor() {
        FakeSocket.all.push(this);
    }
    send(text: string): void {
        this.said.push(JSON.parse(text));
    }
    close(): void {
        this.onclose?.();
    }

    tell(...messages: FromOnline[]): void {
        this.onmessage?.({ data: JSON.stringify(messages) });
    }
    // To the latest question of that type.
    answer(type: ToOnline["type"], message: object): void {
        const question = this.said.findLast((each) => each.type === type);
        if (!question) throw new Error(`nobody asked ${type}`);
        this.tell({ ...message, re: question.id } as FromOnline);
    }
    async welcome(): Promise<void> {
        this.onopen?.();
        this.answer("hello", { type: "welcome", lang: "en", protocol: 2, now: 0, name: null });
        await settled();
    }
    types(): string[] {
        return this.said.map((each) => each.type);
    }
}

// Until all promises that can go on have done so.
export async function settled(): Promise<void> {
    for (let i = 0; i < 20; ++i) await Promise.resolve();
}

export const world = {
    window: new EventTarget(),
    document: new EventTarget(),
    kept: new Map<string, string>(),
};

// A page that has just been opened: what a browser has and Node has not.
export function openPage(): void {
    FakeSocket.all = [];
    world.window = new EventTarget();
    world.document = Object.assign(new EventTarget(), {
        hidden: false,
        baseURI: "http://velatura.test/",
        documentElement: {},
    });
    world.kept.clear();
    vi.stubGlobal("window", world.window);
    vi.stubGlobal("document", world.document);
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => world.kept.get(key) ?? null,
        setItem: (key: string, value: string) => world.kept.set(key, value),
        removeItem: (key: string) => world.kept.delete(key),
    });
    vi.useFakeTimers();
    vi.resetModules();
}

export const room = (change: Partial<OnlineRoom> = {}): OnlineRoom =>
    ({
        stage: "playing",
        setup: { boxes: undefined },
        seats: [1, 2].map((seat) => ({ seat, kind: "person", name: `P${seat}`, away: null })),
        ...change,
    }) as OnlineRoom;

const you = { seat: 1, host: true, joined: false, judges: false };

export const online = (number: number, moves = 0): Online => ({
    type: "online",
    table: "t1",
    number,
    now: 0,
    you,
    room: room(),
    said: [],
    game: { ...table(), number: moves },
});

// Seat 2 takes a card, and so on: `from` and `to` are numbers of the table's events, of which the
// first was the beginning of the game.
export const events = (from: number, to: number, number = to): OnlineEvents => {
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return {
        type: "events",
        table: "t1",
        number,
        now: 0,
        you,
        room: room(),
        events: numbers.map((each) => ({ number: each, at: 0, kind: "moved", seat: 2 })),
        game: numbers.map((each) => ({
            type: "moved",
            table: "t1",
            number: each - 1,
            by: 2,
            move: { kind: "take", position: 1 },
            happened: [],
            view: { ...table().view, moves: each - 1 },
        })),
    };
};
