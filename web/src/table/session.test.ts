import { describe, expect, it, vi } from "vitest";
import type { Event, SeatInfo } from "../protocol";
import { setLanguage } from "../words";
import { joined, resigning } from "./session.svelte";

const event = (number: number, id = "x"): Event => ({ number, kind: id });
const numbers = (events: readonly Event[]) => events.map((one) => one.number);

describe("the log", () => {
  it("grows by what is new", () => {
    expect(numbers(joined([event(1), event(2)], [event(3)], 3))).toEqual([1, 2, 3]);
  });
  it("forgets what was taken back", () => {
    expect(numbers(joined([event(1), event(2), event(3)], [], 1))).toEqual([1]);
  });
  it("tells the new version of what was taken back", () => {
    const after = joined([event(1), event(2, "old")], [event(2, "new")], 2);
    expect(after.map((one) => one.kind)).toEqual(["x", "new"]);
  });
  it("is the same list if nothing happened", () => {
    const before = [event(1)];
    expect(joined(before, [], 1)).toBe(before);
  });
});

describe("resigning", () => {
  it("is asked about in the words of the game, and in plain ones where it has none", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage("en", false);
    const seats = (...kinds: SeatInfo["kind"][]) => kinds.map((kind, at) => ({ seat: `seat-${at}`, kind }) as SeatInfo);
    const asked = (...kinds: SeatInfo["kind"][]) => resigning("fury", "mina_harker", seats(...kinds));
    expect(asked("person", "person", "person")).toEqual({ id: "web-game-fury-resign", args: { seat: "mina_harker", seats: 3, crowd: 1 } });
    expect(asked("person", "resigned", "person")).toEqual({ id: "web-game-fury-resign", args: { seat: "mina_harker", seats: 3, crowd: 0 } });
    expect(resigning("crypt", "a", [])).toEqual({ id: "table-sure-resign" });
  });
});
