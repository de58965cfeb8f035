// The pictures as files, and the one rule by which they are laid over each other (docs/art.md):
// result = (below × (1 − alpha) + body × alpha) × glaze. A canvas does it, so that a painting is one
// picture for the browser however many there are, and the same one that can be saved.
import { boxes, glazed, painted, version } from "virtual:art";

type Size = "1x" | "2x";
const base = import.meta.env.BASE_URL;
const glazes = new Set(glazed);
const address = (size: Size, name: string) => `${base}art/${size}/${name}.webp?${version}`;
const digits = (number: number, count: number) => String(number).padStart(count, "0");

// Cards and backgrounds are numbered through: first those of the base game, then box by box.
const baseCards = 60;
const baseBackgrounds = 20;
function named(number: number, first: number, what: "cards" | "backgrounds"): [string, number] {
    let rest = number - first;
    if (rest <= 0) return ["", number];
    for (const each of boxes) {
        if (rest <= each[what]) return [each.box, rest];
        rest -= each[what];
    }
    return ["", number];
}

export function cardName(card: number, flipped = false): string {
    const [box, number] = named(card, baseCards, "cards");
    if (!box) return `card-${digits(number, 3)}`;
    return `${box}-${digits(number, 3)}${flipped ? "-back" : ""}`;
}
export function backgroundName(background: number): string {
    const [box, number] = named(background, baseBackgrounds, "backgrounds");
    return `${box ? `${box}-` : ""}background-${digits(number, 2)}`;
}

// Pictures of boxes that are not painted yet are missing: then undefined.
export const picture = (name: string, size: Size = "1x"): string | undefined =>
    name in painted || /^(card|background)-/.test(name) ? address(size, name) : undefined;
export const cardPicture = (card: number, size: Size = "1x", flipped = false) =>
    picture(cardName(card, flipped), size);
// What is multiplied over a card's picture; most cards have it.
export function glazePicture(card: number, size: Size = "1x", flipped = false) {
    const name = cardName(card, flipped);
    return glazes.has(card) || painted[name] ? address(size, `${name}-glaze`) : undefined;
}
export const backgroundPicture = (background: number, size: Size = "1x") =>
    picture(backgroundName(background), size);

export interface Picture {
    background?: number | undefined;
    layers: number[]; // art cards, the lowest first
    flipped?: number[] | undefined; // the layers that lie with their backs up, 1 being the lowest
}

// A finished painting.
export const pictureOf = ({ background, layers, flipped }: Picture): Picture =>
    flipped ? { background, layers, flipped } : { background, layers };

interface Sheet {
    source: string; // empty: not painted yet
    multiply: boolean;
    wash: number; // what is laid in its stead: a color for each card
}

export function sheets(picture: Picture, size: "1x" | "2x"): Sheet[] {
    const list: Sheet[] = [];
    const lay = (source = "", multiply = false, wash = 0) => list.push({ source, multiply, wash });
    if (picture.background !== undefined)
        lay(backgroundPicture(picture.background, size), false, -picture.background);
    picture.layers.forEach((card, i) => {
        const flipped = picture.flipped?.includes(i + 1) ?? false;
        lay(cardPicture(card, size, flipped), false, flipped ? card + 500 : card);
        const glaze = glazePicture(card, size, flipped);
        if (glaze) lay(glaze, true);
    });
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
    if (!source) return undefined;
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

// Where a picture is not painted yet: a soft patch of a color of its own, so that layers are seen.
export const washHue = (card: number): number => (Math.abs(card) * 137.5) % 360;
function wash(context: CanvasRenderingContext2D, card: number) {
    const { width, height } = context.canvas;
    context.globalCompositeOperation = "multiply";
    const hue = washHue(card);
    if (card < 0) {
        context.fillStyle = `hsl(${hue} 32% 86%)`;
        context.fillRect(0, 0, width, height);
        return;
    }
    const [x, y] = [
        width * (0.25 + ((card * 29) % 50) / 100),
        height * (0.28 + ((card * 17) % 34) / 100),
    ];
    const shade = context.createRadialGradient(x, y, width * 0.05, x, y, width * 0.5);
    shade.addColorStop(0, `hsl(${hue} 62% 62% / 0.85)`);
    shade.addColorStop(0.75, `hsl(${hue} 62% 72% / 0.7)`);
    shade.addColorStop(1, `hsl(${hue} 62% 80% / 0)`);
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
}

function lay(context: CanvasRenderingContext2D, list: (ImageBitmap | undefined)[], all: Sheet[]) {
    const { width, height } = context.canvas;
    context.globalCompositeOperation = "source-over";
    context.fillStyle = "#efe7d6";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    all.forEach((sheet, i) => {
        const image = list[i];
        if (!sheet.source) wash(context, sheet.wash);
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
    const missing = (images: (ImageBitmap | undefined)[]) =>
        images.some((image, i) => !image && all[i]?.source);
    let images = all.map((sheet) => ready(sheet.source));
    if (missing(images)) {
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
    return context !== null && !missing(images);
}
