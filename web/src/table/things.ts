// Which things of a table belong to which options: what glows, what a click on it could mean.

import type { Option, WhyNot } from "../protocol";
import { isRef, isText, type Ref, type Text } from "../words/text";

/** The name by which a thing is known on the page. */
export function thing(ref: Ref): string {
  return `${ref.kind}:${ref.id}`;
}

/** Which of several equal entries of a list this is, from 0. */
export function copyOf(list: readonly string[], at: number): number {
  return list.slice(0, at).filter((id) => id === list[at]).length;
}

/** The options that point at a thing, by thing, in the order in which they are asked. */
export function byThing<T extends { refs: readonly Ref[] }>(entries: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const entry of entries) {
    for (const ref of entry.refs) {
      const name = thing(ref);
      const before = found.get(name);
      if (before === undefined) found.set(name, [entry]);
      else if (!before.includes(entry)) before.push(entry);
    }
  }
  return found;
}

/** The things that glow: whatever an option names first, and things of the same kind that others name later. */
export function litThings(options: readonly Option[]): Map<string, Option[]> {
  const kinds = new Set(options.flatMap((option) => option.refs.slice(0, 1).map((ref) => ref.kind)));
  const found = byThing(options);
  for (const option of options) {
    for (const ref of option.refs) if (!kinds.has(ref.kind)) found.delete(thing(ref));
  }
  return found;
}

/** What a click means while `first` is chosen: the options that name both, `first` before the other if one does. */
export function withBoth(options: readonly Option[], first: string, second: string): Option[] {
  const names = (option: Option) => option.refs.map(thing);
  const both = options.filter((option) => names(option).includes(first) && names(option).includes(second));
  const inOrder = both.filter((option) => names(option).indexOf(first) < names(option).indexOf(second));
  return inOrder.length > 0 ? inOrder : both;
}

/** The things an option adds to one already chosen. */
export function beside(options: readonly Option[], first: string): Set<string> {
  const found = new Set<string>();
  for (const option of options) {
    const names = option.refs.map(thing);
    if (names.includes(first)) for (const name of names) if (name !== first) found.add(name);
  }
  return found;
}

/** Everything that a text names, the texts in it included. */
export function refsOf(text: Text): Ref[] {
  const found: Ref[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRef(value)) found.push(value);
    else if (isText(value)) Object.values(value.args ?? {}).forEach(look);
  };
  look(text);
  return found;
}

/** The reasons that concern a thing, each once. */
export function reasonsFor(reasons: ReadonlyMap<string, WhyNot[]>, name: string): WhyNot[] {
  const seen = new Set<string>();
  return (reasons.get(name) ?? []).filter((entry) => !seen.has(entry.reason.text.id) && seen.add(entry.reason.text.id));
}
