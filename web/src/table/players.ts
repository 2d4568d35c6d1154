/** Who plays at a table: what each is called, how the persons of bots play, and to whom texts are said. */

import type { SeatInfo } from "../protocol";
import { knows, name, tell, type Seating } from "../words";
import { thing } from "./things";

/** What a seat is called: its role in the game. */
export function roleOf(game: string, seat: string): string {
  return name({ kind: `${game}-seat`, id: seat });
}

/** What a bot's level is called; a level that is not ours keeps its own name. */
export function level(bot: string): string {
  const [kind = "", ...rest] = bot.split(":");
  return knows(`web-bot-${kind}`) ? [tell(`web-bot-${kind}`), ...rest].join(" ") : bot;
}

/** Who plays a seat, by name; by role, if nobody gave one. */
export function playerName(game: string, player: SeatInfo, you = ""): string {
  if (player.name) return player.name;
  if (player.kind === "bot") return tell("table-bot", { level: level(player.bot) });
  return player.seat === you ? tell("table-you") : roleOf(game, player.seat);
}

/** How the person of a bot plays; nothing for people. */
export function lineOf(game: string, face: string): string {
  const own = `${game}-cast-${face}`;
  return face ? tell(knows(own) ? own : `kernel-cast-${face}`) : "";
}

/** Somebody at a table as texts speak to them. */
export function seatingOf(players: readonly SeatInfo[], you: string): Seating {
  return {
    you,
    figures: new Set((players.find((player) => player.seat === you)?.figures ?? []).map(thing)),
    names: new Map(players.flatMap(({ figures: [seat], name: called }) => (seat && called ? [[thing(seat), called]] : []))),
  };
}
