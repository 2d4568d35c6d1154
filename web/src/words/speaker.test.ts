/** The client speaks as Python does: `spoken.json` holds texts and their words, written by the Python tests. */

import { expect, test, describe } from "vitest";
import { LANGUAGES, wordsOf } from "./languages";
import { NOBODY, Speaker } from "./speaker";
import spoken from "./spoken.json";
import type { Text } from "./text";

const SPEAKERS: Record<string, Speaker> = Object.fromEntries(await Promise.all(LANGUAGES.map(async (one) => [one, new Speaker(one, await wordsOf(one))])));
/** What the facts of a table say of the cards that the texts name. */
const NAMES: Record<string, Record<string, string>> = { "Deep Song": { it: "Canzone Profonda", fr: "Chant profond" } };
for (const speaker of Object.values(SPEAKERS)) speaker.called = (name) => NAMES[name]?.[speaker.language] ?? name;
const ENGLISH = SPEAKERS.en as Speaker;
interface Said {
  text: Text;
  words: Record<string, string>;
  seating?: { you: string; figures: string[]; names: Record<string, string> };
}
const SAID = spoken as unknown as Said[];

/** From now on a speaker speaks to whoever a text was said to. */
function listen(speaker: Speaker, { seating }: Said): void {
  const listener = seating ? { you: seating.you, figures: new Set(seating.figures), names: new Map(Object.entries(seating.names)) } : NOBODY;
  speaker.seating = () => listener;
}

describe.each(Object.keys(SPEAKERS))("in %s", (language) => {
  const speaker = SPEAKERS[language] as Speaker;

  test("every text is said as Python says it", () => {
    const ours = SAID.map((said) => {
      listen(speaker, said);
      return speaker.say(said.text);
    });
    expect(ours).toEqual(SAID.map(({ words }) => words[language]));
  });

  test("its pieces are the same words", () => {
    for (const said of SAID) {
      listen(speaker, said);
      expect(
        speaker
          .parts(said.text)
          .map((part) => part.words)
          .join(""),
      ).toBe(speaker.say(said.text));
    }
    speaker.seating = () => NOBODY;
  });
});

test("there is something to compare", () => {
  expect(SAID.length).toBeGreaterThan(100);
});

test("what a text names is a piece of its own, in the form that was used", () => {
  const lady = { kind: "empire-character", id: "lady" };
  const bishop = { kind: "empire-character", id: "bishop" };
  const seat = { kind: "empire-seat", id: "human" };
  const parts = ENGLISH.parts({ id: "empire-event-attacks", args: { seat, target: lady, attacker: bishop } });
  expect(parts).toEqual([{ words: "The human player", ref: seat }, { words: " attacks " }, { words: "the Lady", ref: lady }, { words: " with " }, { words: "the Bishop", ref: bishop }, { words: "." }]);
});

test("things in a list and in a text within a text can be pointed at too", () => {
  const claws = { kind: "empire-card", id: "v-vampire-1" };
  const mine = { kind: "empire-card", id: "mine", name: "Silver Bell" };
  const parts = ENGLISH.parts({ id: "empire-event-you-draw", args: { cards: [claws, mine, claws] } });
  expect(parts.filter((part) => part.ref)).toEqual([
    { words: "Claws", ref: claws },
    { words: "Silver Bell", ref: mine },
  ]);
  const winner = { kind: "empire-seat", id: "vampire" };
  const loser = { kind: "empire-seat", id: "human" };
  const over = ENGLISH.parts({ id: "empire-event-over", args: { reason: { id: "empire-end-resign", args: { seat: loser } }, winner } });
  expect(over.map((part) => part.ref?.id)).toEqual(["human", undefined, "vampire", undefined]);
});

test("a missing message is asked of the other language, and is its id in the end", () => {
  const poor = new Speaker("it", [], ENGLISH);
  expect(poor.tell("kernel-game-over")).toBe("The game is over.");
  expect(poor.tell("no-such-message")).toBe("no-such-message");
});

test("a game may bring words of its own", async () => {
  const speaker = new Speaker("en", await wordsOf("en"));
  expect(speaker.knows("tiny-name")).toBe(false);
  speaker.add("tiny-name = Tiny\n");
  expect(speaker.tell("tiny-name")).toBe("Tiny");
});

test("a thing that brings its own name is called as its game says", async () => {
  const speaker = new Speaker("it", await wordsOf("it"));
  speaker.called = (name) => (name === "Blood Doll" ? "Bambola di Sangue" : name);
  expect(speaker.name({ kind: "vtes-piece", id: "12", name: "Blood Doll" })).toBe("Bambola di Sangue");
  expect(speaker.name({ kind: "vtes-piece", id: "13", name: "Ashley" })).toBe("Ashley");
});
