// What a drawing of a table is given: the view, what is asked, what glows, and what a click on a thing does.

import { getContext, setContext } from "svelte";
import type { AskInfo, Event, Option, Outcome, SeatInfo, Waiting, WhyNot, WindowInfo } from "../protocol";
import type { Ref } from "../words";
import { lineOf, playerName } from "./players";
import { isPlain, isWhole, keyOf, marked, mayMark, type Made } from "./marks";
import { beside, byThing, litThings, reasonsFor, thing, withBoth } from "./things";

export interface Spot {
  element: HTMLElement;
}

export interface Menu extends Spot {
  title: Ref | null;
  options: Option[];
}

export interface Reasons extends Spot {
  title: Ref | null;
  things: WhyNot[];
}

export interface Reading extends Spot {
  ref: Ref;
  /** Whether it stays until it is closed: somebody asked for it, and did not only point. */
  pinned?: boolean;
}

/** The milliseconds in which a pointer goes from a thing to its reading view. */
const REACH = 260;
/** The width of a window up to which a reading view lies over the table. */
const PHONE = 760;

/** One table as one seat, or a spectator, sees it. The replay viewer uses it as it is; a live table adds its connection. */
export class Board {
  readonly game: string;
  readonly table: string;
  /** Whether this is played now, not looked at again. */
  readonly live: boolean = false;
  you = $state("");
  view = $state.raw<unknown>(null);
  /** How things stand by the rules, where a game tells it. */
  outlook = $state.raw<unknown>(null);
  facts = $state.raw<Record<string, unknown>>({});
  events = $state.raw<readonly Event[]>([]);
  ask = $state.raw<AskInfo | null>(null);
  /** What this seat is asked and the table answers by passing. */
  passed = $state.raw<AskInfo | null>(null);
  waiting = $state.raw<readonly Waiting[]>([]);
  /** The time in which several seats may react, if it runs. */
  window = $state.raw<WindowInfo | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** Whether this seat no longer plays, though the game goes on. */
  out = $state(false);
  /** Who plays, in the order of the seats. */
  players = $state.raw<readonly SeatInfo[]>([]);
  /** What each of them is called, by seat. */
  readonly names = $derived<Record<string, string>>(Object.fromEntries(this.players.map((player) => [player.seat, playerName(this.game, player, this.you)])));

  busy = $state(false);
  selected = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** Whether the drawing shows on its stage what a thing can do, and amounts: then no small window and no list beside the question does. */
  onStage = $state(false);
  reasons = $state.raw<Reasons | null>(null);
  reading = $state.raw<Reading | null>(null);
  /** Whether a pointer may go into the reading view. */
  lively = $state(false);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Whether the numbers of lit things are shown: once somebody uses the keyboard. */
  digits = $state(false);
  /** Things that somebody is about to use, in a replay: outlined in ink, since they cannot be clicked. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Options that point at nothing that is drawn: they become buttons. */
  homeless = $state.raw<readonly Option[]>([]);

  /** What is marked so far for an answer of several marks; it leaves this page only when it is whole. */
  made = $state.raw<Made>({});

  /** What can be chosen, and what can be marked. */
  readonly options = $derived<readonly Option[]>([...(this.ask?.options ?? []), ...(this.ask?.marks ?? [])]);
  readonly marks = $derived(Object.values(this.made).reduce((sum, count) => sum + count, 0));
  readonly whole = $derived(this.ask !== null && isWhole(this.ask, this.made));
  readonly refusals = $derived<readonly WhyNot[]>(this.ask?.refusals ?? []);
  readonly #lit = $derived(litThings(this.options.filter((option) => this.isOpen(option))));
  readonly #grey = $derived(byThing(this.refusals));
  readonly #beside = $derived(this.selected === null ? null : beside(this.options, this.selected));
  readonly order = $derived([...litThings(this.options).keys()]);
  /** The answers beside the question: those that point at nothing, and those that point at nothing drawn. */
  readonly plain = $derived<readonly Option[]>([...this.options.filter((option) => option.refs.length === 0), ...this.homeless]);

  constructor(game: string, table: string) {
    this.game = game;
    this.table = table;
  }

  isLit(ref: Ref): boolean {
    const name = thing(ref);
    return this.#beside === null ? this.#lit.has(name) : this.#beside.has(name) || name === this.selected;
  }

  isGrey(ref: Ref): boolean {
    const name = thing(ref);
    return this.ask !== null && !this.#lit.has(name) && this.#grey.has(name);
  }

  isSelected(ref: Ref): boolean {
    return this.selected === thing(ref);
  }

  /** The sign of whoever plays a seat as a bot's person, and how they play; both are empty for people. */
  personaOf(seat: string): { face: string; line: string } {
    const face = this.players.find((player) => player.seat === seat)?.face ?? "";
    return { face, line: lineOf(this.game, face) };
  }

  isMark(option: Option): boolean {
    return this.ask?.marks.some((mark) => mark.key === option.key) ?? false;
  }

  /** Whether an option does something now: a mark that is not made and cannot be made does not. */
  isOpen(option: Option): boolean {
    return !this.isMark(option) || option.key in this.made || (this.ask !== null && mayMark(this.ask, this.made, option.key));
  }

  /** How often a thing is marked. */
  amountOf(ref: Ref): number {
    const name = thing(ref);
    const marks = this.ask?.marks.filter((mark) => mark.refs[0] !== undefined && thing(mark.refs[0]) === name) ?? [];
    return marks.reduce((sum, mark) => sum + (this.made[mark.key] ?? 0), 0);
  }

  /** The ways in which a thing can be marked that lead to different places: each of its copies goes one of them. */
  #ways(ref: Ref): string[] {
    const name = thing(ref);
    const ways = this.ask?.marks.filter((mark) => mark.refs.length > 1 && mark.refs[0] !== undefined && thing(mark.refs[0]) === name) ?? [];
    return ways.length > 1 ? ways.map((way) => way.key) : [];
  }

  /** The keys of the ways that are marked, one for each copy. */
  #taken(ways: readonly string[]): string[] {
    return ways.flatMap((key) => Array<string>(this.made[key] ?? 0).fill(key));
  }

  /** Where a copy of a thing is marked to go, if it can go to several places. */
  wayOf(ref: Ref, copy: number): Ref | undefined {
    const key = this.#taken(this.#ways(ref))[copy];
    return this.ask?.marks.find((mark) => mark.key === key)?.refs[1];
  }

  /** Whether something can still be done with a thing: an option chosen, or a mark made once more. */
  mayAdd(ref: Ref): boolean {
    const { ask } = this;
    return ask !== null && this.optionsOf(ref).some((option) => !this.isMark(option) || mayMark(ask, this.made, option.key));
  }

  isWaitedFor(seat: string): boolean {
    return this.waiting.some((entry) => entry.seat === seat);
  }

  optionsOf(ref: Ref): Option[] {
    return byThing(this.options).get(thing(ref)) ?? [];
  }

  /** The digit of a lit thing: they are counted after the answers beside the question. 0 if it does not glow, or is too far down. */
  digitOf(ref: Ref): number {
    const at = this.order.indexOf(thing(ref));
    return at < 0 ? 0 : this.digit(this.plain.length + at);
  }

  /** The digit of what is offered in this place, from 0; 0 where there is no digit left. */
  digit(at: number): number {
    return at < 9 ? at + 1 : 0;
  }

  /** A click on a thing: choose, offer a choice, take back the selection, say why not, or show it. */
  click(ref: Ref, element: HTMLElement, copy = 0): void {
    const name = thing(ref);
    this.reading = null;
    const ways = this.selected === null ? this.#ways(ref) : [];
    if (ways.length > 0) return this.#turn(ways, copy);
    if (this.selected !== null && this.selected !== name) {
      const both = withBoth(this.options, this.selected, name);
      if (both.length > 0) return this.offer(both, ref, element);
      this.clear();
    }
    const options = this.optionsOf(ref);
    if (this.selected === name) this.clear();
    else if (options.length === 1 && options[0] !== undefined) this.choose(options[0]);
    else if (options.length > 1) {
      this.selected = name;
      this.menu = { title: ref, options, element };
    } else if (this.isGrey(ref)) this.why(ref, element);
    else this.read({ ref, element, pinned: true });
  }

  /** Show a thing in full. On a phone that covers the table: a pointer that merely rests on the thing does not open it. */
  read(reading: Reading): void {
    if (this.lively && !reading.pinned && innerWidth <= PHONE) return;
    this.stay();
    this.reading = reading;
  }

  /** The pointer has left a thing that was shown, or what shows it: that is closed, after a while if the pointer may go there. */
  unread(ref: Ref): void {
    this.stay();
    if (this.reading?.ref !== ref || (this.lively && this.reading.pinned)) return;
    if (this.lively) this.#leaving = setTimeout(() => (this.reading = null), REACH);
    else this.reading = null;
  }

  /** The pointer is on what is shown. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  offer(options: Option[], title: Ref, element: HTMLElement): void {
    if (options.length === 1 && options[0] !== undefined) this.choose(options[0]);
    else this.menu = { title, options, element };
  }

  why(ref: Ref, element: HTMLElement): void {
    this.menu = null;
    this.reasons = { title: ref, things: reasonsFor(this.#grey, thing(ref)), element };
  }

  /** Close what is open; if nothing is, take back all marks. */
  leave(): void {
    if (this.selected === null && this.menu === null && this.reasons === null && this.reading === null) this.unmark();
    this.clear();
  }

  /** Nothing is chosen, no small window is open. */
  clear(): void {
    this.selected = null;
    this.menu = null;
    this.reasons = null;
    this.reading = null;
  }

  /** Choose an option, or mark it where it is one of several marks. */
  choose(option: Option): void {
    if (this.isMark(option)) this.mark(option.key);
    else this.answer(option);
  }

  /** Mark once more or once less; what cannot be marked again is taken back. Where one click is the whole answer, it is given. */
  mark(key: string, by: 1 | -1 = 1): void {
    if (this.ask === null || this.busy) return;
    this.clear();
    this.made = marked(this.ask, this.made, key, by);
    if (by > 0 && isPlain(this.ask, this.made)) this.confirm();
  }

  /** Mark a copy of a thing for the first place it can go to, then for the next, then for none. */
  #turn(ways: readonly string[], copy: number): void {
    if (this.ask === null || this.busy) return;
    this.clear();
    const way = this.#taken(ways)[copy];
    const next = ways[way === undefined ? 0 : ways.indexOf(way) + 1];
    const before = way === undefined ? this.made : marked(this.ask, this.made, way, -1);
    this.made = next === undefined ? before : marked(this.ask, before, next, 1);
  }

  unmark(): void {
    this.made = {};
  }

  /** Answer with everything that is marked. */
  confirm(): boolean {
    const { ask } = this;
    if (ask === null || !this.whole) return false;
    const refs = ask.marks.filter((mark) => mark.key in this.made).flatMap((mark) => mark.refs);
    this.answer({ key: keyOf(this.made), label: ask.prompt, refs });
    return true;
  }

  /** Take longer to react, or no longer; for a live table to do. */
  hold(): void {
    this.clear();
  }

  /** Not to be asked next time, by a standing order; for a live table to do. */
  giveOrder(order: string): void {
    if (order) this.clear();
  }

  /** What an answer does is for a live table to say. */
  answer(option: Option): void {
    void option;
    this.clear();
  }
}

const KEY = Symbol("board");

export function provideBoard(board: () => Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<() => Board>(KEY)();
}
