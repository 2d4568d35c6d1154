import { expect, test } from "vitest";
import type { Event } from "../../../protocol";
import { ACTION_STEPS, COMBAT_STEPS, lastAction, levelOf, ofRound, playedIn, stepped, strikeOf } from "./scene";

const piece = (id: string) => ({ type: "ref" as const, kind: "vtes-piece", id, name: "" });
const card = (id: string) => ({ type: "ref" as const, kind: "vtes-card", id, name: "" });
const event = (number: number, kind: string, roles: NonNullable<Event["roles"]> = {}, at: Record<string, number> = {}): Event => ({ number, kind: `vtes-event-${kind}`, roles, at });

const FIGHT = [
  event(1, "round", { round: 1 }),
  event(2, "played", { user: piece("4"), card: card("100"), level: 2 }),
  event(3, "round", { round: 2 }),
  event(4, "strike", { piece: piece("4"), strike: { type: "text", id: "vtes-blow-hand", args: { amount: 1 } } }),
  event(5, "played", { user: piece("7"), card: card("101"), level: 1 }),
  event(6, "played", { seat: piece("7"), card: card("102") }),
  event(7, "strike", { piece: piece("4"), strike: { type: "text", id: "vtes-blow-dodge", args: {} } }),
];

test("an action goes through its steps, whatever the window is called", () => {
  expect(stepped(ACTION_STEPS, "attempt").map(({ state }) => state)).toEqual(["done", "done", "at", "next"]);
  expect(stepped(ACTION_STEPS, "would").at(-1)).toEqual({ id: "resolve", state: "at" });
  expect(stepped(COMBAT_STEPS, "additional")[1]).toEqual({ id: "strikes", state: "at" });
  expect(stepped(COMBAT_STEPS, "").every(({ state }) => state === "next")).toBe(true);
});

test("only what minions played in this round counts, and their last strike", () => {
  expect(playedIn(ofRound(FIGHT))).toEqual([{ number: 5, card: card("101"), level: 1, minion: 7 }]);
  expect(strikeOf(ofRound(FIGHT), 4)?.id).toBe("vtes-blow-dodge");
  expect(strikeOf(ofRound(FIGHT), 7)).toBeUndefined();
  expect(ofRound([])).toEqual([]);
});

test("a level that is told as a number has letters where the card has one discipline", () => {
  expect(levelOf(["dom"], 2)).toBe("DOM");
  expect(levelOf(["dom"], 1)).toBe("dom");
  expect(levelOf(["dom", "obf"], 2)).toBe("");
  expect(levelOf(undefined, 1)).toBe("");
});

test("of the last action its announcement and its end are told, and no draws", () => {
  const at = { turn: 3, action: 9 };
  const events = [event(1, "acts-with", {}, { turn: 2, action: 4 }), event(2, "acts-with", {}, at), event(3, "drew", {}, at), event(4, "played", {}, at), event(5, "success", {}, at), event(6, "bled", {}, at), event(7, "turn", {}, { turn: 4 })];
  expect(lastAction(events, 4).map(({ number }) => number)).toEqual([2, 4, 5, 6]);
  expect(lastAction(events, 3).map(({ number }) => number)).toEqual([2, 5, 6]);
  expect(lastAction(events.slice(6), 3)).toEqual([]);
});
