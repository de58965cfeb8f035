// Thinks in slices, so that a cancel posted meanwhile is read between two of them. A task comes in,
// its messages go out as they are made; the last one ends it.
import engineFile from "@engine?url";
import type { FromThinker, ToThinker } from "../protocol/messages";
import { startEngine } from "./engine";

const engine = startEngine(fetch(engineFile));
const slice = 400; // iterations: some milliseconds
const last = new Set<FromThinker["type"]>([
    "thought",
    "hinted",
    "review_done",
    "solved",
    "cancelled",
    "refused",
]);
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

async function run(message: Exclude<ToThinker, { type: "step" | "cancel" }>): Promise<void> {
    const handle = await engine;
    const { task } = message;
    let answers = handle(message);
    for (;;) {
        for (const answer of answers) if (answer.type !== "thinking") self.postMessage(answer);
        if (answers.some((answer) => last.has(answer.type))) break;
        await breathe();
        answers = cancelled.delete(task)
            ? handle({ type: "cancel", task })
            : handle({ type: "step", task, iterations: slice });
        if (answers.length === 0) break;
    }
    cancelled.delete(task);
}

self.onmessage = (event: MessageEvent<ToThinker>) => {
    const message = event.data;
    if (message.type === "cancel") cancelled.add(message.task);
    else if (message.type !== "step")
        run(message).catch((error) =>
            self.postMessage({ type: "failed", task: message.task, failed: String(error) }),
        );
};
