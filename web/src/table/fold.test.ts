import { expect, it } from "vitest";
import type { Event } from "../protocol";
import { folded, type Fold, lines } from "./fold";

const event = (number: number, at: Record<string, number>, kind = "vtes-event-x"): Event => ({ number, kind, at });

type Numbers = (number | [number, Numbers])[];
const numbers = (folds: Fold[]): Numbers => folds.map(({ head, within }) => (within.length > 0 ? [head.number, numbers(within)] : head.number));

it("folds by turn, and in it by what was under way", () => {
  const folds = folded([
    event(1, { turn: 1 }),
    event(2, { turn: 2 }, "vtes-event-turn"),
    event(3, { turn: 2, action: 9 }),
    event(4, { turn: 2, action: 9, combat: 12 }),
    event(5, { turn: 2 }),
    event(6, { turn: 2 }),
    event(7, { turn: 2, action: 15 }),
    event(8, { turn: 2, action: 21 }),
    event(9, { turn: 2, action: 21 }),
    event(10, { turn: 3 }, "vtes-event-turn"),
    event(11, { turn: 3 }),
  ]);
  expect(numbers(folds)).toEqual([1, [2, [[3, [4]], 5, 6, 7, [8, [9]]]], [10, [11]]]);
  expect(folds.map(({ last }) => last)).toEqual([1, 9, 11]);
});

it("has no line for what is only seen", () => {
  const events = [event(1, { turn: 1 }), { ...event(2, { turn: 1 }), silent: true }, event(3, { turn: 1 })];
  expect(numbers(folded(lines(events)))).toEqual([1, 3]);
});

it("leaves events alone that belong nowhere", () => {
  expect(numbers(folded([{ number: 1, kind: "a" }, { number: 2, kind: "b" }]))).toEqual([1, 2]);
});
