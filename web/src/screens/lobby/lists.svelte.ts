// The lists of tables as the server tells them, for whoever follows them: one's own, and the open
// ones with free seats.
import { untrack } from "svelte";
import { connection, hear, hold, onGreeted, say } from "../../online/connection.svelte";
import { person } from "../../online/person.svelte";
import type { ListedTable } from "../../protocol/messages";
import { isYourTurn } from "./describe";

type Which = "mine" | "open";

class Lists {
    mine = $state.raw<ListedTable[]>(); // not there: not told yet
    open = $state.raw<ListedTable[]>();
}
export const lists = new Lists();
const followers = { mine: 0, open: 0 };

async function ask(which: Which): Promise<void> {
    if (followers[which] === 0) return;
    if (which === "mine" && person.name === null) {
        lists.mine = [];
        return;
    }
    try {
        const mine = which === "mine";
        lists[which] = (await say({ type: "tables", mine, watch: true }, "tables")).tables;
    } catch (error) {
        console.warn(error); // it comes with the next change
    }
}

// To unwatch lists means both of them.
async function watchLess(): Promise<void> {
    await say({ type: "unwatch" }, "unwatched");
    for (const which of ["mine", "open"] as const) void ask(which);
}

onGreeted(() => {
    for (const which of ["mine", "open"] as const) void ask(which);
});
hear((message) => {
    if (message.type === "tables") lists[message.mine ? "mine" : "open"] = message.tables;
});

// For effects: what the connection does meanwhile is no reason to begin anew.
export const follow = (which: Which): (() => void) =>
    untrack(() => {
        const release = hold();
        if (followers[which]++ === 0 && connection.status === "open") void ask(which);
        return () => {
            release();
            if (--followers[which] > 0) return;
            lists[which] = undefined;
            if (connection.status === "open") void watchLess().catch(console.warn);
        };
    });

// The tables that wait for one's move.
export const yourTurns = (): ListedTable[] => lists.mine?.filter(isYourTurn) ?? [];
