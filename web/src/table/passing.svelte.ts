// Where this player is asked and where the table passes by itself: the windows met so far, kept in this browser.

import type { AskInfo } from "../protocol";
import type { Text } from "../words";

export class PassingWindows {
  readonly #met: string;
  readonly #passed: string;
  /** Prompts at which one could pass, by their message. */
  met = $state.raw<Record<string, Text>>({});
  /** Those at which the table passes for this player. */
  chosen = $state.raw<readonly string[]>([]);

  /** `place` is the table and the seat: each seat has its own orders. */
  constructor(game: string, place: string) {
    this.#met = `coterie.windows.${game}`;
    this.#passed = `coterie.passing.${place}`;
    this.met = read(this.#met, {});
    this.chosen = read(this.#passed, []);
  }

  /** A question was asked: remember it if a pass can be ordered there. */
  meet(ask: AskInfo): void {
    if (!ask.window || ask.prompt.id in this.met) return;
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
