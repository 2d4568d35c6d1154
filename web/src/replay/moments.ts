// The turns of a game and its turning points: what a replay can go to at once.

import type { Moment } from "../games";
import type { Event, Frame } from "../protocol";

/** A turning point, with the entry after which it has happened. */
export interface Told extends Moment {
  at: number;
  event: Event;
}

/** The turning points that are told in some frames. */
export function momentsOf(frames: readonly Frame[], moment: (event: Event) => Moment | null): Told[] {
  return frames.flatMap((frame) =>
    frame.events.flatMap((event) => {
      const found = moment(event);
      return found === null ? [] : [{ ...found, at: frame.number, event }];
    }),
  );
}

/** A turn: its number from 1, the entry with which it begins, and what turned in it. */
export interface Turn {
  number: number;
  at: number;
  moments: Told[];
}

export function turnsWith(turns: readonly number[], moments: readonly Told[]): Turn[] {
  return turns.map((at, index) => ({ number: index + 1, at, moments: moments.filter((one) => one.at >= (index === 0 ? 0 : at) && one.at < (turns[index + 1] ?? Infinity)) }));
}

/** Values for the lines across a chart, at most four above 0, at round numbers. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 4) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
