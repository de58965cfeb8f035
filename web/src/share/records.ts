// Games that come from elsewhere, or from the middle of another one, kept on this device.
import { ask, askAll, Refusal } from "../engine/client";
import type { Table } from "../protocol/messages";
import { listGames, newGameId, type SavedGame, saveGame } from "../store/games";
import { learnFor } from "../table/catalog";
import { firstPerson } from "../table/new_game";
import { summary } from "../table/saved";
import { language, t } from "../words/words.svelte";
import { BadLink, type LinkFault } from "./link";

// Opens a record at a table of its own for as long as `work` takes.
export async function atTable<T>(
    record: string,
    viewer: number | null,
    work: (table: Table) => Promise<T>,
    upto?: number,
): Promise<T> {
    await ask({ type: "hello", lang: language() }, "welcome");
    const cut = upto === undefined ? {} : { upto };
    const table = await ask({ type: "open", viewer, record, ...cut }, "table");
    await learnFor(table.setup);
    try {
        return await work(table);
    } finally {
        await askAll({ type: "close", table: table.table });
    }
}

const recordOf = async ({ table }: Table): Promise<string> =>
    (await ask({ type: "record", table }, "recorded")).record;

async function keep(table: Table, origin: SavedGame["origin"]): Promise<string> {
    const now = Date.now();
    const game: SavedGame = {
        id: newGameId(),
        record: await recordOf(table),
        begun: now,
        updated: now,
        mode: table.setup.mode,
        scenario: table.setup.scenario,
        viewer: firstPerson(table.setup.seats),
        easels: {},
        origin,
        ...summary(table.view),
    };
    await saveGame(game);
    return game.id;
}

// The game up to an event, to be played on from there. The original stays as it is.
export const playOnFrom = (record: string, upto: number): Promise<string> =>
    atTable(record, null, (table) => keep(table, "what_if"), upto);

// A game from a link or a file; one that is here already is not kept twice.
export const keepRecord = (record: string): Promise<string> =>
    atTable(record, null, async (table) => {
        const text = await recordOf(table);
        const same = (await listGames()).find((game) => game.record === text);
        return same?.id ?? keep(table, "kept");
    });

const faults: Record<LinkFault, string> = {
    damaged: "page.share.damaged",
    newer: "page.share.newer",
    too_long: "page.share.too_long",
};

// Why a record or a link cannot be opened, and what to do.
export function complaint(error: unknown): string {
    if (error instanceof BadLink) return t(faults[error.fault]);
    if (!(error instanceof Refusal)) return t("page.failed.engine");
    const { reason, params } = error.refused;
    const found = params.found || t("record.line_end");
    const parts = [t(reason, { ...params, found })];
    if (params.rule) parts.push(t(String(params.rule), params));
    if (params.meant) parts.push(t("record.did_you_mean", { word: params.meant }));
    const { line, column } = params;
    const text = parts.join(" ");
    return line && column ? t("record.place", { line, column, reason: text }) : text;
}
