// The cards of Vampire Empire in words, made from their facts.

import { name as named, tell } from "../../words";
import { type Card, type Profession, card, person, TINT } from "./view";

/** The mark behind what no public source shows. */
export const SIGN = "°";

export function cardName(facts: Card): string {
  return named({ kind: "empire-card", id: facts.id, name: facts.name });
}

/** How many letters the longer of two lines has at least, when a name is broken into two: so small cards keep room for their value. */
export function widestOfTwo(name: string): number {
  const words = name.split(/[\s-]/);
  const line = (some: readonly string[]) => some.join(" ").length;
  return Math.min(...words.map((_, at) => Math.max(line(words.slice(0, at + 1)), line(words.slice(at + 1)))));
}

/** What a card is for, in one short line. */
export function describe(facts: Card): string {
  return inWords(facts, "web-empire-effect");
}

/** The same in two to four words, for the foot of a card. */
export function brief(facts: Card): string {
  return inWords(facts, "web-empire-brief");
}

function inWords(facts: Card, message: string): string {
  const effect = facts.effect;
  if (effect === null) return fits(facts);
  return tell(`${message}-${effect.kind}`, { profession: effect.profession ?? "any", amount: effect.amount ?? 0, pile: effect.pile ?? "" });
}

/** Whom a combat card can fight for or against. */
export function fits(facts: Card): string {
  const parts = facts.professions.map(professionName);
  if (facts.type === "vampire") parts.unshift(tell("web-empire-fits-vampire"));
  if (facts.type === "holy-water") parts.unshift(tell("web-empire-fits-holy"));
  return parts.join(tell("web-empire-fits-or"));
}

export function professionName(profession: Profession): string {
  return named({ kind: "empire-profession", id: profession }).toLocaleLowerCase();
}

/** The colours of the two edges of a card. */
export function edges(facts: Card): { left: string; right: string } {
  const own = facts.type === "vampire" ? "var(--blood)" : facts.type === "holy-water" ? "var(--holy)" : "";
  if (facts.type === "support") return { left: "var(--line-3)", right: "var(--line-3)" };
  const [first, second] = facts.professions.map((profession) => TINT[profession]);
  if (own) return { left: own, right: first ?? own };
  return { left: first ?? "var(--line-3)", right: second ?? first ?? "var(--line-3)" };
}

/** When a support card may be played. */
export function timing(facts: Card): "open" | "fight" | "answer" | "before" {
  const kind = facts.effect?.kind;
  return kind === "cancel-combat" ? "fight" : kind === "cancel-support" ? "answer" : kind === "protect" ? "before" : "open";
}

/** Everything a screen reader says of a card. */
export function spoken(facts: Card): string {
  const name = cardName(facts);
  if (facts.effect === null) return tell("web-empire-spoken-combat", { card: name, value: facts.value, fits: fits(facts) });
  return tell("web-empire-spoken-support", { card: name, day: facts.day, night: facts.night, does: describe(facts) });
}

/** What a support card is played on, in words. */
export function targetName(target: string, facts: Record<string, Card>): string {
  const [kind, character] = target.split(":");
  if (kind !== undefined && character !== undefined) return tell(`empire-target-${kind}`, { who: person(character) });
  return target in facts ? named(card(target, facts)) : named(person(target));
}

/** Whether a field of a card, or the whole card, is a reconstruction. */
export function guessed(facts: Card, field: string): boolean {
  return !facts.exists || !facts.known.includes(field);
}
