// Whether this device has a keyboard: a mouse speaks for one, a pressed key proves it. (What a phone
// draws on its screen has no physical keys.)
const mouse = matchMedia("(any-hover: hover) and (any-pointer: fine)");
const current = $state({ pressed: false, mouse: mouse.matches });
mouse.addEventListener("change", () => {
    current.mouse = mouse.matches;
});
window.addEventListener(
    "keydown",
    ({ code, isTrusted }) => {
        if (code && isTrusted) current.pressed = true;
    },
    { capture: true },
);

export const hasKeyboard = (): boolean => current.pressed || current.mouse;
