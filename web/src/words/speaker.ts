/**
 * Speaks one language: message ids with arguments into words, by the convention of `coterie.locale`.
 *
 * A `Ref` given as `who` brings `$who` and the attributes of its own message: `$who-the`, `$who-gender` and so on. Of several things
 * given as `cards`, `$cards` is the list in words, equal ones counted, and `$cards-count` is how many there are.
 *
 * Who listens and what the players are called is a `Seating`: `$who-you` is 1 where `who` is the listener (of several things, where the
 * listener is the only one), `$you` is the listener's seat, and a seat whose player has a name is called by it.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isRef, isText, type Arg, type Args, type Ref, type Text } from "./text";

/** A piece of a sentence: plain words, or words that name a thing. */
export interface Part {
  words: string;
  ref?: Ref;
}

/** Who listens, and what the players of a table are called; things are given as kind and id with a colon between. */
export interface Seating {
  readonly you: string;
  /** The things that stand for the listener, and for nobody else. */
  readonly figures: ReadonlySet<string>;
  /** The seats whose players have a name. */
  readonly names: ReadonlyMap<string, string>;
}

export const NOBODY: Seating = { you: "", figures: new Set(), names: new Map() };

/** Marks around the name of a thing while a sentence is put together: begin, end of its number, end of the name. */
const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARKED = new RegExp(`${BEGIN}(\\d+)${MIDDLE}([^${END}]*)${END}`, "u");
/** Every mark, with the number in it. */
const MARKS = /\uE000\d+\uE001|\uE002/gu;
/** Forms that messages select by; they are never shown. */
const GRAMMAR = new Set(["-gender"]);

const key = (ref: Ref): string => `${ref.kind}:${ref.id}`;

type Value = string | number;

export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  /** What a thing that brings its own name is called in this language. */
  called = (name: string): string => name;
  /** To whom it speaks. */
  seating = (): Seating => NOBODY;

  /** `fallback` is asked for messages that this language lacks. */
  constructor(
    readonly language: string,
    sources: readonly string[],
    private readonly fallback?: Speaker,
  ) {
    this.#bundle = new FluentBundle([language, "en"], { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: "conjunction", style: "long" });
    for (const source of sources) this.add(source);
  }

  /** More words: those that a game of another package brings. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The text in this language; its id, if nobody knows it. */
  say(text: Text): string {
    return this.#put(text, []).replaceAll(MARKS, "");
  }

  /** Shorter than `say({ id, args })`. */
  tell(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }

  /** The text in pieces, so that whatever it names can be pointed at. */
  parts(text: Text): Part[] {
    const refs: Ref[] = [];
    const pieces: Part[] = [];
    let rest = this.#put(text, refs);
    for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
      if (found.index > 0) pieces.push({ words: rest.slice(0, found.index) });
      const ref = refs[Number(found[1])];
      pieces.push(ref ? { words: found[2] ?? "", ref } : { words: found[2] ?? "" });
      rest = rest.slice(found.index + found[0].length);
    }
    if (rest) pieces.push({ words: rest });
    return pieces;
  }

  /** Whether this language itself has a message. */
  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name of a thing, in one of its forms if it has that form. A seat has its own, whoever sits there. */
  name(ref: Ref, form = ""): string {
    const forms = this.#forms(ref);
    return String((form && forms[`-${form}`]) || forms[""]);
  }

  /** The sentence with marks around the things it names, which are added to `refs`. */
  #put(text: Text, refs: Ref[]): string {
    const message = this.#bundle.getMessage(text.id);
    if (message?.value == null) return this.fallback ? this.fallback.#put(text, refs) : text.id;
    const args: Record<string, Value> = { you: this.seating().you };
    for (const [name, arg] of Object.entries(text.args ?? {})) Object.assign(args, this.#argument(name, arg, refs));
    const problems: Error[] = [];
    return this.#bundle.formatPattern(message.value, args, problems);
  }

  #argument(name: string, arg: Arg | readonly Arg[], refs: Ref[]): Record<string, Value> {
    const { figures } = this.seating();
    const listens = (one: Arg | undefined): Value => (isRef(one) && figures.has(key(one)) ? 1 : 0);
    if (Array.isArray(arg)) {
      const items = arg as readonly Arg[];
      return { [name]: this.#enumerate(items, refs), [`${name}-count`]: items.length, [`${name}-you`]: items.length === 1 ? listens(items[0]) : 0 };
    }
    if (isRef(arg)) {
      const number = refs.push(arg) - 1;
      const marked = (form: string, words: string) => (GRAMMAR.has(form) ? words : `${BEGIN}${number}${MIDDLE}${words}${END}`);
      const forms = Object.entries(this.#spoken(arg)).map(([form, words]): [string, Value] => [name + form, marked(form, words)]);
      return { ...Object.fromEntries(forms), [`${name}-you`]: listens(arg) };
    }
    if (isText(arg)) return { [name]: this.#put(arg, refs) };
    return { [name]: arg as Value };
  }

  /** The items as a list in words; equal ones are counted, in the order in which they came. */
  #enumerate(items: readonly Arg[], refs: Ref[]): string {
    const told = new Map<string, { words: string; times: number }>();
    for (const item of items) {
      const words = String(this.#argument("", item, refs)[""]);
      const plain = words.replaceAll(MARKS, "");
      const before = told.get(plain);
      if (before) before.times += 1;
      else told.set(plain, { words, times: 1 });
    }
    return this.#list.format([...told.values()].map(({ words, times }) => (times === 1 ? words : `${words} ×${times}`)));
  }

  /** What a thing is called at this table, and its other forms: a player by name, and the listener as the language wants it. */
  #spoken(ref: Ref): Record<string, string> {
    const { figures, names } = this.seating();
    const name = names.get(key(ref));
    const forms = this.#forms(ref);
    if (name !== undefined) Object.assign(forms, this.#worded("kernel-player", { name, initial: [...name.toLowerCase().normalize("NFD")][0] ?? "" }));
    if (figures.has(key(ref))) Object.assign(forms, { ...this.#worded("kernel-you"), "": forms[""] });
    return forms;
  }

  /** The name of a thing and its other forms, by suffix. */
  #forms(ref: Ref): Record<string, string> {
    if (ref.name) return { "": this.called(ref.name) };
    return this.#worded(`${ref.kind}-${ref.id}`) ?? { "": ref.id };
  }

  /** A message and its attributes in words, by suffix; nothing if there is no such message. */
  #worded(id: string, args: Record<string, string> = {}): Record<string, string> | undefined {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) return undefined;
    const plain = (pattern: NonNullable<typeof message.value>) => this.#bundle.formatPattern(pattern, args, []);
    const forms: Record<string, string> = { "": plain(message.value) };
    for (const [form, pattern] of Object.entries(message.attributes)) forms[`-${form}`] = plain(pattern);
    return forms;
  }
}
