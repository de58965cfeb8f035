// Answers a table's messages at once: { ask, messages } in, { ask, answers } out.
import engineFile from "@engine?url";
import type { ToTable } from "../protocol/messages";
import { startEngine } from "./engine";

const engine = startEngine(fetch(engineFile));

self.onmessage = async (event: MessageEvent<{ ask: number; messages: ToTable[] }>) => {
    const { ask, messages } = event.data;
    try {
        const handle = await engine;
        self.postMessage({ ask, answers: messages.flatMap((message) => handle(message)) });
    } catch (error) {
        self.postMessage({ ask, failed: String(error) });
    }
};
