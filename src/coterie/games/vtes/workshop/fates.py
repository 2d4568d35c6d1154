"""Notes of a simulated game: what became of every card of every deck, and who was out first."""

from __future__ import annotations

from collections import Counter

import msgspec

from coterie.games.vtes import keys
from coterie.games.vtes.pool import facts
from coterie.games.vtes.table import Piece, Table
from coterie.kernel.workshop import CardFate, Notes


class Sight(msgspec.Struct):
    """What a Methuselah held when it was last looked at."""

    entries: int = 0
    """How many entries the log had then."""
    hand: tuple[int, ...] = ()
    library: list[int] = []
    crypt: list[int] = []
    uncontrolled: tuple[int, ...] = ()
    """Pieces, and their cards."""
    waiting: list[int] = []


class Fates:
    """Looks at all hands before each decision: whoever is ousted loses all cards at once, and then nobody can tell which were where."""

    def __init__(self, t: Table) -> None:
        self._sights = [Sight() for _ in t.players]
        self._out: dict[int, Counter[int]] = {player.seat: Counter() for player in t.players}
        """The cards that came out of the crypt, and those of the library that came into play, by who owns them."""
        self._pieces: set[int] = set()
        """The pieces of the crypt that came out."""
        self._newest = 0
        """The last piece that was seen."""
        self._first_out: tuple[str, ...] = ()

    def look(self, t: Table, entries: int) -> None:
        """What everybody holds now."""
        for player, sight in zip(t.players, self._sights, strict=True):
            if player.ousted:
                continue
            sight.entries, sight.hand = entries, tuple(player.hand)
            if len(sight.library) != len(player.library) + len(player.library_top) + len(player.library_bottom):
                sight.library = player.library_cards()
            if len(sight.crypt) != len(player.crypt) + len(player.crypt_top) + len(player.crypt_bottom):
                sight.crypt = player.crypt_cards()
            if (uncontrolled := tuple(player.uncontrolled)) != sight.uncontrolled:
                sight.uncontrolled, sight.waiting = uncontrolled, [t.pieces[number].card for number in uncontrolled]
            for number in player.ready:
                if number not in self._pieces:
                    self._pieces.add(number)
                    self._come_out(t.pieces[number], crypt=True)
        self._look_at_new(t)
        if not self._first_out:
            self._first_out = tuple(t.seats[player.seat] for player in t.players if player.ousted)

    def _look_at_new(self, t: Table) -> None:
        """Cards of the library that have come into play, whether somebody played them or another card has fetched them."""
        for number in reversed(t.pieces):
            if number <= self._newest:
                break
            self._come_out(t.pieces[number], crypt=False)
        self._newest = max(self._newest, next(reversed(t.pieces), 0))

    def _come_out(self, piece: Piece, crypt: bool) -> None:
        if facts()[piece.card].crypt == crypt:
            self._out[piece.owner][piece.card] += 1

    def close(self, t: Table, log: list[tuple[str, str]]) -> Notes:
        """The game is over."""
        self.look(t, len(log))
        played, after = self._played(t, log)
        cards = {t.seats[seat]: self._fates(t, seat, played[seat], after[seat]) for seat in self._out}
        return Notes(cards, self._first_out)

    def _played(self, t: Table, log: list[tuple[str, str]]) -> tuple[list[Counter[int]], list[Counter[int]]]:
        """How often each has played which card: in all, and since the last look."""
        played, after = ([Counter[int]() for _ in t.players] for _ in range(2))
        for number, (name, text) in enumerate(log):
            if name and text.partition(":")[0] in ("play", "event", "burn-card"):
                key, seat = keys.read(t.book, text), t.seat_number(name)
                if isinstance(key, keys.Play | keys.Event | keys.BurnCard):
                    played[seat][key.card] += 1
                    after[seat][key.card] += number >= self._sights[seat].entries
        return played, after

    def _fates(self, t: Table, seat: int, played: Counter[int], after: Counter[int]) -> dict[int, CardFate]:
        deck, sight = t.decks[seat], self._sights[seat]
        used = played | self._out[seat]
        kept = Counter(sight.hand) - after + Counter(sight.waiting)
        unseen = Counter(sight.library) + Counter(sight.crypt)
        found = {}
        for card, count in Counter(deck.crypt + deck.library).items():
            rest = count - used[card] - kept[card] - unseen[card]
            found[card] = CardFate(used[card], kept[card], max(0, rest), unseen[card])
        return found
