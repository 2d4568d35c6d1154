/** The language of the reader: from the browser at first, kept afterwards, and switched at once. */

import { LANGUAGES, wordsOf, type Language } from "./languages";
import { NOBODY, Speaker, type Part, type Seating } from "./speaker";
import { during } from "../net/waiting.svelte";
import type { Args, Ref, Text } from "./text";

const KEPT = "coterie.language";

let speaker: Speaker = $state.raw(new Speaker("en", []));
let version = $state(0);
const spoken = new Map<Language, Promise<Speaker>>();

function fitting(wanted: string): Language | undefined {
  const low = wanted.toLowerCase();
  return LANGUAGES.find((one) => one.toLowerCase() === low) ?? LANGUAGES.find((one) => one.split("-")[0] === low.split("-")[0]);
}

/** The language somebody chose here before, or else the first of the browser's that we speak. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  for (const wanted of [...(kept ? [kept] : []), ...navigator.languages]) {
    const found = fitting(wanted);
    if (found) return found;
  }
  return "en";
}

async function learn(language: Language): Promise<Speaker> {
  const learnt = new Speaker(language, await wordsOf(language));
  learnt.called = (name) => names.get(name)?.[language] ?? name;
  learnt.seating = () => seating;
  return learnt;
}

/** The names in other languages of what can be looked up, by the name that texts bring. */
let names: ReadonlyMap<string, Readonly<Record<string, string>>> = $state.raw(new Map());

/** From now on, the things of a table's facts are called by their names in the reader's language, where they have one. */
export function nameThings(facts: Readonly<Record<string, unknown>>): void {
  const named = Object.values(facts) as ({ name?: string; names?: Record<string, string> } | null)[];
  names = new Map(named.flatMap((fact) => (fact?.name && fact.names ? [[fact.name, fact.names]] : [])));
}

let seating: Seating = $state.raw(NOBODY);

/** From now on, texts speak to somebody at a table, or to nobody there. */
export function speakTo(listener: Seating = NOBODY): void {
  seating = listener;
}

let wanted: Language | null = null;

/** Speak that language from now on. If two are chosen quickly the last counts; one that cannot be fetched may be chosen again later. */
export async function setLanguage(language: Language, keep = true): Promise<void> {
  wanted = language;
  let learnt = spoken.get(language);
  if (!learnt) spoken.set(language, (learnt = learn(language)));
  let found: Speaker;
  try {
    found = await during("web-wait-words", learnt);
  } catch (error) {
    spoken.delete(language);
    throw error;
  }
  if (wanted !== language) return;
  speaker = found;
  document.documentElement.lang = language;
  if (keep) localStorage.setItem(KEPT, language);
}

/** Words of a game that is not ours, in one language. */
export async function addWords(language: Language, sources: readonly string[]): Promise<void> {
  const learnt = await spoken.get(language);
  for (const source of sources) learnt?.add(source);
  version += 1;
}

function current(): Speaker {
  void version;
  return speaker;
}

/** The language spoken now. */
export function language(): Language {
  return speaker.language as Language;
}

/** A text in the reader's language. */
export function say(text: Text): string {
  return current().say(text);
}

/** A message in the reader's language. */
export function tell(id: string, args: Args = {}): string {
  return current().tell(id, args);
}

/** A text in pieces, each thing it names on its own. */
export function parts(text: Text): Part[] {
  return current().parts(text);
}

/** The name of a thing, in one of its forms. */
export function name(ref: Ref, form = ""): string {
  return current().name(ref, form);
}

/** Whether there are words for a message. */
export function knows(id: string): boolean {
  return current().knows(id);
}
