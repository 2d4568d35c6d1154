"""What triggers wait for, in words."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    EACH_UNLOCK,
    OTHERS_UNLOCK,
    PREYS_UNLOCK,
    READY,
    THEIR_MASTER,
    THEIR_UNLOCK,
    TITLED,
    TORPOR,
    YOUR_DISCARD,
    YOUR_INFLUENCE,
    YOUR_MASTER,
    YOUR_UNLOCK,
    Happening,
    Is,
    On,
    Political,
    Trigger,
    Who,
)
from coterie.games.vtes.text.tongue import refuse

READY_NOW, IN_TORPOR = Is(Who.SELF, READY), Is(Who.SELF, TORPOR)
TO_TORPOR: Final = On(Happening.TORPOR, Who.SELF)
SAID: Final[dict[On, str]] = {
    YOUR_UNLOCK: "your-unlock",
    EACH_UNLOCK: "each-unlock",
    OTHERS_UNLOCK: "other-unlock",
    PREYS_UNLOCK: "preys-unlock",
    THEIR_UNLOCK: "their-unlock",
    YOUR_MASTER: "your-master",
    THEIR_MASTER: "their-master",
    YOUR_INFLUENCE: "your-influence",
    YOUR_DISCARD: "your-discard",
    TO_TORPOR: "torpor",
    On(Happening.BLOCKED, TITLED | Political(), Who.SELF): "blocks",
    On(Happening.BLOCKED, Who.SELF): "blocked",
    On(Happening.BLEEDS, Who.SELF, seat=Who.KEPT): "next-bleed",
    On(Happening.RECRUITED, Who.SELF, most=1): "first-recruit",
    On(Happening.PASSED, by=Who.SELF): "called-passed",
    On(Happening.PASSED, seat=Who.PREDATOR): "predators-passed",
    On(Happening.PASSED): "passed",
}
"""By the message that says so."""


def said_on(on: On) -> str:
    """The message that says what is waited for."""
    refuse(on not in SAID, "nothing is said of when it happens")
    return SAID[on]


def moment(node: Trigger) -> str:
    """The message that says what a trigger waits for; to be in torpor is what follows from going there."""
    return "in-torpor" if node.if_ == IN_TORPOR and node.on == TO_TORPOR else said_on(node.on)
