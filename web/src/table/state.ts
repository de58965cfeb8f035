// The table as one value, without a screen: what the engine said last, the drafts on the easels, and
// what has happened. Functions take the state first and change it; the screens draw it. Nothing here
// knows a rule: what may be done comes with the view, what is earned comes with the look.
import type {
    Actor,
    Element,
    Happened,
    LegalTake,
    Looked,
    Move,
    Paint,
    RowCard,
    Seat,
    SeatView,
    Setup,
    Swatch,
    Table,
    TableEvent,
    TableId,
    View,
    Viewer,
} from "../protocol/messages";
import { besides, easelOf, flippedLayers, hasMirror, namedStars } from "./faces";

// A draft: up to three cards, the lowest first, of the hand or (as a try) of the row.
export interface Easel {
    layers: number[];
    background: number | null;
    flipped?: number[] | undefined; // cards with their backs up, on the easel, in hand or (to look at) in the row
    stars?: Partial<Record<Swatch, Element[]>>; // what the ★ of a swatch stand for, as far as chosen
    named?: Element[]; // what all of them stand for, of a painting that has not been looked at yet
}

export interface LogEntry {
    number: number; // of the event
    by: Actor;
    move: Move;
    happened: Happened;
    takenBack: boolean;
    card?: number; // the one a take was about
    cost?: number;
}

export interface TableState {
    table: TableId;
    number: number;
    playable: boolean;
    setup: Setup;
    view: View;
    viewer: Viewer;
    away: boolean; // a computer player has the viewer's seat
    easels: Record<Seat, Easel>;
    picked: number | null; // the row card laid on the easel last
    looked: Looked | null; // the engine's answer for the easel
    log: LogEntry[];
}

export const layersOfPainting = 3;

export function makeState(table: Table, easels: Record<Seat, Easel> = {}): TableState {
    const state: TableState = {
        table: table.table,
        number: table.number,
        playable: table.playable,
        setup: table.setup,
        view: table.view,
        viewer: table.view.viewer,
        away: false,
        easels,
        picked: null,
        looked: null,
        log: [],
    };
    tidy(state);
    return state;
}

// Makes one value the same as another by changing only what differs: only that is drawn anew.
export function follow<T extends object>(value: T, other: T): void {
    const isObject = (each: unknown): each is object => typeof each === "object" && each !== null;
    for (const key of Object.keys(other) as (keyof T)[]) {
        const [now, next] = [value[key], other[key]];
        if (isObject(now) && isObject(next) && Array.isArray(now) === Array.isArray(next))
            follow(now, next);
        else if (now !== next) value[key] = next;
    }
    if (Array.isArray(value)) value.length = (other as unknown[]).length;
    else
        for (const key of Object.keys(value) as (keyof T)[]) if (!(key in other)) delete value[key];
}

// Another viewer, or the same table after a gap.
export function setTable(state: TableState, table: Table): void {
    state.number = table.number;
    follow(state.view, table.view);
    if (state.viewer !== table.view.viewer) {
        state.viewer = table.view.viewer;
        state.looked = null;
        state.picked = null;
    }
    tidy(state);
}

export function applyEvent(state: TableState, event: TableEvent): void {
    const entry = event.type === "moved" ? logEntry(state.view, event) : null;
    state.number = event.number;
    follow(state.view, event.view);
    if (event.type === "moved") {
        if (entry) state.log.push(entry);
        if (event.move.kind === "paint" && typeof event.by === "number") {
            // A new canvas on the stand; what was not used may go on lying there.
            const easel = state.easels[event.by];
            if (easel) easel.background = null;
        }
    } else {
        const gone = state.log.findLast((entry) => !entry.takenBack);
        if (gone) gone.takenBack = true;
        if (event.move.kind === "paint" && typeof event.by === "number") {
            if (state.easels[event.by]) state.easels[event.by] = easelOf(event.move);
        }
    }
    tidy(state);
}

export function logEntry(
    before: View,
    event: { number: number; by: Actor; move: Move; happened: Happened },
): LogEntry {
    const { number, by, move, happened } = event;
    const entry: LogEntry = { number, by, move, happened, takenBack: false };
    if (move.kind === "take") {
        const taken = rowOf(before, move.row).find((card) => card.position === move.position);
        if (taken) Object.assign(entry, { card: taken.card, cost: taken.cost });
    }
    return entry;
}

export const seatOf = (state: TableState, seat: Viewer | Actor): SeatView | undefined =>
    typeof seat === "number" ? state.view.seats[seat - 1] : undefined;
export const me = (state: TableState): SeatView | undefined => seatOf(state, state.viewer);
export const isMyTurn = ({ viewer, view, away }: TableState): boolean =>
    viewer !== null && view.phase === "turn" && view.to_act === viewer && !away;

// ---- The easel ----------------------------------------------------------------------------------

const none: Easel = { layers: [], background: null };

export const easel = (state: TableState): Easel =>
    (state.viewer !== null && state.easels[state.viewer]) || none;

// A row of the table: the first, or the second where there are two.
export const rowOf = (view: View, row = 1): RowCard[] =>
    (row === 2 ? view.second_row : view.row) ?? [];
export const cardsInRows = (view: View): RowCard[] => [...view.row, ...(view.second_row ?? [])];
export const rowCard = (state: TableState, card: number): RowCard | undefined =>
    cardsInRows(state.view).find((each) => each.card === card);
const inHand = (state: TableState, card: number): boolean =>
    me(state)?.hand?.includes(card) ?? false;

// Lays a card on top; a full easel gives up its top layer for it. A card that lies there is lifted.
export function toggleCard(state: TableState, card: number): void {
    const { layers } = easel(state);
    if (layers.includes(card)) {
        liftCard(state, card);
        return;
    }
    layCard(
        state,
        card,
        Math.min(layers.length, layersOfPainting - 1),
        layers.length >= layersOfPainting,
    );
}

// Lays a card as layer `at` (0 is the lowest), instead of the one there or below it.
export function layCard(state: TableState, card: number, at: number, replace = false): void {
    if (state.viewer === null) return; // a spectator has no easel
    if (!inHand(state, card) && !rowCard(state, card)) return;
    const { layers } = easel(state);
    const was = layers.indexOf(card);
    if (was >= 0) layers.splice(was, 1);
    const place = Math.min(at, layers.length);
    const full = layers.length >= layersOfPainting;
    layers.splice(place, replace || full ? 1 : 0, card);
    while (layers.length > layersOfPainting) layers.pop();
    if (rowCard(state, card)) state.picked = card;
    settle(state);
}

export function liftCard(state: TableState, card: number): void {
    const { layers } = easel(state);
    const at = layers.indexOf(card);
    if (at >= 0) layers.splice(at, 1);
    settle(state);
}

// Moves a layer by so many places; the others make room.
export function shiftLayer(state: TableState, card: number, by: number): void {
    const { layers } = easel(state);
    const from = layers.indexOf(card);
    const to = Math.max(0, Math.min(layers.length - 1, from + by));
    if (from < 0 || to === from) return;
    layers.splice(from, 1);
    layers.splice(to, 0, card);
}

// The whole easel at once, faces and ★ too where `how` tells them; `picked` is the card of the row it is
// about, if there are several.
export function setLayers(
    state: TableState,
    layers: number[],
    picked?: number,
    how: Pick<Paint, "flipped" | "stars"> = {},
): void {
    const draft = state.viewer !== null ? state.easels[state.viewer] : undefined;
    if (draft) {
        draft.layers = layers.slice(0, layersOfPainting);
        if (how.flipped || draft.flipped)
            draft.flipped = layers.filter((_, i) => how.flipped?.includes(i + 1));
        if (how.stars) draft.named = [...how.stars];
    }
    if (picked !== undefined) state.picked = picked;
    settle(state);
}

// ---- Faces --------------------------------------------------------------------------------------

export const isFlipped = (state: TableState, card: number): boolean =>
    easel(state).flipped?.includes(card) ?? false;

// A card without Mirror only turns on the easel, where a painter may flip one.
export const canFlip = (state: TableState, card: number): boolean =>
    state.viewer !== null &&
    (hasMirror(card) || (!!state.view.legal.flip && easel(state).layers.includes(card)));

// Turns a card over, wherever it lies.
export function flipCard(state: TableState, card: number): boolean {
    const draft = easel(state);
    if (isFlipped(state, card)) draft.flipped = draft.flipped?.filter((each) => each !== card);
    else if (canFlip(state, card)) draft.flipped = [...besides(draft, card), card];
    else return false;
    return true;
}

export function nextBackground(state: TableState): void {
    const left = me(state)?.backgrounds ?? [];
    const draft = easel(state);
    if (left.length === 0 || draft.background === null) return;
    draft.background = left[(left.indexOf(draft.background) + 1) % left.length] ?? null;
}

// After a change of the table: cards that are gone leave the easel, and a canvas stands on it.
function tidy(state: TableState): void {
    const seat = me(state);
    if (seat) {
        state.easels[seat.seat] ??= { layers: [], background: null };
        const draft = easel(state);
        const here = (card: number) => inHand(state, card) || rowCard(state, card);
        draft.layers = draft.layers.filter(here);
        if (draft.flipped) draft.flipped = draft.flipped.filter(here);
        if (draft.background === null || !seat.backgrounds.includes(draft.background))
            draft.background = seat.backgrounds[0] ?? null;
    }
    settle(state);
}

function settle(state: TableState): void {
    const tried = easel(state).layers.filter((card) => rowCard(state, card));
    if (state.picked === null || !tried.includes(state.picked)) state.picked = tried.at(-1) ?? null;
}

// The hand as it stands on the shelf, each card in its place whether it lies on the easel or not.
export function shelf(state: TableState): { card: number; layer: number }[] {
    const { layers } = easel(state);
    return (me(state)?.hand ?? []).map((card) => ({ card, layer: layers.indexOf(card) + 1 }));
}

// The cards that would leave the game if this one were taken: in the Solo Puzzle, which has a supply,
// all that are skipped. Elsewhere a token is laid on them.
export function leaving(state: TableState, card: number): number[] {
    const taken = state.view.legal.takes.find((take) => take.card === card);
    if (!taken || state.view.supply_tokens === null) return [];
    return rowOf(state.view, taken.row)
        .filter((row) => row.position < taken.position)
        .map((row) => row.card);
}

// ---- The one action in reach of the thumb -------------------------------------------------------

export type MainAction =
    | { kind: "take"; card: number; legal: LegalTake | null; cost: number; inReach: boolean }
    | Paint
    | { kind: "stars"; open: number } // so many ★ stand for nothing yet
    | { kind: "keep" } // a painter
    | { kind: "pass" }
    | { kind: "choose" } // nothing laid out yet that could be done
    | { kind: "must_paint" }
    | { kind: "wait" }
    | { kind: "judge" }
    | { kind: "over" };

function paintAction(state: TableState, layers: Paint["layers"], background: number): MainAction {
    const draft = easel(state);
    // Which ★ these layers show is not known yet.
    if (state.setup.boxes && !draft.named && state.looked?.cards.join() !== layers.join())
        return { kind: "choose" };
    const flipped = flippedLayers(draft);
    const stars = namedStars(draft, state.looked);
    const open = (state.looked?.stars?.length ?? 0) - stars.length;
    if (open > 0) return { kind: "stars", open };
    return {
        kind: "paint",
        layers,
        background,
        ...(flipped.length > 0 ? { flipped } : {}),
        ...(stars.length > 0 ? { stars } : {}),
    };
}

export function mainAction(state: TableState): MainAction {
    const { view } = state;
    if (view.phase === "over") return { kind: "over" };
    if (view.phase === "judging") return { kind: "judge" };
    const picked = state.picked === null ? undefined : rowCard(state, state.picked);
    if (picked && !view.legal.must_paint) {
        const legal = view.legal.takes.find((take) => take.card === picked.card);
        return {
            kind: "take",
            card: picked.card,
            legal: (isMyTurn(state) && legal) || null,
            cost: picked.cost,
            inReach: picked.in_reach,
        };
    }
    if (view.phase === "painters" && view.to_act === state.viewer && !state.away)
        return { kind: "keep" };
    if (!isMyTurn(state)) return { kind: "wait" };
    const { layers, background } = easel(state);
    const [bottom, middle, top] = layers;
    if (view.legal.paint && bottom && middle && top && background && !picked)
        return paintAction(state, [bottom, middle, top], background);
    if (view.legal.must_paint) return { kind: "must_paint" };
    if (view.legal.pass) return { kind: "pass" };
    return { kind: "choose" };
}

// What happened since this seat last moved: for the recap.
export function sinceLastTurn(state: TableState, seat: Seat): LogEntry[] {
    const standing = state.log.filter((entry) => !entry.takenBack);
    const last = standing.findLastIndex((entry) => entry.by === seat);
    return standing.slice(last + 1).filter((entry) => entry.by !== seat);
}
