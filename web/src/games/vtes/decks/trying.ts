/** A game with a deck at once: a table for me, with bots in all other seats. */

import { api } from "../../../net/api";
import { type Deck, deckList } from "../../../net/decks";
import { rememberMade } from "../../../net/mine";
import { settings } from "../../../net/settings.svelte";
import { firstBot } from "../../../pages/games";
import { go } from "../../../route.svelte";

/** The bots play the decks of the box. */
export async function tryDeck(deck: Deck): Promise<void> {
  const game = (await api.games("")).find(({ name }) => name === "vtes");
  if (!game) return;
  const [mine, ...others] = game.seats;
  const made = await api.make({
    game: game.name,
    title: deck.name,
    seats: [{ seat: mine ?? "", kind: "mine", name: settings.name, brought: deckList(deck) }, ...others.map((seat) => ({ seat, kind: "bot" as const, bot: firstBot(game) }))],
  });
  rememberMade(made);
  go("table", [made.table]);
}
