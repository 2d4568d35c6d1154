// What is read of cards beside their facts, fetched once for each.

import { SvelteMap } from "svelte/reactivity";
import { api } from "../../../net/api";
import type { CardFacts, CardReading } from "../view";

/** By number; null if it cannot be had now. */
const readings = new SvelteMap<string, CardReading | null>();
const facts = new SvelteMap<string, CardFacts>();
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

/** A card as it is printed, where there is no table that tells it; undefined until it has come. */
export function factOf(card: number): CardFacts | undefined {
  return facts.get(String(card));
}

/** Ask for that, unless it is here. Without a server it stays away. */
export async function fetchFact(card: number): Promise<void> {
  const id = String(card);
  if (facts.has(id)) return;
  const found = (await api.lookUp("vtes", [id]).catch(() => ({}))) as Record<string, CardFacts>;
  if (found[id]) facts.set(id, found[id]);
}
