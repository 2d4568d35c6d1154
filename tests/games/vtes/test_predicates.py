"""Predicates: one form for one meaning, and a function for each."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    LOCKED,
    MINION,
    NEIGHBOURS,
    OTHER,
    READY,
    TITLED,
    TORPOR,
    VAMPIRE,
    YOUNGER,
    YOURS,
    All,
    AnyOf,
    Capacity,
    Clan,
    Control,
    Keyword,
    Not,
    Order,
    Pred,
    Trait,
    Who,
    at_least,
    clan_of,
    normal,
    noun_of,
    parts,
)
from coterie.games.vtes.rules.fits import Untestable, compiled, fits
from tests.games.vtes.build import Seat, table

RIGHT = VAMPIRE & READY & YOURS & LOCKED & YOUNGER & TITLED & Clan("Toreador")


def test_the_order_in_which_parts_are_joined_does_not_matter() -> None:
    joined = Clan("Toreador") & (TITLED & YOUNGER) & LOCKED & YOURS & (READY & VAMPIRE)
    assert joined == RIGHT
    assert hash(joined) == hash(RIGHT)
    assert normal(RIGHT)
    assert (noun_of(RIGHT).value, clan_of(RIGHT), len(parts(RIGHT))) == ("vampire", "Toreador", 7)


@pytest.mark.parametrize(
    "wrong",
    [
        All((VAMPIRE,)),
        All((READY, VAMPIRE)),
        All((VAMPIRE, VAMPIRE)),
        All((VAMPIRE, MINION)),
        All((VAMPIRE, READY, TORPOR)),
        All((VAMPIRE, All((READY, YOURS)))),
        AnyOf((YOURS, AnyOf((LOCKED, TITLED)))),
        Not(Not(LOCKED)),
        Not(All((VAMPIRE, READY))),
        Pred(),
    ],
    ids=str,
)
def test_other_ways_to_write_something_are_found(wrong: Pred) -> None:
    assert not normal(wrong)


def test_what_cannot_be_asked_is_refused() -> None:
    for pred in (Pred(), Control(Who.BLOCKER), Capacity(Order.LESS, Who.PREY)):
        with pytest.raises(Untestable):
            compiled(pred)


def test_each_part_is_looked_at() -> None:
    scene = table(Seat(ready="Ayelech; Belinde"), Seat(ready="Colette"), Seat())
    t = scene.t
    mine, other = (t.pieces[number] for number in t.players[0].ready)
    (theirs,) = (t.pieces[number] for number in t.players[1].ready)

    def found(pred: Pred, counters: int = 0) -> list[int]:
        return [piece.id for piece in (mine, other, theirs) if fits(t, piece, pred, 0, mine, counters)]

    assert found(VAMPIRE) == [mine.id, other.id, theirs.id]
    assert found(ALLY) == found(VAMPIRE & TORPOR) == found(MINION & LOCKED) == []
    assert found(MINION & YOURS) == [mine.id, other.id]
    assert found(MINION & OTHER) == [other.id, theirs.id]
    assert found(MINION & NEIGHBOURS) == [theirs.id]
    assert found(MINION & Clan(other.clan) & OTHER & YOURS) == [other.id]
    assert found(MINION & at_least(mine.capacity) & YOURS) == [one.id for one in (mine, other) if one.capacity >= mine.capacity]
    assert found(MINION & YOUNGER) == [one.id for one in (other, theirs) if one.capacity < mine.capacity]
    assert found(MINION & (Keyword(Trait.WRAITH) | Keyword(Trait.ZOMBIE))) == []
    mine.locked = True
    assert found(MINION & LOCKED) == [mine.id]
