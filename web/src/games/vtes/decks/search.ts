/** Finding cards as fast as one types: everything that can be worked out beforehand is, and a longer word looks only where the shorter one was found. */

import { type Card, headType, isVampire, TYPES } from "./card";

/** From a least to a most, both included. */
export type Span = readonly [number, number];

export const BLOOD: Span = [0, 4];
export const POOL: Span = [0, 6];
export const CAPACITY: Span = [1, 11];

/** What is looked for. What is empty does not matter. */
export interface Wish {
  /** In a name of any language; or else in the text. */
  words: string;
  /** In the text alone. */
  text: string;
  types: readonly string[];
  clans: readonly string[];
  /** With the level: 1 basic or more, 2 superior. */
  disciplines: Readonly<Record<string, number>>;
  blood: Span;
  pool: Span;
  capacity: Span;
  groups: readonly string[];
  set: string;
  sect: string;
  title: string;
  /** Legal in a format: "standard" or "v5". */
  legal: string;
  /** Only what can be played here. */
  complete: boolean;
  /** Only what the crypt of the deck can play. */
  crypt: boolean;
}

export const NOTHING: Wish = {
  words: "",
  text: "",
  types: [],
  clans: [],
  disciplines: {},
  blood: BLOOD,
  pool: POOL,
  capacity: CAPACITY,
  groups: [],
  set: "",
  sect: "",
  title: "",
  legal: "",
  complete: false,
  crypt: false,
};

/** Words as short as this are looked for in names alone. */
const LEAST = 3;

export type Order = "name" | "type" | "cost";

/** A word without case, accents and signs.
 *
 * `fold("Force d’âme")` is `"force dame"`.
 */
export function fold(words: string): string {
  return words
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
}

interface Entry {
  card: Card;
  vampire: boolean;
  /** Its names, folded, each after a line break. */
  names: string;
  place: number;
  /** What it says, folded; nothing until that is known. */
  text: string;
}

interface Last {
  key: string;
  words: string;
  found: readonly Entry[];
}

export class Search {
  readonly #entries: readonly Entry[];
  readonly #orders: Partial<Record<Order, readonly Entry[]>> = {};
  #last: Last = { key: "", words: "", found: [] };

  constructor(
    cards: readonly Card[],
    readonly language: string,
  ) {
    const { compare } = new Intl.Collator(language, { ignorePunctuation: true });
    const named = [...cards].sort((a, b) => compare(a.name, b.name) || a.id - b.id);
    this.#entries = named.map((card, place) => ({ card, place, vampire: isVampire(card), text: "", names: card.names.map((name) => `\n${fold(name)}`).join("") }));
  }

  /** From now on words are found in these texts too, by card. */
  learn(texts: ReadonlyMap<number, string>): void {
    for (const entry of this.#entries) {
      const text = texts.get(entry.card.id);
      if (text !== undefined) entry.text = fold(text);
    }
    this.#last = { key: "", words: "", found: [] };
  }

  /** The cards that fit, those first whose names begin with the words, that of the reader before others, then other names, then texts. */
  find(wish: Wish, order: Order = "name", crypt: readonly Card[] = []): Card[] {
    const key = JSON.stringify([{ ...wish, words: "" }, order, wish.crypt ? crypt.map(({ id }) => id) : 0]);
    const words = fold(wish.words);
    const before = this.#last.words;
    const longer = this.#last.key === key && words.startsWith(before) && (before === "" || before.length >= LEAST);
    const among = longer ? this.#last.found : this.#fitting(wish, order, crypt);
    const found = words ? this.#named(among, words) : among;
    this.#last = { key, words, found };
    return found.map(({ card }) => card);
  }

  #fitting(wish: Wish, order: Order, crypt: readonly Card[]): readonly Entry[] {
    const tests = testsOf(wish, crypt);
    const wanted = fold(wish.text).split(" ").filter(Boolean);
    if (wanted.length > 0) tests.push(({ text }) => holds(text, wanted));
    return this.#ordered(order).filter((entry) => tests.every((fits) => fits(entry)));
  }

  #named(among: readonly Entry[], words: string): readonly Entry[] {
    const parts = words.split(" ");
    const [first, elsewhere, named, told]: [Entry[], Entry[], Entry[], Entry[]] = [[], [], [], []];
    const start = `\n${words}`;
    for (const entry of among) {
      if (entry.names.startsWith(start)) first.push(entry);
      else if (entry.names.includes(start)) elsewhere.push(entry);
      else if (holds(entry.names, parts)) named.push(entry);
      else if (words.length >= LEAST && holds(entry.text, parts)) told.push(entry);
    }
    return [...first, ...elsewhere, ...named, ...told];
  }

  #ordered(order: Order): readonly Entry[] {
    return (this.#orders[order] ??= order === "name" ? this.#entries : [...this.#entries].sort((a, b) => rank(a, order) - rank(b, order) || a.place - b.place));
  }
}

function holds(text: string, words: readonly string[]): boolean {
  return text !== "" && words.every((word) => text.includes(word));
}

/** By cost: crypt cards by falling capacity, then the cheap ones. */
function rank({ card, vampire }: Entry, order: Order): number {
  if (order === "type") return vampire ? -1 : TYPES.indexOf(headType(card));
  return vampire ? -card.capacity : card.blood + card.pool + (card.costsX ? 0.5 : 0);
}

type Test = (entry: Entry) => boolean;

const narrowed = ([low, high]: Span, [least, most]: Span): boolean => low > least || high < most;
const within = (value: number, [low, high]: Span, [, most]: Span): boolean => value >= low && (value <= high || (high === most && value > most));

function testsOf(wish: Wish, crypt: readonly Card[]): Test[] {
  const tests: Test[] = [];
  if (wish.types.length > 0) tests.push(({ card, vampire }) => (vampire ? wish.types.includes("crypt") : card.types.some((type) => wish.types.includes(type))));
  if (wish.clans.length > 0) tests.push(({ card }) => card.clans.some((clan) => wish.clans.includes(clan)));
  const disciplines = Object.entries(wish.disciplines);
  if (disciplines.length > 0) tests.push((entry) => (entry.vampire ? hasAll(entry.card, disciplines) : needsOne(entry.card, disciplines)));
  tests.push(...sides(wish));
  if (wish.set) tests.push(({ card }) => card.sets.includes(wish.set));
  if (wish.legal) tests.push(({ card }) => !card.banned && (wish.legal !== "v5" || card.v5));
  if (wish.complete) tests.push(({ card }) => card.complete);
  if (wish.crypt) tests.push(({ card, vampire }) => vampire || canPlay(card, crypt));
  return tests;
}

/** What is asked of vampires only leaves out all other cards, and the other way round, unless the types or both say otherwise. */
function sides(wish: Wish): Test[] {
  const ofCrypt: Test[] = [];
  const ofLibrary: Test[] = [];
  if (narrowed(wish.capacity, CAPACITY)) ofCrypt.push(({ card }) => within(card.capacity, wish.capacity, CAPACITY));
  if (wish.groups.length > 0) ofCrypt.push(({ card }) => wish.groups.includes(card.group) || card.group === "ANY");
  if (wish.sect) ofCrypt.push(({ card }) => card.sect === wish.sect);
  if (wish.title) ofCrypt.push(({ card }) => card.title === wish.title);
  if (narrowed(wish.blood, BLOOD)) ofLibrary.push(({ card }) => card.costsX || within(card.blood, wish.blood, BLOOD));
  if (narrowed(wish.pool, POOL)) ofLibrary.push(({ card }) => card.costsX || within(card.pool, wish.pool, POOL));
  if (ofCrypt.length + ofLibrary.length === 0) return [];
  const free = wish.types.length > 0 || (ofCrypt.length > 0 && ofLibrary.length > 0);
  return [
    (entry) => {
      const tests = entry.vampire ? ofCrypt : ofLibrary;
      return tests.length === 0 ? free : tests.every((fits) => fits(entry));
    },
  ];
}

function hasAll(card: Card, disciplines: readonly [string, number][]): boolean {
  return disciplines.every(([discipline, level]) => (card.disciplines[discipline] ?? 0) >= level);
}

function needsOne(card: Card, disciplines: readonly [string, number][]): boolean {
  return disciplines.some(([discipline, level]) => card.needs.includes(discipline) && (level < 2 || card.levels.length === 0 || card.levels.some((one) => one.disciplines.includes(discipline) && one.level === 2)));
}

/** Whether a vampire of the crypt has what a library card requires: its disciplines, and one of its clans. */
export function canPlay(card: Card, crypt: readonly Card[]): boolean {
  if (card.needs.length === 0 && card.clans.length === 0) return true;
  return crypt.some((vampire) => {
    const has = (discipline: string) => (vampire.disciplines[discipline] ?? 0) > 0;
    const trained = card.needs.length === 0 || (card.allNeeded ? card.needs.every(has) : card.needs.some(has));
    return trained && (card.clans.length === 0 || card.clans.some((clan) => vampire.clans.includes(clan)));
  });
}

/** How many kinds of filters are set. */
export function filters(wish: Wish): number {
  const { words: _, ...rest } = wish;
  return (Object.keys(rest) as (keyof typeof rest)[]).filter((name) => JSON.stringify(rest[name]) !== JSON.stringify(NOTHING[name])).length;
}
