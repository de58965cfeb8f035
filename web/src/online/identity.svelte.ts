// Who one is on this server, kept in localStorage: whoever has the secret is that person.
export interface Identity {
    name: string | null; // null: nobody yet
    secret: string | null;
}

const place = "velatura.person";
const nobody: Identity = { name: null, secret: null };

function stored(): Identity {
    try {
        const { name, secret } = JSON.parse(localStorage.getItem(place) ?? "{}");
        if (typeof name === "string" && /^[0-9a-f]{64}$/.test(secret)) return { name, secret };
    } catch {
        // Storage switched off, or damaged: nobody.
    }
    return nobody;
}

export const identity: Identity = $state({ ...nobody, ...stored() });

export function remember(name: string, secret: string): void {
    Object.assign(identity, { name, secret });
    try {
        localStorage.setItem(place, JSON.stringify({ name, secret }));
    } catch {
        // As long as the page is open, then.
    }
}

// What other tabs of this browser remember or forget is true here too.
export function followTabs(changed: () => void): void {
    window.addEventListener("storage", ({ key }) => {
        if (key !== place && key !== null) return;
        Object.assign(identity, stored());
        changed();
    });
}

// The server does not know this person. The secret stays in the storage until there is another: it
// may be the server that is mistaken, after a restored back-up.
export const becomeNobody = (): Identity => Object.assign(identity, nobody);

export function forget(): void {
    becomeNobody();
    try {
        localStorage.removeItem(place);
    } catch {
        // Nothing was kept.
    }
}
