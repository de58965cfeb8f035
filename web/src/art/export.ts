// A painting at print size: the same stack as on the page, laid by the same rule, with a mount for
// its title and a frame if wished. The cards are drawn at 720 × 1008 and enlarged about twice, which
// the brushwork bears well; velatura-studio paints larger ones anew.
import { type Picture, paint } from "./pictures";

export const printWidth = 1500;
const printHeight = (printWidth * 7) / 5;

export interface Extras {
    title?: string;
    frame?: number; // the seat, whose wood it is
}

// As in Frame.svelte: dark and light along the diagonal.
const woods: [number, string][][] = [
    [
        [0, "#e6c172"],
        [0.38, "#a3742a"],
        [0.62, "#d7ab57"],
        [1, "#8d6120"],
    ],
    [
        [0, "#6b4526"],
        [0.48, "#3f2712"],
        [1, "#5d3b1d"],
    ],
    [
        [0, "#efe3c8"],
        [0.5, "#cdb88e"],
        [1, "#e4d3ad"],
    ],
    [
        [0, "#4b5563"],
        [0.48, "#272e3a"],
        [1, "#414b5a"],
    ],
    [
        [0, "#a4583a"],
        [0.48, "#6d2f1b"],
        [1, "#8f4a2e"],
    ],
];

const mount = 150; // paper around a titled picture
const below = 250; // and under it, for the title
const wood = 84;

// Where the picture lies on the sheet, and how large that is.
export function measures({ title, frame }: Extras) {
    const around = frame === undefined ? 0 : wood;
    const at = around + (title ? mount : 0);
    const under = around + (title ? below : 0);
    return { at, under, width: printWidth + 2 * at, height: at + printHeight + under };
}

// Draws it all on the canvas; false when a picture is missing.
export async function paintPrint(
    canvas: HTMLCanvasElement,
    picture: Picture,
    extras: Extras,
): Promise<boolean> {
    const print = document.createElement("canvas");
    const whole = await paint(print, picture, printWidth);
    if (extras.title) await document.fonts.load(titleFont(extras.title, 92), extras.title);
    const { at, under, width, height } = measures(extras);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return false;
    if (extras.title) paintMount(context, extras.title, at, height - under + below / 2);
    context.drawImage(print, at, at);
    if (extras.frame !== undefined) paintFrame(context, extras.frame);
    return whole;
}

// The page's own serif; Japanese has one of its own, which nothing else loads, and does not lean.
function titleFont(title: string, size: number): string {
    const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif");
    return /[\u2e80-\uffff]/.test(title)
        ? `500 ${size}px "Velatura Titles", ${serif}`
        : `italic 500 ${size}px ${serif}`;
}

function paintMount(
    context: CanvasRenderingContext2D,
    title: string,
    at: number,
    line: number,
): void {
    const { width, height } = context.canvas;
    context.fillStyle = "#fbf6ea";
    context.fillRect(0, 0, width, height);
    // The cut edge of the mount.
    context.fillStyle = "#d9cdb4";
    context.fillRect(at - 5, at - 5, printWidth + 10, printHeight + 10);
    context.fillStyle = "#232136";
    context.textAlign = "center";
    context.textBaseline = "middle";
    let size = 92;
    do context.font = titleFont(title, size);
    while (context.measureText(title).width > printWidth && (size -= 4) > 40);
    context.fillText(title, width / 2, line);
}

function paintFrame(context: CanvasRenderingContext2D, seat: number): void {
    const { width, height } = context.canvas;
    // The diagonal of CSS: its ends lie where the corners project onto it.
    const half = (width + height) / 4;
    const [x, y] = [width / 2, height / 2];
    const shade = context.createLinearGradient(x - half, y - half, x + half, y + half);
    for (const [where, colour] of woods[seat % woods.length] ?? [])
        shade.addColorStop(where, colour);
    const ring = (outer: number, inner: number, fill: string | CanvasGradient) => {
        const path = new Path2D();
        path.rect(outer, outer, width - 2 * outer, height - 2 * outer);
        path.rect(inner, inner, width - 2 * inner, height - 2 * inner);
        context.fillStyle = fill;
        context.fill(path, "evenodd");
    };
    ring(0, wood, shade);
    ring(0, wood * 0.4, "rgba(255, 236, 196, 0.2)");
    ring(0, 6, "rgba(40, 22, 6, 0.55)");
    ring(wood - 6, wood, "rgba(30, 16, 4, 0.6)");
    // The frame stands before the picture and throws a little shadow on it.
    for (let i = 0; i < 18; ++i)
        ring(wood + i, wood + i + 1, `rgba(30, 16, 4, ${0.3 * (1 - i / 18) ** 2})`);
}
