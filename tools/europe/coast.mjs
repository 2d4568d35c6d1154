// The coast of Europe from Natural Earth's public data: cut to the sheet and its surroundings, made simpler, written as one compact path.

import { createRequire } from "node:module";
import { project, SHEET } from "./projection.mjs";

const web = createRequire(new URL("../../web/package.json", import.meta.url));
const { feature } = web("topojson-client");

/** Land that is drawn: more than the sheet, for windows of another shape. */
const FRAME = { left: -1500, top: -460, right: SHEET.width + 1500, bottom: SHEET.height + 420 };
/** Detail below this, in units of the sheet, is left out; islands smaller than that area too. */
const DETAIL = 0.9;
const ISLE = 16;
/** What of the world is looked at: beyond it the projection has no say. */
const WORLD = { west: -60, east: 110, south: 12, north: 76 };

const SIDES = [
  [([x]) => x >= FRAME.left, (a, b) => cut(a, b, 0, FRAME.left)],
  [([x]) => x <= FRAME.right, (a, b) => cut(a, b, 0, FRAME.right)],
  [([, y]) => y >= FRAME.top, (a, b) => cut(a, b, 1, FRAME.top)],
  [([, y]) => y <= FRAME.bottom, (a, b) => cut(a, b, 1, FRAME.bottom)],
];

function cut(a, b, axis, edge) {
  const part = (edge - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}

/** A ring cut to the frame, side by side. */
function clip(ring) {
  return SIDES.reduce((points, [inside, meet]) => {
    const kept = [];
    points.forEach((point, at) => {
      const before = points.at(at - 1);
      if (inside(point) !== inside(before)) kept.push(meet(before, point));
      if (inside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

/** How far a point lies from the line between two others. */
function away([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** A line with only the points that matter (Douglas and Peucker's way). */
function simpler(points) {
  if (points.length < 3) return points;
  let [worst, far] = [0, 0];
  for (let at = 1; at < points.length - 1; at++) {
    const off = away(points[at], points[0], points.at(-1));
    if (off > far) [worst, far] = [at, off];
  }
  if (far <= DETAIL) return [points[0], points.at(-1)];
  return [...simpler(points.slice(0, worst + 1)), ...simpler(points.slice(worst)).slice(1)];
}

function area(points) {
  return Math.abs(points.reduce((sum, [x, y], at) => sum + points.at(at - 1)[0] * y - x * points.at(at - 1)[1], 0)) / 2;
}

/** Points as a closed path of whole steps. */
export function path(points) {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = whole.slice(1).map(([x, y], at) => [x - whole[at][0], y - whole[at][1]]).filter(([x, y]) => x !== 0 || y !== 0);
  return `M${whole[0].join(" ")}l${steps.map(([x, y]) => `${x}${y < 0 ? "" : " "}${y}`).join(" ").replaceAll(" -", "-")}z`;
}

function near(ring) {
  return ring.some(([lon, lat]) => lon > WORLD.west && lon < WORLD.east && lat > WORLD.south && lat < WORLD.north);
}

function within([lon, lat]) {
  return [Math.max(WORLD.west, Math.min(WORLD.east, lon)), Math.max(WORLD.south, Math.min(WORLD.north, lat))];
}

/** All land as one path; lakes are holes in it. */
export function coast() {
  const atlas = web("world-atlas/land-50m.json");
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => geometry.coordinates.flat());
  return rings
    .filter(near)
    .map((ring) => clip(ring.slice(0, -1).map(within).map(project)))
    .filter((ring) => ring.length > 2 && area(ring) > ISLE)
    .map((ring) => halves(ring))
    .filter((ring) => ring.length > 2)
    .map(path)
    .join("");
}

/** A ring made simpler in two halves, split at the point farthest from the first. */
function halves(ring) {
  const far = ring.reduce((best, point, at) => (Math.hypot(point[0] - ring[0][0], point[1] - ring[0][1]) > Math.hypot(ring[best][0] - ring[0][0], ring[best][1] - ring[0][1]) ? at : best), 0);
  return [...simpler(ring.slice(0, far + 1)).slice(0, -1), ...simpler([...ring.slice(far), ring[0]]).slice(0, -1)];
}
