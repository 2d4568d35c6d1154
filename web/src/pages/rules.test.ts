/** Searching the rules. */

import { expect, test } from "vitest";
import { matching, ruleWords, type RuleWords } from "./rules";

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
