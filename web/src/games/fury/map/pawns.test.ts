/** Where figures and tokens stand: over no name and over no other place. */

import europe, { type Place } from "virtual:europe";
import { expect, test } from "vitest";
import { type Mark, type Pawn, spread } from "./pawns";

type Box = [left: number, top: number, right: number, bottom: number];
const ids = Object.keys(europe.places);
const pawn = (id: string, place: string): Pawn => ({ id, place, item: { kind: "fury-hunter", id }, label: id, candle: true, acting: false });
const mark = (id: string, place: string): Mark => ({ id, place, glyph: "why", label: id, kind: "hidden" });

/** How deep two boxes lie in one another, in pixels. */
function deep(a: Box, b: Box): number {
  return Math.min(Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
function at({ x, y }: Place, scale: number, [left, top, right, bottom]: Box): Box {
  return [x * scale + left, y * scale + top, x * scale + right, y * scale + bottom];
}
function disc({ x, y }: { x: number; y: number }, radius: number): Box {
  return [x - radius, y - radius, x + radius, y + radius];
}
/** Which names, and which marks of other places, are covered. */
function covered(pawns: readonly Pawn[], marks: readonly Mark[], scale: number): string[] {
  const all = [...pawns.map((one) => ({ ...one, radius: 12 })), ...marks.map((one) => ({ ...one, radius: 8 }))];
  const named = Object.entries(europe.places).filter(([id, { room }]) => scale >= room || all.some(({ place }) => place === id));
  const off = spread(pawns, marks, named.map(([id]) => id), scale);
  return all.flatMap(({ id, place, radius }) => {
    const mine = at(europe.places[place] as Place, scale, disc(off[id] ?? { x: NaN, y: NaN }, radius));
    const names = named.filter(([, other]) => deep(mine, at(other, scale, other.box)) > 3).map(([other]) => `the name of ${other}`);
    const dots = Object.entries(europe.places).filter(([other, spot]) => other !== place && deep(mine, at(spot, scale, disc({ x: 0, y: 0 }, 5))) > 2);
    return [...names, ...dots.map(([other]) => other)].map((what) => `${id} in ${place} covers ${what}`);
  });
}

test.each([
  [0.4, 16],
  [0.5, 5],
  [0.62, 1],
  [1, 0],
])("in every place a figure and a token cover hardly anything, at scale %f", (scale, most) => {
  const found = ids.flatMap((id) => covered([pawn("a", id)], [mark("m", id)], scale));
  expect(found.length, found.join("; ")).toBeLessThanOrEqual(most);
});

test.each([0.5, 0.62])("those who stand together leave their neighbours to be seen, at scale %f", (scale) => {
  expect(covered([pawn("a", "munich"), pawn("b", "munich"), pawn("c", "cologne"), pawn("d", "cologne")], [mark("m", "nuremburg"), mark("n", "manchester")], scale)).toEqual([]);
  expect(covered([pawn("a", "liverpool")], [mark("m", "tyrrhenian_sea"), mark("n", "mediterranean_sea"), mark("o", "strasbourg"), mark("p", "strasbourg")], scale)).toEqual([]);
});

test("nobody stands upon another", () => {
  const four = ["a", "b", "c", "d", "e"].map((id) => pawn(id, "zurich"));
  const two = [mark("m", "zurich"), mark("n", "zurich")];
  const off = Object.entries(spread(four, two, ids, 0.5));
  expect(off).toHaveLength(7);
  for (const [id, spot] of off) for (const [other, beside] of off) if (id < other) expect(deep(disc(spot, 8), disc(beside, 8)), `${id} and ${other}`).toBeLessThanOrEqual(0);
});
