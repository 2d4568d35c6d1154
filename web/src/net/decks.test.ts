import { beforeEach, expect, test, vi } from "vitest";
import { broughtBy, decks, forgetDeck, keepDeck, newDeck, sizes } from "./decks";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
});

const DECK = { ...newDeck("Princes", { 100_001: 3, 200_001: 2 }), id: "one", at: 1 };

test("decks are kept, the last changed first, and forgotten", () => {
  keepDeck(DECK);
  keepDeck({ ...DECK, id: "two", at: 5 });
  keepDeck({ ...DECK, name: "Kings", at: 9 });
  expect(decks().map(({ id, name }) => [id, name])).toEqual([["one", "Kings"], ["two", "Princes"]]);
  forgetDeck("one");
  expect(decks().map(({ id }) => id)).toEqual(["two"]);
});

test("what is no deck is left out", () => {
  kept.set("coterie.decks", JSON.stringify([DECK, null, { id: "x" }, { ...DECK, counts: { 1: 2 } }, { ...DECK, counts: { 100_001: -1 } }, { ...DECK, versions: [{}] }]));
  expect(decks()).toEqual([DECK]);
  kept.set("coterie.decks", "nonsense");
  expect(decks()).toEqual([]);
});

test("a choice brings a deck of the box by its clan, one of mine as a list, or nothing", () => {
  keepDeck(DECK);
  expect(broughtBy("ventrue")).toBe("ventrue");
  expect(broughtBy("deck:one")).toEqual({ name: "Princes", crypt: { 200_001: 2 }, library: { 100_001: 3 } });
  for (const nothing of ["", "deck:gone", "gangrel"]) expect(broughtBy(nothing)).toBe(null);
  expect(sizes(DECK.counts)).toEqual({ crypt: 2, library: 3 });
});
