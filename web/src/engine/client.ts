// The page's side of the two workers: questions as promises.
import type {
    FromTable,
    FromThinker,
    Hint,
    Hinted,
    Refused,
    Review,
    Solve,
    Solved,
    Think,
    Thought,
    ToTable,
} from "../protocol/messages";
import { language } from "../words/words.svelte";
import type { ToWorker } from "./thinker.worker";

// The engine said no; `reason` and `params` make the text.
export class Refusal extends Error {
    readonly refused: Refused;
    constructor(refused: Refused) {
        super(refused.reason);
        this.refused = refused;
    }
}

let table: Worker | undefined;
let asked = 0;
const waiting = new Map<
    number,
    { resolve: (answers: FromTable[]) => void; reject: (error: Error) => void }
>();

function tableWorker(): Worker {
    if (table) return table;
    table = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    table.onmessage = (event) => {
        const { ask, answers, failed } = event.data;
        const { resolve, reject } = waiting.get(ask) ?? {};
        waiting.delete(ask);
        if (failed) return reject?.(new Error(failed));
        const refused = (answers as FromTable[]).find((answer) => answer.type === "refused");
        if (refused) reject?.(new Refusal(refused as Refused));
        else resolve?.(answers);
    };
    table.onerror = () => {
        for (const { reject } of waiting.values()) reject(new Error("engine"));
        waiting.clear();
        table = undefined;
    };
    return table;
}

// All answers to messages that are answered in order; a refusal is thrown. Several at once cost one
// round trip to the worker.
export function askAll(...messages: ToTable[]): Promise<FromTable[]> {
    const ask = ++asked;
    return new Promise((resolve, reject) => {
        waiting.set(ask, { resolve, reject });
        tableWorker().postMessage({ ask, messages });
    });
}

type AnswerOf<T extends FromTable["type"]> = Extract<FromTable, { type: T }>;

export function answerOf<T extends FromTable["type"]>(answers: FromTable[], type: T): AnswerOf<T> {
    const answer = answers.find((each) => each.type === type);
    if (!answer) throw new Error(`no ${type} among the answers`);
    return answer as AnswerOf<T>;
}

export const ask = async <T extends FromTable["type"]>(
    message: ToTable,
    type: T,
): Promise<AnswerOf<T>> => answerOf(await askAll(message), type);

// ---- The thinker --------------------------------------------------------------------------------

type Task = Omit<Think, "task"> | Omit<Hint, "task"> | Omit<Review, "task"> | Omit<Solve, "task">;
type Heard = (message: FromThinker) => void;

let thinker: Worker | undefined;
let tasks = 0;
const heard = new Map<number, { hear: Heard; fail: (error: Error) => void }>();

function thinkerWorker(): Worker {
    if (thinker) return thinker;
    thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    thinker.onmessage = (event) => {
        const message = event.data;
        const task = heard.get(message.task);
        if (message.type === "failed") task?.fail(new Error(message.failed));
        else task?.hear(message as FromThinker);
    };
    thinker.onerror = () => {
        for (const { fail } of heard.values()) fail(new Error("engine"));
        heard.clear();
        thinker = undefined;
    };
    return thinker;
}

const tell = (message: ToWorker) => thinkerWorker().postMessage(message);

export const thinkSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

// Runs a task until its last message; `each` gets those before it. A canceled one gives null.
export function think<T extends FromThinker["type"]>(
    task: Task,
    end: T,
    options: { signal?: AbortSignal; each?: Heard } = {},
): Promise<Extract<FromThinker, { type: T }> | null> {
    const number = ++tasks;
    return new Promise((resolve, reject) => {
        const done = () => heard.delete(number);
        const hear: Heard = (message) => {
            if (message.type === end) {
                done();
                resolve(message as Extract<FromThinker, { type: T }>);
            } else if (message.type === "cancelled") {
                done();
                resolve(null);
            } else if (message.type === "refused") {
                done();
                reject(new Refusal(message));
            } else options.each?.(message);
        };
        heard.set(number, {
            hear,
            fail: (error) => {
                done();
                reject(error);
            },
        });
        options.signal?.addEventListener("abort", () => {
            if (!heard.has(number)) return;
            done();
            tell({ cancel: number });
            resolve(null);
        });
        if (options.signal?.aborted) {
            done();
            resolve(null);
            return;
        }
        tell({ lang: language(), message: { ...task, task: number } });
    });
}

// Starts both, so that the first move does not wait for them.
export function warmUp(): void {
    tableWorker();
    thinkerWorker();
}

export type { Hinted, Solved, Thought };
