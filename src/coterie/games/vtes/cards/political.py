"""Political actions."""

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    READY,
    TITLED,
    VAMPIRE,
    Allocate,
    Bar,
    Barred,
    BurnPool,
    Card,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Clan,
    Count,
    Distribute,
    During,
    GainPool,
    Mod,
    Mode,
    Passes,
    Period,
    Represent,
    Sect,
    ShiftPool,
    Stat,
    Title,
    Trait,
    Who,
)

ANCILLA_EMPOWERMENT = Card(100065, (Mode((Passes(BurnPool(Who.EACH, 1, Count.MINIONS_THEY_CONTROL)),)),))
CAMARILLAS_IRON_FIST = Card(
    102270,
    (Mode((Allocate(5, 2, spares=True), Passes(BurnPool(Who.EACH, 1, Count.POINTS), GainPool(Who.CHOSEN)))),),
    user=VAMPIRE & TITLED & Sect("Camarilla"),
)
CONSANGUINEOUS_BOON = Card(100410, (Mode((ChooseClan(), Passes(GainPool(Who.EACH, 1, Count.CLAN_THEY_CONTROL)))),), traits=(Trait.BOON,))
EXPULSION = Card(
    102276,
    (Mode((ChooseUpTo(2, MINION), Passes(Bar((Barred.REACT, Barred.BLOCK, Barred.VOTE))))),),
    requires=(Title.PRIMOGEN, Title.PRINCE),
)
KINE_RESOURCES_CONTESTED = Card(101056, (Mode((Allocate(4, 2), Passes(BurnPool(Who.EACH, 1, Count.POINTS)))),))
PARITY_SHIFT = Card(101353, (Mode((ShiftPool(3), Passes(Distribute()))),), requires=(Title.PRINCE, Title.JUSTICAR))
TOREADOR_JUSTICAR = Card(
    101990,
    (
        Mode(
            (
                ChooseReady(VAMPIRE & READY & Clan("Toreador")),
                Passes(Represent(Title.JUSTICAR)),
                During(Period.REFERENDUM, Mod(Stat.VOTES, 1, VAMPIRE & READY & Clan("Toreador"))),
            )
        ),
    ),
    traits=(Trait.TITLE,),
)
