// A finished game, fetched piece by piece as one seat saw it.

import { api } from "../net/api";
import type { Event, Frame, Replay } from "../protocol";

const PIECE = 100;

export class Film {
  frames = $state.raw<readonly Frame[]>([]);
  #stopped = false;

  constructor(
    readonly replay: Replay,
    readonly seat: string,
  ) {}

  /** Fetch everything, in order; whoever looks sees it grow. */
  async fetch(): Promise<void> {
    while (!this.#stopped && this.frames.length <= this.replay.length) {
      const from = this.frames.length;
      const piece = await api.frames(this.replay.table, from, Math.min(from + PIECE, this.replay.length + 1), this.seat);
      if (piece.length === 0) return;
      if (!this.#stopped) this.frames = [...this.frames, ...piece.filter((frame) => frame.number >= from)];
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Everything this seat had been told by then. */
  told(number: number): Event[] {
    return this.frames.slice(0, number + 1).flatMap((frame) => frame.events);
  }
}

/** The turn in which an entry lies, from 1. */
export function turnOf(turns: readonly number[], number: number): number {
  return Math.max(1, turns.filter((at) => at <= number).length);
}
