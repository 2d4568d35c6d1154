// The places and links of the game's own map, as its data file has them, with the points at which seas and invented places are drawn.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { parse } = createRequire(new URL("../../web/package.json", import.meta.url))("smol-toml");
const MAP = new URL("../../src/coterie/games/fury/data/map.toml", import.meta.url);
const DRAWN = JSON.parse(readFileSync(new URL("drawn.json", import.meta.url), "utf8"));

/** Places with kind, longitude and latitude; roads, railways of the west and the east, and sea lanes as pairs. */
export function links() {
  const { places, roads, rails, waters } = parse(readFileSync(MAP, "utf8"));
  const ends = (all) => all.map((link) => link.ends);
  return {
    places: Object.fromEntries(places.map(({ id, kind, longitude, latitude }) => [id, { kind, at: DRAWN[id] ?? [longitude, latitude] }])),
    roads: ends(roads),
    west: ends(rails.filter(({ colour }) => colour === "white")),
    east: ends(rails.filter(({ colour }) => colour === "yellow")),
    waters: ends(waters),
  };
}
