/** The drawn parts of a line in the list of cards, as markup: many change with every key, and one piece of text is quicker than dozens of components. */

import { disciplineMarkup, escaped } from "../../../design/heraldry";
import { GLYPHS } from "../../../design/glyphs";
import { language, tell } from "../../../words";
import { disciplines } from "../view";
import { budMarkup } from "./Bud.svelte";
import { type Card, headType, isVampire, type Level, typeSign } from "./card";
import { codeOf, disciplineName, levelName } from "./naming";

const SIZE = 13;

/** What a line shows of a card beside its name: the rose or the sign of its type; and what it does, in a few words for each level, or the disciplines that it has. */
export interface Drawn {
  sign: string;
  levels: string;
}

export function drawn(card: Card, large: boolean): Drawn {
  const sign = isVampire(card) ? budMarkup(card.capacity, card.name, large ? 30 : 24) : glyph(card, large ? 18 : 16);
  return { sign, levels: levelsOf(card) };
}

function glyph(card: Card, size: number): string {
  return `<svg class="type" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${GLYPHS[typeSign(headType(card))]}</svg>`;
}

function levelsOf(card: Card): string {
  if (isVampire(card)) return `${signs(disciplines(card.disciplines), levelName)}<small>${escaped(tell("web-decks-group-of", { group: card.group }))}</small>`;
  return card.levels.length > 0 ? card.levels.map(levelMarkup).join("") : signs(card.needs, disciplineName);
}

function signs(codes: readonly string[], name: (code: string) => string): string {
  return `<span class="signs">${codes.map((code) => disciplineMarkup(code, SIZE, name(code))).join("")}</span>`;
}

function levelMarkup({ disciplines: needed, level, words, official = false }: Level): string {
  const marks = needed.map((one) => disciplineMarkup(codeOf(one, level), SIZE, levelName(codeOf(one, level)))).join("");
  return `<span class="level"${official && language() !== "en" ? ' lang="en"' : ""}>${marks}<span class="words">${escaped(words)}</span></span>`;
}
