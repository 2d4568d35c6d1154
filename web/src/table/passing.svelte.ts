// Where this player is asked and where the table passes by itself: the windows met so far, kept in this browser.

import { api } from "../net/api";
import type { AskInfo } from "../protocol";
import type { Text } from "../words";

const MET = "coterie.windows.";

/** The games at whose tables something was met that can be passed. */
export function gamesMet(): string[] {
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  return kept.filter((key) => key.startsWith(MET)).map((key) => key.slice(MET.length)).sort();
}

/** The standing orders of a game, and which of them a new seat has; none if they cannot be had now. */
export async function ordersOf(game: string): Promise<Record<string, boolean>> {
  const games = await api.games("").catch(() => []);
  return games.find(({ name }) => name === game)?.orders ?? {};
}

/** Whether an order holds for one turn alone. */
export function forTurn(order: string): boolean {
  return /\.\d+$/.test(order);
}

/** The message that names an order. */
export function orderName(order: string): string {
  return order.replace(/\.\d+$/, "");
}

export class PassingWindows {
  readonly #met: string;
  readonly #passed: string;
  /** Prompts at which one could pass, by their message. */
  met = $state.raw<Record<string, Text>>({});
  /** Those at which the table passes for this player, and the standing orders of the game. */
  chosen = $state.raw<readonly string[]>([]);
  /** Whether this player has chosen them: until then they are those that a new seat has. */
  own = $state(false);

  /** `place` is the table and the seat: each seat has its own orders, at first the usual ones of the game. Without a place these are meant. */
  constructor(game: string, place = "") {
    const usual = `coterie.orders.${game}`;
    this.#met = `${MET}${game}`;
    this.#passed = place ? `coterie.orders.${place}` : usual;
    this.met = read(this.#met, {});
    const kept = read<readonly string[] | null>(this.#passed, read(usual, null));
    this.own = kept !== null;
    this.chosen = kept ?? [];
  }

  /** What the seat has as long as its player has chosen nothing else. */
  adopt(orders: readonly string[]): void {
    if (!this.own) this.chosen = orders;
  }

  /** A question was asked: remember it if a pass can be ordered there. */
  meet(ask: AskInfo): void {
    if (!ask.window || ask.prompt.id in this.met) return;
    this.met = { ...this.met, [ask.prompt.id]: ask.prompt };
    localStorage.setItem(this.#met, JSON.stringify(this.met));
  }

  choose(windows: readonly string[]): void {
    this.own = true;
    this.chosen = windows;
    localStorage.setItem(this.#passed, JSON.stringify(windows.filter((order) => !forTurn(order))));
  }
}

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
