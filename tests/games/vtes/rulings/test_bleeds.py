"""Rulings on bleeds: redirected ones, limited modifiers, missions, and actions with cards that look, search or attack."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    Body,
    Cancel,
    Card,
    EndAction,
    Level,
    Mode,
    Trait,
)
from coterie.games.vtes.rules.window import Window
from coterie.games.vtes.standing import Bound

from ..build import Seat
from ..cards.playing import Play, sits
from ..duel import book_with, invented
from ..scenarios.turns import plays
from .marks import ruling

# Redirected.


@ruling("G00106", "8acbd1")
@pytest.mark.parametrize(("name", "minion", "key"), [("Deflection", "Ashley", "dom"), ("Telepathic Misdirection", "Colette", "AUS")])
def test_who_failed_to_block_has_declined(name: str, minion: str, key: str) -> None:
    at = sits(Seat("Dr. Stephen Norton", "Lost in Crowds"), Seat(minion, name), Seat("Ryan")).does("a", "bleed:dr-stephen-norton")
    at.does("b", f"block:{minion.lower()}").does("a", "play:lost-in-crowds/OBF:dr-stephen-norton").lets("declined")
    at.does("b", f"play:{name.lower().replace(' ', '-')}/{key}:{minion.lower()}").rest()
    assert at.pools() == [10, 10, 9]


@ruling("G00106", "32fadc")
def test_a_bleed_goes_to_nobody_who_cannot_be_bled_by_that_minion() -> None:
    """Neither to who controls the acting minion nor to who is bled already nor to who is out: with nobody left it is not played."""
    at = sits(Seat("Ryan"), Seat("Ashley", "Deflection"), Seat(), Seat(), Seat())
    at.t.players[3].ousted = True
    at.does("a", "bleed:ryan").lets("declined").does("b", "play:deflection/dom:ashley")
    assert at.keys("b") == ["seat:c", "seat:e"]
    two = plays(Seat("Ryan"), Seat("Ashley", "Deflection")).does("a", "bleed:ryan").lets("declined")
    assert two.refused("b", "play:deflection/dom:ashley") == ("no-target", "v5.card.deflection")


def spying(*, missions: int = 0, hand: str = "Spying Mission", b: Seat | None = None) -> Play:
    """Colette, with so many missions against b already, bleeds b."""
    at = sits(Seat("Colette" + " + Spying Mission" * missions, hand), b or Seat("Chelsea Blake", "Deflection"), Seat("Ryan"))
    for mission in at.all("Spying Mission"):
        at.t.become(mission, mission.card, 1)
        mission.bound = Bound(seat=1)
    return at.does("a", "bleed:colette")


@ruling("G00106", "b84948")
@ruling("101857", "e0761a")
def test_a_mission_is_begun_when_nothing_more_can_be_played() -> None:
    at = spying().lets("would")
    assert at.asked == ["a"]
    at.does("a", "play:spying-mission/OBF:colette").rest()
    assert (at.pools(), at.hand("b").count("Deflection")) == ([10, 10, 10], 1)


@ruling("G00106", "b84948")
@ruling("101857", "b23033")
def test_when_missions_are_used_nothing_more_is_played() -> None:
    at = spying(missions=1)
    at.until(lambda: at.t.action is None)
    after = [text.id.removeprefix("vtes-event-") for text in at.told]
    assert after[after.index("burned") :].count("played") == 0
    assert (at.pools(), at.on("Colette"), at.hand("b").count("Deflection")) == ([10, 7, 10], [], 1)


@ruling("101857", "6e4f17")
def test_a_second_mission_joins_the_first_and_both_are_used_at_once() -> None:
    at = spying(missions=1).lets("would").does("a", "play:spying-mission/OBF:colette").rest()
    assert (at.pools(), at.on("Colette")) == ([10, 10, 10], ["Spying Mission"] * 2)
    at.goes_on("a", "minion").does("a", "bleed:colette").rest()
    assert (at.pools(), at.on("Colette")) == ([10, 5, 10], [])


@ruling("101857", "2473f8")
def test_a_cancelled_mission_leaves_the_bleed_and_no_time_for_reactions() -> None:
    undo = invented(1, "Undo", "reaction", Card(0, (Mode((Cancel("action modifier"),)),)))
    at = sits(Seat("Colette", "Spying Mission"), Seat("Chelsea Blake", "Deflection; Undo"), Seat("Ryan"), book=book_with(undo))
    at.does("a", "bleed:colette").lets("would").does("a", "play:spying-mission/OBF:colette").does("b", "play:undo:chelsea-blake")
    at.until(lambda: at.t.action is None)
    assert (at.pools(), at.hand("b").count("Deflection"), at.on("Colette")) == ([10, 9, 10], 1, [])


# Limited.


@ruling("100765", "1c3a06")
def test_foreshadowing_destruction_against_much_pool_lingers_and_does_not_count() -> None:
    at = sits(Seat("Gelasia Fotiou", "Foreshadowing Destruction; Bonding"), Seat("Wauneka", pool=10), Seat()).does(
        "a", "bleed:gelasia-fotiou"
    )
    at.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou")
    assert at.can("a", "play:bonding/dom:gelasia-fotiou")
    at.t.players[1].pool = 9
    at.rest()
    assert at.pool("b") == 9 - 1 - 3


@ruling("100765", "2d96f0")
def test_foreshadowing_destruction_lost_with_the_target_makes_room_for_another() -> None:
    a = Seat("Gelasia Fotiou", "Foreshadowing Destruction; Bonding", table="The Barrens")
    at = sits(a, Seat("Chelsea Blake", "Deflection", pool=9), Seat("Ryan", pool=10)).does("a", "bleed:gelasia-fotiou")
    at.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou")
    assert at.why("a", "play:bonding/dom:gelasia-fotiou") == "one-limited"
    at.lets("declined").does("a", "pass").does("b", "play:deflection/DOM:chelsea-blake")
    at.does("a", "play:bonding/dom:gelasia-fotiou").rest()
    assert at.pools() == [10, 9, 8]


@ruling("G00117", "e45c17")
def test_larissa_raises_her_bleed_before_it_is_resolved() -> None:
    at = plays(Seat("Larissa Moreira", "Deep Song; Deep Song"), Seat("Wauneka"), Seat()).does("a", "bleed:larissa-moreira").lets("open")
    assert "use:larissa-moreira/0" in at.keys("a")
    for window in ("would", "after"):
        assert Window("a", window).keys(at.t) == ["pass"]
    assert at.rest().pools() == [10, 9, 10]
    used = plays(Seat("Larissa Moreira", "Deep Song"), Seat("Wauneka"), Seat()).does("a", "bleed:larissa-moreira")
    assert used.does("a", "use:larissa-moreira/0", "card:deep-song").rest().pools() == [10, 8, 10]
    other = plays(Seat("Larissa Moreira 3", "Deep Song"), Seat("Wauneka"), Seat()).does("a", "hunt:larissa-moreira")
    assert other.refused("a", "use:larissa-moreira/0")[0] == "only-bleed"


# Govern the Unaligned, Revelations.


@ruling("100845", "72e920")
def test_govern_the_unaligned_the_target_stays_face_down() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Sully; Ashley"), Seat("Wauneka"), Seat())
    at.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou", f"piece:crypt-{at['Sully'].id}").rest()
    assert at.blood("Sully") == 3
    seen = [str(text) for seat, hidden, text in at.t.ears or [] if seat is None or "b" in (seat, hidden)]
    assert not any("Sully" in text or "sully" in text for text in seen)


@ruling("101627", "c332a1")
def test_revelations_the_replacement_is_not_seen() -> None:
    at = sits(Seat("Colette", "Revelations"), Seat(hand="Bonding; Deflection"), Seat())
    at.t.players[1].library_top = [at.card("Fame").id]
    at.t.players[1].hand += [at.card("Villein").id] * 5
    at.does("a", "play:revelations/aus:colette", "card:bonding").rest()
    assert at.hand("b").count("Fame") == 1
    assert at.t.looked == {}
    told = [str(text) for seat, hidden, text in at.t.ears or [] if seat in (None, "a") and hidden != "a"]
    assert not any(str(at.card("Fame").id) in text or "fame" in text for text in told)


# Deep Song.


@ruling("100515", "ffcf09")
def test_deep_song_locks_with_the_combat_or_not_at_all() -> None:
    song = "play:deep-song/ANI:horace-radcliffe"
    at = sits(Seat("Horace Radcliffe", "Deep Song"), Seat("Sully; Wauneka"), Seat()).does("a", song, "piece:sully")
    assert not at.locked("Sully")
    at.does("b", "block:wauneka").rest()
    assert (at.locked("Sully"), at.locked("Wauneka")) == (False, True)
    book = book_with(invented(1, "Second Thoughts", "action modifier", Card(0, (Mode((EndAction(),)),))))
    ended = sits(Seat("Horace Radcliffe", "Deep Song; Second Thoughts"), Seat("Sully"), Seat(), book=book).does("a", song, "piece:sully")
    ended.does("a", "play:second-thoughts:horace-radcliffe").rest()
    assert (ended.locked("Sully"), ended.heard("combat")) == (False, 0)
    free = sits(Seat("Horace Radcliffe", "Deep Song"), Seat("Sully"), Seat()).does("a", song, "piece:sully").rest()
    assert (free.locked("Sully"), free.heard("combat")) == (True, 1)


# Magic of the Smith.


def smith(library: str, hand: str = "", book: Book | None = None) -> Play:
    """Nassir's search for equipment succeeds; his library holds these cards."""
    nassir = Seat("Nassir", f"Magic of the Smith; {hand}" + "; ".join(["Villein"] * 5), library=f"{library}; Fame; Fame")
    at = sits(nassir, Seat(), Seat(), book=book)
    at.t.players[0].library_top = [at.card("Fame").id] * 2
    return at.does("a", "play:magic-of-the-smith/tha:nassir")


@ruling("101143", "523ea1")
def test_magic_of_the_smith_the_equipment_is_chosen_at_the_end() -> None:
    at = sits(Seat("Nassir", "Magic of the Smith", library=".44 Magnum; Kevlar Vest; Fame"), Seat("Wauneka"), Seat())
    at.t.players[0].library_top = [at.card("Fame").id] * 7
    at.does("a", "play:magic-of-the-smith/tha:nassir")
    assert at.t.running_action().chosen == []
    at.does("b", "pass")
    assert {"card:44-magnum", "card:kevlar-vest"} <= set(at.keys("a"))


@ruling("101143", "5100f3")
def test_magic_of_the_smith_finds_equipment_that_will_be_a_location() -> None:
    house = invented(1, "Walking House", "equipment", Card(0, (Mode(),), (), (Trait.LOCATION,)))
    at = smith("Walking House", book=book_with(house)).does("a", "card:walking-house").rest()
    assert at.on("Nassir") == ["Walking House"]


@ruling("G00132", "aedeff")
def test_magic_of_the_smith_does_not_bar_the_equipment_itself() -> None:
    at = smith(".44 Magnum", "Kevlar Vest; ").does("a", "card:44-magnum").rest()
    at["Nassir"].locked = False
    assert at.can("a", "play:kevlar-vest:nassir")
    assert not any((use.what, use.number) == ("with", at.card(".44 Magnum").id) for use in at.t.uses)


@ruling("G00132", "89c099")
def test_magic_of_the_smith_requirements_hold_for_what_is_found() -> None:
    """Equipment that needs a discipline is found by who has it; a gun for pool is not found by the poor."""
    blade = invented(1, "Ash Blade", "equipment", Card(0, (Mode((), Level.BASIC),), (), ()), needs="pot")
    at = smith("Ash Blade; .44 Magnum", book=book_with(blade))
    assert at.keys("a") == ["card:44-magnum", "pass"]
    strong = sits(Seat("Lloyd Brooks", "Magic of the Smith; Villein", library="Ash Blade; Fame"), Seat(), Seat(), book=book_with(blade))
    strong.t.players[0].library_top = [strong.card("Fame").id] * 6
    strong.does("a", "play:magic-of-the-smith/THA:lloyd-brooks")
    assert "card:ash-blade" in strong.keys("a")


@ruling("G00132", "8d870f")
def test_magic_of_the_smith_is_an_equip_action() -> None:
    at = sits(Seat("Nassir", "Magic of the Smith", library=".44 Magnum"), Seat("Wauneka"), Seat())
    at.does("a", "play:magic-of-the-smith/tha:nassir")
    assert at.t.running_action().kind == "equip"


# Underbridge Stray.


@ruling("102065", "eec4f8")
def test_underbridge_stray_helps_in_the_turn_it_comes() -> None:
    at = (
        sits(Seat("The Dowager; Ryan", "Underbridge Stray"), Seat("Aunt Linda"), Seat())
        .does("a", "play:underbridge-stray/ANI:the-dowager")
        .rest()
    )
    assert at.why("a", "bleed:underbridge-stray") == "just-recruited"
    at.does("a", "bleed:ryan").does("b", "block:aunt-linda").lets("press")
    assert at.can("a", "use:underbridge-stray/0")


@ruling("G00019", "cc8704")
@ruling("101254", "0fba0f")
def test_animals_are_animals_alone() -> None:
    at = sits(Seat("Ryan + Raven Spy + Murder of Crows; Underbridge Stray"), Seat())
    for name in ("Raven Spy", "Murder of Crows", "Underbridge Stray"):
        assert at.t.form_of(at[name]).traits == (Trait.ANIMAL,)


@ruling("G00018", "6ac45a")
def test_the_level_of_a_retainer_is_that_of_its_recruitment() -> None:
    """Horace employs at superior level, Ryan at basic; when Horace's level falls, his ravens stay as they are."""
    at = sits(Seat("Horace Radcliffe; Ryan", "Raven Spy; Raven Spy"), Seat(), Seat())
    at.does("a", "play:raven-spy/ANI:horace-radcliffe").rest().does("a", "play:raven-spy/ani:ryan").rest()
    strong, weak = (at.t.piece(at[name].cards[0]) for name in ("Horace Radcliffe", "Ryan"))
    assert (strong.blood, weak.blood) == (2, 1)
    at.t.alter(at["Horace Radcliffe"], disciplines={**at["Horace Radcliffe"].disciplines, "ani": 1})
    at.t.alter(at["Ryan"], disciplines={**at["Ryan"].disciplines, "ani": 2})
    bodies = [at.t.form_of(piece).body for piece in (strong, weak)]
    assert bodies == [Body(2), Body(1)]
