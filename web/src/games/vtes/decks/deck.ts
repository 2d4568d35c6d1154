/** Decks as lists: adding and taking out, sorting as decks are read, comparing two of them. */

import { type Counts, isCrypt } from "../../../net/decks";
import { type Card, headType, TYPES } from "./card";

/** More copies of a card than this are a slip of the hand; the server says the same. */
export const MOST_COPIES = 200;

/** Some copies of a card. */
export interface Copies {
  card: Card;
  count: number;
}

/** A heading of a deck with the cards below it. */
export interface Part {
  type: string;
  count: number;
  cards: Copies[];
}

/** The same deck with so many more of a card, or fewer. */
export function changed(counts: Counts, card: number, by: number): Counts {
  const { [card]: before = 0, ...rest } = counts;
  const after = Math.max(0, Math.min(MOST_COPIES, before + by));
  return after > 0 ? { ...rest, [card]: after } : rest;
}

const total = (cards: readonly Copies[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** The cards of a deck, of those that are known. */
export function copiesOf(counts: Counts, cards: ReadonlyMap<number, Card>): Copies[] {
  return Object.entries(counts).flatMap(([id, count]) => {
    const card = cards.get(Number(id));
    return card ? [{ card, count }] : [];
  });
}

/** The crypt by falling capacity, then by name. */
export function cryptOf(counts: Counts, cards: ReadonlyMap<number, Card>, language = "en"): Copies[] {
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true });
  const crypt = copiesOf(counts, cards).filter(({ card }) => isCrypt(card.id));
  return crypt.sort((a, b) => b.card.capacity - a.card.capacity || compare(a.card.name, b.card.name) || a.card.id - b.card.id);
}

/** The library by type, then by name. */
export function libraryOf(counts: Counts, cards: ReadonlyMap<number, Card>, language = "en"): Part[] {
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true });
  const library = copiesOf(counts, cards).filter(({ card }) => !isCrypt(card.id));
  const byType = new Map<string, Copies[]>();
  for (const one of library) byType.set(headType(one.card), [...(byType.get(headType(one.card)) ?? []), one]);
  const rank = (type: string) => (TYPES.includes(type) ? TYPES.indexOf(type) : TYPES.length);
  return [...byType.keys()]
    .sort((a, b) => rank(a) - rank(b) || compare(a, b))
    .map((type) => {
      const found = (byType.get(type) ?? []).sort((a, b) => compare(a.card.name, b.card.name) || a.card.id - b.card.id);
      return { type, count: total(found), cards: found };
    });
}

/** A card of which two versions have different numbers of copies. */
export interface Difference {
  card: number;
  before: number;
  after: number;
}

/** What changed from one version to another, crypt cards first. */
export function differences(before: Counts, after: Counts): Difference[] {
  const cards = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))];
  const found = cards.map((card) => ({ card, before: before[card] ?? 0, after: after[card] ?? 0 }));
  return found.filter((one) => one.before !== one.after).sort((a, b) => Number(isCrypt(b.card)) - Number(isCrypt(a.card)) || a.card - b.card);
}

/** The clan of most vampires of a crypt; "" if it has none. */
export function clanOf(crypt: readonly Copies[]): string {
  const clans = new Map<string, number>();
  for (const { card, count } of crypt) for (const clan of card.clans) clans.set(clan, (clans.get(clan) ?? 0) + count);
  return [...clans].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
