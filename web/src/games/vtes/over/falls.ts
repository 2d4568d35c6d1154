// Who fell, in which turn, and to whom.

import type { Event } from "../../../protocol";
import { isRef } from "../../../words";

export interface Fall {
  seat: string;
  turn: number;
  /** Who gained a victory point by it; "" if nobody did. */
  by: string;
}

const OUSTED = "vtes-event-ousted";
const POINTS = "vtes-event-points";

/** The falls that are told: whoever gains a point next, before somebody else falls, has ousted them. */
export function fallsOf(events: readonly Event[]): Fall[] {
  const falls: Fall[] = [];
  let open: Fall | undefined;
  for (const { kind, roles, at } of events) {
    const seat = roles?.["seat"];
    if (!isRef(seat)) continue;
    const turn = at?.["turn"] ?? 0;
    if (kind === OUSTED) falls.push((open = { seat: seat.id, turn, by: "" }));
    else if (kind === POINTS && open?.turn === turn && roles?.["half"] !== 1) {
      open.by = seat.id;
      open = undefined;
    }
  }
  return falls;
}
