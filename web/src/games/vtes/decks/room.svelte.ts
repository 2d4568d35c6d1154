/** What the deck room is busy with: the deck that is open, what is looked for, and what the rules say. */

import { type Counts, type Deck, decks, forgetDeck, keepDeck, newDeck, openDeck, rememberOpen, sameCounts, withVersion } from "../../../net/decks";
import type { DeckFault, DeckVerdict } from "../../../protocol";
import { tell } from "../../../words";
import type { Card } from "./card";
import { type Catalogue, learnTexts, type Texts } from "./catalogue";
import { changed, cryptOf, libraryOf } from "./deck";
import { NOTHING, type Order, type Wish } from "./search";
import { dataOf, server } from "./server";

/** A version begins by itself when a deck is changed after it rested this long, in milliseconds. */
const REST = 30 * 60_000;
/** Steps back that are remembered. */
const MOST_STEPS = 200;
/** How long nobody changes anything before the deck is checked, in milliseconds. */
const PAUSE = 150;

export type Tab = "search" | "deck" | "figures" | "draw";

export class Room {
  deck: Deck = $state.raw(newDeck(""));
  wish: Wish = $state.raw(NOTHING);
  order: Order = $state("name");
  catalogue: Catalogue | null = $state.raw(null);
  texts: Texts | null = $state.raw(null);
  verdict: DeckVerdict | null = $state.raw(null);
  /** By which rules the deck is looked at. */
  kind = $state("standard");
  /** The card that is read, and the one that the keyboard is at. */
  reading = $state(0);
  at = $state(0);
  /** The card to which a fault has led. */
  shown = $state(0);
  tab: Tab = $state("search");
  #past: Counts[] = $state.raw([]);
  #check: ReturnType<typeof setTimeout> | undefined;

  readonly crypt = $derived(this.catalogue ? cryptOf(this.deck.counts, this.catalogue.cards, this.catalogue.language) : []);
  readonly library = $derived(this.catalogue ? libraryOf(this.deck.counts, this.catalogue.cards, this.catalogue.language) : []);
  readonly empty = $derived(Object.keys(this.deck.counts).length === 0);
  readonly found: Card[] = $derived.by(() => {
    void this.texts;
    return this.catalogue?.search.find(this.wish, this.order, this.crypt.map(({ card }) => card)) ?? [];
  });
  /** What is to be said against the deck, by the rules that were chosen and by the cards that this table knows. */
  readonly faults: readonly DeckFault[] = $derived(this.verdict ? [...(this.verdict.kinds[this.kind] ?? []), ...this.verdict.unplayable] : []);
  /** The cards that a fault is about; those of the wrong groups, and those that cannot be played here yet, are marked in their own way. */
  readonly guilty: ReadonlySet<number> = $derived(new Set(this.faults.flatMap(({ cards }) => cards)));
  readonly grouped: ReadonlySet<number> = $derived(new Set(this.faults.flatMap(({ cards, part }) => (part === "crypt" ? cards : []))));
  readonly canUndo = $derived(this.#past.length > 0);

  /** Begin with the deck that was open last, or an empty one. */
  constructor() {
    const kept = decks();
    const last = kept.find(({ id }) => id === openDeck()) ?? kept[0];
    if (last) this.deck = last;
  }

  /** From now on, the cards of this language. */
  async learn(found: Catalogue): Promise<void> {
    this.catalogue = found;
    if (this.deck.name === "") this.deck = { ...this.deck, name: tell("web-decks-new") };
    this.check();
    const texts = await learnTexts(found);
    if (this.catalogue === found) this.texts = texts;
  }

  count(card: number): number {
    return this.deck.counts[card] ?? 0;
  }

  /** Some copies more of a card, or fewer. */
  add(card: number, by: number): void {
    this.put(changed(this.deck.counts, card, by));
  }

  /** The deck has these cards now; the step can be taken back. */
  put(counts: Counts): void {
    if (sameCounts(counts, this.deck.counts)) return;
    this.#past = [...this.#past.slice(1 - MOST_STEPS), this.deck.counts];
    this.#keep(counts);
  }

  /** As it was before the last change. */
  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#keep(before);
  }

  #keep(counts: Counts): void {
    const now = Date.now();
    const rested = now - this.deck.at > REST && Object.keys(this.deck.counts).length > 0;
    this.deck = { ...(rested ? withVersion(this.deck) : this.deck), counts, at: now };
    keepDeck(this.deck);
    rememberOpen(this.deck.id);
    this.check();
  }

  /** The deck as it is now can be found again. */
  keepVersion(): void {
    this.deck = withVersion(this.deck);
    keepDeck(this.deck);
  }

  /** Another name, or other words about it. */
  describe(words: Partial<Pick<Deck, "name" | "author" | "description">>): void {
    this.deck = { ...this.deck, ...words, at: Date.now() };
    keepDeck(this.deck);
    rememberOpen(this.deck.id);
  }

  /** Open another deck, and keep it if it is new. */
  open(deck: Deck): void {
    this.#past = [];
    this.deck = deck;
    this.reading = this.shown = 0;
    this.verdict = null;
    keepDeck(deck);
    rememberOpen(deck.id);
    this.check();
  }

  /** A deck is thrown away; if it was the open one, the next is opened. */
  remove(id: string): void {
    forgetDeck(id);
    if (id !== this.deck.id) return;
    const [next] = decks();
    if (next) this.open(next);
    else this.#begin();
  }

  #begin(): void {
    this.#past = [];
    this.deck = newDeck(tell("web-decks-new"));
    this.verdict = null;
  }

  /** Ask what the rules say, once nobody has changed anything for a moment. The last question counts. */
  check(): void {
    clearTimeout(this.#check);
    if (this.empty) {
      this.verdict = null;
      return;
    }
    const { deck } = this;
    this.#check = setTimeout(() => {
      server.check(dataOf(deck)).then(
        (told) => {
          if (sameCounts(deck.counts, this.deck.counts)) this.verdict = told;
        },
        () => undefined, // without a server there is no verdict, and the pages say that it is not reached
      );
    }, PAUSE);
  }
}
