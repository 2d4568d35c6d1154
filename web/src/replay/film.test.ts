import { describe, expect, it } from "vitest";
import { turnOf } from "./film.svelte";

describe("the turn of an entry", () => {
  it("is the last one that has begun", () => {
    expect([0, 4, 5, 9, 30].map((number) => turnOf([0, 5, 9], number))).toEqual([1, 1, 2, 3, 3]);
  });
  it("is the first where a game has no turns", () => {
    expect(turnOf([], 7)).toBe(1);
  });
});
