// What boxes lay on the table besides cards: frames, an award card, painters, signatures, a rival.
import type { AwardCardView, Element, Seat, SeatView, View } from "../../../protocol/messages";
import { awardCards, painter, signaturePoints } from "../../../table/catalog";
import { t } from "../../../words/words.svelte";

export const hasExtras = ({ frames, award_card, rival, seats }: View): boolean =>
    (frames?.length ?? 0) > 0 ||
    award_card !== undefined ||
    rival !== undefined ||
    seats.some((seat) => seat.painter !== undefined || seat.signature !== undefined);

// The frames around a painting of a seat, the first being 1.
export const framesAround = (view: View, seat: Seat, painting: number): Element[] =>
    (view.frames ?? []).flatMap((frame) =>
        frame.seat === seat && frame.painting === painting ? [frame.element] : [],
    );

export const awardName = (card: string): string => t(`prize.${card}.name`);

export function awardRule({ card, side, at_least: n = 0, points }: AwardCardView): string {
    return t(`prize.${card}.${side}`, { n, points });
}

// Before a game: the same from the printed card.
export function printedAwardRule(card: string, side: "friendly" | "competitive"): string {
    const terms = awardCards().find((each) => each.award_card === card)?.[side];
    return terms
        ? t(`prize.${card}.${side}`, { n: terms.at_least ?? 0, points: terms.points })
        : "";
}

export const painterName = (name: string): string => t(`painter.${name}.name`);
export const painterPower = (name: string): string =>
    t(`painter.${name}.power`, painter(name)?.params ?? {});

export const signatureRule = (): string => t("signature.about", { points: signaturePoints() });

// The seat that chooses a painter at this screen now.
export const choosing = (view: View): SeatView | undefined =>
    view.legal.keep && typeof view.to_act === "number" ? view.seats[view.to_act - 1] : undefined;
