// Why something at the tables did not work, in words.
import { Refusal } from "../../engine/client";
import { t } from "../../words/words.svelte";

export function why(error: unknown): string {
    if (error instanceof Refusal) {
        const { reason, params } = error.refused;
        return reason === "message.unknown_table" ? t("page.room.unknown") : t(reason, params);
    }
    console.error(error);
    return t("page.lobby.unreachable");
}
