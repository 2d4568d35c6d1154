/** Searching the rules. */

import { expect, test } from "vitest";
import { chaptersOf, matching, ruleWords, type RuleWords } from "./rules";

const RULES: RuleWords[] = [
  { id: "empire.hide", title: "Nascondere un personaggio", text: "Sotto la città.", example: "La Suora." },
  { id: "empire.area.castle", title: "Castello e città", text: "Tre personaggi.", example: "Il Maggiordomo." },
];

test("an empty search finds all, in the order of the rulebook", () => {
  expect(matching(RULES, "  ", "it").map((rule) => rule.id)).toEqual(["empire.hide", "empire.area.castle"]);
});

test("accents and case do not matter, and a title counts more than the text", () => {
  expect(matching(RULES, "CITTA", "it").map((rule) => rule.id)).toEqual(["empire.area.castle", "empire.hide"]);
});

test("every word must occur", () => {
  expect(matching(RULES, "suora città", "it").map((rule) => rule.id)).toEqual(["empire.hide"]);
  expect(matching(RULES, "suora torre", "it")).toEqual([]);
});

test("the words of a rule are found by its id", () => {
  expect(ruleWords("empire.area.castle", (id) => id)).toEqual({
    id: "empire.area.castle",
    title: "rule-empire-area-castle",
    text: "rule-empire-area-castle-text",
    example: "rule-empire-area-castle-for-example",
  });
});

test("rules stand in the chapter of their longest beginning, which ends where a word does", () => {
  const rules = ["v5.master", "v5.master-phase", "v5.terms.lock", "v5.terms.golden", "v5.odd"].map((id) => ({ id, title: id, text: "", example: "" }));
  const chapters = chaptersOf(rules, [["game", ["v5.terms.golden"]], ["none", ["v5.none"]], ["cards", ["v5.master", "v5.terms"]], ["phases", ["v5.master-phase"]]]);
  expect(chapters.map((chapter) => [chapter.id, chapter.rules.map((rule) => rule.id)])).toEqual([
    ["game", ["v5.terms.golden"]],
    ["cards", ["v5.master", "v5.terms.lock"]],
    ["phases", ["v5.master-phase"]],
    ["", ["v5.odd"]],
  ]);
});
