"""Cards of the book that stand about on every table: found by what they are, so that none is named."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from coterie.games.vtes.book import Form, standard_book
from coterie.games.vtes.cards.vocabulary import EnterCombat, Environmental, IsA, Kind, Maneuver, Noun, Onward, Pred, Press, Trait, parts

from .plots import EMPLOY, EQUIP, RECRUIT


class Props(NamedTuple):
    """One of each sort, and some vampires and library cards."""

    vampires: tuple[int, ...]
    ally: int
    equipment: int
    retainer: int
    political: int
    attack: Form
    attacker: int
    """An ally whose own action is to attack anybody."""
    master: int
    press: int
    """A combat card that anybody can play to go on fighting."""
    maneuver: int
    """A combat card that does nothing but change the range."""
    library: tuple[int, ...]

    @property
    def fetched(self) -> dict[str, int]:
        """What a minion acts to get, by the action."""
        return {EQUIP: self.equipment, EMPLOY: self.retainer, RECRUIT: self.ally}


@cache
def props() -> Props:
    """The first of each sort, the plainest before others."""
    book = standard_book()

    def plain(card: int) -> tuple[int, int]:
        forms = book.forms[card]
        return sum(len(form.abilities) + len(form.effects) for form in forms), card

    def of_kind(kind: Kind, *traits: Trait) -> int:
        found = [card for card, forms in book.forms.items() if not book.facts[card].crypt and forms[0].kind is kind]
        found = [card for card in found if Trait.UNIQUE not in book.forms[card][0].traits and not book.forms[card][0].always]
        return min((card for card in found if all(trait in book.forms[card][0].traits for trait in traits)), key=plain)

    vampires = [card for card, forms in book.forms.items() if book.facts[card].crypt and not forms[0].abilities]
    attacks = [form for ways in book.forms.values() for form in ways if form.kind is Kind.ACTION and form.effect(EnterCombat) is not None]
    masters = [card for card, forms in book.forms.items() if forms[0].kind is Kind.MASTER and not forms[0].clans and not forms[0].pool]
    attackers = [card for card, ways in book.forms.items() if ways[0].kind is Kind.ALLY and _attacks(ways[0])]
    presses = [
        card for card, ways in book.forms.items() if ways[0].effects == (Press(Onward.CONTINUE),) and ways[0].free and not ways[0].needs
    ]
    library = [card for card in sorted(book.forms) if not book.facts[card].crypt]
    return Props(
        tuple(sorted(vampires)[:60]),
        of_kind(Kind.ALLY),
        of_kind(Kind.EQUIPMENT, Trait.GUN),
        min((card for card in book.forms if _wounds(book.forms[card][0])), key=plain),
        of_kind(Kind.POLITICAL),
        min((form for form in attacks if not form.clans and not form.titles), key=lambda form: (form.blood, form.card, form.index)),
        min(attackers),
        min((card for card in masters if Trait.OUT_OF_TURN not in book.forms[card][0].traits), key=plain),
        min(presses),
        min(form.card for ways in book.forms.values() for form in ways if form.effects == (Maneuver(),) and form.free and not form.clans),
        tuple(library[::9]),
    )


def _wounds(form: Form) -> bool:
    """Whether a retainer inflicts damage in each round of a fight, and does nothing else all the time."""
    return form.kind is Kind.RETAINER and bool(form.always) and all(isinstance(always.effect, Environmental) for always in form.always)


def _attacks(form: Form) -> bool:
    """Whether an ally offers an attack on any minion."""
    offered = [effect for _, action in form.actions for effect in action.do if isinstance(effect, EnterCombat)]
    return any(isinstance(effect.target, Pred) and IsA(Noun.MINION) in parts(effect.target) for effect in offered)
