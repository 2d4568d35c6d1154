/** The figures of a deck: what it is made of, and what a hand of it is likely to hold. */

import { type Card, TYPES } from "./card";
import type { Copies, Part } from "./deck";

/** Cards drawn at the beginning: from the library, and from the crypt. */
export const HAND = 7;
export const UNCONTROLLED = 4;

export interface Bar {
  name: string;
  count: number;
}

/** A price, "" for none, with how many cards have it. */
export interface Price {
  kind: "none" | "blood" | "pool" | "x";
  amount: number;
  count: number;
}

/** A discipline: in how many vampires at each level, and in how many library cards. */
export interface Training {
  discipline: string;
  basic: number;
  superior: number;
  library: number;
}

/** How many library cards there are of each type. A card of two types counts for both. */
export function typeBars(library: readonly Part[]): Bar[] {
  const count = (type: string) => sum(library.flatMap((part) => part.cards).filter(({ card }) => card.types.includes(type)));
  return TYPES.map((name) => ({ name, count: count(name) })).filter((bar) => bar.count > 0);
}

/** How many library cards cost what: nothing, blood, pool, or X. */
export function prices(library: readonly Part[]): Price[] {
  const found = new Map<string, Price>();
  for (const { card, count } of library.flatMap((part) => part.cards)) {
    const price = priceOf(card);
    const key = `${price.kind}${price.amount}`;
    found.set(key, { ...price, count: (found.get(key)?.count ?? 0) + count });
  }
  const kinds = ["none", "blood", "pool", "x"];
  return [...found.values()].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.amount - b.amount);
}

function priceOf(card: Card): Omit<Price, "count"> {
  if (card.costsX) return { kind: "x", amount: 0 };
  if (card.blood > 0) return { kind: "blood", amount: card.blood };
  return card.pool > 0 ? { kind: "pool", amount: card.pool } : { kind: "none", amount: 0 };
}

/** The disciplines of a deck, those of most vampires and cards first. */
export function trainings(crypt: readonly Copies[], library: readonly Part[]): Training[] {
  const found = new Map<string, Training>();
  const of = (discipline: string): Training => {
    const known = found.get(discipline) ?? { discipline, basic: 0, superior: 0, library: 0 };
    found.set(discipline, known);
    return known;
  };
  for (const { card, count } of crypt) for (const [discipline, level] of Object.entries(card.disciplines)) of(discipline)[level > 1 ? "superior" : "basic"] += count;
  for (const { card, count } of library.flatMap((part) => part.cards)) for (const discipline of card.needs) of(discipline).library += count;
  return [...found.values()].sort((a, b) => b.library - a.library || b.basic + b.superior - a.basic - a.superior || a.discipline.localeCompare(b.discipline));
}

export interface Capacities {
  average: number;
  /** What the four largest vampires cost together. */
  dearest: number;
}

export function capacities(crypt: readonly Copies[]): Capacities {
  const all = crypt.flatMap(({ card, count }) => Array.from({ length: count }, () => card.capacity)).sort((a, b) => b - a);
  const of = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  return { average: all.length > 0 ? of(all) / all.length : 0, dearest: of(all.slice(0, UNCONTROLLED)) };
}

/** How likely it is that so many cards drawn from a pile hold at least one of some (hypergeometric).
 *
 * `atLeastOne(12, 2, 4)` is what it is to find one of two copies among four of twelve.
 */
export function atLeastOne(pile: number, copies: number, drawn: number): number {
  return 1 - exactly(pile, copies, drawn, 0);
}

/** How likely it is that so many cards drawn from a pile hold exactly so many of some. */
export function exactly(pile: number, copies: number, drawn: number, wanted: number): number {
  const most = Math.min(drawn, pile);
  if (wanted > copies || wanted > most || most - wanted > pile - copies) return 0;
  return Math.exp(choose(copies, wanted) + choose(pile - copies, most - wanted) - choose(pile, most));
}

/** The logarithm of in how many ways some can be chosen of all. */
function choose(all: number, some: number): number {
  let found = 0;
  for (let i = 0; i < some; i++) found += Math.log((all - i) / (i + 1));
  return found;
}

/** The transfers of whoever begins, turn by turn; the others have more in their first. */
const TRANSFERS = [1, 4, 4, 4];

/** The turn by which a vampire is paid by transfers alone, for whoever begins. */
export function outBy(capacity: number): number {
  let paid = 0;
  for (const [turn, more] of TRANSFERS.entries()) {
    paid += more;
    if (paid >= capacity) return turn + 1;
  }
  return TRANSFERS.length + 1;
}

/** How likely it is that one of the first four vampires can be paid by a turn: drawn without looking, each as likely as any other. */
export function vampireBy(crypt: readonly Copies[], turn: number): number {
  const size = sum(crypt);
  const quick = sum(crypt.filter(({ card }) => outBy(card.capacity) <= turn));
  return size === 0 ? 0 : atLeastOne(size, quick, UNCONTROLLED);
}

export function sum(cards: readonly Copies[]): number {
  return cards.reduce((all, { count }) => all + count, 0);
}
