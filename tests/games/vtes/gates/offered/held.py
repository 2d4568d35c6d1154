"""What holds while a goal is played, whatever it does: a written position and a copy keep it, no other seat learns what it may not, and
whoever may not do it is told the one reason for that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple, cast

import msgspec

from coterie.games.vtes import history, keys
from coterie.games.vtes.book import Book, Form
from coterie.games.vtes.cards.vocabulary import Action, Kind, Lock, Trigger, Use, Who
from coterie.games.vtes.keys import read
from coterie.games.vtes.position import number_faults, write
from coterie.games.vtes.resample import imagined_deck
from coterie.games.vtes.table import TORPOR, VAMPIRE, Piece, Table
from coterie.kernel.chance import Chance
from coterie.kernel.game import Game
from coterie.kernel.opening import start
from coterie.kernel.questions import Ask
from coterie.kernel.registry import find
from coterie.kernel.state import Seat
from tests.contract.checks import follow_in_two_worlds, position_agrees
from tests.contract.drive import everything

from .drive import STEPS, Player, play_out
from .goals import MODE, Goal
from .plots import Plot, plots_for
from .stage import Stage, stage
from .without import plots_of_statics

PLOTS = 70
"""So many are tried at the most until the goal is on offer."""


class Course(NamedTuple):
    """A plot played in a real game: who chose what, and where the goal was chosen."""

    plot: Plot
    chosen: tuple[tuple[Seat, str], ...]
    goal: int | None
    """The place of the goal among them; None if nobody chooses it: it happens, or is always so."""

    @property
    def begin(self) -> int:
        """From here on the goal can be felt: one choice before its own."""
        return max((self.goal or 0) - 1, 0)


def game_of(at: Stage) -> Game:
    """A game that stands as a table does, made from its position as it is written."""
    t = at.t
    t.decks = tuple(imagined_deck(t, player) for player in t.players)
    position = msgspec.json.decode(msgspec.json.encode(write(t)))
    return start(find("vtes"), 1, {"players": len(t.players)}, position)


def course_of(goal: Goal, book: Book) -> Course | None:
    """The first plot in which the goal is chosen or happens, played in a game; None if there is none among the first."""
    said, words = goal.said(book), goal.effects(book)
    if said is not None and not isinstance(said, Use | Trigger | Action):
        return _played(goal, next(plots_of_statics(said)), book)
    for plot in islice(plots_for(goal, book), PLOTS):
        story = play_out(goal, plot, stage(goal, plot, book))
        if story.reached is not None or any(step.effect in words for step in story.steps):
            return _played(goal, plot, book)
    return None


def _played(goal: Goal, plot: Plot, book: Book) -> Course:
    """The plot once more, in a game that begins with the position of its table: it is asked just the same."""
    told = play_out(goal, plot, stage(goal, plot, book))
    at = stage(goal, plot, book)
    game = game_of(at)
    player = Player(goal, plot, at._replace(t=cast(Table, game.state)))
    chosen: list[tuple[Seat, str]] = []
    place = None
    while len(chosen) < STEPS and game._question is not None and not player.over(game._question):
        seat, ask = next(iter(game._asks().items()))
        key = player.answer(ask)
        place = len(chosen) if place is None and player.story.reached is not None else place
        chosen.append((seat, key))
        game.choose(seat, key)
    assert player.story.asked == told.asked, "a game from the written position goes another way"
    return Course(plot, tuple(chosen), place)


def replayed(goal: Goal, course: Course, book: Book, most: int | None = None) -> Game:
    """The game of a course, as far as wanted."""
    game = game_of(stage(goal, course.plot, book))
    for seat, key in course.chosen[:most]:
        game.choose(seat, key)
    return game


def is_kept(goal: Goal, course: Course, book: Book) -> None:
    """A clone at every step from the goal on is the game itself, and numbers are the sums of their sources; where the course ends, a
    position is the game, too."""
    game = replayed(goal, course, book, course.begin)
    for seat, key in course.chosen[course.begin :]:
        game.choose(seat, key)
        assert everything(game.clone()) == everything(game), f"a clone after {key} is another game"
        assert list(number_faults(cast(Table, game.state))) == [], f"after {key} numbers are not what their sources say"
    if game._question is not None:
        position_agrees(find("vtes"), game, 3)


def tells_nobody(goal: Goal, course: Course, book: Book, seat: int) -> int:
    """Two worlds that look the same to a seat go on looking the same while the goal is played; gives the comparisons made."""
    game = replayed(goal, course, book, course.begin)
    return follow_in_two_worlds(game, game.seats[seat], course.chosen[course.begin :], Chance(goal.card + seat))


# Refusals.


class Lack(NamedTuple):
    """Something that is taken away, after which the goal must be refused, and the reasons of which one is given."""

    what: str
    take: Callable[[Table, Piece], None]
    reasons: frozenset[str]


def _lack(what: str, take: Callable[[Table, Piece], None], *reasons: str) -> Lack:
    return Lack(what, take, frozenset(reasons))


def _set(field: str, value: object) -> Callable[[Table, Piece], None]:
    return lambda t, user: setattr(user, field, value)


def lacks(form: Form) -> Iterator[Lack]:
    """What a way to play a card needs of the minion that plays it, each taken away by itself."""
    if form.needs:
        yield _lack("Disciplines", _set("disciplines", {}), "needs-discipline")
    if form.clans:
        yield _lack("clan", _set("clan", "Nobody's"), "needs-clan")
    if form.titles:
        yield _lack("title", _set("title", ""), "needs-title", "needs-titled-of-sect")
    if form.blood and form.level:
        yield _lack("blood", _set("blood", 0), "not-enough-blood", "must-hunt")
    if form.pool:
        yield _lack("pool", lambda t, user: setattr(t.players[user.controller], "pool", 0), "not-enough-pool")
    if form.kind in ACTIONS:
        yield _lack("being unlocked", _set("locked", True), "locked")
    if form.kind in ACTIONS or form.kind is Kind.REACTION:
        yield _lack("being ready", lambda t, user: t.move(user, TORPOR), "not-ready")


ACTIONS = frozenset({Kind.ACTION, Kind.POLITICAL, Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER})


def refusals(goal: Goal, course: Course, book: Book) -> Iterator[str]:
    """Whatever a goal needs is taken away, one thing at a time: it is refused then, with its reason. Gives what is wrong."""
    if course.goal is None:
        return
    game = replayed(goal, course, book, course.goal)
    seat, key = course.chosen[course.goal]
    ask, t = game._asks()[seat], cast(Table, game.state)
    assert ask.refusal(t, key) is None
    before = t.copy()
    typed = read(t.book, key)
    yield from _refused(ask, t, key, goal, typed)
    yield from (f"asking changed {name}" for name in Table.__slots__ if name in KEPT and getattr(t, name) != getattr(before, name))


KEPT = ("turn", "phase", "active", "edge", "uses", "lasting", "posted", "stack")
"""What asking whether something may be done must leave alone."""


def _refused(ask: Ask[Any], t: Table, key: str, goal: Goal, typed: keys.Key) -> Iterator[str]:
    user = getattr(typed, "user", 0)
    if goal.ability == MODE and isinstance(typed, keys.Play) and user in t.pieces:
        for lack in lacks(goal.form_in(t.book)):
            yield from _look(ask, t, key, user, lack)
    said = goal.said(t.book)
    if isinstance(said, Use | Action) and isinstance(typed, keys.Use | keys.Offered):
        for lack in _lacks_in_play(said, typed.n):
            yield from _look(ask, t, key, typed.piece, lack)


def _lacks_in_play(said: Use | Action, n: int) -> Iterator[Lack]:
    """What using an ability, or acting with a card in play, needs."""
    if any(effect == Lock(Who.THIS_CARD) for effect in said.cost):
        yield _lack("an unlocked card", _set("locked", True), "card-locked", "locked")
    if isinstance(said, Use) and said.once is not None:
        yield _lack("a use that is left", lambda t, card: _spend(t, card, n), "used-already")


def _spend(t: Table, card: Piece, n: int) -> None:
    for period in history.ENDS:
        t.uses[history.ability(period, card.id, n)] = 1


def _look(ask: Ask[Any], t: Table, key: str, number: int, lack: Lack) -> Iterator[str]:
    other = t.copy()
    piece = other.pieces[number]
    if lack.what == "being ready" and piece.kind != VAMPIRE:
        return
    lack.take(other, piece)
    reason = ask.refusal(other, key) if key in ask.candidates(other) else None
    if key in ask.keys(other):
        yield f"is offered without {lack.what}"
    elif reason is not None and reason.text.id.removeprefix("vtes-reason-") not in lack.reasons:
        yield f"without {lack.what} the reason is {reason.text.id}"
