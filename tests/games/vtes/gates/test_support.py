"""Whatever the engine would ignore, misread or crash on is refused when the book is built, with its reason; what it carries out is not."""

from __future__ import annotations

from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from coterie.games.vtes.book import Book, forms_of, standard_book
from coterie.games.vtes.cards import DEFINITIONS, vocabulary
from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    EACH_UNLOCK,
    EQUIPMENT,
    LOCKED,
    METHUSELAH,
    MINION,
    OLDER,
    READY,
    SMALL,
    THEIR_UNLOCK,
    TITLED,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    YOUNGER,
    YOUR_INFLUENCE,
    YOUR_UNLOCK,
    YOURS,
    Ability,
    Action,
    AddBlood,
    Allocate,
    Always,
    And,
    Bleed,
    Body,
    Burn,
    BurnBlood,
    BurnBloodTo,
    BurnLife,
    BurnPool,
    Card,
    Choose,
    Clan,
    Count,
    Dearer,
    Discard,
    DrawCrypt,
    During,
    Early,
    Effect,
    Either,
    EndAction,
    EnterCombat,
    GainBlood,
    GainPool,
    GainVotes,
    Happening,
    Has,
    Is,
    Keyword,
    Level,
    Limited,
    Lock,
    Mod,
    Mode,
    More,
    MoveBlood,
    Must,
    Node,
    On,
    Optional,
    Passes,
    Period,
    Pool,
    Pred,
    Press,
    Prevent,
    PutOn,
    Redirect,
    Requires,
    Requiring,
    Same,
    Sect,
    SpendTransfers,
    Stat,
    State,
    Steal,
    Strike,
    StrikeKind,
    Trait,
    Trigger,
    Unlock,
    Use,
    VotesAgainst,
    When,
    While,
    Who,
    at_least,
)
from coterie.games.vtes.decks import Deck
from coterie.games.vtes.families import of_sort
from coterie.games.vtes.formats.legality import missing
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.rules.conditions import STATES
from coterie.games.vtes.rules.moments import windows_of_use
from coterie.games.vtes.support.check import unplayable
from coterie.games.vtes.support.registry import CARRIED, Entry, Within, collect
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.duel import invented

TREMERE = VAMPIRE & UNCONTROLLED & YOURS & Clan("Tremere")
LOCATION = (Trait.LOCATION,)
READ_ALWAYS = (State.BLEED, State.BLEED_AT_YOU, State.DIRECTED, State.EDGE)


def reasons(sort: str, card: Card, needs: str = "") -> list[str]:
    """Why a card of a type cannot be played: each reason with what it is about."""
    fact, made = invented(1, "Nothing Yet", sort, card, needs)
    return told(unplayable(made, fact, forms_of(made, fact)))


def of_vampire(*abilities: Ability) -> list[str]:
    """Why a vampire cannot be played with these abilities."""
    fact = named("Ryan")
    card = Card(fact.id, abilities=abilities)
    return told(unplayable(card, fact, forms_of(card, fact)))


def told(texts: tuple[Any, ...]) -> list[str]:
    """Reasons in short: what is wrong, with which word, which field."""
    found = []
    for text in texts:
        about = [str(text.args[name]) for name in ("word", "field", "what", "type") if name in text.args]
        found.append(" ".join([text.id.removeprefix("vtes-unplayable-"), *about[:2]]))
    return found


def location(*abilities: Ability) -> list[str]:
    """Why a location cannot be played with these abilities."""
    return reasons("master", Card(0, abilities=abilities, traits=LOCATION))


def test_every_complete_card_is_carried_out() -> None:
    assert standard_book().refused == {}
    assert DEFINITIONS.keys() <= standard_book().forms.keys()


# What the study of the engine found.


def test_every_moment_of_a_use_has_its_windows() -> None:
    assert set(STATES) == set(State)
    assert all(windows_of_use(use) for ways in standard_book().forms.values() for form in ways for _, use in form.uses)
    assert location(Use((Lock(Who.THIS_CARD),), (AddBlood(1, TREMERE),), When(State.YOUR_DISCARD))) == []


def test_numbers_of_an_action_cannot_be_changed_outside_one() -> None:
    assert location(Trigger(YOUR_UNLOCK, (During(Period.ACTION, Mod(Stat.BLEED, 1)),))) == ["word During"]
    assert of_vampire(Use((BurnBlood(1),), (During(Period.ACTION, Mod(Stat.BLEED, 1)),))) == ["untimely Mod"]
    assert (
        of_vampire(Use((BurnBlood(1),), (During(Period.ACTION, Mod(Stat.BLEED, 1)),), When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING))))
        == []
    )


def test_what_begins_says_for_how_long_and_what_is_said_besides_goes_with_it() -> None:
    def modifier(*effects: Effect) -> list[str]:
        return reasons("action modifier", Card(0, (Mode(effects),)))

    stealth, bleed = (During(Period.ACTION, Mod(stat, 1)) for stat in (Stat.STEALTH, Stat.BLEED))
    waiting = While(Pool(Who.TARGET, 9), bleed)
    for effect in (stealth, bleed, Limited(bleed), Limited(waiting), Early(stealth)):
        assert modifier(effect) == [], effect
    assert modifier(During(Period.TURN, Mod(Stat.STEALTH, 1))) == ["field During period", "untimely Mod"]
    assert modifier(During(Period.COMBAT, Mod(Stat.STRENGTH, 1)))
    assert modifier(Limited(stealth)) == ["field Limited do"]
    assert modifier(Early(bleed)) == ["field Early do"]
    assert modifier(waiting) == ["alone While"]
    more = More(1, 1, Is(Who.SELF, TITLED))
    assert modifier(During(Period.ACTION, Mod(Stat.STEALTH, more))) == []
    assert modifier(During(Period.ACTION, Mod(Stat.STEALTH, More(1, 1, When(State.BLEED))))) == ["word When"]
    assert modifier(GainVotes(1)) == ["untimely GainVotes"]
    assert modifier(VotesAgainst(1)) == ["untimely VotesAgainst"]


def test_what_is_always_so_is_so_for_somebody() -> None:
    assert of_vampire(Always(Mod(Stat.BLEED, 1, VAMPIRE & YOURS))) == []
    assert of_vampire(Always(Mod(Stat.HAND, 1, Who.YOU), When(State.DIRECTED))) == ["field Always if_"]
    assert location(Always(Mod(Stat.HAND, 1, Who.YOU))) == []
    assert location(Always(Mod(Stat.BLEED, 1))) == ["word Mod"]
    assert location(Always(Mod(Stat.BLEED, 1), Is(Who.SELF, Has("aus")))) == ["word Mod", "word Is"]
    assert of_vampire(Always(Mod(Stat.BLEED, Count.COUNTERS_HERE))) == ["field Mod amount"]
    assert of_vampire(Always(Mod(Stat.BLEED, More(1, 1, Is(Who.SELF, TITLED))))) == ["field Mod amount"]


def test_of_who_plays_a_card_title_and_sect_alone_are_checked() -> None:
    political = Mode((Passes(BurnPool(Who.EACH)),))
    assert reasons("political action", Card(0, (political,), user=VAMPIRE & TITLED & Sect("Camarilla"))) == []
    for user in (VAMPIRE & at_least(5), VAMPIRE & Clan("Brujah"), VAMPIRE & TITLED, MINION & TITLED & Sect("Sabbat")):
        assert reasons("political action", Card(0, (political,), user=user)) == ["shape user political action"]


def test_blood_for_an_effect_is_burned_by_cards_that_are_played_alone() -> None:
    assert of_vampire(
        Use((), (BurnBloodTo(1, During(Period.ACTION, Mod(Stat.BLEED, 1))),), When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING)))
    ) == ["word BurnBloodTo"]
    assert reasons("combat", Card(0, (Mode((BurnBloodTo(1, Prevent(2)),)),))) == []


@pytest.mark.parametrize("moment", [moment for moment in State if moment not in READ_ALWAYS])
def test_conditions_that_are_never_true_are_refused(moment: State) -> None:
    assert of_vampire(Always(Mod(Stat.BLEED, 1), When(moment))) == ["field When what"]


def test_what_cannot_be_asked_for_is_refused() -> None:
    def lock(some: Pred) -> list[str]:
        return reasons("action", Card(0, (Mode((Lock(some),)),)))

    assert lock(MINION & READY) == []
    for some in (
        METHUSELAH, EQUIPMENT & READY, ALLY & Clan("Gangrel"), ALLY & TORPOR, VAMPIRE & Keyword(Trait.ZOMBIE), MINION & Clan("Nobody"),
        MINION & Sect("Nowhere"), VAMPIRE & UNCONTROLLED & LOCKED, MINION & YOUNGER & OLDER, MINION & Keyword(Trait.GUN),
        MINION & ~Has("nil"),
        ALLY & at_least(2), READY & MINION & MINION,
    ):  # fmt: skip
        assert lock(some) == ["never Lock"], some


def test_a_card_by_itself_compares_with_nobody() -> None:
    """Younger than whom? A location has no age, and what counts the counters of a card needs a card."""
    young, small = VAMPIRE & READY & YOUNGER, VAMPIRE & SMALL
    assert location(Action(young, (GainPool(Who.YOU),))) == ["field Action Capacity"]
    assert location(Use((Lock(Who.THIS_CARD),), (AddBlood(1, young),))) == ["field AddBlood Capacity"]
    assert reasons("master", Card(0, (Mode((Lock(young),)),))) == ["field Lock Capacity"]
    assert reasons("action", Card(0, (Mode((Lock(young),)),))) == []
    assert reasons("action", Card(0, (Mode((Lock(small),)),))) == ["field Lock Capacity"]


def test_references_are_bound_where_they_are_read() -> None:
    assert reasons("action modifier", Card(0, (Mode((BurnBlood(1, Who.CHOSEN),)),))) == ["unbound BurnBlood"]
    assert reasons("action modifier", Card(0, (Mode((Choose(MINION), BurnBlood(1, Who.CHOSEN))),))) == []
    assert reasons("action modifier", Card(0, (Mode((Lock(Who.BLOCKER),)),))) == ["unbound Lock"]
    assert reasons("action modifier", Card(0, (Mode((Lock(Who.BLOCKER),)),), when=When(State.ATTEMPT))) == []
    assert reasons("reaction", Card(0, (Mode((BurnBlood(1, Who.OPPOSING),)),))) == ["field BurnBlood who"]
    assert reasons("master", Card(0, (Mode((Lock(Who.ONE),)),))) == ["unbound Lock"]
    assert reasons("political action", Card(0, (Mode((Passes(GainPool(Who.CHOSEN)),)),))) == ["unbound GainPool"]
    assert reasons("political action", Card(0, (Mode((Passes(BurnPool(Who.EACH, 1, Count.POINTS)),)),))) == ["unbound BurnPool"]
    assert location(Trigger(YOUR_UNLOCK, (GainBlood(1),))) == ["unbound GainBlood"]
    assert location(Use((Lock(Who.THIS_CARD),), (Unlock(Who.ACTING),))) == ["unbound Unlock"]
    assert location(Trigger(On(Happening.PASSED, seat=Who.PREDATOR), (Unlock(),))) == ["unbound Unlock"]
    assert reasons("reaction", Card(0, (Mode((GainBlood(Count.X),)),))) != []


def test_one_thing_is_chosen_for_all_effects() -> None:
    two = (Lock(VAMPIRE), AddBlood(1, VAMPIRE & UNCONTROLLED))
    assert reasons("action", Card(0, (Mode(two),))) == ["two-choices"]


def test_a_choice_between_two_things_needs_two_words() -> None:
    either = Either(BurnPool(Who.THAT), BurnPool(Who.YOU))
    assert location(Trigger(EACH_UNLOCK, (either,))) == ["two-sides"]
    assert reasons("combat", Card(0, (Mode((Either(Press(), Prevent(1)),)),))) == ["two-sides"]


def test_what_is_directed_at_a_prey_is_not_done_by_an_action_that_is_not() -> None:
    assert reasons("action", Card(0, (Mode((BurnPool(Who.PREY),)),))) == ["field BurnPool who"]


def test_what_could_never_happen_is_refused() -> None:
    mine = VAMPIRE & READY & YOURS
    assert reasons("action", Card(0, (Mode((EnterCombat(mine),)),))) == ["never EnterCombat"]
    assert reasons("action", Card(0, (Mode((Steal(EQUIPMENT & YOURS),)),))) == ["never Steal"]
    assert location(Use((Lock(Who.THIS_CARD),), (Steal(mine),))) == ["never Steal"]
    assert reasons("master", Card(0, (Mode((PutOn(mine), MoveBlood(2, 1))),))) == ["never MoveBlood"]
    assert reasons("master", Card(0, (Mode((PutOn(mine), MoveBlood(1, 2))),))) == []
    assert reasons("political action", Card(0, (Mode((Allocate(1, 2), Passes(BurnPool(Who.EACH, 1, Count.POINTS)))),))) == [
        "never Allocate"
    ]
    assert reasons("reaction", Card(0, (Mode((Optional(),)),))) == ["shape idle reaction"]
    tastes = Mode((GainBlood(Count.BLOOD_LOST_TO_DAMAGE),))
    assert reasons("combat", Card(0, (tastes,), when=When(State.BEFORE_RANGE))) == ["untimely GainBlood"]
    assert reasons("combat", Card(0, (tastes,), when=When(State.ROUND_END))) == []


def test_stealth_as_an_action_is_announced_is_never_needed_yet() -> None:
    stealth = During(Period.ACTION, Mod(Stat.STEALTH, 1, Who.ACTING))
    for stealthy, refused in ((Early(stealth), []), (stealth, ["field Mod of"])):
        assert (
            location(
                Use((Lock(Who.THIS_CARD),), (stealthy,), When(State.ANNOUNCED) & When(State.UNDIRECTED) & Is(Who.ACTING, VAMPIRE & YOURS))
            )
            == refused
        )


def test_what_a_minion_must_do_is_said_on_a_minion() -> None:
    assert of_vampire(Always(Must("hunt"))) == []
    assert location(Always(Must("hunt"))) == ["word Must"]


def test_a_card_is_dearer_on_the_same_vampire_if_its_bearer_is_chosen() -> None:
    assert reasons("master", Card(0, (Mode((PutOn(VAMPIRE & YOURS),)),), (Dearer(1),))) == []
    assert reasons("equipment", Card(0, abilities=(Dearer(1),))) == ["field Dearer pool"]


def test_prices_that_nobody_pays_are_refused() -> None:
    press = (Press(),)
    assert location(Use((Lock(Who.THIS_CARD),), press)) == ["field Use cost"]
    assert location(Use((), press)) == []
    assert location(Use((BurnBlood(1),), (GainPool(Who.YOU),))) == ["word BurnBlood"]
    assert location(Use((BurnBlood(1, VAMPIRE & READY & YOURS),), (GainPool(Who.YOU),))) == []
    assert location(Use((BurnBlood(1, VAMPIRE & READY),), (GainPool(Who.YOU),))) == ["field BurnBlood who"]
    assert location(Use((BurnPool(Who.YOU), BurnPool(Who.YOU)), (GainPool(Who.YOU),))) == ["field Use cost"]
    assert location(Use((BurnPool(Who.YOU), Either(BurnPool(Who.YOU), BurnBlood(1, VAMPIRE & READY & YOURS))), (DrawCrypt(),))) == [
        "field Use cost"
    ]
    assert location(Use((BurnPool(Who.PREY),), (GainPool(Who.YOU),))) == ["field BurnPool who"]
    assert location(Use((BurnPool(Who.YOU, 0),), (GainPool(Who.YOU),))) == ["shape idle master"]
    assert location(Use((SpendTransfers(1),), (GainPool(Who.YOU),), When(State.YOUR_MASTER))) == ["field Use when"]
    assert location(Use((Discard(what=Requires("nil")),), (GainPool(Who.YOU),))) == ["never Discard"]
    assert location(Use((Discard(what=LOCKED),), (GainPool(Who.YOU),))) == ["field Discard what"]
    assert location(Use((GainPool(Who.YOU),), (DrawCrypt(),))) == ["word GainPool"]
    assert location(Use((Lock(Who.THIS_CARD),), (GainPool(Who.YOU),), by=Who.SELF)) == ["field Use by"]
    assert reasons("retainer", Card(0, abilities=(Use((BurnLife(1),), press),), body=Body(2))) == ["field Use cost"]
    assert of_vampire(Action(Who.SELF, (GainPool(Who.YOU),), 1, (BurnPool(Who.YOU),))) == ["field Action cost"]


def test_conditions_of_an_ability_are_read_where_they_stand() -> None:
    gain = (GainPool(Who.YOU),)
    acts, young = Is(Who.ACTING, VAMPIRE & YOURS), Is(Who.ACTING, VAMPIRE & YOUNGER)
    assert of_vampire(Use((), gain, Is(Who.SELF, READY))) == []
    assert location(Use((), gain, Is(Who.SELF, READY))) == ["field Is what"]
    assert of_vampire(Use((), gain, Is(Who.SELF, LOCKED))) == ["field Is what"]
    assert of_vampire(Use((), gain, acts)) == ["untimely Is"]
    assert "field Is who" in of_vampire(Use((), gain, Is(Who.OPPOSING, VAMPIRE)))
    assert of_vampire(Use((), gain, When(State.AFTER) & When(State.SUCCESSFUL) & young & Requiring("Brujah", "pot"))) == []
    assert of_vampire(Use((), gain, When(State.AFTER) & When(State.SUCCESSFUL) & young)) == []
    assert location(Use((), gain, When(State.ANNOUNCED) & When(State.UNDIRECTED) & acts)) == []
    assert location(Use((), gain, When(State.ANNOUNCED) & When(State.UNDIRECTED))) == []
    assert location(Use((), gain, When(State.ANNOUNCED) & When(State.UNDIRECTED) & young)) == ["field Is Capacity"]
    assert location(Use((), gain, When(State.NOT_FIRST))) == []
    assert location(Use((), gain, When(State.BLEED_AT_YOU))) == ["field When what"]
    assert location(Use((), gain, When(State.SAME_TARGETS))) == ["word When"]
    assert location(Use((), gain, And((When(State.NOT_FIRST),)))) == ["field Use when"]
    assert location(Use((), gain, When(State.NOT_FIRST) | When(State.BLEED))) == ["word Or"]


def test_the_words_and_conditions_of_an_ability_narrow_each_other() -> None:
    gain, hand, prevent = (GainPool(Who.YOU),), Strike(StrikeKind.HAND), Prevent(1)
    assert of_vampire(Use((), gain, When(State.YOUR_UNLOCK) & When(State.BLEED))) == ["field Use when"]
    assert of_vampire(Use((), gain, When(State.BEFORE_RANGE) & When(State.DURING_ACTION))) == ["field Use when"]
    assert of_vampire(Use((), (hand,))) == []
    assert of_vampire(Use((), (hand,), When(State.YOUR_MASTER))) != []
    assert of_vampire(Use((), (hand, prevent))) != []
    assert location(Use((), (hand,))) == ["field Use do"]
    assert of_vampire(Use((SpendTransfers(1),), (prevent,))) != []


def test_an_ability_used_for_somebody_is_theirs() -> None:
    more, while_bleeding = (During(Period.ACTION, Mod(Stat.BLEED, 1)),), When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING))
    assert reasons("equipment", Card(0, abilities=(Use((), more, while_bleeding),))) == []
    assert of_vampire(Use((), more, while_bleeding)) == []
    assert location(Use((), more, while_bleeding)) == ["field Is what"]
    assert of_vampire(Use((), more, When(State.BLEED))) == ["untimely Mod"]


def test_what_happens_to_somebody_happens_to_a_minion_or_to_what_is_on_it() -> None:
    burns = (BurnPool(Who.YOU),)
    torpor = On(Happening.TORPOR, Who.SELF)
    assert of_vampire(Trigger(torpor, burns)) == []
    assert location(Trigger(torpor, burns)) == ["unbound On"]
    assert location(Trigger(On(Happening.TORPOR, MINION), burns)) == []
    assert location(Trigger(On(Happening.TORPOR), burns)) == ["field On who"]
    assert location(Trigger(On(Happening.TORPOR, MINION, seat=Who.YOU), burns)) == ["field On seat"]
    assert of_vampire(Trigger(THEIR_UNLOCK, burns)) == ["field On seat"]
    assert of_vampire(Trigger(On(Happening.BLEEDS, Who.SELF, seat=Who.KEPT), burns)) != []
    assert of_vampire(Trigger(On(Happening.RECRUITED, Who.SELF), burns)) != []
    assert of_vampire(Trigger(YOUR_INFLUENCE, (BurnPool(Who.YOU),))) == []
    assert of_vampire(Trigger(YOUR_UNLOCK, (BurnPool(Who.YOU),), if_=Is(Who.SELF, READY))) == []
    assert location(Trigger(YOUR_UNLOCK, (BurnPool(Who.YOU),), if_=Is(Who.SELF, READY))) == ["word Is"]


def test_a_redirected_bleed_was_declined() -> None:
    assert reasons("reaction", Card(0, (Mode((Redirect(),)),))) == ["untimely Redirect"]


def test_an_ability_may_end_an_action_only_while_there_is_one() -> None:
    assert location(Use((Burn(),), (EndAction(),))) == ["untimely EndAction"]


# What a book does with it.


def refused_book() -> Book:
    """A book in which Creepshow Casino has an ability that the engine does not carry out."""
    fact = named("Creepshow Casino")
    return Book({**DEFINITIONS, fact.id: Card(fact.id, abilities=(Use((Lock(Who.THIS_CARD),), (Bleed(1),)),), traits=LOCATION)}, facts())


def test_a_refused_card_is_not_complete_and_a_deck_is_told_why() -> None:
    casino, book = named("Creepshow Casino"), refused_book()
    assert not book.complete(casino.id)
    assert list(book.refused) == [casino.id]
    assert book.of([named("Ryan").id]).refused == book.refused
    (why,) = missing(Deck("", (), (casino.id, casino.id)), book)
    for language in LANGUAGES:
        said = Speaker(language, strict=True).say(why)
        assert said.startswith("Creepshow Casino ")
        assert "Bleed" in said


# That nothing slips through the registrations themselves.


def words() -> list[type[Node]]:
    """Every word that stands for something done or waited for: effects, abilities, conditions of abilities."""
    said = [sort for base in (Effect, Ability) for sort in of_sort(base)]
    return sorted([*said, And, When, Is, Requiring], key=lambda sort: sort.__name__)


@pytest.mark.parametrize("word", words(), ids=lambda word: word.__name__)
def test_every_word_is_carried_out_somewhere(word: type[Node]) -> None:
    collect()
    assert CARRIED.get(word), f"{word.__name__} is carried out nowhere"


def telling(kind: object) -> bool:
    """Whether values of a field differ in kind: members, references, effects."""
    if get_origin(kind) in (Union, UnionType):
        return any(telling(one) for one in get_args(kind))
    if get_origin(kind) is tuple:
        return telling(get_args(kind)[0])
    return isinstance(kind, type) and issubclass(kind, Enum | Node)


@pytest.mark.parametrize("word", words(), ids=lambda word: word.__name__)
def test_every_registration_names_the_members_it_reads(word: type[Node]) -> None:
    collect()
    hints = get_type_hints(word, vars(vocabulary))
    fields = {field.name: field for field in msgspec.structs.fields(word)}
    for entry in CARRIED[word]:
        assert entry.fields.keys() <= fields.keys(), word
        assert entry.places
        wanted = {name for name, field in fields.items() if field.default is msgspec.NODEFAULT and telling(hints[name])}
        assert wanted <= entry.fields.keys(), f"{word.__name__}: {sorted(wanted - entry.fields.keys())} are not said"


def test_effects_within_effects_are_looked_into() -> None:
    """A word that holds others must have them checked, not just let them pass."""
    collect()
    holding = {word: [name for name, kind in get_type_hints(word, vars(vocabulary)).items() if _holds_effects(kind)] for word in words()}
    for word, names in holding.items():
        for entry in CARRIED[word]:
            assert all(_looked_into(entry, name) for name in names), word


def _holds_effects(kind: object) -> bool:
    if get_origin(kind) is tuple:
        return _holds_effects(get_args(kind)[0])
    parts = get_args(kind) or (kind,)
    return any(isinstance(part, type) and issubclass(part, Effect) for part in parts)


def _looked_into(entry: Entry, name: str) -> bool:
    return any(isinstance(one, Within) for one in entry.fields.get(name, ()))


def test_levels_need_disciplines() -> None:
    assert reasons("action", Card(0, (Mode((Bleed(1),), Level.BASIC),)), "dom") == []
    assert reasons("action", Card(0, (Mode((Bleed(1),), Level.BASIC),))) == ["shape level action"]
    assert reasons("action", Card(0, (Mode((Bleed(1),)),)), "dom") == ["shape level action"]
