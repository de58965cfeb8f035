// Loads the WebAssembly engine under node and talks to it in messages (docs/api.md).
import { readFile } from "node:fs/promises";

export async function load(file) {
  // The engine reads no file and no clock; what its C library may still ask for is answered "no".
  const badFile = () => 8;
  const wasi = new Proxy({}, { get: () => badFile });
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    wasi_snapshot_preview1: wasi,
  });
  const engine = instance.exports;
  engine._initialize();

  // A text in, the text of a list of messages out.
  const handleText = (text) => {
    const bytes = new TextEncoder().encode(text);
    const at = engine.alloc(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    const answer = engine.handle(at, bytes.length);
    const length = new DataView(engine.memory.buffer).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
  };
  const handle = (message) => JSON.parse(handleText(JSON.stringify(message)));
  return { exports: engine, handle, handleText };
}
