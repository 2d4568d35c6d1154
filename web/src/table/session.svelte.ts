// A live table: the line to the server, what it tells, and what this seat does there.

import { toast } from "../design/toasts.svelte";
import type { Drawing } from "../games";
import { api } from "../net/api";
import { Connection, type Answer, type LinkState, type Outgoing } from "../net/connection";
import { seatsAt } from "../net/mine";
import { moves, settings } from "../net/settings.svelte";
import { during } from "../net/waiting.svelte";
import type { Event, FromServer, Option, Problem, Said, SeatInfo, State, TableInfo, UndoWish } from "../protocol";
import { knows, nameThings, say, tell, type Text } from "../words";
import { Board } from "./board.svelte";
import { GAPS, Pace, type Speed } from "./pace";
import { PassingWindows } from "./passing.svelte";

/** Things that are looked up at once. */
const MOST = 100;
/** Milliseconds after which it is tried again if nobody could answer. */
const AGAIN = 2000;

export class TableSession extends Board {
  override readonly live = true;
  info = $state.raw<TableInfo>() as TableInfo;
  link = $state<LinkState>("connecting");
  problem = $state.raw<Problem | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  wish = $state.raw<UndoWish | null>(null);
  /** How many entries the log has. */
  number = $state(-1);
  undo = $state<number | null>(null);
  undoFree = $state(false);
  /** Whether this seat is asked wherever the rules allow something; null if the game knows no difference. */
  always = $state<boolean | null>(null);
  /** How often the server takes longer for this seat, and what it means if it says nothing. */
  holding = $state<State["holding"]>("off");
  unanswered = $state<State["unanswered"]>("hold");
  confirming = $state.raw<{ words: Text; go: () => void } | null>(null);
  /** The last event this browser had shown before it came. */
  seen = 0;
  arrived = $state(false);
  drawing: Drawing | null = null;
  /** How many states have come that are not shown yet. */
  behind = $state(0);
  /** Whether everything is shown at once until this player is asked again. */
  skipping = $state(false);
  /** The pace at this table, where it is not that of the settings. */
  speed = $state<Speed | null>(null);
  readonly windows: PassingWindows;
  readonly #connection: Connection;
  readonly #place: string;
  readonly #asked = new Set<string>();
  /** What is still to be looked up, and whether that is under way: one thing after the other, however fast states come. */
  readonly #unknown = new Set<string>();
  #looking = false;
  readonly #pace = new Pace((state) => this.#stand(state), () => this.#gap(), () => this.#awaited());
  /** Whether this player is asked everywhere for now, also where passing was ordered. */
  held = $state(false);

  constructor(
    info: TableInfo,
    readonly token: string,
  ) {
    super(info.game, info.id);
    this.info = info;
    const seat = seatsAt(info.id).find((one) => one.token === token)?.seat ?? "";
    this.windows = new PassingWindows(info.game, `${info.id}.${seat}`);
    this.#place = `coterie.seen.${info.id}.${seat}`;
    this.seen = Number(localStorage.getItem(this.#place) ?? 0);
    this.#connection = new Connection(info.id, token, { message: (message) => this.#hear(message), link: (link) => this.#linked(link) });
  }

  /** Whether this player has resigned, and a bot plays on. */
  get resigned(): boolean {
    return this.info.seats.some(({ seat, kind }) => seat === this.you && kind === "resigned");
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    this.#pace.stop();
    this.#unknown.clear();
  }

  /** Show everything at once until this player is asked again. */
  skip(): void {
    this.skipping = true;
    this.#pace.skip();
    this.#count();
  }

  /** The pace may have changed, by the settings or because nobody looks. */
  pace(): void {
    this.#pace.again();
    this.#count();
  }

  /** Watch the rest in one's usual time, or fast. */
  watch(speed: Speed | null): void {
    this.speed = speed;
    this.pace();
  }

  #gap(): number {
    return document.hidden || !moves() ? 0 : GAPS[this.speed ?? settings.speed];
  }

  /** Whether somebody else, or a clock, waits while this player is shown what has happened. */
  #awaited(): boolean {
    return this.info.clock.kind !== "none" || this.info.seats.some(({ kind, seat }) => kind === "person" && seat !== this.you);
  }

  #count(): void {
    this.behind = this.#pace.behind;
    this.skipping = this.#pace.skipping;
  }

  /** Whenever the line stands again, the server is told where to pass: it may have been changed while it was broken. */
  #linked(link: LinkState): void {
    this.link = link;
    if (link === "connected" && (this.held || this.windows.own)) this.#order();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        void this.#lookUp(message.view);
        this.#pace.take(message);
        return this.#count();
      case "table":
        this.info = message.info;
        this.you = message.you ?? "";
        return;
      case "said":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "undowish":
        this.wish = message;
        return;
      case "undoend":
        this.wish = null;
        toast(tell(message.granted ? "table-undo-granted" : "table-undo-denied"));
        return;
      case "problem":
        this.problem = message;
    }
  }

  /** Look up what a view names by a number of six digits and nobody here knows yet: cards, where they are not known with the table. */
  async #lookUp(view: unknown): Promise<void> {
    for (const id of JSON.stringify(view).match(/\b\d{6}\b/g) ?? []) if (!(id in this.facts || this.#asked.has(id))) this.#unknown.add(id);
    if (this.#looking) return;
    this.#looking = true;
    while (this.#unknown.size > 0) {
      const ids = [...this.#unknown].slice(0, MOST);
      const found = await api.lookUp(this.game, ids).catch(() => null);
      if (found === null) await new Promise((done) => setTimeout(done, AGAIN));
      else {
        for (const id of ids) {
          this.#unknown.delete(id);
          this.#asked.add(id);
        }
        nameThings((this.facts = { ...this.facts, ...found }));
      }
    }
    this.#looking = false;
  }

  #stand(state: State): void {
    const open = state.ask ?? null;
    const ask = open?.auto_pass === "" ? open : null;
    this.events = joined(this.events, state.events, state.seq);
    this.view = state.view;
    this.outlook = state.outlook;
    this.number = state.number;
    this.waiting = state.waiting;
    this.outcome = state.outcome ?? null;
    this.undo = state.undo ?? null;
    this.undoFree = state.undo_free ?? false;
    this.out = state.out.includes(this.you) || this.resigned;
    this.#count();
    this.always = state.always ?? null;
    if (!this.held) this.windows.adopt(state.passing ?? []);
    const answer = state.window?.answer ?? "";
    this.holding = state.holding ?? "off";
    this.unanswered = state.unanswered ?? "hold";
    if (ask === null || ask.number !== this.ask?.number || answer !== (this.window?.answer ?? "")) {
      this.clear();
      this.unmark();
      this.homeless = [];
      this.busy = false;
    } else if (answer) this.busy = false;
    this.window = state.window ?? null;
    this.ask = ask;
    this.passed = ask === null ? open : null;
    this.arrived = true;
    localStorage.setItem(this.#place, String(state.seq));
    if (ask !== null) this.windows.meet(ask);
  }

  /** What a guide says to an answer before it is sent: whether it is the one to give now. */
  guard: ((option: Option) => boolean) | null = null;

  /** Choose, after asking once more where a slip of the hand would be dear. */
  override answer(option: Option): void {
    if (this.guard?.(option) === false) return this.clear();
    const dear = settings.confirm ? (this.drawing?.costly(option, this) ?? null) : null;
    if (dear === null) void this.#send(option);
    else {
      this.clear();
      this.confirming = { words: dear, go: () => void this.#send(option) };
    }
  }

  /** Busy until the next state: it may come later than the word that the choice was accepted. */
  async #send(option: Option): Promise<void> {
    const ask = this.ask;
    if (ask === null || this.busy) return;
    this.clear();
    this.busy = true;
    const answer = await during("table-wait-choice", this.#connection.choose(ask.number, option.key));
    this.refused(answer);
    if (answer?.type !== "accepted") this.busy = false;
  }

  /** Send something and say so if it is refused. */
  async send(message: Outgoing): Promise<Answer | null> {
    const answer = await this.#connection.send(message);
    this.refused(answer);
    return answer;
  }

  refused(answer: Answer | null): void {
    if (answer?.type === "refused") toast(answer.reason ? say(answer.reason) : answer.message, "problem");
  }

  takeBack(): void {
    if (this.undo !== null) void this.send({ type: "undo", number: this.undo });
  }

  consent(accept: boolean): void {
    this.wish = null;
    void this.send({ type: "consent", accept });
  }

  /** Be asked wherever the rules allow something, or again only where it can matter. */
  askAlways(on: boolean): void {
    void this.send({ type: "always", on });
  }

  /** Say whether the game ends because somebody resigned. */
  end(accept: boolean): void {
    void this.send({ type: "end", accept });
  }

  /** Propose to end the game as it stands. */
  proposeEnd(): void {
    this.confirming = { words: { id: "table-sure-stop" }, go: () => void this.send({ type: "stop" }) };
  }

  resign(): void {
    this.confirming = { words: resigning(this.game, this.you, this.info.seats), go: () => void this.send({ type: "resign" }) };
  }

  /** Take the seat of a guest, before the game begins. */
  remove(seat: string): void {
    const words = { id: "table-sure-remove", args: { who: this.names[seat] ?? "" } };
    this.confirming = { words, go: () => void this.send({ type: "remove", seat }) };
  }

  /** Say something; whether it was said. */
  async say(text: string, to: string): Promise<boolean> {
    return (await this.send({ type: "say", text, to }))?.type === "accepted";
  }

  /** Say a prepared phrase, about a seat if it names one. */
  phrase(phrase: string, about: string, to: string): void {
    void this.send({ type: "say", phrase, about, to });
  }

  pass(windows: readonly string[]): void {
    this.windows.choose(windows);
    this.#order();
  }

  /** Not to be asked next time, by a standing order. */
  override giveOrder(order: string): void {
    this.pass([...this.windows.chosen, order]);
  }

  /** Take longer where this seat may react, or no longer; elsewhere be asked everywhere until this is called again. */
  override hold(): void {
    if (this.window?.seats.includes(this.you)) void this.send({ type: "hold", on: !this.window.holding });
    else this.askEverywhere();
  }

  askEverywhere(): void {
    this.held = !this.held;
    this.#order();
  }

  /** What the server does for this seat where it may react and says nothing. */
  wishHolding(wish: { how?: State["holding"]; unanswered?: State["unanswered"] }): void {
    void this.send({ type: "holding", ...wish });
  }

  /** Tell the server where to pass. It sends the open question again: it may be one that is passed now, or no longer. */
  #order(): void {
    void this.send({ type: "passing", windows: this.held ? [] : [...this.windows.chosen] });
  }

  away(bot: boolean): void {
    void this.send(bot ? { type: "stand", bot: "" } : { type: "sit" });
  }
}

/** What resigning means for a seat, in the words of the game if it has some: who wins then depends on the game and on how many play. */
export function resigning(game: string, seat: string, seats: readonly SeatInfo[]): Text {
  const id = `web-game-${game}-resign`;
  const crowd = seats.filter(({ kind }) => kind === "person").length > 2 ? 1 : 0;
  return knows(id) ? { id, args: { seat, seats: seats.length, crowd } } : { id: "table-sure-resign" };
}

/** The events so far with the new ones; what was taken back is gone. */
export function joined(before: readonly Event[], more: readonly Event[], last: number): readonly Event[] {
  const from = more[0]?.number ?? Infinity;
  const kept = before.filter((event) => event.number <= last && event.number < from);
  return kept.length === before.length && more.length === 0 ? before : [...kept, ...more];
}
