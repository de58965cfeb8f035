// What has been chosen for a new game. Nothing is judged here: the engine refuses what cannot be
// played, in words. Only what goes together is kept together, so that a refusal is rare.
import { settings } from "../../app/settings.svelte";
import { scenarios } from "../../art/printed";
import type { BotLevel, Mode } from "../../protocol/messages";
import type { NewGame } from "../../table/new_game";
import { isUnnamed, unnamed } from "../../table/names";
import { keep, recall } from "./kept";

export interface ChosenSeat {
    kind: "person" | "bot";
    name: string;
    level: BotLevel;
}

const keptChoices = [
    "seats",
    "mode",
    "scoring",
    "scenario",
    "cards",
    "openBy",
    "openCards",
    "random",
    "level",
    "first",
    "hidden",
] as const;

export class Choices {
    readonly #place: string;
    readonly #others: ChosenSeat["kind"];
    seats = $state<ChosenSeat[]>([]);
    mode = $state<Mode>("standard");
    scoring = $state<"scenario" | "chosen" | "random">("scenario");
    scenario = $state("first-time-playing");
    cards = $state<number[]>([1, 3, 8, 12]); // scoring cards, in the order of their places
    openBy = $state<"random" | "chosen">("random"); // what the scenario leaves open
    openCards = $state<number[]>([]);
    random = $state(4);
    level = $state("normal");
    first = $state(0); // 0: drawn
    hidden = $state(false);

    // `others`: who sits at the other seats unless something else is chosen.
    constructor(place = "velatura.setup", others: ChosenSeat["kind"] = "bot") {
        this.#place = place;
        this.#others = others;
        this.seats = [
            { kind: "person", name: settings.name, level: "journeyman" },
            this.#another(),
        ];
        recall(place, this, keptChoices);
        for (const seat of this.seats) if (isUnnamed(seat.name)) seat.name = "";
    }

    #another(): ChosenSeat {
        return { kind: this.#others, name: "", level: "journeyman" };
    }

    setMode(mode: Mode): void {
        this.mode = mode;
        if (mode === "solo_puzzle") this.seats.length = 1;
        if (mode === "vincent" && this.seats.length > 3) this.seats.length = 3;
        if (mode === "standard" && this.seats.length === 1) this.addSeat();
        this.first = Math.min(this.first, this.seats.length);
    }

    addSeat(): void {
        if (this.seats.length >= 5) return;
        this.seats.push(this.#another());
        if (this.mode === "solo_puzzle" || (this.mode === "vincent" && this.seats.length > 3))
            this.mode = "standard";
    }

    removeSeat(at: number): void {
        if (this.seats.length <= 1) return;
        this.seats.splice(at, 1);
        if (this.seats.length === 1 && this.mode === "standard") this.mode = "vincent";
        this.first = Math.min(this.first, this.seats.length);
    }

    // Where whoever chooses will sit when the others come by link.
    get firstPerson(): number {
        return this.seats.findIndex((seat) => seat.kind === "person");
    }

    // How many scoring cards the scenario leaves open.
    get open(): number {
        return scenarios.find((each) => each.id === this.scenario)?.any ?? 0;
    }

    // How many of them are still to be chosen.
    get missing(): number {
        const choosing = this.scoring === "scenario" && this.openBy === "chosen";
        return choosing ? this.open - this.openCards.length : 0;
    }

    game(): NewGame {
        keep(this.#place, this, keptChoices);
        const persons = new Map<string, number>();
        return {
            mode: this.mode,
            seats: this.seats.map((seat, i) => {
                if (seat.kind === "bot") return { kind: "bot", level: seat.level };
                // Two people of one name are told apart.
                const name = seat.name.trim() || unnamed(i + 1);
                const same = (persons.get(name) ?? 0) + 1;
                persons.set(name, same);
                return { kind: "person", name: same > 1 ? `${name} ${same}` : name };
            }),
            ...this.#scoring(),
            ...(this.first > 0 ? { first: this.first } : {}),
            ...(this.seats.length === 1 && this.scoring !== "scenario"
                ? { level: this.level }
                : {}),
            hidden_hands: this.hidden && this.seats.length > 1,
            vincent_with_three: this.mode === "vincent" && this.seats.length === 3,
        };
    }

    #scoring(): Partial<NewGame> {
        const places = (cards: number[]) => [0, 1, 2, 3].map((i) => cards[i] ?? null);
        if (this.scoring === "random") return { random_scoring: this.random };
        if (this.scoring === "chosen") return { scoring: places(this.cards) };
        const { scenario, open } = this;
        if (!open) return { scenario };
        return this.openBy === "chosen"
            ? { scenario, scoring: places(this.openCards) }
            : { scenario, random_scoring: open };
    }
}
