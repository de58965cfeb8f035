import { untrack } from "svelte";

// What a screen reader is told as it happens. One polite live region (App.svelte) reads it.
// `title` stands before the window's name: what somebody in another window should know.
export const announced = $state({ text: "", title: "" });

export function announce(text: string): void {
    // The same text again is only read when it differs: a no-break space does. Whoever announces in an
    // effect must not depend on what was said last.
    const last = untrack(() => announced.text);
    announced.text = last === text ? `${text}\u00a0` : text;
}
