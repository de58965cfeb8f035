// What the first edition kept in a browser for online tables, besides what web/tests/kept.spec.ts
// looks at in a browser: written here as that edition wrote it. Never edit it.
import { beforeAll, expect, it } from "vitest";
import fixture from "../../tests/kept-browser.json";
import { openPage, world } from "../online/fake";

const secret = "5".repeat(64);
const kept: Record<string, unknown> = {
    ...fixture.localStorage,
    "velatura.person": { name: "Ada", secret },
    "velatura.easel.671edb9de9e9afb767e5": { "1": { layers: [22, 27], background: 4 } },
    "velatura.host": {
        clock: "days",
        bank: 600,
        increment: 5,
        seconds: 90,
        days: 3,
        open: true,
        spectators: false,
        relief: "artist",
    },
    "velatura.host.game": { ...fixture.localStorage["velatura.setup"], mode: "solo_puzzle" },
};

// The modules read the storage when they are loaded; loading takes long on a busy machine.
const load = async () => {
    openPage();
    for (const [place, value] of Object.entries(kept)) world.kept.set(place, JSON.stringify(value));
    return {
        ...(await import("../online/identity.svelte")),
        ...(await import("../online/kept.svelte")),
        ...(await import("../screens/online/talk.svelte")),
        ...(await import("../screens/lobby/hosting.svelte")),
    };
};
let page: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
    page = await load();
}, 60_000);

it("keeps who one is", () => expect(page.identity).toEqual({ name: "Ada", secret }));

it("keeps what lies on an easel", () =>
    expect(page.readDrafts("671edb9de9e9afb767e5")[1]).toMatchObject({
        layers: [22, 27],
        background: 4,
    }));

it("keeps who is muted", () => expect(page.isMuted("Trollo")).toBe(true));

it("keeps what was chosen for a table that friends come to", () => {
    const hosting = new page.Hosting();
    expect(hosting.chosenClock()).toEqual({ kind: "days", days: 3 });
    expect(hosting).toMatchObject({ open: true, spectators: false, relief: "artist" });
    expect(hosting.game.mode).toBe("solo_puzzle");
});
