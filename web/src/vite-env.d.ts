/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icon-sprite" {
    const symbols: string;
    export default symbols;
}

declare module "@engine?url" {
    const address: string;
    export default address;
}

declare module "virtual:art" {
    export const glazed: number[];
    export const painted: Record<string, boolean>; // pictures of boxes: whether they have a glaze
    export const boxes: { box: string; cards: number; backgrounds: number }[];
    export const version: string;
}
