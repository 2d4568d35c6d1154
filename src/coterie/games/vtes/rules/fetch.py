"""Master cards that a deed brings with it: a Discipline for a diablerist, a trophy for who ends a hunted minion (v5.master.trophy)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import Teaches, Trait
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.layers import SUPERIOR
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose_word
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.naming import card_ref, piece_ref, ref, seat_ref
from coterie.games.vtes.rules.question import Label, Question, ask
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import ATTACHED, TABLE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text

HAND, ASH, LIBRARY = "hand", "ash", "library"


class Fetch(Question):
    """Which master card of a sort, of one's hand, ash heap or library: their owner knows what is in all three."""

    kind = "fetch"
    __slots__ = ("minion", "trait")

    def __init__(self, seat: str, trait: str, minion: int) -> None:
        super().__init__(seat)
        self.trait, self.minion = trait, minion

    def choices(self, t: Table) -> list[Key]:
        player = t.players[t.seat_number(self.seat)]
        zones = ((HAND, player.hand), (ASH, player.ash), (LIBRARY, player.library_cards()))
        found: list[Key] = [
            keys.Fetch(zone, card)
            for zone, cards in zones
            for card in sorted(set(cards))
            if card in t.book.forms and Trait(self.trait) in t.book.forms[card][0].traits
        ]
        return [*found, PASS]

    def why(self, t: Table, key: Key) -> Reason | None:
        if not isinstance(key, keys.Fetch) or self.trait != Trait.DISCIPLINE:
            return None
        return why_learn(t, t.piece(self.minion), key.card)

    def prompt(self, state: Table) -> Text:
        return Text(f"vtes-prompt-fetch-{self.trait}", {"piece": ref(state, self.minion)})

    def label(self, t: Table, key: Key) -> Label:
        if not isinstance(key, keys.Fetch):
            return Text("vtes-option-pass"), ()
        card = card_ref(t, key.card)
        return Text(f"vtes-option-from-{key.zone}", {"card": card}), (card,)


def why_learn(t: Table, vampire: Piece, card: int) -> Reason | None:
    """A Discipline that a vampire has at superior cannot be raised (v5.master.discipline)."""
    lesson = t.book.forms[card][0].ability(Teaches)
    superior = isinstance(lesson, Teaches) and vampire.disciplines.get(lesson.discipline, 0) >= SUPERIOR
    return no("superior-already", "v5.master.discipline") if superior else None


def take_out(t: Table, seat: int, key: keys.Fetch) -> int:
    """Take the chosen card from where it is; a searched library is shuffled (v5.wording.search)."""
    zone, card, player = key.zone, key.card, t.players[seat]
    if zone == LIBRARY:
        player.shuffle()
        t.learn()
    {HAND: player.hand, ASH: player.ash, LIBRARY: player.library}[zone].remove(card)
    if zone == HAND:
        changes.forget_seen(t, seat, card)
    t.tell(f"vtes-event-fetched-{zone}", seat=seat_ref(t, seat), card=card_ref(t, card))
    return card


def fetch_discipline(t: Table, vampire: int) -> Rules[None]:
    """Whoever drank an older vampire may be given a Discipline; more capacity comes without blood (v5.diablerie)."""
    seat = t.piece(vampire).controller
    answer = yield from ask(t, Fetch(t.seats[seat], Trait.DISCIPLINE.value, vampire))
    if isinstance(answer, keys.Fetch):
        card = take_out(t, seat, answer)
        changes.put_on(t, seat, card, 0, t.piece(vampire))
        yield from adjust_hand(t, seat)


def award_trophies(t: Table, vampire: int) -> Rules[None]:
    """Who ends a Red List minion in combat or by a directed action may be given a trophy, and idle ones in play (v5.trait.red-list)."""
    seat = t.piece(vampire).controller
    answer = yield from ask(t, Fetch(t.seats[seat], Trait.TROPHY.value, vampire))
    if isinstance(answer, keys.Fetch):
        card = take_out(t, seat, answer)
        changes.put_on(t, seat, card, 0, t.piece(vampire))
        yield from adjust_hand(t, seat)
    for number in idle_trophies(t):
        owner, trophy = t.piece(number).controller, t.piece(number).card
        if (yield from choose_word(t, owner, "move-trophy", ("yes", "pass"), trophy)) == "yes":
            t.tell("vtes-event-trophy", piece=piece_ref(t, t.piece(vampire)), card=piece_ref(t, t.piece(number)))
            t.move(t.piece(number), ATTACHED, t.piece(vampire).controller, vampire)


def idle_trophies(t: Table) -> list[int]:
    """Trophies in play that are on nobody: they have no effect yet (v5.master.trophy)."""
    return [piece.id for piece in t.pieces.values() if piece.zone == TABLE and Trait.TROPHY in t.form_of(piece).traits]
