"""Bad input: truncated, edited and foreign records and positions, unknown games, options and seats.

Each gives a clear error, and nothing has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coterie
from coterie.kernel.errors import OtherRules
from coterie.kernel.record import checksum, read
from tests.contract.drive import everything, new, play
from tests.contract.test_contract import GAMES

EMPIRE = GAMES["empire"]
RECORD: dict[str, Any] = play(new(EMPIRE, 5), 5, 90).record()
TEXT = msgspec.json.encode(RECORD)
POSITION: dict[str, Any] = coterie.new("empire", seed=5).position()


def signed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the checksum it would have if we had written it."""
    return {**record, "check": checksum(read({**record, "check": ""}))}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"format": "coterie-record-9"}, "in format 'coterie-record-9'"),
        ({"rules": "0", "log": [["vampire", "fly"]]}, "made by rules 0 of empire; these are .* row 1 of the log, 'fly'"),
        ({"pool": "else"}, "with other cards"),
        ({"seed": 7}, r"Expected `str`, got `int` - at `\$.seed`"),
        *(
            ({"seed": seed}, "a seed is written as a decimal number")
            for seed in ("", "-1", "07", " 7", "7\n", "0x7", "٧", str(1 << 256), "1" * 9999)
        ),
        ({"setup": {"turn_limit": 0}}, "turn_limit must be at least 1"),
        ({"setup": {"colour": "red"}}, "unknown field `colour`"),
        ({"position": {"castle": []}}, "the position cannot be read"),
        ({"log": [["vampire"]]}, "row 1 of the log is not"),
        ({"log": [["vampire", "skip", 0]]}, "row 1 of the log is not"),
        ({"log": [["vampire", "skip", 10**9]]}, "row 1 of the log is not"),
        ({"log": [["vampire", "skip", 1]]}, "row 1 of the log, 'pass': a pass is counted here"),
        ({"log": [["vampire", "fly"]]}, "row 1 of the log, 'fly': 'fly' is no option of vampire"),
        ({"log": [["human", "skip"]]}, "row 1 of the log, 'skip': human is not asked now"),
        ({"log": [["nobody", "skip"]]}, "there is no seat 'nobody'"),
        ({"log": [["", "explode"]]}, "'explode' is no outside entry"),
        ({"log": [["", "resign:nobody"]]}, "there is no seat 'nobody'"),
        *(({"log": [["", f"resample:human:{seed}"]]}, "is not a resampling") for seed in ("x", "", "٧", "-1", str(1 << 256), "1" * 9999)),
        ({"log": [["", "resign:human"], ["vampire", "skip"]]}, "row 2 of the log, 'skip': the game is over"),
        ({"outcome": {"scores": {}, "winners": ["human"], "reason": {"type": "text", "id": "x"}}}, "leads to the outcome None"),
        ({"extra": 1}, "unknown field `extra`"),
    ],
)
def test_an_edited_record_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(coterie.CoterieError, match=message):
        coterie.replay({**RECORD, **change})


def test_an_edit_the_rules_would_allow_is_still_found() -> None:
    shorter = {**RECORD, "log": RECORD["log"][:-1], "trace": ""}
    with pytest.raises(coterie.BadRecord, match="changed after it was written"):
        coterie.replay(shorter)
    assert coterie.replay(signed(shorter)).number < coterie.replay(RECORD).number


def test_rules_of_another_fingerprint_replay_what_leads_to_the_same_table() -> None:
    other = signed({**RECORD, "rules": "1-0123456789abcdef"})
    assert coterie.replay(other).view("human") == coterie.replay(RECORD).view("human")


def test_a_log_that_now_leads_to_another_table_is_refused() -> None:
    elsewhere = signed({**RECORD, "rules": "1-0123456789abcdef", "trace": "0123456789ab"})
    with pytest.raises(OtherRules, match="leads to another table than it once did"):
        coterie.replay(elsewhere)


@pytest.mark.parametrize("cut", [0, 1, 10, len(TEXT) // 2, len(TEXT) - 1])
def test_a_truncated_record_is_refused(cut: int) -> None:
    with pytest.raises(coterie.BadRecord, match="this is not a record"):
        coterie.replay(TEXT[:cut])


@pytest.mark.parametrize(
    "foreign", [b"", b"\xff\xfe", b"[" * 100_000, "null", "[]", '{"a": 1}', 7, None, [], {"format": 3}, b'{"log": 1e999}']
)
def test_a_foreign_record_is_refused(foreign: object) -> None:
    with pytest.raises(coterie.BadRecord, match="not a record"):
        coterie.replay(foreign)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=8,
)


def mutate(data: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """Change one place of some JSON: replaced, removed, doubled, or something from elsewhere in it."""
    copy = json.loads(json.dumps(data))
    node, depth = copy, draw(st.integers(1, 4))
    for level in range(depth):
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            break
        key = draw(st.sampled_from(keys))
        inner = node[key]
        if level < depth - 1 and isinstance(inner, dict | list) and inner:
            node = inner
            continue
        how = draw(st.sampled_from(["replace", "remove", "swap", "double"]))
        if how == "remove":
            del node[key]
        elif how == "replace":
            node[key] = draw(JSON)
        elif how == "swap":
            node[key] = node[draw(st.sampled_from(keys))]
        elif isinstance(node, list):
            node.insert(key, inner)
        break
    return copy


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_fuzzed_records_are_replayed_or_refused(data: st.DataObject) -> None:
    record = mutate(RECORD, data.draw)
    if data.draw(st.booleans()):
        record.pop("check", None)
    try:
        game = coterie.replay(record)
    except coterie.RulesError:
        raise
    except coterie.CoterieError:
        return
    assert list(EMPIRE.faults(game.state)) == []
    play(game, 1, 20)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_fuzzed_positions_are_played_or_refused(data: st.DataObject) -> None:
    position = mutate(POSITION, data.draw)
    try:
        game = coterie.new("empire", position=position)
    except coterie.BadPosition:
        return
    assert list(EMPIRE.faults(game.state)) == []
    play(game, 1, 40)
    assert list(EMPIRE.faults(game.state)) == []


@settings(max_examples=150, deadline=None)
@given(setup=st.dictionaries(st.sampled_from(["turn_limit", "tokens", "death", "human_deck", "x"]), JSON, max_size=3))
def test_fuzzed_setups_are_played_or_refused(setup: dict[str, Any]) -> None:
    try:
        game = coterie.new("empire", setup=setup)
    except coterie.BadSetup:
        return
    play(game, 1, 20)


@settings(max_examples=200, deadline=None)
@given(seat=st.text(max_size=8) | st.sampled_from(["human", "vampire"]), key=st.text(max_size=12), number=st.none() | st.integers())
def test_fuzzed_choices_change_nothing(seat: str, key: str, number: int | None) -> None:
    game = coterie.new("empire", seed=3)
    before = everything(game)
    with pytest.raises((coterie.IllegalChoice, coterie.UnknownSeat)):
        game.choose(seat, key, number)
    assert everything(game) == before


def test_unknown_games_seats_and_decisions() -> None:
    with pytest.raises(coterie.UnknownGame, match="there is no game 'poker'; there are empire"):
        coterie.new("poker")
    game = coterie.new("empire", seed=1)
    for call in (game.view, game.events, game.asks, game.why_not):
        with pytest.raises(coterie.UnknownSeat, match="there is no seat 'dracula' here; the seats are vampire, human"):
            call("dracula")
    for number in (-1, 1, 10**20):
        with pytest.raises(coterie.IllegalChoice, match="there is no decision"):
            game.back(number)
        with pytest.raises(coterie.IllegalChoice, match="there is no decision"):
            game.revealed_since(number)
    with pytest.raises(coterie.IllegalChoice, match="'dance' is no outside entry"):
        game.outside("dance", "human")
    with pytest.raises(coterie.IllegalChoice, match="'resign' needs a seat"):
        game.outside("resign")
    with pytest.raises(coterie.IllegalChoice, match="'agree' needs no seat"):
        game.outside("agree", "human")
    for seed in (-1, 1 << 256, True, "7", 1.5):
        with pytest.raises(coterie.BadSetup, match="a seed is a whole number"):
            coterie.new("empire", seed=seed)  # type: ignore[arg-type]
