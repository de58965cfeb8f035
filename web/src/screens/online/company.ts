// Who is at an online table, by name.
import type { OnlineGame } from "../../online/game.svelte";
import type { OnlineRoom, Seat } from "../../protocol/messages";
import { seatName } from "../../table/names";

// Once it has begun a seat keeps the name under which it plays, whoever plays for it.
export function nameAt(game: OnlineGame, seat: Seat): string {
    if (game.begun) return seatName(game.view.seats, seat);
    const seats = game.room.seats.map(({ kind, name, level }) =>
        kind === "bot" ? { name: level ?? "", bot: true } : { name, bot: false },
    );
    return seatName(seats, seat);
}

// The people at the table besides oneself.
export function others(room: OnlineRoom, mine: Seat | null): string[] {
    const seated = room.seats.filter(({ kind, seat }) => kind === "person" && seat !== mine);
    return [...new Set([...seated.map(({ name }) => name), ...room.audience])];
}
