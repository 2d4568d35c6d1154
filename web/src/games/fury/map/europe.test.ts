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
