"""Other worlds: what a seat knows stays, what it cannot know is dealt anew from the open deck lists, and every possible deal can come."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

import coterie
from coterie.games.vtes.decks import find_deck
from coterie.games.vtes.position import faults
from coterie.games.vtes.resample import deal_crypt, fits, hidden_crypt
from coterie.games.vtes.table import Table
from coterie.kernel.chance import Chance
from tests.games.vtes.places import Place, number
from tests.marks import rule

SEATS: dict[str, Any] = {
    "a": {"hand": ["Bonding", "Deflection"], "uncontrolled": ["Sully", "Colette"], "ready": ["Ashley"], "ash": ["Blood Doll"]},
    "b": {"hand": ["Majesty", "Deflection", "Majesty"], "uncontrolled": [{"card": "Madison", "blood": 4}], "removed": ["Oshri Dahan"]},
    "c": {"hand": ["Deep Song"], "uncontrolled": ["Ryan", "Wauneka"]},
}
DECKS = ["malkavian", "ventrue", "nosferatu"]
open_place = partial(Place, lists="open")


def worlds(t: Place, seat: str, count: int = 40) -> list[Place]:
    return [t.world(seat, seed) for seed in range(count)]


@rule("v5.setup.area")
def test_ones_own_cards_stay() -> None:
    t = open_place(DECKS, SEATS)
    for world in worlds(t, "a", 10):
        assert world.hand("a") == ["Bonding", "Deflection"]
        assert world.face_down("a") == ["Sully", "Colette"]
        assert sorted(world.t.players[0].library) == sorted(t.t.players[0].library)


@rule("v5.setup.area")
def test_others_hands_and_face_down_cards_are_anything_their_decks_could_be() -> None:
    found = worlds(open_place(DECKS, SEATS), "a", 60)
    assert len({tuple(world.hand("b")) for world in found}) > 50
    assert {world.face_down("b")[0] for world in found} == {
        "Alexa Draper", "Alice Chen", "Brock Sterling", "Chelsea Blake", "Horst von Brühl", "Madison", "Naomi Stewart", "Sybren van Oosten",
    }  # fmt: skip
    assert all(world.of("a", "b").uncontrolled[0].counters == 4 for world in found)


def test_every_card_of_a_deck_is_still_in_one_place() -> None:
    t = open_place(DECKS, SEATS)
    for world in worlds(t, "c", 10):
        for seat, deck in zip(world.t.players, map(find_deck, DECKS), strict=True):
            placed = Counter(seat.hand + seat.library + seat.crypt + seat.ash + seat.removed)
            placed.update(piece.card for piece in world.t.pieces.values() if piece.owner == seat.seat)
            assert placed == Counter(deck.crypt + deck.library)


def test_a_face_down_card_that_becomes_another_is_wholly_that_one() -> None:
    for world in worlds(open_place(DECKS, SEATS), "a"):
        piece = world.t.pieces[world.t.players[1].uncontrolled[0]]
        fact = world.t.book.facts[piece.card]
        assert (piece.capacity, piece.clan, piece.sect, piece.title, piece.city, piece.disciplines) == (
            fact.capacity, fact.clans[0], fact.sect, fact.title, fact.city, fact.disciplines,
        )  # fmt: skip


def test_cards_that_were_seen_stay_in_the_hand() -> None:
    """Of two equal cards, one was seen: that one is there in every world, the other in some."""
    seats = {**SEATS, "b": {**SEATS["b"], "seen": {"a": ["Majesty"]}}}
    t = open_place(DECKS, seats)
    counts = {world.hand("b").count("Majesty") for world in worlds(t, "a", 60)}
    assert counts >= {1, 2}
    assert 0 not in counts
    assert 0 in {world.hand("b").count("Majesty") for world in worlds(t, "c")}


def test_what_another_knows_of_a_hand_is_imagined_too() -> None:
    """C cannot know which cards of b's hand a has seen; only that everybody knows the Deflection."""
    seats = {**SEATS, "b": {**SEATS["b"], "seen": {"a": ["Deflection", "Majesty"], "all": ["Deflection"], "c": ["Deflection"]}}}
    known = [world.t.players[1].seen[0] for world in worlds(open_place(DECKS, seats), "c")]
    assert all(len(cards) == 2 and number("Deflection") in cards for cards in known)
    assert len(set(known)) > 5


def test_chances_to_come_are_others() -> None:
    t = open_place(DECKS, SEATS)
    assert len({world.t.chance for world in worlds(t, "a", 10)}) == 10


@rule("v5.card.enchant-kindred")
def test_nothing_contradicts_what_is_known_of_face_down_cards() -> None:
    """Two cards younger than 5: only the four vampires of the Malkavians' crypt under 5 can be there."""
    under_five = [{"card": name, "known": {"younger_than": 5}} for name in ("Sully", "Meaghan")]
    t = open_place(DECKS, {**SEATS, "a": {"uncontrolled": [*under_five, "Colette"], "hand": []}})
    pairs = {tuple(world.face_down("a")[:2]) for world in worlds(t, "b", 150)}
    young = ("Ashley", "Dr. Stephen Norton", "Meaghan", "Sully")
    assert pairs == {(one, other) for one in young for other in young if one != other}


@rule("v5.card.enchant-kindred")
def test_where_hardly_any_deal_fits_the_cards_stay_what_they_are() -> None:
    """All four of the young ones lie face down and are known to be young: dealing at chance would hardly ever do."""
    young = [{"card": name, "known": {"younger_than": 4}} for name in ("Ashley", "Meaghan")]
    t = open_place(DECKS, {**SEATS, "a": {"uncontrolled": [*young, "Colette", "Sully"], "hand": []}})
    for world in worlds(t, "b", 60):
        assert sorted(world.face_down("a")[:2]) == ["Ashley", "Meaghan"]


def test_marks_are_read_as_everybody_knows_them() -> None:
    t = open_place(DECKS, {**SEATS, "a": {"uncontrolled": [{"card": "Colette", "known": {"younger_than": 6, "clans": ["Malkavian"]}}]}})
    piece = t.t.pieces[t.t.players[0].uncontrolled[0]]
    assert fits(t.t, piece, number("Colette"))
    assert not fits(t.t, piece, number("Andi Liu"))
    assert not fits(t.t, piece, number("Ryan"))
    assert (t.of("b", "a").uncontrolled[0].younger_than, t.of("b", "a").uncontrolled[0].clans) == (6, ("Malkavian",))


def test_a_crypt_with_a_known_top_keeps_its_number() -> None:
    t = open_place(DECKS, {**SEATS, "a": {"crypt_top": ["Sully"], "library_top": ["Bonding", "Deflection"], "uncontrolled": ["Colette"]}})
    deal_crypt(t.t, t.t.players[0], hidden_crypt(t.t, t.t.players[0]), Chance(4))
    assert len(t.t.players[0].crypt_top) == 1
    for world in worlds(t, "b", 5):
        assert len(world.t.players[0].library_top) == 2


@pytest.mark.parametrize("seed", range(4))
def test_at_any_decision_every_seat_can_imagine_a_sound_world_that_plays_on(seed: int) -> None:
    game = coterie.new("vtes", seed=seed, setup={"turn_limit": 15, "players": 3})
    chance = Chance(seed)
    step = 0
    while game.decisions:
        decision = game.decisions[chance.roll(len(game.decisions))]
        step += 1
        if step % 9 == 0:
            for seat in game.seats:
                world = game.clone()
                world.resample(seat, step)
                assert isinstance(world.state, Table)
                assert list(faults(world.state)) == []
                assert world.view(seat) == game.view(seat)
                for _ in range(8):
                    if world.decisions:
                        first = world.decisions[0]
                        world.choose(first.seat, chance.pick(first.keys))
        game.choose(decision.seat, decision.pick(chance))
