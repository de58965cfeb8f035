// A game's record in an address: "1", then the text deflated (with a checksum, so that damage is
// noticed before the engine sees it) and written in letters that every messenger leaves alone.

export type LinkFault = "damaged" | "newer" | "too_long";

export class BadLink extends Error {
    readonly fault: LinkFault;
    constructor(fault: LinkFault) {
        super(fault);
        this.fault = fault;
    }
}

const coding = "1";
// Messengers and mail programs cut longer addresses.
export const longestLink = 8_000;
// A record has at most 1 MiB (docs/record.md); a small text may inflate to gigabytes.
const longestRecord = 1 << 20;

export async function encodeRecord(record: string): Promise<string> {
    const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return coding + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// The text of a link; whether it is a game is for the engine to say.
export async function decodeRecord(code: string): Promise<string> {
    if (/^[2-9]/.test(code)) throw new BadLink("newer");
    if (!/^1[\w-]+$/.test(code)) throw new BadLink("damaged");
    if (code.length > longestRecord) throw new BadLink("too_long");
    try {
        const letters = atob(code.slice(1).replace(/-/g, "+").replace(/_/g, "/"));
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        const stream = new Blob([bytes]).stream();
        return await read(stream.pipeThrough(new DecompressionStream("deflate")));
    } catch (error) {
        throw error instanceof BadLink ? error : new BadLink("damaged");
    }
}

// Stops as soon as it is too much.
async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = stream.getReader();
    let text = "";
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        size += value.length;
        if (size > longestRecord) {
            await reader.cancel();
            throw new BadLink("too_long");
        }
        text += decoder.decode(value, { stream: true });
    }
}
