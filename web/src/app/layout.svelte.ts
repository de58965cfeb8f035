// Which of the three drawings of a screen fits: "phone" (one column, also tablets held upright),
// "landscape" (low and wide), "desk".
export type Layout = "phone" | "landscape" | "desk";

const desk = matchMedia("(min-width: 1000px) and (min-height: 620px)");
const wide = matchMedia("(min-width: 600px) and (min-aspect-ratio: 11/10)");

const roomy = matchMedia("(min-width: 1360px) and (min-height: 780px)");

const walled = matchMedia("(min-width: 1200px)");

const pick = (): Layout => (desk.matches ? "desk" : wide.matches ? "landscape" : "phone");
const current = $state({ layout: pick(), roomy: roomy.matches, walled: walled.matches });
for (const media of [desk, wide, roomy, walled])
    media.addEventListener("change", () => {
        current.layout = pick();
        current.roomy = roomy.matches;
        current.walled = walled.matches;
    });

export const layout = (): Layout => current.layout;
// A desk with room for whole scoring cards and long sentences.
export const isRoomy = (): boolean => current.roomy && current.layout === "desk";
// A desk with a gallery wall for the seats; a narrower one has them in a line.
export const hasWalls = (): boolean => current.walled && current.layout === "desk";
