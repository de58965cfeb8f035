// Who one is on this server, and what one may do about it. There is no account: a name, and a secret
// that stays in this browser or goes to another one by a link.
import { Refusal } from "../engine/client";
import { saveFile } from "../share/files";
import { randomHex } from "../table/new_game";
import { greet } from "./connection.svelte";
import { followTabs, forget, identity, remember } from "./identity.svelte";

export const person: { readonly name: string | null } = identity;
followTabs(() => void greet());

async function request(
    method: string,
    path: string,
    secret: string | null,
    body?: object,
): Promise<Response> {
    const response = await fetch(new URL(`api/v1/${path}`, document.baseURI), {
        method,
        headers: {
            ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
            ...(body ? { "Content-Type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return response;
    const refused = await response.json().catch(() => null);
    throw refused?.reason ? new Refusal(refused) : new Error(`${response.status}`);
}

// A new person, or another name for the one there is.
export async function become(name: string): Promise<void> {
    const { secret } = identity;
    const response = secret
        ? await request("PUT", "me", secret, { name })
        : await request("POST", "people", null, { name });
    const answer: { name: string; secret?: string } = await response.json();
    remember(answer.name, answer.secret ?? secret ?? "");
    await greet();
}

// Whose secret this is.
export async function whose(secret: string): Promise<string> {
    return (await (await request("GET", "me", secret)).json()).name;
}

// From a transfer link: this browser is that person from now on.
export async function adopt(secret: string): Promise<void> {
    remember(await whose(secret), secret);
    await greet();
}

// The secret stands behind the #, where no server sees it.
export const transferLink = (): string | null =>
    identity.secret && new URL(`#/me/${identity.secret}`, document.baseURI).href;

export async function downloadData(): Promise<void> {
    const response = await request("GET", "me/data", identity.secret);
    saveFile(await response.blob(), "velatura-data.json");
}

export async function erase(): Promise<void> {
    await request("DELETE", "me", identity.secret);
    forget();
    await greet();
}

// A seat's part of the fair shuffle.
export const nonce = (): string => randomHex(16);
