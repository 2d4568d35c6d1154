/** What stands on the map besides its places, and where: beside its place, over no name and no other mark. */

import europe, { type Place } from "virtual:europe";
import type { GlyphName } from "../../../design/glyphs";
import type { Ref } from "../../../words";
import type { Point } from "./camera.svelte";

/** A figure: one of the hunters, or Dracula where he is known to be. */
export interface Pawn {
  id: string;
  place: string;
  item: Ref;
  /** What a screen reader says of it. */
  label: string;
  candle: boolean;
  acting: boolean;
}

/** A token that lies in a place: an encounter, or something that a card left there. */
export interface Mark {
  id: string;
  place: string;
  glyph: GlyphName;
  label: string;
  kind: "hidden" | "shown" | "holy" | "block";
}

/** Pixels from one figure to the next, and from one token to the next. */
const PAWN = 25;
const TOKEN = 17;
/** Pixels around the middle of a place that belong to its mark: for its own figures, and for those of others. */
const OWN = 8;
const OTHER = 8;
/** In how many directions from its place a group is tried, and how far off. */
const DIRECTIONS = 16;
const FAR = [1, 1.35, 1.7];
/** No group stands farther from its place than this. */
const REACH = 180;

type Box = [left: number, top: number, right: number, bottom: number];

interface Group {
  spots: Point[];
  box: Box;
}

/** Where the figures and tokens of all places stand, in pixels from their place, by their ids; those of one place in one group. */
export function spread(pawns: readonly Pawn[], marks: readonly Mark[], named: readonly string[], scale: number): Record<string, Point> {
  const all = Object.entries(europe.places);
  const at = ({ x, y }: Place, [left, top, right, bottom]: Box): Box => [x * scale + left, y * scale + top, x * scale + right, y * scale + bottom];
  const taken = all.flatMap(([id, place]) => (named.includes(id) ? [at(place, place.box)] : []));
  const dots = all.map(([, place]) => [place, at(place, [-OTHER, -OTHER, OTHER, OTHER])] as const);
  const found: Record<string, Point> = {};
  for (const [things, size] of [[pawns, PAWN], [marks, TOKEN]] as const) {
    for (const id of new Set(things.map((one) => one.place))) {
      const place = europe.places[id];
      if (place === undefined) continue;
      const here = things.filter((one) => one.place === id);
      const reach = at(place, [-REACH, -REACH, REACH, REACH]);
      const others = [...taken, ...dots.flatMap(([other, box]) => (other === place ? [] : [box]))].filter((box) => overlap(box, reach) > 0);
      const price = ({ box }: Group, far: number) => {
        const mine = at(place, box);
        return others.reduce((sum, other) => sum + overlap(other, mine), far);
      };
      const [, best] = groups(here.length, size).map((group, far) => [price(group, far / 4), group] as const).reduce((a, b) => (b[0] < a[0] ? b : a));
      taken.push(at(place, best.box));
      here.forEach((one, number) => (found[one.id] = best.spots[number] ?? { x: 0, y: 0 }));
    }
  }
  return found;
}

/** How so many of one size can stand around a place, the best first: in a row, in a column, in two rows; near to it, and askew rather than beside it. */
function groups(count: number, size: number): Group[] {
  const columns = [...new Set([count, 1, Math.ceil(count / 2)])];
  const turns = Array.from({ length: DIRECTIONS }, (_, turn) => ((turn * 5 + 14) * 2 * Math.PI) / DIRECTIONS);
  return FAR.flatMap((far) =>
    columns.flatMap((wide) => {
      const [x, y] = [(wide * size) / 2, (Math.ceil(count / wide) * size) / 2];
      return turns.map((turn) => {
        const [right, down] = [Math.cos(turn), Math.sin(turn)];
        const middle = { x: right * far * (x + OWN), y: down * far * (y + OWN) };
        const spots = Array.from({ length: count }, (_, at) => ({ x: middle.x - x + size * ((at % wide) + 0.5), y: middle.y - y + size * (Math.floor(at / wide) + 0.5) }));
        return { spots, box: [middle.x - x, middle.y - y, middle.x + x, middle.y + y] as Box };
      });
    }),
  );
}

function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
