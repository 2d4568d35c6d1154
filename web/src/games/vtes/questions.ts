// What the table has to say about questions: the rule that explains each.

import type { AskInfo } from "../../protocol";

const RULES: Readonly<Record<string, string>> = {
  "vtes-prompt-phase-unlock": "v5.unlock",
  "vtes-prompt-phase-master": "v5.master-phase",
  "vtes-prompt-act": "v5.minion-phase",
  "vtes-prompt-phase-influence": "v5.influence.transfers",
  "vtes-prompt-phase-discard": "v5.discard",
  "vtes-prompt-discard": "v5.discard",
  "vtes-prompt-as-played": "v5.play.as-played",
  "vtes-prompt-burn-option": "v5.unlock.burn-option",
  "vtes-prompt-polling": "v5.politics.referendum",
  "vtes-prompt-blood-hunt": "v5.blood-hunt",
  "vtes-prompt-allocate": "v5.politics.terms",
  "vtes-window-announced": "v5.action.announce",
  "vtes-window-open": "v5.block.who",
  "vtes-window-attempt": "v5.block.stealth",
  "vtes-window-declined": "v5.block.detail",
  "vtes-window-would": "v5.action.resolve",
  "vtes-window-blocked": "v5.block.detail",
  "vtes-window-after-block": "v5.block.detail",
  "vtes-window-after": "v5.action.resolve",
  "vtes-combat-before-range": "v5.combat.before-range",
  "vtes-combat-range": "v5.combat.range",
  "vtes-combat-before-strikes": "v5.combat.before-strikes",
  "vtes-combat-strike": "v5.combat.strike",
  "vtes-combat-additional": "v5.combat.additional",
  "vtes-combat-damage": "v5.combat.damage",
  "vtes-combat-press": "v5.combat.press",
  "vtes-combat-round-end": "v5.combat.round-end",
};

/** The rule for a question; whatever else is asked is a choice that a card leaves open. */
export function rule({ prompt }: AskInfo): string {
  return RULES[prompt.id] ?? "v5.play.targets";
}
