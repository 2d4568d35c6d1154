// Where this player is asked and where the table passes by itself: the windows met so far, kept in this browser.

import type { AskInfo } from "../protocol";
import type { Text } from "../words";

export class PassingWindows {
  readonly #met: string;
  readonly #passed: string;
  met = $state.raw<Record<string, Text>>({});
  /** Prompts at which one could pass, by their message. */
  chosen = $state.raw<readonly string[]>([]);
  /** Those at which the table passes for this player. */

  /** `place` is the table and the seat: each seat has its own orders. */
  constructor(game: string, place: string) {
    this.#met = `coterie.windows.${game}`;
    this.#passed = `coterie.passing.${place}`;
    this.met = read(this.#met, {});
    this.chosen = read(this.#passed, []);
  }

  /** A question was asked: remember it if it is a window one can pass. */
  meet(ask: AskInfo): void {
    const free = ask.options.some((option) => option.key === "pass");
    if (!free || ask.prompt.id in this.met) return;
    this.met = { ...this.met, [ask.prompt.id]: ask.prompt };
    localStorage.setItem(this.#met, JSON.stringify(this.met));
  }

  choose(windows: readonly string[]): void {
    this.chosen = windows;
    localStorage.setItem(this.#passed, JSON.stringify(windows));
  }
}

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
