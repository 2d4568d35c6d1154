/** The schema of a setup becomes a form. */

import { expect, test } from "vitest";
import { chosen, fits, setupOptions, type Whole } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Setup",
  $defs: {
    Setup: {
      properties: {
        attacker: { enum: ["may", "must"], default: "must" },
        turn_limit: { type: "integer", default: 100 },
        open_hands: { type: "boolean", default: false },
        players: { enum: [2, 3, 4, 5], default: 4 },
        hunters: { type: "integer", minimum: 1, maximum: 4, default: 4 },
        decks: { anyOf: [{ type: "array", items: { anyOf: [{ type: "string" }, { $ref: "#/$defs/Deck" }] } }, { type: "null" }], default: null },
        human_deck: { anyOf: [{ $ref: "#/$defs/Deck" }, { type: "null" }], default: null },
      },
    },
    Deck: { type: "object", properties: {} },
  },
};

test("choices, numbers, switches and files are shown", () => {
  expect(setupOptions(SCHEMA)).toEqual([
    { name: "attacker", kind: "choice", values: ["must", "may"], initial: "must" },
    { name: "turn_limit", kind: "number", initial: 100, least: 1, most: 100_000 },
    { name: "open_hands", kind: "switch", initial: false },
    { name: "players", kind: "choice", values: [4, 2, 3, 5], initial: 4 },
    { name: "hunters", kind: "number", initial: 4, least: 1, most: 4 },
    { name: "decks", kind: "texts", initial: null },
    { name: "human_deck", kind: "file", initial: null },
  ]);
});

test("only what differs from the defaults is sent", () => {
  expect(chosen(setupOptions(SCHEMA), { attacker: "may", turn_limit: 100, players: 5, human_deck: null })).toEqual({ attacker: "may", players: 5 });
});

test("texts are laid out over the seats, and only if there is one", () => {
  const options = setupOptions(SCHEMA);
  expect(chosen(options, { decks: { b: "4 Bonding", e: "left the table" } }, ["a", "b", "c"])).toEqual({ decks: ["", "4 Bonding", ""] });
  expect(chosen(options, { decks: { b: "" } }, ["a", "b"])).toEqual({});
  expect(chosen(options, {}, ["a", "b"])).toEqual({});
});

test("a field that is empty, broken or out of bounds does not fit", () => {
  const hunters = setupOptions(SCHEMA).find(({ name }) => name === "hunters") as Whole;
  expect([Number.NaN, 0, 1, 2.5, 4, 5].filter((value) => fits(hunters, value))).toEqual([1, 4]);
});

test("a schema without a name of its own is read too", () => {
  expect(setupOptions({ properties: { rounds: { type: "integer", default: 3 } } })).toEqual([{ name: "rounds", kind: "number", initial: 3, least: 1, most: 100_000 }]);
});
