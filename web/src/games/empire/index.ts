// Vampire Empire as the client knows it: its drawing, and what it has to say about questions and choices.

import type { AskInfo, Option } from "../../protocol";
import type { Board } from "../../table/board.svelte";
import type { Text } from "../../words";
import type { Crumb, Drawing } from "../index";
import Hidden from "./Hidden.svelte";
import Reading from "./Reading.svelte";
import Table from "./Table.svelte";
import { type EmpireView, person, type Side } from "./view";

function crumbs(board: Board): Crumb[] {
  const view = board.view as EmpireView;
  const found: Crumb[] = [
    { words: { id: "web-empire-crumb-turn", args: { turn: view.turn, you: Number(view.active === board.you), day: Number(view.active === "human") } }, strong: true },
    { words: { id: `empire-phase-${view.phase}` } },
  ];
  if (view.fight) found.push({ words: { id: "web-empire-crumb-fight", args: { round: view.fight.round } }, strong: true });
  if (view.running.length > 0) found.push({ words: { id: "web-empire-crumb-support" }, strong: true });
  return found;
}

/** What should be asked once more: giving cards away, the last card, and letting somebody die undefended. */
function costly(option: Option, board: Board): Text | null {
  const view = board.view as EmpireView;
  const ask = board.ask;
  if (ask === null) return null;
  if (ask.kind === "action" && option.key === "pass" && view.hand.length > 0) return { id: "web-empire-sure-pass" };
  const laid = ask.kind === "replace" ? 1 : board.marks - Number(option.key.endsWith("water"));
  if (option.key.startsWith("lay:") && laid === view.hand.length) return { id: "web-empire-sure-last", args: { count: laid } };
  const fight = view.fight;
  if (ask.kind === "lay" && option.key === "pass" && fight !== null && fight.by !== view.seat && fight.attack_total > fight.defence_total && ask.marks.length > 0)
    return { id: "web-empire-sure-dies", args: { who: person(fight.target) } };
  return null;
}

const RULES: Record<string, string> = {
  discard: "empire.phase1",
  reveal: "empire.phase2",
  action: "empire.phase3",
  strike: "empire.holy-water",
  lay: "empire.fight.rounds",
  replace: "empire.support",
  support: "empire.support",
  target: "empire.support",
  pick: "empire.support.pick",
  spy: "empire.support",
};

function rule(ask: AskInfo): string {
  if (ask.prompt.id === "empire-prompt-pay-hide") return "empire.hide";
  if (ask.prompt.id === "empire-prompt-pay-water") return "empire.holy-water";
  if (ask.prompt.id === "empire-prompt-pay-pass") return "empire.pass";
  return RULES[ask.kind] ?? "empire.support";
}

const drawing: Drawing = {
  table: Table,
  reading: Reading,
  hidden: Hidden,
  crumbs,
  costly,
  rule,
  light: (board) => ((board.view as EmpireView).active === "human" ? "day" : "night"),
  measure: (view, seat) => {
    const side = (view as EmpireView).sides[seat as Side];
    return side.hand + side.deck + (side.cellar_used ? 0 : side.cellar);
  },
};

export default drawing;
