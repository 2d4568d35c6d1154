"""The index of what cards in play and durations bring: it follows from the table, tells where numbers come from, and has few doors."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import (
    VAMPIRE,
    YOURS,
    Always,
    BlockToll,
    Cannot,
    Card,
    Clan,
    During,
    Environmental,
    Forbid,
    HandsOnly,
    Limited,
    Mod,
    MustBlock,
    Period,
    ReduceBleed,
    ReplaceLater,
    Stat,
    Surcharge,
)
from coterie.games.vtes.game import GAME
from coterie.games.vtes.position import layer_faults, number_faults
from coterie.games.vtes.rules.contest import contest, face_up
from coterie.games.vtes.rules.crypt import send_back
from coterie.games.vtes.rules.stats import Source, cannot, hand_size, sources, stealth, value
from coterie.games.vtes.table import Table
from tests.contract.drive import new, steps

from .build import Seat, book_with, lend, table

SOURCE = Path(coterie.__file__).parent / "games" / "vtes"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_at_every_step_the_index_follows_from_the_table_and_numbers_are_the_sum_of_their_sources(preset: str, seed: int) -> None:
    game = new(GAME, seed, preset)
    for _ in steps(game, seed, 400):
        t = game.state
        assert isinstance(t, Table)
        assert t.index == t.indexed()
        assert t.index.fingerprint() == t.indexed().fingerprint()
        assert not game.is_quiet or (t.posted, t.stack) == ([], [])
        assert list(number_faults(t)) == []
        assert list(layer_faults(t)) == []


def test_copies_share_the_index_and_what_one_of_them_loses_the_other_keeps() -> None:
    at = table(Seat("Belinde + Sport Bike"), Seat("Bret Stryker"))
    twin = at.t.copy()
    assert twin.index is at.t.index
    twin.remove(twin.pieces[at["Sport Bike"].id])
    assert value(twin, twin.pieces[at["Belinde"].id], Stat.INTERCEPT) == 0
    assert value(at.t, at["Belinde"], Stat.INTERCEPT) == 1
    assert at.t.index == at.t.indexed() != twin.index == twin.indexed()


def test_a_number_tells_where_it_comes_from() -> None:
    at = table(Seat("Catalina Vega + Sport Bike"), Seat("Bret Stryker"))
    vega, bike = at["Catalina Vega"], at["Sport Bike"]
    assert sources(at.t, vega, Stat.BLEED) == [Source(0, 1), Source(vega.card, 1)]
    assert sources(at.t, vega, Stat.INTERCEPT) == [Source(bike.card, 1)]
    at.acting("Catalina Vega", "bleed")
    assert sources(at.t, at["Bret Stryker"], Stat.INTERCEPT) == [Source(at["Bret Stryker"].card, -1)]  # against titled vampires


def test_a_number_that_cannot_be_less_tells_that_too() -> None:
    weak = Card(named_id := 201540, abilities=(Always(Mod(Stat.STRENGTH, -3)),))
    at = table(Seat("Catalina Vega"), Seat("Bret Stryker"), book=book_with(weak))
    assert value(at.t, at["Catalina Vega"], Stat.STRENGTH) == 0
    assert sources(at.t, at["Catalina Vega"], Stat.STRENGTH) == [Source(0, 1), Source(named_id, -3), Source(0, 2)]


def test_what_is_out_of_play_brings_nothing_and_brings_it_again_when_it_is_back() -> None:
    at = table(Seat("Belinde + Sport Bike"), Seat("Bret Stryker"))
    belinde = at["Belinde"]
    contest(at.t, belinde)
    assert at.t.index.by.keys().isdisjoint({belinde.id, at["Sport Bike"].id})
    at.run(face_up(at.t, belinde.id))
    assert value(at.t, belinde, Stat.INTERCEPT) == 1
    send_back(at.t, belinde)
    assert at["Sport Bike"].id not in at.t.index.by
    assert at.t.index == at.t.indexed()


def test_a_card_may_speak_of_minions_that_it_is_not_on() -> None:
    watch = Card(
        100620,
        abilities=(
            Always(Mod(Stat.INTERCEPT, 1, VAMPIRE & YOURS)),
            Always(Forbid(Cannot.BLOCK, VAMPIRE & Clan("Toreador"))),
        ),
    )
    at = table(Seat("Belinde", table="Elder Library"), Seat("Bret Stryker"), book=book_with(watch))
    belinde, bret, library = at["Belinde"], at["Bret Stryker"], at["Elder Library"]
    assert [value(at.t, one, Stat.INTERCEPT) for one in (belinde, bret)] == [1, 0]
    assert sources(at.t, belinde, Stat.INTERCEPT) == [Source(library.card, 1)]
    assert [cannot(at.t, one, Cannot.BLOCK) for one in (belinde, bret)] == [False, True]
    at.t.move(library, library.zone, 1)
    assert [value(at.t, one, Stat.INTERCEPT) for one in (belinde, bret)] == [0, 1]
    at.t.remove(library)
    assert [cannot(at.t, one, Cannot.BLOCK) for one in (belinde, bret)] == [False, False]
    assert at.t.index.by.get(library.id) is None


# Durations.


def test_a_duration_names_its_card_and_ends_with_its_period_alone() -> None:
    at = table(Seat("Belinde"), Seat("Bret Stryker"))
    at.acting("Belinde", "bleed")
    at.lend("Belinde", Stat.STEALTH, 2)
    lend(at.t, HandsOnly, Period.ROUND, 0)
    lend(at.t, Stat.HAND, Period.TURN, 1, amount=2)
    stealthy, grapple, _ = at.t.lasting
    assert sources(at.t, at["Belinde"], Stat.STEALTH) == [Source(stealthy.card, 2)]
    assert [hand_size(at.t, player) for player in at.t.players] == [7, 9]
    at.t.end(Period.ROUND)
    assert at.t.index == at.t.indexed()
    assert grapple.source not in at.t.index.by
    at.t.end(Period.ACTION)
    assert (stealth(at.t), [lasting.until for lasting in at.t.lasting]) == (0, [Period.TURN])
    at.t.end(Period.TURN)
    assert (at.t.lasting, [hand_size(at.t, player) for player in at.t.players]) == ((), [7, 7])


def test_every_form_finds_its_own_effects_that_last() -> None:
    """A duration is named by its place in the form: what lasts is there once for each place, in the order of the definition."""
    lasting = [static for forms in standard_book().forms.values() for form in forms for static in form.lasting]
    assert {type(static.node) for static in lasting} == LASTING
    for forms in standard_book().forms.values():
        for form in forms:
            assert [static.n for static in form.lasting] == list(range(len(form.lasting)))


LASTING = {BlockToll, Environmental, During, Forbid, HandsOnly, Limited, MustBlock, ReduceBleed, ReplaceLater, Surcharge}


def test_a_position_keeps_what_lasts_for_the_turn() -> None:
    setup = {"decks": ["malkavian", "ventrue"]}
    written = {"card": "Dreams of the Sphinx", "seat": "b", "amount": 2}
    game = coterie.new("vtes", seed=1, setup=setup, position={"phase": "minion", "seats": {"a": {}, "b": {}}, "lasting": [written]})
    t = game.state
    assert isinstance(t, Table)
    assert [hand_size(t, player) for player in t.players] == [7, 9]
    position = GAME.position(t)
    assert msgspec.to_builtins(position)["lasting"] == [{**written, "id": 1}]
    again = GAME.from_position(t.setup, position, 1)
    assert (again.lasting, again.index) == (t.lasting, t.index)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"card": "Dreams of the Sphinx", "seat": "b", "ability": 2}, "ability: Dreams of the Sphinx has 1 effects"),
        ({"card": "Blood Doll", "seat": "a"}, "ability: Blood Doll has 0 effects"),
        ({"card": "Dreams of the Sphinx", "seat": "c"}, "there is no seat 'c'"),
        ({"card": "Dreams of the Sphinx", "seat": "a", "on": 99}, "there is no piece 99"),
        ({"card": "Nothing of the Sort", "seat": "a"}, "Nothing of the Sort"),
        ({"card": "Shroud of Decay", "seat": "a"}, "no deck has a card 'Shroud of Decay'"),
    ],
)
def test_a_position_with_something_that_cannot_last_is_refused(wrong: dict[str, object], fault: str) -> None:
    position = {"phase": "minion", "seats": {"a": {}, "b": {}}, "lasting": [wrong]}
    with pytest.raises(coterie.BadPosition, match="lasting\\[0\\]") as refused:
        coterie.new("vtes", seed=1, setup={"decks": ["malkavian", "ventrue"]}, position=position)
    assert fault in str(refused.value)


# The doors: what a card brings changes in the table alone.

GUARDED = {"zone", "host", "controller", "form", "index"}
"""What decides what a piece brings; a record of an action or a referendum has a form too, which is its own."""
RECORDS = {"action", "self", "called"}
"""Names of records in the rules, which have fields of the same names."""


def assigned(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every attribute that is assigned, with what it is an attribute of."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Attribute):
                    yield ast.unparse(part.value), part.attr


def changed_elsewhere(code: str) -> list[str]:
    return [f"{of}.{name}" for of, name in assigned(ast.parse(code)) if name in GUARDED and of not in RECORDS]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_table_changes_what_pieces_bring(path: Path) -> None:
    allowed = {"table.py": None, "position/reading.py": ["made.controller"]}
    found = changed_elsewhere(path.read_text(encoding="utf-8"))
    expected = allowed.get(path.relative_to(SOURCE).as_posix(), [])
    assert expected is None or found == expected


@pytest.mark.parametrize("code", ["piece.controller = seat", "t.piece(3).zone, x = 'ready', 1", "t.index = other", "card.form = 1"])
def test_the_check_for_doors_finds(code: str) -> None:
    assert changed_elsewhere(code) != []


def test_rules_read_what_abilities_bring_from_the_index_alone() -> None:
    """What an ability always does, and what it does at a moment, is found in the index, not by going through cards."""
    for path in sorted((SOURCE / "rules").rglob("*.py")):
        read = {node.attr for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)}
        assert "always" not in read, path
