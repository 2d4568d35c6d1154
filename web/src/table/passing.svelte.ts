// Where this player is asked and where the table passes by itself: the windows met so far, kept in this browser.

import type { AskInfo } from "../protocol";
import type { Text } from "../words";

const MET = "coterie.windows.";

/** The games at whose tables something was met that can be passed. */
export function gamesMet(): string[] {
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  return kept.filter((key) => key.startsWith(MET)).map((key) => key.slice(MET.length)).sort();
}

export class PassingWindows {
  readonly #met: string;
  readonly #passed: string;
  /** Prompts at which one could pass, by their message. */
  met = $state.raw<Record<string, Text>>({});
  /** Those at which the table passes for this player. */
  chosen = $state.raw<readonly string[]>([]);

  /** `place` is the table and the seat: each seat has its own orders, at first the usual ones of the game. Without a place these are meant. */
  constructor(game: string, place = "") {
    const usual = `coterie.passing.${game}`;
    this.#met = `${MET}${game}`;
    this.#passed = place ? `coterie.passing.${place}` : usual;
    this.met = read(this.#met, {});
    this.chosen = read(this.#passed, read(usual, []));
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
