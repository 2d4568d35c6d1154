"""What stays hidden: hands, libraries, crypts, face-down crypt cards and what a search looked at. A two-worlds case for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.vtes import game as game_module
from coterie.games.vtes import keys
from coterie.games.vtes.game import GAME
from coterie.games.vtes.resample import resample
from coterie.games.vtes.rules import changes, hands, window
from coterie.games.vtes.rules.ask import Choose
from coterie.games.vtes.table import Table
from coterie.games.vtes.view import FaceDownView, VtesView
from coterie.kernel.chance import Chance
from coterie.kernel.game import Game
from tests.contract import checks
from tests.games.vtes.places import Place, names, number
from tests.marks import rule, slow

VIEWERS = ("a", "b", "c", None)
MALKAVIAN = ["Govern the Unaligned", "Revelations", "Bonding"]
SEATS: dict[str, Any] = {
    "a": {"hand": MALKAVIAN, "ready": ["Gelasia Fotiou"], "uncontrolled": [{"card": "Colette", "blood": 3}, "Donny Kowalczyk"]},
    "b": {"hand": ["Deflection", "Majesty", "Freak Drive"], "ready": ["Alice Chen"], "uncontrolled": ["Madison", "Oshri Dahan"]},
    "c": {"hand": ["Magic of the Smith", "Bonding", "Deflection"], "ready": ["Trevon Parker"]},
}
DECKS = ["malkavian", "ventrue", "tremere"]


def place(**course: Any) -> Place:
    return Place(DECKS, SEATS, **course)


def news(t: Place, seat: str | None, since: int) -> list[str]:
    """What a seat was told since, by message."""
    return [event.text.id for event in t.game.events(seat, since)]


def told(t: Place, seat: str | None) -> int:
    return len(t.game.events(seat))


# Hands.


@rule("v5.setup.area")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = place()
    assert names(t.view("a").hand) == MALKAVIAN
    for viewer in ("b", "c", None):
        assert t.of(viewer, "a").hand == 3
        assert t.of(viewer, "a").seen == ()
        assert str(number("Revelations")) not in repr(t.view(viewer))
    assert t.view(None).hand == ()


@rule("v5.setup.area")
def test_hands_that_differ_look_the_same() -> None:
    """The same table with another hand: the same to the others in everything they are sent."""
    other = {**SEATS, "a": {**SEATS["a"], "hand": ["Deflection", "Eyes of Argus", "Blood Doll"]}}
    one, two = place(), Place(DECKS, other)
    for viewer in ("b", "c", None):
        assert one.view(viewer) == two.view(viewer)
    assert one.game.decisions[0].seat == two.game.decisions[0].seat == "a"


def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    t = place()
    before = {viewer: told(t, viewer) for viewer in VIEWERS}
    t.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    assert [message for message in news(t, "a", before["a"]) if "drew" in message] == ["vtes-event-drew"] * 5
    for viewer in ("b", "c", None):
        assert [message for message in news(t, viewer, before[viewer]) if "dr" in message] == ["vtes-event-draws"] * 5
        assert t.of(viewer, "a").hand == 7


# A card that is about to be played.


@rule("v5.play.card")
def test_a_card_is_secret_until_its_targets_are_chosen_and_it_is_announced() -> None:
    t = place()
    before = {viewer: (t.view(viewer), told(t, viewer)) for viewer in VIEWERS}
    t.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    assert t.game.decisions[0].prompt.id == "vtes-prompt-target"
    for viewer in ("b", "c", None):
        assert (t.view(viewer), told(t, viewer)) == before[viewer]
    assert names([t.view("a").staged]) == ["Govern the Unaligned"]
    assert len(t.view("a").hand) == 2
    t.does("a", t.game.asks("a")[0].keys[0])
    assert names([entry.card for entry in t.view("b").playing]) == ["Govern the Unaligned"]
    assert t.view("a").staged == 0


@rule("v5.play.card")
def test_a_choice_that_nobody_noticed_is_withdrawn_in_an_imagined_world() -> None:
    t = place()
    t.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    world = t.world("b", 4)
    assert world.game.decisions[0].kind == "act"
    assert not world.t.staged


# Looking at a hand.


def test_who_looks_at_a_hand_remembers_it_until_its_cards_leave() -> None:
    """Revelations, basic: the acting Methuselah looks and discards; the others learn only what is discarded."""
    t = place()
    t.does("a", "play:revelations/aus:gelasia-fotiou")
    t.settle("a")
    assert sorted(names(t.view("a").looks)) == ["Deflection", "Freak Drive", "Majesty"]
    for viewer in ("b", "c", None):
        assert t.view(viewer).looks == ()
    t.does("a", "card:majesty")
    assert sorted(names(t.of("a", "b").seen)) == ["Deflection", "Freak Drive"]
    assert t.of("c", "b").seen == t.of(None, "b").seen == ()
    assert names(t.of("c", "b").ash) == ["Majesty"]
    assert t.of("a", "b").hand == 7


def test_a_card_that_was_seen_and_is_played_is_no_longer_known_to_be_there() -> None:
    seats = {**SEATS, "b": {**SEATS["b"], "seen": {"a": ["Deflection", "Majesty"]}}}
    t = Place(DECKS, seats)
    t.does("a", "bleed:gelasia-fotiou")
    t.settle("b")
    while "play:deflection/dom" not in str(t.game.decisions[0].keys):
        t.game.choose(t.game.decisions[0].seat, "pass")
    t.does("b", "play:deflection/dom:alice-chen")
    assert names(t.of("a", "b").seen) == ["Majesty"]


# Open hands.


def test_an_open_hand_is_seen_by_all_with_what_is_drawn() -> None:
    """Revelations, superior: the prey plays with an open hand; what was seen stays known when it is over."""
    t = place()
    t.does("a", "play:revelations/AUS:gelasia-fotiou")
    t.settle("a")
    for viewer in ("a", "c", None):
        assert sorted(names(t.of(viewer, "b").seen)) == sorted(t.hand("b"))
        assert t.of(viewer, "c").seen == ()
    assert t.of("b", "b").seen == ()
    before = told(t, "c")
    t.does("a", "pass", "pass", "pass")
    t.settle("b")
    while not [key for key in t.game.decisions[0].keys if key == "discard"]:
        t.game.choose(t.game.decisions[0].seat, "pass")
    t.does("b", "discard")
    t.game.choose("b", t.game.asks("b")[0].keys[0])
    assert "vtes-event-drew-open" in news(t, "c", before)
    assert sorted(names(t.of("c", "b").seen)) == sorted(t.hand("b"))


def test_an_open_hand_that_is_closed_again_is_known_until_its_cards_leave() -> None:
    seats: dict[str, Any] = {**SEATS, "a": {**SEATS["a"], "hand": [], "in_play": [{"card": "Revelations", "form": "AUS"}]}}
    seats["b"] = {**SEATS["b"], "seen": {"all": ["Deflection"], "a": ["Deflection"], "c": ["Deflection"]}}
    t = Place(DECKS, seats, active="b")
    t.does("b", "act:revelations/1:alice-chen")
    t.settle("b")
    assert t.of(None, "a").in_play == ()
    assert "Deflection" in names(t.of("c", "b").seen)
    assert t.of("c", "b").hand > len(t.of("c", "b").seen)


def test_a_card_that_comes_back_from_the_ash_heap_is_known_to_be_in_the_hand() -> None:
    """No card of the box does it yet: the change that such cards are made of."""
    t = place()
    changes.see_card(t.t, 0, number("Bonding"))
    for viewer in ("b", "c", None):
        assert names(t.of(viewer, "a").seen) == ["Bonding"]
    assert t.of("a", "a").seen == ()
    for seed in range(20):
        world = t.t.copy()
        resample(world, "b", Chance(seed))
        assert number("Bonding") in world.players[0].hand
    changes.discard(t.t, 0, number("Bonding"))
    assert t.of("b", "a").seen == ()


# Libraries and crypts.


def test_libraries_and_crypts_are_counted_and_have_no_order() -> None:
    """The same position draws any card: nothing in it says which comes next."""
    drawn = set()
    for seed in range(30):
        t = Place(DECKS, {**SEATS, "a": {**SEATS["a"], "hand": ["Govern the Unaligned"]}}, seed=seed)
        t.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
        drawn.add(tuple(sorted(t.view("a").hand)))
    assert len(drawn) > 20
    assert (t.of("b", "a").library, t.of("b", "a").crypt) == (69, 9)


# Face-down crypt cards.


@rule("v5.setup.area")
def test_face_down_crypt_cards_show_their_counters_and_their_owner_what_they_are() -> None:
    t = place()
    first, second = t.of("a", "a").uncontrolled
    assert names([first.card, second.card]) == ["Colette", "Donny Kowalczyk"]
    for viewer in ("b", "c", None):
        assert t.of(viewer, "a").uncontrolled == (FaceDownView(first.id, 3), FaceDownView(second.id, 0))
    assert [key for key in t.game.asks("a")[0].keys if "colette" in key] == []


@rule("v5.card.enchant-kindred")
def test_a_card_chosen_as_younger_is_known_to_be_that_and_no_more() -> None:
    """Gelasia, of capacity 6, governs Colette: everybody knows that card to be of less than 6, and imagines it so."""
    t = place(lists="open")
    t.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    (key,) = t.game.asks("a")[0].keys
    t.game.choose("a", key)
    assert "colette" not in key
    seen = t.of("b", "a").uncontrolled[0]
    assert (seen.card, seen.younger_than) == (0, 6)
    imagined = {t.world("b", seed).face_down("a")[0] for seed in range(60)}
    assert imagined == {"Ashley", "Colette", "Dr. Stephen Norton", "Meaghan", "Sully"}
    assert len({t.world("b", seed).face_down("a")[1] for seed in range(60)}) == 8


@rule("v5.card.arcane-library")
def test_a_card_chosen_by_its_clan_is_known_to_be_of_it() -> None:
    """A crypt of two clans, and an Arcane Library, which gives blood to a Tremere."""
    crypt = {"Nassir": 3, "Lauren": 3, "Sully": 3, "Meaghan": 3}
    mixed = {"crypt": crypt, "library": {"Govern the Unaligned": 59, "Arcane Library": 1}}
    seats = {"a": {"in_play": ["Arcane Library"], "uncontrolled": ["Nassir", "Sully", "Meaghan"], "rest": "library"}, "b": {}}
    t = Place([mixed, "ventrue"], seats, lists="open", phase="influence")
    t.does("a", "use:arcane-library/0")
    for _ in range(3):
        if t.of("b", "a").uncontrolled[0].counters:
            break
        t.game.choose("a", t.game.asks("a")[0].keys[0])
    assert t.of("b", "a").uncontrolled[0].clans == ("Tremere",)
    assert {t.world("b", seed).face_down("a")[0] for seed in range(30)} == {"Nassir", "Lauren"}
    assert {t.world("b", seed).face_down("a")[1] for seed in range(60)} == set(crypt)


# Searching.


@rule("v5.wording.search")
def test_a_search_shows_what_it_found_to_the_searcher_alone() -> None:
    t = Place(["tremere", "ventrue", "malkavian"], {"a": SEATS["c"], "b": SEATS["b"], "c": SEATS["a"]})
    t.does("a", "play:magic-of-the-smith/tha:trevon-parker")
    t.settle("a")
    assert sorted(names(t.view("a").looks)) == [".44 Magnum", "Bowl of Convergence", "Kevlar Vest", "Sport Bike"]
    for viewer in ("b", "c", None):
        assert t.view(viewer).looks == ()
    before = told(t, "b")
    t.does("a", "pass")
    assert "vtes-event-searched" in news(t, "b", before)
    assert t.view("a").looks == ()


@rule("v5.wording.search")
def test_a_search_is_imagined_in_the_library_of_the_imagined_world() -> None:
    """To others the hand holds anything; what the searcher finds fits the library that is left."""
    seats = {"a": {**SEATS["c"], "hand": ["Magic of the Smith", ".44 Magnum"]}, "b": SEATS["b"]}
    t = Place(["tremere", "ventrue"], seats, lists="open")
    t.does("a", "play:magic-of-the-smith/tha:trevon-parker")
    t.settle("a")
    assert ".44 Magnum" not in names(t.view("a").looks)
    found = set()
    for seed in range(30):
        world = t.world("b", seed)
        looks = names(world.view("a").looks)
        held = [name for name in world.hand("a") if name in (".44 Magnum", "Bowl of Convergence", "Kevlar Vest", "Sport Bike")]
        assert sorted(looks + held) == [".44 Magnum", "Bowl of Convergence", "Kevlar Vest", "Sport Bike"]
        found.add(tuple(sorted(looks)))
    assert len(found) > 1


# Playing on in two worlds.


def two_worlds(t: Place, seat: str, seed: int) -> int:
    """Play on from here in two worlds that look the same to a seat."""
    return checks.play_two_worlds(t.game.clone(), seat, Chance(seed))


@pytest.mark.parametrize("seat", ["a", "b", "c"])
@pytest.mark.parametrize("phase", ["minion", "influence"])
def test_two_worlds_go_on_alike(seat: str, phase: str) -> None:
    assert sum(two_worlds(place(phase=phase), seat, seed) for seed in range(6)) > 100


@pytest.mark.parametrize("seat", ["b", "c"])
@pytest.mark.parametrize("words", ["play:revelations/aus:gelasia-fotiou", "play:revelations/AUS:gelasia-fotiou"])
def test_two_worlds_go_on_alike_while_a_hand_is_looked_at(seat: str, words: str) -> None:
    t = place()
    t.does("a", words)
    t.settle("a")
    assert sum(two_worlds(t, seat, seed) for seed in range(6)) > 60


@pytest.mark.parametrize("seat", ["b", "c"])
def test_two_worlds_go_on_alike_while_a_library_is_searched(seat: str) -> None:
    t = Place(["tremere", "ventrue", "malkavian"], {"a": SEATS["c"], "b": SEATS["b"], "c": SEATS["a"]})
    t.does("a", "play:magic-of-the-smith/tha:trevon-parker")
    t.settle("a")
    assert sum(two_worlds(t, seat, seed) for seed in range(6)) > 60


def _leaky_view(honest: Callable[..., VtesView]) -> Callable[..., VtesView]:
    def view(t: Table, seat: str | None) -> VtesView:
        """Names the next seat's first face-down crypt card."""
        seen = honest(t, seat)
        other = t.players[0 if seat is None else (t.seat_number(seat) + 1) % len(t.players)]
        return msgspec.structs.replace(seen, turn_limit=t.pieces[other.uncontrolled[0]].capacity if other.uncontrolled else 0)

    return view


def _leaky_window(honest: Callable[..., bool]) -> Callable[..., bool]:
    def may_speak(t: Table, name: str, seat: int) -> bool:
        """Asks only those who hold a card for the window."""
        here = t.book.in_window.get(name, {})
        return honest(t, name, seat) and (name == "open" or any(card in here for card in t.players[seat].hand))

    return may_speak


def _leaky_draw(honest: Callable[..., bool]) -> Callable[..., bool]:
    def draw_one(t: Table, seat: int) -> bool:
        """Tells everybody whether a master card was drawn."""
        drew = honest(t, seat)
        if drew and "master" in t.book.facts[t.players[seat].hand[-1]].types:
            t.tell("vtes-event-drew-master")
        return drew

    return draw_one


@pytest.mark.parametrize(
    ("module", "name", "leaky"),
    [(game_module, "view", _leaky_view), (window, "may_speak", _leaky_window), (changes, "draw_one", _leaky_draw)],
    ids=["view", "window", "event"],
)
@slow
def test_a_planted_leak_is_found(module: Any, name: str, leaky: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, leaky(getattr(module, name)))
    if name == "draw_one":
        monkeypatch.setattr(hands, name, changes.draw_one)
    found = sum(_fails(seed) for seed in range(10))
    assert found >= 2, f"found in {found} of 10 runs"


def _fails(seed: int) -> bool:
    try:
        checks.two_worlds(GAME, seed, "duel", trials=3)
    except AssertionError:
        return True
    return False


def test_no_secret_is_in_what_any_viewer_is_sent_of_a_whole_game() -> None:
    """The view of a spectator never names a card of a hand that nobody was shown."""
    game: Game = coterie.new("vtes", seed=8, setup={"turn_limit": 12})
    chance = Chance(5)
    while game.decisions:
        decision = game.decisions[0]
        game.choose(decision.seat, decision.pick(chance))
        view = game.view(None)
        if game.outcome is None:
            assert view.hand == view.looks == ()
            assert all(card.card == 0 for seat in view.seats for card in seat.uncontrolled)
            revealed = "Revelations" in names(card.card for seat in view.seats for card in seat.in_play)
            assert revealed or all(seat.seen == () for seat in view.seats)


def test_a_question_about_the_crypt_cards_of_another_does_not_name_them() -> None:
    """No card of the box asks it yet."""
    t = place()
    down = t.t.players[0].uncontrolled[0]
    question = Choose("b", "target", (keys.Piece(down),))
    mine = Choose("a", "target", (keys.Piece(down),))
    assert question.candidates(t.t) == [f"piece:crypt-{down}"]
    assert "Colette" not in repr(question.option(t.t, f"piece:crypt-{down}"))
    assert "Colette" in repr(mine.option(t.t, f"piece:crypt-{down}"))


@rule("v5.end.oust")
def test_who_is_ousted_has_all_cards_out_of_the_game_for_all_to_see() -> None:
    t = Place(DECKS, {**SEATS, "b": {**SEATS["b"], "pool": 1, "hand": ["Majesty"], "ready": []}})
    t.does("a", "bleed:gelasia-fotiou")
    while t.view(None).action is not None:
        t.game.choose(t.game.decisions[0].seat, "pass")
    for viewer in VIEWERS:
        seen = t.of(viewer, "b")
        assert (seen.ousted, seen.hand, seen.library, seen.crypt, seen.uncontrolled) == (True, 0, 0, 0, ())
        assert len(seen.removed) == 89
