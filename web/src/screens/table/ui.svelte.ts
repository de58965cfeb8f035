// What is open and selected on the table's screen, and what a touch does.
import { tick } from "svelte";
import { announce } from "../../app/announce.svelte";
import { hasWalls } from "../../app/layout.svelte";
import { settings } from "../../app/settings.svelte";
import { iconsLabel } from "../../art/names";
import { artCard, iconsOf } from "../../art/printed";
import type { Element, LayerOrder, LegalTake, Take } from "../../protocol/messages";
import { isUnaided } from "../../store/profile";
import { chooseStar, nextElement } from "../../table/faces";
import type { Game } from "../../table/game.svelte";
import {
    easel,
    flipCard,
    isFlipped,
    isMyTurn,
    layCard,
    liftCard,
    mainAction,
    me,
    nextBackground,
    rowCard,
    rowOf,
    setLayers,
    shiftLayer,
    toggleCard,
} from "../../table/state";
import { cardWord, t } from "../../words/words.svelte";
import { isPending } from "../daily/results";
import type { Drop } from "./handle";

// What was laid out is done by the next Enter.
const focusMain = (): void =>
    void tick().then(() => document.querySelector<HTMLElement>("[data-main]")?.focus());

const takeOf = ({ position, row }: LegalTake): Take =>
    row === undefined ? { kind: "take", position } : { kind: "take", position, row };

export class TableUi {
    menu = $state(false);
    seat = $state<number | null>(null); // shown large
    left = $state(false); // the cards out of the game are shown
    card = $state<number | null>(null); // shown large
    large = $state(false); // the easel's picture shown large
    lit = $state<string | null>(null); // the scoring card whose icons are lit
    take = $state<LegalTake | null>(null); // waiting for confirmation
    undoing = $state(false); // waiting for confirmation
    unsaved = $state(false); // told that the game is not kept
    helping = $state(false); // a hint waits for confirmation
    orders = $state<LayerOrder[] | null>(null);
    judge = $state(false);
    starring = $state(false); // asked what the ★ stand for
    lookingOn = $state(false); // at the table, before a painter is chosen
    extras = $state(false); // frames, award card, painters and signature are shown
    keys = $state(false); // shown
    lookBack = $state(false); // at the table, after the end
    #game: Game;

    constructor(game: Game) {
        this.#game = game;
    }

    toggle = (card: number): void => {
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

    // A card with Mirror is turned over, to look at it or to paint with it.
    flip = (card: number): void => {
        const { state } = this.#game;
        if (!flipCard(state, card)) return;
        const printed = artCard(card);
        const icons = iconsLabel(iconsOf(printed, isFlipped(state, card)));
        announce(t("page.flip.done", { card: cardWord(printed.word), icons }));
    };

    // Another element for a ★, by one touch.
    cycleStar = (star: number): void => {
        const { looked } = this.#game.state;
        const element = looked?.stars?.[star]?.element;
        if (element !== undefined) this.chooseStar(star, nextElement(element));
    };

    chooseStar = (star: number, element: Element): void => {
        const { state } = this.#game;
        const at = state.looked?.stars?.[star];
        if (!state.looked || !at) return;
        chooseStar(easel(state), state.looked, star, element);
        const texts = { element: t(`element.${element}`), swatch: t(`swatch.${at.swatch}`) };
        announce(t("page.star.is", texts));
        if (mainAction(state).kind === "paint") focusMain();
    };

    // What a card does where it is let go of.
    drop = (card: number, target: HTMLElement): Drop | null => {
        const { state } = this.#game;
        const { drop, layer } = target.dataset;
        const there = easel(state).layers.includes(card);
        const hand = target.closest(".shelf");
        if (hand && rowCard(state, card)) {
            const legal = state.view.legal.takes.find((take) => take.card === card);
            return isMyTurn(state) && legal ? { act: () => this.#take(legal), mark: hand } : null;
        }
        if (drop === "layer")
            return { act: () => layCard(state, card, Number(layer) - 1, !there), into: target };
        if (drop === "easel")
            return there ? null : { act: () => toggleCard(state, card), into: target };
        return there ? { act: () => liftCard(state, card) } : null;
    };

    // Where undoing is free nothing is asked.
    #take(legal: LegalTake): Promise<boolean> | false {
        const { saved, setup, view, hints } = this.#game;
        const costs = !hints || (setup.scenario !== null && saved && isUnaided(saved, view));
        if (!settings.confirmTake || !costs) return this.#game.move(takeOf(legal));
        this.take = legal;
        return false;
    }

    canvas = (): void => nextBackground(this.#game.state);

    main = (): void => {
        const action = mainAction(this.#game.state);
        if (this.#game.sending) return;
        if (action.kind === "take" && action.legal) void this.#take(action.legal);
        else if (action.kind === "paint") {
            void this.#game.move(action);
        } else if (action.kind === "keep") {
            this.lookingOn = false;
        } else if (action.kind === "stars") {
            this.starring = true;
        } else if (action.kind === "pass") void this.#game.move({ kind: "pass" });
        else if (action.kind === "judge") this.judge = true;
        else if (action.kind === "over") this.lookBack = false;
    };

    // A card of the row at once, tried or not.
    takeCard = (card: number): void => {
        const { state } = this.#game;
        const take = state.view.legal.takes.find((each) => each.card === card);
        if (take && isMyTurn(state) && !this.#game.sending) void this.#take(take);
        else announce(t("page.keys.not_now"));
    };

    tryAndFocus = (card: number): void => {
        this.toggle(card);
        document.querySelector<HTMLElement>(`.row [data-card="${card}"]`)?.focus();
    };

    showKeys = (): void => {
        this.keys = true;
    };

    // Closes what lies open, else empties the easel.
    clear = (): void => {
        const { state, hints } = this.#game;
        if (this.starring) this.starring = false;
        else if (this.lit !== null || hints?.hint) {
            this.lit = null;
            if (hints) hints.hint = null;
        } else setLayers(state, []);
    };

    confirmTake = (): void => {
        const { take } = this;
        this.take = null;
        if (take) void this.#game.move(takeOf(take));
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

    // A hint marks the game, so it is asked for once, where that costs something.
    hint = (): void => {
        const { saved, view, hints } = this.#game;
        if (!hints || hints.hinting) return;
        if (saved && isUnaided(saved, view)) this.helping = true;
        else void hints.ask();
    };

    confirmHint = (): void => {
        this.helping = false;
        void this.#game.hints?.ask();
    };

    askOrders = async (): Promise<void> => {
        const { state } = this.#game;
        const cards = [...new Set([...(me(state)?.hand ?? []), ...easel(state).layers])];
        this.orders = await this.#game.orders(cards);
    };

    pickOrder = (order: LayerOrder): void => {
        setLayers(this.#game.state, order.layers, undefined, order);
        this.orders = null;
        focusMain();
    };

    // Lays out what a hint advises, with all it aims at, so that the main action does it.
    showHint = (): void => {
        const { state, hints } = this.#game;
        if (!hints?.hint) return;
        const { ranking, plan } = hints.hint;
        const move = ranking[0]?.move;
        if (move?.kind === "paint") setLayers(state, [...move.layers], undefined, move);
        else if (move?.kind === "take") {
            const row = rowOf(state.view, move.row).find((each) => each.position === move.position);
            if (!row) return;
            if (plan?.layers.includes(row.card)) setLayers(state, [...plan.layers], row.card, plan);
            else if (!easel(state).layers.includes(row.card)) toggleCard(state, row.card);
        }
        if (!hasWalls()) hints.hint = null; // it lies over the easel
        focusMain();
    };
}
