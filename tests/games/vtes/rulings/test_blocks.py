"""Rulings on blocks: stealth and intercept, cards that wake or force a block, and what a blocker brings to the combat."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Cancel, Card, Mode, Trait
from coterie.games.vtes.rules.combat.rounds import begin, finish
from coterie.games.vtes.rules.stats import stealth

from ..build import Seat
from ..cards.playing import Play, sits
from ..duel import book_with, invented
from ..scenarios.turns import plays
from .marks import ruling

# Stealth.


@ruling("100236", "acb123")
def test_bonding_at_superior_only_when_its_stealth_is_needed() -> None:
    at = sits(Seat("Gelasia Fotiou", "Bonding", table="The Barrens"), Seat("Wauneka"), Seat()).does("a", "bleed:gelasia-fotiou")
    assert at.why("a", "play:bonding/DOM:gelasia-fotiou") == "stealth-not-needed"
    at.does("a", "pass").does("b", "block:wauneka")
    assert at.can("a", "play:bonding/DOM:gelasia-fotiou")


@ruling("100236", "20ccac")
def test_bonding_at_superior_not_for_another_action() -> None:
    at = sits(Seat("Gelasia Fotiou 2", "Bonding", table="The Barrens"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "hunt:gelasia-fotiou", "pass").does("b", "block:wauneka")
    assert at.why("a", "play:bonding/DOM:gelasia-fotiou") == "only-bleed"


def gathered() -> Play:
    """Sully's bleed is about to be blocked; two more of a's vampires can cloak him, one of them locked. b has such a vampire, too."""
    a = Seat("Sully; Dr. Stephen Norton locked; Colette", "Cloak the Gathering; Cloak the Gathering")
    at = sits(a, Seat("Wauneka + Sport Bike; Belinde", "Cloak the Gathering"), Seat())
    return at.does("a", "bleed:sully").does("b", "block:wauneka").lets("attempt")


@ruling("100362", "545445")
def test_cloak_the_gathering_is_for_the_acting_side_alone() -> None:
    at = plays(Seat("Sully; Colette", "Cloak the Gathering"), Seat("Wauneka; Belinde", "Cloak the Gathering"), Seat())
    at.does("a", "bleed:sully").does("b", "block:wauneka").lets("attempt")
    assert "play:cloak-the-gathering/OBF:colette" in at.keys("a")
    assert not any(key.startswith("play:") for key in at.keys("b"))


@ruling("100362", "96504b", "b605e3")
def test_cloak_the_gathering_by_a_locked_vampire_and_again_by_another() -> None:
    at = gathered().does("a", "play:cloak-the-gathering/OBF:dr-stephen-norton")
    assert at.why("a", "play:cloak-the-gathering/OBF:dr-stephen-norton") == "once-per-action"
    at.does("a", "play:cloak-the-gathering/OBF:colette")
    assert stealth(at.t) == 2
    at.rest()
    assert at.pools() == [10, 9, 10]


@ruling("G00102", "5eb3a7")
def test_less_intercept_needs_no_attempt_to_block() -> None:
    at = sits(Seat("Tamoszius", "Perfect Paragon", table="The Barrens"), Seat("Wauneka"), Seat()).does("a", "bleed:tamoszius")
    assert (at.t.window, at.t.running_action().blocked_by) == ("open", 0)
    at.does("a", "play:perfect-paragon/PRE:tamoszius")
    assert [lasting.amount for lasting in at.t.lasting] == [-1, -1]  # of allies, and of younger vampires


# Faceless Night.


@ruling("100687", "71eeff")
def test_faceless_night_who_already_attempts_cannot_back_out() -> None:
    at = (
        sits(Seat("Colette", "Faceless Night"), Seat("Wauneka", "Eyes of Argus"), Seat())
        .does("a", "bleed:colette")
        .does("b", "block:wauneka")
    )
    at.does("a", "play:faceless-night/OBF:colette")
    assert (at.t.window, at.t.running_action().blocked_by) == ("attempt", at["Wauneka"].id)
    assert not any(key.startswith("block") for key in at.keys("b"))
    at.rest()
    assert at.locked("Wauneka")


@ruling("100687", "051ac2")
def test_faceless_night_who_failed_before_is_spared() -> None:
    """Lost in Crowds stops Wauneka; Faceless Night comes later, against Belinde."""
    a = Seat("Colette", "Lost in Crowds; Faceless Night")
    at = sits(a, Seat("Wauneka; Belinde + Sport Bike + Raven Spy"), Seat()).does("a", "bleed:colette").does("b", "block:wauneka")
    at.does("a", "play:lost-in-crowds/OBF:colette").lets("open").does("b", "block:belinde").lets("attempt")
    at.does("a", "play:faceless-night/OBF:colette").rest()
    assert (at.locked("Wauneka"), at.locked("Belinde"), at.pools()) == (False, True, [10, 9, 10])


@ruling("100687", "570489")
def test_faceless_night_locks_as_the_action_is_resolved() -> None:
    """Chelsea fails, redirects the bleed though the lock hangs over her, and c sends it back: she may attempt again."""
    a, c = Seat("Colette", "Faceless Night"), Seat("Madison", "Deflection")
    at = sits(a, Seat("Chelsea Blake", "Deflection"), c)
    at.outside("ask-always", "b")
    at.does("a", "bleed:colette").does("b", "block:chelsea-blake")
    at.does("a", "play:faceless-night/OBF:colette").lets("open").lets("declined")
    assert not at.locked("Chelsea Blake")
    at.does("b", "play:deflection/DOM:chelsea-blake")
    at.lets("declined").does("c", "play:deflection/DOM:madison")
    assert at.can("b", "block:chelsea-blake")
    at.rest()
    assert (at.locked("Chelsea Blake"), at.locked("Madison"), at.pools()) == (True, False, [10, 9, 10])


@ruling("100687", "570489")
def test_faceless_night_guard_dogs_come_too_early() -> None:
    """Before she is locked there is nothing to unlock; afterwards the action is resolved."""
    at = sits(Seat("Colette", "Faceless Night"), Seat("Horace Radcliffe", "Guard Dogs"), Seat())
    at.outside("ask-always", "b")
    at.does("a", "bleed:colette")
    at.does("b", "block:horace-radcliffe").does("a", "play:faceless-night/OBF:colette").lets("open")
    assert at.why("b", "play:guard-dogs/ANI:horace-radcliffe") == "locked-only"
    at.rest()
    assert (at.locked("Horace Radcliffe"), at.hand("b").count("Guard Dogs")) == (True, 1)


# Waking.


def asleep(hand: str, minion: str = "Colette locked") -> Play:
    """a bleeds b, whose one minion is locked."""
    return sits(Seat("Ryan"), Seat(minion, hand, table="The Barrens"), Seat("Baixinho")).does("a", "bleed:ryan")


@ruling("G00115", "b6cee1")
@pytest.mark.parametrize("card", ["on-the-qui-vive", "wake-with-evenings-freshness", "eyes-of-argus/AUS"])
def test_who_is_awake_need_do_nothing(card: str) -> None:
    at = asleep("On the Qui Vive; Wake with Evening's Freshness; Eyes of Argus").does("b", f"play:{card}:colette")
    at.turn_to("b")
    assert {"block:colette", "pass"} <= set(at.keys("b"))
    at.rest()
    assert (at.locked("Colette"), at.pools()) == (True, [10, 9, 10])


@ruling("G00115", "f7776a")
def test_waking_while_a_card_is_played() -> None:
    """In a game with cards that cancel others, a wake may come while a modifier is played; not in the master phase."""
    book = book_with(invented(1, "Undo", "reaction", Card(0, (Mode((Cancel("action modifier"),)),))))
    at = sits(Seat("Madison", "Conditioning; Fame"), Seat("Colette locked", "On the Qui Vive"), Seat("Baixinho"), book=book)
    at.does("a", "bleed:madison", "play:conditioning/dom:madison")
    assert (at.asked, at.prompt, at.keys("b")) == (["b"], "as-played", ["play:on-the-qui-vive:colette", "pass"])
    at.does("b", "play:on-the-qui-vive:colette")
    assert at["Colette"].id in at.t.running_action().awake
    master = sits(Seat("Madison", "Fame"), Seat("Colette locked", "On the Qui Vive"), phase="master", book=book)
    master.does("a", "play:fame", "piece:madison")
    assert "On the Qui Vive" in master.hand("b")
    assert master.asked == ["a"]


@ruling("G00025", "e0a5ac")
def test_a_later_replacement_comes_before_anything_unlocks() -> None:
    at = (
        asleep("Wake with Evening's Freshness; " + "; ".join(["Villein"] * 6)).does("b", "play:wake-with-evenings-freshness:colette").rest()
    )
    assert len(at.hand("b")) == 6
    at.t.players[1].library_top = [at.card("Fame").id]
    at.until(lambda: at.t.phase == "unlock" and at.t.seats[at.t.active] == "b")
    assert (at.hand("b").count("Fame"), len(at.hand("b"))) == (1, 7)
    assert "use:the-barrens/0" in at.keys("b")


# Cards that force a block.


@ruling("G00097", "fdc2dc")
def test_second_tradition_not_without_blood_to_burn() -> None:
    at = asleep("Second Tradition: Domain", "Andi Liu 0 locked")
    assert at.why("b", "play:second-tradition-domain/2:andi-liu") == "not-enough-blood"


@ruling("G00124", "11a9d8")
def test_second_tradition_by_who_attempts_already() -> None:
    """Andi woke and attempts while locked; then she needs intercept: she unlocks and goes on with the attempt."""
    b = Seat("Andi Liu locked", "On the Qui Vive; Second Tradition: Domain")
    at = sits(Seat("Ryan 2"), b, Seat()).does("a", "hunt:ryan").does("b", "play:on-the-qui-vive:andi-liu", "block:andi-liu")
    at.lets("attempt").does("b", "play:second-tradition-domain/2:andi-liu")
    assert (at.blood("Andi Liu"), at.heard("unlocked"), at.t.running_action().blocked_by) == (5, 1, at["Andi Liu"].id)
    at.rest()
    assert (at.heard("blocked"), at.blood("Ryan"), at.locked("Andi Liu")) == (1, 1, True)


@ruling("G00124", "bd9dc2")
def test_second_tradition_not_if_vampires_cannot_block() -> None:
    at = sits(Seat("Madison", "Daring the Dawn"), Seat("Andi Liu locked; Underbridge Stray", "Second Tradition: Domain"), Seat())
    at.does("a", "bleed:madison", "play:daring-the-dawn/FOR:madison")
    assert at.why("b", "play:second-tradition-domain/2:andi-liu") == "no-vampires"


@ruling("G00124", "e9638f")
def test_second_tradition_not_if_the_action_is_not_yours_to_block() -> None:
    at = sits(Seat("Ryan"), Seat("Wauneka"), Seat("Andi Liu locked", "Second Tradition: Domain")).does("a", "bleed:ryan")
    assert "c" not in at.asked
    at.rest()
    assert (at.hand("c").count("Second Tradition: Domain"), at.pools()) == (1, [10, 9, 10])
    hunt = sits(Seat("Ryan 1"), Seat("Wauneka"), Seat("Andi Liu locked", "Second Tradition: Domain"), Seat("Belinde")).does(
        "a", "hunt:ryan"
    )
    assert hunt.t.running_action().blockers == [1, 3]
    hunt.rest()
    assert hunt.hand("c").count("Second Tradition: Domain") == 1


# What a reaction promises for the combat after the block.


def promised(card: str, blocker: str = "Horace Radcliffe", hand: str = "") -> Play:
    """A card at superior level was played by b's minion, and it blocks."""
    title = {"guard-dogs": "Guard Dogs", "instinctive-reaction": "Instinctive Reaction", "spirits-touch": "Spirit's Touch"}.get(
        card, "Precognition"
    )
    key = blocker.lower().replace(" ", "-")
    locked = " locked" if card == "guard-dogs" else ""
    start = "bleed:sully" if card == "guard-dogs" else "hunt:sully"
    level = "ANI" if card in ("guard-dogs", "instinctive-reaction") else "AUS"
    at = sits(Seat("Sully 2; Ryan", "Villein"), Seat(f"{blocker}{locked}", title), Seat()).does("a", start)
    if card == "guard-dogs":
        return at.does("b", f"play:{card}/{level}:{key}", f"block:{key}")
    return at.does("b", f"block:{key}").lets("attempt").does("b", f"play:{card}/{level}:{key}")


def brings(at: Play, acting: str, blocker: str, from_block: bool) -> tuple[int, int]:
    """The manoeuvres and the prevention with which a blocker enters another combat of the same action."""
    begin(at.t, at[acting].id, at[blocker].id, from_block)
    one = at.t.running_combat().sides[1]
    finish(at.t)
    return one.maneuvers, one.prevention


MANEUVERS = [
    ("guard-dogs", "Horace Radcliffe"),
    ("instinctive-reaction", "Horace Radcliffe"),
    ("spirits-touch", "Colette"),
]


@ruling("100863", "b845b6")
@ruling("100995", "b845b6")
@ruling("101850", "34014d")
@pytest.mark.parametrize(("card", "blocker"), MANEUVERS)
def test_the_maneuver_is_for_the_combat_of_the_block(card: str, blocker: str) -> None:
    at = promised(card, blocker).lets("range")
    assert at.can("b", "maneuver:granted")
    at.rest()
    assert brings(promised(card, blocker), "Sully", blocker, from_block=False) == (0, 0)


@ruling("100863", "fc8960")
@ruling("100995", "fc8960")
@ruling("101850", "9f5ed1")
@pytest.mark.parametrize(("card", "blocker"), MANEUVERS)
def test_the_maneuver_is_there_again_for_a_second_block(card: str, blocker: str) -> None:
    at = promised(card, blocker)
    assert [brings(at, "Sully", blocker, from_block=True) for _ in range(2)] == [(1, 0), (1, 0)]


@ruling("101475", "a142a3")
def test_precognition_prevents_in_the_combat_of_the_block_alone() -> None:
    at = promised("precognition", "Colette").lets("damage")
    assert at.can("b", "prevent:granted")
    failed = sits(Seat("Colette 2", "Faceless Night"), Seat("Gelasia Fotiou", "Precognition"), Seat()).does("a", "hunt:colette")
    failed.does("b", "block:gelasia-fotiou").lets("attempt").does("b", "play:precognition/AUS:gelasia-fotiou")
    failed.does("a", "play:faceless-night/OBF:colette").rest()
    assert (failed.heard("combat"), failed.blood("Colette")) == (0, 3)


@ruling("101475", "c4603f", "580ffe")
@pytest.mark.parametrize(("from_block", "points"), [(False, 0), (True, 1)])
def test_precognition_in_another_combat_of_the_same_action(from_block: bool, points: int) -> None:
    """A fight that follows for another reason gets nothing; a second block gets it again."""
    at = promised("precognition", "Colette")
    assert [brings(at, "Sully", "Colette", from_block=from_block) for _ in range(2)] == [(0, points), (0, points)]


# After the block.


@ruling("100308", "e5171f")
def test_cats_guidance_comes_after_the_combat() -> None:
    at = sits(Seat("Sully"), Seat("Ryan", "Cats' Guidance"), Seat()).does("a", "bleed:sully").does("b", "block:ryan")
    at.until(lambda: "play:cats-guidance/ani:ryan" in at.keys(at.asked[0]))
    assert (at.t.combat, at.heard("combat-over"), at.locked("Ryan")) == (None, 1, True)
    at.does("b", "play:cats-guidance/ani:ryan").rest()
    assert not at.locked("Ryan")


@ruling("100308", "c347c9")
def test_cats_guidance_not_in_torpor() -> None:
    at = (
        sits(Seat("Aunt Linda", "Roundhouse"), Seat("Ryan 1", "Cats' Guidance"), Seat())
        .does("a", "bleed:aunt-linda")
        .does("b", "block:ryan")
    )
    at.lets("strike").does("a", "play:roundhouse/POT:aunt-linda").rest()
    assert (at.in_torpor("Ryan"), at.hand("b").count("Cats' Guidance")) == (True, 1)


# While a card is played.


@ruling("100135", "230a8e")
@ruling("100588", "230a8e")
@pytest.mark.parametrize("name", ["The Barrens", "Dreams of the Sphinx"])
def test_nothing_is_drawn_while_a_card_waits_to_be_cancelled(name: str) -> None:
    undo = invented(1, "Undo", "master", Card(0, (Mode((Cancel("master"),)),), (), (Trait.OUT_OF_TURN,)))
    at = sits(Seat("Madison", "Fame"), Seat("Colette", "Villein", table=name), phase="master", book=book_with(undo))
    at._settle = lambda: None  # type: ignore[method-assign]  # lone passes are looked at
    at.does("a", "play:fame", "piece:madison")
    assert (at.asked, at.prompt) == (["b"], "as-played")
    assert not any(key.startswith("use:") for key in at.question.candidates(at.t))  # type: ignore[union-attr]


@ruling("G00023", "b4fafb")
@pytest.mark.parametrize(("name", "key"), [("The Barrens", "use:the-barrens/0"), ("Dreams of the Sphinx", "use:dreams-of-the-sphinx/1")])
@pytest.mark.parametrize("window", ["open", "declined", "after"])
def test_cards_are_drawn_during_an_action(name: str, key: str, window: str) -> None:
    at = sits(Seat("Ryan", "Villein"), Seat("Wauneka", "Fame", table=name), Seat()).does("a", "bleed:ryan").lets(window)
    assert at.can("b", key)
    assert at.t.window == window
