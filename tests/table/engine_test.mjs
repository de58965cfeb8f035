// The WebAssembly engine speaks as the native one does:  node engine_test.mjs FILE
// It holds the conversation of docs/api.md word for word, plays whole games by messages alone, and
// outlives bad messages and large ones.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { load } from "../../src/wasm/engine.mjs";

const file = process.argv[2];
if (!file) {
  console.error("usage: node engine_test.mjs FILE");
  process.exit(2);
}

const person = (name) => ({ kind: "person", name });
const modes = {
  standard: { mode: "standard", seats: [person("Ada"), { kind: "bot", level: "artist" }], scenario: "bonus" },
  tie: { mode: "standard", seats: ["A", "B", "C"].map(person), hidden_hands: true },
  vincent: { mode: "vincent", seats: [person("Ada"), person("猫")], random_scoring: 4 },
  solo: { mode: "solo_puzzle", seats: [person("Ada")], scenario: "chill-mode", level: "easy" },
};

const cases = {
  async "the conversation of docs/api.md"() {
    const engine = await load(file);
    const text = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
    const blocks = [...text.matchAll(/```json\n([^]*?)```/g)].map((match) => match[1].trim());
    assert.ok(blocks.length >= 6);
    for (const block of blocks) {
      const [said, ...answers] = block.split("\n");
      assert.equal(engine.handleText(said), `[${answers.join(",")}]`);
    }
  },

  // Bots' moves for everybody: the journeyman's, by the thinker.
  async "whole games in every mode"() {
    for (const [name, setup] of Object.entries(modes)) {
      const engine = await load(file);
      const only = (message, type) => {
        const answers = engine.handle(message);
        assert.equal(answers.length, 1, name);
        assert.equal(answers[0].type, type, `${name}: ${JSON.stringify(answers[0])}`);
        return answers[0];
      };
      const { table, view } = only({ type: "create", viewer: 1, seed: name, ...setup }, "table");
      let last = { number: 0, view };
      while (last.view.phase !== "over") {
        const answers = { table, viewer: null, answers: last.number };
        const actor = last.view.to_act;
        if (actor === "vincent") {
          last = only({ type: "advance", ...answers }, "moved");
        } else if (actor === "judge") {
          const move = { kind: "judge", winners: last.view.legal.judge[0] };
          last = only({ type: "move", ...answers, move }, "moved");
        } else {
          const { record } = only({ type: "record", table }, "recorded");
          const think = { type: "think", task: 1, record, level: "journeyman", seed: last.number };
          const { seat, move } = only(think, "thought");
          assert.equal(seat, actor);
          last = only({ type: "move", ...answers, seat, move }, "moved");
        }
      }
      const result = only({ type: "result", table }, "result");
      assert.equal(result.seats.length, setup.seats.length);
      assert.ok(result.seats.every((seat, i) => seat.points === last.view.seats[i].points));
    }
  },

  async "bad messages and large ones"() {
    const engine = await load(file);
    const reason = (text) => JSON.parse(engine.handleText(text))[0].reason;
    assert.equal(reason(""), "message.not_json");
    assert.equal(reason("{"), "message.not_json");
    assert.equal(reason("[".repeat(100_000)), "message.not_json");
    assert.equal(reason('{"type":"conquer"}'), "message.bad");
    assert.equal(reason(JSON.stringify({ type: "open", viewer: 1, record: "x".repeat(2 << 20) })), "message.bad");
    assert.equal(reason(" ".repeat((16 << 20) + 1)), "message.too_big");
    assert.equal(JSON.parse(engine.handleText('{"type":"hello","lang":"ja"}'))[0].type, "welcome");
  },
};

for (const [name, run] of Object.entries(cases)) {
  await run();
  console.log(`ok: ${name}`);
}
