"""Political actions."""

from coterie.games.vtes.cards.vocabulary import (
    Allocate,
    Bar,
    Barred,
    BurnPool,
    Card,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Count,
    Distribute,
    GainPool,
    Get,
    Mode,
    Noun,
    Passes,
    Region,
    Represent,
    ShiftPool,
    Some,
    Stat,
    Title,
    Trait,
    Who,
)

ANCILLA_EMPOWERMENT = Card(100065, (Mode((Passes(BurnPool(Who.EACH, 1, Count.MINIONS_THEY_CONTROL)),)),))
CAMARILLAS_IRON_FIST = Card(
    102270,
    (Mode((Allocate(5, 2, spares=True), Passes(BurnPool(Who.EACH, 1, Count.POINTS), GainPool(Who.CHOSEN)))),),
    user=Some(Noun.VAMPIRE, titled=True, sect="Camarilla"),
)
CONSANGUINEOUS_BOON = Card(100410, (Mode((ChooseClan(), Passes(GainPool(Who.EACH, 1, Count.CLAN_THEY_CONTROL)))),), traits=(Trait.BOON,))
EXPULSION = Card(
    102276,
    (Mode((ChooseUpTo(2, Some()), Passes(Bar((Barred.REACT, Barred.BLOCK, Barred.VOTE))))),),
    requires=(Title.PRIMOGEN, Title.PRINCE),
)
KINE_RESOURCES_CONTESTED = Card(101056, (Mode((Allocate(4, 2), Passes(BurnPool(Who.EACH, 1, Count.POINTS)))),))
PARITY_SHIFT = Card(101353, (Mode((ShiftPool(3), Passes(Distribute()))),), requires=(Title.PRINCE, Title.JUSTICAR))
TOREADOR_JUSTICAR = Card(
    101990,
    (
        Mode(
            (
                ChooseReady(Some(Noun.VAMPIRE, Region.READY, clan="Toreador")),
                Passes(Represent(Title.JUSTICAR)),
                Get(Stat.VOTES, 1, Some(Noun.VAMPIRE, Region.READY, clan="Toreador")),
            )
        ),
    ),
    traits=(Trait.TITLE,),
)
