/** The line to a table: who we are, what is sent again, and what is not. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VERSION, type FromServer } from "../protocol";
import { Connection, type LinkState, type Socket } from "./connection";

vi.mock("./api", () => ({ socketAddress: (table: string) => `ws://table/${table}` }));

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.(undefined as never);
  }
}

const sockets: FakeSocket[] = [];
const heard: FromServer[] = [];
const states: LinkState[] = [];

function connect(since = 0): Connection {
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  return new Connection("t1", "secret", { message: (message) => heard.push(message), link: (state) => states.push(state) }, since, { open, chance: () => 1 });
}

function socket(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

function state(seq: number, asked: number | null): object {
  return { type: "state", seq, number: seq, view: {}, events: [], ask: asked === null ? null : { number: asked }, waiting: [], outcome: null, undo: null, undo_free: false };
}

function welcome(seq: number, asked: number | null): void {
  socket().opens();
  socket().says(state(seq, asked));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = heard.length = states.length = 0;
});
afterEach(() => vi.useRealTimers());

test("it says who we are and what we know, first of all", () => {
  connect(12).start();
  socket().opens();
  expect(socket().sent).toEqual([{ type: "hello", version: VERSION, token: "secret", since: 12 }]);
  expect(states).toEqual(["connecting"]);
  socket().says(state(15, null));
  expect(states).toEqual(["connecting", "connected"]);
});

test("an answer goes to whoever asked", async () => {
  const connection = connect();
  connection.start();
  welcome(1, 4);
  const first = connection.choose(4, "fight:lady");
  const second = connection.send({ type: "sit" });
  expect(socket().sent.slice(1)).toEqual([
    { type: "choose", number: 4, key: "fight:lady", id: 1 },
    { type: "sit", id: 2 },
  ]);
  socket().says({ type: "accepted", id: 2 });
  socket().says({ type: "accepted", id: 1 });
  expect(await first).toEqual({ type: "accepted", id: 1 });
  expect(await second).toEqual({ type: "accepted", id: 2 });
});

test("a click that was not answered is sent again when its question is still open", async () => {
  const connection = connect();
  connection.start();
  welcome(3, 4);
  const click = connection.choose(4, "pass");
  socket().breaks();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  welcome(3, 4);
  expect(socket().sent).toEqual([
    { type: "hello", version: VERSION, token: "secret", since: 3 },
    { type: "choose", number: 4, key: "pass", id: 1 },
  ]);
  socket().says({ type: "accepted", id: 1 });
  expect(await click).toEqual({ type: "accepted", id: 1 });
});

test("a click whose question has been answered meanwhile is not sent again", async () => {
  const connection = connect();
  connection.start();
  welcome(3, 4);
  const click = connection.choose(4, "pass");
  socket().breaks();
  vi.advanceTimersByTime(400);
  welcome(5, 6);
  expect(socket().sent.map((message) => message.type)).toEqual(["hello"]);
  expect(await click).toEqual({ type: "accepted", id: 1 });
});

test("a click while the line is broken waits for its return", () => {
  const connection = connect();
  connection.start();
  welcome(3, 4);
  socket().breaks();
  void connection.choose(4, "pass");
  vi.advanceTimersByTime(400);
  welcome(3, 4);
  expect(socket().sent.at(-1)).toEqual({ type: "choose", number: 4, key: "pass", id: 1 });
});

test("words are not said twice: what else was under way is given up", async () => {
  const connection = connect();
  connection.start();
  welcome(3, null);
  const words = connection.send({ type: "say", text: "Good evening" });
  socket().breaks();
  expect(await words).toBeNull();
  vi.advanceTimersByTime(400);
  welcome(3, null);
  expect(socket().sent.map((message) => message.type)).toEqual(["hello"]);
});

test("it waits longer each time, and starts small again after a success", () => {
  connect().start();
  for (const wait of [400, 800, 1600]) {
    const before = sockets.length;
    socket().breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  welcome(1, null);
  socket().breaks();
  vi.advanceTimersByTime(400);
  expect(sockets.length).toBe(5);
});

test("a line that has gone silent is asked, and left if nobody answers", () => {
  connect().start();
  welcome(1, null);
  vi.advanceTimersByTime(25_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping", id: 0 });
  socket().says({ type: "pong", id: 0 });
  vi.advanceTimersByTime(25_000);
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe("lost");
  expect(heard.some((message) => message.type === "pong")).toBe(false);
});

test("after a problem it does not come back", () => {
  const connection = connect();
  connection.start();
  socket().opens();
  socket().says({ type: "problem", code: "unknown-table", message: "there is no such table" });
  expect(states.at(-1)).toBe("ended");
  expect(connection.problem?.code).toBe("unknown-table");
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
});

test("a server that starts anew is awaited, and what was clicked is sent again", () => {
  const connection = connect();
  connection.start();
  welcome(3, 4);
  void connection.choose(4, "pass");
  socket().says({ type: "problem", code: "closing", message: "the server stops" });
  expect(states.at(-1)).toBe("lost");
  expect(heard.some((message) => message.type === "problem")).toBe(false);
  vi.advanceTimersByTime(400);
  welcome(3, 4);
  expect(socket().sent.at(-1)).toEqual({ type: "choose", number: 4, key: "pass", id: 1 });
});

test("a door that never opens is left, and tried again", () => {
  connect().start();
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(sockets.length).toBe(2);
});

test("a table that gathers has no state, and is spoken to all the same", () => {
  const connection = connect();
  connection.start();
  socket().opens();
  socket().says({ type: "table", info: { status: "gathering" }, you: "ada" });
  expect(states.at(-1)).toBe("connected");
  void connection.send({ type: "say", text: "Good evening" });
  expect(socket().sent.at(-1)).toEqual({ type: "say", text: "Good evening", id: 1 });
});

test("whoever leaves hears nothing more", async () => {
  const connection = connect();
  connection.start();
  welcome(1, 2);
  const click = connection.choose(2, "pass");
  connection.stop();
  expect(await click).toBeNull();
  expect(socket().closed).toBe(true);
  expect(await connection.choose(2, "pass")).toBeNull();
});
