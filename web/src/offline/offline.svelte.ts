// Keeps the page on this device and up to date. Games are saved after every event, so a new version
// only needs a reload to go on at the same place.
import type { Heard, Said } from "./worker";

// What Chromium offers before it installs a page.
interface InstallOffer extends Event {
    prompt(): Promise<unknown>;
}

export const offline = $state({
    // "without": the browser keeps nothing here; "insecure": it would, over a secure connection.
    state: (isSecureContext ? "without" : "insecure") as
        "without" | "insecure" | "fetching" | "ready",
    newer: null as ServiceWorker | null, // a version that is there and waits
    offer: null as InstallOffer | null,
});

const hour = 3_600_000;
const say = (worker: ServiceWorker | null, said: Said) => worker?.postMessage(said);

export const update = (): void => say(offline.newer, "update");

export async function install(): Promise<void> {
    const { offer } = offline;
    offline.offer = null; // it can be taken up only once
    await offer?.prompt();
}

// A version has come while the page is open. The first one ever is no news.
function follow(registration: ServiceWorkerRegistration): void {
    const { installing, active } = registration;
    // Asked now: in Firefox the first one is already active when it says that it is installed.
    if (!active) return;
    installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offline.newer = installing;
    });
}

function lookForNewer(registration: ServiceWorkerRegistration): void {
    let looked = Date.now();
    const look = () => {
        if (document.hidden || Date.now() - looked < hour) return;
        looked = Date.now();
        registration.update().catch(() => {}); // without a network: later
    };
    document.addEventListener("visibilitychange", look);
    setInterval(look, hour);
}

// Another version has taken over: all open pages change to it together.
function changeTogether(serviceWorker: ServiceWorkerContainer): void {
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
        if (controlled) location.reload();
        controlled = true;
    });
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
        updateViaCache: "none",
    });
    serviceWorker.addEventListener("message", ({ data }: MessageEvent<Heard>) => {
        if (data === "pictures are there") offline.state = "ready";
    });
    offline.newer = registration.active && registration.waiting;
    registration.addEventListener("updatefound", () => follow(registration));
    follow(registration);
    lookForNewer(registration);
    offline.state = "fetching";
    say((await serviceWorker.ready).active, "pictures");
}

// Some browsers have none, or refuse to show it: then the page works with a network only.
function container(): ServiceWorkerContainer | undefined {
    try {
        return navigator.serviceWorker;
    } catch {
        return undefined;
    }
}

// Called once, when the page is drawn: nothing that is needed now shall wait for what follows.
export function keepOffline(): void {
    const workers = container();
    if (import.meta.env.DEV || !isSecureContext || !workers) return;
    changeTogether(workers);
    window.addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault();
        offline.offer = event as InstallOffer;
    });
    const begin = () =>
        register(workers).catch((error) => {
            console.warn("not kept for offline use", error);
            offline.state = "without";
        });
    if (document.readyState === "complete") void begin();
    else window.addEventListener("load", begin, { once: true });
}
