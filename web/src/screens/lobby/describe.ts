// A listed table in a few words.
import type { ListedTable } from "../../protocol/messages";
import { seatName } from "../../table/names";
import { list, t } from "../../words/words.svelte";
import { leftWords } from "../online/clock";

export const tableName = ({ scenario, mode }: Pick<ListedTable, "scenario" | "mode">): string =>
    t(scenario ? `scenario.${scenario}.name` : `mode.${mode}`);

// Who sits there, by seat; "" where nobody does.
export const sitters = (table: ListedTable): string[] => {
    const seats = table.seats.map(({ kind, name }) => ({ name, bot: kind === "bot" }));
    return seats.map((_, i) => (i + 1 === table.you ? t("page.you") : seatName(seats, i + 1)));
};

// What it is called where only a few words have room: "Still Life, with Ben and Master".
export function shortName(table: ListedTable): string {
    const others = sitters(table).filter((name, i) => name && i + 1 !== table.you);
    const what = tableName(table);
    return others.length === 0 ? what : t("page.lobby.with", { what, seats: list(others) });
}

// A computer player has one's seat there.
const isAway = ({ you, seats }: ListedTable): boolean =>
    you !== null && (seats[you - 1]?.away ?? false);

export const isYourTurn = (table: ListedTable): boolean =>
    table.you !== null && table.you === table.to_act && !isAway(table);

export function stateOf(table: ListedTable, now: number): string {
    const { stage, you, to_act, deadline, free } = table;
    if (stage === "waiting")
        return free > 0 ? t("page.lobby.free", { n: free }) : t("page.lobby.full");
    if (stage === "judging") return t("page.lobby.judging");
    if (stage !== "playing") return t("page.lobby.over");
    if (isAway(table)) return t("page.room.away_left");
    const turn =
        to_act === null
            ? t("page.lobby.running")
            : to_act === you
              ? t("page.lobby.your_turn")
              : t("page.lobby.turn", { name: sitters(table)[to_act - 1] ?? "" });
    return deadline === null
        ? turn
        : t("page.lobby.turn_left", { turn, time: leftWords(deadline - now) });
}

// Where one's move is waited for.
export const turnWords = (tables: ListedTable[]): string =>
    tables.length === 1 && tables[0]
        ? t("page.notify.turn", { table: shortName(tables[0]) })
        : t("page.notify.turns", { n: tables.length });
