// Runs the WebAssembly engine under node:  node run.mjs FILE signature | bench | messages
import { load } from "./engine.mjs";

const [file, verb] = process.argv.slice(2);
if (!file || !["signature", "bench", "messages"].includes(verb)) {
  console.error("usage: node run.mjs FILE signature | bench | messages");
  process.exit(2);
}

const { exports: engine, handle } = await load(file);

const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, "0");
if (verb === "signature") {
  console.log(`${hex(engine.signature())} ${hex(engine.ai_signature())}`);
} else if (verb === "messages") {
  console.log(JSON.stringify(timeMessages()));
} else {
  const signature = hex(engine.signature());
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

// How long the table and the thinker take, in milliseconds: the median of many times.
function timeMessages() {
  const seats = ["A", "B", "C", "D", "E"].map((name) => ({ kind: "person", name }));
  const [{ table }] = handle({ type: "create", viewer: 1, mode: "standard", first: 1, seats, random_scoring: 4, seed: "measured" });
  const at = { table, viewer: 1 };
  let number = 0;
  let view;
  const send = (message) => {
    const [answer] = handle(message);
    ({ number, view } = answer);
  };
  const take = () => send({ type: "move", ...at, answers: number, seat: (number % 5) + 1, move: { kind: "take", position: 1 } });
  const median = (times, run) => {
    const taken = [];
    for (let i = 0; i < times; ++i) {
      const begin = process.hrtime.bigint();
      run();
      taken.push(Number(process.hrtime.bigint() - begin) / 1e6);
    }
    return Number(taken.sort((a, b) => a - b)[times >> 1].toFixed(3));
  };
  const move = median(20, take); // four cards in every hand
  const [{ hand }] = view.seats;
  const cards = [...hand, ...view.row.map((place) => place.card)];
  const [{ record }] = handle({ type: "record", table });
  const think = (level) => {
    let answers = handle({ type: "think", task: 1, record, level, seed: 1 });
    while (answers[0].type === "thinking") answers = handle({ type: "step", task: 1, iterations: 500 });
  };
  const first = process.hrtime.bigint();
  think("artist");
  const first_artist = Number(((Number(process.hrtime.bigint() - first)) / 1e6).toFixed(3));
  return {
    move,
    sync: median(50, () => handle({ type: "sync", ...at })),
    look: median(200, () => handle({ type: "look", table, seat: 1, cards: hand.slice(0, 3) })),
    orders_of_5: median(50, () => handle({ type: "orders", table, seat: 1, cards: cards.slice(0, 5) })),
    orders_of_9: median(50, () => handle({ type: "orders", table, seat: 1, cards })),
    positions: median(20, () => handle({ type: "positions", ...at })),
    open: median(20, () => handle({ type: "close", table: handle({ type: "open", viewer: 1, record })[0].table })),
    first_artist,
    artist: median(9, () => think("artist")),
    master: median(3, () => think("master")),
  };
}
