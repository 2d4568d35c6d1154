// The games that have a drawing of their own. Every other game is played on the text table.

import type { Component, Snippet } from "svelte";
import type { AskInfo, Event, Option } from "../protocol";
import type { Board } from "../table/board.svelte";
import type { Ref, Text } from "../words";

export interface Crumb {
  words: Text;
  strong?: boolean;
}

export interface Drawing {
  /** The table itself; it lays out the prompt, the log and, at the end, the panel that it is given. */
  table: Component<{ prompt: Snippet; rail: Snippet; end?: Snippet | undefined; drawer?: boolean }>;
  /** A thing in full, for the reading view. */
  reading: Component<{ item: Ref }>;
  /** What was hidden, shown when the game is over. */
  hidden?: Component;
  /** Where the game is, from the turn to the step that runs. */
  crumbs: (board: Board) => Crumb[];
  /** Whether a choice costs something that a slip of the hand should not. */
  costly: (option: Option, board: Board) => Text | null;
  /** Whether a choice is a button beside the question although what it points at is drawn. */
  button?: (option: Option, ask: AskInfo) => boolean;
  /** The rule that explains a question. */
  rule: (ask: AskInfo, board: Board) => string;
  /** Whether it is day or night, where a game has these. */
  light: (board: Board) => "day" | "night" | null;
  /** Whether an event opens a part of the log. */
  heading: (event: Event) => boolean;
  /** What the chart of a replay shows for a seat. */
  measure: (view: unknown, seat: string) => number;
}

const DRAWINGS: Record<string, () => Promise<{ default: Drawing }>> = {
  empire: () => import("./empire/index"),
  fury: () => import("./fury/index"),
};

/** The drawing of a game, or nothing if it has none. */
export async function drawing(game: string): Promise<Drawing | null> {
  const load = DRAWINGS[game];
  return load === undefined ? null : (await load()).default;
}
