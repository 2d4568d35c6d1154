"""The polling: everybody speaks in any order, until nobody has anything more to say (v5.politics.referendum)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Effect, Either, VotesAgainst
from coterie.games.vtes.keys import PASS, Key, Vote, Word, read
from coterie.games.vtes.records import Source
from coterie.games.vtes.rules.could import could_modify, could_react
from coterie.games.vtes.rules.hands import replace_discarded
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.naming import card_ref, ref
from coterie.games.vtes.rules.orders import in_polling
from coterie.games.vtes.rules.play import perform, settle, use_ability
from coterie.games.vtes.rules.politics.votes import (
    ballots_of,
    burn_card,
    burn_edge,
    cast,
    shown_source,
    side_of,
    source_of,
    sources,
    toll,
    vote_of,
    votes_of,
)
from coterie.games.vtes.rules.question import Label
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.uses import uses_in
from coterie.games.vtes.rules.window import Window
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_POLLING
from coterie.kernel.questions import Rules, ask, ask_open
from coterie.kernel.text import Arg, Reason, Ref, Text

BURN_EDGE = Word("burn-edge")
ALL = (Vote(True, 0, "all"), Vote(False, 0, "all"))
"""All votes of a Methuselah together, for or against."""
NOT_SAID = ""
"""Nobody has answered: somebody has left instead."""


class Polling(Window):
    """A Methuselah may cast votes, gain votes, play cards and use abilities, or be done as things stand."""

    kind = "polling"
    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_POLLING)

    def plays(self, t: Table, seat: int) -> list[Key]:
        return [] if t.running_referendum().blood_hunt else super().plays(t, seat)

    def legal(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        return [key for key in super().legal(t) if self.why_here(t, seat, key) is None]

    def why(self, t: Table, key: Key) -> Reason | None:
        return super().why(t, key) or self.why_here(t, t.seat_number(self.seat), key)

    def why_play(self, t: Table, seat: int, forms: list[Form], user: Piece) -> Reason | None:
        if t.running_referendum().blood_hunt:
            return no("not-in-blood-hunt", "v5.blood-hunt")
        return super().why_play(t, seat, forms, user)

    def why_here(self, t: Table, seat: int, key: Key) -> Reason | None:
        """What polling asks beyond what every window does: abilities once in a referendum, and votes against only from who may."""
        if isinstance(key, keys.Use):
            used = (key.piece, key.n) in t.running_referendum().used
            return no("used-already", "v5.wording.during") if used else None
        if isinstance(key, keys.Play) and against_only(t, key):
            return why_against(t, source_of(key.user))
        return None

    def more(self, t: Table, seat: int) -> list[Key]:
        able = sources(t, seat)
        found: list[Key] = [vote_of(source, side) for source in able for side in (True, False)]
        if len(able) > 1:
            found = [*ALL, *found]
        if t.edge == seat:
            found.append(BURN_EDGE)
        found += [keys.BurnCard(card) for card in political_cards(t, seat)]
        found.append(PASS)
        return found

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if isinstance(key, keys.BurnCard) and seat in t.running_referendum().card_voted:
            return no("one-card-vote", "v5.politics.votes-card")
        if key in ALL:
            return None if len(all_of(t, seat, key == ALL[0])) > 1 else no("nothing-together", "v5.politics.votes")
        if isinstance(key, Vote) and not key.in_favour:
            return why_against(t, named(t, seat, key))
        return None

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        return dict.fromkeys(in_polling(t, t.seat_number(self.seat), found), PASS)

    def prompt(self, t: Table) -> Text:
        called = t.running_referendum()
        pro, contra = called.tally()
        votes = sum(votes_of(t, source) for source in sources(t, t.seat_number(self.seat)))
        passes = int(called.passes())
        if called.blood_hunt:
            piece = ref(t, called.actor)
            return Text("vtes-prompt-blood-hunt", {"piece": piece, "pro": pro, "contra": contra, "passes": passes, "votes": votes})
        card = card_ref(t, called.card)
        return Text("vtes-prompt-polling", {"card": card, "pro": pro, "contra": contra, "passes": passes, "votes": votes})

    def source(self, t: Table) -> Ref | None:
        called = t.running_referendum()
        return card_ref(t, called.card) if called.card else super().source(t)

    def label(self, t: Table, key: Key) -> Label:
        match key:
            case Vote(in_favour=in_favour, own="all"):
                votes = all_of(t, t.seat_number(self.seat), in_favour)
                total = sum(votes_of(t, one) for one in votes)
                return Text("vtes-option-all-for" if in_favour else "vtes-option-all-against", {"votes": total}), ()
            case Vote(in_favour=in_favour):
                source = named(t, t.seat_number(self.seat), key)
                shown = shown_source(t, source)
                args: dict[str, Arg] = {"source": shown, "votes": votes_of(t, source), "ballots": ballots_of(t, source)}
                return Text(f"vtes-option-{'for' if in_favour else 'against'}", args), (shown,) if isinstance(shown, Ref) else ()
            case keys.BurnCard(card=number):
                card = card_ref(t, number)
                return Text("vtes-option-burn-card", {"card": card}), (card,)
        return (Text("vtes-option-polled"), ()) if key == PASS else super().label(t, key)


def _against_only(effect: Effect) -> bool:
    if isinstance(effect, Either):
        return _against_only(effect.first) or _against_only(effect.second)
    return isinstance(effect, VotesAgainst)


def against_only(t: Table, key: keys.Play) -> bool:
    """Whether a card brings votes that can only be cast against."""
    return any(_against_only(effect) for form in t.book.ways(key.card, key.mark) for effect in form.effects)


def why_against(t: Table, source: Source) -> Reason | None:
    """A source that votes for cannot vote against, and some referendums are dear to vote against (v5.politics.votes)."""
    if side_of(t, source) is True:
        return no("votes-for", "v5.politics.votes")
    price = toll(t, source, False)
    if price and t.piece(source.minion).blood < price:
        return no("not-enough-blood", "v5.play.cost")
    return None


def political_cards(t: Table, seat: int) -> list[int]:
    """The political action cards in a hand, each once."""
    facts = t.book.facts
    return [card for card in dict.fromkeys(t.players[seat].hand) if "political action" in facts[card].types and card in t.book.forms]


def all_of(t: Table, seat: int, in_favour: bool) -> list[Source]:
    """The sources that a Methuselah votes with in one answer: those whose votes are free on that side."""
    able = sources(t, seat)
    return [one for one in able if not toll(t, one, in_favour) and (in_favour or why_against(t, one) is None)]


def named(t: Table, seat: int, key: Vote) -> Source:
    """The source whose votes a key casts."""
    return next(source for source in sources(t, seat) if vote_of(source, key.in_favour) == key)


def may_speak(t: Table, seat: int) -> bool:
    """Whether a Methuselah is asked at all: decided by what all can see (v5.politics.referendum)."""
    player = t.players[seat]
    if t.edge == seat or (player.hand and (seat not in t.running_referendum().card_voted or _may_play(t, seat))):
        return True
    return bool(sources(t, seat) or uses_in(t, W_POLLING, seat))


def _may_play(t: Table, seat: int) -> bool:
    """Whether cards of a hand could be played in this polling: modifiers by who acts, reactions by others with a ready minion."""
    if t.running_referendum().blood_hunt or t.action is None:
        return False
    return could_modify(t, W_POLLING, seat) if seat == t.action.seat else could_react(t, W_POLLING, seat)


def poll(t: Table) -> Rules[None]:
    """Ask everybody until all are done; whatever happens gives those who were done another chance to speak (v5.politics.referendum)."""
    t.running_referendum().step = "polling"
    while True:
        t.window = W_POLLING
        asks = [Polling(t.seats[seat]) for seat in t.alive() if seat not in t.running_referendum().done and may_speak(t, seat)]
        if not asks:
            break
        said = _ask_one(asks[0]) if len(asks) == 1 else ask_open(*asks)
        who, answer = yield from unless_left(t, None, said, (NOT_SAID, ""))
        if who == NOT_SAID:
            continue
        seat, key = t.seat_number(who), read(t.book, answer)
        if key == PASS:
            t.running_referendum().done.append(seat)
            t.running_referendum().left[seat] = t.running_referendum().passes()
        else:
            yield from unless_left(t, seat, speak(t, seat, key), None)
            t.running_referendum().done = []
    t.window = ""


def _ask_one(question: Polling) -> Rules[tuple[str, str]]:
    """The last one who is not done is asked alone."""
    return question.seat, (yield from ask(question))


def speak(t: Table, seat: int, key: Key) -> Rules[None]:
    """Carry out what a Methuselah does in the polling."""
    if key in ALL:
        for source in all_of(t, seat, key == ALL[0]):
            cast(t, seat, source, key == ALL[0])
    elif isinstance(key, Vote):
        cast(t, seat, named(t, seat, key), key.in_favour)
    elif key == BURN_EDGE:
        burn_edge(t, seat)
    elif isinstance(key, keys.BurnCard):
        burn_card(t, seat, key.card)
        yield from replace_discarded(t, seat)
        yield from settle(t)
    elif isinstance(key, keys.Use):
        t.running_referendum().used.append((key.piece, key.n))
        yield from use_ability(t, seat, key.piece, key.n)
        yield from settle(t)
    else:
        yield from perform(t, seat, key)
