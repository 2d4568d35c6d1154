"""Whatever the engine says that it carries out, it does: a card for each word, place and member is played and seen to do it."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Cond, Node
from coterie.games.vtes.support.registry import CARRIED, collect, said
from tests.marks import slow

from .gate import judge
from .invent import HOLDING, SOME, Invented, book_of, saying

PLOTS = 40
NOBODY_DODGES = "Nobody dodges in these plots; tests of combat do."
NOBODY_PLAYS = "Nobody else plays such a card in these plots; tests of cancels do."
NOT_LOCKED = "Whoever is meant is not locked then, unless another card has locked or woken it."
UNSEEN: dict[str, str] = {
    "reaction: Cancel(sort='master')": NOBODY_PLAYS,
    "reaction: Cancel(sort='master', others=True)": NOBODY_PLAYS,
    "reaction: Cancel(sort='master', unpaid=True)": NOBODY_PLAYS,
    "reaction: Cancel(sort='reaction')": NOBODY_PLAYS,
    "reaction: Cancel(sort='action modifier')": NOBODY_PLAYS,
    "static: Forbid(what=Cannot.BE_DODGED)": NOBODY_DODGES,
    "static: Forbid(what=Cannot.BE_DODGED, who=VAMPIRE & READY & YOURS)": NOBODY_DODGES,
    "static: Forbid(what=Cannot.GAIN_LIFE)": "No ally would gain life in these plots; a test of allies shows it.",
    "static: Immune(source=Source.ENVIRONMENT)": "No plot has damage from the environment; tests of damage have.",
    "static: Immune(source=Source.MELEE)": "There is no melee weapon among the complete cards; tests of damage have one.",
    "modifier: Unlock(who=Who.BLOCKER)": NOT_LOCKED,
    "reaction: Unlock(who=Who.BLOCKER)": NOT_LOCKED,
    "reaction: Unlock()": NOT_LOCKED,
    "phase: Unlock()": NOT_LOCKED,
    "use: Unlock()": NOT_LOCKED,
    "called-passed: Unlock()": NOT_LOCKED,
    "passes: BurnPool(who=Who.YOU, per=Count.POINTS)": "The caller allocates nothing to itself in these plots.",
    "passes: GainPool(who=Who.YOU, per=Count.POINTS)": "The caller allocates nothing to itself in these plots.",
}
"""What no plot leads to, with the reason. This list may only shrink."""
AT_MOST_UNSEEN = 18
NOT_INVENTED = frozenset({"Bar", "Counters", "Distribute", "HasTrait", "Hinders", "ReplaceLater", "TakeControl", "Teaches", "Toll"})
"""Words that need so much around them that no card is invented; complete cards have them all. This list may only shrink."""


def words() -> list[type[Node]]:
    """Every word that is carried out somewhere."""
    collect()
    return sorted((word for word in CARRIED if word not in HOLDING and not issubclass(word, Cond)), key=lambda word: word.__name__)


def name_of(made: Invented) -> str:
    """Where a word stands, and what it says."""
    return f"{made.place.value}: {said(made.word).replace(repr(SOME[0]), 'VAMPIRE & READY & YOURS')}"


@slow
@pytest.mark.parametrize("word", words(), ids=lambda word: word.__name__)
def test_a_word_is_carried_out_wherever_the_engine_says_so(word: type[Node]) -> None:
    made = saying(word)
    assert (not made) is (word.__name__ in NOT_INVENTED)
    book = book_of(made)
    found = {name_of(one): judge(one.goal, book, PLOTS).faults for one in made}
    assert {name: faults for name, faults in found.items() if faults and name not in UNSEEN} == {}


def test_the_lists_only_shrink() -> None:
    assert len(UNSEEN) <= AT_MOST_UNSEEN
    assert {word.__name__ for word in words()} >= NOT_INVENTED
