// What the stage shows: the one thing that is being decided now, and what of the question belongs to it.

import type { Event, Option, Text, WhyNot } from "../../../protocol";
import type { Board } from "../../../table/board.svelte";
import { thing } from "../../../table/things";
import { isRef, isText, type Ref } from "../../../words/text";
import type { ActionOutlook, CombatOutlook, PlayedOutlook, SeatView, SourceView, VtesView } from "../told";

export type Scene = "choosing" | "candidates" | "influence" | "combat" | "referendum" | "action" | "quiet";

/** Questions that come with a phase or a window: what they offer lies on the table already. */
const WINDOWS: ReadonlySet<string> = new Set(["window", "act", "phase", "polling", "as-played", "burn-option"]);
/** Between the parts of the key of an option that answers the next question too. */
const THEN = ">";
const VOTES: Readonly<Record<string, boolean>> = { "vtes-option-for": true, "vtes-option-against": false };

export const isInfluence = (board: Board): boolean => board.ask?.prompt.id === "vtes-prompt-phase-influence";
/** Whether an option casts votes for something; undefined if it casts none. */
export const inFavour = (option: Option): boolean | undefined => VOTES[option.label.id];
export const isBlock = (option: Option): boolean => option.label.id.startsWith("vtes-option-block");

/** The one thing that is being decided: what is in somebody's hand comes before what runs, what runs before the phase. */
export function sceneOf(board: Board, view: VtesView): Scene {
  if (board.menu !== null && !isHandled(board)) return aimed(board).length > 0 ? "candidates" : "choosing";
  if (isInfluence(board)) return "influence";
  if (candidates(board, view).length > 0) return "candidates";
  if (view.combat !== null) return "combat";
  if (view.referendum !== null) return "referendum";
  return view.action === null ? "quiet" : "action";
}

/** Whether what a pressed thing offers stands on the stage already: transfers, and votes. */
function isHandled(board: Board): boolean {
  const options = board.menu?.options ?? [];
  return isInfluence(board) || options.every((option) => inFavour(option) !== undefined);
}

/** Where a pressed card can only be played in one way and its first question is answered along: an option for each answer, each pointing at another thing. */
function aimed(board: Board): readonly Option[] {
  const options = board.menu?.options ?? [];
  const ways = new Set(options.map(({ key }) => key.split(THEN)[0]));
  const things = new Set(options.map((option) => targetOf(board, option)).filter((ref) => ref !== undefined).map(thing));
  const whole = options.every(({ key }) => key.includes(THEN));
  return board.menu?.title?.kind === "vtes-card" && whole && ways.size === 1 && things.size === options.length ? options : [];
}
/** The thing that is chosen by an option: that of a whole answer is not the card that was pressed for it. */
export function targetOf(board: Board, { key, refs }: Option): Ref | undefined {
  const pressed = board.menu?.title;
  return pressed && key.includes(THEN) ? refs.findLast((ref) => thing(ref) !== thing(pressed)) : refs[0];
}

/** What can be chosen in answer to a question of its own, or along with a card: a minion, a seat, a card that is not in the hand. */
export function candidates(board: Board, view: VtesView): readonly Option[] {
  const { ask } = board;
  if (board.menu !== null && aimed(board).length > 0) return aimed(board);
  if (ask === null || WINDOWS.has(ask.kind)) return [];
  const held = new Set(view.hand.map((card) => `vtes-card:${card}`));
  return board.options.filter(({ refs: [first] }) => first !== undefined && !held.has(thing(first)));
}

/** How far a list of steps has come. */
export interface Step {
  id: string;
  state: "done" | "at" | "next";
}
export function stepped(steps: Readonly<Record<string, readonly string[]>>, at: string): Step[] {
  const ids = Object.keys(steps);
  const now = ids.findIndex((id) => steps[id]?.includes(at));
  return ids.map((id, place) => ({ id, state: place === now ? "at" : place < now ? "done" : "next" }));
}
export const ACTION_STEPS = { announced: ["announced"], open: ["open"], attempt: ["attempt"], resolve: ["declined", "would", "resolving", "blocked", "after-block", "after"] };
export const COMBAT_STEPS = { range: ["before-range", "range"], strikes: ["before-strikes", "strike", "additional"], damage: ["damage"], press: ["press"], end: ["round-end"] };
export const REFERENDUM_STEPS = { terms: ["terms"], polling: ["polling"], result: ["over"] };
export const PHASES = { unlock: ["unlock"], master: ["master"], minion: ["minion"], influence: ["influence"], discard: ["discard"] };

/** A card that was played, with what it does where the rules tell it. */
export interface Effective extends PlayedOutlook {
  does?: Text[];
}
/** The action and the combat as the rules tell them, whether or not they tell all of it. */
export interface TellingAction extends ActionOutlook {
  played?: Effective[];
  /** Whether a limited modifier has raised the bleed. */
  limited?: boolean;
  /** What would be added to the bleed if something came true. */
  bleed_if?: SourceView[];
}
export interface TellingCombat extends CombatOutlook {
  played?: Effective[];
}

/** A card played in the running combat, and by whom. */
export interface Played {
  number: number;
  card: Ref;
  /** 1 basic, 2 superior, 0 if it has no levels. */
  level: number;
  minion: number;
}

/** The events of the round of combat that runs, or of the last one. */
export function ofRound(events: readonly Event[]): readonly Event[] {
  const from = events.findLastIndex((event) => event.kind === "vtes-event-round");
  return from < 0 ? [] : events.slice(from);
}
export function playedIn(events: readonly Event[]): Played[] {
  return events.flatMap(({ kind, number, roles }) => {
    const { card, user, level } = roles ?? {};
    return kind === "vtes-event-played" && isRef(card) && isRef(user) ? [{ number, card, level: Number(level ?? 0), minion: Number(user.id) }] : [];
  });
}
/** The last strike that a minion has announced, in words. */
export function strikeOf(events: readonly Event[], minion: number): Text | undefined {
  const told = events.findLast(({ kind, roles }) => kind === "vtes-event-strike" && isRef(roles?.["piece"]) && roles["piece"].id === String(minion));
  const strike = told?.roles?.["strike"];
  return isText(strike) ? strike : undefined;
}
/** The letters of a level that an event tells as a number, where the card has one discipline. */
export function levelOf(needs: readonly string[] | undefined, level: number): string {
  const [code] = needs?.length === 1 ? needs : [];
  return code === undefined || level === 0 ? "" : level > 1 ? code.toUpperCase() : code.toLowerCase();
}
/** What the last action came to: its announcement, and the last that was told of it. */
export function lastAction(events: readonly Event[], most: number): Event[] {
  const end = events.findLastIndex((event) => event.at?.["action"] !== undefined);
  const told = events[end];
  if (told === undefined) return [];
  const same = events.slice(0, end + 1).filter((event) => event.at?.["action"] === told.at?.["action"] && event.at?.["turn"] === told.at?.["turn"] && event.kind !== "vtes-event-drew" && event.silent !== true);
  return same.length <= most ? same : [...same.slice(0, 1), ...same.slice(1 - most)];
}

/** What a pressed thing cannot do, each reason once for each other thing that it names. */
export function refusalsOf(board: Board, title: Ref, most: number): { who: Ref | undefined; entry: WhyNot }[] {
  const name = thing(title);
  const open = new Set((board.menu?.options ?? []).flatMap((option) => option.refs.map(thing)));
  const seen = new Set<string>();
  const found = board.refusals.filter((entry) => entry.refs.some((ref) => thing(ref) === name)).map((entry) => ({ who: entry.refs.find((ref) => thing(ref) !== name), entry }));
  return found
    .filter(({ who, entry }) => {
      const key = who === undefined ? entry.reason.text.id : thing(who);
      return !(who !== undefined && open.has(key)) && !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** The keys of the transfers to and from a vampire. */
export interface Transfers {
  there: string;
  back: string;
}
export function transfersOf(board: Board, piece: number): Transfers {
  const of = (id: string): string => board.ask?.marks.find((mark) => mark.label.id === id && mark.refs[0]?.id === String(piece))?.key ?? "";
  return { there: of("vtes-option-transfer"), back: of("vtes-option-take-back") };
}

/** The seats that may still vote, the viewer's first. */
export function speakers(view: VtesView): SeatView[] {
  return view.seats.filter((seat) => !seat.ousted).sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat));
}
