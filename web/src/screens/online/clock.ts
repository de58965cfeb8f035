// Clocks in words, and how much is left at a seat.
import type { Clock, OnlineRoom, Seat } from "../../protocol/messages";
import { t } from "../../words/words.svelte";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// In the largest unit that fits exactly: "5 minutes".
export function spanWords(seconds: number): string {
    if (seconds > 0 && seconds % day === 0) return t("page.room.days", { n: seconds / day });
    if (seconds > 0 && seconds % hour === 0) return t("page.room.hours", { n: seconds / hour });
    if (seconds > 0 && seconds % minute === 0)
        return t("page.room.minutes", { n: seconds / minute });
    return t("page.room.seconds", { n: seconds });
}

export function clockWords(clock: Clock): string {
    switch (clock.kind) {
        case "none":
            return t("page.room.clock_none");
        case "relaxed": {
            const bank = spanWords(clock.bank);
            return clock.increment > 0
                ? t("page.room.clock_bank_more", { bank, more: spanWords(clock.increment) })
                : t("page.room.clock_bank", { bank });
        }
        case "move":
            return t("page.room.clock_move", { span: spanWords(clock.seconds) });
        case "days":
            return t("page.room.clock_move", { span: spanWords(clock.days * day) });
    }
}

const two = (n: number): string => String(n).padStart(2, "0");

// As a clock shows it: "4:07", "1:05:00", from a day on "2 d 3 h".
export function clockText(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const hours = Math.floor(seconds / hour);
    const minutes = Math.floor(seconds / minute) % 60;
    if (seconds >= day)
        return t("page.room.days_hours", { days: Math.floor(hours / 24), hours: hours % 24 });
    if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % minute)}`;
    return `${minutes}:${two(seconds % minute)}`;
}

// To be read aloud: whole minutes from two minutes on.
export function leftWords(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    for (const unit of [day, hour, minute])
        if (seconds >= 2 * unit) return spanWords(Math.floor(seconds / unit) * unit);
    return spanWords(seconds);
}

export interface Left {
    milliseconds: number;
    low: boolean; // the last fifth
    runs: boolean;
}

const whole = (clock: Clock): number => {
    if (clock.kind === "relaxed") return clock.bank;
    if (clock.kind === "move") return clock.seconds;
    return clock.kind === "days" ? clock.days * day : 0;
};

// What a seat's clock shows; null where it has none now.
export function leftAt(
    room: Pick<OnlineRoom, "setup" | "seats" | "deadline">,
    seat: Seat,
    toAct: unknown,
    now: number,
): Left | null {
    const runs = toAct === seat && room.deadline !== null;
    const milliseconds =
        runs && room.deadline !== null ? room.deadline - now : room.seats[seat - 1]?.left;
    if (milliseconds === null || milliseconds === undefined) return null;
    const low = milliseconds < whole(room.setup.clock) * 1000 * 0.2;
    return { milliseconds: Math.max(0, milliseconds), low, runs };
}
