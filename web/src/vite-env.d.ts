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
    export const version: string;
}
