// The rules of the boxes, box by box, and an easel to try each on.
interface BoxSection {
    texts: string[];
    icons?: string[]; // told by name
    study?: { cards: number[]; conditions: string[]; silver?: boolean; gold?: boolean };
}

export const boxSections: Record<string, BoxSection> = {
    reflections: {
        texts: ["page.learn.boxes.mirror", "page.learn.boxes.gold", "page.learn.boxes.rows"],
        icons: ["mirror", "gold-hue", "gold-shape", "gold-texture", "gold-tone"],
        study: { cards: [62, 61, 64], conditions: ["balance"], gold: true },
    },
    touches: {
        texts: ["page.learn.boxes.creativity", "page.learn.boxes.blend", "page.learn.boxes.frames"],
        icons: ["creativity", "blend-from-left", "blend-from-right"],
        study: { cards: [98, 94, 95], conditions: ["pattern", "dominance"] },
    },
    mini: {
        texts: ["page.learn.boxes.x2", "page.learn.boxes.bonus", "page.learn.boxes.award"],
        icons: ["x2-to-left", "x2-to-right", "bonus"],
        study: { cards: [120, 118, 117], conditions: ["variety"], silver: true },
    },
    signature: { texts: ["page.learn.boxes.signature"] },
    painters: { texts: ["page.learn.boxes.painters"] },
    automa: { texts: ["page.learn.boxes.automa.1", "page.learn.boxes.automa.2"] },
};
