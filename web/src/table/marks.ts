// Several marks in one answer, counted by what came with the question: what is missing, what may still be marked, and the key that says it all.

import type { AskInfo, Limit } from "../protocol";

/** How often each key is marked. */
export type Made = Readonly<Record<string, number>>;

/** What some marks come to. */
export function sumOf(limit: Limit, made: Made): number {
  return Object.entries(made).reduce((sum, [key, count]) => sum + count * weight(limit, key), 0);
}

function weight(limit: Limit, key: string): number {
  return limit.weights === null ? 1 : (limit.weights[key] ?? 0);
}

/** Whether a key may be marked once more. */
export function mayMark(ask: AskInfo, made: Made, key: string): boolean {
  const mark = ask.marks.find((one) => one.key === key);
  if (mark === undefined || (made[key] ?? 0) >= mark.most) return false;
  return ask.limits.every((limit) => limit.most === null || sumOf(limit, made) + weight(limit, key) <= limit.most);
}

/** Whether the marks are an answer. */
export function isWhole(ask: AskInfo, made: Made): boolean {
  const kept = (limit: Limit, sum: number): boolean => sum >= limit.least && (limit.most === null || sum <= limit.most);
  return Object.keys(made).length > 0 && ask.limits.every((limit) => kept(limit, sumOf(limit, made)));
}

/** Marks with one key made once more, or once less; one that cannot be made again is taken back. */
export function marked(ask: AskInfo, made: Made, key: string, by: 1 | -1): Made {
  const before = made[key] ?? 0;
  const after = by < 0 ? Math.max(0, before - 1) : mayMark(ask, made, key) ? before + 1 : 0;
  return Object.fromEntries(Object.entries({ ...made, [key]: after }).filter(([, count]) => count > 0));
}

/** Whether one click was the whole answer: it is complete, and nothing could be added. */
export function isPlain(ask: AskInfo, made: Made): boolean {
  const once = Object.values(made).reduce((sum, count) => sum + count, 0) === 1;
  return once && isWhole(ask, made) && !ask.marks.some((mark) => mayMark(ask, made, mark.key));
}

/** The key of the answer: its marks in order, with the amount where it is more than one. */
export function keyOf(made: Made): string {
  const keys = Object.keys(made).sort();
  return keys.map((key) => (made[key] === 1 ? key : `${key}*${made[key]}`)).join(" ");
}
