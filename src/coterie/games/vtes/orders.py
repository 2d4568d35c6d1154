"""The standing orders of VTES by name, and which of them a new seat has given; `rules/orders.py` says where they fit."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.table import Table
from coterie.kernel.decision import LONE

WAIT, STANDS, HOPELESS, BYSTANDER = "vtes-order-wait", "vtes-order-stands", "vtes-order-hopeless", "vtes-order-bystander"
HUNT, GROW, POLITICAL, RISE, DIABLERIE, OTHER = (
    "vtes-order-hunt", "vtes-order-grow", "vtes-order-political", "vtes-order-rise", "vtes-order-diablerie", "vtes-order-other",
)  # fmt: skip
PREDATOR, ANY_TIME, NO_BLOCKS = "vtes-order-predator", "vtes-order-any-time", "vtes-order-no-blocks"
POLL_AGAIN, POLL_IDLE, POLL_STANDS = "vtes-order-poll-again", "vtes-order-poll-idle", "vtes-order-poll-stands"
IN_VAIN, UNREADY = "vtes-order-in-vain", "vtes-order-unready"
AGAIN = "vtes-order-again"
TRANSFERS, BRING_OUT, MUST, EDGE = "vtes-order-transfers", "vtes-order-bring-out", "vtes-order-must", "vtes-order-edge"

ORDERS: Final[dict[str, bool]] = {
    LONE: True,
    WAIT: True,
    IN_VAIN: True,
    STANDS: True,
    HOPELESS: True,
    BYSTANDER: True,
    UNREADY: True,
    HUNT: True,
    GROW: True,
    RISE: True,
    OTHER: True,
    POLITICAL: False,
    DIABLERIE: False,
    PREDATOR: False,
    ANY_TIME: True,
    POLL_AGAIN: True,
    POLL_STANDS: True,
    POLL_IDLE: True,
    TRANSFERS: True,
    BRING_OUT: True,
    AGAIN: True,
    MUST: True,
    EDGE: True,
}
"""All of them, and which a new seat has given."""
SPARED: Final = 2
"""Blood that a vampire keeps before it is asked for more."""


def drained(t: Table, number: int) -> bool:
    """Whether a card on a vampire brought its blood to the pool last time."""
    return number in t.pieces and t.pieces[number].bound.way == "to-pool" and t.pieces[number].host in t.pieces


def drained_again(t: Table, number: int) -> bool:
    """The same, and the vampire can well spare one more."""
    return drained(t, number) and t.pieces[t.pieces[number].host].blood > SPARED
