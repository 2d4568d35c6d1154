"""The invented persons as whom bots play: a game brings its own, each tied to a bot and true to how it plays.

A person's line of character is the message `<game>-cast-<face>`. A bot that is not the game's, from a file for instance, is a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from coterie.kernel.chance import Chance, derive
from coterie.kernel.state import Seat

if TYPE_CHECKING:
    from coterie.kernel.definition import Definition

FACES: Final = (
    *("die", "coin", "feather", "top", "vane", "kite"),
    *("lantern", "boot", "key", "anvil", "umbrella", "cup"),
    *("hourglass", "glasses", "compass", "spyglass", "abacus", "maze"),
    "mask",
)
"""The signs that we have drawn for persons."""


class Persona(msgspec.Struct, frozen=True):
    """An invented person: a name, the same in all languages, one of our signs, and the bot that plays."""

    name: str
    face: str
    bot: str


STRANGERS: Final = tuple(
    Persona(name, "mask", "")
    for name in ("Noor", "Maxime", "Jody", "Lou", "Alix", "Remy", "Toni", "Jules", "Marlo", "Sidney", "Lior", "Dominique")
)


def level(bot: str) -> str:
    """The kind of a bot, without the time it may take.

    >>> level("search:200x")
    'search'
    """
    return bot.partition(":")[0]


def persons(definition: Definition[Any], bot: str) -> tuple[Persona, ...]:
    """Those of a game as whom a bot can play; strangers, if the bot is not the game's."""
    return tuple(persona for persona in definition.cast if persona.bot == level(bot)) or STRANGERS


def find(definition: Definition[Any], name: str) -> Persona | None:
    """A person by name."""
    return next((persona for persona in (*definition.cast, *STRANGERS) if persona.name == name), None)


def assign(definition: Definition[Any], bots: Mapping[Seat, str], seed: int, taken: Iterable[str] = ()) -> dict[Seat, Persona]:
    """Somebody for each bot of a table, nobody twice, and always the same for the same seed. `taken` are names of others there."""
    used, found = set(taken), dict[Seat, Persona]()
    for number, (seat, bot) in enumerate(bots.items()):
        free = [persona for persona in persons(definition, bot) if persona.name not in used]
        free = free or [persona for persona in STRANGERS if persona.name not in used] or [STRANGERS[0]]
        found[seat] = free[Chance(derive(seed, 100 + number)).roll(len(free))]
        used.add(found[seat].name)
    return found
