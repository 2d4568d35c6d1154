import { expect, test } from "vitest";
import type { AskInfo, LessonInfo } from "../protocol";
import { at, holds, partsOf, stepAt, takes } from "./guide.svelte";

const option = (key: string) => ({ key, label: { type: "text" as const, id: key, args: {} }, refs: [] });
const ask = { number: 4, prompt: { type: "text", id: "act", args: {} }, options: [option("bleed"), option("pass")], marks: [{ ...option("seat:b"), most: 3 }] } as unknown as AskInfo;
const step = (id: string, key: string, more = {}) => ({ id, turn: 7, key, prompt: "", when: {}, things: [], card: "", ...more });
const lesson = (...steps: ReturnType<typeof step>[]): LessonInfo => ({ learner: "a", steps, done: {} });

test("a path leads through fields and lists, or nowhere", () => {
  expect(at({ seats: [{ pool: 3 }] }, "seats.0.pool")).toBe(3);
  expect(at({ seats: [] }, "seats.0.pool")).toBeUndefined();
  expect(holds({ action: null }, { "action.actor": 7 })).toBe(false);
});

test("a key is taken apart into marks, and a question takes what it offers often enough", () => {
  expect(partsOf("seat:b*3 seat:c")).toEqual([["seat:b", 3], ["seat:c", 1]]);
  expect([takes(ask, "bleed"), takes(ask, "seat:b*3"), takes(ask, "seat:b*4"), takes(ask, "seat:c")]).toEqual([true, true, false, false]);
});

test("the first step is due that can be taken in this turn, at this question, as the table stands", () => {
  const steps = [step("other-turn", "bleed", { turn: 8 }), step("other-prompt", "bleed", { prompt: "vote" }), step("other-view", "bleed", { when: { edge: "b" } }), step("hunt", "hunt"), step("bleed", "bleed"), step("pass", "pass")];
  expect(stepAt(lesson(...steps), ask, { turn: 7, edge: "a" })?.id).toBe("bleed");
  expect(stepAt(lesson(...steps), null, { turn: 7 })).toBeNull();
  expect(stepAt(lesson(step("bleed", "bleed")), ask, { turn: 9 })).toBeNull();
});
