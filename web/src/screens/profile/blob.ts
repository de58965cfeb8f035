// Shapes of paint, drawn by code: the same seed always gives the same blob.

// FNV-1a, then a small generator: 0 ≤ next() < 1.
export function chance(seed: string): () => number {
    let state = 0x811c9dc5;
    for (let i = 0; i < seed.length; ++i)
        state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

export type Point = [number, number];
const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

// Through all points, without corners (Catmull–Rom as Bézier curves).
function smooth(points: Point[], closed: boolean): string {
    const point = (i: number): Point => {
        const n = points.length;
        const k = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i));
        return points[k] ?? [0, 0];
    };
    let path = `M${at(point(0))}`;
    for (let i = 0; i < points.length - (closed ? 0 : 1); ++i) {
        const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
        const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
        const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
        path += `C${at(out)} ${at(into)} ${at(to)}`;
    }
    return closed ? `${path}Z` : path;
}

export const line = (points: Point[]): string => smooth(points, false);

// Round (50, 50), `reach` at most from there: a few slow waves go round its edge.
export function blob(seed: string, reach = 46, wobble = 0.16): string {
    const next = chance(seed);
    const waves = [2, 3, 4, 5, 7].map((times) => ({
        times,
        height: next() / Math.sqrt(times),
        turn: next() * 2 * Math.PI,
    }));
    const all = waves.reduce((sum, { height }) => sum + height, 0);
    const count = 28;
    return smooth(
        Array.from({ length: count }, (_, i) => {
            const angle = (i / count) * 2 * Math.PI;
            const wave = waves.reduce(
                (sum, { times, height, turn }) => sum + height * Math.sin(times * angle + turn),
                0,
            );
            const radius = reach * (1 - wobble * (1 - wave / all));
            return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
        }),
        true,
    );
}

export interface Drop {
    x: number;
    y: number;
    r: number;
}

// A few drops that fell beside it.
export function drops(seed: string): Drop[] {
    const next = chance(`${seed} drops`);
    return Array.from({ length: 2 + Math.floor(next() * 3) }, () => {
        const angle = next() * 2 * Math.PI;
        const far = 43 + next() * 5;
        return {
            x: 50 + far * Math.cos(angle),
            y: 50 + far * Math.sin(angle),
            r: 0.9 + next() ** 2 * 2.6,
        };
    });
}

// A stroke of a flat brush from left to right in a box of 100 × 10, to be stretched.
export function stroke(seed: string): string {
    const next = chance(seed);
    const edge = (y: number, wave: number): Point[] =>
        [0.5, 18, 40, 62, 84, 97].map((x) => [x + next() * 2, y + (next() - 0.5) * wave]);
    const end: Point[] = [
        [99.5, 3 + next()],
        [96 + next() * 2, 5],
        [99, 7.5 - next()],
    ];
    return smooth([...edge(1.2, 1.2), ...end, ...edge(8.8, 1.2).reverse()], true);
}

export const pigments = [
    "#d4502c", // vermilion
    "#2f7f6b", // viridian
    "#c58a2b", // ochre
    "#3750a5", // ultramarine
    "#84529f", // violet
    "#b8352e", // madder
    "#24868f", // teal
    "#6d8b2f", // sap green
    "#c1557f", // rose
    "#5a6b84", // gray-blue
    "#9a5a2c", // sienna
];
export const pigment = (index: number): string => pigments[index % pigments.length] ?? "#5a6b84";
