// Fury of Dracula as the client knows it: its drawing, and what it has to say about questions and choices.

import type { AskInfo, Option } from "../../protocol";
import type { Board } from "../../table/board.svelte";
import { knows, type Text } from "../../words";
import type { Crumb, Drawing } from "../index";
import Hidden from "./Hidden.svelte";
import Reading from "./Reading.svelte";
import Table from "./Table.svelte";
import { type FuryView, hunter } from "./view";

function crumbs(board: Board): Crumb[] {
  const view = board.view as FuryView;
  const found: Crumb[] = [
    { words: { id: "web-fury-crumb-round", args: { round: view.round, time: { id: `web-fury-time-${view.time}` } } }, strong: true },
    { words: { id: "web-fury-crumb-turn", args: { who: hunter(view.active) } } },
  ];
  const phase = `fury-phase-${view.phase}`;
  if (knows(phase)) found.push({ words: { id: phase }, strong: view.combat === null });
  if (view.combat) found.push({ words: { id: "web-fury-crumb-combat", args: { round: view.combat.round } }, strong: true });
  return found;
}

function costly(option: Option, board: Board): Text | null {
  void option;
  void board;
  return null;
}

function rule(ask: AskInfo): string {
  void ask;
  return "";
}

const drawing: Drawing = {
  table: Table,
  reading: Reading,
  hidden: Hidden,
  crumbs,
  costly,
  rule,
  light: () => null,
  heading: (event) => event.text.id === "fury-event-round",
  measure: (view, seat) => {
    const { dracula, hunters, vampires } = view as FuryView;
    if (seat === "dracula") return dracula.blood + 0 * vampires;
    return hunters.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.health, 0);
  },
};

export default drawing;
