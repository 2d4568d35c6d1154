/** The pace of a table: what comes faster waits, questions come last, and nobody else is held up. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { State } from "../protocol";
import { GAPS, Pace, type Speed } from "./pace";

const shown: number[] = [];
let speed: Speed = "normal";
let awaited = false;

function pace(): Pace {
  return new Pace((state) => shown.push(state.number), () => GAPS[speed], () => awaited);
}

/** The table after so many entries: what it told, and whether this seat is asked. */
function state(number: number, { told = 1, asked = false, passed = false } = {}): State {
  const ask = asked || passed ? { number, kind: "", prompt: { id: "" }, options: [], source: null, auto_pass: passed ? "only" : "", window: false, ends: false, refusals: [] } : null;
  return { type: "state", seq: number, number, view: {}, events: Array.from({ length: told }, () => ({})), ask, waiting: [], outcome: null, undo: null, undo_free: false, out: [] } as unknown as State;
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  speed = "normal";
  awaited = false;
});
afterEach(() => void vi.useRealTimers());

test("moves of bots are shown one after the other, and the question after them", () => {
  const table = pace();
  table.take(state(1, { asked: true }));
  for (const at of [2, 3, 4]) table.take(state(at));
  table.take(state(5, { asked: true }));
  expect(shown).toEqual([1, 2]);
  expect(table.behind).toBe(3);
  vi.advanceTimersByTime(GAPS.normal - 1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(2 * GAPS.normal);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("what follows one's own choice is shown at once, and so is what comes after a while", () => {
  const table = pace();
  table.take(state(1, { asked: true }));
  table.take(state(2));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(5000);
  table.take(state(3));
  expect(shown).toEqual([1, 2, 3]);
});

test("a state that tells nothing is not looked at", () => {
  const table = pace();
  table.take(state(1));
  vi.advanceTimersByTime(5000);
  table.take(state(2, { told: 0, passed: true }));
  table.take(state(3, { told: 0 }));
  table.take(state(4));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a passed question does not count as being asked", () => {
  const table = pace();
  table.take(state(1, { passed: true }));
  table.take(state(2));
  expect(shown).toEqual([1]);
});

test.each<[Speed, number]>([["slow", 1600], ["normal", 700], ["fast", 200]])("at %s pace a state is looked at for %i ms", (one, wait) => {
  speed = one;
  const table = pace();
  table.take(state(1));
  table.take(state(2));
  vi.advanceTimersByTime(wait - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("at once means at once", () => {
  speed = "instant";
  const table = pace();
  for (const at of [1, 2, 3]) table.take(state(at));
  expect(shown).toEqual([1, 2, 3]);
});

test("a change of pace counts for what waits already", () => {
  const table = pace();
  for (const at of [1, 2, 3]) table.take(state(at));
  speed = "instant";
  table.again();
  expect(shown).toEqual([1, 2, 3]);
});

test("to my next decision: everything is shown at once until then, and afterwards at the old pace", () => {
  const table = pace();
  for (const at of [1, 2, 3]) table.take(state(at));
  table.skip();
  expect(shown).toEqual([1, 2, 3]);
  for (const at of [4, 5]) table.take(state(at));
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  table.take(state(6, { asked: true }));
  expect(table.skipping).toBe(false);
  for (const at of [7, 8]) table.take(state(at));
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("where others or a clock wait for this seat, its question is shown within a second", () => {
  awaited = true;
  speed = "slow";
  const table = pace();
  for (const at of [1, 2, 3, 4, 5]) table.take(state(at));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
  table.take(state(6, { asked: true }));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what was taken back is not waited for", () => {
  const table = pace();
  for (const at of [1, 2, 3]) table.take(state(at));
  table.take(state(1, { told: 0, asked: true }));
  expect(shown).toEqual([1, 2, 3, 1]);
});

test("whoever leaves is shown nothing more", () => {
  const table = pace();
  for (const at of [1, 2]) table.take(state(at));
  table.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});

test("where there is only a little time to react, everything is shown within a quarter of a second", () => {
  const table = pace();
  table.take(state(1));
  for (const at of [2, 3]) table.take(state(at));
  table.take({ ...state(4, { passed: true }), window: { seats: ["a"], length: 1.3, left: 1.3, held: false, answer: "", holding: false } });
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([1, 2, 3, 4]);
});
