// Paintings that meet a condition, with how often, and some that just miss it. The cards are real,
// the lowest first; where the two of a row are the same cards, only their order differs. What they
// show and why comes from the engine; examples.test.ts checks that it agrees.
export interface Example {
    layers: number[];
    times: number; // 0: just missed
}

const meets = (times: number, ...layers: number[]): Example => ({ layers, times });
const misses = (...layers: number[]): Example => ({ layers, times: 0 });

export const examples: Record<string, Example[]> = {
    // Bonus icons fill a swatch; many icons on four swatches do not.
    composition: [
        meets(1, 22, 14, 42),
        misses(30, 40, 26),
        meets(1, 23, 50, 42),
        misses(24, 45, 56),
    ],
    // A bonus icon is not a seventh element.
    consistency: [meets(1, 8, 17, 11), misses(17, 11, 8), meets(1, 24, 53, 49), misses(39, 55, 7)],
    // A hue bonus is neither a second hue nor a first one.
    emphasis: [meets(1, 28, 21, 22), misses(28, 22, 21), meets(1, 25, 58, 60), misses(18, 58, 35)],
    // A tie is enough.
    hierarchy: [meets(1, 8, 53, 25), misses(8, 25, 53), meets(1, 48, 56, 16), misses(40, 22, 2)],
    // Two elements, two ribbons; a bonus icon closes no gap.
    movement: [meets(1, 6, 54, 17), misses(54, 6, 17), meets(2, 53, 42, 2), misses(2, 1, 33)],
    // Five of one are enough, four and one are not.
    proportion: [meets(1, 20, 25, 45), misses(25, 20, 45), meets(1, 36, 47, 53), misses(17, 6, 54)],
    // The same swatch is not neighboring.
    proximity: [meets(1, 8, 43, 18), misses(18, 43, 8), meets(3, 32, 39, 43), misses(8, 10, 30)],
    // A shape bonus is not a shape.
    repetition: [meets(1, 13, 34, 55), misses(13, 55, 34), meets(2, 4, 48, 40), misses(46, 4, 50)],
    // Three pairs, where a hasty count finds two; and hues too close to the only shape.
    space: [meets(1, 38, 16, 54), misses(38, 54, 16), meets(3, 18, 41, 40), misses(29, 41, 38)],
    // Five textures are still one ribbon; a texture bonus is not a texture.
    style: [meets(1, 47, 38, 39), misses(38, 39, 47), meets(1, 45, 27, 13), misses(15, 42, 21)],
    // A shape does not mirror a shape bonus.
    symmetry: [meets(1, 55, 6, 22), misses(6, 22, 55), meets(3, 9, 55, 23), misses(50, 42, 23)],
    // Two complete sets; a bonus icon completes none.
    variety: [meets(1, 11, 46, 36), misses(36, 46, 11), meets(2, 52, 13, 46), misses(38, 50, 6)],
};
