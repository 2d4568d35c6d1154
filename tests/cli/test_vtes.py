"""`coterie vtes` and VTES at the terminal: cards, coverage, the beginnings of a card, and the table."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import coterie
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.coverage import coverage
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.formats.names import namesakes
from coterie.games.vtes.pool import UnknownCard, facts, named
from coterie.games.vtes.terminal import skeleton
from coterie.games.vtes.terminal.find import find_card
from coterie.games.vtes.terminal.skeleton import constant_of, definition, player_of, scenario
from coterie.games.vtes.terminal.sources import definition_of, module_of, named_in
from coterie.games.vtes.text import printed
from coterie.games.vtes.text.naming import name as spoken
from coterie.games.vtes.told.outlook import outlook
from coterie.games.vtes.view import view
from coterie.kernel.chance import Chance
from coterie.kernel.text import Ref
from coterie.locale import LANGUAGES, Speaker
from coterie.terminal.drawing import drawing
from coterie.terminal.files import save
from coterie.terminal.screen import Screen
from tests.cli.conftest import Run, refuses
from tests.cli.test_commands import is_plain
from tests.contract.middles import middle_of_vtes
from tests.games.vtes.build import Seat, table
from tests.games.vtes.calling import BOON, KINE, PARITY, call, three

SHORT = {"turn_limit": 30, "players": 3}


def played(choices: int, seed: int = 4) -> coterie.Game:
    game = coterie.new("vtes", seed=seed, setup=dict(SHORT))
    chance = Chance(seed)
    while game.decisions and game.number < choices:
        game.choose(game.decisions[0].seat, chance.pick(game.decisions[0].keys))
    return game


@pytest.mark.parametrize("words", [(), ("card",), ("coverage",), ("new",)])
def test_every_help_has_an_example(run: Run, words: tuple[str, ...]) -> None:
    shown = run("vtes", *words, "--help").stdout
    assert "Example" in shown
    assert "  coterie vtes " in shown


# Finding a card.


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Bonding", "Bonding"),
        ("bonding", "Bonding"),
        ("100236", "Bonding"),
        ("barrens", "The Barrens"),
        ("Barrens, The", "The Barrens"),
        ("flavio goncalves", "Flávio Gonçalves"),
        ("Vincolo", "Bonding"),
        ("territorio di caccia l'accademia", "Academic Hunting Ground"),
        ("ECOLE, terrain de chasse", "Academic Hunting Ground"),
        ("govern the", "Govern the Unaligned"),
        ("44 magnum", ".44 Magnum"),
    ],
)
def test_a_card_is_found_as_people_name_it(typed: str, found: str) -> None:
    assert find_card(typed).name == found


def test_every_card_that_is_defined_is_found_by_its_name() -> None:
    for number in DEFINITIONS:
        assert find_card(facts()[number].name).name == facts()[number].name


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("Theo Bell (G6)", 201613),
        ("Theo Bell (ADV)", 201363),
        ("Theo Bell (G2)", 201362),
        ("Theo Bell (G2 ADV)", 201363),
        ("Theo Bell, advanced", 201363),
        ("201362", 201362),
        ("Sully (G6)", 201569),
    ],
)
def test_cards_that_share_a_name_are_found_by_group_and_advanced(typed: str, number: int) -> None:
    assert find_card(typed).id == number


def test_a_name_that_cards_share_is_answered_with_all_of_them(run: Run) -> None:
    with pytest.raises(UnknownCard, match=r"201362.*201363.*201613"):
        find_card("Theo Bell")
    refuses(run("vtes", "card", "theo bell"), "Theo Bell (G6), number 201613")
    with pytest.raises(UnknownCard, match=r"no card 'Theo Bell \(G4\)', but Theo Bell \(G2\), number 201362"):
        find_card("Theo Bell (G4)")


def test_no_two_cards_are_confused_whatever_name_they_share() -> None:
    """Each of the cards of 77 shared names is found by group and mark, and by its number, and none by the bare name."""
    shared = [card for card in facts().values() if len(namesakes(card.id)) > 1]
    assert len({card.name for card in shared}) == 77
    for card in shared:
        assert find_card(f"{card.name} (G{card.group}{' ADV' * card.advanced})") == card
        assert find_card(str(card.id)) == card
        with pytest.raises(UnknownCard, match=str(card.id)):
            find_card(card.name)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("hunting ground", "Academic Hunting Ground"), ("bondig", "Bonding"), ("zzzzqq", "there is no card"), ("", "no card")],
)
def test_an_unclear_name_is_answered_with_names_that_might_be_meant(run: Run, typed: str, offered: str) -> None:
    with pytest.raises(UnknownCard, match=offered):
        find_card(typed)
    refuses(run("vtes", "card", typed), offered)


# Showing a card.


def test_a_card_is_shown_with_all_that_is_known_of_it(run: Run) -> None:
    result = run("vtes", "card", "bonding")
    assert result.exit_code == 0, result.output
    for words in (
        "Bonding (100236)",
        "Action modifier, Dominate",
        named("Bonding").text.splitlines()[0],
        "Italiano: Vincolo",
        "Português: Bonding",
        "BONDING = Card(",
        "src/coterie/games/vtes/cards/disciplines/dominate.py",
        "2 rulings",
        "LSJ 19980824",
        "test_bonding_at_basic_adds_one_to_the_bleed",
        "Complete",
    ):
        assert words in result.stdout
    assert is_plain(result.stdout)


def test_a_vampire_without_an_ability_needs_no_definition(run: Run) -> None:
    shown = run("vtes", "card", "sully").stdout
    for words in ("Vampire, Malkavian, capacity 4, aus dom obf, Camarilla, group 6", "None needed", "Complete"):
        assert words in shown


def test_a_card_that_cannot_be_played_says_how_to_begin_it(run: Run) -> None:
    shown = run("vtes", "card", "Scouting Mission").stdout
    assert "You can’t play this card here yet" in shown
    assert 'coterie vtes new "Scouting Mission"' in shown
    assert "Our text" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_in_every_language(run: Run, language: str) -> None:
    shown = run("vtes", "card", "Wasserschloss Anif, Austria", "--lang", language).stdout
    assert Speaker(language, strict=True).tell("cli-vtes-complete") in shown


def test_tests_are_found_by_the_card_and_not_by_a_part_of_its_name() -> None:
    tests = {test.test for test in named_in(named("Bonding"))}
    assert "test_bonding_at_basic_adds_one_to_the_bleed" in tests
    assert named_in(named("Bond")) == []


# Counting.


def test_coverage_counts_the_cards_of_the_box_as_complete(run: Run) -> None:
    counted = json.loads(run("vtes", "coverage", "--json").stdout)
    assert counted["all"]["cards"] == len(facts())
    assert len(DEFINITIONS) <= counted["all"]["complete"] < counted["all"]["cards"]
    for name in precon_lists():
        deck = find_deck(name)
        assert counted["precons"][name] == {"complete": len({*deck.crypt, *deck.library}), "cards": len({*deck.crypt, *deck.library})}
    assert counted["decks"] == {"complete": 191, "cards": 191}
    assert counted["sets"]["Jyhad"]["complete"] < counted["sets"]["Jyhad"]["cards"]
    assert counted["disciplines"]["Dominate"]["complete"] >= 5
    assert sum(count.cards for count in coverage().types.values()) >= len(facts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_is_shown_as_tables(run: Run, language: str) -> None:
    shown = run("vtes", "coverage", "--lang", language).stdout
    assert "Tremere" in shown
    assert "100 %" in shown
    assert is_plain(shown)


# Beginning a card.


def test_every_definition_stands_where_a_new_one_would_be_put() -> None:
    elsewhere = {}
    for number in DEFINITIONS:
        found = definition_of(number)
        assert found is not None
        if not found.path.as_posix().endswith(f"/cards/{module_of(facts()[number])}.py"):
            elsewhere[facts()[number].name] = found.path.name
    assert len(elsewhere) <= 3, elsewhere


def test_the_beginnings_of_a_card_are_printed(run: Run) -> None:
    shown = run("vtes", "new", "Scouting Mission", "--print").stdout
    assert "SCOUTING_MISSION = Card(" in shown
    assert "Mode((), Level.BASIC)" in shown
    assert "Mode((), Level.SUPERIOR)" in shown
    assert '@refuses("Scouting Mission")' in shown
    assert not definition_of(named("Scouting Mission").id)


@pytest.mark.parametrize(
    ("name", "words"), [("Bonding", "is defined already"), ("Sully", "needs no definition"), ("no such", "there is no card")]
)
def test_what_is_there_is_not_begun_again(run: Run, name: str, words: str) -> None:
    refuses(run("vtes", "new", name, "--print"), words)


def test_the_beginnings_of_any_card_can_be_read_by_python() -> None:
    wanted = [card for card in facts().values() if card.id % 7 == 0 and card.id not in DEFINITIONS]
    assert len(wanted) > 400
    for card in wanted:
        assert constant_of(card).isidentifier(), card.name
        assert constant_of(card).isupper(), card.name
        ast.parse(definition(card) + scenario(card))


def test_the_vampire_of_a_test_can_play_the_card() -> None:
    assert named(player_of(named("Scouting Mission"))).disciplines["dom"] == 2
    assert named(player_of(named("Art Museum"))).clans == ("Toreador",)


def test_a_card_is_begun_in_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    """Into a module that is there, whose imports grow, and into one that is new, which the command says."""
    cards, tests = tmp_path / "cards", tmp_path / "tests"
    (cards / "disciplines").mkdir(parents=True)
    (cards / "disciplines" / "dominate.py").write_text(
        '"""Old."""\n\nfrom coterie.games.vtes.cards.vocabulary import Bleed, Card\n\nA = Card(1)\n'
    )
    monkeypatch.setattr(skeleton, "CARDS", cards)
    monkeypatch.setattr(skeleton, "ROOT", tmp_path)
    monkeypatch.setattr(skeleton, "module_of_tests", lambda card: tests / f"test_{module_of(card).rpartition('/')[2]}.py")
    known = run("vtes", "new", "Scouting Mission").stdout
    assert "is new" not in known
    written = (cards / "disciplines" / "dominate.py").read_text()
    assert "import Bleed, Card, Level, Mode\n" in written
    assert written.index("A = Card(1)") < written.index("SCOUTING_MISSION")
    fresh = run("vtes", "new", "Arms of the Abyss").stdout
    assert "obtenebration is new" in fresh
    for path in (*cards.rglob("*.py"), *tests.rglob("*.py")):
        ast.parse(path.read_text())
    assert re.match(r'"""Cards that require Obtenebration."""\n', (tests / "test_obtenebration.py").read_text())


# At the table.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_at_the_terminal(run: Run, language: str, tmp_path: Path) -> None:
    file = tmp_path / "vtes.json"
    setup = ("--setup", "turn_limit=6", "--setup", "players=2", "--save", file)
    result = run("play", "vtes", "--seed", "3", "--bot", "random", "--lang", language, *setup, typed="1\n2\n3\n?\n" * 100)
    assert result.exit_code == 0, result.output
    assert coterie.replay(file.read_bytes()).outcome is not None
    speaker = Speaker(language, strict=True)
    assert speaker.tell("cli-vtes-hand", count=7) in result.stdout
    assert speaker.tell("cli-outcome") in result.stdout
    assert "{" not in result.stdout
    again = run("replay", file, "--lang", language)
    assert again.exit_code == 0, again.output
    assert speaker.tell("cli-outcome") in again.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Tables with actions, combats, torpor, attached cards: for a seat and for a spectator, and each thing that options point at."""
    for seed in (4, 5):
        begun = middle_of_vtes(coterie.new("vtes", seed=seed, setup=dict(SHORT)).position(), seed)
        game, chance = coterie.new("vtes", seed=seed, setup=dict(SHORT), position=begun), Chance(seed)
        screen, drawn = Screen(Speaker(language, strict=True)), drawing(game)
        while game.decisions:
            decision = game.decisions[0]
            if game.number % 10 == 0:
                for seat in (decision.seat, None):
                    drawn.draw(screen, game, seat)
                for option in decision.options[:3]:
                    for ref in option.refs:
                        drawn.facts(screen, ref)
            game.choose(decision.seat, decision.pick(chance))
        drawn.draw(screen, game, None)
    shown = capsys.readouterr().out
    speaker = Speaker(language)
    for word in ("torpor", "locked", "prey", "predator", "edge"):
        assert speaker.tell(f"cli-vtes-{word}") in shown
    assert is_plain(shown)


def test_the_table_goes_from_ones_prey_to_oneself_and_shows_no_hand_but_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    game = played(120)
    drawing(game).draw(Screen(Speaker("en")), game, "b")
    shown = capsys.readouterr().out
    places = [shown.index(f"Methuselah {letter}: pool") for letter in "CAB"]
    assert places == sorted(places)
    assert "Methuselah C: pool" in shown
    view = game.view("b")
    hand = [facts()[card].name for card in view.hand]
    assert all(name in shown.partition("Your hand (7)")[2] for name in hand)
    drawing(game).draw(Screen(Speaker("en")), game, None)
    assert "Your hand" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_an_action_are_shown_with_what_they_come_from(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Where a number has one source alone, there is nothing to say."""
    scene = table(Seat("Catalina Vega"), Seat("Bret Stryker + Sport Bike"), Seat())
    scene.acting("Catalina Vega", "bleed").target = 1
    scene.t.running_action().blocked_by = scene["Bret Stryker"].id
    scene.lend("Catalina Vega", Stat.STEALTH, 2)
    game: Any = SimpleNamespace(name="vtes", seats=("a", "b", "c"), view=lambda seat: view(scene.t, seat), outlook=outlook(scene.t))
    speaker = Speaker(language, strict=True)
    drawing(game).brief(Screen(speaker), game, "c")
    shown = [line.strip() for line in capsys.readouterr().out.splitlines()]
    base = speaker.tell("cli-vtes-base")
    assert speaker.tell("cli-vtes-bleed-from", sources=f"{base} +1, Catalina Vega +1") in shown
    assert speaker.tell("cli-vtes-intercept-from", sources=f"Bret Stryker -1, {spoken(scene['Sport Bike'].card, language)} +1") in shown
    assert not any(line.startswith(speaker.tell("cli-vtes-stealth-from", sources="|").partition("|")[0]) for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_minions_are_shown_with_what_they_may_do_and_why_not(capsys: pytest.CaptureFixture[str], language: str) -> None:
    scene = table(Seat("Catalina Vega"), Seat("Bret Stryker + Sport Bike; Ryan locked"), Seat())
    scene.acting("Catalina Vega", "bleed").target = 1
    scene.t.running_action().blockers, scene.t.running_action().step = [1], "open"
    game: Any = SimpleNamespace(name="vtes", seats=("a", "b", "c"), view=lambda seat: view(scene.t, seat), outlook=outlook(scene.t))
    speaker = Speaker(language, strict=True)
    drawing(game).draw(Screen(speaker), game, None)
    shown = " ".join(capsys.readouterr().out.split())
    assert f"{speaker.tell('cli-vtes-bleed', bleed=2)} ({speaker.tell('cli-vtes-base')} +1, Catalina Vega +1)" in shown
    bike = spoken(scene["Sport Bike"].card, language)
    assert f"{speaker.tell('cli-vtes-intercept', intercept=0)} (Bret Stryker -1, {bike} +1)" in shown
    assert f"{speaker.tell('cli-vtes-blocks')} · {speaker.tell('cli-vtes-with', cards=bike)}" in shown
    assert speaker.tell("vtes-reason-locked") in shown


def test_a_card_is_explained_by_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    game = coterie.new("vtes", seed=1)
    drawing(game).facts(Screen(Speaker("en")), Ref("vtes-card", "100236", "Bonding"))
    drawing(game).facts(Screen(Speaker("en")), Ref("vtes-seat", "b"))
    shown = capsys.readouterr().out
    assert "+1 stealth and +1 bleed" in shown
    assert "Methuselah B" in shown


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    save(file, played(60))
    result = run("play", "vtes", "--load", file, "--bot", "random", typed="q\n\n")
    assert result.exit_code == 0, result.output
    assert "Methuselah A" in result.stdout


def test_games_are_simulated(run: Run) -> None:
    result = run("sim", "vtes", "--games", "2", "--setup", "turn_limit=12", "--json", "-")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 2


def test_the_options_of_the_game_are_listed(run: Run) -> None:
    assert "turn_limit=INT (default 0)" in run("games").stdout
    refuses(run("play", "vtes", "--setup", "players=9"), "players")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "keys", "named"),
    [
        (KINE, ("seat:b*3 seat:c",), ("vtes-seat-b", "3", "vtes-seat-c", "1")),
        (BOON, ("clan:Toreador",), ("vtes-clan-toreador",)),
        (PARITY, ("seat:b", "seat:a*3"), ("vtes-seat-b",)),
    ],
)
def test_a_referendum_shows_its_terms(
    capsys: pytest.CaptureFixture[str], language: str, card: str, keys: tuple[str, ...], named: tuple[str, ...]
) -> None:
    """The text of the card, and what was chosen."""
    scene = call(three(Seat("Alexa Draper", pool=5)), "Alexa Draper", card)
    scene.does("a", *keys)
    game: Any = SimpleNamespace(name="vtes", seats=("a", "b", "c"), view=lambda seat: view(scene.t, seat), outlook=outlook(scene.t))
    speaker = Speaker(language, strict=True)
    drawing(game).brief(Screen(speaker), game, "c")
    shown = capsys.readouterr().out
    assert printed(scene.t.running_referendum().card, language).lines[0].plain() in shown
    terms = speaker.tell("cli-vtes-terms", terms="|").partition("|")[0]
    (line,) = [line.strip() for line in shown.splitlines() if line.strip().startswith(terms)]
    for name in named:
        assert (speaker.tell(name).lower() if name.startswith("vtes-") else name) in line.lower()
