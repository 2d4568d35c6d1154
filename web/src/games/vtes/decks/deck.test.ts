import { expect, test } from "vitest";
import { newDeck, sameCounts, withVersion } from "../../../net/decks";
import type { Card } from "./card";
import { changed, clanOf, cryptOf, differences, libraryOf } from "./deck";
import { atLeastOne, capacities, exactly, prices, trainings, typeBars, vampireBy } from "./figures";
import { shuffled } from "./hands";
import { arrived, codeOf, deckOf } from "./share";

function card(id: number, name: string, types: string[], more: Partial<Card> = {}): Card {
  return {
    id, name, names: [name], types, clans: [], disciplines: {}, needs: [], allNeeded: false, levels: [], blood: 0, pool: 0, costsX: false, capacity: 0,
    group: "", advanced: false, sect: "", title: "", sets: [], banned: false, v5: false, complete: true, ...more,
  }; // prettier-ignore
}
const CARDS = new Map(
  [
    card(100_001, "Bonding", ["action modifier"], { needs: ["dom"] }),
    card(100_002, "Govern", ["action"], { needs: ["dom"], blood: 1 }),
    card(100_003, "Villein", ["master"], { costsX: true }),
    card(100_004, "Arms Dealer", ["master"], { pool: 1 }),
    card(100_005, "Resist Earth's Grasp", ["action modifier", "combat"], {}),
    card(200_001, "Alice", ["vampire"], { capacity: 7, disciplines: { dom: 2, for: 1 }, clans: ["Ventrue"] }),
    card(200_002, "Horst", ["vampire"], { capacity: 8, disciplines: { dom: 1 }, clans: ["Ventrue"] }),
    card(200_003, "Emily", ["vampire"], { capacity: 4, clans: ["Caitiff"] }),
  ].map((one) => [one.id, one]),
);
const COUNTS = { 100_001: 3, 100_002: 4, 100_003: 2, 100_004: 1, 100_005: 1, 200_001: 2, 200_002: 1, 200_003: 1 };
const CRYPT = cryptOf(COUNTS, CARDS);
const LIBRARY = libraryOf(COUNTS, CARDS);

test("copies are added and taken out, never below none", () => {
  const counts = changed(changed({}, 100_001, 2), 100_002, 1);
  expect(counts).toEqual({ 100_001: 2, 100_002: 1 });
  expect(changed(counts, 100_002, -5)).toEqual({ 100_001: 2 });
  expect(changed(counts, 100_003, -1)).toEqual(counts);
  expect(changed({ 100_001: 199 }, 100_001, 5)).toEqual({ 100_001: 200 });
});

test("the crypt is read by falling capacity, the library by type", () => {
  expect(CRYPT.map(({ card, count }) => [card.name, count])).toEqual([["Horst", 1], ["Alice", 2], ["Emily", 1]]);
  expect(LIBRARY.map(({ type, count }) => [type, count])).toEqual([["master", 3], ["action", 4], ["action modifier", 4]]);
  expect(LIBRARY[0]?.cards.map(({ card }) => card.name)).toEqual(["Arms Dealer", "Villein"]);
  expect(clanOf(CRYPT)).toBe("Ventrue");
});

test("two versions are compared card by card", () => {
  expect(differences({ 100_001: 3, 100_002: 1 }, { 100_001: 2, 200_001: 1, 100_002: 1 })).toEqual([
    { card: 200_001, before: 0, after: 1 },
    { card: 100_001, before: 3, after: 2 },
  ]);
});

test("a version is kept once", () => {
  const first = newDeck("Princes", { 100_001: 1 });
  const second = withVersion(first);
  expect([second.version, second.versions.map(({ number }) => number)]).toEqual([2, [1]]);
  expect(withVersion(second)).toBe(second);
  const third = withVersion({ ...second, counts: { 100_001: 2 } });
  expect(third.versions.map(({ number, counts }) => [number, counts[100_001]])).toEqual([[2, 2], [1, 1]]);
  expect(sameCounts({ 100_001: 1 }, { 100_002: 1 })).toBe(false);
});

test("figures: types, prices, disciplines, capacities", () => {
  expect(typeBars(LIBRARY)).toEqual([{ name: "master", count: 3 }, { name: "action", count: 4 }, { name: "action modifier", count: 4 }, { name: "combat", count: 1 }]);
  expect(prices(LIBRARY)).toEqual([{ kind: "none", amount: 0, count: 4 }, { kind: "blood", amount: 1, count: 4 }, { kind: "pool", amount: 1, count: 1 }, { kind: "x", amount: 0, count: 2 }]);
  expect(trainings(CRYPT, LIBRARY)).toEqual([{ discipline: "dom", basic: 1, superior: 2, library: 7 }, { discipline: "for", basic: 2, superior: 0, library: 0 }]);
  expect(capacities(CRYPT)).toEqual({ average: 6.5, dearest: 26 });
  expect(capacities([])).toEqual({ average: 0, dearest: 0 });
});

test("odds are those of cards that are not put back", () => {
  expect(exactly(52, 4, 5, 2)).toBeCloseTo(0.0399298, 6);
  expect(atLeastOne(12, 2, 4)).toBeCloseTo(1 - (8 * 7) / (12 * 11), 9);
  expect(atLeastOne(12, 0, 4)).toBeCloseTo(0, 9);
  expect(atLeastOne(3, 1, 7)).toBeCloseTo(1, 9);
  expect(vampireBy(CRYPT, 1)).toBeCloseTo(0, 9);
  expect(vampireBy(CRYPT, 2)).toBe(1);
  expect(vampireBy([{ card: CARDS.get(200_001) as Card, count: 11 }, { card: CARDS.get(200_003) as Card, count: 1 }], 2)).toBeCloseTo(4 / 12, 9);
  expect(vampireBy([], 3)).toBe(0);
});

test("a shuffled pile has the same cards", () => {
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const drawn = shuffled(CRYPT, chance).map(({ name }) => name);
  expect([...drawn].sort()).toEqual(["Alice", "Alice", "Emily", "Horst"]);
  expect(new Set(Array.from({ length: 30 }, () => shuffled(CRYPT, chance).map(({ name }) => name).join())).size).toBeGreaterThan(5);
});

test("a deck goes into an address and comes back", () => {
  const deck = newDeck("Three: princes/½", COUNTS, { author: "Marisa (M.)", description: "" });
  const code = codeOf(deck);
  expect(code).toBe("c1:1-2.1.1:1-3.1-4.1-2.1.1:Three%3A%20princes%2F%C2%BD:Marisa%20%28M.%29");
  const back = deckOf(code);
  expect([back?.name, back?.author, back?.counts]).toEqual([deck.name, deck.author, COUNTS]);
  for (const wrong of ["", "c1:", "c2:1", "c1:1:::::::", "c1:1-0", "c1:1:!", "c1:zzzzz", "c1:-2"]) expect(deckOf(wrong)).toBe(null);
  expect(arrived([code, "nonsense", "c1::nh-c"]).map(({ name, counts }) => [name, counts])).toEqual([
    [deck.name, COUNTS],
    ["", { 100_845: 12 }],
  ]);
});
