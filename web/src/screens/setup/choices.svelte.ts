// What has been chosen for a new game. Nothing is judged here: the engine refuses what cannot be
// played, in words. Only what goes together is kept together, so that a refusal is rare.
import { settings } from "../../app/settings.svelte";
import { printedScoring, scenarios } from "../../art/printed";
import type { BotLevel, DeckKind, Mode, PrizeSide } from "../../protocol/messages";
import { awardCards, printedBoxes } from "../../table/catalog";
import type { NewGame } from "../../table/new_game";
import { isUnnamed, unnamed } from "../../table/names";
import { bringsArt } from "./boxes";
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
    "boxes",
    "deck",
    "rows",
    "award",
    "side",
    "signaturesWithTwo",
    "rival",
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
    boxes = $state<string[]>([]); // in play; the Automa is a mode
    deck = $state<DeckKind>("featured");
    rows = $state(2); // with Reflections
    award = $state(""); // the award card of the mini expansion; none: drawn
    side = $state<PrizeSide>("friendly"); // of the award card
    signaturesWithTwo = $state(false);
    rival = $state("mole");

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
        if (mode === "solo_puzzle" || mode === "automa") this.seats.length = 1;
        if (mode === "automa") this.#leaveScenario();
        if (mode === "vincent" && this.seats.length > 3) this.seats.length = 3;
        if (mode === "standard" && this.seats.length === 1) this.addSeat();
        this.first = Math.min(this.first, this.seats.length);
    }

    addSeat(): void {
        if (this.seats.length >= 5) return;
        this.seats.push(this.#another());
        if (
            this.mode === "solo_puzzle" ||
            this.mode === "automa" ||
            (this.mode === "vincent" && this.seats.length > 3)
        )
            this.mode = "standard";
    }

    removeSeat(at: number): void {
        if (this.seats.length <= 1) return;
        this.seats.splice(at, 1);
        if (this.seats.length === 1 && this.mode === "standard") this.mode = "vincent";
        this.first = Math.min(this.first, this.seats.length);
    }

    // A box from the shelf, or back to it.
    toggleBox(box: string): void {
        if (box === "automa") this.setMode(this.mode === "automa" ? "vincent" : "automa");
        else if (this.boxes.includes(box)) this.boxes = this.boxes.filter((each) => each !== box);
        else {
            this.boxes = [...this.boxes, box];
            this.#leaveScenario();
        }
        this.cards = this.cards.filter((card) => this.isAvailable(card));
    }

    // Whether a scoring card is of the base game or a box in play.
    isAvailable(card: number): boolean {
        const box = printedScoring(card)?.box;
        return box === undefined || this.boxes.includes(box);
    }

    get withBoxes(): boolean {
        return this.boxes.length > 0 || this.mode === "automa";
    }
    #leaveScenario(): void {
        if (this.scoring === "scenario") this.scoring = "random";
    }

    // The side of the award card that can be played.
    get playedSide(): PrizeSide {
        const card = awardCards().find((each) => each.award_card === this.award);
        return this.seats.length === 1 || !card?.competitive ? "friendly" : this.side;
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
            ...this.#ofBoxes(),
        };
    }

    #ofBoxes(): Partial<NewGame> {
        const known = printedBoxes().map(({ box }) => box as string);
        const boxes = known.filter((box) => this.boxes.includes(box));
        const has = (box: string) => boxes.includes(box);
        return {
            ...(boxes.length > 0 ? { boxes } : {}),
            ...(bringsArt(boxes) && this.deck !== "featured" ? { deck: this.deck } : {}),
            ...(has("reflections") && this.rows === 1 ? { rows: 1 } : {}),
            ...(has("mini") && this.award
                ? { award_card: { card: this.award, side: this.playedSide } }
                : {}),
            ...(has("signature") && this.seats.length === 2 && this.signaturesWithTwo
                ? { signatures_with_two: true }
                : {}),
            ...(this.mode === "automa" ? { rival: this.rival } : {}),
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
