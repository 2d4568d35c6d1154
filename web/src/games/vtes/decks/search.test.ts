import { expect, test } from "vitest";
import type { Card } from "./card";
import { canPlay, filters, fold, NOTHING, Search, type Wish } from "./search";

const BLANK: Card = {
  id: 100_000, name: "", names: [], types: [], clans: [], disciplines: {}, needs: [], allNeeded: false, levels: [], blood: 0, pool: 0, costsX: false,
  capacity: 0, group: "", advanced: false, sect: "", title: "", sets: [], banned: false, v5: false, complete: false,
}; // prettier-ignore

function library(id: number, name: string, type: string, more: Partial<Card> = {}): Card {
  return { ...BLANK, id, name, names: [name], types: [type], ...more };
}
function vampire(id: number, name: string, capacity: number, more: Partial<Card> = {}): Card {
  return { ...BLANK, id, name, names: [name], types: ["vampire"], capacity, group: "5", ...more };
}
const level = (discipline: string, at: number) => ({ disciplines: [discipline], level: at, words: "" });

const GOVERN = library(1, "Governare i non Allineati", "action", {
  names: ["Governare i non Allineati", "Govern the Unaligned"], needs: ["dom"], levels: [level("dom", 1), level("dom", 2)], blood: 1, complete: true, v5: true,
}); // prettier-ignore
const COVER = library(2, "Cloak the Gathering", "action modifier", { needs: ["obf"], levels: [level("obf", 1)], sets: ["Jyhad"], complete: true });
const AME = library(3, "Force d’âme", "master", { clans: ["Ventrue"], pool: 2 });
const COST = library(4, "Entombment", "combat", { costsX: true, banned: true });
const ALICE = vampire(200_001, "Alice Chen", 7, { clans: ["Ventrue"], disciplines: { dom: 1, for: 2 }, sect: "Camarilla", title: "prince" });
const HORST = vampire(200_002, "Horst von Brühl", 8, { clans: ["Ventrue"], disciplines: { dom: 2 }, group: "6" });
const ANY = vampire(200_003, "Anarch Convert", 1, { clans: ["Caitiff"], group: "ANY" });
const ALL = [GOVERN, COVER, AME, COST, ALICE, HORST, ANY];

function found(wish: Partial<Wish>, search = new Search(ALL, "it"), crypt: Card[] = []): string[] {
  return search.find({ ...NOTHING, ...wish }, "name", crypt).map(({ id }) => String(id % 1000));
}

test("case, accents and signs do not matter", () => {
  expect(fold("Force d’âme: +1 Œuvre")).toBe("force dame +1 oeuvre");
  expect(found({ words: "brühl" })).toEqual(["2"]);
  expect(found({ words: "BRUHL" })).toEqual(["2"]);
});

test("a name is found in any language, and all words must be in it", () => {
  expect(found({ words: "unaligned gov" })).toEqual(["1"]);
  expect(found({ words: "allineati" })).toEqual(["1"]);
  expect(found({ words: "unaligned cloak" })).toEqual([]);
});

test("names that begin with the words come first, then names, then texts", () => {
  const search = new Search(ALL, "en");
  search.learn(new Map([[3, "Govern nobody."]]));
  search.learn(new Map([[1, "Bleed."]]));
  expect(found({ words: "go" }, search)).toEqual(["1"]);
  expect(found({ words: "gov" }, search)).toEqual(["1", "3"]);
  expect(found({ text: "govern" }, search)).toEqual(["3"]);
  expect(found({ words: "the" }, search)).toEqual(["2", "1"]);
});

test("the name that the reader sees counts before those of other languages", () => {
  const grapple = library(5, "Immortal Grapple", "combat", { names: ["Immortal Grapple", "Presa immortale"] });
  const presence = library(6, "Presence", "master");
  expect(found({ words: "pres" }, new Search([grapple, presence], "en"))).toEqual(["6", "5"]);
});

test("a longer word finds what it would have found alone", () => {
  const search = new Search(ALL, "en");
  for (const words of ["c", "cl", "clo", "cl", "", "h", "ho"]) expect(found({ words }, search)).toEqual(found({ words }, new Search(ALL, "en")));
});

test("a discipline is asked for at a level: vampires need all, library cards one", () => {
  expect(found({ disciplines: { dom: 1 } })).toEqual(["1", "1", "2"]);
  expect(found({ disciplines: { dom: 2 } })).toEqual(["1", "2"]);
  expect(found({ disciplines: { obf: 2 } })).toEqual([]);
  expect(found({ disciplines: { dom: 1, obf: 1 } })).toEqual(["2", "1"]);
});

test("types, clans, sets, sects and titles", () => {
  expect(found({ types: ["crypt"] })).toEqual(["1", "3", "2"]);
  expect(found({ types: ["action", "combat"] })).toEqual(["4", "1"]);
  expect(found({ clans: ["Ventrue"], types: ["master"] })).toEqual(["3"]);
  expect(found({ set: "Jyhad" })).toEqual(["2"]);
  expect(found({ sect: "Camarilla" })).toEqual(["1"]);
  expect(found({ title: "prince" })).toEqual(["1"]);
});

test("what is asked of vampires leaves out the library, unless the types or both say otherwise", () => {
  expect(found({ groups: ["6"] })).toEqual(["3", "2"]);
  expect(found({ capacity: [7, 7] })).toEqual(["1"]);
  expect(found({ pool: [1, 6] })).toEqual(["4", "3"]);
  expect(found({ groups: ["6"], types: ["action"] })).toEqual(["1"]);
  expect(found({ groups: ["6"], blood: [1, 1] })).toEqual(["3", "4", "1", "2"]);
});

test("legality, what can be played here, and what the crypt can play", () => {
  expect(found({ legal: "standard", types: ["combat"] })).toEqual([]);
  expect(found({ legal: "v5" })).toEqual(["1"]);
  expect(found({ complete: true })).toEqual(["2", "1"]);
  expect(canPlay(GOVERN, [ALICE])).toBe(true);
  expect(canPlay(COVER, [ALICE])).toBe(false);
  expect(canPlay(AME, [ANY])).toBe(false);
  expect(found({ crypt: true, types: ["action", "action modifier", "master"] }, undefined, [HORST])).toEqual(["3", "1"]);
});

test("by cost, the largest vampires come first and X after nothing", () => {
  const ordered = new Search(ALL, "en").find(NOTHING, "cost").map(({ id }) => id);
  expect(ordered).toEqual([200_002, 200_001, 200_003, 2, 4, 1, 3]);
});

test("filters are counted by kind", () => {
  expect(filters(NOTHING)).toBe(0);
  expect(filters({ ...NOTHING, words: "x", types: ["action"], blood: [0, 2] })).toBe(2);
});
