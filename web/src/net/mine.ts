/** The seats of this browser: their tokens, kept here and nowhere else, and moved to another device by a link. */

import type { Made, MySeat, SeatKey } from "../protocol";
import { api, GONE, ServerError } from "./api";

const KEPT = "coterie.seats";
const INVITES = "coterie.invite";
/** Tokens that the server looks up at once. */
const AT_ONCE = 200;

/** All seats of this browser, the newest first. */
export function seats(): SeatKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    return [];
  }
}

function isSeat(thing: unknown): thing is SeatKey {
  return typeof thing === "object" && thing !== null && ["table", "seat", "token"].every((field) => typeof (thing as Record<string, unknown>)[field] === "string");
}

function keep(all: readonly SeatKey[]): void {
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** Remember a seat. */
export function remember(key: SeatKey): void {
  keep([key, ...seats().filter((one) => one.token !== key.token)]);
}

/** Remember every seat of a table that was made for us, and the code with which others may join it. */
export function rememberMade(made: Made): void {
  for (const key of made.seats) remember(key);
  if (made.invite) localStorage.setItem(`${INVITES}.${made.table}`, made.invite);
}

/** The code with which others may join a table that was made here. */
export function inviteTo(table: string): string {
  return localStorage.getItem(`${INVITES}.${table}`) ?? "";
}

/** Forget a seat. */
export function forget(token: string): void {
  keep(seats().filter((one) => one.token !== token));
}

/** My seats at a table; usually one. */
export function seatsAt(table: string): SeatKey[] {
  return seats().filter((one) => one.table === table);
}

/** The address that gives this seat to whoever opens it. Its secret stands in the fragment, which is never sent to a server. */
export function seatLink(key: Pick<SeatKey, "table" | "token">): string {
  return here(`#/seat/${key.table}/${key.token}`);
}

/** The address at which others find the table; with its code they may sit down. */
export function inviteLink(table: string, invite = ""): string {
  return here(invite ? `#/table/${table}/${invite}` : `#/table/${table}`);
}

/** The address that brings this whole list to another device. */
export function moveLink(): string {
  return here(
    `#/move/${seats()
      .map((one) => one.token)
      .join(".")}`,
  );
}

function here(fragment: string): string {
  return location.href.split("#")[0] + fragment;
}

/** My games as they stand, those that wait for me first, then the ones that moved last. A seat that is not among them stays mine. */
export async function myGames(wait = ""): Promise<MySeat[]> {
  const kept = seats();
  const found = await lookUp(kept.map((one) => one.token), wait);
  const known = new Set(found.map((one) => one.token));
  await forgetGone(kept.filter((one) => !known.has(one.token)));
  return sorted(found);
}

async function lookUp(tokens: readonly string[], wait: string): Promise<MySeat[]> {
  const found: MySeat[] = [];
  for (let at = 0; at < tokens.length; at += AT_ONCE) found.push(...(await api.mine(tokens.slice(at, at + AT_ONCE), wait)));
  return found;
}

const askedFor = new Set<string>();

/** Seats that the list lacks: only those whose table the server says is gone for good are forgotten. Each table is asked for once. */
async function forgetGone(missing: readonly SeatKey[]): Promise<void> {
  for (const { table } of missing) {
    if (askedFor.has(table)) continue;
    askedFor.add(table);
    try {
      await api.lookFor(table);
    } catch (error) {
      if (error instanceof ServerError && error.status === GONE) keep(seats().filter((one) => one.table !== table));
    }
  }
}

/** My seats that the server did not name: it may be another one, or an older state of it. They are kept until I remove them. */
export function unnamed(games: readonly MySeat[]): SeatKey[] {
  const named = new Set(games.map((one) => one.token));
  return seats().filter((one) => !named.has(one.token));
}

/** Those that wait for me come first, the longest waiting first; then games that run, then those that are over. */
export function sorted(games: readonly MySeat[]): MySeat[] {
  const rank = (one: MySeat) => (one.mine ? 0 : one.info.status === "over" || one.info.status === "closed" ? 2 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b) || (a.mine ? waitingSince(a) - waitingSince(b) : b.info.moved - a.info.moved));
}

/** Since when this seat is waited for, in seconds since 1970. */
export function waitingSince(one: MySeat): number {
  return one.info.waiting.find((entry) => entry.seat === one.seat)?.since ?? one.info.moved;
}

/** Take over the seats of a list that was moved here; how many were found. */
export async function takeOver(tokens: readonly string[]): Promise<number> {
  const found = await lookUp(tokens, "mine");
  for (const { info, seat, token } of found) remember({ table: info.id, seat, token });
  return found.length;
}
