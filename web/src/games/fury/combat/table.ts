// The combat table in words: what follows when two cards meet.

import { tell } from "../../../words";
import type { CombatView, Pair, Pairs } from "../view";

export const BASIC = ["punch", "dodge", "escape"];
export const WEAPONS = ["knife", "pistol", "rifle", "sacred_bullets", "stake", "crucifix", "heavenly_host", "holy_water"];
const AGAINST_DRACULA = new Set(["crucifix", "heavenly_host", "holy_water"]);

/** Effects as words: "blood-2" is 2 blood. */
export function effects(codes: readonly string[]): string {
  return codes
    .map((code) => {
      const [, kind = code, amount = ""] = /^(blood|health)-(\d+)$/.exec(code) ?? [];
      return amount ? tell(`web-fury-effect-${kind}`, { count: Number(amount) }) : tell(`web-fury-effect-${kind.replace("+1", "-bonus")}`);
    })
    .join(tell("web-fury-effect-and"));
}

/** The line of the table for two cards. */
export function meeting(pairs: Pairs, mine: string, theirs: string): Pair | undefined {
  return pairs[mine]?.[theirs];
}

/** The cards that a hunter might play, as everybody can work out. */
export function possible(combat: CombatView): string[] {
  const agent = combat.enemy !== "dracula" && combat.enemy !== "vampire_lair";
  return [...BASIC, ...WEAPONS.filter((card) => !agent || !AGAINST_DRACULA.has(card))];
}
