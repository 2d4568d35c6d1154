"""Conditions: one form for one meaning, windows from their parts, and the first part that fails as the reason."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    PREDATOR_ACTS,
    READY,
    And,
    Cond,
    Is,
    Or,
    State,
    When,
    Who,
    implies,
    orderly,
)
from coterie.games.vtes.rules.conditions import STATES, WITH_ACTION, Situation, Undecided, holds, why_not, windows_of
from coterie.games.vtes.windows import DURING, W_AFTER, W_DECLINED, W_POLLING
from tests.games.vtes.build import Seat as At
from tests.games.vtes.build import name_of, table

AFTER, DIRECTED, SUCCESSFUL, AT_YOU = (When(one) for one in (State.AFTER, State.DIRECTED, State.SUCCESSFUL, State.BLEED_AT_YOU))
DECLINED, POLLING, POLITICAL = When(State.DECLINED), When(State.POLLING), When(State.POLITICAL)


def test_every_state_is_registered_with_how_it_is_told() -> None:
    assert STATES.keys() == set(State)


def test_the_order_in_which_parts_are_joined_does_not_matter() -> None:
    joined = DIRECTED & (SUCCESSFUL & AFTER)
    assert joined == And((AFTER, SUCCESSFUL, DIRECTED))
    assert hash(joined) == hash(AFTER & SUCCESSFUL & DIRECTED)
    assert AFTER & AFTER & SUCCESSFUL == AFTER & SUCCESSFUL
    assert orderly(joined)
    assert orderly(AT_YOU | (POLLING & POLITICAL))


@pytest.mark.parametrize(
    "wrong",
    [
        And((AFTER,)),
        And((SUCCESSFUL, AFTER)),
        And((AFTER, AFTER)),
        And((Is(Who.ACTING, MINION), Is(Who.ACTING, READY))),
        And((AFTER, Or((SUCCESSFUL, DIRECTED)))),
        Or((AFTER,)),
        Or((AFTER, AFTER)),
        Or((AFTER, Or((POLLING, AT_YOU)))),
        Cond(),
    ],
    ids=str,
)
def test_other_ways_to_write_a_condition_are_found(wrong: Cond) -> None:
    assert not orderly(wrong)


def test_parts_narrow_the_windows_and_alternatives_add() -> None:
    assert windows_of(AT_YOU) == DURING
    assert windows_of(PREDATOR_ACTS) == WITH_ACTION
    assert windows_of(DECLINED & PREDATOR_ACTS) == (W_DECLINED,)
    assert windows_of(DECLINED & AT_YOU) == (W_DECLINED,)
    assert windows_of(AFTER & SUCCESSFUL) == (W_AFTER,)
    assert windows_of(AT_YOU | (POLLING & POLITICAL)) == (*DURING, W_POLLING)
    assert windows_of(AFTER & POLLING) == ()
    assert windows_of(SUCCESSFUL) is None


def test_a_condition_implies_what_it_asks_in_each_alternative() -> None:
    assert implies(DECLINED & AT_YOU, AT_YOU)
    assert implies(AFTER & SUCCESSFUL, AFTER)
    assert not implies(AFTER, AFTER & SUCCESSFUL)
    assert implies(AT_YOU | DECLINED, DECLINED, AT_YOU)
    assert not implies(AT_YOU | POLLING, AT_YOU)
    assert not implies(None, AT_YOU)


def test_the_first_part_that_fails_is_the_reason() -> None:
    scene = table(At("Ryan"), At("Sully"), At("Wauneka"))
    action, t = scene.acting("Ryan", "bleed"), scene.t
    action.target = 1

    def why(cond: Cond, seat: int, window: str) -> str:
        return name_of(why_not(t, cond, Situation(seat, None, window)))

    assert why(DECLINED & AT_YOU, 1, W_DECLINED) == ""
    assert why(DECLINED & AT_YOU, 1, "open") == "only-declined"
    assert why(DECLINED & AT_YOU, 2, W_DECLINED) == "only-bleed-at-you"
    assert why(AT_YOU | (POLLING & POLITICAL), 1, "open") == ""
    assert why(AT_YOU | (POLLING & POLITICAL), 2, "open") == "only-polling"
    assert why(PREDATOR_ACTS, 1, "open") == ""
    assert why(PREDATOR_ACTS, 2, "open") == "only-predator-acts"


def test_somebody_who_is_not_there_is_refused() -> None:
    with pytest.raises(Undecided):
        holds(Is(Who.RECRUITER, MINION & READY))
    with pytest.raises(Undecided):
        holds(Cond())
