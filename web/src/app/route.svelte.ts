// Which screen is shown, from the address after #: "#/table/abc" is the screen "table" with the
// rest "abc". Ordinary links and the browser's back work.
export interface Route {
    screen: string;
    rest: string;
}

// An address that was cut short may end in the middle of a character.
function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

export function parseRoute(hash: string): Route {
    const [, screen = "", rest = ""] = /^#\/([^/]*)\/?(.*)$/.exec(hash) ?? [];
    return { screen, rest: decoded(rest) };
}

export const route: Route = $state(parseRoute(location.hash));

// The address changes a little before the route follows.
export function isLeft(): boolean {
    const { screen, rest } = parseRoute(location.hash);
    return screen !== route.screen || rest !== route.rest;
}

// Where one came from, for a way back that leads there; from outside: the start.
const came = $state({ from: "#/" });
export const previous = (): string => came.from;

export function followAddress(): void {
    window.addEventListener("hashchange", (event) => {
        came.from = new URL(event.oldURL).hash || "#/";
        Object.assign(route, parseRoute(location.hash));
    });
}

export function go(screen: string, rest = "", replace = false): void {
    const parts = rest ? `/${rest.split("/").map(encodeURIComponent).join("/")}` : "";
    const hash = `#/${screen}${parts}`;
    if (replace) {
        history.replaceState(null, "", hash);
        Object.assign(route, parseRoute(hash));
    } else {
        location.hash = hash;
    }
}
