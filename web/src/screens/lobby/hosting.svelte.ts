// What has been chosen for a table that friends come to. The server refuses what cannot be played.
import type { BotLevel, Clock, Host } from "../../protocol/messages";
import { Choices } from "../setup/choices.svelte";
import { keep, recall } from "../setup/kept";

const place = "velatura.host";
const keptChoices = [
    "clock",
    "bank",
    "increment",
    "seconds",
    "days",
    "open",
    "spectators",
    "judges",
    "relief",
] as const;

export class Hosting {
    readonly game = new Choices("velatura.host.game", "person");
    clock = $state<Clock["kind"]>("relaxed");
    bank = $state(20 * 60); // seconds
    increment = $state(15);
    seconds = $state(2 * 60);
    days = $state(2);
    open = $state(false);
    spectators = $state(true);
    judges = $state(false); // ties
    relief = $state<BotLevel>("journeyman");

    constructor() {
        recall(place, this, keptChoices);
    }

    chosenClock(): Clock {
        switch (this.clock) {
            case "relaxed":
                return { kind: "relaxed", bank: this.bank, increment: this.increment };
            case "move":
                return { kind: "move", seconds: this.seconds };
            case "days":
                return { kind: "days", days: this.days };
            default:
                return { kind: "none" };
        }
    }

    message(): Host {
        keep(place, this, keptChoices);
        const { seats, ...game } = this.game.game();
        return {
            type: "host",
            ...game,
            seats: seats.map((seat) => (seat.kind === "bot" ? seat : { kind: "open" })),
            clock: this.chosenClock(),
            open: this.open,
            spectators: this.spectators,
            judges: this.spectators && this.judges,
            relief: this.relief,
        };
    }
}
