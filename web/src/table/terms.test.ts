import { describe, expect, it } from "vitest";
import { explained, finder } from "./terms";

const found = finder([
  ["hunt", ["hunt", "hunts"]],
  ["blood-hunt", ["blood hunt"]],
  ["edge", ["Edge"]],
]);
const refOf = (id: string) => ({ kind: "web-vtes-term", id });
const ids = (words: string, met?: Set<string>) => (found ? explained(words, found, refOf, met) : []).map((part) => part.ref?.id ?? part.words);

describe("terms in a sentence", () => {
  it("are whole words, the longest that fits", () => {
    expect(ids("The blood hunt is on, and hunters hunt.")).toEqual(["The ", "blood-hunt", " is on, and hunters ", "hunt", "."]);
  });
  it("are found whatever their case, and explained once", () => {
    expect(ids("Hunts for the edge, then hunts.")).toEqual(["hunt", " for the ", "edge", ", then hunts."]);
    expect(ids("It hunts.", new Set(["hunt"]))).toEqual(["It hunts."]);
  });
  it("keep every word as it was", () => {
    const words = "HUNT: the Edge; the blood hunt.";
    expect(found && explained(words, found, refOf).map((part) => part.words).join("")).toBe(words);
  });
  it("may be none", () => {
    expect(finder([])).toBeNull();
  });
});
