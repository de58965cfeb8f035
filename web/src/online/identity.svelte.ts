// Who one is on this server, kept in this browser: whoever has the secret is that person.
import { forgetIn, keepIn, recallObject } from "../store/device";

export interface Identity {
    name: string | null; // null: nobody yet
    secret: string | null;
}

const place = "velatura.person";
const nobody: Identity = { name: null, secret: null };

function stored(): Identity {
    const { name, secret } = recallObject(place);
    const good = typeof secret === "string" && /^[0-9a-f]{64}$/.test(secret);
    return good && typeof name === "string" ? { name, secret } : nobody;
}

export const identity: Identity = $state({ ...nobody, ...stored() });

export function remember(name: string, secret: string): void {
    Object.assign(identity, { name, secret });
    keepIn(place, { name, secret });
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
    forgetIn(place);
}
