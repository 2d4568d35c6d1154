// What the replay of a game shows: the charts, and its turning points.

import type { Event } from "../../../protocol";
import { isRef } from "../../../words";
import type { Drawing, Moment } from "../../index";
import { seatOf, seatRef, type SeatView, type VtesView } from "../view";

const KINDS: Readonly<Record<string, Moment["kind"]>> = { "vtes-event-ousted": "fall", "vtes-event-points": "point", "vtes-event-combat": "fight" };

function measure(of: (seat: SeatView) => number) {
  return (view: unknown, seat: string): number => {
    const found = seatOf(view as VtesView, seat);
    return found === undefined ? 0 : of(found);
  };
}

export const replay: Pick<Drawing, "measures" | "moment" | "turn"> = {
  measures: {
    pool: measure(({ pool }) => Math.max(0, pool)),
    points: measure(({ points }) => points),
    minions: measure(({ ready, torpor }) => ready.length + torpor.length),
    cards: measure(({ hand, library }) => hand + library),
  },
  moment: ({ kind, roles }: Event) => {
    const found = KINDS[kind];
    const seat = roles?.["seat"];
    return found === undefined ? null : { kind: found, ...(isRef(seat) ? { seat: seat.id } : {}) };
  },
  turn: (view) => {
    const { turn, active } = view as VtesView;
    return { id: "web-vtes-turn", args: { turn, who: seatRef(active) } };
  },
};
