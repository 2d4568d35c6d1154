/** Who plays at a table: what each is called, and to whom texts are said. */

import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol";
import { playerName, seatingOf } from "./players";

function seat(id: string, more: Partial<SeatInfo>): SeatInfo {
  const figures = [
    { type: "ref" as const, kind: "fury-seat", id, name: "" },
    { type: "ref" as const, kind: "fury-hunter", id, name: "" },
  ];
  return { seat: id, kind: "person", name: "", bot: "", away: false, connected: true, time_left: null, face: "", figures, made: false, ...more };
}
const PLAYERS = [seat("dracula", { kind: "bot", bot: "steady", name: "Hanne", face: "lantern" }), seat("mina_harker", { name: "Piet" }), seat("dr_seward", {})];

test("a reader is whatever stands for them, and others are called by name", () => {
  const seating = seatingOf(PLAYERS, "mina_harker");
  expect(seating.you).toBe("mina_harker");
  expect([...seating.figures]).toEqual(["fury-seat:mina_harker", "fury-hunter:mina_harker"]);
  expect([...seating.names]).toEqual([
    ["fury-seat:dracula", "Hanne"],
    ["fury-seat:mina_harker", "Piet"],
  ]);
});

test("a spectator is nobody at the table", () => {
  expect(seatingOf(PLAYERS, "")).toMatchObject({ you: "", figures: new Set() });
});

test("everybody has a name: their own, that of a bot's person, or what the seat is called", () => {
  expect(PLAYERS.map((player) => playerName("fury", player, "dr_seward"))).toEqual(["Hanne", "Piet", "table-you"]);
  expect(PLAYERS.map((player) => playerName("fury", player))).toEqual(["Hanne", "Piet", "dr_seward"]);
});
