// Runs the WebAssembly engine under node:  node run.mjs FILE signature | bench
import { readFile } from "node:fs/promises";

const [file, verb] = process.argv.slice(2);
if (!file || !["signature", "bench"].includes(verb)) {
  console.error("usage: node run.mjs FILE signature | bench");
  process.exit(2);
}

// The engine reads no file and no clock; what its C library may still ask for is answered "no".
const badFile = () => 8;
const wasi = new Proxy({}, { get: () => badFile });
const { instance } = await WebAssembly.instantiate(await readFile(file), {
  wasi_snapshot_preview1: wasi,
});
const engine = instance.exports;
engine._initialize();

const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, "0");
const signature = hex(engine.signature());
if (verb === "signature") {
  console.log(`${signature} ${hex(engine.ai_signature())}`);
} else {
  const games = 20_000;
  engine.play_random_games(games, 1); // warm up: tables and the compiler
  let best = 0;
  for (let slice = 0; slice < 5; ++slice) {
    const begin = process.hrtime.bigint();
    const moves = Number(engine.play_random_games(games, slice));
    const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
    best = Math.max(best, moves / seconds);
  }
  console.log(JSON.stringify({ moves_per_second: Math.round(best), signature }));
}
