// The map of Fury of Dracula as data: coast, seas, places, names and lines, made when the client is built. `node tools/europe/index.mjs` says how
// large it is and which names touch.

import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { coast, path } from "./coast.mjs";
import { boxes, labels, rooms, touching } from "./labels.mjs";
import { lines, written } from "./lines.mjs";
import { links } from "./links.mjs";
import { project, SHEET } from "./projection.mjs";

const SEAS = JSON.parse(readFileSync(new URL("seas.json", import.meta.url), "utf8"));
const LOCALE = new URL("../../src/coterie/locale/", import.meta.url);

/** The names of every place on the map, in the languages we speak; that of the hospital is short. */
function spoken(places) {
  const files = readdirSync(LOCALE, { recursive: true }).filter((file) => /fury[a-z-]*\.ftl$/.test(file));
  const words = files.map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), LOCALE), "utf8")).join("\n");
  const message = (id) => (places[id].kind === "hospital" ? "web-fury-hospital" : `(?:fury-)?place-${id.replaceAll("_", "[-_]")}`);
  const named = (id) => [...words.matchAll(new RegExp(`^${message(id)} = (.+)$`, "gm"))].map((found) => found[1]);
  return Object.fromEntries(Object.keys(places).map((id) => [id, [id, ...named(id)].slice(named(id).length > 0 ? 1 : 0)]));
}

/** Everything that is drawn of Europe. */
export function europe() {
  const map = links();
  const at = Object.fromEntries(Object.entries(map.places).map(([id, place]) => [id, project(place.at)]));
  const kinds = Object.fromEntries(Object.entries(map.places).map(([id, { kind }]) => [id, kind]));
  const drawn = lines(map, at);
  const weighed = [
    ...[...drawn.roads, ...drawn.west, ...drawn.east].map(({ line }) => ({ line, weight: 1 })),
    ...drawn.waters.map(({ line }) => ({ line, weight: 0.5 })),
  ];
  const names = spoken(map.places);
  const label = labels(at, kinds, names, weighed);
  const box = boxes(kinds, names, label);
  const room = rooms(at, kinds, names, label);
  const plain = (all) => all.map(({ ends, line }) => [...ends, written(line)]);
  const seas = Object.entries(SEAS).map(([id, points]) => [id, path(points.flatMap((point, i) => between(point, points[(i + 1) % points.length])).map(project))]);
  return {
    ...SHEET,
    coast: coast(),
    seas: Object.fromEntries(seas),
    places: Object.fromEntries(Object.entries(at).map(([id, point]) => [id, { kind: kinds[id], x: Math.round(point[0]), y: Math.round(point[1]), label: label[id], box: box[id], room: room[id] }])),
    roads: plain(drawn.roads),
    west: plain(drawn.west),
    east: plain(drawn.east),
    ships: plain(drawn.waters),
  };
}

/** The names that still touch each other, in pairs. */
function met() {
  const { places } = europe();
  const each = (pick) => Object.fromEntries(Object.entries(places).map(([id, place]) => [id, pick(place)]));
  return touching(each(({ x, y }) => [x, y]), each(({ kind }) => kind), spoken(places), each(({ label }) => label));
}

/** The points of a straight line on the globe's map that a bent sheet needs: about one for every degree. */
function between([ax, ay], [bx, by]) {
  const count = Math.max(1, Math.ceil(Math.abs(bx - ax) / 2));
  return Array.from({ length: count }, (_, at) => [ax + ((bx - ax) * at) / count, ay + ((by - ay) * at) / count]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = JSON.stringify(europe());
  console.log(`${text.length} bytes, ${gzipSync(text).length} compressed; ${met().length === 0 ? "no names touch" : `names that touch: ${met().join("; ")}`}`);
}
