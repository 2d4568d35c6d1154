/** The map that the build makes: every place on the sheet, every line between two of them, and names that do not touch. */

import europe from "virtual:europe";
import { expect, test } from "vitest";

const places = Object.entries(europe.places);

test("all 71 places lie on the sheet", () => {
  expect(places).toHaveLength(71);
  for (const [id, { x, y }] of places) expect(x > 40 && x < europe.width - 40 && y > 40 && y < europe.height - 40, id).toBe(true);
});

test("lines lead from place to place", () => {
  expect([europe.roads.length, europe.west.length + europe.east.length, europe.ships.length]).toEqual([115, 43, 40]);
  for (const [a, b, path] of [...europe.roads, ...europe.west, ...europe.east, ...europe.ships]) {
    const [from, to] = [europe.places[a], europe.places[b]];
    expect(path.startsWith(`M${from?.x} ${from?.y}Q`), path).toBe(true);
    expect(path.endsWith(` ${to?.x} ${to?.y}`), path).toBe(true);
  }
});

test("a sea lane is nowhere but at sea", () => {
  for (const [a, b] of europe.ships) expect([europe.places[a]?.kind, europe.places[b]?.kind]).toContain("sea");
  for (const [id] of places.filter(([, { kind }]) => kind === "sea")) expect(europe.seas[id]).toBeDefined();
});

test("the map is as Europe is", () => {
  const at = (id: string) => europe.places[id] ?? { x: NaN, y: NaN };
  expect(at("lisbon").x).toBeLessThan(at("madrid").x);
  expect(at("madrid").x).toBeLessThan(at("rome").x);
  expect(at("rome").x).toBeLessThan(at("constanta").x);
  expect(at("edinburgh").y).toBeLessThan(at("london").y);
  expect(at("london").y).toBeLessThan(at("paris").y);
  expect(at("paris").y).toBeLessThan(at("cadiz").y);
});

test("from where there is room for it, the name of a small city touches no other name", () => {
  for (const scale of [0.33, 0.38, 0.45, 0.6, 1]) {
    const named = places.filter(([, { room }]) => scale >= room);
    for (const [id, { kind, x, y, box }] of named) {
      for (const [other, there] of kind === "small" ? named : []) {
        const [dx, dy] = [(there.x - x) * scale, (there.y - y) * scale];
        const wide = Math.min(box[2], there.box[2] + dx) - Math.max(box[0], there.box[0] + dx);
        const high = Math.min(box[3], there.box[3] + dy) - Math.max(box[1], there.box[1] + dy);
        if (other !== id) expect(Math.min(wide, high), `${id} and ${other} at ${scale}`).toBeLessThanOrEqual(2);
      }
    }
    if (scale >= 0.38) expect(named.length, `names at ${scale}`).toBeGreaterThanOrEqual(70);
  }
});
