/** The window on the map: the whole sheet at first, closer around a point, never off the sheet. */

import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../../../net/settings.svelte", () => ({ moves: () => false }));
const { Camera } = await import("./camera.svelte");

const SHEET = { width: 1840, height: 1200 };
let camera: InstanceType<typeof Camera>;

beforeEach(() => {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  camera = new Camera(SHEET, 44);
  camera.resize(1104, 672);
});

test("at first the whole sheet is seen, below what covers the upper edge", () => {
  const [first, last] = [camera.at({ x: 0, y: 0 }), camera.at({ x: SHEET.width, y: SHEET.height })];
  expect(camera.zoom).toBeCloseTo(1);
  expect(first.x).toBeGreaterThanOrEqual(0);
  expect(first.y).toBeGreaterThanOrEqual(44);
  expect(last.x).toBeLessThanOrEqual(1104);
  expect(last.y).toBeLessThanOrEqual(672.001);
});

test("closer, the point under the finger stays where it is", () => {
  const finger = { x: 500, y: 300 };
  const under = { x: (finger.x - camera.left) / camera.scale, y: (finger.y - camera.top) / camera.scale };
  camera.nearer(2, finger);
  expect(camera.zoom).toBeCloseTo(2);
  expect(camera.at(under).x).toBeCloseTo(finger.x);
  expect(camera.at(under).y).toBeCloseTo(finger.y);
});

test("nobody gets farther than the whole sheet, nor closer than the closest", () => {
  camera.nearer(0.1);
  expect(camera.zoom).toBeCloseTo(1);
  camera.nearer(1000);
  expect(camera.scale).toBeCloseTo(2.6);
});

test("the sheet is never lost", () => {
  camera.nearer(3);
  camera.move(99_999, 99_999);
  expect(camera.left).toBeLessThanOrEqual(60);
  expect(camera.top).toBeLessThanOrEqual(104);
  camera.move(-99_999, -99_999);
  expect(camera.at({ x: SHEET.width, y: 0 }).x).toBeGreaterThanOrEqual(1104 - 60.001);
});

test("places that can be chosen come into the window, and no closer than it was", () => {
  camera.nearer(4, { x: 0, y: 672 });
  const before = camera.scale;
  const places = [{ x: 1700, y: 200 }, { x: 1600, y: 300 }];
  camera.include(places, { x: 1650, y: 250 });
  expect(camera.scale).toBeLessThanOrEqual(before);
  for (const place of places) {
    const { x, y } = camera.at(place);
    expect(x > 0 && x < 1104 && y > 44 && y < 672).toBe(true);
  }
});

test("what is seen already is left alone", () => {
  const { left, top, scale } = camera;
  camera.include([{ x: 900, y: 600 }], { x: 900, y: 600 });
  expect([camera.left, camera.top, camera.scale]).toEqual([left, top, scale]);
});
