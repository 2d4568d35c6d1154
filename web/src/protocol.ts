// Made by tools/typescript.py from the structs of the server. Do not edit.

export const VERSION = 2;

/** A thing of a game that a text names and a client can point at. Its name in a language is the message `<kind>-<id>`, unless it brings a `name` of its own (a card of a player's deck file); what the game knows that name to be in other languages is said there (`Definition.names`). */
export interface Ref {
  type: "ref";
  kind: string;
  id: string;
  name: string;
}

/** A message id and its arguments. */
export interface Text {
  type: "text";
  id: string;
  args: Record<string, string | number | Ref | Text | (string | number | Ref | Text)[]>;
}

/** Why something cannot be done, and the rule that says so. */
export interface Reason {
  text: Text;
  rule: string;
}

/** A part of a number, and the thing that brings it; nothing if the rules do. */
export interface Part {
  amount: number;
  source?: Ref | null;
}

/** What a choice costs: so much of a unit of the game, paid by somebody. In words it is the message `<game>-cost-<unit>`. */
export interface Cost {
  unit: string;
  amount: number;
  payer?: Ref | null;
  parts?: Part[];
}

/** An option as data, for those who look: what it costs and does, by what and by whom, and what it may be aimed at. */
export interface Details {
  costs?: Cost[];
  does?: Text[];
  what?: Ref | null;
  level?: string;
  who?: Ref | null;
  targets?: Ref[];
}

/** One thing a seat may choose: a stable key, its label, what it points at, and more of it where the game tells it. */
export interface Option {
  key: string;
  label: Text;
  refs: Ref[];
  details?: Details;
}

/** One thing a seat might want to choose and cannot: what it is, and why. */
export interface WhyNot {
  key: string;
  label: Text;
  reason: Reason;
  refs: Ref[];
}

/** Where things of a game can be: in a zone, of a seat or on a thing where there are several of the kind. */
export interface Place {
  zone: string;
  seat?: string;
  thing?: string;
}

/** Something goes from one place to another. */
export interface Move {
  from: Place;
  to: Place;
  what?: Ref | null;
  amount?: number;
}

/** Something that happened, in one seat's version; numbered from 1 for each seat. */
export interface Event {
  number: number;
  kind: string;
  roles?: Record<string, string | number | Ref | Text | (string | number | Ref | Text)[]>;
  at?: Record<string, number>;
  cause?: Ref | null;
  moves?: Move[];
  silent?: boolean;
}

/** How a game ended: points per seat, who won (nobody in a draw), and why. */
export interface Outcome {
  scores: Record<string, number>;
  winners: string[];
  reason: Text;
}

/** What all marks of an answer come to together: at least so much of something, and at most so much. */
export interface Limit {
  what: Text;
  rule: string;
  least: number;
  most: number | null;
  weights: Record<string, number> | null;
  shown: boolean;
}

/** One thing that can be marked, as an option is shown, and how often. */
export interface Mark {
  key: string;
  label: Text;
  refs: Ref[];
  most: number;
}

/** An invented person: a name, the same in all languages, one of our signs, and the bot that plays. */
export interface Persona {
  name: string;
  face: string;
  bot: string;
}

/** A message that a player may say. */
export interface Phrase {
  id: string;
  names: boolean;
}

/** A card of a deck by its number, how many of it, and what its builder says about it. */
export interface CardCopies {
  card: number;
  count: number;
  note?: string;
}

/** A deck as data: the cards of each of its parts, and what its builder says about it. */
export interface DeckData {
  parts: Record<string, CardCopies[]>;
  name?: string;
  author?: string;
  description?: string;
  event?: string[];
}

/** Something to say about a line of a deck file. */
export interface DeckRemark {
  line: number;
  source: string;
  text: Text;
}

/** What came of a deck file. With faults the deck is what could be understood. */
export interface DeckReading {
  format: string;
  deck: DeckData;
  faults: DeckRemark[];
  notes: DeckRemark[];
}

/** What the rules of construction have against a deck, and the cards that it is about; none if it is about a part. */
export interface DeckFault {
  text: Text;
  cards: number[];
  part: string;
}

/** What is to be said against a deck in each kind of play, and which of its cards cannot be played here yet. */
export interface DeckVerdict {
  kinds: Record<string, DeckFault[]>;
  unplayable: DeckFault[];
  playable: boolean;
}

/** A format in which decks are written, how its files end, and what it has a place for beside the cards. */
export interface DeckFormat {
  name: string;
  ending: string;
  holds: string[];
}

/** A deck in a format, and what of it has no place there. */
export interface DeckWritten {
  format: string;
  ending: string;
  text: string;
  lost: string[];
}

/** What became of the copies of a card in some games, added up. */
export interface CardFate {
  played: number;
  kept: number;
  discarded: number;
  unseen: number;
}

/** One way to play a card: its level as it stands in keys, and in a few words what it does. */
export interface VtesLevel {
  does: string;
  mark?: string;
}

/** A card as the catalogue has it; what is empty is left out. */
export interface VtesCard {
  id: number;
  name: string;
  types: string[];
  sets: string[];
  names?: Record<string, string>;
  aka?: string;
  clans?: string[];
  disciplines?: Record<string, number>;
  needs?: string[];
  all_needed?: boolean;
  pool?: number;
  blood?: number;
  costs_x?: boolean;
  capacity?: number;
  group?: string;
  advanced?: boolean;
  sect?: string;
  title?: string;
  city?: string;
  virtues?: string[];
  trifle?: boolean;
  burn_option?: boolean;
  banned?: boolean;
  v5?: boolean;
  complete?: boolean;
  levels?: VtesLevel[];
}

/** The sizes that decks of a kind of play have; libraries may have so many cards more for each player. */
export interface VtesConstruction {
  name: string;
  crypt: number;
  least: number;
  most: number;
  for_each_player: number;
}

/** All cards, and what else a deck room has to know. */
export interface VtesCatalogue {
  language: string;
  cards: VtesCard[];
  sets: Record<string, string>;
  disciplines: Record<string, string>;
  constructions: VtesConstruction[];
  formats: DeckFormat[];
  precons: Record<string, DeckData>;
}

/** The first message: which version I speak, who I am (a seat's token, or nothing for a spectator) and the last event I know. */
export interface Hello {
  type: "hello";
  version?: number;
  token?: string;
  since?: number;
}

/** Answer an open decision. `id` comes back in the answer. */
export interface Choose {
  type: "choose";
  number: number;
  key: string;
  id?: number;
}

/** Give up the game. */
export interface Resign {
  type: "resign";
  id?: number;
}

/** Say whether the game ends here, because somebody has given up or proposes it, or goes on. */
export interface End {
  type: "end";
  accept: boolean;
  id?: number;
}

/** Propose to end the game here, as it stands: it ends when everybody else who plays has agreed (`end`). */
export interface Stop {
  type: "stop";
  id?: number;
}

/** Take back to that decision of mine: at once if nobody learned anything, otherwise the other people are asked. */
export interface Undo {
  type: "undo";
  number: number;
  id?: number;
}

/** Answer somebody's wish to take back. */
export interface Consent {
  type: "consent";
  accept: boolean;
  id?: number;
}

/** Say something to the table, or to one seat where the table allows it: a text, or a prepared phrase. */
export interface Say {
  type: "say";
  text?: string;
  to?: string;
  phrase?: string;
  about?: string;
  id?: number;
}

/** Where to answer for me without asking: the prompt ids of windows at which I pass, and standing orders of the game. */
export interface Passing {
  type: "passing";
  windows: string[];
  id?: number;
}

/** Ask me wherever the rules let me do something, or again only where it can matter. Everybody may know it. */
export interface Always {
  type: "always";
  on: boolean;
  id?: number;
}

/** Make the open window longer until I answer, or let go of it. */
export interface Hold {
  type: "hold";
  on?: boolean;
  id?: number;
}

/** How often the server shall hold windows in which I say nothing, and what it means if I say nothing though I could play. What is not said stays as it is: two wishes in a row, before the first is known to be granted, do not undo each other. */
export interface Holding {
  type: "holding";
  how?: "off" | "sometimes" | "often" | null;
  unanswered?: "hold" | "pass" | null;
  id?: number;
}

/** Take my seat back from the bot that decides for me. */
export interface Sit {
  type: "sit";
  id?: number;
}

/** Let a bot decide for me until I sit down again. */
export interface Stand {
  type: "stand";
  bot?: string;
  id?: number;
}

/** Take a seat from somebody before the game begins; only for whoever made the table. */
export interface Remove {
  type: "remove";
  seat: string;
  id?: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** A seat that is waited for: since when (seconds since 1970) and until when, if a clock runs. */
export interface Waiting {
  seat: string;
  since: number;
  until: number | null;
}

/** A decision that is open for this seat. */
export interface AskInfo {
  number: number;
  kind: string;
  prompt: Text;
  options: Option[];
  source: Ref | null;
  auto_pass: "" | "only" | "ordered";
  window: boolean;
  ends: boolean;
  refusals: WhyNot[];
  marks: Mark[];
  limits: Limit[];
  orders: string[];
}

/** A window: all seats in it have the same time, and what they answer is told when it ends. */
export interface WindowInfo {
  seats: string[];
  length: number;
  left: number;
  held: boolean;
  answer: string;
  holding: boolean;
}

/** The table as this seat may know it now. Sent whole after every change; `events` are those after the last one sent. */
export interface State {
  type: "state";
  seq: number;
  number: number;
  view: unknown;
  events: Event[];
  ask: AskInfo | null;
  waiting: Waiting[];
  outcome: Outcome | null;
  undo: number | null;
  undo_free: boolean;
  out: string[];
  always: boolean | null;
  window: WindowInfo | null;
  holding: "off" | "sometimes" | "often";
  unanswered: "hold" | "pass";
  passing: string[];
  outlook?: unknown;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: string;
  kind: "open" | "person" | "resigned" | "bot" | "closed";
  name: string;
  bot: string;
  away: boolean;
  connected: boolean;
  time_left: number | null;
  face: string;
  figures: Ref[];
  made: boolean;
}

/** How long people may think: not limited, so many seconds for each decision, or so many for the whole game. */
export interface Clock {
  kind: "none" | "decision" | "player";
  seconds: number;
  bot: string;
}

/** Somebody gave up a seat, or proposes to end the game as it stands: that is so once nobody is missing who plays on. */
export interface Ending {
  by: string;
  name: string;
  missing: string[];
  agree: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  setup: Record<string, unknown>;
  seats: SeatInfo[];
  public: boolean;
  clock: Clock;
  whispers: boolean;
  status: "gathering" | "playing" | "over" | "closed";
  created: number;
  moved: number;
  waiting: Waiting[];
  outcome: Outcome | null;
  rematch: string;
  number: number;
  halted: boolean;
  ending: Ending | null;
  only_watched: boolean;
  trouble: Text | null;
  windows: "brisk" | "calm" | "slow";
  ends: number | null;
  minutes: number;
  seating: "listed" | "chance";
  delay: number;
  origin: "dealt" | "position" | "fork" | "record";
}

/** The table itself has changed: somebody came, left, or a clock was set. `you` is the seat of this connection. */
export interface Table {
  type: "table";
  info: TableInfo;
  you: string;
}

/** What was asked for was done. */
export interface Accepted {
  type: "accepted";
  id: number;
}

/** What was asked for was not done: why, and by which rule. */
export interface Refused {
  type: "refused";
  id: number;
  message: string;
  reason: Text | null;
  rule: string;
}

/** Something somebody said. Lines are numbered, so that a client knows what it has. */
export interface Said {
  type: "said";
  number: number;
  seat: string;
  name: string;
  text: string;
  at: number;
  to: string;
  phrase: Text | null;
  notice: Text | null;
}

/** Somebody would like to take back; people who have not answered yet are named. */
export interface UndoWish {
  type: "undowish";
  by: string;
  number: number;
  missing: string[];
}

/** The wish to take back was granted or not. */
export interface UndoEnd {
  type: "undoend";
  by: string;
  granted: boolean;
}

/** Here I am. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The connection cannot go on; it is closed after this. */
export interface Problem {
  type: "problem";
  code: string;
  message: string;
}

/** Who shall sit in a seat of a new table. For a bot, `name` asks for one of the game's persons of that level. */
export interface SeatRequest {
  seat: string;
  kind?: "open" | "mine" | "bot" | "closed";
  bot?: string;
  name?: string;
  brought?: unknown;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  setup?: Record<string, unknown>;
  title?: string;
  public?: boolean;
  clock?: Clock;
  whispers?: boolean;
  windows?: "brisk" | "calm" | "slow";
  minutes?: number;
  seating?: "listed" | "chance";
  delay?: number;
  position?: Record<string, unknown> | null;
}

/** A seat of mine: its token is my only proof, so keep it. */
export interface SeatKey {
  table: string;
  seat: string;
  token: string;
}

/** A table was made: my seats, and the code with which others may join a private one. */
export interface Made {
  table: string;
  seats: SeatKey[];
  invite: string;
}

/** Sit down in an open seat, any if none is named, with what one brings. */
export interface Join {
  seat?: string;
  invite?: string;
  name?: string;
  brought?: unknown;
}

/** What somebody brings to their seat, a deck for instance; None: what the table has for it. */
export interface Brought {
  brought?: unknown;
}

/** How to sit in a rematch: as before, or in seats drawn by lot. */
export interface Rematch {
  seating?: "listed" | "chance";
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: string[];
  bots: string[];
  setup: Record<string, unknown>;
  rules: string[];
  cast: Persona[];
  talk: Phrase[];
  brought: string;
  lesson: boolean;
  orders: Record<string, boolean>;
}

/** Setup options to be looked at before a table is made with them. */
export interface SetupRequest {
  setup?: Record<string, unknown>;
}

/** Setup options that a game can be played with, and the seats it has then. */
export interface SetupCheck {
  seats: string[];
}

/** The tokens of seats, to be looked up together. */
export interface Mine {
  tokens: string[];
}

/** One of my seats, and whether it waits for me. */
export interface MySeat {
  seat: string;
  token: string;
  info: TableInfo;
  mine: boolean;
}

/** A step of a guided game: due in that turn, at a question that takes the key, with that prompt and such a view if they are given. */
export interface LessonStep {
  id: string;
  turn: number;
  key: string;
  prompt: string;
  when: Record<string, number | string | boolean>;
  things: string[];
  card: string;
}

/** The guided first game of a game: its steps, and what holds in the view when everything is learned. */
export interface LessonInfo {
  learner: string;
  steps: LessonStep[];
  done: Record<string, number | string | boolean>;
}

/** What a bot would do in my place: at which decision, the key to choose, and why, where the bot says so. */
export interface Hint {
  number: number;
  key: string;
  reason: Text | null;
}

/** A finished game at one entry of its log, as one seat, or a spectator, saw it. */
export interface Frame {
  number: number;
  view: unknown;
  events: Event[];
  by: string;
  key: string;
  label: Text | null;
  waiting: string[];
  outcome: Outcome | null;
  outlook: unknown | null;
}

/** A finished game: what a replay viewer needs to know before it asks for frames. */
export interface Replay {
  table: string;
  game: string;
  seats: string[];
  length: number;
  turns: number[];
  outcome: Outcome | null;
  players: SeatInfo[];
  playable: number;
  origin: "dealt" | "position" | "fork" | "record";
}

/** Play on from an entry of a finished game, in one seat, against bots. */
export interface Fork {
  at: number;
  seat: string;
  bot?: string;
}

/** The text of a deck file, or a link with a deck in it. */
export interface DeckText {
  text: string;
}

/** A deck to be checked. */
export interface DeckToCheck {
  deck: DeckData;
}

/** A deck to be written in a format; the language is for those that people read. */
export interface DeckToWrite {
  deck: DeckData;
  format: string;
  language?: string;
}

/** A deck to be measured in games of bots: against which decks, in how many games, from which seed. Known decks go by their names. */
export interface MeasureRequest {
  deck: DeckData;
  opponents: (DeckData | string)[];
  games?: number;
  seed?: number;
}

/** How a deck fared in some games. Every interval is one of 95 %. */
export interface Measured {
  games: number;
  wins: number;
  win_rate: Interval;
  score: Interval;
  first_out: number;
}

/** How an opponent fared, and how the deck fared against it as its neighbour on either side. */
export interface MeasuredOpponent {
  name: string;
  standing: Measured;
  before: Measured;
  behind: Measured;
}

/** A measurement as it stands. */
export interface Measurement {
  id: string;
  state: "playing" | "done" | "stopped" | "failed";
  asked: number;
  games: number;
  seed: string;
  share: number;
  deck: Measured;
  seats: Record<string, Measured>;
  opponents: MeasuredOpponent[];
  cards: Record<string, CardFate>;
  seconds: number;
  message: string;
}

/** An estimate with the bounds of its 95 % interval; no bounds where one game is all there is. */
export interface Interval {
  value: number;
  low: number | null;
  high: number | null;
}

export type FromClient = Hello | Choose | Resign | End | Stop | Undo | Consent | Say | Passing | Always | Hold | Holding | Sit | Stand | Remove | Ping;

export type FromServer = State | Table | Accepted | Refused | Said | UndoWish | UndoEnd | Pong | Problem;
