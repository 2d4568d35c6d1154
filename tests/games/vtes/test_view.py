"""What a seat is shown: everything that lies open, as it stands now, and of the rest only numbers."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.vtes.decks import find_deck
from coterie.games.vtes.vector import VERSION, cards, encode, layout
from coterie.games.vtes.view import VtesView
from tests.games.vtes.places import Place, names, number
from tests.marks import rule, slow

SEATS: dict[str, Any] = {
    "a": {
        "pool": 14,
        "hand": ["Govern the Unaligned", "Bonding", "Cloak the Gathering"],
        "ready": ["Gelasia Fotiou", {"card": "Andi Liu", "blood": 2, "locked": True, "cards": ["Blood Doll"]}],
        "torpor": [{"card": "Sully", "blood": 1}],
        "uncontrolled": [{"card": "Colette", "blood": 3}, "Meaghan"],
        "in_play": ["The Barrens"],
        "ash": ["Deflection", "Ashley"],
        "removed": ["Deflection"],
        "rest": "removed",
    },
    "b": {
        "pool": 9,
        "points": 1,
        "hand": ["Deflection", "Second Tradition: Domain"],
        "ready": [{"card": "Alice Chen", "cards": [{"card": "Haven Uncovered", "owner": "c"}]}, "Oshri Dahan"],
        "rest": "ash",
    },
    "c": {"pool": 5, "hand": ["Deep Song"], "ready": [{"card": "Belinde", "cards": [{"card": "Raven Spy", "form": "ANI"}]}]},
}
DECKS = ["malkavian", "ventrue", "nosferatu"]


@pytest.fixture
def place() -> Place:
    return Place(DECKS, SEATS, edge="b")


def test_the_table_as_it_stands(place: Place) -> None:
    view = place.view("c")
    assert (view.seat, view.turn, view.active, view.phase, view.edge, view.outcome) == ("c", 11, "a", "minion", "b", None)
    assert [(seat.seat, seat.pool, seat.points) for seat in view.seats] == [("a", 14, 0), ("b", 9, 1), ("c", 5, 0)]


def test_a_minion_is_shown_with_all_that_is_on_it(place: Place) -> None:
    gelasia, andi = place.of("c", "a").ready
    assert gelasia.card == number("Gelasia Fotiou")
    assert (gelasia.kind, gelasia.locked, gelasia.blood, gelasia.capacity) == ("vampire", False, 6, 6)
    assert (andi.title, andi.city, andi.sect, andi.clan, andi.blood) == ("prince", "Taipei", "Camarilla", "Malkavian", 2)
    assert andi.disciplines == {"aus": 1, "obf": 1, "pre": 1, "dom": 2}
    assert names(card.card for card in andi.cards) == ["Blood Doll"]
    (alice, _) = place.of("c", "b").ready
    assert [(card.owner, card.controller) for card in alice.cards] == [("c", "c")]
    (belinde,) = place.of("a", "c").ready
    assert [(card.level, card.counters) for card in belinde.cards] == [("ANI", 2)]


def test_torpor_and_cards_in_play_are_open(place: Place) -> None:
    seen = place.of(None, "a")
    assert names(minion.card for minion in seen.torpor) == ["Sully"]
    assert names(card.card for card in seen.in_play) == ["The Barrens"]


@rule("v5.glossary.ash-heap")
def test_ash_heaps_and_what_was_removed_from_the_game_are_open(place: Place) -> None:
    for viewer in ("a", "b", "c", None):
        seen = place.of(viewer, "a")
        assert names(seen.ash) == ["Deflection", "Ashley"]
        assert names(seen.removed)[0] == "Deflection"


@rule("v5.contest.card")
def test_contested_cards_are_known_by_name() -> None:
    both = [{"card": "Alice Chen", "standing": {"was": "ready"}}]
    place = Place(["ventrue", "ventrue", "nosferatu"], {"a": {"contested": both}, "b": {"contested": both}, "c": {}}, phase="unlock")
    for viewer in ("a", "b", "c", None):
        assert names(card.card for seat in place.view(viewer).seats for card in seat.contested) == ["Alice Chen", "Alice Chen"]


def test_an_action_is_shown_from_its_announcement_on(place: Place) -> None:
    place.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    seen = place.view("c").action
    assert seen is not None
    assert (seen.kind, seen.seat, seen.target, seen.stealth, seen.bleed, seen.blockers) == ("bleed", "a", "b", 0, 3, ("b",))
    assert names([seen.card]) == ["Govern the Unaligned"]
    place.settle("b")
    place.does("b", "block:oshri-dahan")
    attempt = place.view(None).action
    assert attempt is not None
    assert (attempt.step, attempt.intercept) == ("attempt", 0)
    assert attempt.blocker == place.of("c", "b").ready[1].id
    place.does("a", "play:bonding/dom:gelasia-fotiou")
    raised = place.view("c").action
    assert raised is not None
    assert (raised.bleed, [card for _, card in raised.played]) == (4, [number("Bonding")])
    assert [(one.card, one.amount) for one in raised.bleed_from] == [(0, 1), (number("Govern the Unaligned"), 2), (number("Bonding"), 1)]


def test_numbers_of_an_action_tell_everybody_where_they_come_from() -> None:
    seats = {"a": {"hand": ["Lost in Crowds"], "ready": ["Gelasia Fotiou"]}, "b": {"ready": [{"card": "Belinde", "cards": ["Raven Spy"]}]}}
    place = Place(["malkavian", "nosferatu", "ventrue"], seats)
    place.does("a", "bleed:gelasia-fotiou")
    place.settle("b")
    place.does("b", "block:belinde")
    place.does("a", "play:lost-in-crowds/obf:gelasia-fotiou")
    for viewer in ("a", "b", "c", None):
        seen = place.view(viewer).action
        assert seen is not None
        assert [(one.card, one.amount) for one in seen.stealth_from] == [(number("Lost in Crowds"), 1)]
        assert [(one.card, one.amount) for one in seen.intercept_from] == [(number("Raven Spy"), 1)]
        assert [(one.card, one.amount) for one in seen.bleed_from] == [(0, 1)]
        assert (seen.stealth, seen.intercept, seen.bleed) == (1, 1, 1)


def test_combat_is_shown_with_its_strikes(place: Place) -> None:
    place.does("a", "bleed:gelasia-fotiou")
    place.does("b", "block:oshri-dahan")
    for _ in range(60):
        seen = place.view("c").combat
        if seen is not None and seen.sides[0].strike is not None:
            break
        decision = place.game.decisions[0]
        place.game.choose(decision.seat, "pass" if "pass" in decision.keys else "strike:hand")
    assert seen is not None
    assert (seen.round, seen.range, [side.seat for side in seen.sides]) == (1, "close", ["a", "b"])
    assert seen.sides[0].strike is not None
    assert seen.sides[0].strike.kind == "hand"


def test_a_referendum_is_shown_with_its_votes() -> None:
    seats = {"a": {"hand": ["Ancilla Empowerment"], "ready": ["Alice Chen"]}, "b": {"ready": ["Sybren van Oosten"]}}
    place = Place(["ventrue", "ventrue"], seats)
    place.does("a", "play:ancilla-empowerment:alice-chen", "for:alice-chen")
    seen = place.view("b").referendum
    assert seen is not None
    assert (seen.called_by, seen.step, seen.votes_for, seen.votes_against, seen.passed) == ("a", "polling", 2, 0, None)
    assert [(vote.seat, vote.votes, vote.in_favour) for vote in seen.cast] == [("a", 2, True)]


def test_hand_sizes_transfers_and_master_phase_actions_are_open() -> None:
    seats = {"a": {"in_play": ["Elder Library", {"card": "Dreams of the Sphinx", "blood": 1}]}, "b": {"in_play": ["Information Highway"]}}
    place = Place(["malkavian", "ventrue"], seats, phase="master")
    assert [seat.hand_size for seat in place.view("b").seats] == [8, 7]
    assert [seat.master_actions for seat in place.view("b").seats] == [1, 0]
    assert place.of("b", "a").in_play[1].counters == 1
    influence = Place(["malkavian", "ventrue"], seats, phase="influence", active="b")
    assert [seat.transfers for seat in influence.view("a").seats] == [0, 6]


def test_a_view_goes_to_json_and_back() -> None:
    game = coterie.new("vtes", seed=3)
    view = game.view("b")
    assert msgspec.json.decode(msgspec.json.encode(view), type=VtesView) == view


def test_the_vector_has_the_lengths_of_its_layout_and_begins_with_the_viewer(place: Place) -> None:
    lengths = [length for _, length in layout()]
    for viewer in ("a", "b", "c", None):
        vector = encode(place.view(viewer))
        assert len(vector) == sum(lengths)
        assert all(0 <= entry <= 1 for entry in vector)
    turn = lengths[0] + lengths[1]
    assert encode(place.view("a"))[turn : turn + 5] == [1, 0, 0, 0, 0]
    assert encode(place.view("b"))[turn : turn + 5] == [0, 0, 1, 0, 0]
    hand = sum(lengths[:6])
    mine = encode(place.view("a"))[hand : hand + lengths[6]]
    assert [card for card, share in zip(cards(), mine, strict=True) if share] == sorted(map(number, SEATS["a"]["hand"]))


@slow
def test_facts_are_the_cards_of_the_table_without_owners_and_numbers() -> None:
    facts = coterie.new("vtes", setup={"players": 2, "lists": "open"}).facts
    assert list(facts) == sorted(facts)
    decks = [find_deck(name) for name in ("malkavian", "nosferatu")]
    assert {int(card) for card in facts} == {card for deck in decks for card in deck.crypt + deck.library}
    govern = facts[str(number("Govern the Unaligned"))]
    assert (govern.name, govern.types, govern.needs, govern.blood) == ("Govern the Unaligned", ("action",), ("dom",), 1)
    assert list(govern.text) == ["en", "it", "fr", "pt-BR"]
    assert all(lines and all(lines) for lines in govern.text.values())
    sully = facts[str(number("Sully"))]
    assert (sully.capacity, sully.clans, sully.sect) == (4, ("Malkavian",), "Camarilla")


def test_the_page_of_the_game_has_the_table_of_the_vector() -> None:
    page = (Path(__file__).parents[3] / "docs" / "vtes.md").read_text(encoding="utf-8")
    rows, begin = [], 0
    for what, length in layout():
        rows.append(f"| {begin} | {length} | {what} |")
        begin += length
    assert "\n".join(rows) in page
    assert f"Version {VERSION} of the vector of VTES" in page
