"""What a minion is, and where the rules read it."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Free, Freedom, HasTrait, PlaysAs, Trait
from coterie.games.vtes.rules.legal import plays_as_vampire
from coterie.games.vtes.rules.minion import why_may_act
from coterie.games.vtes.rules.traits import has_trait
from coterie.games.vtes.support.registry import ANY, Place, carries

carries(PlaysAs, Place.ALLY, actions=ANY)(plays_as_vampire)


carries(Free, Place.ALLY, what=Freedom.ACT_AT_ONCE)(why_may_act)


carries(
    HasTrait,
    Place.CRYPT,
    clan=str,
    trait=(
        Trait.BLACK_HAND,
        Trait.BLOOD_CURSED,
        Trait.CIRCLE,
        Trait.FLIGHT,
        Trait.INFERNAL,
        Trait.RED_LIST,
        Trait.SCARCE,
        Trait.SERAPH,
        Trait.SLAVE,
        Trait.STERILE,
    ),
)(has_trait)
