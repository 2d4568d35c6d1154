/** The seats of this browser: kept, sorted, moved. */

import { beforeEach, expect, test, vi } from "vitest";
import type { MySeat, TableInfo } from "../protocol";
import { GONE, ServerError } from "./api";
import { forget, inviteLink, inviteTo, moveLink, myGames, remember, rememberMade, seatLink, seats, seatsAt, sorted, takeOver, unnamed } from "./mine";

const { mine, lookFor } = vi.hoisted(() => ({ mine: vi.fn(), lookFor: vi.fn() }));
vi.mock("./api", async (original) => ({ ...(await original<typeof import("./api")>()), api: { mine, lookFor } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("location", { href: "http://host/coterie/#/tables" });
  mine.mockReset();
  lookFor.mockReset();
});

function key(token: string, table = "t1", seat = "human") {
  return { table, seat, token };
}

function game(token: string, facts: Partial<TableInfo>, waited: boolean): MySeat {
  const info = { id: `table-${token}`, game: "empire", status: "playing", moved: 0, waiting: [], seats: [], ...facts } as unknown as TableInfo;
  return { seat: "human", token, info, mine: waited };
}

test("seats are remembered once, the newest first, and forgotten", () => {
  remember(key("a"));
  remember(key("b", "t2"));
  remember(key("a"));
  expect(seats().map((one) => one.token)).toEqual(["a", "b"]);
  expect(seatsAt("t2")).toEqual([key("b", "t2")]);
  forget("a");
  expect(seats().map((one) => one.token)).toEqual(["b"]);
});

test("the code of a table made here is kept for its links", () => {
  rememberMade({ table: "t1", seats: [key("a")], invite: "come" });
  expect(seatsAt("t1")).toEqual([key("a")]);
  expect(inviteTo("t1")).toBe("come");
  expect(inviteTo("t2")).toBe("");
});

test("what somebody else wrote there does no harm", () => {
  localStorage.setItem("coterie.seats", "not json");
  expect(seats()).toEqual([]);
  localStorage.setItem("coterie.seats", '[1, {"table": "t"}]');
  expect(seats()).toEqual([]);
});

test("links lie where the page lies, their secrets in the fragment", () => {
  remember(key("a"));
  remember(key("b"));
  expect(seatLink(key("a"))).toBe("http://host/coterie/#/seat/t1/a");
  expect(inviteLink("t1", "code")).toBe("http://host/coterie/#/table/t1/code");
  expect(inviteLink("t1")).toBe("http://host/coterie/#/table/t1");
  expect(moveLink()).toBe("http://host/coterie/#/move/b.a");
});

test("those that wait for me come first, the longest first; what is over comes last", () => {
  const waiting = (since: number) => ({ waiting: [{ seat: "human", since, until: null }] });
  const games = [game("over", { status: "over", moved: 99 }, false), game("runs", { moved: 50 }, false), game("late", waiting(20), true), game("early", waiting(10), true)];
  expect(sorted(games).map((one) => one.token)).toEqual(["early", "late", "runs", "over"]);
});

test.each([
  ["has another database now", new ServerError("there is no such table", 404)],
  ["is being upgraded", new ServerError("", 503)],
  ["cannot be reached", new ServerError("", 0)],
])("a seat that the list lacks stays mine if the server %s", async (_, error) => {
  remember(key("lost", `table-${_}`));
  remember(key("here"));
  mine.mockResolvedValue([game("here", {}, true)]);
  lookFor.mockRejectedValue(error);
  const games = await myGames();
  expect(games.map((one) => one.token)).toEqual(["here"]);
  expect(unnamed(games).map((one) => one.token)).toEqual(["lost"]);
  expect(seats().map((one) => one.token)).toEqual(["here", "lost"]);
});

test("a seat is forgotten when the server says that its table is gone for good, and each table is asked for once", async () => {
  remember(key("gone", "deleted"));
  remember(key("left", "still-there"));
  mine.mockResolvedValue([]);
  lookFor.mockImplementation((id: string) => (id === "deleted" ? Promise.reject(new ServerError("", GONE)) : Promise.resolve({})));
  await myGames();
  await myGames();
  expect(seats().map((one) => one.token)).toEqual(["left"]);
  expect(lookFor).toHaveBeenCalledTimes(2);
});

test("however many seats there are, none is dropped", async () => {
  for (let at = 0; at < 450; at++) remember(key(`token-${at}`, "many"));
  mine.mockImplementation((tokens: string[]) => Promise.resolve(tokens.map((token) => game(token, {}, false))));
  expect(await myGames()).toHaveLength(450);
  expect(seats()).toHaveLength(450);
  expect(Math.max(...mine.mock.calls.map(([tokens]) => (tokens as string[]).length))).toBe(200);
});

test("a list from another device is taken over", async () => {
  mine.mockResolvedValue([game("x", { id: "t9" }, false)]);
  expect(await takeOver(["x", "unknown"])).toBe(1);
  expect(seatsAt("t9")).toEqual([key("x", "t9")]);
});
