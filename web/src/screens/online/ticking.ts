// The server's clock for whatever shows it: components that read it are redrawn twice a second, and
// nothing runs while none does.
import { createSubscriber } from "svelte/reactivity";
import { serverNow } from "../../online/connection.svelte";

const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
});

export function ticking(): number {
    subscribe();
    return serverNow();
}
