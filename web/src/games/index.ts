// What games bring to the client. One without a drawing of its own is played on the text table.

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
  /** Whether it has something to press: then the pointer may go into it, and a second R turns to the official words. */
  lively?: boolean;
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
  /** What the chart of a replay shows for a seat. */
  measure: (view: unknown, seat: string) => number;
  /** Where there is more than that: what else it can show, by name. The first is that which is shown first. */
  measures?: Readonly<Record<string, (view: unknown, seat: string) => number>>;
  /** What an event is to somebody who looks for the turning points of a game. */
  moment?: (event: Event) => Moment | null;
  /** What a turn is called in the list of turns. */
  turn?: (view: unknown) => Text;
}

/** A turning point of a game: somebody falls, wins a point, or a fight begins. */
export interface Moment {
  kind: "fall" | "point" | "fight";
  seat?: string;
}

/** What the first pages know of a game before its drawing is fetched. */
export interface Look {
  minutes: number;
  /** The seat with which one begins best. */
  first: string;
}

/** How the rulebook of a game is divided, and the words of the game that are explained where they stand. */
export interface Rulebook {
  /** The chapters in order: a name, and how the ids of their sections begin. The longest beginning counts. */
  chapters: readonly (readonly [string, readonly string[]])[];
  /** The terms, each with the section that is about it. */
  terms: Readonly<Record<string, string>>;
}

/** What is told to somebody who chooses a deck. */
export interface Choosing {
  label: string;
  /** As `broughtBy` reads it. */
  value?: string;
  /** One field instead of cards, where there is little room. */
  folded?: boolean;
  onchange?: (choice: string) => void;
}

type Part<T> = () => Promise<{ default: T }>;

// What a game brings is found by its name in the game's folder; all of it but `look.ts` is fetched when it is needed.
const DRAWINGS = import.meta.glob<{ default: Drawing }>("./*/index.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Art.svelte");
const SETTINGS = import.meta.glob<{ default: Component }>("./*/Settings.svelte");
const SAMPLES = import.meta.glob<{ default: Component }>("./*/Samples.svelte");
const RULEBOOKS = import.meta.glob<{ default: Rulebook }>("./*/rules.ts", { eager: true });
const CHOICES = import.meta.glob<{ default: Component<Choosing, object, "value"> }>("./*/decks/precons/DeckChoice.svelte");
const ROOMS = import.meta.glob<{ default: Component<{ what?: string; code?: string }> }>("./*/decks/DeckRoom.svelte");
const LOOKS = import.meta.glob<{ default: Look }>("./*/look.ts", { eager: true });

/** The drawing of a game, or nothing if it has none. */
export async function drawing(game: string): Promise<Drawing | null> {
  const load = DRAWINGS[`./${game}/index.ts`];
  return load === undefined ? null : (await load()).default;
}

/** The picture of a game on the first page, if it has one. */
export function picture(game: string): Part<Component> | undefined {
  return PICTURES[`./${game}/Art.svelte`];
}

/** What the first pages know of a game, if it says so. */
export function look(game: string): Look | undefined {
  return LOOKS[`./${game}/look.ts`]?.default;
}

/** The chapters and terms of a game's rulebook, if it has any. */
export function rulebook(game: string): Rulebook | undefined {
  return RULEBOOKS[`./${game}/rules.ts`]?.default;
}

/** How one chooses what one brings to a table of a game, where a game has such a thing. */
export function choosing(game: string): Part<Component<Choosing, object, "value">> | undefined {
  return CHOICES[`./${game}/decks/precons/DeckChoice.svelte`];
}

/** The room in which decks are built. */
export async function deckRoom(): Promise<{ default: Component<{ what?: string; code?: string }> }> {
  const [load] = Object.values(ROOMS);
  if (!load) throw new Error("there is no deck room");
  return load();
}

/** The settings that games bring, and their samples for the page of the design. */
export const ownSettings: readonly Part<Component>[] = Object.values(SETTINGS);
export const samples: readonly Part<Component>[] = Object.values(SAMPLES);
