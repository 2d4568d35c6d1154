// What a card in hand does, in a few words for each of its levels.

import type { Board } from "../../../table/board.svelte";
import type { Text } from "../../../protocol";
import { language, say, tell } from "../../../words";
import { cardRef, factOf, type CardFacts } from "../view";

export interface Level {
  /** The disciplines it needs, in capitals for the superior level; none where a card has no levels. */
  codes: string[];
  does: string;
  /** Whether it can be played so now. */
  now: boolean;
}

/** That a card goes somewhere tells little of it. */
const SILENT = "vtes-effect-put-on";
/** What is done to be allowed the rest comes last. */
const LAST = "vtes-effect-lock-self";

/** A number that changes: the number comes first, since what follows may be cut. */
function clause(text: Text): string {
  const [, stat] = /^vtes-effect-get-(stealth|intercept|bleed|strength)$/.exec(text.id) ?? [];
  const amount = text.args["amount"];
  return stat === undefined || typeof amount !== "number" || Object.keys(text.args).length > 1 ? say(text) : `+${amount} ${tell(`web-vtes-field-${stat}`)}`;
}

/** The levels of a card; none where what it does takes more than a few words. */
export function levelsOf(board: Board, card: number): Level[] {
  const options = board.optionsOf(cardRef(board, card));
  const ways = factOf(board, card)?.ways ?? [];
  return ways
    .filter(({ does }) => does.some(({ id }) => id !== SILENT))
    .map(({ level, does }) => {
      const now = options.some(({ details }) => details?.what?.id === String(card) && details.level === level);
      return { codes: level ? level.split("+") : [], does: does.filter(({ id }) => id !== SILENT).sort((a, b) => Number(a.id === LAST) - Number(b.id === LAST)).map(clause).join(", "), now };
    });
}

/** What the text of a card says, for one whose effect has no short words: its first line is what it requires, or when it is usable. */
export function plainOf(fact: CardFacts | undefined): string {
  const lines = fact?.text[language()] ?? fact?.text["en"] ?? [];
  return (lines.length > 1 ? lines.slice(1) : lines).join(" ").replaceAll(/\[[^\]]+\]\s*|\//g, "");
}
