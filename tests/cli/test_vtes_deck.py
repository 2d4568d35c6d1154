"""`coterie vtes deck`, and deck files at the tables of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from coterie.cli.setup import read_setup
from coterie.games.vtes.decks import precon_lists
from coterie.games.vtes.formats import FORMATS, read
from coterie.kernel import registry
from coterie.locale import LANGUAGES
from tests.cli.conftest import Run, refuses

FOLDER = Path(__file__).parents[1] / "data" / "decks"
GOOD = FOLDER / "01-twd-night-shift.txt"
FAULTY = FOLDER / "07-twd-night-shift-typing.txt"


@pytest.mark.parametrize("words", [(), ("check",), ("convert",), ("show",)])
def test_every_help_has_an_example(run: Run, words: tuple[str, ...]) -> None:
    assert "  coterie vtes deck " in run("vtes", "deck", *words, "--help").stdout


def test_a_good_deck_is_checked(run: Run) -> None:
    result = run("vtes", "deck", "check", GOOD)
    assert result.exit_code == 0
    for words in (
        "Night Shift, by Livia Marchetti",
        "Read as twd: crypt 13, library 75.",
        "Standard: legal.",
        "V5: legal.",
        "Duel: not legal",
    ):
        assert words in result.stdout
    assert "Every card in it can be played here." in result.stdout


def test_faults_are_shown_by_line_and_the_exit_code_is_1(run: Run) -> None:
    result = run("vtes", "deck", "check", FAULTY)
    assert result.exit_code == 1
    assert "3 lines couldn’t be read" in result.stdout
    assert (
        "The cards that could be read:\nStandard: not legal, for one reason.\n  A crypt needs at least 12 cards; this one has 11."
        in result.stdout
    )
    assert "Did you mean Govern the Unaligned? [10x Govern the Unalligned]" in result.stdout


def test_a_kind_of_play_that_does_not_take_the_deck(run: Run) -> None:
    result = run("vtes", "deck", "check", GOOD, "--for", "duel")
    assert result.exit_code == 1
    assert "A library needs 40 to 60 cards; this one has 75." in result.stdout
    assert run("vtes", "deck", "check", GOOD, "--for", "third", "--players", "3").exit_code == 1
    assert run("vtes", "deck", "check", GOOD, "--for", "third", "--players", "4").exit_code == 0
    refuses(run("vtes", "deck", "check", GOOD, "--for", "chess"), "--for takes standard, v5, duel, third", code=2)


def test_what_cannot_be_played_here_is_listed(run: Run) -> None:
    result = run("vtes", "deck", "check", FOLDER / "26-vdb-text-imbued.txt")
    assert "can’t be played here yet: " in result.stdout
    assert "Flash Grenade" in result.stdout


@pytest.mark.parametrize("to", FORMATS)
def test_a_deck_is_converted_into_every_format(run: Run, to: str) -> None:
    result = run("vtes", "deck", "convert", GOOD, "--to", to)
    assert result.exit_code == 0
    assert {copies.card: copies.count for copies in read(result.stdout).deck.cards} == {
        copies.card: copies.count for copies in read(GOOD.read_bytes()).deck.cards
    }


def test_what_has_no_place_in_the_new_format_is_told(run: Run) -> None:
    assert "The format jol has no room for the name, the author, the description and the tournament." in run(
        "vtes", "deck", "convert", GOOD, "--to", "jol"
    ).stderr.replace("name, the author, the description, and", "name, the author, the description and")
    assert run("vtes", "deck", "convert", GOOD, "--to", "twd").stderr == ""


def test_a_deck_with_faults_is_not_converted_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "new.txt"
    refuses(run("vtes", "deck", "convert", FAULTY, "--to", "jol", "--output", target), "07-twd-night-shift-typing.txt: Line ", "2x Suly")
    assert not target.exists()


def test_a_file_is_written_once(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "new.txt"
    assert run("vtes", "deck", "convert", GOOD, "--to", "jol", "--output", target).exit_code == 0
    before = target.read_bytes()
    refuses(run("vtes", "deck", "convert", GOOD, "--to", "twd", "--output", target), "this file is there already")
    assert target.read_bytes() == before
    refuses(run("vtes", "deck", "convert", GOOD, "--to", "twd", "--output", tmp_path / "no" / "new.txt"), "cannot be written")
    refuses(run("vtes", "deck", "convert", GOOD, "--to", "pdf"), "--to takes text, twd", code=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_shown_in_every_language(run: Run, language: str) -> None:
    result = run("vtes", "deck", "show", "tremere", "--lang", language)
    assert result.exit_code == 0
    assert "vtes-" not in result.stdout
    assert sum(line.lstrip()[:1].isdigit() for line in result.stdout.splitlines()) == sum(
        len(part) for part in (precon_lists()["tremere"].crypt, precon_lists()["tremere"].library)
    )


def test_a_card_that_cannot_be_played_is_marked(run: Run) -> None:
    assert "War Ghoul *" in run("vtes", "deck", "show", FOLDER / "34-ardb-tegyrius.xml").stdout


def test_a_deck_comes_from_standard_input_or_a_link(run: Run) -> None:
    assert "crypt 1, library 4" in run("vtes", "deck", "show", "-", typed="1 Sully\n4 Bonding\n").stdout
    assert "crypt 1, library 4" in run("vtes", "deck", "show", "https://vdb.im/decks/deck#201569=1;100236=4").stdout


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("nothing.txt", "nothing.txt: there is no such file"),
        ("https://vdb.im/decks/abc", "this link leads to a deck on another server"),
        (FOLDER, "cannot be read"),
    ],
)
def test_a_file_that_is_no_deck(run: Run, file: str | Path, message: str) -> None:
    for command in ("check", "show"):
        refuses(run("vtes", "deck", command, file), message)


def test_deck_files_sit_down_at_a_table_and_the_box_fills_it() -> None:
    vtes = registry.find("vtes")
    decks = read_setup(vtes, ["players=3"], [GOOD, Path("tremere")])["decks"]
    assert isinstance(decks, list)
    assert decks[0]["name"] == "Night Shift"
    assert decks[0]["crypt"]["201569"] == 2
    assert decks[1:] == ["tremere", "toreador"]
    alone = read_setup(vtes, [], [GOOD])["decks"]
    assert isinstance(alone, list)
    assert len(alone) == 5


def test_a_game_with_deck_files_begins(run: Run) -> None:
    result = run("play", "vtes", "--deck", GOOD, "--setup", "players=2", "--seed", "3", "--bot", "random", typed="q\n\n")
    assert result.exit_code == 0, result.output
    refuses(run("play", "vtes", "--deck", FAULTY), "Did you mean Govern the Unaligned?")
    refuses(run("play", "vtes", "--deck", FOLDER / "49-text-tegyrius-which.txt"), "Write one of these: Tegyrius, Vizier (G2)")
