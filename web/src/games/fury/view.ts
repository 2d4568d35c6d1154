// The view of Fury of Dracula as the server sends it, and the facts that never change.

import type { AskInfo, Outcome } from "../../protocol";
import { isRef, type Ref } from "../../words";

export const HUNTERS = ["lord_godalming", "dr_seward", "van_helsing", "mina_harker"] as const;
export type HunterId = (typeof HUNTERS)[number];
export const TIMES = ["dawn", "noon", "dusk", "twilight", "midnight", "small_hours"] as const;
export type Time = (typeof TIMES)[number];
export const POWERS = ["dark_call", "double_back", "feed", "hide", "wolf_form"] as const;

export interface TokenView {
  kind: string;
  up: boolean;
}

export interface SlotView {
  space: number;
  serial: number;
  back: "city" | "sea" | "power";
  place: string;
  up: boolean;
  powers: string[];
  tokens: TokenView[];
  blood: number;
}

export interface HunterView {
  id: HunterId;
  seat: string;
  place: string;
  health: number;
  health_most: number;
  bites: number;
  bites_to_defeat: number;
  items: number;
  events: number;
  dogs: number;
  shown_item: string;
  shown_event: string;
  own_items: string[];
  own_events: string[];
  seen: string[];
  group: HunterId[];
  moved: boolean;
  misses: boolean;
  fog: boolean;
  bats: boolean;
  keeps: string[];
  voyage: string[];
  announced: string;
}

export interface DraculaView {
  place: string;
  at_sea: boolean;
  blood: number;
  blood_most: number;
  tokens: number;
  events: number;
  own_tokens: string[];
  own_events: string[];
  seen_tokens: string[];
  seen_events: string[];
  announced: string;
  swift: boolean;
}

export interface CombatView {
  enemy: string;
  fighters: HunterId[];
  found: boolean;
  round: number;
  continues: number;
  traps: number;
  planning: Record<string, number>;
  ban: boolean;
  repelled: boolean;
  enemy_bonus: number;
  hunter_bonus: number;
  shown: boolean;
  target: string;
  cards: Record<string, string>;
  card: string;
  lain: Record<string, string>;
  lain_enemy: string;
  hunter_roll: number;
  enemy_roll: number;
  winner: string;
  hands: Record<string, string[]>;
  enemy_hand: string[];
}

export interface PlayedView {
  by: string;
  card: string;
  cancelled: boolean;
}

export interface TradeView {
  asked: HunterId;
  other: HunterId;
  offer: string[];
  back: string[];
}

export interface FuryView {
  seat: string | null;
  round: number;
  phase: string;
  active: string;
  time: Time;
  night: boolean;
  vampires: number;
  vampires_to_win: number;
  resolve: number;
  used: string[];
  dracula: DraculaView;
  hunters: HunterView[];
  trail: SlotView[];
  catacombs: (SlotView | null)[];
  dropped: SlotView[];
  event_deck: number;
  event_discards: string[];
  item_deck: number;
  item_discards: string[];
  pool: number;
  ally_of_hunters: string;
  ally_of_dracula: string;
  ground: string;
  hosts: string[];
  roadblock: string[];
  storm: string;
  storm_left: number;
  combat: CombatView | null;
  running: PlayedView[];
  trade: TradeView | null;
  party: HunterId[];
  drawn: string;
  outcome: Outcome | null;
  /** How likely Dracula is in each place, for hunters; a help that can be turned off. */
  belief?: Record<string, number>;
}

/** What follows when a card of a hunter meets a card of the enemy, for either winner. */
export interface Pair {
  hunter: string;
  enemy: string;
  hunter_wins: string[];
  enemy_wins: string[];
  hunter_spends: boolean;
  enemy_spends: boolean;
  doubt: string;
  assumed: boolean;
}

/** A place, a card or a token; what is `assumed` or of which there is `doubt` is so by our choice. */
export interface CardFacts {
  id: string;
  doubt: string;
  assumed?: boolean;
}

/** What everybody may look up, and what never changes. */
export interface Facts {
  events: Record<string, CardFacts>;
  items: Record<string, CardFacts>;
  encounters: Record<string, CardFacts>;
  map: { places: CardFacts[] };
  pairs: Pairs;
  /** Of the numbers, `assumed` and `doubtful` name those that are so by our choice. */
  figures: { trail: number; initiative: Record<string, number>; train_die: string[]; red_points: number[]; assumed: string[]; doubtful: string[] };
}

/** The sign of what is so by our choice. */
export const SIGN = "°";
/** That sign after a number of ours, if it is one of those. */
export const marked = ({ figures }: Facts, figure: string): string => ([...figures.assumed, ...figures.doubtful].includes(figure) ? ` ${SIGN}` : "");

/** The combat table: the card of the hunter, then that of the enemy. */
export type Pairs = Record<string, Record<string, Pair>>;

export const place = (id: string): Ref => ({ kind: "fury-place", id });
export const hunter = (id: string): Ref => ({ kind: "fury-hunter", id });
export const item = (id: string): Ref => ({ kind: "fury-item", id });
export const event = (id: string): Ref => ({ kind: "fury-card", id });
export const encounter = (id: string): Ref => ({ kind: "fury-encounter", id });
export const tactic = (id: string): Ref => ({ kind: "fury-tactic", id });
export const power = (id: string): Ref => ({ kind: "fury-power", id });

/** Each hunter's letter and colour. */
export const LOOK: Record<HunterId, { letter: string; tint: string }> = {
  lord_godalming: { letter: "G", tint: "var(--walnut)" },
  dr_seward: { letter: "S", tint: "var(--slate)" },
  van_helsing: { letter: "H", tint: "var(--moss)" },
  mina_harker: { letter: "M", tint: "var(--rose)" },
};

/** The hunters that a seat plays. */
export function played(view: FuryView): HunterView[] {
  return view.hunters.filter((one) => one.seat === view.seat);
}

/** Where the one stands who acts now, as far as the viewer knows. */
export function focus(view: FuryView): string {
  if (view.active === "dracula") return view.dracula.place;
  return view.hunters.find((one) => one.id === view.active)?.place ?? "";
}

/** The ways between places of the trail that the viewer knows, the newest first; where a place is not known there is none. */
export function knownWays(view: FuryView): [from: string, to: string][] {
  const ways: [string, string][] = [];
  let later = "";
  for (const slot of view.trail) {
    if (slot.back === "power" || (slot.place === "" && slot.powers.includes("hide"))) continue;
    if (later && slot.place && later !== slot.place) ways.push([slot.place, later]);
    later = slot.place;
  }
  return ways;
}

/** The cards of a hunter's hand that are known here. What lies face up has been seen too, but a spectator is told of nothing else. */
export function knownCards(who: HunterView, items: Facts["items"]): Ref[] {
  const shown = [who.shown_item, who.shown_event].filter((id) => id !== "" && !who.seen.includes(id));
  return [...shown, ...who.seen].map((id) => (id in items ? item(id) : event(id)));
}

/** Equal cards together: each once, with how many there are. */
export function counted(cards: readonly Ref[]): [card: Ref, count: number][] {
  const found = new Map<string, [Ref, number]>();
  for (const card of cards) {
    const before = found.get(`${card.kind}:${card.id}`);
    if (before) before[1] += 1;
    else found.set(`${card.kind}:${card.id}`, [card, 1]);
  }
  return [...found.values()];
}

/** What options call a space: those of the trail are counted first, then the filled ones of the catacombs. */
export function space(view: FuryView, slot: SlotView): Ref {
  const all = [...view.trail, ...view.catacombs.filter((one) => one !== null)];
  return { kind: "fury-space", id: String(all.indexOf(slot) + 1) };
}

/** The one hunter whose cards a question is about; "" if it may be about several. */
export function about(ask: AskInfo | null): string {
  const who = ask?.prompt.args?.["who"];
  const several = ask?.options.some((option) => option.refs.some((ref, at) => at > 0 && ref.kind === "fury-hunter")) ?? false;
  return isRef(who) && who.kind === "fury-hunter" && !several ? who.id : "";
}
