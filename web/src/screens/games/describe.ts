// A saved game in a few lines.
import type { SavedGame } from "../../store/games";
import { seatName } from "../../table/names";
import { date, list, t, tags } from "../../words/words.svelte";

// What was played, and with whom.
export function gameName(game: Pick<SavedGame, "seats" | "mode" | "scenario">): string {
    const seats = game.seats.map((_, i) => seatName(game.seats, i + 1));
    const persons = game.seats.filter((seat) => !seat.bot).length;
    const others = game.seats.flatMap((seat, i) =>
        seat.bot || persons > 1 ? [seats[i] ?? ""] : [],
    );
    const mode = t(`mode.${game.mode}`);
    const company = others.length > 0 ? t("page.games.with", { seats: list(others) }) : mode;
    const what = game.scenario ? t(`scenario.${game.scenario}.name`) : mode;
    return what === company ? what : tags([what, company]);
}

export function describeGame(game: SavedGame): { with: string; state: string; when: string } {
    const points = game.seats.map((seat) => seat.points).join(" : ");
    const state = game.over
        ? t("page.games.over", { points })
        : game.conceded
          ? t("page.games.conceded")
          : t("page.games.running", { points, n: game.moves });
    const when = date(game.updated, { dateStyle: "medium", timeStyle: "short" });
    return { with: gameName(game), state, when };
}
