/** A hand to try: the first cards of a shuffled deck. */

import type { Card } from "./card";
import type { Copies } from "./deck";

/** The cards of a pile in an order that chance gives (Fisher and Yates). */
export function shuffled(pile: readonly Copies[], chance: () => number = Math.random): Card[] {
  const cards = pile.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}
