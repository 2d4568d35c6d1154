/** What the first page says of each game, and how its games, seats and bots are called. */

import type { GameInfo, SeatInfo, TableInfo } from "../protocol";
import { knows, name, tell } from "../words";

interface Look {
  minutes: number;
  /** The seat with which one begins best. */
  first: string;
}

const LOOKS: Record<string, Look> = { empire: { minutes: 30, first: "human" }, fury: { minutes: 150, first: "van_helsing" } };

/** How long a game lasts, if we know. */
export function minutes(game: string): number | null {
  return LOOKS[game]?.minutes ?? null;
}

/** Where a newcomer sits: the easiest seat, or the first. */
export function firstSeat(game: GameInfo): string {
  const wanted = LOOKS[game.name]?.first;
  return wanted && game.seats.includes(wanted) ? wanted : (game.seats[0] ?? "");
}

/** The bot that a newcomer meets: the steady one, or the best there is. */
export function firstBot(game: GameInfo): string {
  return game.bots.includes("steady") ? "steady" : (game.bots.at(-1) ?? "random");
}

/** What a game is called. */
export function gameName(game: string): string {
  return knows(`${game}-name`) ? tell(`${game}-name`) : game;
}

/** What a game is about, in a sentence or two; nothing if nobody wrote it. */
export function about(game: string): string {
  return knows(`web-game-${game}-about`) ? tell(`web-game-${game}-about`) : "";
}

/** What a seat is called. */
export function seatName(game: string, seat: string): string {
  return name({ kind: `${game}-seat`, id: seat });
}

/** What a bot's level is called; a level that is not ours keeps its own name. */
export function level(bot: string): string {
  const [kind = "", ...rest] = bot.split(":");
  if (!knows(`web-bot-${kind}`)) return bot;
  return [tell(`web-bot-${kind}`), ...rest].join(" ");
}

/** Who sits in a seat. */
export function sitter(seat: SeatInfo): string {
  if (seat.kind === "open") return tell("web-seat-open");
  if (seat.kind === "closed") return tell("web-seat-closed");
  if (seat.kind === "bot") return tell("web-bot-named", { level: level(seat.bot) });
  return seat.name || tell("web-seat-somebody");
}

/** The seats of a table that somebody could take. */
export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === "open");
}
