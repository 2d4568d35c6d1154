// Made by tools/typescript.py from the structs of the server. Do not edit.

import type { Outcome, Text } from "../../protocol";

/** The choices that a card in play keeps, as all see them: seats by their names, cards in play by their numbers. */
export interface BoundView {
  seat?: string;
  seats?: string[];
  one?: number[];
  other?: number[];
  clan?: string;
}

/** How a card in play stands where that is not as usual, as all see it: `Standing` with seats by their names. */
export interface StandingView {
  wounded?: boolean;
  contests?: boolean;
  unfit?: boolean;
  stays_locked?: boolean;
  recruited?: number;
  returns?: string;
  was?: string;
  on?: number;
  settled?: number;
  marked?: Record<string, number>;
  barred?: Record<string, number>;
}

/** A card in play that is not a minion: by itself, or on a minion. */
export interface CardView {
  id: number;
  card: number;
  controller: string;
  owner: string;
  level: string;
  locked: boolean;
  counters: number;
  cards: CardView[];
  standing: StandingView;
  bound: BoundView;
}

/** A vampire or an ally, ready or in torpor. */
export interface MinionView {
  id: number;
  card: number;
  kind: string;
  owner: string;
  locked: boolean;
  blood: number;
  capacity: number;
  clan: string;
  sect: string;
  title: string;
  city: string;
  disciplines: Record<string, number>;
  bleed: number;
  strength: number;
  cards: CardView[];
  standing: StandingView;
  bound: BoundView;
}

/** A crypt card in an uncontrolled region: its counters, and what the viewer knows of it. */
export interface FaceDownView {
  id: number;
  counters: number;
  card: number;
  younger_than: number;
  clans: string[];
  cards: CardView[];
}

/** One Methuselah: everything that lies open, and everything that can be counted. */
export interface SeatView {
  seat: string;
  pool: number;
  points: number;
  ousted: boolean;
  withdrawing: boolean;
  hand: number;
  hand_size: number;
  seen: number[];
  library: number;
  crypt: number;
  library_bottom: number[];
  crypt_bottom: number[];
  ash: number[];
  removed: number[];
  later: number[];
  ready: MinionView[];
  torpor: MinionView[];
  uncontrolled: FaceDownView[];
  in_play: CardView[];
  contested: CardView[];
  master_actions: number;
  transfers: number;
  discards: number;
  debt: number;
  always_asked: boolean;
}

/** A part of a number. */
export interface SourceView {
  card: number;
  amount: number;
}

/** The action that is under way. */
export interface ActionView {
  kind: string;
  seat: string;
  actor: number;
  card: number;
  level: string;
  source: number;
  target: string;
  chosen: number[];
  named: number[];
  directed: boolean;
  step: string;
  stealth: number;
  bleed: number;
  blockers: string[];
  declined: string[];
  blocker: number;
  intercept: number;
  awake: number[];
  played: number[][];
  outcome: string;
  stealth_from: SourceView[];
  bleed_from: SourceView[];
  intercept_from: SourceView[];
}

/** A strike that was chosen. */
export interface StrikeView {
  kind: string;
  amount: number;
  ranged: boolean;
  first: boolean;
  aggravated: boolean;
  weapon: number;
  target: number;
}

/** One side of a combat. */
export interface FighterView {
  minion: number;
  seat: string;
  card: number;
  maneuvers: number;
  presses: number;
  strikes: number;
  strike: StrikeView | null;
  damage: number;
  lost: number;
}

/** The combat that is under way; the acting minion's side comes first. */
export interface CombatView {
  round: number;
  pair: number;
  step: string;
  range: string;
  sides: FighterView[];
}

/** Votes that a source has cast. */
export interface VoteView {
  source: string;
  seat: string;
  votes: number;
  ballots: number;
  in_favour: boolean;
}

/** The referendum that is under way: its terms, and the votes as they stand. */
export interface ReferendumView {
  called_by: string;
  actor: number;
  card: number;
  blood_hunt: boolean;
  step: string;
  clan: string;
  chosen: number;
  minions: number[];
  points: Record<string, number>;
  cast: VoteView[];
  votes_for: number;
  votes_against: number;
  passed: boolean | null;
}

/** A card that is being played. */
export interface PlayingView {
  seat: string;
  card: number;
}

/** A table of VTES as one seat sees it. */
export interface VtesView {
  seat: string | null;
  turn: number;
  turn_limit: number;
  active: string;
  phase: string;
  window: string;
  edge: string;
  seats: SeatView[];
  hand: number[];
  staged: number;
  looks: number[];
  playing: PlayingView[];
  action: ActionView | null;
  combat: CombatView | null;
  referendum: ReferendumView | null;
  outcome: Outcome | null;
}

/** A Methuselah. */
export interface SeatOutlook {
  rank: number;
  prey?: string;
  predator?: string;
  ousted_by?: string;
  deck?: string;
}

/** An action that a minion has taken this turn and cannot take again. */
export interface DoneOutlook {
  kind: string;
  card?: number;
}

/** An ability, or a card that a minion has played, which cannot be used again for a while. */
export interface SpentOutlook {
  until: string;
  ability?: string;
  card?: number;
}

/** A minion, a card on one, or a card in play by itself. */
export interface PieceOutlook {
  intercept?: number;
  stealth?: number;
  votes?: number;
  ballots?: number;
  may_act?: boolean;
  may_block?: boolean;
  why_not?: Text | null;
  done?: DoneOutlook[];
  spent?: SpentOutlook[];
  advanced?: boolean;
  marks?: Text[];
  bleed_from?: SourceView[];
  strength_from?: SourceView[];
  intercept_from?: SourceView[];
  stealth_from?: SourceView[];
  votes_from?: SourceView[];
}

/** A modifier or reaction that was played in the action, or a combat card in the round. */
export interface PlayedOutlook {
  minion: number;
  card: number;
  level?: string;
  does?: Text[];
}

/** What a card that was played has brought for a while. */
export interface LastingOutlook {
  card: number;
  seat: string;
  until: string;
  minion?: number;
  level?: string;
  amount?: number;
}

/** Votes that were cast. */
export interface CastOutlook {
  seat: string;
  source: Text;
  in_favour?: boolean;
  votes?: number;
  ballots?: number;
  piece?: number;
}

/** A minion that may still attempt to block. */
export interface BlockerOutlook {
  minion: number;
  seat: string;
  intercept?: number;
  toll?: number;
}

/** The running action, and what becomes of it if nobody does anything more. */
export interface ActionOutlook {
  deed: Text;
  says?: Text[];
  outcome?: string;
  pool?: Record<string, number>;
  torpor?: number[];
  burned?: number[];
  may_block?: BlockerOutlook[];
  unblockable?: boolean;
  must_block?: boolean;
  played?: PlayedOutlook[];
  limited?: boolean;
  bleed_if?: SourceView[];
}

/** One side of a combat. */
export interface FighterOutlook {
  minion: number;
  strike?: number;
  level?: string;
  damage?: number;
  aggravated?: number;
  environment?: number;
  prevention?: number;
  fate?: string;
}

/** The combat, and what becomes of it if nobody does anything more. */
export interface CombatOutlook {
  sides: FighterOutlook[];
  says?: Text[];
  continues?: boolean;
  played?: PlayedOutlook[];
}

/** The referendum, and whether it passes as the votes stand. */
export interface ReferendumOutlook {
  says: Text[];
  passes?: boolean;
  terms?: Text[];
  votes_left?: Record<string, number>;
  ballots_left?: Record<string, number>;
  spoken?: string[];
  cast?: CastOutlook[];
}

/** How a table of VTES stands, for everybody alike. */
export interface Outlook {
  action?: ActionOutlook | null;
  combat?: CombatOutlook | null;
  referendum?: ReferendumOutlook | null;
  pieces?: Record<string, PieceOutlook>;
  hand_from?: Record<string, SourceView[]>;
  seats?: Record<string, SeatOutlook>;
  lasting?: LastingOutlook[];
}

/** One way to play a card, or one of its levels, in a few words. */
export interface CardWay {
  level: string;
  does: Text[];
}

/** A card as it is printed, and our text of it by language, line by line; none if it is not complete. */
export interface CardFacts {
  id: number;
  name: string;
  names: Record<string, string>;
  types: string[];
  clans: string[];
  text: Record<string, string[]>;
  pool: number;
  blood: number;
  costs_x: boolean;
  needs: string[];
  capacity: number;
  group: string;
  disciplines: Record<string, number>;
  sect: string;
  title: string;
  city: string;
  complete: boolean;
  advanced: boolean;
  all_needed: boolean;
  pool_x: boolean;
  burn_option: boolean;
  life: number;
  strength: number;
  bleed: number;
  traits: string[];
  ways: CardWay[];
}

/** A ruling on a card, in its own words, and where it was made. */
export interface CardRuling {
  text: string;
  group: string;
  level: string;
  references: Record<string, string>;
}

/** What whoever reads a card may want beside its facts: the official English text, line by line, its sets, and the rulings. */
export interface CardReading {
  id: number;
  official: string[];
  sets: string[];
  rulings: CardRuling[];
  banned: boolean;
}
