"""Positions: written, read, and refused with what and where; and the puzzles of docs/positions.md."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.kernel.chance import Chance
from tests.games.empire.table import Scene, dealt, table

DOCS = Path(__file__).parents[3] / "docs"
THREE = ["lady", "monk", "maid"]
MINIMAL: dict[str, Any] = {
    "castle": ["lady", "bishop", "cook"],
    "vampires": ["lady", "monk", "maid"],
    "human": {"hand": ["h-clergy-1"]},
    "vampire": {"hand": []},
}


def test_a_position_by_hand_needs_four_things() -> None:
    """The city and the decks are what is left; the night of the first turn begins."""
    game = coterie.new("empire", position=MINIMAL)
    view = game.view("human")
    assert (view.city, view.turn, view.active, view.phase) == (6, 1, "vampire", "discard")
    assert (view.sides["human"].deck, view.sides["vampire"].deck) == (39, 40)
    assert game.decisions[0].keys == ["draw"]


def test_a_position_goes_out_and_comes_back_at_every_quiet_question() -> None:
    """The game read back is the same to everybody, asks the same, and has the same chances to come."""
    written = 0
    for seed in range(6):
        game = dealt(seed).game
        for step in range(120):
            if not game.decisions:
                break
            try:
                position = game.position()
            except coterie.NoPosition:
                pass
            else:
                written += 1
                again = coterie.new("empire", position=json.loads(json.dumps(position)))
                assert again.position() == position
                for seat in ("human", "vampire", None):
                    assert again.view(seat) == game.view(seat)
                assert again.decisions[0].keys == game.decisions[0].keys
            game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(step * 7 + seed)))
    assert written > 100


def test_both_go_on_alike() -> None:
    game = dealt(3).game
    again = coterie.new("empire", position=game.position())
    for step in range(200):
        if not game.decisions:
            break
        keys = game.decisions[0].keys
        assert again.decisions[0].keys == keys
        for each in (game, again):
            each.choose(each.decisions[0].seat, each.decisions[0].pick(Chance(step)))
    assert again.view("human") == game.view("human")


def test_no_position_in_the_middle_of_something() -> None:
    t = table(human="clergy-1")
    t.human.attacks("lady", with_="bishop")
    with pytest.raises(coterie.NoPosition, match="between two steps of a turn"):
        t.game.position()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"castle": None}, r"Expected `array`.*\$.castle"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"phase": "dawn"}, r"'dawn'.*\$.phase"),
        ({"active": "bats"}, r"'bats'.*\$.active"),
        ({"castle": ["lady", "bishop", "cok"]}, "castle, city, bottom, dead: there is no character 'cok'; there are lady, "),
        ({"bottom": ["lady"]}, "castle, city, bottom, dead: lady is in two places"),
        ({"city": ["lord"]}, "castle, city, bottom, dead: officer is nowhere"),
        ({"castle": ["lady", "bishop"]}, "castle: three characters belong there as long as the city can give them, not 2"),
        ({"castle": ["lady", "bishop", "cook", "nun"]}, "castle: three characters .* not 4"),
        ({"vampires": ["lady"]}, "vampires: there are three, not 1"),
        ({"vampires": ["lady", "lady", "monk"]}, "vampires: somebody is named twice"),
        ({"vampires": ["lady", "monk", "bat"]}, "vampires: there is no character 'bat'"),
        ({"revealed": ["cook"]}, "revealed: cook is not a vampire"),
        ({"revealed": ["lady", "lady"]}, "revealed: somebody is named twice"),
        ({"cleared": ["lady"]}, "cleared: lady is a vampire"),
        ({"trusted": ["lady"]}, "trusted: lady is a vampire"),
        ({"trusted": ["bat"]}, "trusted: there is no character 'bat'"),
        ({"protected": ["bat"]}, "protected: there is no character 'bat'"),
        ({"attacked": {"bat": 1}}, "attacked: there is no character 'bat'"),
        ({"attacked": {"cook": 0}}, "attacked: cook cannot have been attacked 0 times"),
        ({"shielded": {"bat": 1}}, "shielded: there is no character 'bat'"),
        ({"dead": ["nun"]}, "dead: everybody knows what nun was; name it in revealed or cleared"),
        ({"attack_tokens": {"nun": 1}}, "attack_tokens: nun is not in the castle"),
        ({"defence_tokens": {"lady": 0}}, "defence_tokens: lady cannot have 0 tokens"),
        ({"attack_tokens": {"lady": 13}}, "attack_tokens: lady cannot have 13 tokens"),
        ({"turn": 0}, "turn: turns are counted from 1"),
        ({"passes": 1}, "passes: only before and after the action can somebody have passed"),
        ({"passes": 3}, r"\$.passes"),
        ({"chance": "zz"}, "chance: 'zz' is not a hexadecimal number"),
        ({"told": {"bats": 1}}, "told: there is no seat 'bats'"),
        ({"learned": {"human": -1}}, "learned: a count cannot be below 0"),
        ({"human": {"hand": ["h-sword"]}}, "human: the deck has no card 'h-sword'"),
        ({"human": {"hand": ["h-clergy-3", "h-clergy-3"]}}, "human: h-clergy-3 is there 2 times, not 1"),
        ({"human": {"hand": [], "deck": ["h-clergy-1"]}}, "human: h-cancel-combat is there 0 times, not 2"),
        ({"human": {"hand": [], "seen_hand": ["h-clergy-1"]}}, "human.seen_hand: h-clergy-1 is not there"),
        ({"vampire": {"hand": [], "seen_moat": ["v-spy"]}}, "vampire.seen_moat: v-spy is not there"),
        ({"human": {"hand": [], "cellar": ["h-spy"], "cellar_used": True}}, "human: the cellar was used and cannot hold cards"),
        ({"dead": THREE, "castle": ["bishop", "cook", "nun"], "revealed": THREE}, "dead: all vampires are dead; the game is over"),
        ({"castle": THREE, "revealed": THREE}, "castle: three revealed vampires hold the castle"),
    ],
)  # fmt: skip
def test_a_wrong_position_says_what_and_where(change: dict[str, object], message: str) -> None:
    with pytest.raises(coterie.BadPosition, match=message):
        coterie.new("empire", position={**MINIMAL, **change})


def test_a_finished_game_is_no_position() -> None:
    humans = ["lord", "officer", "nun", "bishop", "cook", "butler"]
    with pytest.raises(coterie.BadPosition, match="dead: all humans are dead; the game is over"):
        coterie.new("empire", position={**MINIMAL, "castle": ["lady", "monk", "maid"], "dead": humans, "cleared": humans})
    spent = {seat: {"hand": [], "deck": [], "moat": _all_cards(seat), "cellar_used": True} for seat in ("human", "vampire")}
    with pytest.raises(coterie.BadPosition, match="human, vampire: both players are out of cards; the game is over"):
        coterie.new("empire", position={**MINIMAL, **spent})


def _all_cards(seat: str) -> list[str]:
    position = coterie.new("empire", position={**MINIMAL, "human": {"hand": []}}).position()
    deck: list[str] = position[seat]["deck"]
    return deck


def puzzles() -> list[tuple[str, dict[str, Any], list[list[str]], str]]:
    """The puzzles of docs/positions.md: title, position, solution, and how it ends."""
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    found = []
    for part in text.split("\n## ")[1:]:
        blocks = re.findall(r"```json\n(.*?)```", part, re.DOTALL)
        if len(blocks) == 2:
            solution = json.loads(blocks[1])
            found.append((part.splitlines()[0], json.loads(blocks[0]), solution["choices"], solution["ends"]))
    return found


def test_the_documentation_has_three_puzzles() -> None:
    assert len(puzzles()) == 3


@pytest.mark.parametrize(("title", "position", "choices", "ends"), puzzles(), ids=[puzzle[0] for puzzle in puzzles()])
def test_a_puzzle_is_solved_as_written(title: str, position: dict[str, Any], choices: list[list[str]], ends: str) -> None:
    for seed in range(5):
        t = Scene(coterie.new("empire", seed=seed, position=position))
        for seat, key in choices:
            t.game.choose(seat, key)
            t.settle()
        assert t.game.outcome is not None, title
        assert t.game.outcome.reason.id == ends
