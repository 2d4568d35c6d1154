"""The polling: everybody speaks in any order, until nobody has anything more to say (v5.politics.referendum)."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes.book import W_POLLING, Form
from coterie.games.vtes.cards.vocabulary import Effect, Either, Get, Kind, Stat
from coterie.games.vtes.rules.hands import replace_discarded
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.naming import card_ref, id_in, ref
from coterie.games.vtes.rules.politics.votes import (
    ballots_of,
    burn_card,
    burn_edge,
    cast,
    name_of,
    shown_source,
    side_of,
    source_of,
    sources,
    toll,
    votes_of,
)
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.uses import uses_in
from coterie.games.vtes.rules.window import Window, forms_in
from coterie.games.vtes.table import Piece, Table
from coterie.kernel.questions import PASS, Rules, ask, ask_open
from coterie.kernel.text import Arg, Option, Reason, Ref, Text

FOR, AGAINST, BURN_EDGE, BURN_CARD = "for", "against", "burn-edge", "burn-card"
NOT_SAID = ""
"""Nobody has answered: somebody has left instead."""


class Polling(Window):
    """A Methuselah may cast votes, gain votes, play cards and use abilities, or be done as things stand."""

    kind = "polling"
    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_POLLING)

    def plays(self, t: Table, seat: int, cards: list[int]) -> Iterator[tuple[Form, int]]:
        if not t.running_referendum().blood_hunt:
            yield from super().plays(t, seat, cards)

    def keys(self, t: Table) -> list[str]:
        seat = t.seat_number(self.seat)
        return [key for key in super().keys(t) if self.why_here(t, seat, key) is None]

    def refusal(self, t: Table, key: str) -> Reason | None:
        return super().refusal(t, key) or self.why_here(t, t.seat_number(self.seat), key)

    def why_play(self, t: Table, seat: int, forms: list[Form], user: Piece) -> Reason | None:
        if t.running_referendum().blood_hunt:
            return no("not-in-blood-hunt", "v5.blood-hunt")
        return super().why_play(t, seat, forms, user)

    def why_here(self, t: Table, seat: int, key: str) -> Reason | None:
        """What polling asks beyond what every window does: abilities once in a referendum, and votes against only from who may."""
        sort, _, rest = key.partition(":")
        if sort == "use":
            name, _, n = rest.rpartition("/")
            used = (id_in(name), int(n)) in t.running_referendum().used
            return no("used-already", "v5.wording.during") if used else None
        if sort == "play":
            name, _, user = rest.partition(":")
            if any(_against_only(effect) for form in forms_in(t, name) for effect in form.effects):
                return why_against(t, source_of(id_in(user)))
        return None

    def more(self, t: Table, seat: int) -> list[str]:
        keys = [f"{side}:{name_of(t, source)}" for source in sources(t, seat) for side in (FOR, AGAINST)]
        if t.edge == seat:
            keys.append(BURN_EDGE)
        keys += [f"{BURN_CARD}:{t.book.facts[card].slug}" for card in political_cards(t, seat)]
        keys.append(PASS)
        return keys

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        sort, _, name = key.partition(":")
        if sort == BURN_CARD and seat in t.running_referendum().card_voted:
            return no("one-card-vote", "v5.politics.votes-card")
        if sort == AGAINST:
            return why_against(t, named(t, seat, name))
        return None

    def prompt(self, t: Table) -> Text:
        called = t.running_referendum()
        pro, contra = called.tally()
        if called.blood_hunt:
            return Text("vtes-prompt-blood-hunt", {"piece": ref(t, called.actor), "pro": pro, "contra": contra})
        return Text("vtes-prompt-polling", {"card": card_ref(t, called.card), "pro": pro, "contra": contra})

    def source(self, t: Table) -> Ref | None:
        called = t.running_referendum()
        return card_ref(t, called.card) if called.card else super().source(t)

    def option(self, t: Table, key: str) -> Option:
        sort, _, name = key.partition(":")
        if sort in (FOR, AGAINST):
            source = named(t, t.seat_number(self.seat), name)
            shown = shown_source(t, source)
            args: dict[str, Arg] = {"source": shown, "votes": votes_of(t, source), "ballots": ballots_of(t, source)}
            return Option(key, Text(f"vtes-option-{sort}", args), (shown,) if isinstance(shown, Ref) else ())
        if sort == BURN_EDGE:
            return Option(key, Text("vtes-option-burn-edge"))
        if sort == BURN_CARD:
            card = card_ref(t, t.book.by_slug[name])
            return Option(key, Text("vtes-option-burn-card", {"card": card}), (card,))
        if key == PASS:
            return Option(key, Text("vtes-option-polled"))
        return super().option(t, key)


def _against_only(effect: Effect) -> bool:
    if isinstance(effect, Either):
        return _against_only(effect.first) or _against_only(effect.second)
    return isinstance(effect, Get) and effect.stat is Stat.VOTES and effect.against


def why_against(t: Table, source: str) -> Reason | None:
    """A source that votes for cannot vote against, and some referendums are dear to vote against (v5.politics.votes)."""
    if side_of(t, source) is True:
        return no("votes-for", "v5.politics.votes")
    price = toll(t, source, False)
    if price and t.piece(id_in(source)).blood < price:
        return no("not-enough-blood", "v5.play.cost")
    return None


def political_cards(t: Table, seat: int) -> list[int]:
    """The political action cards in a hand, each once."""
    facts = t.book.facts
    return [card for card in dict.fromkeys(t.players[seat].hand) if "political action" in facts[card].types and card in t.book.forms]


def named(t: Table, seat: int, name: str) -> str:
    """The source that a key names."""
    return next(source for source in sources(t, seat) if name_of(t, source) == name)


def may_speak(t: Table, seat: int) -> bool:
    """Whether a Methuselah is asked at all: decided by what all can see (v5.politics.referendum)."""
    player = t.players[seat]
    if t.edge == seat or (player.hand and (seat not in t.running_referendum().card_voted or _may_play(t, seat))):
        return True
    return bool(sources(t, seat)) or next(uses_in(t, W_POLLING, seat), None) is not None


def _may_play(t: Table, seat: int) -> bool:
    """Whether cards of a hand could be played in this polling: modifiers by who acts, reactions by others with a ready minion."""
    if t.running_referendum().blood_hunt or t.action is None:
        return False
    kinds = t.book.kinds_in.get(W_POLLING, ())
    return Kind.MODIFIER in kinds if seat == t.action.seat else Kind.REACTION in kinds and bool(t.players[seat].ready)


def poll(t: Table) -> Rules[None]:
    """Ask everybody until all are done; whatever happens gives those who were done another chance to speak (v5.politics.referendum)."""
    t.running_referendum().step = "polling"
    while True:
        t.window = W_POLLING
        asks = [Polling(t.seats[seat]) for seat in t.alive() if seat not in t.running_referendum().done and may_speak(t, seat)]
        if not asks:
            break
        who, key = yield from unless_left(t, None, _ask_one(asks[0]) if len(asks) == 1 else ask_open(*asks), (NOT_SAID, PASS))
        if who == NOT_SAID:
            continue
        seat = t.seat_number(who)
        if key == PASS:
            t.running_referendum().done.append(seat)
        else:
            yield from unless_left(t, seat, speak(t, seat, key), None)
            t.running_referendum().done = []
    t.window = ""


def _ask_one(question: Polling) -> Rules[tuple[str, str]]:
    """The last one who is not done is asked alone."""
    return question.seat, (yield from ask(question))


def speak(t: Table, seat: int, key: str) -> Rules[None]:
    """Carry out what a Methuselah does in the polling."""
    from coterie.games.vtes.rules.play import perform, settle, use_ability

    sort, _, name = key.partition(":")
    if sort in (FOR, AGAINST):
        cast(t, seat, named(t, seat, name), sort == FOR)
    elif sort == BURN_EDGE:
        burn_edge(t, seat)
    elif sort == BURN_CARD:
        burn_card(t, seat, t.book.by_slug[name])
        yield from replace_discarded(t, seat)
        yield from settle(t)
    elif sort == "use":
        piece, _, n = name.rpartition("/")
        t.running_referendum().used.append((id_in(piece), int(n)))
        yield from use_ability(t, seat, id_in(piece), int(n))
        yield from settle(t)
    else:
        yield from perform(t, seat, key)
