// Thinks in slices, so that a cancel posted meanwhile is read between two of them. A task comes in,
// its messages go out as they are made; the last one ends it. With a task comes the language its
// titles are wanted in.
import engineFile from "@engine?url";
import type { FromThinker, Hello, ToThinker } from "../protocol/messages";
import { startEngine } from "./engine";

const engine = startEngine(fetch(engineFile));
const slice = 400; // iterations: some milliseconds
// Whether a message ends its task. Every one is named, so that none is forgotten.
const ends: Record<FromThinker["type"], boolean> = {
    thinking: false,
    thought: true,
    hinted: true,
    reviewed: false,
    review_done: true,
    solved: true,
    cancelled: true,
    refused: true,
};
const cancelled = new Set<number>();

// Lets the messages that have come be read, without the delay a timer has.
const breathe = () =>
    new Promise<void>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
            channel.port1.close();
            resolve();
        };
        channel.port2.postMessage(0);
    });

type Task = Exclude<ToThinker, { type: "step" | "cancel" }>;
export type ToWorker = { lang: Hello["lang"]; message: Task } | { cancel: number };

async function run(message: Task, lang: Hello["lang"]): Promise<void> {
    const handle = await engine;
    handle({ type: "hello", lang });
    const { task } = message;
    let answers = handle(message);
    for (;;) {
        for (const answer of answers) if (answer.type !== "thinking") self.postMessage(answer);
        if (answers.some((answer) => ends[answer.type])) break;
        await breathe();
        answers = cancelled.delete(task)
            ? handle({ type: "cancel", task })
            : handle({ type: "step", task, iterations: slice });
        if (answers.length === 0) break;
    }
    cancelled.delete(task);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if ("cancel" in data) {
        cancelled.add(data.cancel);
        return;
    }
    const { message, lang } = data;
    run(message, lang).catch((error) =>
        self.postMessage({ type: "failed", task: message.task, failed: String(error) }),
    );
};
