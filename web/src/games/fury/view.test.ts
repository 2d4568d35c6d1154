/** What the drawing reads out of a view: Dracula's known ways, whose cards a question is about, what a space is called. */

import { expect, test } from "vitest";
import type { AskInfo } from "../../protocol";
import { about, counted, event, type FuryView, type HunterView, item, knownCards, knownWays, type SlotView, space } from "./view";

function slot(place: string, more: Partial<SlotView> = {}): SlotView {
  return { space: 1, serial: 1, back: "city", place, up: place !== "", powers: [], tokens: [], blood: 0, ...more };
}
function seen(trail: SlotView[], catacombs: (SlotView | null)[] = []): FuryView {
  return { trail, catacombs } as unknown as FuryView;
}

test("ways lead between neighbours of the trail, the older place first", () => {
  expect(knownWays(seen([slot("rome"), slot("florence"), slot("venice")]))).toEqual([["florence", "rome"], ["venice", "florence"]]);
});

test("over a card that is not known there is no way", () => {
  expect(knownWays(seen([slot("rome"), slot(""), slot("venice"), slot("munich")]))).toEqual([["munich", "venice"]]);
});

test("powers that keep him where he is do not break a way", () => {
  const stays = slot("", { back: "power", serial: 0, powers: ["feed"], up: true });
  const hides = slot("", { powers: ["hide"], up: true });
  expect(knownWays(seen([slot("rome"), stays, hides, slot("florence")]))).toEqual([["florence", "rome"]]);
});

test("spaces are counted through the trail, and then through the filled ones of the catacombs", () => {
  const [one, two, three] = [slot("rome"), slot(""), slot("paris")];
  const view = seen([one, two], [null, three]);
  expect([one, two, three].map((each) => space(view, each).id)).toEqual(["1", "2", "3"]);
});

test("a question is about the cards of the hunter it names, unless its answers name hunters", () => {
  const who = { kind: "fury-hunter", id: "van_helsing" };
  const card = { kind: "fury-item", id: "knife" };
  const ask = (refs: object[]) => ({ prompt: { id: "x", args: { who } }, options: [{ key: "k", label: { id: "k" }, refs }] }) as unknown as AskInfo;
  expect(about(ask([card]))).toBe("van_helsing");
  expect(about(ask([card, { kind: "fury-hunter", id: "mina_harker" }]))).toBe("");
  expect(about(null)).toBe("");
});

test("a card that lies face up was seen, and is known once", () => {
  const items = { knife: {}, stake: {} } as never;
  const hand = (seen: string[]) => ({ shown_item: "knife", shown_event: "forewarned", seen }) as unknown as HunterView;
  expect(knownCards(hand(["forewarned", "knife", "stake"]), items)).toEqual([event("forewarned"), item("knife"), item("stake")]);
  expect(knownCards(hand([]), items)).toEqual([item("knife"), event("forewarned")]);
});

test("equal cards are named once, with their number", () => {
  expect(counted([item("knife"), event("trap"), item("knife")])).toEqual([[item("knife"), 2], [event("trap"), 1]]);
});
