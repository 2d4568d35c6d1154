// What can be done now with a card or a minion, and why not: read from the open question.

import type { Option, WhyNot } from "../../../protocol";
import { thing } from "../../../table/things";
import type { Ref } from "../../../words";

/** Something that can be chosen now. */
export interface Way {
  option: Option;
  /** The minion that would do it, if it is not the one that is read. */
  who: Ref | undefined;
  /** The card that would be used, if it is not the one that is read. */
  what: Ref | undefined;
  level: string;
}

/** Something that cannot, with the reason; by whom, where the card that is read is played by somebody. */
export interface Bar {
  entry: WhyNot;
  who: Ref | undefined;
}

/** The ways to use a thing that an open question offers. */
export function waysOf(options: readonly Option[], item: Ref): Way[] {
  const name = thing(item);
  const same = (ref: Ref | null | undefined): boolean => ref == null || thing(ref) === name;
  return options
    .filter((option) => option.refs.some((ref) => thing(ref) === name))
    .map((option) => {
      const { what, who, level = "" } = option.details ?? {};
      return { option, who: same(who) ? undefined : (who ?? undefined), what: same(what) ? undefined : (what ?? undefined), level: /^[a-zA-Z]{3,6}$/.test(level) ? level : "" };
    });
}

/** What cannot be done with it: each minion once that can do nothing with the card, or each reason once. */
export function barsOf(refusals: readonly WhyNot[], item: Ref, ways: readonly Way[]): Bar[] {
  const name = thing(item);
  const able = new Set(ways.flatMap(({ who }) => (who ? [thing(who)] : [])));
  const seen = new Set<string>();
  const found: Bar[] = [];
  for (const entry of refusals) {
    if (!entry.refs.some((ref) => thing(ref) === name)) continue;
    const others = entry.refs.filter((ref) => thing(ref) !== name);
    if (item.kind !== "vtes-card" && others.some((ref) => ref.kind === "vtes-card")) continue;
    const who = others.find((ref) => ref.kind === "vtes-piece");
    const key = who ? thing(who) : entry.key.split(":")[0] + entry.reason.text.id;
    if (seen.has(key) || (who && able.has(thing(who)))) continue;
    seen.add(key);
    found.push({ entry, who });
  }
  return found;
}
