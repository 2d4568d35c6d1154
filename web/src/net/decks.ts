/** The decks of this browser: kept here and nowhere else, with their earlier versions, and moved to another device by a link. */

/** How many of each card, by number. */
export type Counts = Readonly<Record<number, number>>;

/** A deck as it was. */
export interface Version {
  number: number;
  /** In milliseconds since 1970. */
  at: number;
  counts: Counts;
}

export interface Deck {
  id: string;
  name: string;
  author: string;
  description: string;
  counts: Counts;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** Which version this is: one more than the last that was kept. */
  version: number;
  /** Earlier ones, the newest first. */
  versions: readonly Version[];
}

/** A deck as the setup of a table takes it: by the numbers of its cards. */
export interface DeckList {
  crypt: Record<string, number>;
  library: Record<string, number>;
  name: string;
}

const KEPT = "coterie.decks";
const OPEN = "coterie.deck";
/** Crypt cards have numbers from here on. */
const CRYPT = 200_000;
/** Earlier versions that are kept of a deck. */
const MOST_VERSIONS = 24;

export const isCrypt = (card: number): boolean => card >= CRYPT;

/** All decks of this browser, the last changed first. */
export function decks(): Deck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

function isDeck(thing: unknown): thing is Deck {
  if (typeof thing !== "object" || thing === null) return false;
  const { id, name, counts, at, version, versions } = thing as Record<string, unknown>;
  const named = typeof id === "string" && typeof name === "string" && typeof at === "number" && typeof version === "number";
  return named && isCounts(counts) && Array.isArray(versions) && versions.every((one: unknown) => isCounts((one as Partial<Version> | null)?.counts));
}

function isCounts(thing: unknown): thing is Counts {
  if (typeof thing !== "object" || thing === null) return false;
  return Object.entries(thing).every(([card, count]) => /^\d{6}$/.test(card) && Number.isInteger(count) && (count as number) > 0);
}

/** Keep a deck, in the place of the one with its id. */
export function keepDeck(deck: Deck): void {
  localStorage.setItem(KEPT, JSON.stringify([deck, ...decks().filter((one) => one.id !== deck.id)]));
}

/** Forget a deck. */
export function forgetDeck(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify(decks().filter((one) => one.id !== id)));
}

/** A new deck that nobody has kept yet. */
export function newDeck(name: string, counts: Counts = {}, more: Partial<Pick<Deck, "author" | "description">> = {}): Deck {
  return { id: crypto.randomUUID?.() ?? String(Math.random()), name, author: "", description: "", ...more, counts, at: Date.now(), version: 1, versions: [] };
}

/** The deck as it is now becomes an earlier version, and a new one begins; nothing happens if it is the one that was kept last. */
export function withVersion(deck: Deck): Deck {
  const [last] = deck.versions;
  if (last && sameCounts(last.counts, deck.counts)) return deck;
  const kept = { number: deck.version, at: deck.at, counts: deck.counts };
  return { ...deck, version: deck.version + 1, versions: [kept, ...deck.versions].slice(0, MOST_VERSIONS) };
}

/** Whether two decks have the same cards. */
export function sameCounts(one: Counts, other: Counts): boolean {
  const cards = Object.keys(one);
  return cards.length === Object.keys(other).length && cards.every((card) => one[Number(card)] === other[Number(card)]);
}

/** The deck that was open last. */
export function openDeck(): string {
  return localStorage.getItem(OPEN) ?? "";
}

export function rememberOpen(id: string): void {
  localStorage.setItem(OPEN, id);
}

/** How many cards the crypt and the library have. */
export function sizes(counts: Counts): { crypt: number; library: number } {
  const size = { crypt: 0, library: 0 };
  for (const [card, count] of Object.entries(counts)) size[isCrypt(Number(card)) ? "crypt" : "library"] += count;
  return size;
}

/** A deck as a table takes it. */
export function deckList({ name, counts }: Pick<Deck, "name" | "counts">): DeckList {
  const list: DeckList = { crypt: {}, library: {}, name };
  for (const [card, count] of Object.entries(counts)) list[isCrypt(Number(card)) ? "crypt" : "library"][card] = count;
  return list;
}

/** The decks of the Fifth Edition, by clan: those of the box, then the two that followed. */
export const PRECONS: readonly string[] = ["malkavian", "nosferatu", "toreador", "tremere", "ventrue", "lasombra", "hecata"];

/** What is brought to a table by a choice: one of the seven by its clan, a deck of this browser as `deck:` and its id, or nothing, which is what the table has for the seat. */
export function broughtBy(choice: string): DeckList | string | null {
  const deck = choice.startsWith(MINE) ? decks().find(({ id }) => MINE + id === choice) : undefined;
  return deck ? deckList(deck) : PRECONS.includes(choice) ? choice : null;
}

export const MINE = "deck:";
