import { expect, test, vi } from "vitest";
import type { VtesCatalogue } from "../../../protocol";

vi.mock("./server", () => ({ server: { texts: (language: string) => Promise.resolve(language === "en" ? OFFICIAL : OURS) } }));
const { catalogueOf, learnTexts, levelsIn } = await import("./catalogue");
const { NOTHING } = await import("./search");

const OFFICIAL = { 100_001: "[dom] +1 bleed.", 100_002: "Lock.\n[obf][pot] {Only} one [COMBAT] strike.\n[OBF][POT] As above, but harder." };
const OURS = { 100_001: "Dissanguamento +1." };
const TOLD: VtesCatalogue = {
  language: "it",
  cards: [
    { id: 100_001, name: "Bonding", names: { it: "Vincolo", fr: "Sociabilisation" }, types: ["action modifier"], sets: ["V5"], needs: ["dom"], levels: [{ does: "dissanguamento +1", mark: "dom" }, { does: "furtività +1", mark: "DOM" }] },
    { id: 100_002, name: "Dark Blow", aka: "Old Blow", types: ["combat"], sets: [], needs: ["obf", "pot"], all_needed: true },
    { id: 200_001, name: "Theo Bell", types: ["vampire"], sets: [], capacity: 7, group: "2", advanced: true },
  ],
  sets: { Jyhad: "Jyhad", V5: "Fifth Edition" },
  disciplines: {},
  constructions: [],
  formats: [],
  precons: {},
};

test("a card is shown in the reader's language and found by every name it has", () => {
  const { cards, search, sets } = catalogueOf(TOLD);
  expect(cards.get(100_001)?.name).toBe("Vincolo");
  for (const words of ["vinc", "bonding", "sociab"]) expect(search.find({ ...NOTHING, words }).map(({ id }) => id)).toEqual([100_001]);
  expect(search.find({ ...NOTHING, words: "old blow" }).map(({ id }) => id)).toEqual([100_002]);
  expect(cards.get(200_001)?.name).toBe("Theo Bell (ADV)");
  expect(sets.map(([short]) => short)).toEqual(["V5", "Jyhad"]);
});

test("marks in capitals are superior", () => {
  const levels = catalogueOf(TOLD).cards.get(100_001)?.levels;
  expect(levels?.map(({ disciplines, level }) => [disciplines, level])).toEqual([[["dom"], 1], [["dom"], 2]]);
});

test("the levels of a card without words of ours come from its official text", () => {
  expect(levelsIn(OFFICIAL[100_002])).toEqual([
    { disciplines: ["obf", "pot"], level: 1, words: "Only one strike.", official: true },
    { disciplines: ["obf", "pot"], level: 2, words: "As above, but harder.", official: true },
  ]);
  expect(levelsIn("Bleed [dom] with it.")).toEqual([]);
});

test("texts are found in the reader's language and in English, and fill in levels", async () => {
  const found = catalogueOf(TOLD);
  const texts = await learnTexts(found);
  expect(texts.ours[100_001]).toBe("Dissanguamento +1.");
  expect(found.search.find({ ...NOTHING, text: "dissanguamento" }).map(({ id }) => id)).toEqual([100_001]);
  expect(found.search.find({ ...NOTHING, text: "bleed" }).map(({ id }) => id)).toEqual([100_001]);
  expect(found.cards.get(100_002)?.levels).toHaveLength(2);
  expect(found.search.find({ ...NOTHING, disciplines: { pot: 2 } }).map(({ id }) => id)).toEqual([100_002]);
});
