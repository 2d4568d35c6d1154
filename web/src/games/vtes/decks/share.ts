/** A deck as part of an address, in the format that the server calls `link`: its cards in a few dozen letters, its name and what is said of it. Opening such an address sends nothing of it to a server. */

import { type Counts, type Deck, isCrypt, newDeck } from "../../../net/decks";

/** How a deck in an address begins; the route knows it, too. */
const SIGN = "c1";
const FIRST_CRYPT = 200_000;
const FIRST_LIBRARY = 100_000;
const MOST = 200;
const LONGEST_NAME = 80;

/** A deck as letters that an address may hold. */
export function codeOf({ name, author, description, counts }: Pick<Deck, "name" | "author" | "description" | "counts">): string {
  const cards = Object.keys(counts).map(Number);
  const parts = [partCode(counts, cards.filter(isCrypt), FIRST_CRYPT), partCode(counts, cards.filter((card) => !isCrypt(card)), FIRST_LIBRARY)];
  return [SIGN, ...parts, ...[name, author, description].map(encoded)].join(":").replace(/:+$/, "");
}

/** Signs that addresses of decks do not hold as they are, although a browser would leave them. */
function encoded(words: string): string {
  return encodeURIComponent(words).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The cards of a part, each as the step from the one before, and how many there are if it is not one. */
function partCode(counts: Counts, cards: readonly number[], first: number): string {
  let before = first;
  return [...cards]
    .sort((a, b) => a - b)
    .map((card) => {
      const step = (card - before).toString(36);
      const count = counts[card] ?? 0;
      before = card;
      return count === 1 ? step : `${step}-${count.toString(36)}`;
    })
    .join(".");
}

/** The deck of such letters; null if they are none. */
export function deckOf(code: string): Deck | null {
  const [sign, crypt = "", library = "", ...said] = code.split(":");
  const counts: Record<number, number> = {};
  const read = sign === SIGN && said.length <= 3 && readPart(crypt, FIRST_CRYPT, counts) && readPart(library, FIRST_LIBRARY, counts);
  if (!read || Object.keys(counts).length === 0) return null;
  const [name = "", author = "", description = ""] = said.map(decoded);
  return newDeck(name.slice(0, LONGEST_NAME), counts, { author, description });
}

function readPart(code: string, first: number, counts: Record<number, number>): boolean {
  let card = first;
  for (const entry of code === "" ? [] : code.split(".")) {
    const [, step = "", many = "1"] = /^([0-9a-z]{1,5})(?:-([0-9a-z]{1,4}))?$/.exec(entry) ?? [];
    const count = parseInt(many, 36);
    card += parseInt(step, 36);
    if (!(card < first + FIRST_LIBRARY) || count < 1 || count > MOST) return false;
    counts[card] = count;
  }
  return true;
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

function here(fragment: string): string {
  return `${location.href.split("#")[0]}#${fragment}`;
}

/** The address at which whoever opens it sees this deck. */
export function shareLink(deck: Deck): string {
  return here(codeOf(deck));
}

/** The address that brings all these decks to another device, as they are now. */
export function moveLink(decks: readonly Deck[]): string {
  return here(["/decks/move", ...decks.filter(({ counts }) => Object.keys(counts).length > 0).map((deck) => encodeURIComponent(codeOf(deck)))].join("/"));
}

/** The decks of such an address; what is no deck is left out. */
export function arrived(codes: readonly string[]): Deck[] {
  return codes.flatMap((code) => deckOf(code) ?? []);
}
