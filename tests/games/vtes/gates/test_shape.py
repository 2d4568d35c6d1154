"""What a card of a type may be made of: the wrong definitions that print the right text are refused, and others like them."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import forms_of
from coterie.games.vtes.cards.vocabulary import (
    EVEN_LOCKED,
    LOCKED,
    MINION,
    STAYING,
    TITLED,
    VAMPIRE,
    YOUR_MASTER,
    Above,
    Action,
    Always,
    Bleed,
    Body,
    Burn,
    BurnCounters,
    BurnPool,
    Cancel,
    Cannot,
    Card,
    Cheaper,
    Count,
    Counters,
    During,
    Forbid,
    GainPool,
    GainVotes,
    Happening,
    Hunt,
    Inflict,
    Instead,
    Is,
    Kind,
    Level,
    Lock,
    LookAndDiscard,
    Mod,
    Mode,
    NotBoth,
    On,
    OnlyOne,
    OpenHand,
    Passes,
    Period,
    Prevent,
    PutInPlay,
    PutOn,
    Stat,
    State,
    Strike,
    StrikeKind,
    Teaches,
    Title,
    Titled,
    Trait,
    Unlock,
    Use,
    When,
    Who,
)
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.support.check import unplayable
from tests.games.vtes.gates.test_support import of_vampire, reasons, told


def struck(kind: StrikeKind, amount: int = 0, ranged: bool = False) -> Mode:
    """A mode with an ability that would have to be in play."""
    return Mode((), Level.BASIC, abilities=(Use((), (Strike(kind, amount, ranged),)),))


STAYS_LOCKED = Instead(On(Happening.UNLOCKS, Who.SELF), (BurnCounters(1),))
WRONG: dict[str, Card] = {
    "Roundhouse": Card(0, (struck(StrikeKind.HAND, 2),)),
    "Theft of Vitae": Card(0, (struck(StrikeKind.STEAL_BLOOD, 1, ranged=True),)),
    "Touch of Oblivion": Card(
        0, (Mode((), Level.BASIC, abilities=(*struck(StrikeKind.PUT_ON, 2).abilities, STAYS_LOCKED, Counters(0))),)
    ),
    "Pass Through Shadow": Card(0, (struck(StrikeKind.COMBAT_ENDS),)),
    "Bewitching Oration": Card(
        0, (Mode((), Level.BASIC, abilities=(Always(Mod(Stat.VOTES, 2)),)),), when=When(State.POLLING) & When(State.POLITICAL)
    ),
    "Ominous Chorus": Card(0, abilities=(Always(Mod(Stat.VOTES, 3)),), when=When(State.POLLING) & When(State.POLITICAL)),
    "Daring the Dawn": Card(0, (Mode((Forbid(Cannot.BLOCK, VAMPIRE), Inflict(2)), Level.BASIC),)),
    "Preternatural Strength": Card(
        0,
        (
            Mode((PutOn(Who.SELF),), Level.BASIC, abilities=(Always(Mod(Stat.STRENGTH, 1)), NotBoth("Torn Signpost"), OnlyOne())),
            Mode((During(Period.COMBAT, Mod(Stat.STRENGTH, 2)),), Level.SUPERIOR, above=Above.BUT),
        ),
        stealth=2,
    ),
    "Revelations": Card(
        0,
        (
            Mode((LookAndDiscard(Who.PREY),), Level.BASIC),
            Mode((PutInPlay(), OpenHand(Who.PREY)), Level.SUPERIOR, abilities=(Action(MINION, (Burn(),)),)),
        ),
        stealth=1,
    ),
}  # fmt: skip
"""Other definitions of our own cards that print the official text all the same."""


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_definition_that_prints_the_text_is_refused(name: str) -> None:
    fact = named(name)
    assert unplayable(WRONG[name], fact, forms_of(WRONG[name], fact)) != ()


def shape(what: str, sort: str) -> list[str]:
    return [f"shape {what} {sort}"]


GAIN = (GainPool(Who.YOU),)
STEALTHY = Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),))


@pytest.mark.parametrize(
    ("sort", "card", "what"),
    [
        ("master", Card(0, (Mode(GAIN), Mode(GAIN))), "modes"),
        ("master", Card(0, (Mode(GAIN),), when=When(State.BLEED)), "moments"),
        ("master", Card(0, (Mode(GAIN),), once=Period.TURN), "once"),
        ("master", Card(0, (Mode(GAIN),), stealth=1), "stealth"),
        ("master", Card(0, (Mode(GAIN),), traits=(Trait.OUT_OF_TURN,)), "out-of-turn"),
        ("master", Card(0, (Mode((Cancel("master"),)),)), "out-of-turn"),
        ("master", Card(0, (Mode((PutOn(VAMPIRE),)),), (Teaches("obl", 1),)), "discipline"),
        ("master", Card(0, (), (Cheaper(1), Cheaper(1))), "twice"),
        ("master", Card(0, (), (Use((Lock(Who.THIS_CARD),), ()),)), "idle"),
        ("master", Card(0, (), (Use((Lock(Who.THIS_CARD),), (GainPool(Who.YOU, 0),)),)), "idle"),
        ("action", Card(0), "idle"),
        ("action", Card(0, (Mode((Bleed(1), GainPool(Who.YOU))),)), "resolved"),
        ("action", Card(0, (Mode((Hunt(1), GainPool(Who.YOU))),)), "resolved"),
        ("action", Card(0, (Mode(GAIN, kind=Kind.REACTION),)), "kind"),
        ("action", Card(0, (Mode(GAIN, above=Above.AND),)), "above"),
        ("action", Card(0, (Mode(GAIN),), body=Body(1)), "body"),
        ("action", Card(0, (Mode(GAIN),), replace=YOUR_MASTER), "replace"),
        ("action", Card(0, (Mode(GAIN),), x=Count.COPIES_YOU_CONTROL), "x"),
        ("action", Card(0, (Mode(GAIN),), by=EVEN_LOCKED), "by"),
        ("political action", Card(0, (Mode((GainVotes(1, VAMPIRE),)),)), "idle"),
        ("ally", Card(0), "body"),
        ("ally", Card(0, body=Body(1)), "body"),
        ("retainer", Card(0, body=Body(1, 1, 1)), "body"),
        ("action modifier", Card(0, (STEALTHY,), when=When(State.ANNOUNCED)), "window"),
        ("action modifier", Card(0, (STEALTHY,), when=Is(Who.ACTING, VAMPIRE & TITLED)), "moments"),
        ("action modifier", Card(0, (STEALTHY,), once=Period.ACTION), "once"),
        ("action modifier", Card(0, (Mode((Unlock(),)),), when=When(State.SUCCESSFUL)), "window"),
        ("action modifier", Card(0, (Mode((Unlock(),)),), by=STAYING), "by"),
        ("reaction", Card(0, (Mode((Unlock(),)),), by=VAMPIRE & LOCKED & Titled((Title.PRINCE,))), "by"),
        ("reaction", Card(0, (Mode((Unlock(),)),), when=When(State.BEFORE_RANGE)), "moments"),
        ("combat", Card(0, (Mode((During(Period.COMBAT, Mod(Stat.STRENGTH, 1)),)),)), "window"),
        ("combat", Card(0, (Mode((Strike(StrikeKind.DODGE), Strike(StrikeKind.HAND))),)), "twice"),
        ("combat", Card(0, (Mode((Prevent(1),)),), when=When(State.POLLING) & When(State.POLITICAL)), "moments"),
    ],
)  # fmt: skip
def test_what_does_not_go_with_a_type_is_refused(sort: str, card: Card, what: str) -> None:
    assert reasons(sort, card) == shape(what, sort)


def test_keywords_go_with_types() -> None:
    assert reasons("action", Card(0, (Mode(GAIN),), traits=(Trait.GUN,))) == ["keyword action"]
    assert reasons("equipment", Card(0, traits=(Trait.GUN, Trait.UNIQUE))) == []
    assert reasons("ally", Card(0, traits=(Trait.HUNTING_GROUND,), body=Body(1, 1, 1))) == ["keyword ally"]


def test_types_without_rules_are_refused() -> None:
    assert reasons("conviction", Card(0)) == ["type conviction"]
    assert reasons("power", Card(0)) == ["type power"]


def test_a_vampire_has_abilities_and_nothing_else() -> None:
    fact = named("Ryan")
    for card in (Card(fact.id, (Mode(GAIN),)), Card(fact.id, stealth=1), Card(fact.id, traits=(Trait.UNIQUE,))):
        assert told(unplayable(card, fact, forms_of(card, fact))) == shape("modes", "vampire")
    assert of_vampire(Always(Mod(Stat.BLEED, 1))) == []
    imbued = next(card for card in facts().values() if "imbued" in card.types)
    assert told(unplayable(Card(imbued.id), imbued, forms_of(Card(imbued.id), imbued))) == ["type imbued"]


def test_names_are_of_cards_that_exist() -> None:
    on = Mode((PutOn(Who.SELF),), abilities=(NotBoth("No Such Card"),))
    assert reasons("action", Card(0, (on,))) == ["no-card NotBoth"]


def test_abilities_of_what_never_stays_in_play_are_refused() -> None:
    for ability in (Always(Mod(Stat.STEALTH, 1)), OnlyOne(), Use((Lock(Who.THIS_CARD),), GAIN), Action(MINION, GAIN), Cheaper(1)):
        assert reasons("reaction", Card(0, (Mode((Unlock(),)),), (ability,)))[0].startswith("word ")
    assert reasons("action modifier", Card(0, (Mode((Unlock(),)),), (NotBoth("Freak Drive", same_action=True),))) == []


def test_referendums_bring_something_about() -> None:
    assert reasons("political action", Card(0, (Mode((Passes(BurnPool(Who.EACH)),)),))) == []
    assert reasons("political action", Card(0, (Mode((Passes(Bleed(1)),)),))) == ["word Bleed"]
