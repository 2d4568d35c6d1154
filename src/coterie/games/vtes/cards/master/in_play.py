"""Master cards that stay in play by themselves, or do something at once."""

from coterie.games.vtes.cards.vocabulary import (
    EQUIPMENT,
    MINION,
    OTHERS_UNLOCK,
    PREYS,
    READY,
    THEIRS,
    UNCONTROLLED,
    VAMPIRE,
    YOUR_DISCARD,
    YOUR_UNLOCK,
    YOURS,
    Action,
    AddBlood,
    Always,
    Burn,
    BurnBlood,
    BurnCounters,
    BurnPool,
    Cancel,
    Cannot,
    Card,
    ChooseTwo,
    Clan,
    Count,
    Counters,
    DrawCrypt,
    During,
    Either,
    Forbid,
    ForEach,
    GainPool,
    GainVotes,
    Give,
    Happening,
    Instead,
    Lock,
    Mod,
    Mode,
    On,
    Period,
    PutInPlay,
    RevealCrypt,
    SpendTransfers,
    Stat,
    State,
    Store,
    Trait,
    Trigger,
    Use,
    When,
    Who,
)

IN_PLAY = (Mode((PutInPlay(),)),)
UNIQUE = (Trait.UNIQUE,)

ANARCH_TROUBLEMAKER = Card(
    100058,
    IN_PLAY,
    (
        Trigger(
            YOUR_UNLOCK,
            (
                Give(Who.PREY),
                Either(Lock(VAMPIRE & PREYS, 2), Burn(EQUIPMENT & PREYS)),
            ),
            may=True,
        ),
    ),
    UNIQUE,
)
"""From the next turn on; two may be none, so that it can simply be given away (v5.card.anarch-troublemaker)."""
COVEN = Card(
    100435,
    IN_PLAY,
    (
        Use((Lock(Who.THIS_CARD),), (AddBlood(2, VAMPIRE & READY & YOURS),)),
        Trigger(YOUR_DISCARD, (Give(Who.PREDATOR),)),
    ),
    (Trait.UNIQUE, Trait.TRIFLE),
)
DREAMS_OF_THE_SPHINX = Card(
    100588,
    IN_PLAY,
    (
        Counters(3, each_lock=True),
        Use((Lock(Who.THIS_CARD),), (During(Period.TURN, Mod(Stat.HAND, 2, Who.YOU)),)),
        Use((Lock(Who.THIS_CARD),), (GainPool(Who.YOU, 1, with_edge=True),), When(State.YOUR_UNLOCK)),
        Use((Lock(Who.THIS_CARD),), (AddBlood(1, VAMPIRE & UNCONTROLLED & YOURS),)),
    ),
    UNIQUE,
)
"""The larger hand lasts until the end of the turn, past the discard phase (v5.card.dreams-of-the-sphinx)."""
FAMILY_GATHERING = Card(102289, (Mode((RevealCrypt("Hecata", 1),)),), traits=(Trait.TRIFLE,))
LIFE_IN_THE_CITY = Card(101104, (Mode((AddBlood(1, VAMPIRE & READY),)),), traits=(Trait.TRIFLE,))
"""Also for a vampire of another Methuselah (v5.card.life-in-the-city)."""
MISDIRECTION = Card(101225, (Mode((Lock(MINION),)),))
POWER_STRUCTURE = Card(
    101430,
    IN_PLAY,
    (Use((Lock(Who.THIS_CARD),), (GainVotes(1, VAMPIRE & YOURS & Clan("Lasombra")),), When(State.POLLING) & When(State.POLITICAL)),),
    UNIQUE,
)
SMILING_JACK = Card(
    101811,
    IN_PLAY,
    (
        Trigger(YOUR_UNLOCK, (Store(1, Who.POOL),)),
        Trigger(
            OTHERS_UNLOCK,
            (ForEach(Count.COUNTERS_HERE, Either(BurnPool(Who.THAT, 1), BurnBlood(1, VAMPIRE & THEIRS))),),
        ),
        Action(VAMPIRE, (Burn(),)),
    ),
    UNIQUE,
)
SUDDEN_REVERSAL = Card(101896, (Mode((Cancel("master", others=True, unpaid=True),)),), traits=(Trait.OUT_OF_TURN,))
TOREADOR_GRAND_BALL = Card(
    101989,
    (Mode((ChooseTwo(VAMPIRE & READY & YOURS & Clan("Toreador")), PutInPlay(), Lock(Who.ONE))),),
    (
        Always(Forbid(Cannot.UNLOCK, Who.ONE)),
        Always(Forbid(Cannot.BE_BLOCKED, Who.OTHER)),
        Action(MINION, (Burn(),), clan="Nosferatu", clan_stealth=-1),
    ),
)
"""Several may hold the same Toreador, and one lasts even if that one is burned (v5.card.toreador-grand-ball)."""
VISIT_FROM_THE_CAPUCHIN = Card(
    102126,
    (Mode((PutInPlay(counters=4),)),),
    (
        Always(Mod(Stat.HAND, 1, Who.YOU), per=Count.COUNTERS_HERE),
        Instead(On(Happening.REPLACES, seat=Who.YOU), (BurnCounters(1),)),
        Counters(0),
    ),
    UNIQUE,
)
WIDER_VIEW = Card(
    102180,
    IN_PLAY,
    (
        Use((SpendTransfers(1),), (DrawCrypt(),)),
        Use((SpendTransfers(4),), (Burn(), GainPool(Who.YOU, 2))),
    ),
    (Trait.TRIFLE,),
)
