// What is read of cards beside their facts, fetched once for each.

import { SvelteMap } from "svelte/reactivity";
import { api } from "../../../net/api";
import type { CardReading } from "../view";

/** By number; null if it cannot be had now. */
const readings = new SvelteMap<string, CardReading | null>();
const asked = new Set<string>();

/** What there is to be read of a card: undefined until it has come, null if the server was not reached. */
export function readingOf(card: number): CardReading | null | undefined {
  return readings.get(String(card));
}

/** Ask for it, unless it is here or on its way. */
export async function fetchReading(card: number): Promise<void> {
  const id = String(card);
  if (asked.has(id)) return;
  asked.add(id);
  try {
    readings.set(id, await api.reading<CardReading>("vtes", id));
  } catch {
    asked.delete(id);
    readings.set(id, null);
  }
}
