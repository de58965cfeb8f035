// Which of the three layouts of a screen fits: "phone" (one column, also tablets held upright),
// "landscape" (low and wide), "desk".
export type Layout = "phone" | "landscape" | "desk";

const desk = matchMedia("(min-width: 1000px) and (min-height: 620px)");
const wide = matchMedia("(min-width: 600px) and (min-aspect-ratio: 11/10)");
// The table has much to show: its desk needs room for the ladder between two rows of cards, measured
// in letters, and gallery walls for the seats.
const wholeTable = matchMedia("(min-width: 75rem) and (min-height: 50rem)");
const walled = matchMedia("(min-width: 1200px) and (min-aspect-ratio: 11/10)");

const medias = [desk, wide, wholeTable, walled];
const read = () => ({
    layout: (desk.matches ? "desk" : wide.matches ? "landscape" : "phone") as Layout,
    table: (wholeTable.matches && walled.matches
        ? "desk"
        : wide.matches
          ? "landscape"
          : "phone") as Layout,
    walled: walled.matches,
});
const current = $state(read());
for (const media of medias)
    media.addEventListener("change", () => {
        Object.assign(current, read());
    });

export const layout = (): Layout => current.layout;
export const tableLayout = (): Layout => current.table;
// A table with a gallery wall for the seats; a narrower one has them in a line.
export const hasWalls = (): boolean => current.walled;
