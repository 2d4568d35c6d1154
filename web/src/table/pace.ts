// The pace at which a page shows what has happened. States that come faster wait here, each for the one before it to be looked at; a question is
// never shown before the events that led to it.

import type { State } from "../protocol";
import { lines } from "./fold";

export type Speed = "slow" | "normal" | "fast" | "instant";
/** How long a state that tells something is looked at before the next, in milliseconds. */
export const GAPS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 };
/** Within so many milliseconds everything is shown when others, or a clock, wait for this seat. */
const CATCH_UP = 1000;
/** The same where there is only a little time to react. */
const AT_ONCE = 250;

/** Whether a state asks its seat something that the table does not answer. */
export function asks(state: State | undefined): boolean {
  return state?.ask?.auto_pass === "";
}

export class Pace {
  readonly #show: (state: State) => void;
  readonly #gap: () => number;
  readonly #awaited: () => boolean;
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: State | undefined;
  #shownAt = 0;
  #cameAt = 0;
  /** Whether everything is shown at once until this seat is asked again. */
  skipping = false;

  /** `gap` is how long a state is looked at; `awaited` says whether it costs others, or this seat's clock, if a question is shown late. */
  constructor(show: (state: State) => void, gap: () => number, awaited: () => boolean) {
    this.#show = show;
    this.#gap = gap;
    this.#awaited = awaited;
  }

  /** How many states are still to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** A state has come. What was taken back is not looked at any longer. */
  take(state: State): void {
    const back = state.number < ((this.#queue.at(-1) ?? this.#last)?.number ?? 0);
    this.#queue.push(state);
    this.#cameAt = Date.now();
    if (back) this.#showAll();
    else this.#go();
  }

  /** Show everything until this seat is asked again, without a pause. */
  skip(): void {
    this.skipping = true;
    this.#showAll();
  }

  /** The pace has changed: what waits is measured by the new one. */
  again(): void {
    this.#go();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      const wait = this.#shownAt + this.#wait() - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#showNext();
    }
  }

  /** How long the state that is shown now is looked at: not at all if it told nothing, or asked this seat, whose own choice it was that came next. */
  #wait(): number {
    if (this.skipping || this.#last === undefined || lines(this.#last.events).length === 0 || asks(this.#last)) return 0;
    const newest = this.#queue.at(-1);
    const within = newest?.window ? AT_ONCE : CATCH_UP;
    const hurry = newest?.window || (asks(newest) && this.#awaited());
    return hurry ? Math.min(this.#gap(), (this.#cameAt + within - this.#shownAt) / this.#queue.length) : this.#gap();
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) this.#showNext();
  }

  #showNext(): void {
    const state = this.#queue.shift();
    if (state === undefined) return;
    this.#last = state;
    this.#shownAt = Date.now();
    if (asks(state) || state.outcome) this.skipping = false;
    this.#show(state);
  }
}
