// One WebSocket for the whole page, opened at the first need. Questions are promises; what is
// unanswered when the connection breaks is asked again on the next one (docs/api.md, "Sent twice").
import { Refusal } from "../engine/client";
import type { FromOnline, OnlineWelcome, Refused, ToOnline } from "../protocol/messages";
import { language } from "../words/words.svelte";
import { becomeNobody, identity } from "./identity.svelte";

export const protocol = 2; // with boxes
const waits = [250, 500, 1000, 2000]; // before the next try, the last one forever
const waitForNobody = 10_000; // where no server of tables has ever answered: these may be mere files
const opening = 5000; // until it is open and has said welcome
const silence = 10_000; // before asking whether anybody is there
const answerTime = 5000;
const wakingTime = 1500; // after sleep or a change of the network a connection is under suspicion
const jump = 4000; // of the clock: nobody was awake to see it
const lingering = 5000; // open for the next screen, which may need it too

interface State {
    status: "closed" | "connecting" | "open";
    offline: boolean; // tried, and no server of tables answers
    outdated: boolean; // the server speaks another version: only a reload helps
    banned: boolean; // it does not want this person: nothing helps here
    announcement: string; // of who runs the server, to everybody
}
const state = $state<State>({
    status: "closed",
    offline: false,
    outdated: false,
    banned: false,
    announcement: "",
});
export const connection: Readonly<State> = state;

interface Question {
    message: ToOnline;
    sent: boolean;
    resolve: (answer: FromOnline) => void;
    reject: (error: Error) => void;
}
const questions = new Map<number, Question>(); // in the order asked
const listeners = new Set<(message: FromOnline) => void>();
const greeted = new Set<() => void>();
let holders = 0;
let asked = 0;
let spoken: string | undefined; // the language of the last hello
let ahead = 0; // of the server's clock before ours
let socket: WebSocket | undefined;
let everOpen = false;
let tries = 0;
let began = 0; // the latest try
let heard = 0; // the last word of the server
let deadline = Number.POSITIVE_INFINITY; // for its next one
let ticked = 0;
let ticking: ReturnType<typeof setInterval> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let final: Refusal | undefined; // why there is no connection any more
let leaving: ReturnType<typeof setTimeout> | undefined;

export const serverNow = (): number => Date.now() + ahead;

type Answer<T extends FromOnline["type"]> = Extract<FromOnline, { type: T }>;

// Waits for the connection. A refusal is thrown as Refusal.
export async function say<T extends FromOnline["type"]>(
    message: ToOnline,
    ...types: T[]
): Promise<Answer<T>> {
    if (final) throw final;
    const release = hold();
    try {
        const answer = await new Promise<FromOnline>((resolve, reject) => {
            const question = { message, sent: false, resolve, reject };
            const id = ++asked;
            questions.set(id, question);
            if (state.status !== "open" || !socket) return;
            if (spoken !== language()) void hello(socket); // changed since, on another screen
            send(id, question);
        });
        if (!(types as string[]).includes(answer.type))
            throw new Error(`${answer.type} in answer to ${message.type}`);
        return answer as Answer<T>;
    } finally {
        release();
    }
}

// News of what one watches: whatever is no answer, and of a table also the answers, so that all it
// tells is heard in order.
export function hear(listener: (message: FromOnline) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

// Called whenever the server has said welcome: what was watched has to be asked for again.
export function onGreeted(listener: () => void): () => void {
    greeted.add(listener);
    return () => greeted.delete(listener);
}

// Keeps the connection open until released.
export function hold(): () => void {
    ++holders;
    clearTimeout(leaving);
    if (!socket && retry === undefined) connect();
    let held = true;
    return () => {
        if (!held) return;
        held = false;
        if (--holders === 0) leaving = setTimeout(disconnect, lingering);
    };
}

// Says again who one is and which language one reads: after either has changed.
export async function greet(): Promise<void> {
    if (state.status !== "open" || !socket) return;
    if (await hello(socket)) for (const listener of greeted) listener();
}

// ---- Inside -------------------------------------------------------------------------------------

function connect(): void {
    if (final) return;
    disconnect();
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const mine = new WebSocket(address);
    socket = mine;
    state.status = "connecting";
    began = ticked = Date.now();
    deadline = began + opening;
    ticking = setInterval(tick, 500);
    mine.onopen = async () => {
        if ((await hello(mine)) && mine === socket) welcomed();
    };
    mine.onmessage = ({ data }) => mine === socket && receive(JSON.parse(data));
    mine.onclose = () => lose(mine);
}

function disconnect(): void {
    clearTimeout(retry);
    clearInterval(ticking);
    retry = undefined;
    const mine = socket;
    socket = undefined;
    mine?.close();
    state.status = "closed";
}

// The connection is gone, or as good as gone: another one, at once or soon.
function lose(mine: WebSocket): void {
    if (mine !== socket) return;
    disconnect();
    for (const [id, question] of questions) {
        const { type } = question.message;
        // Said anew on every connection; and asked once more a host would have two tables.
        if (type === "hello" || (type === "host" && question.sent)) {
            questions.delete(id);
            question.reject(
                new Refusal({ type: "refused", reason: "page.online.lost_answer", params: {} }),
            );
        }
        question.sent = false;
    }
    if (holders === 0 || final) return;
    state.status = "connecting";
    const known = everOpen || identity.secret !== null;
    const wait = waits[tries] ?? (known ? waits.at(-1) : waitForNobody) ?? 0;
    state.offline = ++tries > 1;
    retry = setTimeout(connect, wait * (0.9 + Math.random() * 0.2));
}

// Whether the server said welcome.
async function hello(mine: WebSocket): Promise<boolean> {
    const { secret } = identity;
    const asking = Date.now();
    spoken = language();
    try {
        const { now, name } = await new Promise<OnlineWelcome>((resolve, reject) => {
            const message = { type: "hello", lang: language(), protocol } as const;
            const question: Question = {
                message: secret ? { ...message, secret } : message,
                sent: false,
                resolve: (answer) => resolve(answer as OnlineWelcome),
                reject,
            };
            const id = ++asked;
            questions.set(id, question);
            send(id, question);
        });
        ahead = now - (asking + Date.now()) / 2;
        if (name !== null) identity.name = name;
        return true;
    } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.refused.reason === "message.unknown_person") {
            becomeNobody();
            return hello(mine);
        }
        state.outdated = error.refused.reason === "message.other_protocol";
        state.banned = error.refused.reason === "message.banned";
        if (state.outdated || state.banned) giveUp(error);
        else lose(mine);
        return false;
    }
}

function welcomed(): void {
    everOpen = true;
    tries = 0;
    Object.assign(state, { status: "open", offline: false });
    for (const listener of greeted) listener();
    for (const [id, question] of questions) if (!question.sent) send(id, question);
}

function giveUp(error: Refusal): void {
    final = error;
    disconnect();
    for (const { reject } of questions.values()) reject(error);
    questions.clear();
}

function send(id: number, question: Question): void {
    question.sent = true;
    socket?.send(JSON.stringify({ ...question.message, id }));
}

function receive(messages: FromOnline[]): void {
    heard = Date.now();
    deadline = Number.POSITIVE_INFINITY;
    for (const message of messages) {
        const id = message.re;
        const question = id === undefined ? undefined : questions.get(id);
        if (id !== undefined) questions.delete(id);
        if (message.type === "refused") question?.reject(new Refusal(message as Refused));
        else question?.resolve(message);
        if (message.type === "announcement") state.announcement = message.text;
        const ofTable = message.type === "online" || message.type === "events";
        if (id === undefined || ofTable) for (const listener of listeners) listener(message);
    }
}

// A connection may be dead without a word: after some silence it has to answer. And a computer that
// slept does not say so: its clock jumps.
function tick(): void {
    const now = Date.now();
    const slept = now - ticked > jump;
    ticked = now;
    if (slept) wake();
    else if (socket && now >= deadline) lose(socket);
    else if (state.status === "open" && now - heard >= silence && !document.hidden)
        probe(answerTime);
}

// Any answer will do; this question costs the server nothing.
function probe(patience: number): void {
    if (deadline === Number.POSITIVE_INFINITY)
        socket?.send(JSON.stringify({ type: "unwatch", table: "none", id: ++asked }));
    deadline = Math.min(deadline, Date.now() + patience);
}

// The device woke up, or its network changed.
function wake(): void {
    if (holders === 0 || document.hidden) return;
    if (state.status === "open") return probe(wakingTime);
    if (retry === undefined && Date.now() - began < wakingTime) return; // a fresh try is on its way
    tries = 0;
    connect();
}
for (const event of ["online", "offline", "pageshow"]) window.addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
