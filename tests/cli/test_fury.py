"""Fury of Dracula at the terminal: its table, in every language, for everybody who may look at it."""

from __future__ import annotations

import pytest

import coterie
from coterie import bots
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import NUMBER, PLACES, RAILS, ROADS, WATERS
from coterie.games.fury.view import FuryView
from coterie.kernel.seat import ask_bot
from coterie.kernel.text import Ref
from coterie.locale import LANGUAGES, Speaker
from coterie.terminal.drawing import drawing
from coterie.terminal.screen import Screen
from tests.games.fury.table import scene


@pytest.fixture(scope="module")
def hunt() -> coterie.Game:
    """Three rounds on, nobody has found him."""
    game = coterie.new("fury", seed=5, setup={"players": 3})
    seated = {seat: bots.make("steady", "fury", 5) for seat in game.seats}
    while game.view(None).round < 4:
        decision = game.decisions[0]
        ask_bot(seated[decision.seat], game, decision)
    return game


@pytest.fixture(scope="module")
def fight() -> coterie.Game:
    """Lord Godalming has come upon Dracula in Prague."""
    met = scene(phase="move", time="midnight", dracula="prague", trail=["prague", "vienna", "munich"], place={"godalming": "berlin"})
    return met.play("road:prague").game


def drawn(game: coterie.Game, seat: str | None, capsys: pytest.CaptureFixture[str], language: str = "en", brief: bool = False) -> str:
    screen, drawn_by = Screen(Speaker(language, strict=True)), drawing(game)
    (drawn_by.brief if brief else drawn_by.draw)(screen, game, seat)
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_and_a_spectator_see_the_table(
    hunt: coterie.Game, fight: coterie.Game, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    speaker = Speaker(language, strict=True)
    for game in (hunt, fight):
        for seat in (*game.seats, None):
            whole, brief = drawn(game, seat, capsys, language), drawn(game, seat, capsys, language, brief=True)
            for hunter in game.view(seat).hunters:
                for shown in (whole, brief):
                    assert speaker.name(Ref("fury-hunter", hunter.id)) in shown
                    assert speaker.name(Ref("fury-place", hunter.place)) in shown
            assert len(brief.splitlines()) < len(whole.splitlines())


def test_the_ways_from_each_hunter_are_those_of_the_map(hunt: coterie.Game, capsys: pytest.CaptureFixture[str]) -> None:
    shown = drawn(hunt, hunt.seats[1], capsys)
    speaker = Speaker("en")
    for hunter in hunt.view(None).hunters:
        part = shown.partition(f"\n{speaker.name(Ref('fury-hunter', hunter.id))}: ")[2].partition("\n\n")[0]
        for way, beside in (("road", ROADS), ("rail", RAILS), ("sea", WATERS)):
            near = ", ".join(speaker.name(Ref("fury-place", PLACES[place])) for place in beside[NUMBER[hunter.place]])
            assert (f"By {way}: {near}" in part) == bool(near)


def test_hunters_are_shown_where_he_may_be_and_not_where_he_is(hunt: coterie.Game, capsys: pytest.CaptureFixture[str]) -> None:
    mine, his = drawn(hunt, hunt.seats[1], capsys), drawn(hunt, DRACULA, capsys)
    view: FuryView = hunt.view(DRACULA)
    assert hunt.view(hunt.seats[1]).dracula.place == ""
    assert "Dracula: unseen" in mine
    assert "He may be in: " in mine
    assert "a city, face down" in mine
    assert f"Dracula: {Speaker('en').name(Ref('fury-place', view.dracula.place))}" in his
    assert "He may be in: " not in his
    assert "Encounters: " in his
    assert ", face down" in his


def test_a_combat_is_shown_with_what_can_be_played(fight: coterie.Game, capsys: pytest.CaptureFixture[str]) -> None:
    view: FuryView = fight.view(DRACULA)
    assert view.combat is not None
    for brief in (False, True):
        shown = drawn(fight, DRACULA, capsys, brief=brief)
        assert f"Combat, round {view.combat.round}: Lord Godalming against Dracula" in shown
        assert "Can be played, " in shown


@pytest.mark.parametrize(
    ("ref", "said"),
    [
        (Ref("fury-item", "crucifix"), "Fights Dracula"),
        (Ref("fury-card", "advance_planning"), "Before a combat"),
        (Ref("fury-place", "paris"), "By road: "),
        (Ref("fury-hunter", "van_helsing"), "Van Helsing"),
    ],
)
def test_things_are_explained(hunt: coterie.Game, ref: Ref, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawing(hunt).facts(Screen(Speaker("en")), ref)
    assert said in capsys.readouterr().out


def test_a_lone_player_hunts(hunt: coterie.Game) -> None:
    assert drawing(hunt).favourite == hunt.seats[1] != DRACULA
