// The combat table in words: what follows when two cards meet.

import { tell } from "../../../words";
import type { Pair, Pairs } from "../view";

/** Effects as words: "blood-2" is 2 blood. */
function effects(codes: readonly string[]): string {
  return codes
    .map((code) => {
      const [, kind = code, amount = ""] = /^(blood|health)-(\d+)$/.exec(code) ?? [];
      return amount ? tell(`web-fury-effect-${kind}`, { count: Number(amount) }) : tell(`web-fury-effect-${kind.replace("+1", "-bonus")}`);
    })
    .join(tell("web-fury-effect-and"));
}

/** What follows for one winner, with the item that is spent. */
export function outcome(codes: readonly string[], spends: boolean): string {
  return [effects(codes), ...(spends ? [tell("web-fury-spent")] : [])].join(tell("web-fury-effect-besides"));
}

/** The line of the table for two cards. */
export function meeting(pairs: Pairs, mine: string, theirs: string): Pair | undefined {
  return pairs[mine]?.[theirs];
}
