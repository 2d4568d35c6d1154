"""What a minion is as it stands: as printed or changed for good, then layer by layer what cards make of it, within a layer by age.

It is stored on the piece, because it is read far more often than it changes, and computed anew where a card with a layer comes or goes.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from coterie.games.vtes.cards.vocabulary import Ability, As, Effect, HasTrait, Layer, Passes, Represent, Teaches, Trait
from coterie.games.vtes.index import ALL
from coterie.games.vtes.words.things import OF_A_CLAN, SECT_OF

if TYPE_CHECKING:
    from coterie.games.vtes.pool import Facts
    from coterie.games.vtes.table import Piece, Table

SUPERIOR: Final = 2
"""The higher level of a discipline."""


class Identity(msgspec.Struct, frozen=True):
    """What a minion is without the cards that make something else of it. It is replaced and never changed, so copies share it."""

    clan: str = ""
    sect: str = ""
    title: str = ""
    city: str = ""
    disciplines: dict[str, int] = {}
    capacity: int = 0
    traits: dict[Trait, str] = {}
    """Keywords that the rules give a meaning, with what they name: the clan that a slave serves."""


class Laid(NamedTuple):
    """What a card lays upon the minion that it is on."""

    layer: Layer
    value: str | int
    """A name; of a title also its clan; how much capacity."""
    name: str = ""
    """The city of a title."""


def identity_of(fact: Facts, abilities: tuple[Ability, ...]) -> Identity:
    """What a card is as printed; its traits are those that its definition says."""
    traits = {one.trait: one.clan for one in abilities if isinstance(one, HasTrait)} if fact.crypt else {}
    return Identity(fact.clan, fact.sect, fact.title, fact.city, fact.disciplines, fact.capacity, traits)


def laid_by(abilities: tuple[Ability, ...], effects: tuple[Effect, ...]) -> tuple[Laid, ...]:
    """What a card lays upon the minion that it is on."""
    found: list[Laid] = []
    for ability in abilities:
        if isinstance(ability, Teaches):
            found.append(Laid(Layer.DISCIPLINE, ability.discipline))
            found += [Laid(Layer.CAPACITY, ability.capacity)] if ability.capacity else []
        elif isinstance(ability, As) and not ability.wide:
            found.append(Laid(ability.layer, ability.value))
    represented = [effect.do for effect in effects if isinstance(effect, Passes) and isinstance(effect.do, Represent)]
    found += [Laid(Layer.TITLE, one.title.value, one.city) for one in represented]
    return tuple(found)


ORDER: Final = {layer: place for place, layer in enumerate(Layer)}


def stand(t: Table, piece: Piece) -> None:
    """Compute what a minion is as it stands. Blood above the capacity goes, if it is in play (v5.master.discipline)."""
    base = piece.base
    piece.clan, piece.sect, piece.title, piece.city = base.clan, base.sect, base.title, base.city
    piece.disciplines, piece.capacity, piece.traits = base.disciplines, base.capacity, base.traits
    own = [(number, laid) for number in piece.cards for laid in t.form_of(t.pieces[number]).layers]
    if own or t.index.layers:
        for layer in Layer:
            here = [one for one in own if one[1].layer is layer] + _said_of(t, piece, layer)
            for source, laid in sorted(here, key=itemgetter(0)):
                _lay(t, piece, laid, source)
    unfit = bool(piece.title) and not suits(piece, piece.title, clan_of_title(t, piece))
    if unfit is not piece.standing.unfit:
        piece.stands(unfit=unfit)
    if piece.blood > piece.capacity and piece.zone in ("ready", "torpor") and t.book.facts[piece.card].crypt:
        piece.blood = piece.capacity


def _said_of(t: Table, piece: Piece, layer: Layer) -> list[tuple[int, Laid]]:
    """What cards in play say in a layer of some minions, of which this is one as far as it stands."""
    if not t.is_in_play(piece):
        return []
    fitting = [entry for entry in t.index.of(ALL, layer) if entry.holds is None or entry.holds(t, entry, piece, None)]
    return [(entry.source, Laid(layer, entry.static.node.value)) for entry in fitting if isinstance(entry.static.node, As)]


def _lay(t: Table, piece: Piece, laid: Laid, source: int) -> None:
    value, text = laid.value, str(laid.value)
    if laid.layer is Layer.CLAN:
        piece.clan = text or t.pieces[source].bound.clan or piece.clan
    elif laid.layer is Layer.SECT:
        piece.sect = text
    elif laid.layer is Layer.TITLE:
        piece.title, piece.city = text, laid.name
    elif laid.layer is Layer.DISCIPLINE:
        level = SUPERIOR if text.isupper() else min(SUPERIOR, piece.disciplines.get(text, 0) + 1)
        piece.disciplines = {**piece.disciplines, text.lower(): level}
    elif laid.layer is Layer.CAPACITY:
        piece.capacity += value if isinstance(value, int) else 0
    else:
        piece.traits = {**piece.traits, Trait(text): ""}


def suits(piece: Piece, title: str, clan: str) -> bool:
    """Whether a vampire is of the sect and clan that a title asks for (v5.sect)."""
    sect = SECT_OF.get(title)
    return (sect is None or piece.sect == sect) and (title not in OF_A_CLAN or not clan or piece.clan == clan)


def clan_of_title(t: Table, piece: Piece) -> str:
    """The clan that a vampire's title belongs to: as the card says that represents it, or as printed."""
    if piece.title not in OF_A_CLAN:
        return ""
    for number in piece.cards:
        represented = t.form_of(t.pieces[number]).represents
        if represented:
            return represented
    fact = t.book.facts[piece.card]
    return fact.clan if fact.title == piece.title else piece.base.clan
