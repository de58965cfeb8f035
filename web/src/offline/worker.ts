// The service worker. It keeps the page's files of one version together, so that the page opens
// without a network and never runs on files of two versions: a newer one is fetched beside the
// running one and waits until the page says so or all pages are closed. `installable.ts` says what
// a build consists of.
export interface Build {
    version: string;
    files: Record<string, string>; // path → SHA-256; "" is the page itself
    art: string; // the version of the pictures
    pictures: string[]; // those every device should have
}
declare const build: Build;

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = new URL(worker.registration.scope);
const address = (path: string): string => new URL(path, scope).href;

// Several copies of the page may live on one server: each has caches of its own.
const mine = `velatura ${scope.pathname} `;
const shellName = `${mine}shell ${build.version}`;
const artName = `${mine}art ${build.art}`;

async function digest(bytes: ArrayBuffer): Promise<string> {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file of this version, from an older version's cache if it has not changed. What the server sends
// while it changes to yet another version does not fit, and the installation is tried again later.
async function bring(path: string, expected: string, shell: Cache): Promise<void> {
    const url = address(path);
    for (const find of [() => caches.match(url), () => fetch(url, { cache: "no-cache" })]) {
        const response = await find();
        if (!response?.ok) continue;
        const bytes = await response.arrayBuffer();
        if ((await digest(bytes)) !== expected) continue;
        return shell.put(url, new Response(bytes, { headers: response.headers }));
    }
    throw new Error(`no ${path || "page"} of version ${build.version}`);
}

async function install(): Promise<void> {
    const shell = await caches.open(shellName);
    const files = Object.entries(build.files);
    await Promise.all(files.map(([path, expected]) => bring(path, expected, shell)));
}

async function activate(): Promise<void> {
    for (const name of await caches.keys())
        if (name.startsWith(mine) && name !== shellName && name !== artName)
            await caches.delete(name);
    await worker.clients.claim();
}

// The cache may have been emptied by the browser: then there is still the network.
async function file(path: string, request: Request): Promise<Response> {
    const shell = await caches.open(shellName);
    return (await shell.match(address(path))) ?? fetch(request);
}

async function picture(request: Request): Promise<Response> {
    const art = await caches.open(artName);
    const kept = await art.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await art.put(request, response.clone());
    return response;
}

// One after the other: nobody waits for them, and nobody shall wait because of them.
async function fetchPictures(): Promise<void> {
    const art = await caches.open(artName);
    for (const name of build.pictures) {
        const url = address(`art/1x/${name}?${build.art}`);
        if (await art.match(url)) continue;
        const response = await fetch(url, { priority: "low" });
        if (response.ok) await art.put(url, response);
    }
}

// What the page says, and what it hears back.
export type Said = "pictures" | "update";
export type Heard = "pictures are there";

async function hear(said: Said, tell: (heard: Heard) => void): Promise<void> {
    if (said === "update") return worker.skipWaiting();
    await fetchPictures();
    tell("pictures are there");
}

// A notice leads to the page that gave it, and to the table it names.
async function open(address: string): Promise<void> {
    const [page] = await worker.clients.matchAll({ type: "window" });
    await (await page?.focus())?.navigate(new URL(address, scope).href);
}

worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
});
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) =>
    event.waitUntil(hear(event.data, (heard) => event.source?.postMessage(heard))),
);
worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(scope.href)) return;
    const path = url.pathname.slice(scope.pathname.length);
    if (request.mode === "navigate") {
        if (path === "" || path === "index.html") event.respondWith(file("", request));
    } else if (path in build.files) {
        event.respondWith(file(path, request));
    } else if (path.startsWith("art/") && url.search === `?${build.art}`) {
        event.respondWith(picture(request));
    }
});
