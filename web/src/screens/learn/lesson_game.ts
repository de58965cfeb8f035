// The guided first game. The deal is chosen so that the lessons come by themselves: an opponent who
// pays with tokens, tokens to collect in the third turn, and three cards whose best order earns every
// ribbon. The opponent's answers are fixed too (LocalGame), as long as one follows the coach.
import { go } from "../../app/route.svelte";
import { newGame } from "../../table/current.svelte";
import { myName } from "../start/quick";

export async function startGuided(): Promise<void> {
    const game = await newGame({
        mode: "standard",
        seats: [
            { kind: "person", name: myName() },
            { kind: "bot", level: "apprentice" },
        ],
        scenario: "first-time-playing",
        first: 1,
        seed: "velatura lesson 530",
        guided: true,
    });
    go("table", game.id, true);
}
