/** Times in words, in the reader's language. */

import { language, tell } from "./language.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago that was: "2 hours ago", "yesterday"; `at` in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return tell("web-just-now");
}

/** How long that has lasted, in its largest unit: "41 seconds", "2 hours". */
export function since(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(1, Math.floor(now - at));
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return inUnit(Math.floor(seconds / length), unit);
}

/** A length of time: "2 minutes", "3 days". */
export function lasting(seconds: number): string {
  for (const [unit, length] of UNITS) {
    if (seconds >= length && seconds % length === 0) return inUnit(seconds / length, unit);
  }
  return inUnit(seconds, "second");
}

function inUnit(count: number, unit: string): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A time of the day: "21:40"; `at` in seconds since 1970. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(at * 1000);
}
