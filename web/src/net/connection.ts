/**
 * The line to a table. It says who we are, comes back by itself when it breaks, and loses no click: a choice that was sent and not answered
 * is sent again after the return, if its question is still open. Its number keeps the server from counting it twice.
 */

import { VERSION, type Accepted, type FromClient, type FromServer, type Problem, type Refused } from "../protocol";
import { socketAddress } from "./api";

export type LinkState = "connecting" | "connected" | "lost" | "ended";
export type Answer = Accepted | Refused;

type Message<Type extends FromClient["type"]> = Extract<FromClient, { type: Type }>;
/** A message to send: its number is given by the connection. */
export type Outgoing = { [Type in Exclude<FromClient["type"], "hello" | "ping">]: Omit<Message<Type>, "id"> }[Exclude<FromClient["type"], "hello" | "ping">];

export interface Listener {
  message(message: FromServer): void;
  link(state: LinkState): void;
}

/** What a connection needs of a socket; tests give one of their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Circumstances {
  open?: (address: string) => Socket;
  chance?: () => number;
}

interface Pending {
  message: FromClient & { id: number };
  settle: (answer: Answer | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000;
const PATIENCE = 10_000;
/** Why a server sends us away and would have us back: it starts anew, or we were too slow. */
const PASSING: ReadonlySet<string> = new Set(["closing", "slow"]);
/** Tables of which there is no state: nothing but the table itself is sent. */
const STATELESS: ReadonlySet<string> = new Set(["gathering", "closed"]);

export class Connection {
  state: LinkState = "ended";
  problem: Problem | null = null;
  readonly #open: (address: string) => Socket;
  readonly #chance: () => number;
  #socket: Socket | null = null;
  #seq: number;
  #next = 1;
  #tries = 0;
  #greeted = false;
  #pending = new Map<number, Pending>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;

  /** `since` is the last event we know; a token is the proof of a seat, without one we watch. */
  constructor(
    readonly table: string,
    readonly token: string,
    private readonly listener: Listener,
    since = 0,
    { open = (address) => new WebSocket(address) as unknown as Socket, chance = Math.random }: Circumstances = {},
  ) {
    this.#seq = since;
    this.#open = open;
    this.#chance = chance;
  }

  /** Go to the table. */
  start(): void {
    globalThis.addEventListener?.("online", this.#hurry);
    this.#become("connecting");
    this.#dial();
  }

  /** Leave for good. */
  stop(): void {
    globalThis.removeEventListener?.("online", this.#hurry);
    this.#hangUp();
    for (const { settle } of this.#pending.values()) settle(null);
    this.#pending.clear();
    this.#become("ended");
  }

  /** Send a message; the answer is null if the line broke before there was one. */
  send(message: Outgoing): Promise<Answer | null> {
    const numbered = { ...message, id: this.#next++ } as FromClient & { id: number };
    return new Promise((settle) => {
      if (this.state === "ended" || (!this.#greeted && numbered.type !== "choose")) return settle(null);
      this.#pending.set(numbered.id, { message: numbered, settle });
      if (this.#greeted) this.#write(numbered);
    });
  }

  /** Answer the question of that number. */
  choose(number: number, key: string): Promise<Answer | null> {
    return this.send({ type: "choose", number, key });
  }

  #dial(): void {
    const socket = this.#open(socketAddress(this.table));
    this.#socket = socket;
    socket.onopen = () => this.#write({ type: "hello", version: VERSION, token: this.token, since: this.#seq });
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#broke(socket);
    this.#heart = setTimeout(() => this.#broke(socket), PATIENCE);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#listen();
    if (message.type === "state") {
      this.#seq = message.seq;
      this.listener.message(message);
      if (!this.#greeted) this.#welcome(message.ask?.number ?? null);
      return;
    }
    if (message.type === "table" && STATELESS.has(message.info.status) && !this.#greeted) this.#welcome(null);
    if (message.type === "accepted" || message.type === "refused") this.#settle(message.id, message);
    if (message.type === "problem") this.#sentAway(message);
    else if (message.type !== "pong") this.listener.message(message);
  }

  /** The first state after a hello: what was not answered is sent again if it still makes sense. */
  #welcome(open: number | null): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#become("connected");
    for (const [id, { message, settle }] of [...this.#pending]) {
      if (message.type === "choose" && message.number === open) this.#write(message);
      else {
        this.#pending.delete(id);
        settle(message.type === "choose" ? { type: "accepted", id } : null);
      }
    }
  }

  #settle(id: number, answer: Answer): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  #sentAway(problem: Problem): void {
    if (PASSING.has(problem.code) && this.#socket) return this.#broke(this.#socket);
    this.problem = problem;
    this.listener.message(problem);
    this.stop();
  }

  #broke(socket: Socket): void {
    if (socket !== this.#socket || this.state === "ended") return;
    this.#hangUp();
    for (const [id, { message, settle }] of [...this.#pending]) {
      if (message.type === "choose") continue;
      this.#pending.delete(id);
      settle(null);
    }
    this.#become("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#dial(), wait * (0.5 + 0.5 * this.#chance()));
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network is back: do not wait any longer. */
  readonly #hurry = (): void => {
    if (this.state !== "lost" || this.#socket) return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  /** After a silence ask whether somebody is there; without an answer the line counts as broken. */
  #listen(): void {
    clearTimeout(this.#heart);
    const socket = this.#socket;
    this.#heart = setTimeout(() => {
      this.#write({ type: "ping", id: 0 });
      this.#heart = setTimeout(() => socket && this.#broke(socket), PATIENCE);
    }, SILENCE);
  }

  #write(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.link(state);
  }
}
