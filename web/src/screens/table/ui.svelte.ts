// What is open and selected on the table's screen, and what a touch does.
import { announce } from "../../app/announce.svelte";
import { settings } from "../../app/settings.svelte";
import { artCard } from "../../art/printed";
import type { LayerOrder, LegalTake, SeatMove } from "../../protocol/messages";
import type { Game } from "../../table/game.svelte";
import {
    easel,
    layCard,
    liftCard,
    mainAction,
    me,
    nextBackground,
    setLayers,
    shiftLayer,
    toggleCard,
} from "../../table/state";
import { cardWord, t } from "../../words/words.svelte";
import { isPending } from "../daily/results";

export class TableUi {
    menu = $state(false);
    seat = $state<number | null>(null); // shown large
    card = $state<number | null>(null); // shown large
    large = $state(false); // the easel's picture shown large
    lit = $state<string | null>(null); // the scoring card whose icons are lit
    take = $state<LegalTake | null>(null); // waiting for confirmation
    undoing = $state(false); // waiting for confirmation
    orders = $state<LayerOrder[] | null>(null);
    judge = $state(false);
    lookBack = $state(false); // at the table, after the end
    #game: Game;

    constructor(game: Game) {
        this.#game = game;
    }

    toggle = (card: number): void => {
        this.#game.recap = [];
        toggleCard(this.#game.state, card);
    };

    show = (card: number): void => {
        this.card = card;
    };

    shift = (card: number, by: number): void => {
        const { state } = this.#game;
        shiftLayer(state, card, by);
        const layer = easel(state).layers.indexOf(card) + 1;
        announce(t("page.easel.moved", { card: cardWord(artCard(card).word), layer }));
    };

    drop = (card: number, target: HTMLElement): void => {
        const { state } = this.#game;
        const { drop, layer } = target.dataset;
        const there = easel(state).layers.includes(card);
        this.#game.recap = [];
        if (drop === "layer") layCard(state, card, Number(layer) - 1, !there);
        else if (drop === "easel") {
            if (!there) toggleCard(state, card);
        } else if (there) liftCard(state, card);
    };

    canvas = (): void => nextBackground(this.#game.state);

    main = (): void => {
        const action = mainAction(this.#game.state);
        if (action.kind === "take" && action.legal) {
            if (settings.confirmTake) this.take = action.legal;
            else void this.#game.move({ kind: "take", position: action.legal.position });
        } else if (action.kind === "paint") {
            void this.#game.move({
                kind: "paint",
                layers: action.layers,
                background: action.background,
            });
        } else if (action.kind === "pass") void this.#game.move({ kind: "pass" });
        else if (action.kind === "judge") this.judge = true;
        else if (action.kind === "over") this.lookBack = false;
    };

    confirmTake = (): void => {
        const { take } = this;
        this.take = null;
        if (take) void this.#game.move({ kind: "take", position: take.position });
    };

    // Taking back costs a daily result, so it is asked for once.
    undo = (): void => {
        const { id, saved, view } = this.#game;
        if (view.undone === 0 && isPending(saved?.daily, id)) this.undoing = true;
        else void this.#game.undo();
    };

    confirmUndo = (): void => {
        this.undoing = false;
        void this.#game.undo();
    };

    askOrders = async (): Promise<void> => {
        const { state } = this.#game;
        const cards = [...new Set([...(me(state)?.hand ?? []), ...easel(state).layers])];
        this.orders = await this.#game.orders(cards);
    };

    pickOrder = (order: LayerOrder): void => {
        this.#game.recap = [];
        setLayers(this.#game.state, order.layers);
        this.orders = null;
    };

    // Lays the advised move out on the easel.
    showMove = (move: SeatMove): void => {
        const { state } = this.#game;
        if (move.kind === "paint") setLayers(state, [...move.layers]);
        else if (move.kind === "take") {
            const row = state.view.row.find((each) => each.position === move.position);
            if (row && !easel(state).layers.includes(row.card)) toggleCard(state, row.card);
        }
        if (this.#game.hints) this.#game.hints.hint = null;
    };
}
