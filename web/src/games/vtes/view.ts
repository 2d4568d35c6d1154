// The view of VTES as the server sends it, how things stand, and where everything lies.

import type { GlyphName } from "../../design/glyphs";
import type { Board } from "../../table/board.svelte";
import type { Ref } from "../../words";
import type { CardFacts, CardView, FaceDownView, MinionView, Outlook, PieceOutlook, SeatView, VtesView } from "./told";

export type * from "./told";

/** What a board shows, in the types of this game. */
export const viewOf = (board: Board): VtesView => board.view as VtesView;
export const outlookOf = (board: Board): Outlook => (board.outlook ?? {}) as Outlook;
export const factOf = (board: Board, card: number | string): CardFacts | undefined => board.facts[String(card)] as CardFacts | undefined;
export const tellOf = (board: Board, id: number): PieceOutlook => outlookOf(board).pieces?.[String(id)] ?? {};

export type Zone = "ready" | "torpor" | "uncontrolled" | "in_play" | "contested" | "on";

/** A card on the table: whose it is, where it lies, and what it is there. */
export interface Piece {
  id: number;
  /** Its number among all cards; 0 if the viewer cannot know it. */
  card: number;
  seat: string;
  zone: Zone;
  locked: boolean;
  minion?: MinionView;
  other?: CardView;
  down?: FaceDownView;
  /** The piece it lies on. */
  host?: number;
}

const found = new WeakMap<VtesView, Map<number, Piece>>();

/** Everything that lies on the table, by its number. */
export function pieces(view: VtesView): Map<number, Piece> {
  const before = found.get(view);
  if (before !== undefined) return before;
  const all = new Map<number, Piece>();
  const on = (cards: readonly CardView[], seat: string, host: number): void => {
    for (const card of cards) lay(card, seat, "on", host);
  };
  const lay = (card: CardView, seat: string, zone: Zone, host?: number): void => {
    all.set(card.id, { id: card.id, card: card.card, seat, zone, locked: card.locked, other: card, ...(host === undefined ? {} : { host }) });
    on(card.cards, seat, card.id);
  };
  for (const { seat, ready, torpor, uncontrolled, in_play, contested } of view.seats) {
    for (const [zone, minions] of [["ready", ready], ["torpor", torpor]] as const) {
      for (const minion of minions) {
        all.set(minion.id, { id: minion.id, card: minion.card, seat, zone, locked: minion.locked, minion });
        on(minion.cards, seat, minion.id);
      }
    }
    for (const down of uncontrolled) {
      all.set(down.id, { id: down.id, card: down.card, seat, zone: "uncontrolled", locked: false, down });
      on(down.cards, seat, down.id);
    }
    for (const card of in_play) lay(card, seat, "in_play");
    for (const card of contested) lay(card, seat, "contested");
  }
  found.set(view, all);
  return all;
}

/** One of them; it may have left the table since something named it. */
export const pieceOf = (view: VtesView, id: number): Piece | undefined => pieces(view).get(id);

/** A card is not known by name before it has been looked up. */
const UNKNOWN = "…";

export const seatRef = (seat: string): Ref => ({ kind: "vtes-seat", id: seat });
export const clanRef = (clan: string): Ref => ({ kind: "vtes-clan", id: slug(clan) });
export const titleRef = (title: string): Ref => ({ kind: "vtes-title", id: slug(title) });
export const disciplineRef = (code: string): Ref => ({ kind: "vtes-discipline", id: code.toLowerCase() });
export const cardRef = (board: Board, card: number | string): Ref => ({ kind: "vtes-card", id: String(card), name: factOf(board, card)?.name ?? UNKNOWN });
/** Something on the table, called by its card; a card whose face is not known by its number. */
export function pieceRef(board: Board, id: number): Ref {
  const card = pieceOf(viewOf(board), id)?.card ?? 0;
  return { kind: "vtes-piece", id: String(id), name: card ? (factOf(board, card)?.name ?? UNKNOWN) : String(id) };
}

/** A word of the rules as messages and marks call it. */
export function slug(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** The seats in the order of play from the viewer's prey on; without a viewer from the first. The viewer is the last. */
export function ring(view: VtesView): SeatView[] {
  const me = view.seats.findIndex(({ seat }) => seat === view.seat);
  return [...view.seats.slice(me + 1), ...view.seats.slice(0, me + 1)];
}

export const seatOf = (view: VtesView, seat: string): SeatView | undefined => view.seats.find((one) => one.seat === seat);

/** Whom a seat hunts, and who hunts it: those that are out no longer count. */
export function prey(view: VtesView, seat: string): string {
  return next(view, seat, 1);
}
export function predator(view: VtesView, seat: string): string {
  return next(view, seat, -1);
}
function next(view: VtesView, seat: string, by: 1 | -1): string {
  const { seats } = view;
  const from = seats.findIndex((one) => one.seat === seat);
  for (let step = 1; from >= 0 && step < seats.length; step += 1) {
    const other = seats[(from + by * step + seats.length * step) % seats.length];
    if (other && !other.ousted) return other.seat;
  }
  return "";
}

/** Its disciplines as marks write them, the superior ones first. */
export function disciplines(levels: Readonly<Record<string, number>>): string[] {
  const codes = Object.entries(levels).map(([code, level]) => (level > 1 ? code.toUpperCase() : code));
  return codes.sort((a, b) => Number(a !== a.toUpperCase()) - Number(b !== b.toUpperCase()) || a.localeCompare(b));
}

/** The seats on whose boards something can be chosen now. */
export function litSeats(board: Board): Set<string> {
  const all = pieces(viewOf(board));
  const seats = board.options.flatMap(({ refs }) =>
    refs.map((ref) => (!board.isLit(ref) ? undefined : ref.kind === "vtes-piece" ? all.get(Number(ref.id))?.seat : ref.kind === "vtes-seat" ? ref.id : undefined)),
  );
  return new Set(seats.filter((seat) => seat !== undefined));
}

const SIGNS: Readonly<Record<string, GlyphName>> = {
  master: "master",
  action: "action",
  "action modifier": "modifier",
  reaction: "reaction",
  combat: "combat",
  "political action": "political",
  ally: "ally",
  retainer: "retainer",
  equipment: "equipment",
  event: "event",
  vampire: "drop",
  imbued: "retainer",
  conviction: "conviction",
  power: "seal",
};

/** The sign of a card's type. */
export function signOf(fact: CardFacts | undefined): GlyphName {
  return SIGNS[fact?.types[0] ?? ""] ?? "library";
}
/** The sign of a card on the table: a place is drawn as one. */
export function signInPlay(fact: CardFacts | undefined): GlyphName {
  return fact?.traits.includes("location") ? "location" : signOf(fact);
}

/** What decides now for a minion, at the right edge of its chip. */
export interface Figure {
  glyph: GlyphName;
  amount: number;
  what: "stealth" | "intercept" | "votes" | "ballots" | "bleed" | "strength";
}

/** During an action the stealth of who acts and the intercept of who may block, in a referendum the votes; else what is more than usual. */
export function figures(board: Board, id: number): Figure[] {
  const view = viewOf(board);
  const minion = pieceOf(view, id)?.minion;
  if (minion === undefined) return [];
  const told = tellOf(board, id);
  const { action, combat, referendum } = view;
  const all: Figure[] = [];
  const add = (what: Figure["what"], glyph: GlyphName, amount: number, least = 1): void => {
    if (amount >= least) all.push({ what, glyph, amount });
  };
  if (referendum !== null && referendum.passed === null) {
    add("votes", "vote", told.votes ?? 0);
    add("ballots", "vote", told.ballots ?? 0);
  } else if (combat !== null) {
    if (combat.sides.some((side) => side.minion === id)) add("strength", "combat", minion.strength);
  } else if (action !== null) {
    if (action.actor === id) add("stealth", "stealth", action.stealth);
    else add("intercept", "intercept", action.blocker === id ? action.intercept : (told.intercept ?? 0));
  } else {
    add("bleed", "bleed", minion.bleed, minion.kind === "ally" ? 1 : 2);
    add("strength", "combat", minion.strength, 2);
  }
  return all;
}
