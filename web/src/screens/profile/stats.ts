// Sums over the games a person has played.
import type { Mode, Painting } from "../../protocol/messages";
import type { Played } from "../../store/profile";
import { levels } from "../../table/new_game";

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
export const average = (values: number[]): number =>
    values.length === 0 ? 0 : sum(values) / values.length;
const most = <T>(items: T[], value: (item: T) => number): T | undefined =>
    items.reduce<T | undefined>(
        (best, item) => (best === undefined || value(item) > value(best) ? item : best),
        undefined,
    );

export interface Share {
    name: string;
    won: number;
    of: number;
}

// Against each level of computer player: games with at least one of them at the table.
export const winsByLevel = (played: Played[]): Share[] =>
    levels.flatMap((name) => {
        const games = played.filter((each) => each.opponents.includes(name));
        const won = games.filter((each) => each.result.won).length;
        return games.length > 0 ? [{ name, won, of: games.length }] : [];
    });

export const ribbonSums = (played: Played[]): number[] =>
    [0, 1, 2, 3, 4].map((i) => sum(played.map((each) => each.ribbons[i] ?? 0)));

export interface Favourite {
    card: number;
    times: number;
}

// The cards painted with most often.
export function favouriteCards(played: Played[], count: number): Favourite[] {
    const times = new Map<number, number>();
    for (const { paintings } of played)
        for (const card of paintings.flatMap((painting) => painting.layers))
            times.set(card, (times.get(card) ?? 0) + 1);
    return [...times]
        .map(([card, n]) => ({ card, times: n }))
        .sort((a, b) => b.times - a.times || a.card - b.card)
        .slice(0, count);
}

export interface BestPainting {
    painting: Painting;
    game: Played;
}

export const bestPainting = (played: Played[]): BestPainting | undefined =>
    most(
        played.flatMap((game) => game.paintings.map((painting) => ({ painting, game }))),
        ({ painting }) => painting.points,
    );

export interface ModeRecord {
    mode: Mode;
    games: number;
    won: number;
    average: number;
    best: Played;
}

export const byMode = (played: Played[]): ModeRecord[] =>
    (["standard", "vincent", "solo_puzzle"] as const).flatMap((mode) => {
        const games = played.filter((each) => each.game.mode === mode);
        const best = most(games, (each) => each.result.points);
        if (!best) return [];
        return [
            {
                mode,
                games: games.length,
                won: games.filter((each) => each.result.won).length,
                average: average(games.map((each) => each.result.points)),
                best,
            },
        ];
    });

// What the last few games brought on average, up to each game: the line through the plot.
export const running = (points: number[], over = 5): number[] =>
    points.map((_, i) => average(points.slice(Math.max(0, i + 1 - over), i + 1)));
