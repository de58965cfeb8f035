// What the list of games shows of a game.
import { pictureOf } from "../art/pictures";
import type { View } from "../protocol/messages";
import type { SavedGame } from "../store/games";

export function summary(
    view: View,
): Pick<SavedGame, "over" | "seats" | "toAct" | "moves" | "picture"> {
    const mine = view.seats.filter((seat) => !seat.bot).flatMap((seat) => seat.paintings);
    const latest = mine.at(-1);
    return {
        over: view.phase === "over",
        seats: view.seats.map(({ name, bot, points }) => ({ name, bot, points })),
        toAct: view.to_act === null ? null : String(view.to_act),
        moves: view.moves,
        picture: latest ? pictureOf(latest) : null,
    };
}
