// Where the name of each place stands: beside its mark, where it meets no other name, no mark and as few lines as can be. Names keep their size
// on the screen, so this is done for the smallest map on which they are all shown; on a larger one there is only more room, and on a smaller
// one those of small cities go, one after the other, where they would touch something.

import { points } from "./lines.mjs";
import { SHEET } from "./projection.mjs";

/** Pixels of the screen to a unit of the sheet, on that smallest map. */
const SCALE = 0.38;
const SIZE = { large: 12.5, small: 11.5, castle: 12.5, hospital: 11.5, sea: 14 };
const MARK = { large: 7, small: 6, castle: 11, hospital: 9, sea: 6 };
/** The smallest map with names on it, and by which steps a map becomes smaller when we look for what touches. */
const LEAST = 0.28;
const STEP = 0.01;
/** Square pixels of two names, or of a name and a mark, that may lie over each other unseen. */
const UNSEEN = 6;
const NARROW = new Set("fijlrtI.,'’- ");
const WIDE = new Set("mwMWGOQDHNU");

/** About how wide a name is, in pixels. */
function width(name, kind) {
  const letters = [...name].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.31 : WIDE.has(letter) ? 0.72 : 0.51), 0);
  return letters * SIZE[kind] * (kind === "sea" ? 1.2 : 1);
}

/** Beside the mark, above, below, and askew; those that read best come first. */
function spots(kind) {
  const off = MARK[kind] + 4;
  const tall = SIZE[kind];
  if (kind === "sea") return [["middle", 0, off + tall * 0.75], ["middle", 0, -off], ["start", off, tall * 0.35], ["end", -off, tall * 0.35]];
  return [
    ["start", off, tall * 0.35],
    ["end", -off, tall * 0.35],
    ["middle", 0, off + tall * 0.8],
    ["middle", 0, -off],
    ["start", off - 3, tall * 0.35 + 8],
    ["start", off - 3, tall * 0.35 - 8],
    ["end", -off + 3, tall * 0.35 + 8],
    ["end", -off + 3, tall * 0.35 - 8],
  ];
}

function box([x, y], [anchor, dx, dy], wide, tall) {
  const left = x + dx - (anchor === "start" ? 0 : anchor === "end" ? wide : wide / 2);
  return { left: left - 1, right: left + wide + 1, top: y + dy - tall * 0.82, bottom: y + dy + tall * 0.22 };
}

function overlap(a, b) {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

const around = (id, at, kinds) => ({ id, left: at[id][0] - MARK[kinds[id]], right: at[id][0] + MARK[kinds[id]], top: at[id][1] - MARK[kinds[id]], bottom: at[id][1] + MARK[kinds[id]] });
const scaled = (places, scale) => Object.fromEntries(Object.entries(places).map(([id, point]) => [id, point.map((value) => value * scale)]));
const widths = (kinds, names) => Object.fromEntries(Object.keys(kinds).map((id) => [id, Math.max(...names[id].map((name) => width(name, kinds[id])))]));

/** For each place: on which side its name stands, and how far from its mark in pixels. */
export function labels(places, kinds, names, drawn) {
  const ids = Object.keys(places);
  const at = scaled(places, SCALE);
  const wide = widths(kinds, names);
  const marks = ids.map((id) => around(id, at, kinds));
  const crossed = drawn.flatMap(({ line, weight }) => points(line, 24).map(([x, y]) => ({ x: x * SCALE, y: y * SCALE, weight })));
  const tries = Object.fromEntries(ids.map((id) => [id, spots(kinds[id]).map((spot, rank) => ({ spot, rank, box: box(at[id], spot, wide[id], SIZE[kinds[id]]) }))]));
  const fixed = Object.fromEntries(
    ids.map((id) => [
      id,
      tries[id].map(({ rank, box: here }) => {
        const onMarks = marks.filter((mark) => mark.id !== id).reduce((sum, mark) => sum + overlap(here, mark), 0);
        const onLines = crossed.reduce((sum, { x, y, weight }) => sum + (x > here.left && x < here.right && y > here.top && y < here.bottom ? weight : 0), 0);
        const beyond = Math.max(0, -here.left) + Math.max(0, here.right - SHEET.width * SCALE);
        return rank * 3 + onMarks * 3 + onLines * 2.2 + beyond * 4;
      }),
    ]),
  );
  const chosen = Object.fromEntries(ids.map((id) => [id, fixed[id].indexOf(Math.min(...fixed[id]))]));
  const price = (id, rank) => fixed[id][rank] + ids.reduce((sum, other) => (other === id ? sum : sum + overlap(tries[id][rank].box, tries[other][chosen[other]].box) * 2), 0);
  for (let round = 0; round < 12; round++) {
    let calm = true;
    for (const id of ids) {
      const prices = tries[id].map((_, rank) => price(id, rank));
      const best = prices.indexOf(Math.min(...prices));
      if (best !== chosen[id]) [chosen[id], calm] = [best, false];
    }
    if (calm) break;
  }
  return Object.fromEntries(ids.map((id) => [id, tries[id][chosen[id]].spot.map((value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value))]));
}

/** For each place what its name covers, in pixels from its mark: left, top, right and bottom. */
export function boxes(kinds, names, placed) {
  const wide = widths(kinds, names);
  const written = (id) => box([0, 0], placed[id], wide[id], SIZE[kinds[id]]);
  return Object.fromEntries(Object.keys(kinds).map((id) => [id, (({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))(written(id))]));
}

/** For each place the smallest map on which its name touches nothing: small cities go without one first, then seas, then large cities. */
export function rooms(places, kinds, names, placed) {
  const wide = widths(kinds, names);
  const room = Object.fromEntries(Object.keys(places).map((id) => [id, LEAST]));
  const shown = new Set(Object.keys(places));
  for (let scale = 1; scale >= LEAST; scale -= STEP) {
    const at = scaled(places, scale);
    const here = Object.fromEntries([...shown].map((id) => [id, box(at[id], placed[id], wide[id], SIZE[kinds[id]])]));
    const over = (a, b) => Math.max(0, overlap(a, b) - UNSEEN);
    const price = (id) => [...shown].reduce((sum, other) => sum + (other === id ? 0 : over(here[id], here[other]) + over(here[id], around(other, at, kinds))), 0);
    for (const kind of scale < SCALE - STEP / 2 ? ["small", "sea", "large"] : ["small"]) {
      for (;;) {
        const [most, worst] = [...shown].filter((id) => kinds[id] === kind).map((id) => [price(id), id]).sort(([a], [b]) => b - a)[0] ?? [0];
        if (most === 0) break;
        shown.delete(worst);
        room[worst] = Math.round((scale + STEP) * 100) / 100;
      }
    }
  }
  return room;
}

/** Names that still touch another, for those who change the map. */
export function touching(places, kinds, names, placed) {
  const ids = Object.keys(places);
  const wide = widths(kinds, names);
  const boxes = ids.map((id) => box(places[id].map((value) => value * SCALE), placed[id], wide[id], SIZE[kinds[id]]));
  return ids.flatMap((id, at) => ids.slice(at + 1).filter((_, more) => overlap(boxes[at], boxes[at + 1 + more]) > UNSEEN).map((other) => `${id} and ${other}`));
}
