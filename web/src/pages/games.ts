/** What the first page says of each game, and how its games, seats and bots are called. */

import { look } from "../games";
import type { GameInfo, SeatInfo, TableInfo } from "../protocol";
import { level, roleOf as seatName } from "../table/players";
import { knows, tell } from "../words";

export { level, seatName };

/** How long a game lasts, if we know. */
export function minutes(game: string): number | null {
  return look(game)?.minutes ?? null;
}

/** Where a newcomer sits: the easiest seat, or the first. */
export function firstSeat(game: GameInfo): string {
  const wanted = look(game.name)?.first;
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

/** Who sits in a seat. */
export function sitter(seat: SeatInfo): string {
  if (seat.kind === "open") return tell("web-seat-open");
  if (seat.kind === "closed") return seat.name || tell("web-seat-closed");
  if (seat.kind === "bot") return seat.name ? tell("web-bot-named", { who: seat.name, level: level(seat.bot) }) : tell("table-bot", { level: level(seat.bot) });
  return seat.name || tell("web-seat-somebody");
}

/** Who played what: each with the seat. */
export function played({ game, seats }: TableInfo): string[] {
  return seats.map((seat) => tell("kernel-plays", { who: seat.name || tell("web-seat-somebody"), seat: seatName(game, seat.seat) }));
}

/** Somebody of a table by name, or by the seat. */
export function called({ game, seats }: TableInfo, seat: string): string {
  return seats.find((one) => one.seat === seat)?.name || seatName(game, seat);
}

/** The seats of a table that somebody could take. */
export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === "open");
}
