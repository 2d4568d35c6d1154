// A card in words, as it is printed.

import type { GlyphName } from "../../../design/glyphs";
import { knows, language, name, tell } from "../../../words";
import { clanRef, disciplineRef, slug, titleRef, type CardFacts } from "../view";

/** A level of a discipline in words. */
export function levelWords(code: string): string {
  return tell("web-vtes-read-level", { discipline: disciplineWords(code), superior: Number(code === code.toUpperCase()) });
}

/** A discipline, or what else a card requires in its place, in words. */
export function disciplineWords(code: string): string {
  const ref = disciplineRef(code);
  return knows(`${ref.kind}-${ref.id}`) ? name(ref) : code;
}

/** What a card is called in the reader's language. */
export function titleOf(fact: CardFacts): string {
  return fact.names[language()] ?? fact.name;
}

/** What it is: type or clan, title or what it requires, capacity and group. */
export function kindOf(fact: CardFacts): string {
  const vampire = fact.capacity > 0 && fact.group !== "";
  const types = fact.types.map((type) => tell(`vtes-type-${slug(type)}`));
  const clans = fact.clans.map((clan) => name(clanRef(clan)));
  const needs = fact.needs.map(disciplineWords).join(fact.all_needed ? " + " : " / ");
  const parts = vampire
    ? [...clans, fact.title ? title(fact.title) : "", tell("web-vtes-read-capacity", { capacity: fact.capacity }), tell("web-vtes-read-group", { group: fact.group }), fact.advanced ? tell("web-vtes-read-advanced") : ""]
    : [...types, ...clans, needs, fact.burn_option ? tell("web-vtes-read-burn-option") : ""];
  const words = parts.filter(Boolean).join(", ");
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

function title(one: string): string {
  const ref = titleRef(one);
  return knows(`${ref.kind}-${ref.id}`) ? name(ref) : one;
}

/** A figure below the picture of a card, or how it stands. */
export interface Standing {
  glyph: GlyphName;
  words: string;
  amount?: number;
}

export function figure(glyph: GlyphName, word: "life" | "strength" | "bleed", amount: number): Standing {
  return { glyph, words: tell(`web-vtes-read-${word}`), amount };
}

/** The figures with which it comes into play. */
export function printedFigures({ life, types, strength, bleed }: CardFacts): Standing[] {
  return [...(life > 0 ? [figure("heart", "life", life)] : []), ...(types.includes("ally") ? [figure("combat", "strength", strength), figure("bleed", "bleed", bleed)] : [])];
}

/** The lines of a card in the reader's language; none if it cannot be played here. */
export function linesOf(fact: CardFacts): readonly string[] {
  return fact.text[language()] ?? fact.text["en"] ?? [];
}

/** The section of the rulebook that is about this card, if there is one. */
export function ruleOf(fact: CardFacts): string {
  const id = `v5.card.${slug(fact.name.normalize("NFKD").replaceAll("'", "")).replace(/^-|-$/g, "")}`;
  return knows(`rule-${id.replaceAll(".", "-")}`) ? id : "";
}
