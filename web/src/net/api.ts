/** The REST API of the server, relative to where the page lies, so that any path will do. */

import type { Text } from "../words/text";
import { during } from "./waiting.svelte";
import type { Fork, Frame, GameInfo, Hint, Join, LessonInfo, Made, MySeat, NewTable, Rematch, Replay, SeatKey, SetupCheck, TableInfo } from "../protocol";

/** The server did not do what was asked. Status 0: it was not reached. The reason, if there is one, can be said in any language. */
export class ServerError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly reason: Text | null = null,
  ) {
    super(message);
  }
}

/** The status by which the server says that something was there and will not come back. */
export const GONE = 410;

/** How many public tables the server lists at once. */
export const PAGE = 50;

/** Where the page lies, with a slash at the end. */
export function base(): URL {
  return new URL(".", document.baseURI.split("#")[0]);
}

/** How a player wants to be told that a game waits. What is left empty is turned off. */
export interface NoticeRequest {
  email: string;
  webhook: string;
  feed: boolean;
  language: string;
}

/** How a player is told now: `feed` is an address relative to the page's, `mails` whether this server sends e-mail at all. */
export interface NoticeState {
  email: string;
  confirmed: boolean;
  webhook: string;
  feed: string;
  language: string;
  mails: boolean;
}

interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  token?: string;
  /** What a person waits for, as in the messages `web-wait-...`; "" where nobody does. */
  wait?: string;
}

/** Ask the server for something below its `api/`. */
export function ask<Answer>(path: string, { wait = "", ...options }: RequestOptions = {}): Promise<Answer> {
  const answer = fetched<Answer>(path, options);
  return wait ? during(`web-wait-${wait}`, answer) : answer;
}

async function fetched<Answer>(path: string, { method = "GET", body, token }: RequestOptions): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, base()), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ServerError("", 0);
  }
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function refusal(answer: Response): Promise<ServerError> {
  try {
    const told = (await answer.json()) as { message?: unknown; reason?: Text };
    if (typeof told.message === "string") return new ServerError(told.message, answer.status, told.reason ?? null);
  } catch {
    // Not JSON: a proxy speaks, and its page is not for people.
  }
  return new ServerError(`${answer.status} ${answer.statusText}`, answer.status);
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const seen = (seat: string) => (seat ? `seat=${encodeURIComponent(seat)}` : "");

export const api = {
  games: (wait = "games") => ask<GameInfo[]>("games", { wait }),
  /** What everybody may look up of some things of a game, by id, whatever the table. */
  lookUp: (game: string, ids: readonly string[]) => ask<Record<string, unknown>>(`games/${encodeURIComponent(game)}/facts/${ids}`),
  /** What there is to be read of one of them beside that: official words, rulings. */
  reading: <Found>(game: string, id: string) => ask<Found>(`games/${encodeURIComponent(game)}/readings/${encodeURIComponent(id)}`),
  /** Whether a game can be played with these options, and with which seats. */
  check: (game: string, setup: Record<string, unknown>) => ask<SetupCheck>(`games/${encodeURIComponent(game)}/check`, { method: "POST", body: { setup }, wait: "check" }),
  /** The words that a game of another package brings, as Fluent files; none for the games whose words are built in. */
  gameWords: (game: string, language: string) => ask<string[]>(`games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`),
  /** The steps of the guided first game of a game, and a table to play it at. */
  lesson: (game: string) => ask<LessonInfo>(`games/${encodeURIComponent(game)}/lesson`),
  beginLesson: (game: string) => ask<Made>(`games/${encodeURIComponent(game)}/lesson`, { method: "POST", wait: "table" }),
  /** Some public tables, at most `PAGE`, from that one on. */
  tables: (from = 0, wait = "") => ask<TableInfo[]>(`tables?from=${from}`, { wait }),
  make: (wish: NewTable) => ask<Made>("tables", { method: "POST", body: wish, wait: "table" }),
  table: (id: string) => ask<TableInfo>(table(id), { wait: "open" }),
  /** The same, while nobody waits for it. */
  lookFor: (id: string) => ask<TableInfo>(table(id)),
  facts: (id: string) => ask<Record<string, unknown>>(`${table(id)}/facts`, { wait: "cards" }),
  join: (id: string, wish: Join) => ask<SeatKey>(`${table(id)}/join`, { method: "POST", body: wish, wait: "join" }),
  /** What I bring to my seat, in the place of what I brought before; null: nothing. */
  bring: (id: string, token: string, brought: unknown) => ask<undefined>(`${table(id)}/brought`, { method: "PUT", body: { brought }, token, wait: "join" }),
  leave: (id: string, token: string) => ask<undefined>(`${table(id)}/leave`, { method: "POST", token }),
  rematch: (id: string, token: string, wish: Rematch) => ask<Made>(`${table(id)}/rematch`, { method: "POST", token, body: wish, wait: "table" }),
  /** What a bot would do in the place of a seat. */
  hint: (id: string, token: string) => ask<Hint>(`${table(id)}/hint`, { method: "POST", token, wait: "hint" }),
  record: (id: string) => ask<Record<string, unknown>>(`${table(id)}/record`, { wait: "record" }),
  mine: (tokens: readonly string[], wait = "") => ask<MySeat[]>("mine", { method: "POST", body: { tokens }, wait }),
  notices: (id: string, token: string) => ask<NoticeState>(`${table(id)}/notices`, { token, wait: "notices" }),
  setNotices: (id: string, token: string, wish: NoticeRequest) => ask<NoticeState>(`${table(id)}/notices`, { method: "PUT", body: wish, token, wait: "notices" }),
  replay: (id: string) => ask<Replay>(`${table(id)}/replay`, { wait: "replay" }),
  frame: (id: string, number: number, seat = "") => ask<Frame>(`${table(id)}/replay/${number}?${seen(seat)}`),
  frames: (id: string, from: number, to: number, seat = "") => ask<Frame[]>(`${table(id)}/replay/frames?from=${from}&to=${to}&${seen(seat)}`, { wait: "replay" }),
  fork: (id: string, wish: Fork) => ask<Made>(`${table(id)}/fork`, { method: "POST", body: wish, wait: "table" }),
  upload: (record: unknown) => ask<Replay>("replays", { method: "POST", body: record, wait: "upload" }),
};

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const address = new URL(`ws/${encodeURIComponent(id)}`, base());
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
