"""Other worlds: Dracula's way is drawn among all that agree with what was seen, the true one among them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import coterie
from coterie.games.fury.clues import ANYWHERE, HIDE, HIDE_BIT, Clues
from coterie.games.fury.facts.places import CITY_BITS, LAND_BITS, NUMBER, PLACES
from coterie.games.fury.game import GAME
from coterie.games.fury.rules.dracula.trail import penalty
from coterie.games.fury.table import Table
from coterie.games.fury.worlds.paths import draw_way, fits
from coterie.games.fury.worlds.resample import resample
from coterie.kernel.chance import Chance, derive
from tests.contract.drive import steps
from tests.games.fury.table import Scene, scene


def tables(seed: int, preset: str, every: int) -> Iterator[Table]:
    """The tables of a random game, at every so manyth decision once Dracula has begun."""
    game = coterie.new("fury", seed=seed, setup=GAME.presets[preset])
    for number, _ in enumerate(steps(game, seed)):
        assert isinstance(game.state, Table)
        if game.state.trail and number % every == 0:
            yield game.state


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_truth_always_agrees_with_the_clues(preset: str) -> None:
    for seed in range(3):
        for table in tables(seed, preset, 1):
            assert fits(table.clues, table.cards, table.dracula)


@pytest.mark.parametrize("preset", GAME.presets)
def test_imagined_ways_agree_with_the_clues_and_look_the_same(preset: str) -> None:
    for table in tables(7, preset, 23):
        for seat in table.book.seats:
            other = table.copy()
            resample(other, seat, Chance(derive(table.told, 3)))
            assert fits(other.clues, other.cards, other.dracula)
            assert list(GAME.faults(other)) == []
            assert GAME.view(other, seat) == GAME.view(table, seat)
            assert GAME.view(other, None) == GAME.view(table, None)


def ways(s: Scene, count: int = 400) -> list[tuple[int, ...]]:
    """Many ways that a hunter can imagine, each as its cards from the newest on, with where Dracula is."""
    found = []
    for seed in range(count):
        way = draw_way(s.table.clues, Chance(derive(seed)))
        found.append((way.place, *(way.cards[slot.serial] for slot in s.table.trail if slot.serial)))
    return found


def begun(city: str = "galway") -> Scene:
    """A game in which Dracula has just begun, and Lord Godalming is to play."""
    game = coterie.new("fury", seed=5, setup={"players": 2})
    for start in ("london", "madrid", "rome", "athens"):
        game.choose("hunters", f"begin:{start}")
    game.choose("dracula", f"begin:{city}")
    return Scene(game, [])


def to_dracula(s: Scene) -> Scene:
    """The hunters stay where they are and do nothing."""
    while s.table.active != 4:
        s.play("stay", "pass")
    return s


def test_at_first_dracula_may_be_in_every_city_without_a_hunter() -> None:
    places = {way[0] for way in ways(begun(), 2000)}
    assert len(places) == 55
    assert NUMBER["london"] not in places
    assert NUMBER["castle_dracula"] not in places


def test_the_true_way_comes_up_in_a_small_case() -> None:
    """Dublin was shown when he left it: the card before can only be Galway, or no road leads there."""
    s = to_dracula(begun("galway")).play("go:dublin", "place:" + begun("galway").table.tokens[0])
    s.table.clues.reveal(2, NUMBER["dublin"])
    found = set(ways(s, 50))
    assert found == {(NUMBER["dublin"], NUMBER["dublin"], NUMBER["galway"])}


def test_every_neighbour_and_hide_are_possible_after_one_move() -> None:
    s = to_dracula(begun("galway"))
    s.table.clues.reveal(1, NUMBER["galway"])
    s.play("go:dublin", "place:" + s.table.tokens[0])
    assert {PLACES[way[0]] for way in ways(s)} == {"dublin", "galway"}
    assert {(*PLACES, "hide")[way[1]] for way in ways(s)} == {"dublin", "hide"}


def test_a_city_card_without_an_encounter_must_be_hide() -> None:
    s = to_dracula(begun("galway")).play("go:hide", "pass")
    assert {way[1] for way in ways(s, 60)} == {HIDE}


def test_when_he_has_no_legal_move_the_card_that_stays_tells_where_he_is() -> None:
    s = to_dracula(begun("galway")).play("go:hide", "place:" + begun("galway").table.tokens[0])
    penalty(s.table)
    assert set(ways(s, 60)) == {(NUMBER["galway"], NUMBER["galway"])}


def test_cards_that_leave_unshown_when_he_has_no_legal_move_are_no_hide_cards() -> None:
    s = begun("edinburgh")
    for city in ("manchester", "liverpool"):
        to_dracula(s).play(f"go:{city}", "place:" + s.table.tokens[0])
    assert s.table.clues.may[2] & HIDE_BIT
    penalty(s.table)
    assert not s.table.clues.may[2] & HIDE_BIT
    s = to_dracula(begun("manchester")).play("go:hide", "place:" + begun("manchester").table.tokens[0])
    to_dracula(s).play("go:liverpool", "place:" + s.table.tokens[0])
    penalty(s.table)
    assert s.table.clues.may[2] == HIDE_BIT


def test_a_card_that_drops_off_unshown_is_no_hide_card() -> None:
    cities = ["prague", "nuremburg", "frankfurt", "cologne", "brussels", "amsterdam"]
    s = scene(active="dracula", phase="move", trail=cities).play("go:berlin")
    assert s.asked == "to-catacombs"
    assert not s.table.clues.may[s.table.dropped[0].serial] & HIDE_BIT


def test_a_card_is_none_that_lay_open_when_it_was_laid_though_that_one_has_left_since() -> None:
    clues = Clues()
    clues.lay(1, 1 << NUMBER["hamburg"], "any", ANYWHERE, ())
    clues.lay(2, 1 << NUMBER["berlin"], "step", ANYWHERE, (1,))
    clues.lay(3, CITY_BITS, "step", ANYWHERE, (1, 2))
    assert not clues.may[3] & (1 << NUMBER["hamburg"] | 1 << NUMBER["berlin"])


def test_the_back_of_a_sea_card_tells_that_he_was_in_a_port() -> None:
    s = to_dracula(begun("galway")).play("sail:atlantic_ocean")
    starts = {PLACES[way[2]] for way in ways(s, 1500)}
    assert "galway" in starts
    assert "madrid" not in starts
    assert "vienna" not in starts
    assert {way[0] for way in ways(s, 300)} > {NUMBER["atlantic_ocean"]}


def test_he_is_imagined_to_have_kept_away_from_hunters() -> None:
    """From Prague to where Van Helsing, in Munich, could be in a turn is less likely than to Berlin; but it is not left out."""
    clues = Clues()
    clues.lay(1, 1 << NUMBER["prague"], "any", ANYWHERE, ())
    clues.lay(2, CITY_BITS, "step", ANYWHERE, (1,), LAND_BITS & ~(1 << NUMBER["munich"]))
    ends = [draw_way(clues, Chance(derive(seed))).place for seed in range(400)]
    assert {PLACES[place] for place in ends} == {"berlin", "nuremburg", "vienna"}
    assert ends.count(NUMBER["berlin"]) > 2 * ends.count(NUMBER["nuremburg"]) > 0


def test_a_searched_city_is_ruled_out() -> None:
    s = begun("galway").play("road:manchester")
    assert NUMBER["manchester"] not in {way[0] for way in ways(s, 1500)}


def test_doubling_back_binds_two_cards_together() -> None:
    s = scene(active="dracula", phase="move", trail=["prague", "vienna up", "munich"]).play("double_back", "back:2")
    assert {way[0] for way in ways(s, 100)} == {NUMBER["vienna"]}
    from_prague = {PLACES[way[2]] for way in ways(s, 300)}
    assert "prague" in from_prague
    assert "madrid" not in from_prague


def test_a_hide_card_whose_place_he_has_left_and_found_again_belongs_to_it_no_more() -> None:
    s = scene(active="dracula", phase="move", trail=["prague", "hide:wolves", "vienna"]).play("double_back", "back:3")
    for seed in range(20):
        other = s.table.copy()
        resample(other, "hunters", Chance(derive(seed)))
        assert other.hides == s.table.hides == 0


@pytest.mark.parametrize("announced", ["go:hide", "go:vienna", "wolf_form+go:munich", "wolf_form+go:hide"])
def test_an_announced_move_is_known_before_he_is_asked_what_becomes_of_the_last_card(announced: str) -> None:
    """Everybody heard what he would do; so in every world between his move and the end of his turn he has done it."""
    cities = ["prague", "nuremburg", "frankfurt", "cologne", "brussels", "amsterdam"]
    s = scene(active="dracula", phase="move", time="midnight", dracula="prague", trail=cities, announced=announced)
    s.play(*announced.split("+"))
    assert s.asked == "to-catacombs"
    for seed in range(30):
        world = s.game.clone()
        world.resample("hunters", seed)
        assert Scene(world, []).trail[0] == s.trail[0]
        world.choose("dracula", "pass")
        assert world.view("hunters").belief == s.game.view("hunters").belief
        assert ("pass" in world.asks("dracula")[0].keys) == announced.endswith("hide")


def test_a_long_game_keeps_few_clues() -> None:
    for table in tables(11, "standard", 40):
        assert len(table.clues.steps) <= 12
        assert len(table.clues.may) <= 30
        assert len(table.cards) <= 30


def test_tokens_known_to_be_harmless_never_become_vampires() -> None:
    s = scene(trail=["prague:wolves", "vienna:bats"], tokens="new_vampire new_vampire new_vampire fog fog")
    for slot in s.table.trail:
        slot.tokens[0].harmless = True
    for seed in range(60):
        other = s.table.copy()
        resample(other, "hunters", Chance(derive(seed)))
        assert all(slot.tokens[0].kind != "new_vampire" for slot in other.trail)


def test_cards_that_were_seen_stay_where_they_are() -> None:
    s = scene(
        items={"godalming": "knife stake", "mina": "rifle"}, hunters={"godalming": {"seen": {"dracula": ["stake"]}}}, options={"players": 5}
    )
    held = set[str]()
    for seed in range(60):
        other = s.table.copy()
        resample(other, "dracula", Chance(derive(seed)))
        assert "stake" in other.hunters[0].items
        assert other.hunters[3].items == ["rifle"]
        held.update(other.hunters[0].items)
    assert len(held) > 4


def test_cards_chosen_in_secret_are_chosen_anew() -> None:
    s = scene(phase="move", time="midnight", place={"godalming": "berlin"}).play("road:prague", "tactic:claws")
    chosen = set[str]()
    for seed in range(40):
        world = s.game.clone()
        world.resample("hunters", seed)
        assert "tactic:punch" in world.asks("hunters")[0].keys
        chosen.update(decision.seat for decision in world.decisions)
    assert chosen == {"dracula", "hunters"}


def test_a_view_of_a_hunter_never_names_the_secret_places() -> None:
    """All bytes a hunter, or a spectator, receives: no card that lies face down is named in them by its place in the trail."""
    for table in tables(3, "standard", 29):
        for viewer in (*table.book.seats[1:], None):
            view = GAME.view(table, viewer)
            assert view.dracula.own_tokens == view.dracula.own_events == ()
            for slot, shown in zip(table.trail, view.trail, strict=True):
                assert bool(shown.place) == (slot.up and bool(slot.serial) and table.cards[slot.serial] < HIDE)
                assert all(bool(token.kind) == known.up for known, token in zip(slot.tokens, shown.tokens, strict=True))
            assert len(msgspec.json.encode(view)) < 12_000


def test_the_press_is_about_wherever_he_is_in_another_world() -> None:
    """While hunters think about cancelling it, his place is not where it truly is."""
    s = scene(hand={"godalming": "hypnosis", "mina": "good_luck"}, events="sensationalist_press", dice=[5])
    s.play("play:hypnosis", "play:sensationalist_press")
    assert s.asked == "answer"
    for seed in range(12):
        world = s.game.clone()
        world.resample("hunters", seed)
        world.choose("hunters", "pass")
        assert world.decisions[0].keys
