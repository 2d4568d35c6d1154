/** What the deck room knows of a card, and the order in which decks are read. */

import type { GlyphName } from "../../../design/glyphs";

/** What a card does at a level, in a few words. */
export interface Level {
  /** None if it needs none; several where it needs them all. */
  disciplines: readonly string[];
  /** 1 basic, 2 superior. */
  level: number;
  words: string;
  /** Whether the words are those of the official English text. */
  official?: boolean;
}

export interface Card {
  id: number;
  /** As it is shown to the reader. */
  name: string;
  /** In every language, that of the reader first. */
  names: readonly string[];
  types: readonly string[];
  clans: readonly string[];
  /** Of a crypt card: the level of each discipline; the virtues of those who have these. */
  disciplines: Readonly<Record<string, number>>;
  /** Of a library card: the disciplines that it requires, all of them or one; or a virtue. */
  needs: readonly string[];
  allNeeded: boolean;
  levels: readonly Level[];
  blood: number;
  pool: number;
  costsX: boolean;
  capacity: number;
  group: string;
  advanced: boolean;
  sect: string;
  title: string;
  sets: readonly string[];
  banned: boolean;
  /** Whether the V5 format takes it. */
  v5: boolean;
  /** Whether it can be played here. */
  complete: boolean;
}

/** The types of library cards in the order in which decks are read. */
export const TYPES: readonly string[] = ["master", "action", "political action", "action modifier", "reaction", "combat", "ally", "retainer", "equipment", "event", "power", "conviction"];

const SIGNS: Readonly<Record<string, GlyphName>> = {
  "political action": "political",
  "action modifier": "modifier",
  power: "edge",
  vampire: "crypt",
  imbued: "crypt",
  crypt: "crypt",
};

/** The sign of a type of cards. */
export function typeSign(type: string): GlyphName {
  return SIGNS[type] ?? (type as GlyphName);
}

export const isVampire = (card: Card): boolean => card.types.includes("vampire") || card.types.includes("imbued");

/** The type under which a card stands in a deck. */
export function headType(card: Card): string {
  return isVampire(card) ? "crypt" : (card.types[0] ?? "");
}
