/** What the deck room asks of the server. */

import { ask } from "../../../net/api";
import { type Counts, type Deck, isCrypt } from "../../../net/decks";
import type { CardCopies, DeckData, DeckReading, DeckVerdict, DeckWritten, Measurement, MeasureRequest, VtesCatalogue } from "../../../protocol";

const ROOM = "games/vtes";

/** A deck as the server takes it. */
export function dataOf({ name, author, description, counts }: Pick<Deck, "name" | "author" | "description" | "counts">): DeckData {
  const cards: CardCopies[] = Object.entries(counts).map(([card, count]) => ({ card: Number(card), count }));
  return { name, author, description, parts: { crypt: cards.filter(({ card }) => isCrypt(card)), library: cards.filter(({ card }) => !isCrypt(card)) } };
}

/** The cards of a deck that the server gave. */
export function countsIn({ parts }: DeckData): Counts {
  return Object.fromEntries(Object.values(parts).flatMap((cards) => cards.map(({ card, count }) => [card, count])));
}

export const server = {
  catalogue: (language: string) => ask<VtesCatalogue>(`${ROOM}/catalogue/${language}`, { wait: "cards" }),
  texts: (language: string) => ask<Record<string, string>>(`${ROOM}/texts/${language}`),
  read: (text: string) => ask<DeckReading>(`${ROOM}/decks/read`, { method: "POST", body: { text }, wait: "deck" }),
  check: (deck: DeckData) => ask<DeckVerdict>(`${ROOM}/decks/check`, { method: "POST", body: { deck } }),
  write: (deck: DeckData, format: string, language: string) => ask<DeckWritten>(`${ROOM}/decks/write`, { method: "POST", body: { deck, format, language } }),
  measure: (wish: MeasureRequest) => ask<Measurement>(`${ROOM}/decks/measure`, { method: "POST", body: wish, wait: "deck" }),
  measured: (id: string) => ask<Measurement>(`${ROOM}/decks/measure/${encodeURIComponent(id)}`),
  stop: (id: string) => ask<Measurement>(`${ROOM}/decks/measure/${encodeURIComponent(id)}`, { method: "DELETE" }),
};
