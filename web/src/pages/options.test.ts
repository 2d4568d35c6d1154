/** The schema of a setup becomes a form. */

import { expect, test } from "vitest";
import { chosen, setupOptions } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Setup",
  $defs: {
    Setup: {
      properties: {
        attacker: { enum: ["may", "must"], default: "must" },
        turn_limit: { type: "integer", default: 100 },
        open_hands: { type: "boolean", default: false },
        human_deck: { anyOf: [{ $ref: "#/$defs/Deck" }, { type: "null" }], default: null },
      },
    },
    Deck: { properties: {} },
  },
};

test("choices, numbers and switches are shown, decks are not", () => {
  expect(setupOptions(SCHEMA)).toEqual([
    { name: "attacker", kind: "choice", values: ["must", "may"], initial: "must" },
    { name: "turn_limit", kind: "number", initial: 100 },
    { name: "open_hands", kind: "switch", initial: false },
  ]);
});

test("only what differs from the defaults is sent", () => {
  expect(chosen(setupOptions(SCHEMA), { attacker: "may", turn_limit: 100 })).toEqual({ attacker: "may" });
});

test("a schema without a name of its own is read too", () => {
  expect(setupOptions({ properties: { rounds: { type: "integer", default: 3 } } })).toEqual([{ name: "rounds", kind: "number", initial: 3 }]);
});
