"""What all phases share: their question, and what cards do in a phase by themselves (v5.turn)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.book import W_DISCARD, W_MASTER, W_UNLOCK
from coterie.games.vtes.cards.vocabulary import Exchange, GainBlood, Phase, Some, Store, TakeBack, Trigger, Wound
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.effects import apply_all
from coterie.games.vtes.rules.effects.blood import feedable
from coterie.games.vtes.rules.effects.piles import library_in_ash
from coterie.games.vtes.rules.effects.registry import candidates
from coterie.games.vtes.rules.naming import card_ref, id_in, key_of, piece_ref
from coterie.games.vtes.rules.play import settle, use_ability
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import is_minion, triggers_at
from coterie.games.vtes.rules.uses import uses_in, why_use
from coterie.games.vtes.rules.window import Window, option
from coterie.games.vtes.table import READY, TORPOR, Piece, Table
from coterie.kernel.questions import PASS, Rules
from coterie.kernel.text import Option, Reason, Text

TRIGGERING: Final = {
    W_UNLOCK: (Phase.YOUR_UNLOCK, Phase.EACH_UNLOCK, Phase.OTHER_UNLOCK, Phase.PREYS_UNLOCK, Phase.THEIR_UNLOCK),
    W_MASTER: (Phase.YOUR_MASTER, Phase.THEIR_MASTER),
    W_DISCARD: (Phase.YOUR_DISCARD,),
}
"""Phases in which cards do something by themselves, and at which moments."""


class PhaseWindow(Window):
    """A question of a phase: the Methuselah whose turn it is does one thing after the other, in any order."""

    kind = "phase"
    __slots__ = ()

    def __init__(self, seat: str, name: str) -> None:
        super().__init__(seat, name, quiet=True)

    def keys(self, t: Table) -> list[str]:
        seat = t.seat_number(self.seat)
        return [key for key in self.offered(t, seat) if self.refusal(t, key) is None] + self.legal(t, seat)

    def legal(self, t: Table, seat: int) -> list[str]:
        """What else may be done here, now."""
        return [key for key in self.more(t, seat) if self.why_more(t, seat, key) is None]

    def offered(self, t: Table, seat: int) -> list[str]:
        """What cards in play offer in this phase."""
        keys = [f"use:{key_of(t, piece.id)}/{n}" for piece, n, _ in uses_in(t, self.name, seat)]
        if self.name in TRIGGERING:
            keys += [f"trigger:{key_of(t, number)}/{n}" for number, n, _ in triggers_in(t, self.name, seat)]
        return keys

    def candidates(self, t: Table) -> list[str]:
        seat = t.seat_number(self.seat)
        return self.offered(t, seat) + self.more(t, seat)

    def refusal(self, t: Table, key: str) -> Reason | None:
        seat = t.seat_number(self.seat)
        sort, _, rest = key.partition(":")
        if sort in ("use", "trigger"):
            name, _, n = rest.rpartition("/")
            piece = t.piece(id_in(name))
            if sort == "use":
                return why_use(t, self.name, seat, piece, int(n), dict(t.form_of(piece).uses)[int(n)])
            return why_trigger(t, seat, piece, int(n))
        return self.why_more(t, seat, key)

    def prompt(self, t: Table) -> Text:
        player = t.players[t.seat_number(self.seat)]
        return Text(f"vtes-prompt-phase-{self.name}", {"actions": player.master_actions, "transfers": player.transfers})

    def option(self, t: Table, key: str) -> Option:
        sort, _, rest = key.partition(":")
        if key == PASS:
            return Option(key, Text(f"vtes-option-end-{self.name}"))
        if sort == "trigger":
            shown = piece_ref(t, t.piece(id_in(rest.rpartition("/")[0])))
            return Option(key, Text("vtes-option-trigger", {"card": shown}), (shown,))
        if sort == "event":
            card = card_ref(t, t.book.by_slug[rest])
            return Option(key, Text("vtes-option-event", {"card": card}), (card,))
        if sort in ("edge", "withdraw", "crypt", "contest", "discard"):
            return self.plain_option(t, key)
        return option(t, key)

    def plain_option(self, t: Table, key: str) -> Option:
        """Options that point at no piece."""
        return Option(key, Text(f"vtes-option-{key.partition(':')[0]}"))


def triggers_in(t: Table, window: str, seat: int) -> list[tuple[int, int, Trigger]]:
    """What cards in play do in this phase of this Methuselah, and has not been done."""
    found = []
    for number, n, trigger in triggers_at(t, *TRIGGERING[window]):
        if not t.used.get(("turn", number, n)) and _belongs(t, seat, t.pieces[number], trigger):
            found.append((number, n, trigger))
    return found


def _belongs(t: Table, seat: int, piece: Piece, trigger: Trigger) -> bool:
    """Whether a trigger is one of this Methuselah's phase: of the card's controller, or of who controls the minion it is on."""
    host, at = t.pieces.get(piece.host), trigger.at
    if (trigger.in_torpor and (host is None or host.zone != TORPOR)) or (trigger.ready and piece.zone != READY):
        return False
    if at is Phase.OTHER_UNLOCK:
        return piece.controller != seat
    if at is Phase.PREYS_UNLOCK:
        return t.prey(piece.controller) == seat
    if at in (Phase.THEIR_UNLOCK, Phase.THEIR_MASTER):
        return host is not None and host.controller == seat
    return at is Phase.EACH_UNLOCK or piece.controller == seat


def why_trigger(t: Table, seat: int, piece: Piece, n: int) -> Reason | None:
    """Whether what a card offers in this phase can be done at all."""
    trigger = dict(t.form_of(piece).triggers)[n]
    host = t.pieces.get(piece.host)
    for effect in trigger.do:
        if isinstance(effect, GainBlood) and not isinstance(effect.who, str) and not feedable(t, Deed(seat, 0, piece.card), effect.who):
            return no("no-target", "v5.card.hunting-grounds")
        if isinstance(effect, Exchange) and host is not None and host.blood == 0 and t.players[seat].pool == 0:
            return no("no-target", "v5.card.blood-doll")
        if isinstance(effect, TakeBack) and not library_in_ash(t, seat):
            return no("no-target", "v5.glossary.ash-heap")
        if isinstance(effect, Wound) and not candidates(t, Deed(seat), effect.of):
            return no("no-target", "v5.play.targets")
        if isinstance(effect, Store) and isinstance(effect.source, Some) and not storers(t, seat, effect.source):
            return no("no-target", "v5.card.wasserschloss-anif")
    return None


def why_end(t: Table, window: str, seat: int) -> Reason | None:
    """What cards do in a phase must be done before it ends, unless it may be left (v5.unlock)."""
    for number, n, trigger in triggers_in(t, window, seat):
        if not trigger.may and why_trigger(t, seat, t.pieces[number], n) is None:
            return no("forced-first", "v5.unlock")
    return None


def storers(t: Table, seat: int, some: Some) -> list[int]:
    """The vampires that could move blood to a card."""
    return [n for n in t.players[seat].minions() if t.pieces[n].clan == some.clan and t.pieces[n].blood]


def fire(t: Table, seat: int, number: int, n: int) -> Rules[None]:
    """Do what a card does in this phase."""
    piece = t.piece(number)
    trigger = dict(t.form_of(piece).triggers)[n]
    t.used["turn", number, n] = 1
    t.tell("vtes-event-applied", card=piece_ref(t, piece))
    user = number if is_minion(piece) else piece.host
    deed = Deed(piece.controller if not piece.host else seat, user, piece.card, piece.form, (), number)
    del piece
    yield from apply_all(t, deed, trigger.do)
    yield from settle(t)


def take_offer(t: Table, seat: int, answer: str) -> Rules[None]:
    """Use an ability of a card in play, or let it do what it does in this phase."""
    sort, _, rest = answer.partition(":")
    name, _, n = rest.rpartition("/")
    if sort == "use":
        yield from use_ability(t, seat, id_in(name), int(n))
    else:
        yield from fire(t, seat, id_in(name), int(n))
