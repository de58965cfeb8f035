// How one comes to sit at a table.
import { Refusal } from "../../engine/client";
import { say } from "../../online/connection.svelte";
import { nonce } from "../../online/person.svelte";
import type { Host } from "../../protocol/messages";

export async function sitDown(table: string, name: string): Promise<void> {
    await say({ type: "sit", table, name, nonce: nonce() }, "events");
}

// Sets a table and sits down at it. Should that be refused: the table is there, and offers its seats.
export async function setTable(host: Host, name: string): Promise<string> {
    const { table } = await say(host, "online");
    await sitDown(table, name).catch(console.warn);
    return table;
}

const forWhoeverComes: Host = {
    type: "host",
    mode: "standard",
    scenario: "first-time-playing",
    seats: [{ kind: "open" }, { kind: "open" }],
    clock: { kind: "relaxed", bank: 1200, increment: 15 },
    open: true,
    spectators: true,
    relief: "journeyman",
};

// At the first open table that has a seat for us and no boxes, which have rules to learn first; where
// there is none, at a new one.
export async function quickJoin(name: string): Promise<string> {
    const [open, own] = await Promise.all(
        [false, true].map((mine) => say({ type: "tables", mine }, "tables")),
    );
    const known = new Set(own?.tables.map((each) => each.table));
    for (const { table, free, boxes } of open?.tables ?? []) {
        if (free === 0 || boxes?.length || known.has(table)) continue;
        try {
            await sitDown(table, name);
            return table;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error; // somebody was quicker: the next one
        }
    }
    return setTable(forWhoeverComes, name);
}
