// The cards and tokens of Fury of Dracula: their signs, and what they do in words.

import type { GlyphName } from "../../design/glyphs";
import { knows, name, tell, type Ref } from "../../words";

const SIGNS: Record<string, GlyphName> = {
  "fury-place": "location",
  "fury-hunter": "people",
  "fury-item": "equipment",
  "fury-card": "event",
  "fury-encounter": "why",
  "fury-tactic": "combat",
  "fury-power": "moon",
  crucifix: "holy",
  heavenly_host: "holy",
  holy_water: "drop",
  garlic: "seal",
  dogs: "wolf",
  fast_horse: "prey",
  local_rumors: "chat",
  stake: "edge",
  new_vampire: "fang",
  wolves: "wolf",
  plague: "torpor",
  spy: "eye",
  fog: "menu",
  lightning: "sun",
  peasants: "people",
  hoax: "chat",
  desecrated_soil: "crypt",
  ambush: "attack",
  assassin: "combat",
  minion_with_knife: "combat",
  minion_with_knife_and_pistol: "combat",
  minion_with_knife_and_rifle: "combat",
  thief: "hand",
  saboteur: "cross",
  rats: "bite",
  bats: "prey",
  fangs: "fang",
  claws: "attack",
  mesmerize: "eye",
  strength: "attack",
  dodge: "defence",
  dodge_dracula: "defence",
  dodge_agent: "defence",
  escape: "prey",
  escape_man: "prey",
  escape_bat: "prey",
  escape_mist: "menu",
  dark_call: "bleed",
  feed: "drop",
  hide: "stealth",
  double_back: "undo",
  wolf_form: "wolf",
};

/** The sign of a card or a token. */
export function sign(ref: Ref): GlyphName {
  return SIGNS[ref.id] ?? SIGNS[ref.kind] ?? "why";
}

const KINDS: Record<string, string> = { "fury-item": "item", "fury-card": "event", "fury-encounter": "encounter", "fury-power": "power", "fury-resolve": "resolve" };

/** What a card does, in a sentence or two; nothing for those that speak for themselves. */
export function does(ref: Ref): string {
  const kind = KINDS[ref.kind];
  const id = `web-fury-does-${kind}-${ref.id}`;
  return kind !== undefined && knows(id) ? tell(id) : "";
}

/** Everything a screen reader says of a card. */
export function spoken(ref: Ref): string {
  const words = does(ref);
  return words ? tell("web-fury-spoken", { card: name(ref), does: words }) : name(ref);
}
