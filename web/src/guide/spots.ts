// Where on the page the things are of which a guide speaks, and where it can stand without covering them.

import type { Option } from "../protocol";
import { thing } from "../table/things";
import { partsOf } from "./guide.svelte";

/** What is set back while something else is spoken of. */
const QUIET = "[data-seat], [data-thing], [data-key], [data-spot], .rail, .text section:not(.prompt), .text details";
const GAP = 16;
const EDGE = 10;
/** Where a place is looked for: so many rows and columns below the bar. */
const ROWS = 6;
const TOP = 50;
/** What it costs to stand a pixel further away, and without a notch, in pixels covered. */
const NEAR = 8;
const LOOSE = 2000;

function visible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

function first(...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(visible);
    if (found !== undefined) return found;
  }
  return null;
}

/** A thing by its name, `vtes-piece:1`; a seat is all of its place at the table. */
export function spot(name: string): HTMLElement | null {
  const seat = /^[\w]+-seat:(.+)$/.exec(name)?.[1];
  const named = CSS.escape(name);
  return first(...(seat ? [`[data-seat="${CSS.escape(seat)}"]`] : []), `[data-thing="${named}"]`, `[data-spot="${named}"]`);
}

/** The one thing to press for a key: an answer, or the first thing that leads to it; the button that confirms marks once they are made. */
export function pressed(key: string, options: readonly Option[], made: Readonly<Record<string, number>>): HTMLElement | null {
  const missing = partsOf(key).find(([name, times]) => options.some((option) => option.key === name) && (made[name] ?? 0) < times);
  if (missing === undefined && Object.keys(made).length > 0) return first('[data-key="confirm"]');
  const name = options.some((option) => option.key === key) ? key : (missing?.[0] ?? key);
  const refs = options.find((option) => option.key === name)?.refs ?? [];
  const answer = CSS.escape(name);
  return first(`.menu [data-key="${answer}"]`, `[data-more="${answer}"]:enabled`, `[data-key="${answer}"]`, ...refs.map((ref) => `[data-thing="${CSS.escape(thing(ref))}"]`));
}

/** Mark what is spoken of and set everything else back; with nothing, take all of it away. */
export function light(lit: HTMLElement | null, spoken: readonly HTMLElement[]): void {
  const said = lit === null ? [...spoken] : [lit, ...spoken];
  for (const element of document.querySelectorAll("[data-guide]")) element.removeAttribute("data-guide");
  if (said.length === 0) return;
  for (const element of spoken) element.dataset["guide"] = "spoken";
  if (lit !== null) lit.dataset["guide"] = "lit";
  for (const element of document.querySelectorAll<HTMLElement>(QUIET)) {
    const near = said.some((one) => one === element || one.contains(element) || element.contains(one));
    if (!near && element.parentElement?.closest('[data-guide="dim"]') === null) element.dataset["guide"] = "dim";
  }
}

export interface Place {
  left: number;
  top: number;
  /** Where the notch is, from the left, and on which side; none if the guide stands elsewhere. */
  notch: number | null;
  below: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function shared(one: Box, other: Box): number {
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

/** What a guide should not cover, and how much it matters. */
function boxes(spoken: readonly HTMLElement[]): [box: DOMRect, weight: number][] {
  const found: [HTMLElement, number][] = [];
  const add = (selector: string, weight: number, root: ParentNode = document) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) found.push([element, weight]);
  };
  // On a phone the prompt has no box of its own: its parts stand around the hand.
  add(".prompt, #question, .answers, .marking", 20);
  add(".menu", 4);
  add(".stage", 1);
  add("[data-thing], [data-key]", 0.5);
  // Of a whole place at the table, what lies there.
  for (const element of spoken) {
    if (element.matches("[data-seat]")) add("[data-thing]", 2, element);
    else found.push([element, 2]);
  }
  return found.map(([element, weight]) => [element.getBoundingClientRect(), weight]);
}

/** On the screen, near the lit thing, and over as little as can be that is to be read or pressed; above or below it, with a notch. */
export function placeFor(size: { width: number; height: number }, lit: HTMLElement | null, spoken: readonly HTMLElement[]): Place {
  const { clientWidth: wide, clientHeight: high } = document.documentElement;
  const { width, height } = size;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const thing = lit?.getBoundingClientRect();
  const places: Place[] = [];
  const add = (left: number, top: number, below: boolean | null) => {
    const at = { left: within(left, wide - width), top: within(top, high - height) };
    const middle = thing === undefined || below === null ? null : Math.max(24, Math.min(width - 24, thing.left + thing.width / 2 - at.left));
    places.push({ ...at, notch: middle, below: below ?? false });
  };
  if (thing !== undefined) {
    const centre = thing.left + thing.width / 2 - width / 2;
    add(centre, thing.top - height - GAP, false);
    add(centre, thing.bottom + GAP, true);
    add(thing.right + GAP, thing.top + thing.height / 2 - height / 2, null);
    add(thing.left - width - GAP, thing.top + thing.height / 2 - height / 2, null);
  }
  for (let row = 0; row <= ROWS; row++) for (let column = 0; column <= ROWS; column++) add((column * (wide - width)) / ROWS, TOP + (row * (high - height - TOP)) / ROWS, null);
  const others = boxes(spoken);
  const cost = (place: Place) => {
    const { left, top } = place;
    const mine = { left, top, right: left + width, bottom: top + height };
    const far = thing === undefined ? 0 : Math.hypot(left + width / 2 - (thing.left + thing.right) / 2, top + height / 2 - (thing.top + thing.bottom) / 2);
    return (thing === undefined ? 0 : 20 * shared(mine, grown(thing))) + others.reduce((sum, [box, weight]) => sum + weight * shared(mine, box), 0) + NEAR * far + (place.notch === null ? LOOSE : 0);
  };
  return places.map((place) => ({ place, cost: cost(place) })).reduce((best, one) => (one.cost < best.cost ? one : best)).place;
}

function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - 4, top: top - 4, right: right + 4, bottom: bottom + 4 };
}
