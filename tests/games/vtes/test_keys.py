"""Keys: written and read in one module, and taken apart nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import coterie
from coterie.games import vtes
from coterie.games.vtes import keys
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.keys import BadKey, read
from coterie.games.vtes.rules.question import Question
from coterie.games.vtes.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.errors import IllegalChoice
from tests.games.vtes.build import Seat, table

FOLDER = Path(vtes.__file__).parent
APART = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"}
PLAYED = ("rules", "bots", "position", "resample.py", "view.py", "vector.py", "table.py", "records.py", "layers.py")
OTHER_TEXTS = {
    "rules/traits.py": "the sentences of a card as printed",
}


def test_every_key_of_a_game_is_read_as_it_is_written() -> None:
    sorts: set[type] = set()
    for seed in range(3):
        chance = Chance(seed)
        game = coterie.new("vtes", seed=seed, setup={"turn_limit": 60})
        for _ in range(900):
            if not game.decisions:
                break
            decision = game.decisions[0]
            question, t = cast("Question", decision.ask), cast("Table", game.state)
            found = question.choices(t)
            assert [read(t.book, text) for text in question.candidates(t)] == found
            sorts |= {type(key) for key in found}
            game.choose(decision.seat, decision.pick(chance))
    assert {keys.Play, keys.Use, keys.Fire, keys.Offered, keys.Block, keys.Do, keys.Vote, keys.Piece, keys.Card, keys.Word} <= sorts


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pass", keys.PASS),
        ("burn-edge", keys.Word("burn-edge")),
        ("use:the-barrens-12/0", keys.Use(12, 0)),
        ("trigger:fame-3/1", keys.Fire(3, 1)),
        ("act:the-rack-12/1:sully-3", keys.Offered(12, 1, 3)),
        ("attack:ryan-4:sully-3", keys.Attack(4, 3)),
        ("block:44-magnum-7", keys.Block(7)),
        ("take-back:crypt-9", keys.Do("take-back", 9)),
        ("contest:win-title:sully-3", keys.Contest("win-title", 3)),
        ("maneuver:granted", keys.Maneuver()),
        ("prevent:leather-jacket-5", keys.Prevent(5)),
        ("press:end", keys.Press("end")),
        ("strike:hand", keys.Strike()),
        ("for:edge", keys.Vote(True, 0, "edge")),
        ("against:card-12", keys.Vote(False, 12)),
        ("seat:c", keys.Seat(2)),
        ("number:0", keys.Number(0)),
        ("clan:Brujah antitribu", keys.Clan("Brujah antitribu")),
    ],
)
def test_texts_say_what_they_said(text: str, key: keys.Key) -> None:
    assert read(standard_book(), text) == key


def test_cards_are_named_by_their_slug_and_crypt_cards_by_number() -> None:
    book = standard_book()
    bonding = book.by_slug["bonding"]
    assert read(book, "play:bonding/dom:sully-12") == keys.Play(bonding, "dom", 12)
    assert read(book, "play:bonding") == keys.Play(bonding)
    assert read(book, "library:bonding") == keys.Fetch("library", bonding)
    assert read(book, f"card:{next(number for number in book.forms if book.facts[number].crypt)}")
    assert read(book, "burn-card:bonding") == keys.BurnCard(bonding)


@pytest.mark.parametrize(
    "text",
    [
        "", "Pass", "pass ", "pass*2", "play:", "play:no-such-card", "play:bonding/dom:", "use:sully-3", "use:sully/0", "use:sully-3/x",
        "use:sully-3/-1", "block:", "block:sully", "block:12", "block:-12", "act:sully-3/0", "attack:sully-3", "contest:pay",
        "card:0", "card:no-such-card", "seat:z", "seat:", "number:x", "number:", "press:on", "strike:foot", "for:", "fly:sully-3",
    ],
)  # fmt: skip
def test_what_is_no_key_is_refused_in_clear_words(text: str) -> None:
    with pytest.raises(BadKey, match="is no key of VTES"):
        read(standard_book(), text)


@pytest.mark.parametrize("text", ["block:sully", "fly:sully-3", "play:", ""])
def test_a_game_refuses_them_as_it_refuses_what_nobody_could_choose(text: str) -> None:
    game = coterie.new("vtes", seed=1)
    decision = game.decisions[0]
    with pytest.raises(IllegalChoice):
        game.choose(decision.seat, text)


def test_an_uncontrolled_crypt_card_has_no_name_in_keys() -> None:
    scene = table(Seat("Sully"), Seat())
    t = scene.t
    assert keys.Piece(scene["Sully"].id).text(t) == f"piece:sully-{scene['Sully'].id}"
    scene["Sully"].zone = "uncontrolled"
    assert keys.Piece(scene["Sully"].id).text(t) == f"piece:crypt-{scene['Sully'].id}"


def taken_apart() -> Iterator[str]:
    """Where a text is taken apart, in what plays the game."""
    for file in sorted(FOLDER.rglob("*.py")):
        name = file.relative_to(FOLDER)
        if name.parts[0] not in PLAYED or name.as_posix() in OTHER_TEXTS:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in APART:
                yield f"{name.as_posix()}:{node.lineno} {node.func.attr}"


def test_nobody_takes_a_key_apart_elsewhere() -> None:
    assert list(taken_apart()) == []
    assert all((FOLDER / name).is_file() for name in OTHER_TEXTS)
