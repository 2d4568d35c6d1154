"""What happens, and what of it a card waits for."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Node
from coterie.games.vtes.words.predicates import Target
from coterie.games.vtes.words.things import Who


class Happening(StrEnum):
    """What cards wait for. Each says who has a part in it."""

    UNLOCK = "unlock"
    """The unlock phase of `seat`."""
    MASTER = "master"
    INFLUENCE = "influence"
    DISCARD = "discard"
    TORPOR = "torpor"
    """`who` goes to torpor."""
    BURNED = "burned"
    """`who` is burned."""
    BLOCKED = "blocked"
    """`by` blocks `who`, before block resolution."""
    BLEEDS = "bleeds"
    """`who` is about to bleed `seat` successfully."""
    RECRUITED = "recruited"
    """`by` has recruited `who`, as the `amount`th ally in this turn."""
    PASSED = "passed"
    """A referendum that `by`, a vampire of `seat`, called has passed, and its action is over."""
    BURNS_POOL = "burns-pool"
    """`seat` burns `amount` pool, which is no cost; `by` is the minion that bleeds them, if it is to a bleed."""
    DAMAGED = "damaged"
    """`amount` damage is inflicted on `who` in combat; `by` is the opposing minion, if it is by a strike of that one."""
    UNLOCKS = "unlocks"
    """`who`, which is locked, unlocks as normal in the unlock phase of `seat`."""
    REPLACES = "replaces"
    """`seat` replaces `card`, which is another than the one that waits."""


PHASES = (Happening.UNLOCK, Happening.MASTER, Happening.INFLUENCE, Happening.DISCARD)
"""What happens in a phase is done in it, in the order that its Methuselah likes; what events bring is done at once."""


class On(Node, frozen=True):
    """Something that happens, if those with a part in it are these; who is not named may be anybody."""

    kind: Happening
    who: Target | None = None
    by: Target | None = None
    seat: Who | None = None
    most: int = 0
    """Only if the amount is not more than this; 0 if that does not matter."""
    least: int = 0
    """Only if the amount is at least this."""


# Phases that many cards wait for.
YOUR_UNLOCK, YOUR_MASTER, YOUR_INFLUENCE, YOUR_DISCARD = (On(phase, seat=Who.YOU) for phase in PHASES)
EACH_UNLOCK = On(Happening.UNLOCK)
OTHERS_UNLOCK = On(Happening.UNLOCK, seat=Who.OTHERS)
PREYS_UNLOCK = On(Happening.UNLOCK, seat=Who.PREY)
THEIR_UNLOCK, THEIR_MASTER = On(Happening.UNLOCK, seat=Who.CONTROLLER), On(Happening.MASTER, seat=Who.CONTROLLER)
