// One touch and the first game is on the table.
import { go } from "../../app/route.svelte";
import { settings } from "../../app/settings.svelte";
import { newGame } from "../../table/current.svelte";
import { unnamed } from "../../table/names";

export const myName = (): string => settings.name || unnamed(1);

// `replace`: the way back does not lead here again.
export async function quickStart(replace = false): Promise<void> {
    const game = await newGame({
        mode: "standard",
        seats: [
            { kind: "person", name: myName() },
            { kind: "bot", level: "journeyman" },
        ],
        scenario: "first-time-playing",
    });
    go("table", game.id, replace);
}
