"""Games that take long to get going are also begun in the middle: at a position in which things can happen at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import coterie
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import Trait
from coterie.games.vtes.pool import named
from coterie.kernel.chance import Chance, derive
from coterie.kernel.definition import Definition

TURN = 13


def middle_of_vtes(position: dict[str, Any], seed: int) -> dict[str, Any]:
    """Each Methuselah has up to three vampires, one of them hurt, some cards in play and on them, and less pool."""
    chance = Chance(derive(seed, 6))
    position |= {"turn": TURN, "phase": ("unlock", "master", "minion")[chance.roll(3)], "step": "", "edge": position.get("active", "a")}
    taken: set[str] = set()
    for seat in position["seats"].values():
        seat["pool"] = 4 + chance.roll(12)
        down = [piece for piece in seat["uncontrolled"] if _free(piece["card"], taken)][:3]
        seat["uncontrolled"] = [piece for piece in seat["uncontrolled"] if piece not in down]
        for piece in down:
            taken.add(piece["card"])
            piece["blood"] = max(0, named(piece["card"]).capacity - chance.roll(4))
        seat["torpor"] = down[2:] if not chance.roll(2) else []
        seat["ready"] = [piece for piece in down if piece not in seat["torpor"]]
        seat["in_play"] = [_draw(seat, card) for card in _of(seat, "location")[:2] if _free(card, taken)]
        for minion, card in zip(seat["ready"], _of(seat, "attached"), strict=False):
            if _free(card, taken):
                minion["cards"] = [_draw(seat, card)]
    return position


def _free(card: str, taken: set[str]) -> bool:
    """Whether a card is in play nowhere yet; it is taken then, if it is unique."""
    fact = named(card)
    unique = fact.crypt or any(Trait.UNIQUE in form.traits for form in standard_book().forms[fact.id])
    if card in taken:
        return not unique
    taken.add(card)
    return True


def _of(seat: dict[str, Any], sort: str) -> list[str]:
    """Cards of a library that could be in play: locations that leave hands as they are, or what is put on vampires."""
    found = []
    for card in dict.fromkeys(seat["library"]):
        form = standard_book().forms[named(card).id][0]
        attached = (
            "equipment" in named(card).types or "retainer" in named(card).types or card in ("Blood Doll", "Vessel", "Haven Uncovered")
        )
        if (Trait.LOCATION in form.traits and card != "Elder Library") if sort == "location" else attached:
            found.append(card)
    return found


def _draw(seat: dict[str, Any], card: str) -> dict[str, Any]:
    """A card of a library as a piece."""
    seat["library"].remove(card)
    return {"card": card}


MIDDLES: dict[str, Callable[[dict[str, Any], int], dict[str, Any]]] = {"vtes": middle_of_vtes}


def begin_in_the_middle(definition: Definition[Any], setup: dict[str, object], seed: int) -> dict[str, Any] | None:
    """A position in the middle of a game, for games that have one; else nothing."""
    middle = MIDDLES.get(definition.name)
    return None if middle is None else middle(coterie.new(definition.name, seed=seed, setup=setup).position(), seed)
