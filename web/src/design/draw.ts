/** The geometry of our drawings: petals of roses and lines of engraved plates. */

import { hash, seeded } from "./chance";

/** A point at a radius and an angle in degrees, as path text. */
export function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

export type Petal = "ogive" | "round" | "lance";
const PETALS: readonly Petal[] = ["ogive", "round", "lance"];

/** The petal style of a thing, by its name. */
export function petalOf(name: string): Petal {
  return PETALS[hash(name) % PETALS.length] as Petal;
}

/** The panes of a rose of radius 50, the first one on top. `inner` is where they begin. */
export function panes(count: number, style: Petal, inner: number): string[] {
  const step = 360 / count;
  const half = Math.min(step * 0.44, 34);
  return Array.from({ length: count }, (_, i) => pane(-90 + i * step, half, style, inner));
}

function pane(middle: number, half: number, style: Petal, inner: number): string {
  const outer = 46;
  if (style === "lance") {
    return `M${at(inner + 1, middle)}Q${at(31, middle - half * 1.15)} ${at(40, middle - half * 0.9)}L${at(outer, middle)}L${at(40, middle + half * 0.9)}Q${at(31, middle + half * 1.15)} ${at(inner + 1, middle)}Z`;
  }
  const [bend, wide, base] = style === "ogive" ? [44, 0.62, 0.72] : [46.5, 0.9, 0.7];
  return (
    `M${at(inner, middle - half * base)}L${at(37, middle - half)}Q${at(bend, middle - half * wide)} ${at(outer, middle)}` +
    `Q${at(bend, middle + half * wide)} ${at(37, middle + half)}L${at(inner, middle + half * base)}Q${at(inner + 1.5, middle)} ${at(inner, middle - half * base)}Z`
  );
}

/** One petal of the great rose of the first page. */
export function greatPetal(middle: number, half: number, inner: number, shoulder: number, bend: number, outer: number): string {
  const base = half * 0.7;
  const wide = half * 0.66;
  return (
    `M${at(inner, middle - base)}L${at(shoulder, middle - half)}Q${at(bend, middle - wide)} ${at(outer, middle)}` +
    `Q${at(bend, middle + wide)} ${at(shoulder, middle + half)}L${at(inner, middle + base)}Q${at(inner + 2, middle)} ${at(inner, middle - base)}Z`
  );
}

export interface Engraved {
  d: string;
  width: number;
}

/** The wave lines of a plate of that size, by name. */
export function waves(name: string, width: number, height: number): Engraved[] {
  const chance = seeded(name);
  const between = (low: number, high: number) => low + chance() * (high - low);
  const count = 15;
  const [slow, quick, first, second, tall, small] = [between(1, 2.4), between(2.6, 5), between(0, 6.3), between(0, 6.3), between(5, 9), between(2, 5)];
  return Array.from({ length: count }, (_, line) => {
    const level = -6 + (line * (height + 12)) / (count - 1);
    const points: string[] = [];
    for (let x = 0; x <= width; x += 4) {
      const turn = (x / width) * 2 * Math.PI;
      const swell = tall * Math.sin((slow * turn) / 1.6 + first + line * 0.16);
      const ripple = small * Math.sin((quick * turn) / 2 + second - line * 0.3) * Math.cos(((line - count / 2) / count) * 3);
      points.push(`${x} ${(level + swell + ripple).toFixed(1)}`);
    }
    return { d: `M${points.join("L")}`, width: Number((0.45 + 0.55 * Math.abs(Math.sin(line * 0.9 + first))).toFixed(2)) };
  });
}
