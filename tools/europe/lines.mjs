// Roads, railways and sea lanes as lines of our own: straight where that is clear, bent a little where one would hide another or run through
// a place it does not serve.

/** How near a line may come to a place that is not its end, in units of the sheet. */
const CLEAR = 26;
/** How far a railway keeps from the road between the same places, as a part of its length. */
const BESIDE = 0.09;

const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];

/** The point at a part of the way along a bent line. */
function along([from, by, to], part) {
  const rest = 1 - part;
  return [0, 1].map((axis) => rest * rest * from[axis] + 2 * rest * part * by[axis] + part * part * to[axis]);
}

/** A line between two places whose middle stands off by that much, to the left if positive. */
export function bent(from, to, off) {
  const [x, y] = middle(from, to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from, [x + (2 * off * (to[1] - from[1])) / length, y - (2 * off * (to[0] - from[0])) / length], to];
}

/** Points of a line, ends left out. */
export function points(line, count = 14) {
  return Array.from({ length: count - 1 }, (_, at) => along(line, (at + 1) / count));
}

/** How near a line comes to the nearest of some points. */
function nearest(line, others) {
  return Math.min(...points(line).flatMap(([x, y]) => others.map(([ox, oy]) => Math.hypot(x - ox, y - oy))));
}

/** A line clear of other places: the least bend that will do, or the best there is. */
function clear(from, to, others, wanted) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const near = others.filter(([x, y]) => Math.hypot(x - (from[0] + to[0]) / 2, y - (from[1] + to[1]) / 2) < length);
  const tries = wanted.map((part) => bent(from, to, part * length));
  if (near.length === 0) return tries[0];
  const away = tries.map((line) => Math.min(CLEAR, nearest(line, near)));
  return tries[away.indexOf(Math.max(...away))];
}

const ROADS = [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18];
const RAILS_BESIDE = [BESIDE, -BESIDE, BESIDE * 1.6, -BESIDE * 1.6, BESIDE * 2.2, -BESIDE * 2.2];
const RAILS = [0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22];

/** All lines between places, each with its two ends and its path. */
export function lines(links, places) {
  const at = (id) => places[id];
  const pair = ([a, b]) => [a, b].sort().join(" ");
  const road = new Set(links.roads.map(pair));
  const draw = (pairs, ways) =>
    pairs.map(([a, b]) => {
      const others = Object.keys(places).filter((id) => id !== a && id !== b).map(at);
      return { ends: [a, b], line: clear(at(a), at(b), others, ways([a, b])) };
    });
  const rails = (ends) => (road.has(pair(ends)) ? RAILS_BESIDE : RAILS);
  return {
    roads: draw(links.roads, () => ROADS),
    west: draw(links.west, rails),
    east: draw(links.east, rails),
    waters: draw(links.waters, () => [0.07, -0.07, 0, 0.14, -0.14]),
  };
}

/** A line as a path. */
export function written([from, by, to]) {
  const round = (point) => point.map(Math.round).join(" ");
  return `M${round(from)}Q${round(by)} ${round(to)}`;
}
