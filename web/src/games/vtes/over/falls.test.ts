import { describe, expect, it } from "vitest";
import type { Event } from "../../../protocol";
import { fallsOf } from "./falls";

let number = 0;
const told = (kind: string, seat: string, turn: number, half = 0): Event => ({ number: (number += 1), kind: `vtes-event-${kind}`, roles: { seat: { type: "ref", kind: "vtes-seat", id: seat, name: "" }, half }, at: { turn } });

describe("who fell", () => {
  it("is told by who gains the point", () => {
    expect(fallsOf([told("turn", "a", 4), told("ousted", "b", 4), told("points", "a", 4), told("ousted", "c", 9), told("points", "a", 9)])).toEqual([
      { seat: "b", turn: 4, by: "a" },
      { seat: "c", turn: 9, by: "a" },
    ]);
  });
  it("may be nobody's doing", () => {
    expect(fallsOf([told("ousted", "b", 4), told("points", "a", 7), told("points", "c", 7, 1)])).toEqual([{ seat: "b", turn: 4, by: "" }]);
  });
});
