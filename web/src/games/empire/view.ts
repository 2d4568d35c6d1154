// The view of Vampire Empire as the server sends it, and the facts of its cards.

import type { Outcome } from "../../protocol";
import type { Ref } from "../../words";

export type Side = "human" | "vampire";
export type Profession = "nobles" | "clergy" | "servants";

export interface CharacterView {
  id: string;
  profession: Profession;
  place: "castle" | "city" | "dead";
  nature: "vampire" | "human" | "";
  public: boolean;
  attack: number;
  defence: number;
  protected: boolean;
  attacked: number;
  shielded: number;
}

export interface SideView {
  hand: number;
  deck: number;
  cellar: number;
  moat: number;
  cellar_used: boolean;
  seen: string[];
  shown: string[];
}

export interface FightView {
  by: Side;
  attacker: string;
  target: string;
  round: number;
  attack: string[];
  defence: string[];
  attack_now: string[];
  defence_now: string[];
  attack_total: number;
  defence_total: number;
}

export interface RunningView {
  seat: Side;
  card: string;
  target: string;
  cost: number;
  cancelled: boolean;
  /** Before that, its owner alone sees it. */
  announced: boolean;
}

export interface EmpireView {
  seat: Side | null;
  active: Side;
  turn: number;
  phase: string;
  castle: string[];
  city: number;
  bottom: string[];
  characters: CharacterView[];
  bag: number;
  sides: Record<Side, SideView>;
  hand: string[];
  fight: FightView | null;
  running: RunningView[];
  outcome: Outcome | null;
}

export interface Effect {
  kind: string;
  profession?: Profession | null;
  amount?: number;
  pile?: string;
}

export interface Card {
  id: string;
  type: "combat" | "vampire" | "holy-water" | "support";
  copies: number;
  value: number;
  professions: Profession[];
  day: number;
  night: number;
  effect: Effect | null;
  name: string;
  exists: boolean;
  known: string[];
}

export const SIDES: readonly Side[] = ["vampire", "human"];
export const OTHER: Record<Side, Side> = { human: "vampire", vampire: "human" };
export const TINT: Record<Profession, string> = { nobles: "var(--heather)", clergy: "var(--moss)", servants: "var(--walnut)" };

export function person(id: string): Ref {
  return { kind: "empire-character", id };
}

export function card(id: string, facts: Record<string, Card>): Ref {
  return { kind: "empire-card", id, name: facts[id]?.name ?? "" };
}

export function pile(id: string): Ref {
  return { kind: "empire-pile", id };
}

export function player(side: Side): Ref {
  return { kind: "empire-seat", id: side };
}

/** Cards in the order of their deck, as a player would sort a hand. */
export function sorted(cards: readonly string[], facts: Record<string, Card>): string[] {
  const order = Object.keys(facts);
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** What of a total does not come from cards: the tokens that count in this round. */
export function tokens(total: number, cards: readonly string[], facts: Record<string, Card>): number {
  return total - cards.reduce((sum, id) => sum + (facts[id]?.value ?? 0), 0);
}
