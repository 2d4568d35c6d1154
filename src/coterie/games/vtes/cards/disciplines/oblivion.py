"""Cards that require Oblivion."""

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    EVEN_LOCKED,
    LOCKED,
    MINION,
    VAMPIRE,
    YOUR_UNLOCK,
    YOURS,
    Above,
    AdditionalStrikes,
    AfterCombat,
    Always,
    Bleed,
    BlockToll,
    Body,
    Burn,
    BurnBloodTo,
    BurnCounters,
    BurnPool,
    Cannot,
    Card,
    Choose,
    Counters,
    Discard,
    During,
    Either,
    FailAttempt,
    Forbid,
    Free,
    Freedom,
    Happening,
    Has,
    IfBled,
    Instead,
    Keyword,
    Level,
    Mod,
    Mode,
    On,
    Pay,
    Period,
    PlaysAs,
    PutOn,
    RemoveAsh,
    ReplaceLater,
    Stat,
    State,
    Strike,
    StrikeKind,
    Surcharge,
    Trait,
    Trigger,
    Unlock,
    UnlockIfBlocks,
    Use,
    Wake,
    When,
    Who,
)

ARMS_OF_AHRIMAN = Card(
    102275,
    modes=(
        Mode((AdditionalStrikes(1),), Level.BASIC),
        Mode((Strike(StrikeKind.DODGE), AdditionalStrikes(1)), Level.SUPERIOR),
    ),
)
CONSIGN_TO_OBLIVION = Card(
    102288,
    when=When(State.ANNOUNCED),
    modes=(
        Mode((Surcharge("reaction", 1),), Level.BASIC),
        Mode((ReplaceLater(Period.ACTION),), Level.SUPERIOR, above=Above.AND),
    ),
)
PASS_THROUGH_SHADOW = Card(
    102279,
    modes=(
        Mode((Strike(StrikeKind.COMBAT_ENDS),), Level.BASIC),
        Mode(
            (Strike(StrikeKind.COMBAT_ENDS), AfterCombat(PutOn(Who.SELF))),
            Level.SUPERIOR,
            abilities=(Use((Burn(),), (During(Period.ACTION, Mod(Stat.STEALTH, 1)),), by=Who.SELF),),
        ),
    ),
)
SHADOW_CAST = Card(
    102280,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode(
            (PutOn(Who.SELF),),
            Level.SUPERIOR,
            when=When(State.AFTER) & When(State.SUCCESSFUL) & When(State.DIRECTED),
            abilities=(Use((Burn(),), (During(Period.ACTION, Mod(Stat.STEALTH, 1)),), When(State.SAME_TARGETS), by=Who.SELF),),
        ),
    ),
)
SHADOW_CLOAK = Card(
    102281,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode(
            (PutOn(Who.SELF),),
            Level.SUPERIOR,
            when=When(State.AFTER) & When(State.SUCCESSFUL),
            abilities=(Always(Forbid(Cannot.TARGET_THIS, MINION & ~Has("aus"))), Trigger(YOUR_UNLOCK, (Burn(),))),
        ),
    ),
)
SHADOW_SENTINEL = Card(
    102294,
    once=Period.BETWEEN_UNLOCKS,
    modes=(
        Mode((Wake(),), Level.BASIC, by=VAMPIRE & LOCKED),
        Mode(
            (Choose(ALLY & YOURS & LOCKED & (Keyword(Trait.WRAITH) | Keyword(Trait.ZOMBIE))), Wake(Who.CHOSEN)),
            Level.SUPERIOR,
            by=EVEN_LOCKED,
        ),
    ),
)
STYGIAN_SHROUD = Card(
    102282,
    when=When(State.ATTEMPT),
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, -1, Who.BLOCKER)),), Level.BASIC),
        Mode((BurnBloodTo(1, FailAttempt(for_good=True)),), Level.SUPERIOR),
    ),
)
TOUCH_OF_OBLIVION = Card(
    102283,
    modes=(
        Mode(
            (Strike(StrikeKind.PUT_ON, 2),),
            Level.BASIC,
            abilities=(Instead(On(Happening.UNLOCKS, Who.SELF), (BurnCounters(1),)), Counters(0)),
        ),
        Mode((Strike(StrikeKind.TORPOR),), Level.SUPERIOR),
    ),
)
TRUTH_IN_DARKNESS = Card(
    102284,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.BASIC),
        Mode((UnlockIfBlocks(1),), Level.SUPERIOR, above=Above.AND),
    ),
)
WHERE_THE_VEIL_THINS = Card(
    102285,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode((BlockToll(1, MINION & ~Has("obl")),), Level.SUPERIOR, above=Above.AND),
    ),
)
SHROUD_OF_DECAY = Card(
    102295,
    modes=(
        Mode((Bleed(1), IfBled((Discard(2, Who.TARGET),))), Level.BASIC),
        Mode((Pay(RemoveAsh(7, Who.PREY), BurnPool(Who.PREY, 3)),), Level.SUPERIOR),
    ),
)
"""At superior whoever plays it chooses the cards, when the action is resolved; crypt cards count too (v5.glossary.ash-heap)."""
SPECTRAL_SERVITOR = Card(
    102296,
    traits=(Trait.WRAITH,),
    body=Body(1, 1, 1),
    modes=(
        Mode(
            level=Level.BASIC,
            abilities=(
                Free(Freedom.ACT_AT_ONCE),
                Trigger(On(Happening.RECRUITED, Who.SELF, most=1), (Unlock(Who.RECRUITER),)),
                PlaysAs(("obl",), actions=False),
                Trigger(YOUR_UNLOCK, (Burn(),)),
            ),
        ),
        Mode(
            level=Level.SUPERIOR,
            above=Above.BUT,
            abilities=(Trigger(YOUR_UNLOCK, (Either(BurnPool(Who.YOU, 1), Burn()),)),),
        ),
    ),
)
"""It pays with its life, and has not got the Discipline (v5.minion-card.ally-as-vampire)."""
