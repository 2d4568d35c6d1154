/** The log folded: turns, and in them what belongs together, as an action with its blocks and its fight. */

import type { Event } from "../protocol";

/** An event, and those that belong to what began with it. */
export interface Fold {
  readonly head: Event;
  readonly within: Fold[];
  /** The number of the last event in it. */
  last: number;
}

/** The events that are lines of the log; others are only seen to happen. */
export function lines(events: readonly Event[]): readonly Event[] {
  return events.filter((event) => event.silent !== true);
}

export function folded(events: readonly Event[]): Fold[] {
  const top: Fold[] = [];
  let turn: Fold | undefined;
  let scene: Fold | undefined;
  let at: (string | undefined)[] = [];
  for (const event of events) {
    const fold: Fold = { head: event, within: [], last: event.number };
    const before = at;
    at = Object.entries(event.at ?? {}).map(String);
    if (at[0] !== before[0]) turn = undefined;
    if (at[0] !== before[0] || at[1] !== before[1]) scene = undefined;
    (scene ?? turn)?.within.push(fold) ?? top.push(fold);
    if (event.kind.endsWith("-event-turn")) turn = fold;
    else if (at[1]) scene ??= fold;
    for (const open of [turn, scene]) if (open) open.last = event.number;
  }
  return top;
}
