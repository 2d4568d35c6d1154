"""What bots make of words. Each family says it of its own; what says nothing of itself is worth a little."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from coterie.games.vtes.cards.vocabulary import Effect, Node, Pred
from coterie.games.vtes.families import collect

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form
    from coterie.games.vtes.bots.insight import Insight
    from coterie.games.vtes.bots.purpose import Purpose
    from coterie.games.vtes.keys import Key
    from coterie.games.vtes.view import ReferendumView

Reader = Callable[["Purpose", Any], None]
Weigher = Callable[[Any], float]
UNKNOWN: Final = 0.4
"""The worth of what no rule of thumb knows."""
TURNS: Final = 4.0
"""For how many turns of its controller a card in play is likely to matter."""


def a_little(word: Node) -> float:
    """What a word is worth that nobody has weighed."""
    return UNKNOWN


def of_no_known_use(purpose: Purpose, effect: Effect) -> None:
    """How a word is read that nobody has weighed."""
    purpose.other += UNKNOWN


class Hint(NamedTuple):
    """What a word is to bots."""

    played: Reader = of_no_known_use
    """What it adds to the purpose of a card or an ability."""
    used: Weigher = a_little
    """What it is worth on a card in play, as something that is used now and then."""
    each_turn: Weigher = a_little
    """The same, of what happens by itself."""
    always: Callable[[Any, float], float] = lambda effect, share: UNKNOWN
    """The same, of what is always so; for what is so in part of the cases, a share."""
    held: Weigher = a_little
    """What an ability is worth to who controls or bears the card, for the rest of the game."""
    passed: Callable[[Insight, ReferendumView, Any, int], float] = lambda insight, called, effect, place: 0.0
    """How much pool a Methuselah gains by it, if a referendum passes with these terms."""
    called: Callable[[Insight, Form, Any, dict[int, float]], dict[int, float]] = lambda insight, form, effect, pools: pools
    """How pool would change by the best terms of a referendum that has the word, beside what changes already."""
    offered: Weigher = lambda effect: -0.1
    """What an action that others may perform with it costs who has the card."""


HINTS: Final[dict[type[Node], Hint]] = {}
PLAIN: Final = Hint()


def hint(word: type[Node], played: Reader = of_no_known_use, **others: Any) -> None:
    """Say what a word is to bots; where its worth does not depend on what it says, the number will do."""
    weighed: dict[str, Any] = {name: other if callable(other) else _fixed(other) for name, other in others.items()}
    HINTS[word] = Hint(played, **weighed)


def _fixed(worth: float) -> Callable[..., float]:
    return lambda *of: worth


def hint_of(effect: Node) -> Hint:
    """What bots make of a word."""
    collect("hints")
    return HINTS.get(type(effect), PLAIN)


Answer = Callable[["Insight", int, "Key"], float]
ANSWERS: Final[dict[str, Answer]] = {}
"""What each thing is worth that a word asks to choose, by the prompt: given what the bot sees, the card that asks, and the key."""


def answer(prompt: str, rule: Answer) -> None:
    """Say how bots answer a question that only one family asks."""
    ANSWERS[prompt] = rule


def answer_to(prompt: str) -> Answer | None:
    """How bots answer a question of a family; None if it does not say."""
    collect("hints")
    return ANSWERS.get(prompt)


# Readers that many words share.


def amount(number: object, otherwise: int = 2) -> int:
    """A number of a definition; one that is counted is taken for two."""
    return number if isinstance(number, int) else otherwise


def aim(purpose: Purpose, target: object) -> None:
    """What it is put on, or aimed at."""
    if isinstance(target, Pred) and purpose.on is None:
        purpose.on = target


def note(name: str, value: Any = True) -> Reader:
    """A reader that sets one thing."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, value)

    return read


def add(name: str, field: str = "amount") -> Reader:
    """A reader that adds a number of the node to one thing."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, getattr(purpose, name) + amount(getattr(effect, field)))

    return read


def note_aimed(name: str, field: str) -> Reader:
    """A reader that sets one thing, and what it is aimed at."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, True)
        aim(purpose, getattr(effect, field))

    return read


def worth(value: float, field: str = "") -> Reader:
    """A reader of what is worth so much, or so much for each of a number of the node."""

    def read(purpose: Purpose, effect: Any) -> None:
        purpose.other += value * getattr(effect, field) if field else value

    return read


def inner(purpose: Purpose, effect: Any) -> None:
    """What is done for a price, or if all goes well, counts as done."""
    purpose.take(effect.do if isinstance(effect.do, tuple) else (effect.do,))


def nothing(purpose: Purpose, effect: Any) -> None:
    """What counts by other parts of the card."""
