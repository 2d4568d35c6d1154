"""Locations."""

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    READY,
    TITLED,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    YOUR_MASTER,
    YOUR_UNLOCK,
    YOURS,
    Action,
    AddBlood,
    AfterSuccess,
    Always,
    Burn,
    BurnBlood,
    BurnPool,
    Card,
    Clan,
    Discard,
    During,
    Early,
    Either,
    GainBlood,
    GainVotes,
    Is,
    Lock,
    Mod,
    Period,
    Pred,
    Recover,
    Sect,
    Stat,
    State,
    Store,
    Trait,
    Trigger,
    Unload,
    Unlock,
    Use,
    When,
    Who,
)

LOCATION = (Trait.UNIQUE, Trait.LOCATION)
HUNTING_GROUND = (*LOCATION, Trait.HUNTING_GROUND)
FEED = (Trigger(YOUR_UNLOCK, (GainBlood(1, VAMPIRE & READY & YOURS),), may=True),)


def _uncontrolled(clan: str) -> Pred:
    return VAMPIRE & UNCONTROLLED & YOURS & Clan(clan)


ACADEMIC_HUNTING_GROUND = Card(100015, abilities=FEED, traits=HUNTING_GROUND)
ARCANE_LIBRARY = Card(
    100081, abilities=(Use((Lock(Who.THIS_CARD),), (AddBlood(1, _uncontrolled("Tremere")),), When(State.YOUR_INFLUENCE)),), traits=LOCATION
)
"""The blood is from the bank, and transfers may take it to the pool later; so with the Art Museum (v5.card.arcane-library)."""
ART_MUSEUM = Card(
    100095, abilities=(Use((Lock(Who.THIS_CARD),), (AddBlood(1, _uncontrolled("Toreador")),), When(State.YOUR_INFLUENCE)),), traits=LOCATION
)
ASYLUM_HUNTING_GROUND = Card(100108, abilities=FEED, traits=HUNTING_GROUND)
BARRENS = Card(100135, abilities=(Use((Lock(Who.THIS_CARD),), (Discard(),)),), traits=LOCATION)
"""At any time, in combat too (v5.card.barrens)."""
BIOTECH_COMPANY_HUNTING_GROUND = Card(102287, abilities=FEED, traits=HUNTING_GROUND)
CHANNEL_10 = Card(
    100327,
    abilities=(Use((Lock(Who.THIS_CARD),), (During(Period.ACTION, Mod(Stat.INTERCEPT, 2, MINION & YOURS)),), When(State.NOT_FIRST)),),
    traits=LOCATION,
)
CHANTRY = Card(
    100329,
    abilities=(
        Use(
            (Lock(Who.THIS_CARD), Either(BurnPool(Who.YOU), BurnBlood(1, VAMPIRE & READY & YOURS & Clan("Tremere")))),
            (Recover(VAMPIRE & TORPOR & Clan("Tremere")),),
            When(State.YOUR_MASTER),
        ),
    ),
    traits=LOCATION,
)
CREEPSHOW_CASINO = Card(
    100444,
    abilities=(
        Use(
            (Lock(Who.THIS_CARD),),
            (Early(During(Period.ACTION, Mod(Stat.STEALTH, 1, Who.ACTING))),),
            When(State.ANNOUNCED) & When(State.UNDIRECTED) & Is(Who.ACTING, VAMPIRE & YOURS),
        ),
    ),
    traits=LOCATION,
)
ELDER_LIBRARY = Card(100620, abilities=(Always(Mod(Stat.HAND, 1, Who.YOU)),), traits=LOCATION)
ELYSIAN_FIELDS = Card(
    100629,
    abilities=(Use((Lock(Who.THIS_CARD),), (During(Period.ACTION, Mod(Stat.STEALTH, 1, VAMPIRE & YOURS & Clan("Lasombra"))),)),),
    traits=LOCATION,
)
TITLED_CAMARILLA = VAMPIRE & YOURS & TITLED & Sect("Camarilla")
ELYSIUM_VERSAILLES = Card(
    100632,
    abilities=(Use((Lock(Who.THIS_CARD),), (GainVotes(1, TITLED_CAMARILLA),), When(State.POLLING) & When(State.POLITICAL)),),
    traits=LOCATION,
)
INFORMATION_HIGHWAY = Card(100984, abilities=(Always(Mod(Stat.TRANSFERS, 2, Who.YOU)),), traits=LOCATION)
LABYRINTH = Card(
    101070,
    abilities=(Use((Lock(Who.THIS_CARD),), (During(Period.ACTION, Mod(Stat.STEALTH, 1, VAMPIRE & YOURS & Clan("Nosferatu"))),)),),
    traits=LOCATION,
)
POLITICAL_HUNTING_GROUND = Card(101415, abilities=FEED, traits=HUNTING_GROUND)
SLUM_HUNTING_GROUND = Card(101808, abilities=FEED, traits=HUNTING_GROUND)
SOCIETY_HUNTING_GROUND = Card(101821, abilities=FEED, traits=HUNTING_GROUND)
UPTOWN_HUNTING_GROUND = Card(102084, abilities=FEED, traits=HUNTING_GROUND)
VENTRUE_HEADQUARTERS = Card(
    102109, abilities=(Use((Lock(Who.THIS_CARD),), (GainVotes(3, Who.YOU),), When(State.POLLING)),), traits=LOCATION
)
WARSAW_STATION = Card(
    102149,
    abilities=(
        Use(
            (Lock(Who.THIS_CARD),),
            (AfterSuccess(Unlock(Who.ACTING)),),
            When(State.ANNOUNCED) & When(State.UNDIRECTED) & Is(Who.ACTING, VAMPIRE & Clan("Nosferatu")),
        ),
        Use((Burn(even_locked=True),), (Recover(VAMPIRE & TORPOR & Clan("Nosferatu")),)),
    ),
    traits=LOCATION,
)
WASSERSCHLOSS_ANIF = Card(
    102152,
    abilities=(
        Trigger(YOUR_MASTER, (Store(1, VAMPIRE & YOURS & Clan("Tremere")),), may=True),
        Use((Lock(Who.THIS_CARD),), (Unload(_uncontrolled("Tremere")),), When(State.YOUR_INFLUENCE)),
        Action(MINION, (Burn(),), clan="Malkavian", clan_stealth=1),
    ),
    traits=LOCATION,
)
"""From one Tremere a turn; what is on it is lost with it (v5.card.wasserschloss-anif)."""
