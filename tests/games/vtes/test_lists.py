"""Closed and open deck lists: who is asked, what is imagined of a deck that nobody has shown, and that nothing tells a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

import coterie
from coterie.bots import make
from coterie.games.vtes import game as game_module
from coterie.games.vtes import setup as setting
from coterie.games.vtes.book import Book, standard_book
from coterie.games.vtes.cards.vocabulary import Kind
from coterie.games.vtes.deck_model import imagine, known_lists
from coterie.games.vtes.decks import find_deck
from coterie.games.vtes.game import GAME
from coterie.games.vtes.pool import named
from coterie.games.vtes.position import faults, reading
from coterie.games.vtes.requirements import Least, Weakest
from coterie.games.vtes.resample import resample
from coterie.games.vtes.rules import cancel, could
from coterie.games.vtes.rules.combat import legal
from coterie.games.vtes.rules.legal import why_requirements
from coterie.games.vtes.setup import cards_of
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_AS_PLAYED
from coterie.kernel.chance import Chance
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat as Handle
from tests.contract import checks
from tests.contract.middles import begin_in_the_middle
from tests.games.vtes.build import Seat
from tests.games.vtes.places import Place
from tests.games.vtes.scenarios.turns import plays
from tests.marks import rule, slow

BOX = ["malkavian", "ventrue", "nosferatu"]
MINE = {"name": "Mine", "crypt": {"Sully": 6, "Colette": 6}, "library": {"Govern the Unaligned": 30, "Blood Doll": 30, "Deflection": 30}}

YOURS = {"crypt": {"Alice Chen": 6, "Madison": 6}, "library": {"Majesty": 20, "Bonding": 20, "Blood Doll": 20, "Deflection": 20}}


def table_of(game: Game) -> Table:
    return cast(Table, game.state)


def played(seed: int, **setup: Any) -> Iterator[Game]:
    """A game by chance from the middle on, before each choice."""
    options = {"turn_limit": 24, "players": 3, **setup}
    game = coterie.new("vtes", seed=seed, setup=options, position=begin_in_the_middle(GAME, options, seed))
    chance = Chance(seed)
    while game.decisions:
        yield game
        decision = game.decisions[chance.roll(len(game.decisions))]
        game.choose(decision.seat, decision.pick(chance))


# Who is asked.


@pytest.mark.parametrize("book", [standard_book(), cards_of(tuple(map(find_deck, BOX)))], ids=["all", "three decks"])
def test_every_form_is_among_those_that_ask_least_or_more(book: Book) -> None:
    for kind in (Kind.MODIFIER, Kind.REACTION, Kind.COMBAT):
        windows = {window for forms in book.forms.values() for form in forms if form.kind is kind for window in form.windows}
        for window in windows:
            found = Counter((form.card, form.index) for node in book.least(window, kind).every for form in node.every())
            there = [form for forms in book.forms.values() for form in forms if form.kind is kind and window in form.windows]
            assert found == Counter((form.card, form.index) for form in there)


def test_few_of_many_forms_ask_least() -> None:
    """Of the window with the most forms at most a third are looked at."""
    book = standard_book()
    there = [form for forms in book.forms.values() for form in forms if form.kind is Kind.MODIFIER and "attempt" in form.windows]
    assert len(there) > 50
    assert 3 * len(book.least("attempt", Kind.MODIFIER).every) <= len(there)


@pytest.mark.parametrize("lists", ["closed", "open"])
@pytest.mark.parametrize("decks", [BOX, ["lasombra", "hecata", "tremere"]])
def test_the_forms_that_ask_least_say_who_could_play_any(lists: str, decks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At every step of random games, the few forms say what a scan of all forms of the window says."""
    compared = Counter[tuple[str, bool]]()
    honest, honest_cancel, honest_sieve = could.could, cancel.could_cancel, Least.might_play
    passed_over = Counter[str]()

    def checked(t: Table, node: Weakest, window: str, seat: int, user: Any, why: could.Why) -> bool:
        found = honest(t, node, window, seat, user, why)
        assert found == any(why(t, window, form, seat, user) is None for form in node.every()), (window, node.form.name)
        compared[window, found] += 1
        return found

    def checked_sieve(least: Least, minion: Piece) -> Sequence[Weakest]:
        found = honest_sieve(least, minion)
        for node in least.every:
            if node not in found:
                assert all(why_requirements(form, minion) is not None for form in node.every()), (minion.disciplines, node.form.name)
                passed_over[node.form.name] += 1
        return found

    def checked_cancel(t: Table, seat: int) -> bool:
        found = honest_cancel(t, seat)
        nodes = t.book.cancels[t.book.forms[t.stack[-1].card][t.stack[-1].form].kind.value]
        assert found == any(cancel.could_cancel_with(t, seat, form) for node in nodes for form in node.every())
        compared[W_AS_PLAYED, found] += 1
        return found

    monkeypatch.setattr(could, "could", checked)
    monkeypatch.setattr(legal, "could", checked)
    monkeypatch.setattr(Least, "might_play", checked_sieve)
    monkeypatch.setattr(cancel, "could_cancel", checked_cancel)
    for seed in range(3):
        for _ in played(seed, decks=decks, lists=lists):
            pass
    assert {found for _, found in compared} == {True, False}
    assert len({window for window, _ in compared}) >= 8
    assert passed_over


@rule("v5.play.impulse")
def test_nobody_is_asked_whose_minions_could_play_no_card() -> None:
    """After an action only some Disciplines have anything to play: Dani has none of them."""
    at = plays(Seat("Dani 1", "Villein"), Seat(), Seat()).does("a", "hunt:dani")
    assert at.t.action is None
    able = plays(Seat("Alice Chen 1", "Villein"), Seat(), Seat()).does("a", "hunt:alice-chen").lets("after")
    assert able.asked == ["a"]


@rule("v5.play.as-played")
def test_who_is_asked_does_not_depend_on_the_decks() -> None:
    """No deck of the box can cancel a master card, but with closed lists nobody knows that."""
    seats = {"a": {"hand": ["Blood Doll"], "ready": ["Sully"]}, "b": {"hand": ["Deflection"]}, "c": {}}
    for lists, asked in (("open", "a"), ("closed", "b")):
        t = Place(BOX, seats, lists=lists, phase="master")
        t.does("a", "play:blood-doll")
        while t.game.decisions[0].kind == "choose" and t.game.decisions[0].seat == "a":
            t.game.choose("a", t.game.decisions[0].keys[0])
        assert t.game.decisions[0].seat == asked
    assert t.game.decisions[0].kind == "as-played"


# What is imagined of a deck.


def test_a_deck_of_which_nothing_was_seen_may_be_any_known_list() -> None:
    found = Counter(tuple(sorted(imagine(Counter(), Counter(), 12, 77, Chance(seed))[1])) for seed in range(200))
    lists = {tuple(sorted(known.library.elements())) for known in known_lists() if known.library.total() == 77}
    assert len(lists) > 3
    assert lists < set(found)
    assert 120 < sum(found[known] for known in lists) < 180  # the others are lists that somebody has changed


def test_a_known_list_must_have_what_was_seen_and_the_likelier_comes_more_often() -> None:
    seen = Counter([named("Deflection").id] * 2)
    fitting = [known for known in known_lists() if known.library[named("Deflection").id] >= 2 and known.library.total() == 77]
    assert 1 < len(fitting) < len(known_lists())
    found = Counter[int]()
    for seed in range(200):
        crypt, library = imagine(Counter(), seen, 12, 75, Chance(seed))
        assert (len(crypt), len(library)) == (12, 75)
        whole = Counter(crypt), Counter(library) + seen
        found.update(place for place, known in enumerate(fitting) if whole == known[:2])
    assert 120 < found.total() < 180
    copies = [known.library[named("Deflection").id] for known in fitting]
    assert found[copies.index(max(copies))] > found[copies.index(min(copies))]


def test_where_no_known_list_fits_cards_are_drawn_that_go_with_those_seen() -> None:
    """Two Malkavians and a Govern: the rest is what Malkavians of the same groups, and their Disciplines, would play."""
    facts, seen = standard_book().facts, Counter([named("Sully").id, named("Colette").id])
    crypt, library = imagine(seen, Counter([named("Govern the Unaligned").id]), 14, 88, Chance(3))
    assert (len(crypt), len(library)) == (14, 88)
    clans = Counter(facts[card].clan for card in crypt)
    assert clans.most_common(1)[0][0] == "Malkavian"
    known = {name for card in seen for name in facts[card].disciplines} | {"dom"}
    assert all(known.intersection(facts[card].needs) for card in library if facts[card].needs)
    assert all(not facts[card].clans or "Malkavian" in facts[card].clans for card in library)
    assert len({facts[card].types[0] for card in library}) > 4
    groups = {int(facts[card].group) for card in [*seen, *crypt] if facts[card].group.isdigit()}
    assert max(groups) - min(groups) <= 2


def test_where_groups_are_mixed_that_no_deck_may_mix_any_vampire_may_be_there() -> None:
    facts = standard_book().facts
    vampires = [card for card in standard_book().forms if facts[card].crypt]
    seen = Counter(next(card for card in vampires if facts[card].group == group) for group in ("1", "5"))
    crypt, _ = imagine(seen, Counter(), 10, 70, Chance(3))
    assert len(crypt) == 10


@pytest.mark.parametrize("decks", [BOX, [MINE, "ventrue", MINE]], ids=["box", "own"])
def test_an_imagined_world_has_lists_of_its_own_and_is_a_sound_game(decks: list[Any]) -> None:
    differing = positions = 0
    for number, game in enumerate(played(5, decks=decks)):
        if number % 23:
            continue
        for seat in game.seats:
            world = game.clone()
            world.resample(seat, number)
            t, me = table_of(world), table_of(game).seat_number(seat)
            assert list(faults(t)) == []
            assert world.view(seat) == game.view(seat)
            assert t.decks[me] is table_of(game).decks[me]
            assert all(deck.imagined for place, deck in enumerate(t.decks) if place != me and not t.players[place].ousted)
            differing += any(
                (Counter(deck.crypt), Counter(deck.library)) != (Counter(true.crypt), Counter(true.library))
                for deck, true in zip(t.decks, table_of(game).decks, strict=True)
            )
            checks.reload_agrees(GAME, world)
            positions += world.is_quiet and checks.position_agrees(GAME, world, number)
    assert differing > 3
    assert positions > 3


def test_a_position_with_an_imagined_deck_takes_no_card_that_cannot_be_played() -> None:
    position = coterie.new("vtes", seed=1, setup={"players": 2}).position()
    position["seats"]["b"] |= {"imagined": True, "library": ["Direct Intervention"]}
    with pytest.raises(coterie.CoterieError, match="cannot be played here yet"):
        coterie.new("vtes", seed=1, setup={"players": 2}, position=position)


def test_a_face_down_card_of_which_something_is_known_is_any_that_fits() -> None:
    seats: dict[str, Any] = {"a": {"ready": ["Gelasia Fotiou"], "hand": ["Govern the Unaligned"], "uncontrolled": ["Colette"]}, "b": {}}
    t = Place([MINE | {"crypt": {"Colette": 6, "Gelasia Fotiou": 6}}, "ventrue"], seats)
    t.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    while t.of("b", "a").uncontrolled[0].younger_than == 0:
        t.game.choose(t.game.decisions[0].seat, t.game.decisions[0].keys[0])
    imagined = [t.world("b", seed).face_down("a")[0] for seed in range(30)]
    assert all(named(name).capacity < 6 for name in imagined)
    assert len(set(imagined)) > 5


# Nothing tells a list.


def leaky_resample(t: Table, seat: str, chance: Chance) -> None:
    """Other decks bring other cards into the book of the table; while they are imagined, it is that of all cards."""
    t.book = standard_book()
    resample(t, seat, chance)
    t.book = cards_of(t.decks)


@slow
@pytest.mark.parametrize("planted", [True, False])
def test_a_window_that_opens_by_the_lists_is_found(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a table asks for the cards of its own decks though its lists are closed."""
    monkeypatch.setitem(GAME.presets, "brought", {"decks": [MINE, YOURS]})
    if planted:
        for module in (setting, reading):
            monkeypatch.setattr(module, "book_of", lambda setup, decks: cards_of(decks))
        monkeypatch.setattr(game_module, "resample", leaky_resample)
    found = sum(told_apart(seed) for seed in range(10))
    assert found >= 9 if planted else found == 0, f"found in {found} of 10 runs"


def told_apart(seed: int) -> bool:
    try:
        checks.two_worlds(GAME, seed, "brought", trials=3)
    except AssertionError:
        return True
    return False


def test_bots_choose_the_same_whatever_the_others_decks_are() -> None:
    """Steady sees a view and options; in a world with other lists it does just the same."""
    compared = 0
    for number, game in enumerate(played(9)):
        decision = game.decisions[0]
        if decision.lone_pass or number % 3:
            continue
        world = game.clone()
        world.resample(decision.seat, number)
        if not world.asks(decision.seat):
            continue
        mine, other = (make("steady", "vtes", 3).choose(Handle(one, decision.seat), one.asks(decision.seat)[0]) for one in (game, world))
        assert mine == other
        compared += 1
    assert compared > 10


def test_search_looks_at_imagined_decks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it judges, the decks of the others are ones that it has made up."""
    judgement = type(GAME.judgement())
    honest, judged = judgement.value, []

    def value(self: Any, state: Table, seat: str) -> float:
        judged.append([deck.imagined for place, deck in enumerate(state.decks) if place != me and not state.players[place].ousted])
        return honest(self, state, seat)

    monkeypatch.setattr(judgement, "value", value)
    t = Place(BOX, {"a": {"ready": ["Sully"], "hand": ["Bonding"]}, "b": {"ready": ["Alice Chen"]}, "c": {"ready": ["Ryan"]}})
    me = 0
    decision = t.game.asks("a")[0]
    assert decision.takes(make("search:20", "vtes", 1).choose(Handle(t.game, "a"), decision))
    assert judged
    assert all(all(imagined) for imagined in judged)
