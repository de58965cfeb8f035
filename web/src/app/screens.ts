// Every screen of the page. A new one is a component and a line here.
import type { Component } from "svelte";
import type { GlyphName } from "./Glyph.svelte";
import Start from "../screens/start/Start.svelte";

// A screen may want to know what stands in the address behind its name.
type Drawn = Component<{ rest: string }> | Component<Record<string, never>>;

export interface Screen {
    title: string; // key of its name, for the window and for screen readers
    tile?: GlyphName; // stands on the first screen with this drawing
    load: () => Promise<{ default: Drawn }>;
}

// The first screen is part of the first visit; the others come when they are wanted.
export const screens: Record<string, Screen> = {
    "": { title: "page.screen.start", load: async () => ({ default: Start }) },
    new: {
        title: "page.screen.new",
        tile: "plus",
        load: () => import("../screens/setup/Setup.svelte"),
    },
    daily: {
        title: "page.screen.daily",
        tile: "sun",
        load: () => import("../screens/daily/DailyScreen.svelte"),
    },
    quick: { title: "page.screen.table", load: () => import("../screens/start/Quick.svelte") },
    learn: {
        title: "page.screen.learn",
        tile: "book",
        load: () => import("../screens/learn/Learn.svelte"),
    },
    table: { title: "page.screen.table", load: () => import("../screens/table/Table.svelte") },
    online: {
        title: "page.screen.online",
        load: () => import("../screens/lobby/Lobby.svelte"),
    },
    t: { title: "page.screen.table", load: () => import("../screens/online/OnlineScreen.svelte") },
    host: {
        title: "page.screen.host",
        load: () => import("../screens/lobby/HostScreen.svelte"),
    },
    me: { title: "page.screen.me", load: () => import("../screens/lobby/Adopt.svelte") },
    games: {
        title: "page.screen.games",
        tile: "frame",
        load: () => import("../screens/games/Games.svelte"),
    },
    replay: {
        title: "page.screen.replay",
        load: () => import("../screens/replay/SavedReplay.svelte"),
    },
    g: {
        title: "page.screen.replay",
        load: () => import("../screens/replay/SharedReplay.svelte"),
    },
    practice: {
        title: "page.screen.practice",
        load: () => import("../screens/practice/PracticeScreen.svelte"),
    },
    profile: {
        title: "page.screen.profile",
        tile: "person",
        load: () => import("../screens/profile/ProfileScreen.svelte"),
    },
    settings: {
        title: "page.screen.settings",
        tile: "gear",
        load: () => import("../screens/settings/SettingsScreen.svelte"),
    },
};
