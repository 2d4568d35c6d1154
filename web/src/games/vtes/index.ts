// VTES as the client knows it: its drawing, and what it has to say about questions and choices.

import type { Option } from "../../protocol";
import type { Board } from "../../table/board.svelte";
import type { Text } from "../../words";
import type { Crumb, Drawing } from "../index";
import Hidden from "./Hidden.svelte";
import { rule } from "./questions";
import Reading from "./Reading.svelte";
import { replay } from "./reading/replay";
import Table from "./Table.svelte";
import { pieceRef, seatOf, seatRef, viewOf, type VtesView } from "./view";

/** The turn, its phase, and what runs in it: an action and how far it is, a fight, a referendum. */
function crumbs(board: Board): Crumb[] {
  const { turn, active, phase, action, combat, referendum } = viewOf(board);
  const found: Crumb[] = [{ words: { id: "web-vtes-crumb-turn", args: { turn, who: seatRef(active) } }, strong: true }, { words: { id: `vtes-phase-${phase}` }, strong: action === null }];
  if (action !== null) found.push({ words: { id: "web-vtes-crumb-action", args: { what: { id: `web-vtes-value-kind-${action.kind}` }, who: pieceRef(board, action.actor) } }, strong: combat === null && referendum === null });
  if (combat !== null) found.push({ words: { id: "web-vtes-crumb-combat", args: { round: combat.round } }, strong: true });
  if (referendum !== null) found.push({ words: { id: "web-vtes-crumb-referendum" }, strong: true });
  return found;
}

/** What should be asked once more: what would cost one's last pool. */
function costly(option: Option, board: Board): Text | null {
  const view = viewOf(board);
  const me = view.seat === null ? undefined : seatOf(view, view.seat);
  const pool = (option.details?.costs ?? []).filter(({ unit }) => unit === "pool").reduce((sum, { amount }) => sum + amount, 0);
  return me !== undefined && pool > 0 && pool >= me.pool ? { id: "web-vtes-sure-pool", args: { pool, left: me.pool } } : null;
}

const drawing: Drawing = {
  table: Table,
  reading: Reading,
  hidden: Hidden,
  lively: true,
  crumbs,
  costly,
  rule,
  light: () => null,
  measure: (view, seat) => seatOf(view as VtesView, seat)?.pool ?? 0,
  ...replay,
};

export default drawing;
