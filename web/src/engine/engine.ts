// The C++ engine as WebAssembly: one message in, a list of messages out. See protocol/README.md.
import type { FromTable, FromThinker, ToTable, ToThinker } from "../protocol/messages";

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    alloc(bytes: number): number;
    handle(pointer: number, bytes: number): number;
}

export type Handle = {
    (message: ToTable): FromTable[];
    (message: ToThinker): FromThinker[];
};

// The engine reads no file and no clock; what its C library may still ask for is answered "no".
const imports = { wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }) };

export async function startEngine(
    source: Response | Promise<Response> | BufferSource,
): Promise<Handle> {
    const { instance } =
        source instanceof ArrayBuffer || ArrayBuffer.isView(source)
            ? await WebAssembly.instantiate(source as BufferSource, imports)
            : await WebAssembly.instantiateStreaming(source as Response, imports);
    const engine = instance.exports as unknown as Exports;
    engine._initialize();
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    return ((message: ToTable | ToThinker) => {
        const bytes = encoder.encode(JSON.stringify(message));
        const at = engine.alloc(bytes.length);
        new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
        const answer = engine.handle(at, bytes.length);
        const length = new DataView(engine.memory.buffer).getUint32(answer, true);
        return JSON.parse(decoder.decode(new Uint8Array(engine.memory.buffer, answer + 4, length)));
    }) as Handle;
}
