// Fury of Dracula as the client knows it: its drawing, and what it has to say about questions and choices.

import type { Option } from "../../protocol";
import type { Board } from "../../table/board.svelte";
import type { Text } from "../../words";
import type { Crumb, Drawing } from "../index";
import Hidden from "./Hidden.svelte";
import Reading from "./Reading.svelte";
import Table from "./Table.svelte";
import { type FuryView, hunter } from "./view";

function crumbs(board: Board): Crumb[] {
  const view = board.view as FuryView;
  const found: Crumb[] = [
    { words: { id: "web-fury-crumb-round", args: { round: view.round, time: { kind: "fury-time", id: view.time } } }, strong: true },
    { words: { id: "web-fury-crumb-turn", args: { who: hunter(view.active) } } },
  ];
  found.push({ words: { id: `fury-phase-${view.phase}` }, strong: view.combat === null });
  if (view.combat) found.push({ words: { id: view.combat.round > 0 ? "web-fury-crumb-combat" : "web-fury-combat-before", args: { round: view.combat.round } }, strong: true });
  return found;
}

/** What should be asked once more: blood that Dracula can hardly spare, and a leap that may be the last. */
function costly(option: Option, board: Board): Text | null {
  const { dracula } = board.view as FuryView;
  if (option.key === "dark_call" && dracula.blood < 7) return { id: "web-fury-sure-blood", args: { count: dracula.blood } };
  if (option.key === "play:heroic_leap") return { id: "web-fury-sure-leap" };
  return null;
}

const RULES: Record<string, string> = {
  accept: "fury.trade",
  action: "fury.resupply",
  apply: "fury.group",
  attack: "fury.group",
  begin: "fury.setup",
  clear: "fury.catacombs.remove",
  destination: "fury.move.rail",
  discard: "fury.cards",
  "double-back": "fury.power.double-back",
  "dracula-move": "fury.move.dracula",
  draw: "fury.resupply",
  "enemy-tactic": "fury.combat.round",
  fighter: "fury.combat.opening",
  fly: "fury.combat.round",
  horses: "fury.combat.opening",
  "inner-strength": "fury.resolve",
  join: "fury.group",
  "keep-token": "fury.power.double-back",
  mature: "fury.mature",
  offer: "fury.trade",
  opening: "fury.combat.opening",
  order: "fury.search",
  patient: "fury.move.cure",
  "place-token": "fury.action.dracula",
  "put-back": "fury.encounter-hand",
  rage: "fury.combat.opening",
  shown: "fury.bitten",
  tactic: "fury.combat.round",
  "to-catacombs": "fury.catacombs",
  "train-die": "fury.move.rail",
  travel: "fury.move.hunters",
  "turn-start": "fury.resolve",
  voyage: "fury.move.sea",
  wolf: "fury.power.wolf-form",
};

const drawing: Drawing = {
  table: Table,
  reading: Reading,
  hidden: Hidden,
  crumbs,
  costly,
  button: (option, ask) => ask.kind === "ally" || option.refs.every((ref) => ref.kind === "fury-hunter"),
  rule: (ask) => RULES[ask.kind] ?? "fury.cards",
  light: () => null,
  measure: (view, seat) => {
    const { dracula, hunters } = view as FuryView;
    if (seat === "dracula") return dracula.blood;
    return hunters.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.health, 0);
  },
};

export default drawing;
