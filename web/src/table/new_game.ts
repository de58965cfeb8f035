// What a new game is made of.
import { scenarios } from "../art/printed";
import type { BotLevel, Create, Setup, Viewer } from "../protocol/messages";

// Everything chance needs is added when it begins.
export type NewGame = Omit<Create, "type" | "id" | "viewer" | "seed" | "date"> & {
    seed?: string;
    daily?: string;
    guided?: true;
};

export const levels = ["visitor", "apprentice", "journeyman", "artist", "master"] as const;

// The computer player of that name in a record; for one the page does not have a journeyman plays on.
export const levelNamed = (name: string | undefined): BotLevel =>
    levels.find((level) => level === name) ?? (name === "random" ? "visitor" : "journeyman");

export const randomHex = (bytes: number): string =>
    [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");

// 256 bits nobody can guess.
export const hexSeed = (): string => randomHex(32);

// Through whose eyes the table is seen at first.
export const firstPerson = (seats: { bot: boolean }[]): Viewer => {
    const at = seats.findIndex((seat) => !seat.bot);
    return at < 0 ? null : at + 1;
};

function boxesOf(setup: Setup): Partial<NewGame> {
    const { boxes, deck, rows, award_card, drawn_award_card, signatures_with_two, rival } = setup;
    return {
        ...(boxes?.length ? { boxes: [...boxes] } : {}),
        ...(boxes?.length && deck ? { deck } : {}),
        ...(boxes?.length && rows ? { rows } : {}),
        ...(award_card && !drawn_award_card ? { award_card } : {}),
        ...(signatures_with_two ? { signatures_with_two } : {}),
        ...(rival ? { rival } : {}),
    };
}

// The same setup again, with new chance.
export function sameAgain(setup: Setup): NewGame {
    const seats: NewGame["seats"] = setup.seats.map(({ name, bot }) =>
        bot ? { kind: "bot", level: levelNamed(name) } : { kind: "person", name },
    );
    const drawn = setup.drawn_scoring > 0;
    return {
        mode: setup.mode,
        seats,
        ...(setup.scenario ? { scenario: setup.scenario } : {}),
        ...(drawn
            ? { random_scoring: setup.drawn_scoring }
            : setup.scenario && !scenarios.find((each) => each.id === setup.scenario)?.any
              ? {}
              : { scoring: [...setup.scoring] }),
        ...(setup.drawn_first ? {} : { first: setup.first }),
        ...(setup.level ? { level: setup.level } : {}),
        hidden_hands: setup.hidden_hands,
        vincent_with_three: setup.vincent_with_three,
        ...boxesOf(setup),
    };
}
