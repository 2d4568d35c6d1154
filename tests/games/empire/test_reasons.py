"""Every refusal this game knows, each produced at a table: a reason that no situation produces is not a reason."""

from collections.abc import Callable

import pytest

from coterie.games.empire.rules import reasons
from coterie.kernel.text import Reason
from tests.games.empire.table import Cards, Scene, table
from tests.marks import rule

EIGHT = "nobles-1 nobles-2 clergy-1 clergy-2 servants-1 servants-2 clergy-3 nobles-3"
ALL = {name: value for name, value in vars(reasons).items() if isinstance(value, Reason)}


def attack(human: str = "clergy-1 nobles-1 holy-2 spy", vampire: str = "nobles-1", **more: object) -> Scene:
    """The Bishop attacks the Lady; the attacker has laid nothing yet."""
    t = table(human=human, vampire=vampire, **more)  # type: ignore[arg-type]  # words of the table or options of the game
    t.human.attacks("lady", with_="bishop")
    return t


def attacked(vampire: str, **more: object) -> Scene:
    """The same with a card of 1 laid by the attacker."""
    t = attack("clergy-1 clergy-2", vampire, **more)
    t.human.lays("clergy-1")
    return t


def paying(purpose: str) -> Scene:
    """A price is being paid."""
    if purpose == "water":
        t = table(human="holy-1 holy-2 clergy-1")
        t.human.asks_about("monk")
    else:
        t = table(active="vampire", vampire="vampire-1 vampire-3 vampire-nobles-1 nobles-1 spy", hide_cost=purpose)
        t.vampire.hides("lady")
    return t


def answering() -> Scene:
    """The vampire player may answer a support card."""
    t = table(phase="before", human="squire clergy-1", vampire="spy cancel-support nobles-1 nobles-2")
    t.human.plays("squire", on="attack:lady")
    return t


def fight_window() -> Scene:
    """The vampire player may play a support card in a fight."""
    t = attack("clergy-1", "cancel-combat scullion nobles-1 nobles-2")
    t.human.lays("clergy-1")
    return t


DEAD = "lord officer nun butler monk maid"
CASES: list[tuple[str, str, str, Callable[[], Scene]]] = [
    ("MUST_DISCARD_DOWN", "human", "skip", lambda: table(phase="discard", human=f"{EIGHT} clergy-1")),
    ("MUST_DRAW", "human", "skip", lambda: table(phase="discard", human="")),
    ("NOTHING_TO_DRAW", "human", "draw", lambda: table(phase="discard", human=EIGHT)),
    ("CELLAR_USED", "human", "cellar:h-clergy-1", lambda: table(phase="discard", human=Cards("clergy-1", used=True))),
    ("ALREADY_REVEALED", "vampire", "reveal:lady", lambda: table(active="vampire", phase="reveal", revealed="lady")),
    ("NOT_A_VAMPIRE", "vampire", "reveal:cook", lambda: table(active="vampire", phase="reveal")),
    ("HIDE_NEEDS_CARDS", "vampire", "hide:lady", lambda: table(active="vampire", vampire="nobles-1 nobles-2 spy")),
    ("HIDE_NEEDS_CITY", "vampire", "hide:lady", lambda: table(active="vampire", dead=DEAD, vampire="nobles-1 nobles-2 clergy-1")),
    ("WATER_NEEDS_CARDS", "human", "water:lady", lambda: table(human="holy-1 clergy-1")),
    ("WATER_KNOWN", "human", "water:cook", lambda: table(cleared="cook", human="holy-1 holy-2")),
    ("ATTACKER_IS_VAMPIRE", "human", "fight:lady:cook", lambda: table(revealed="lady", human="nobles-1 clergy-1")),
    (
        "ATTACKER_MUST_BE_REVEALED",
        "vampire",
        "fight:cook:bishop",
        lambda: table(active="vampire", revealed="lady", vampire="nobles-1 clergy-1"),
    ),
    ("TARGET_PROTECTED", "human", "fight:bishop:lady", lambda: table(protected="lady", human="clergy-1 clergy-2")),
    ("NO_VALID_CARD", "human", "fight:bishop:lady", lambda: table(human="nobles-1 servants-1")),
    ("TOO_WEAK", "human", "fight:bishop:lady", lambda: table(defence={"lady": 1}, human="clergy-1 servants-1")),
    ("NOT_A_COMBAT_CARD", "vampire", "card:v-spy", lambda: paying("any")),
    ("NOT_A_RED_CARD", "vampire", "card:v-nobles-1", lambda: paying("red")),
    ("NOT_HOLY_WATER", "human", "card:h-clergy-1", lambda: paying("water")),
    ("WRONG_PROFESSION", "human", "lay:h-nobles-1", attack),
    ("WATER_NEEDS_REVEALED", "human", "lay:h-holy-2", attack),
    ("RED_NEEDS_REVEALED", "vampire", "lay:v-vampire-1", lambda: attacked("vampire-1 nobles-1")),
    ("MUST_DEFEND", "vampire", "pass", lambda: attacked("nobles-1", options={"defence": "must"})),
    ("NOT_A_SUPPORT_CARD", "human", "play:h-clergy-1", lambda: table(phase="before", human="squire clergy-1")),
    ("CANNOT_PAY", "human", "play:h-confession", lambda: table(phase="before", human="squire confession")),
    ("ONLY_IN_A_FIGHT", "human", "play:h-cancel-combat", lambda: table(phase="before", human="squire cancel-combat nobles-1")),
    ("NOT_IN_A_FIGHT", "vampire", "play:v-scullion", fight_window),
    ("ONLY_AS_ANSWER", "human", "play:h-cancel-support", lambda: table(phase="before", human="squire cancel-support nobles-1")),
    ("NOT_AS_ANSWER", "vampire", "play:v-spy", answering),
    ("ONLY_BEFORE_ACTION", "human", "play:h-protect", lambda: table(phase="after", human="squire protect clergy-1 clergy-2")),
    ("NO_TARGET", "human", "play:h-groom", lambda: table(phase="before", castle="lady bishop nun", human="squire groom")),
    ("PILE_EMPTY", "human", "play:h-tutor-cellar", lambda: table(phase="before", human="squire tutor-cellar")),
    ("BAG_EMPTY", "human", "play:h-confession", lambda: _no_bag()),
]


def _no_bag() -> Scene:
    return table(phase="before", trusted="bishop cook lord officer nun butler", human="squire confession clergy-1 clergy-2")


def test_every_reason_has_a_case() -> None:
    assert {case[0] for case in CASES} == set(ALL)


@rule("empire.phase3", "empire.support")
@pytest.mark.parametrize(("name", "seat", "key", "scene"), CASES, ids=[case[0] for case in CASES])
def test_the_reason_is_given(name: str, seat: str, key: str, scene: Callable[[], Scene]) -> None:
    t = scene()
    t.refused(seat, key, ALL[name])
    assert t.game.asks(seat)
    assert t.options
