// What a screen reader is told as it happens. One polite live region (App.svelte) reads it.
export const announced = $state({ text: "" });

export function announce(text: string): void {
    // The same text again is only read when it differs: a no-break space does.
    announced.text = announced.text === text ? `${text}\u00a0` : text;
}
