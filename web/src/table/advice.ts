// The computer's reasons in words: reason.<kind> of lang/ with what the engine filled in.
import { artCard, printedScoring, ribbons } from "../art/printed";
import type { Hinted, Reason, SeatMove, ValueIs, View } from "../protocol/messages";
import { cardWord, count, list, number, percent, t } from "../words/words.svelte";
import { seatName } from "./names";
import { rowOf } from "./state";

const word = (card: number): string => cardWord(artCard(card).word);

export function moveText(view: View, move: SeatMove): string {
    if (move.kind === "take") {
        const card = rowOf(view, move.row).find((row) => row.position === move.position)?.card;
        if (move.row !== undefined)
            return t("page.hint.take_of_two", {
                card: card ? word(card) : "",
                position: move.position,
                row: move.row,
            });
        return t("page.hint.take", { card: card ? word(card) : "", position: move.position });
    }
    if (move.kind === "paint") return t("page.hint.paint", { cards: list(move.layers.map(word)) });
    if (move.kind === "keep")
        return t("page.painters.keep_named", {
            painter: t(`painter.${view.legal.keep?.[move.painter - 1]}.name`),
        });
    return t("page.action.pass");
}

function scoringName(view: View, ribbon: string): string {
    const card = view.scoring[ribbons.indexOf(ribbon as "red")];
    const printed = printedScoring(card);
    return printed ? t(`scoring.${printed.condition}.name`) : "";
}

const tenths = (value: number): string => number(Math.round(value * 10) / 10);

// A share of the win, or points.
export const valueText = (is: ValueIs, value: number): string =>
    is === "share" ? percent(value) : tenths(value);

// What a hint and a review have in common.
export type Advice = Pick<Hinted, "plan" | "value_is">;

// "Composition ×1, Variety ×2 and Silver ×1"
function gains(view: View, hint: Advice): string {
    const parts = ribbons.flatMap((ribbon, i) => {
        const n = hint.plan?.ribbons[i] ?? 0;
        return n > 0 ? [count(scoringName(view, ribbon), n)] : [];
    });
    if (hint.plan?.gold) parts.push(count(t("page.scoring.gold"), hint.plan.gold));
    if (hint.plan?.silver) parts.push(count(t("page.scoring.silver"), hint.plan.silver));
    return list(parts);
}

// Those that do not only repeat the plan, where that is told.
export const beside = (plan: boolean, reasons: readonly Reason[]): readonly Reason[] =>
    plan
        ? reasons.filter(({ kind }) => kind !== "takes_for_painting" && kind !== "starts_painting")
        : reasons;

// The painting a move aims at.
export function planText(view: View, hint: Advice): string {
    const { plan } = hint;
    if (!plan) return "";
    return t(plan.missing.length > 0 ? "page.hint.plan_missing" : "page.hint.plan", {
        title: plan.title,
        cards: list(plan.layers.map(word)),
        points: plan.points,
        list: gains(view, hint),
        missing: list(plan.missing.map(word)),
    });
}

export function reasonText(view: View, hint: Advice, reason: Reason): string {
    const loss = reason.loss ?? 0;
    return t(`reason.${reason.kind}`, {
        points: Math.round(reason.points ?? 0),
        before: Math.round(reason.before ?? 0),
        tokens: reason.tokens ?? 0,
        loss: hint.value_is === "share" ? percent(loss) : t("page.points", { n: tenths(loss) }),
        card: reason.card ? word(reason.card) : "",
        cards: list((reason.cards ?? []).map(word)),
        title: reason.title ?? "",
        scoring: reason.ribbon ? scoringName(view, reason.ribbon) : "",
        seat: reason.seat ? seatName(view.seats, reason.seat) : "",
        move: reason.move ? moveText(view, reason.move) : "",
        list: gains(view, hint),
    });
}
