import { describe, expect, it } from "vitest";
import type { AskInfo, Limit, Mark, Text } from "../protocol";
import { isPlain, isWhole, keyOf, marked, mayMark, sumOf } from "./marks";

const text = (id: string): Text => ({ type: "text", id, args: {} });
const mark = (key: string, most = 1): Mark => ({ key, label: text(key), refs: [], most });
const limit = (least: number, most: number | null, weights: Record<string, number> | null = null): Limit => ({ what: text("cards"), rule: "r", least, most, weights, shown: true });
const ask = (marks: Mark[], ...limits: Limit[]): AskInfo => ({
  number: 0, kind: "x", prompt: text("x"), options: [], source: null, auto_pass: "", window: false, ends: false, refusals: [], marks, limits, orders: [],
});

describe("five of fifteen", () => {
  const letters = [..."abcdefghijklmno"];
  const open = ask(letters.map((key) => mark(key)), limit(5, 5));
  const four = Object.fromEntries(letters.slice(0, 4).map((key) => [key, 1]));
  it("is whole with five and not before", () => {
    expect(isWhole(open, four)).toBe(false);
    expect(isWhole(open, marked(open, four, "e", 1))).toBe(true);
  });
  it("takes no sixth, and the fifth back", () => {
    const five = marked(open, four, "e", 1);
    expect(mayMark(open, five, "f")).toBe(false);
    expect(marked(open, five, "f", 1)).toEqual(five);
    expect(marked(open, five, "e", 1)).toEqual(four);
  });
  it("has one key in whatever order it was marked", () => {
    expect(keyOf({ b: 1, a: 2 })).toBe(keyOf({ a: 2, b: 1 }));
    expect(keyOf({ b: 1, a: 2 })).toBe("a*2 b");
  });
});

describe("amounts", () => {
  const open = ask([mark("to", 4), mark("back", 2)], limit(0, 4, { to: 1, back: 2 }));
  it("count by their weights", () => {
    expect(sumOf(open.limits[0]!, { to: 2, back: 1 })).toBe(4);
    expect(mayMark(open, { to: 2, back: 1 }, "to")).toBe(false);
    expect(mayMark(open, { to: 2 }, "back")).toBe(true);
    expect(marked(open, { to: 2, back: 1 }, "back", -1)).toEqual({ to: 2 });
  });
  it("are no answer as long as there are none", () => {
    expect(isWhole(open, {})).toBe(false);
  });
});

describe("one click", () => {
  it("is the whole answer where one of several is asked for", () => {
    const open = ask([mark("a"), mark("b")], limit(1, 1));
    expect(isPlain(open, { a: 1 })).toBe(true);
  });
  it("is not where more may follow", () => {
    expect(isPlain(ask([mark("a"), mark("b")], limit(1, 2)), { a: 1 })).toBe(false);
    expect(isPlain(ask([mark("a", 2)], limit(2, 2)), { a: 1 })).toBe(false);
  });
});
