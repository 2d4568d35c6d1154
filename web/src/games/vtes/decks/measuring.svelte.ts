/** Measuring the deck in games of bots: begun, watched, stopped, and kept with the cards that were measured. */

import { ServerError } from "../../../net/api";
import { type Counts, sameCounts } from "../../../net/decks";
import type { Measurement } from "../../../protocol";
import { differences } from "./deck";
import type { Room } from "./room.svelte";
import { dataOf, server } from "./server";

const KEPT = "coterie.measured";
/** How often the server is asked how far it is, in milliseconds. */
const EVERY = 700;
/** Times in a row that the server may not be reached before we give up. */
const PATIENCE = 8;
export const GAMES = 1000;
/** Whom a deck meets, unless it is one of them itself: the others of the box. */
const OPPONENTS = ["malkavian", "nosferatu", "toreador", "tremere", "ventrue"];

/** A measurement with the deck that it is of. */
interface Kept {
  deck: string;
  counts: Counts;
  told: Measurement;
}

function kept(deck: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(`${KEPT}.${deck}`) ?? "null") as Kept | null;
    return found && typeof found.counts === "object" && typeof found.told?.deck?.win_rate?.value === "number" ? found : null;
  } catch {
    return null;
  }
}

export class Measuring {
  of: Kept | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #missed = 0;

  constructor(private readonly room: Room) {}

  readonly running = $derived(this.of?.told.state === "playing");
  /** How many cards have changed since; the figures are grey then. */
  readonly stale = $derived.by(() => {
    if (!this.of || sameCounts(this.of.counts, this.room.deck.counts)) return 0;
    return differences(this.of.counts, this.room.deck.counts).reduce((all, { before, after }) => all + Math.abs(after - before), 0);
  });

  /** The measurement of the deck that is open. One that was running goes on. */
  open(deck: string): void {
    clearTimeout(this.#timer);
    this.trouble = null;
    this.of = kept(deck);
    if (this.running) this.#wait();
  }

  async begin(clan: string): Promise<void> {
    const { deck } = this.room;
    this.trouble = null;
    const others = OPPONENTS.filter((one) => one !== clan.toLowerCase()).slice(0, 4);
    try {
      const told = await server.measure({ deck: dataOf(deck), opponents: others, games: GAMES });
      this.#take({ deck: deck.id, counts: deck.counts, told });
      this.room.keepVersion();
    } catch (error) {
      this.trouble = error;
    }
  }

  async stop(): Promise<void> {
    const { of } = this;
    if (!of) return;
    clearTimeout(this.#timer);
    try {
      this.#take({ ...of, told: await server.stop(of.told.id) });
    } catch (error) {
      this.trouble = error;
      this.#wait();
    }
  }

  /** Nobody looks any more; it goes on all the same, and is found when somebody does. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #take(found: Kept): void {
    localStorage.setItem(`${KEPT}.${found.deck}`, JSON.stringify(found));
    if (found.deck !== this.room.deck.id) return;
    this.of = found;
    if (found.told.state === "playing") this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    const { of } = this;
    if (!of) return;
    try {
      const told = await server.measured(of.told.id);
      this.#missed = 0;
      this.#take({ ...of, told });
    } catch (error) {
      this.#missed += 1;
      if (error instanceof ServerError && error.status > 0 && error.status < 500) this.#take({ ...of, told: { ...of.told, state: of.told.games > 0 ? "stopped" : "failed" } });
      else if (this.#missed < PATIENCE) this.#wait();
      else this.trouble = error;
    }
  }
}
