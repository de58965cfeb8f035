// On a new screen the focus goes to its heading, so that a screen reader reads on there and Tab begins
// at its top. A screen may have to load first.
let waiting: MutationObserver | undefined;

export function focusHeading(heading: HTMLElement): void {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
}

export function arrive(root: HTMLElement): void {
    waiting?.disconnect();
    const look = (): boolean => {
        const heading = root.querySelector<HTMLElement>("main h1");
        const focused = document.activeElement;
        // Where somebody has gone on to already, or the screen itself, nobody is taken away.
        if (focused && focused !== document.body) return true;
        if (heading) focusHeading(heading);
        return heading !== null;
    };
    if (look()) return;
    waiting = new MutationObserver(() => {
        if (look()) waiting?.disconnect();
    });
    waiting.observe(root, { childList: true, subtree: true });
}
