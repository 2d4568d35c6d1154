"""What all phases share: their question, and what cards do in a phase by themselves (v5.turn)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import (
    PHASES,
    Exchange,
    GainBlood,
    Happening,
    On,
    Pred,
    Store,
    TakeBack,
    Trigger,
    Who,
    Wound,
    clan_of,
)
from coterie.games.vtes.events import Event
from coterie.games.vtes.history import triggered
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.orders import AGAIN, MUST, drained, drained_again
from coterie.games.vtes.rules.apply import apply_all, candidates
from coterie.games.vtes.rules.ash import library_in_ash
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.events import hears, stands
from coterie.games.vtes.rules.feeding import feedable
from coterie.games.vtes.rules.naming import card_ref, piece_ref, ref
from coterie.games.vtes.rules.play import settle, use_ability
from coterie.games.vtes.rules.question import Label
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import is_minion
from coterie.games.vtes.rules.uses import uses_in, why_use
from coterie.games.vtes.rules.window import Window
from coterie.games.vtes.support.registry import ON_MINION, Place, carries, held_by
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_DISCARD, W_INFLUENCE, W_MASTER, W_UNLOCK
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text

TRIGGERING: Final = {
    W_UNLOCK: Happening.UNLOCK,
    W_MASTER: Happening.MASTER,
    W_INFLUENCE: Happening.INFLUENCE,
    W_DISCARD: Happening.DISCARD,
}
"""Phases in which cards do something by themselves."""


class PhaseWindow(Window):
    """A quiet question of a phase: the Methuselah whose turn it is does one thing after the other, in any order."""

    kind = "phase"
    __slots__ = ()

    def legal(self, t: Table) -> list[Key]:
        seat, name, found = t.seats.index(self.seat), self.name, list[Key]()
        if name in t.index.uses:
            found += [keys.Use(piece.id, n) for piece, n, use in uses_in(t, name, seat) if why_use(t, name, seat, piece, n, use) is None]
        if TRIGGERING[name] in t.index.triggers:
            fired = [(t.pieces[number], n) for number, n, _ in triggers_in(t, name, seat)]
            found += [keys.Fire(piece.id, n) for piece, n in fired if why_trigger(t, seat, piece, n) is None]
        return found + self.legal_more(t, seat)

    def legal_more(self, t: Table, seat: int) -> list[Key]:
        return [key for key in self.more(t, seat) if self.why_more(t, seat, key) is None]

    def offered(self, t: Table, seat: int) -> list[Key]:
        """What cards in play offer in this phase."""
        used: list[Key] = [keys.Use(piece.id, n) for piece, n, _ in uses_in(t, self.name, seat)]
        return used + [keys.Fire(number, n) for number, n, _ in triggers_in(t, self.name, seat)]

    def choices(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        return self.offered(t, seat) + self.more(t, seat)

    def why(self, t: Table, key: Key) -> Reason | None:
        if isinstance(key, keys.Fire):
            return why_trigger(t, t.seat_number(self.seat), t.piece(key.piece), key.n)
        return super().why(t, key)

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        """What must be done is done, one after the other; blood goes to the pool as before; what can be done at any time stops nobody."""
        if PASS not in found:
            due = [(number, n) for number, n, trigger in triggers_in(t, self.name, t.seat_number(self.seat)) if not trigger.may]
            return next(({MUST: key} for key in found if isinstance(key, keys.Fire) and (key.piece, key.n) in due), {})
        drains = [key for key in found if isinstance(key, keys.Fire) and self.exchanges(t, key) and drained(t, key.piece)]
        if again := [key for key in drains if drained_again(t, key.piece)]:
            return {AGAIN: again[0]}
        return {AGAIN: PASS} if drains and len(drains) == len(found) - 1 else super().given(t, found)

    def exchanges(self, t: Table, key: keys.Fire) -> bool:
        """Whether a card moves blood to the pool or back (v5.card.blood-doll)."""
        return any(isinstance(effect, Exchange) for effect in dict(t.form_of(t.piece(key.piece)).triggers)[key.n].do)

    def goes_on(self, t: Table, key: Key) -> bool:
        """What a card in play does, or one that is played, and to whom or which way, is one choice."""
        return isinstance(key, keys.Fire | keys.Use | keys.Play)

    def prompt(self, t: Table) -> Text:
        player = t.players[t.seat_number(self.seat)]
        return Text(
            f"vtes-prompt-phase-{self.name}", {"actions": player.master_actions, "transfers": player.transfers, "pool": player.pool}
        )

    def label(self, t: Table, key: Key) -> Label:
        match key:
            case keys.Fire(piece=number):
                shown = ref(t, number)
                return Text("vtes-option-trigger", {"card": shown}), (shown,)
            case keys.Event(card=number):
                card = card_ref(t, number)
                return Text("vtes-option-event", {"card": card}), (card,)
            case keys.Contest(how=how, piece=number):
                shown = ref(t, number)
                return Text(f"vtes-option-contest-{how}", {"piece": shown}), (shown,)
        return (Text(f"vtes-option-end-{self.name}"), ()) if key == PASS else super().label(t, key)


@carries(On, Place.MOMENT, kind=PHASES, seat=(None, Who.YOU, Who.PREY, Who.OTHERS))
@carries(On, Place.MOMENT, kind=(Happening.UNLOCK, Happening.MASTER), seat=Who.CONTROLLER, where=held_by(*ON_MINION))
def triggers_in(t: Table, window: str, seat: int) -> list[tuple[int, int, Trigger]]:
    """What cards in play do in this phase of this Methuselah, and has not been done: each once, whether they say so or not."""
    entries = t.index.triggers.get(TRIGGERING[window])
    if entries is None:
        return []
    phase, found = Event(TRIGGERING[window], seat=seat), []
    for entry in entries:
        trigger, number, n = entry.static.node, entry.source, entry.static.n
        if not isinstance(trigger, Trigger) or t.uses.get(triggered(number, n)):
            continue
        if hears(t, entry, phase) and stands(t, trigger, entry.seat, entry.bearer):
            found.append((number, n, trigger))
    return found


def why_trigger(t: Table, seat: int, piece: Piece, n: int) -> Reason | None:
    """Whether what a card offers in this phase can be done at all."""
    trigger = dict(t.form_of(piece).triggers)[n]
    host = t.pieces.get(piece.host)
    for effect in trigger.do:
        if (
            isinstance(effect, GainBlood)
            and not isinstance(effect.who, str)
            and not feedable(t, Deed(seat, 0, piece.card, piece.form), effect.who)
        ):
            return no("no-target", "v5.card.hunting-grounds")
        if isinstance(effect, Exchange) and host is not None and host.blood == 0 and t.players[seat].pool == 0:
            return no("no-target", "v5.card.blood-doll")
        if isinstance(effect, TakeBack) and not library_in_ash(t, seat):
            return no("no-target", "v5.glossary.ash-heap")
        if isinstance(effect, Wound) and not candidates(t, Deed(seat), effect.of):
            return no("no-target", "v5.play.targets")
        if isinstance(effect, Store) and isinstance(effect.source, Pred) and not storers(t, seat, effect.source):
            return no("no-target", "v5.card.wasserschloss-anif")
    return None


def why_end(t: Table, window: str, seat: int) -> Reason | None:
    """What cards do in a phase must be done before it ends, unless it may be left (v5.unlock)."""
    for number, n, trigger in triggers_in(t, window, seat) if TRIGGERING[window] in t.index.triggers else ():
        if not trigger.may and why_trigger(t, seat, t.pieces[number], n) is None:
            return no("forced-first", "v5.unlock")
    return None


def storers(t: Table, seat: int, some: Pred) -> list[int]:
    """The vampires that could move blood to a card."""
    return [n for n in t.players[seat].minions() if t.pieces[n].clan == clan_of(some) and t.pieces[n].blood]


def fire(t: Table, seat: int, number: int, n: int) -> Rules[None]:
    """Do what a card does in this phase."""
    piece = t.piece(number)
    trigger = dict(t.form_of(piece).triggers)[n]
    t.uses[triggered(number, n)] = 1
    t.tell("vtes-event-applied", card=piece_ref(t, piece))
    user = number if is_minion(piece) else piece.host
    deed = Deed(piece.controller if not piece.host else seat, user, piece.card, piece.form, (), number)
    del piece
    yield from apply_all(t, deed, trigger.do)
    yield from settle(t)


def take_offer(t: Table, seat: int, key: keys.Use | keys.Fire) -> Rules[None]:
    """Use an ability of a card in play, or let it do what it does in this phase."""
    if isinstance(key, keys.Use):
        yield from use_ability(t, seat, key.piece, key.n)
    else:
        yield from fire(t, seat, key.piece, key.n)
