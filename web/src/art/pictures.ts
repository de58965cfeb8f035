// The pictures as files, and the one rule by which they are laid over each other (docs/art.md):
// result = (below × (1 − alpha) + body × alpha) × glaze. A canvas does it, so that a painting is one
// picture for the browser however many there are, and the same one that can be saved.
import { glazed, version } from "virtual:art";

const base = import.meta.env.BASE_URL;
const glazes = new Set(glazed);
const address = (size: "1x" | "2x", name: string) => `${base}art/${size}/${name}.webp?${version}`;

export const cardName = (card: number) => `card-${String(card).padStart(3, "0")}`;
export const backgroundName = (background: number) =>
    `background-${String(background).padStart(2, "0")}`;
export const cardPicture = (card: number, size: "1x" | "2x" = "1x") =>
    address(size, cardName(card));
// What is multiplied over a card's picture; most cards have it.
export const glazePicture = (card: number, size: "1x" | "2x" = "1x") =>
    glazes.has(card) ? address(size, `${cardName(card)}-glaze`) : undefined;
export const backgroundPicture = (background: number, size: "1x" | "2x" = "1x") =>
    address(size, backgroundName(background));

export interface Picture {
    background?: number;
    layers: number[]; // art cards, the lowest first
}

interface Sheet {
    source: string;
    multiply: boolean;
}

export function sheets(picture: Picture, size: "1x" | "2x"): Sheet[] {
    const list: Sheet[] = [];
    if (picture.background !== undefined)
        list.push({ source: backgroundPicture(picture.background, size), multiply: false });
    for (const card of picture.layers) {
        list.push({ source: cardPicture(card, size), multiply: false });
        const glaze = glazePicture(card, size);
        if (glaze) list.push({ source: glaze, multiply: true });
    }
    return list;
}

// Decoded pictures, the latest used last; enough for a table and its hands. As bitmaps: those are
// decoded aside, an image element perhaps only when it is drawn.
const kept = new Map<string, ImageBitmap>();
const coming = new Map<string, Promise<ImageBitmap | undefined>>();
const most = 12_000_000; // pixels, 48 MB

function keep(source: string, bitmap: ImageBitmap): void {
    kept.delete(source);
    kept.set(source, bitmap);
    let pixels = 0;
    for (const each of kept.values()) pixels += each.width * each.height;
    for (const [oldest, each] of kept) {
        if (pixels <= most) break;
        pixels -= each.width * each.height;
        kept.delete(oldest);
    }
}

function ready(source: string): ImageBitmap | undefined {
    const bitmap = kept.get(source);
    if (bitmap) keep(source, bitmap);
    return bitmap;
}

async function fetched(source: string): Promise<ImageBitmap | undefined> {
    try {
        const response = await fetch(source);
        if (!response.ok) return undefined;
        const bitmap = await createImageBitmap(await response.blob());
        keep(source, bitmap);
        return bitmap;
    } catch {
        return undefined; // it is asked for again when there is a network
    }
}

async function load(source: string): Promise<ImageBitmap | undefined> {
    const there = ready(source);
    if (there) return there;
    const bitmap = coming.get(source) ?? fetched(source);
    coming.set(source, bitmap);
    await bitmap;
    coming.delete(source);
    return bitmap;
}

// Paintings that had to wait for their pictures are drawn one a frame: fifteen at once would be felt.
let line: Promise<unknown> = Promise.resolve();
const nextFrame = () => (line = line.then(() => new Promise(requestAnimationFrame)));

function lay(context: CanvasRenderingContext2D, list: (ImageBitmap | undefined)[], all: Sheet[]) {
    const { width, height } = context.canvas;
    context.globalCompositeOperation = "source-over";
    context.fillStyle = "#efe7d6";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    all.forEach((sheet, i) => {
        const image = list[i];
        if (!image) return;
        context.globalCompositeOperation = sheet.multiply ? "multiply" : "source-over";
        context.drawImage(image, 0, 0, width, height);
    });
}

// Paints at once if all pictures are there, else as soon as they are; `current` says whether the
// canvas still wants this picture then. Tells whether all of it is there.
export async function paint(
    canvas: HTMLCanvasElement,
    picture: Picture,
    width: number,
    current: () => boolean = () => true,
): Promise<boolean> {
    const size = width > 400 ? "2x" : "1x";
    const all = sheets(picture, size);
    let images = all.map((sheet) => ready(sheet.source));
    if (images.includes(undefined)) {
        images = await Promise.all(all.map((sheet) => load(sheet.source)));
        await nextFrame();
    }
    if (!current()) return false;
    const height = Math.round((width * 7) / 5);
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
    }
    const context = canvas.getContext("2d");
    if (context) lay(context, images, all);
    return context !== null && !images.includes(undefined);
}
