"""The commands with their output piped: plain lines, the right words, nothing of colours or boxes."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import coterie
from coterie.cli.playback import Playback
from coterie.cli.players import seating
from coterie.kernel import registry
from coterie.kernel.text import Ref
from coterie.locale import LANGUAGES, Speaker
from coterie.terminal.drawing import drawing
from coterie.terminal.files import BadFile, save
from coterie.terminal.generic import GenericDrawing
from coterie.terminal.screen import Screen
from tests.cli.conftest import Run, played
from tests.tiny import TINY

JUNK = "\x1b╭╮╰╯│─━"
ANYTHING = "".join(f"{n}\n{n} {n + 1}\n{n} {n + 1} {n + 2}\n" for n in (2, 1, *range(3, 13))) * 60
"""Lines to type blindly: options by number, and answers of several marks."""
DEALT = coterie.new("empire", seed=7).position()
VAMPIRE = DEALT["vampires"][0]
HAND = coterie.new("empire", seed=7).view("vampire").hand


def is_plain(text: str) -> bool:
    return not any(sign in text for sign in JUNK) and all(line == line.rstrip() for line in text.splitlines() if not line.startswith("> "))


@pytest.mark.parametrize(
    "words", [(), ("games",), ("play",), ("sim",), ("replay",), ("record",), ("record", "check"), ("record", "show"), ("empire", "deck")]
)
def test_every_help_has_an_example(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "Example" in result.stdout
    assert "  coterie " in result.stdout
    assert is_plain(result.stdout)


def test_version(run: Run) -> None:
    assert run("--version").stdout.strip() == f"coterie {coterie.__version__}"


def test_games_names_seats_bots_and_options(run: Run) -> None:
    shown = run("games").stdout
    for words in ("empire (Vampire Empire)", "vampire (Vampire player), human (Human player)", "random", "hide_cost=any|red (default any)"):
        assert words in shown
    assert "human_deck" not in shown
    assert is_plain(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_through_a_pipe(run: Run, language: str, tmp_path: Path) -> None:
    short = ("--setup", "turn_limit=8", "--save", str(tmp_path / "a.json"))
    result = run("play", "empire", "--seed", "5", "--bot", "random", "--lang", language, *short, typed=ANYTHING)
    assert result.exit_code == 0, result.output
    game = coterie.replay((tmp_path / "a.json").read_bytes())
    assert game.outcome is not None
    speaker = Speaker(language)
    assert speaker.say(game.outcome.reason).partition(".")[0] in result.stdout
    assert speaker.tell("cli-outcome") in result.stdout
    assert f"{speaker.name(Ref('empire-seat', 'human'))} ({speaker.tell('cli-you')})" in result.stdout
    assert "empire-" not in result.stdout
    assert "cli-" not in result.stdout
    assert is_plain(result.stdout)


def test_a_key_chooses_as_well_as_a_number(run: Run, tmp_path: Path) -> None:
    by_number, by_key = tmp_path / "number.json", tmp_path / "key.json"
    run("play", "empire", "--seed", "7", "--seat", "vampire", "--bot", "random", "--save", by_number, typed="1\n2\nq\n")
    key = f"reveal:{VAMPIRE}"
    run("play", "empire", "--seed", "7", "--seat", "vampire", "--bot", "random", "--save", by_key, typed=f"skip\n{key}\nq\n")
    assert json.loads(by_number.read_text())["log"] == [["vampire", "skip"], ["vampire", key]]
    assert by_number.read_bytes() == by_key.read_bytes()


def test_a_refused_key_is_answered_with_the_reason(run: Run) -> None:
    shown = run("play", "empire", "--seed", "7", "--seat", "vampire", typed="draw\nnonsense\n99\n").stdout
    assert Speaker("en").tell("empire-reason-nothing-to-draw") in shown
    assert "empire.phase1" in shown
    assert "“nonsense” is neither an option nor a command" in shown
    assert "“99” isn’t a choice." in shown


def test_question_mark_explains(run: Run) -> None:
    seed = next(seed for seed in range(1000) if coterie.new("empire", seed=seed).view("vampire").hand[0] == "v-draw")
    shown = run("play", "empire", "--seed", str(seed), "--seat", "vampire", typed="?\n? 3\n? moat:v-draw\n? 99\nh\n").stdout
    assert "What you can’t do now" in shown
    assert f"- {Speaker('en').tell('empire-option-discard-draw')}" in shown
    assert shown.count("Key: moat:v-draw") == 2
    assert "Play it before or after the action." in shown
    assert "our reconstruction: the printed list isn’t public" in shown
    assert "s [FILE]" in shown


def test_a_rule_is_explained_by_its_id(run: Run) -> None:
    shown = run("play", "empire", "--seed", "7", typed="? empire.fight.valid\n").stdout
    speaker = Speaker("en", strict=True)
    for message in ("rule-empire-fight-valid", "rule-empire-fight-valid-text"):
        assert speaker.tell(message) in shown


def test_setup_and_decks_reach_the_game(run: Run, tmp_path: Path) -> None:
    deck, saved = tmp_path / "humans.toml", tmp_path / "game.json"
    deck.write_text(run("empire", "deck", "--export", "human").stdout.replace('id = "h-draw"', 'id = "my-own"\nname = "Own Card"'))
    run("play", "empire", "--setup", "turn_limit=9", "--setup", "attacker=may", "--deck", deck, "--save", saved)
    setup = json.loads(saved.read_text())["setup"]
    assert (setup["turn_limit"], setup["attacker"]) == (9, "may")
    assert "Own Card" in {card["name"] for card in setup["human_deck"]["cards"]}
    assert coterie.replay(saved.read_bytes()).record()["setup"] == setup


def test_undo_takes_back_and_asks_when_something_was_shown(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    shown = run("play", "empire", "--seed", "7", "--seat", "vampire", "--save", saved, typed="u\nskip\nu\nq\n").stdout
    assert "You have no earlier decision" in shown
    assert "Undone." in shown
    assert "Something has been revealed" not in shown
    assert json.loads(saved.read_text())["log"] == []
    saved.unlink()
    typed = f"skip\nreveal:{VAMPIRE}\nu\nn\nu\ny\nq\n"
    shown = run("play", "empire", "--seed", "7", "--seat", "vampire", "--save", saved, typed=typed).stdout
    assert shown.count("Something has been revealed") == 2
    assert json.loads(saved.read_text())["log"] == [["vampire", "skip"]]


def test_a_game_that_went_another_way_after_an_undo_is_not_taken_for_saved(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = f"moat:{HAND[0]}\ns {saved}\nu\ny\nmoat:{HAND[-1]}\n"
    shown = run("play", "empire", "--seed", "7", "--seat", "vampire", typed=typed).stdout
    assert "This game isn’t saved." in shown


def test_resigning_must_be_confirmed(run: Run) -> None:
    shown = run("play", "empire", "--seed", "7", "--seat", "vampire", typed="r\nn\nr\ny\n").stdout
    assert re.search(r"Winner: \w+ \(Human player\)", shown)
    assert shown.count("Resign this game?") == 2


def test_in_company_the_others_say_whether_a_resignation_ends_the_game(run: Run) -> None:
    at_one_keyboard = ("play", "fury", "--seed", "7", "--setup", "players=3", "--bot", "none")
    shown = run(*at_one_keyboard, typed="\nr\ny\nn\n").stdout
    assert "does the game end here?" in shown
    assert "Winner" not in shown
    assert shown.index("does the game end here?") < shown.index("You play against"), "a bot has the seat, and somebody else is asked"
    assert "Winner" in run(*at_one_keyboard, typed="\nr\ny\ny\n").stdout
    assert "does the game end" not in run("play", "fury", "--seed", "7", "--setup", "players=2", "--bot", "none", typed="\nr\ny\n").stdout


def test_a_player_says_whether_to_be_asked_every_time(run: Run) -> None:
    shown = run("play", "vtes", "--seed", "7", "--seat", "a", typed="a\na\n").stdout
    assert shown.index("Ask me every time") < shown.index("Ask me only when it can matter")
    assert "This game already asks you" in run("play", "empire", "--seed", "7", "--seat", "vampire", typed="a\n").stdout


def test_leaving_says_how_to_come_back(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "This game isn’t saved." in run("play", "empire", "--seed", "7").stdout
    shown = run("play", "empire", "--seed", "7", "--bot", "random", typed="q\nmy game.json\n").stdout
    assert "coterie play empire --load 'my game.json' --save 'my game.json' --seat human --bot random" in shown
    assert coterie.replay(Path("my game.json").read_bytes()).name == "empire"


def test_saving_asks_before_it_writes_over_another_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious")
    assert "already exists" in run("play", "empire", "--seed", "7", typed=f"s {other}\nn\n").stdout
    assert other.read_text() == "precious"
    run("play", "empire", "--seed", "7", typed=f"s {other}\ny\n")
    assert coterie.replay(other.read_bytes()).name == "empire"


def test_a_write_that_fails_leaves_the_good_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save(path, played(5))
    good = path.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match=r"game\.json: cannot be written: No space left"):
        save(path, played(9))
    assert path.read_bytes() == good
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_not_a_file_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="not a file"):
        save(tmp_path, played(1))


def test_record_check_and_show(run: Run, finished: Path) -> None:
    game = coterie.replay(finished.read_bytes())
    checked = run("record", "check", finished)
    assert checked.exit_code == 0
    assert game.outcome is not None
    for words in ("the record is valid", f"Game empire, rules {game.record()['rules']}, seed 3", f"{game.number} entries", "points"):
        assert words in checked.stdout
    shown = run("record", "show", finished).stdout
    assert len(shown.splitlines()) == 1 + game.number
    assert is_plain(shown)
    seat, key = game.record()["log"][0][:2]
    assert key in shown.splitlines()[1]
    assert Speaker("en").tell(f"empire-seat-{seat}") in shown.splitlines()[1]


def test_a_position_is_printed_and_can_be_played_on(run: Run, finished: Path, tmp_path: Path) -> None:
    printed = run("record", "position", finished, "--at", "30")
    entry = int(printed.stderr.split("after entry ")[1].split(",")[0].rstrip(".\n"))
    assert entry <= 30
    whole = coterie.replay(finished.read_bytes())
    whole.back(entry)
    assert json.loads(printed.stdout) == whole.position()
    path, saved = tmp_path / "position.json", tmp_path / "on.json"
    path.write_text(printed.stdout)
    shown = run("play", "empire", "--position", path, "--save", saved)
    assert shown.exit_code == 0
    assert json.loads(saved.read_text())["position"] == whole.position()
    said = Speaker("en").tell("cli-from-position")
    for told in (shown, run("record", "check", saved), run("replay", saved)):
        assert said in told.stdout
    for told in (run("record", "check", finished), run("replay", finished)):
        assert said not in told.stdout


@pytest.mark.parametrize("seat", ["human", "vampire", "none"])
def test_a_piped_replay_prints_what_the_seat_was_told(run: Run, finished: Path, seat: str) -> None:
    shown = run("replay", finished, "--seat", seat).stdout
    game = coterie.replay(finished.read_bytes())
    viewer = None if seat == "none" else seat
    speaker = Speaker("en").at(seating(game, viewer))
    told = [speaker.say(event.text) for event in game.events(viewer)]
    lines = [line.split(maxsplit=1) for line in shown.splitlines()[: len(told)]]
    assert [words for _, words in lines] == told
    numbers = [int(number) for number, _ in lines]
    assert numbers == sorted(numbers)
    assert numbers[-1] == game.number
    assert "The end" in shown
    assert is_plain(shown)


def test_the_reel_stands_where_the_game_stood(finished: Path) -> None:
    whole = coterie.replay(finished.read_bytes())
    playback = Playback(whole)
    for number in (20, 5, whole.number, 0, 33):
        playback.wind(number)
        stood = whole.clone()
        stood.back(number)
        assert playback.game.view("human") == stood.view("human")
        assert playback.game.number == number


def test_a_resampled_record_can_be_wound_too() -> None:
    game = played(12)
    game.resample("human", 4)
    game.outside("resign", "human")
    playback = Playback(game)
    told = playback.told("vampire")
    assert len(told) == game.number + 1
    assert [event for events in told for event in events] == game.events("vampire")
    assert playback.game.outcome == game.outcome


def test_decks_are_checked_shown_and_exported(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for side in ("human", "vampire"):
        path.write_text(run("empire", "deck", "--export", side).stdout)
        checked = run("empire", "deck", "--check", path)
        assert checked.exit_code == 0
        assert f"a deck for the {side} player, 40 cards" in checked.stdout
        shown = run("empire", "deck", "--show", path).stdout
        assert shown == run("empire", "deck", "--show", side).stdout
        assert "Draw 3 cards." in shown
        assert is_plain(shown)


SCENE = {
    "castle": ["nun", "officer", "maid"],
    "vampires": ["officer", "bishop", "cook"],
    "vampire": {"hand": ["v-nobles-2", "v-organist", "v-draw", "v-vampire-1"]},
    "human": {"hand": ["h-clergy-1", "h-nobles-1"]},
    "active": "vampire",
    "turn": 1,
}


def in_a_fight() -> coterie.Game:
    """The Officer attacks the Nun, with a token that counts and one card laid."""
    game = coterie.new("empire", position={**SCENE, "phase": "action", "attack_tokens": {"officer": 1}})
    for key in ("fight:officer:nun", "lay:v-nobles-2"):
        game.choose("vampire", key)
    return game


def test_the_drawing_of_a_fight_shows_both_totals_and_how_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    game = in_a_fight()
    drawing(game).draw(Screen(Speaker("en")), game, "human")
    shown = capsys.readouterr().out
    assert "Fight, round 1: Officer against Nun" in shown
    assert "Attack   Officer  3  Rapier, attack tokens: 1" in shown
    assert "Defence  Nun      0" in shown
    assert "As it stands, the Nun dies." in shown


def test_the_drawing_shows_a_seat_only_what_it_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    game = coterie.new("empire", seed=7)
    for seat in (None, "human"):
        drawing(game).draw(Screen(Speaker("en")), game, seat)
        shown = capsys.readouterr().out
        assert "hidden vampire" not in shown
        assert "Fangs" not in shown
        assert ("Your hand" in shown) == (seat is not None)
    drawing(game).draw(Screen(Speaker("en")), game, "vampire")
    shown = capsys.readouterr().out
    assert shown.count("hidden vampire") == 3
    assert "Fangs" in shown


def test_a_running_support_card_is_shown_with_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    game = coterie.new("empire", position={**SCENE, "phase": "before"})
    game.choose("vampire", "play:v-organist")
    game.choose("vampire", "on:defence:nun")
    drawing(game).draw(Screen(Speaker("en")), game, "human")
    shown = capsys.readouterr().out
    assert "Support card, Vampire player: Organist (" in shown
    assert Speaker("en").tell("empire-target-defence", who=Ref("empire-character", "nun")) in shown


def test_any_game_can_be_drawn_from_its_view_alone(capsys: pytest.CaptureFixture[str]) -> None:
    game = coterie.new("empire", seed=7)
    GenericDrawing(game).draw(Screen(Speaker("it")), game, "vampire")
    shown = capsys.readouterr().out
    assert "turn: 1" in shown
    assert "Giocatore vampiro" in shown
    assert shown.count("vampire\n") == 0
    hand = next(line for line in shown.splitlines() if line.startswith("hand:"))
    assert "v-" not in hand
    assert is_plain(shown)


def test_a_game_can_be_played_with_the_generic_drawing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coterie.cli.session.drawing", GenericDrawing)
    result = run("play", "empire", "--seed", "5", "--bot", "random", "--setup", "turn_limit=8", typed="? 1\n?\n" + ANYTHING)
    assert result.exit_code == 0, result.output
    assert "The end" in result.stdout


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of three seats with secret and open questions, known for the time of one test."""
    monkeypatch.setitem(registry._loaded, "tiny", TINY)


@pytest.mark.parametrize("bot", ["random", "none"])
def test_a_game_without_a_drawing_of_its_own_can_be_played_at_once(run: Run, tiny: None, tmp_path: Path, bot: str) -> None:
    path = tmp_path / "tiny.json"
    typed = "?\n? 1\nu\n" + "1\n2\n" * 300
    result = run("play", "tiny", "--seed", "4", "--bot", bot, "--save", path, typed=typed)
    assert result.exit_code == 0, result.output
    assert "The end" in result.stdout
    assert coterie.replay(path.read_bytes()).outcome is not None
    assert run("replay", path).exit_code == 0
    assert run("record", "show", path).exit_code == 0
    assert run("record", "position", path).exit_code == 0
    assert "tiny" in run("games").stdout


def test_several_things_are_marked_in_one_line(run: Run, tiny: None, tmp_path: Path) -> None:
    """Numbers, amounts and keys; a bad line says what is wrong with it and changes nothing."""
    for number, line in enumerate(("2x2 3", "3,2,2", "3 2*2", "give:cem give:bea*2")):
        path = tmp_path / f"{number}.json"
        typed = f"gifts\n? 2\n2 9\n2x\n2x2 3x2\n2x3\n{line}\n"
        shown = run("play", "tiny", "--seed", "4", "--seat", "ada", "--bot", "random", "--save", path, typed=typed).stdout
        assert "2  Choose give:bea (up to 2)" in shown
        assert "Points: at most 3" in shown
        assert "“2 9” isn’t a choice. Numbers go from 2 to 3" in shown
        assert "“2x” isn’t a choice." in shown
        assert "Points: 4, but the limit is 3." in shown
        assert "You can pick the same one 2 times at most." in shown
        assert coterie.replay(path.read_bytes()).record()["log"][1] == ["ada", "give:bea*2 give:cem"]
