"""The printed text of a definition against the official text of the card."""

from __future__ import annotations

import tomllib
from difflib import SequenceMatcher
from functools import cache
from importlib import resources

import msgspec

from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Card, Node
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.text.printer import definition, print_card
from coterie.games.vtes.text.proof.normal import normal


class Difference(msgspec.Struct, frozen=True):
    """A place where the printed text is not the official one."""

    card: int
    clause: int
    """Counted from 1, in the official text."""
    official: str
    ours: str

    def __str__(self) -> str:
        return f"card {self.card}, clause {self.clause}: the card says {self.official!r}, the definition {self.ours!r}"


class Waiver(msgspec.Struct, frozen=True):
    """A clause that need not be equal, and why."""

    card: int
    clause: int
    reason: str


@cache
def waivers() -> tuple[Waiver, ...]:
    """All waivers."""
    text = resources.files(__package__).joinpath("waivers.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text).get("waiver", []), tuple[Waiver, ...])


@cache
def official(card_id: int) -> tuple[str, ...]:
    """The clauses of the official text in normal form."""
    return normal(facts()[card_id].text, facts()[card_id])


def differences(card: Card, of: Facts, waive: bool = True) -> list[Difference]:
    """Where the text printed from a definition differs from the official text; waived clauses are left out if so wished."""
    wanted, ours = official(card.id), normal(print_card(card, of).plain(), of)
    if wanted == ours:
        return []
    waived = {waiver.clause for waiver in waivers() if waive and waiver.card == card.id}
    found: list[Difference] = []
    for kind, start, end, our_start, our_end in SequenceMatcher(None, wanted, ours, autojunk=False).get_opcodes():
        if kind != "equal" and not (waived & set(range(start + 1, max(end, start + 1) + 1))):
            found.append(Difference(card.id, start + 1, " | ".join(wanted[start:end]), " | ".join(ours[our_start:our_end])))
    return found


def check(card_id: int) -> list[Difference]:
    """Where the definition of a card says something other than the card; nothing if it is proved."""
    return differences(definition(card_id), facts()[card_id])


def nodes(node: object) -> list[Node]:
    """A node and all nodes in it."""
    if isinstance(node, tuple):
        return [inner for item in node for inner in nodes(item)]
    if not isinstance(node, Node):
        return []
    return [node, *(inner for name in node.__struct_fields__ for inner in nodes(getattr(node, name)))]


def hooks() -> dict[str, int]:
    """Kinds of nodes that are one fixed clause of one card: their names, and the card. They count as waivers."""
    used: dict[type[Node], set[int]] = {}
    for card in DEFINITIONS.values():
        for node in nodes(card):
            if not node.__struct_fields__:
                used.setdefault(type(node), set()).add(card.id)
    return {kind.__name__: min(cards) for kind, cards in sorted(used.items(), key=lambda item: item[0].__name__) if len(cards) == 1}
