import { describe, expect, it } from "vitest";
import type { Event, Frame } from "../protocol";
import { momentsOf, ticks, turnsWith } from "./moments";

const event = (kind: string, number: number): Event => ({ number, kind }) as Event;
const frame = (number: number, ...events: Event[]): Frame => ({ number, view: null, events, by: "", key: "", label: null, waiting: [], outcome: null, outlook: null });
const moment = ({ kind }: Event) => (kind === "falls" ? ({ kind: "fall", seat: "b" } as const) : null);

describe("turning points", () => {
  const moments = momentsOf([frame(0, event("turn", 1)), frame(4, event("bled", 2), event("falls", 3)), frame(5), frame(9, event("falls", 4))], moment);
  it("are found with the entry that told them", () => {
    expect(moments.map(({ at, kind, seat, event: one }) => [at, kind, seat, one.number])).toEqual([
      [4, "fall", "b", 3],
      [9, "fall", "b", 4],
    ]);
  });
  it("stand in their turn", () => {
    expect(turnsWith([1, 5, 9], moments).map((turn) => [turn.number, turn.at, turn.moments.map((one) => one.at)])).toEqual([
      [1, 1, [4]],
      [2, 5, []],
      [3, 9, [9]],
    ]);
  });
});

describe("the lines across a chart", () => {
  it("are at round numbers, and few", () => {
    expect(ticks(30)).toEqual([0, 10, 20, 30]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(1)).toEqual([0, 1]);
    expect(ticks(84)).toEqual([0, 50]);
    expect(ticks(37)).toEqual([0, 10, 20, 30]);
  });
});
