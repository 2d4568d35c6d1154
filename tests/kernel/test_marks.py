"""Answers of several marks: their one key, what they must come to, how they are enumerated and drawn, and a game that asks for them."""

from __future__ import annotations

from itertools import islice
from math import comb
from typing import Any

import pytest

from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.errors import BadRecord, BotFailed, IllegalChoice
from coterie.kernel.game import Game
from coterie.kernel.marks import Limit, Marks, join, parts, split
from coterie.kernel.opening import restore, start
from coterie.kernel.record import read
from coterie.kernel.seat import Seat, answer_of
from coterie.kernel.text import Text
from tests.tiny import TINY

CARDS = Text("cards")
FIFTEEN = [f"keep:{letter}" for letter in "abcdefghijklmno"]
FIVE_OF_FIFTEEN = Marks(dict.fromkeys(FIFTEEN, 1), Limit(CARDS, "tiny.keep", 5, 5))


def hosted(key: str, seed: int = 0) -> Game:
    """A new evening, at the question that follows from what the host decides."""
    game = start(TINY, seed, {}, None)
    game.choose("ada", key)
    return game


def test_equal_answers_have_one_key() -> None:
    assert join({"b": 1, "a": 2}) == join({"a": 2, "b": 1}) == "a*2 b"
    assert split("b a a") == {"b": 1, "a": 2}
    assert parts("a*2 b") == ["a", "a", "b"]
    assert parts("pass") == ["pass"]


@pytest.mark.parametrize("key", ["a*0", "a*", "a*x", "a*-1", "a**2", "a*9999999999999", " ", "", "a  b"])
def test_keys_that_say_nothing_are_no_answers(key: str) -> None:
    assert not Marks({"a": 3, "b": 3}).takes(split(key))


def test_five_of_fifteen_are_counted_one_by_one_and_never_listed_to_be_drawn() -> None:
    assert sum(1 for _ in FIVE_OF_FIFTEEN.every()) == comb(15, 5)
    assert len(set(islice(FIVE_OF_FIFTEEN.every(), 10))) == 10
    drawn = {FIVE_OF_FIFTEEN.draw(Chance(seed)) for seed in range(200)}
    assert len(drawn) > 150
    assert all(FIVE_OF_FIFTEEN.takes(split(key)) for key in drawn)


def test_what_is_missing_and_what_is_too_much_is_said_with_its_rule() -> None:
    few = FIVE_OF_FIFTEEN.refusal(dict.fromkeys(FIFTEEN[:3], 1))
    many = FIVE_OF_FIFTEEN.refusal(dict.fromkeys(FIFTEEN[:6], 1))
    assert few is not None
    assert few.text == Text("kernel-marks-too-few", {"what": CARDS, "sum": 3, "least": 5})
    assert few.rule == "tiny.keep"
    assert many is not None
    assert many.text == Text("kernel-marks-too-many", {"what": CARDS, "sum": 6, "most": 5})
    assert FIVE_OF_FIFTEEN.refusal(dict.fromkeys(FIFTEEN[5:10], 1)) is None
    assert FIVE_OF_FIFTEEN.open_to(dict.fromkeys(FIFTEEN[:4], 1)) == FIFTEEN[4:]
    assert FIVE_OF_FIFTEEN.open_to(dict.fromkeys(FIFTEEN[:5], 1)) == []


def test_amounts_are_limited_each_and_together() -> None:
    transfers = Marks({"to:x": 4, "to:y": 4, "back:z": 2}, Limit(CARDS, "", 0, 4, {"to:x": 1, "to:y": 1, "back:z": 2}))
    every = set(transfers.every())
    assert {"to:x*4", "to:x*3 to:y", "back:z*2", "back:z to:x to:y"} <= every
    assert len(every) == 14 + 6 + 1
    assert not transfers.takes({"to:x": 5})
    assert not transfers.takes({"back:z": 2, "to:x": 1})
    assert transfers.takes({"back:z": 1, "to:x": 2})


def test_a_draw_that_leads_nowhere_is_made_good() -> None:
    """Three and three are seven at no time: only the four and the three are."""
    seven = Marks({"a": 1, "b": 1, "c": 1}, Limit(CARDS, "", 7, 7, {"a": 3, "b": 3, "c": 4}))
    assert {seven.draw(Chance(seed)) for seed in range(50)} == {"a c", "b c"}
    assert seven.takes(split(seven.best([9.0, 9.0, 0.0])))


def test_the_best_and_some_of_many() -> None:
    weights = [float(at) for at in range(15)]
    assert FIVE_OF_FIFTEEN.best(weights) == join(dict.fromkeys(FIFTEEN[10:], 1))
    some = FIVE_OF_FIFTEEN.some(Chance(1), 12, weights)
    assert FIVE_OF_FIFTEEN.best(weights) in some
    assert len(some) <= 12
    few = Marks({"a": 1, "b": 1})
    assert few.some(Chance(1), 12) == ["b", "a", "a b"]


def test_one_answer_is_one_entry_in_its_one_form() -> None:
    game = hosted("bury")
    first, second = game.view("ada").hand[:2]
    game.choose("ada", f"bury:{second} bury:{first}")
    assert game.number == 2
    assert game.record()["log"][1][1] == join({f"bury:{first}": 1, f"bury:{second}": 1})
    assert first not in game.view("ada").hand
    again = restore(TINY, read(game.record()))
    assert again.record() == game.record()
    game.back(1)
    assert first in game.view("ada").hand


def test_a_bad_answer_is_refused_with_its_reason_and_changes_nothing() -> None:
    game = hosted("gifts")
    before = game.record()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("ada", "give:bea*2 give:cem*2")
    assert refused.value.reason is not None
    assert refused.value.reason.text.id == "kernel-marks-too-many"
    assert refused.value.reason.rule == "tiny.gifts"
    with pytest.raises(IllegalChoice) as refused:
        game.choose("ada", "give:bea*3")
    assert refused.value.reason is not None
    assert refused.value.reason.text.id == "kernel-mark-too-often"
    for key in ("give:bea pass", "give:ada", "give:bea*2x", ""):
        with pytest.raises(IllegalChoice):
            game.choose("ada", key)
    assert game.record() == before
    game.choose("ada", "give:cem give:bea*2")
    assert game.view(None).points == {"ada": 0, "bea": 2, "cem": 1}


def test_a_plain_answer_stands_beside_marks_and_is_not_forced() -> None:
    game = hosted("gifts")
    decision = game.decisions[0]
    assert decision.keys == ["pass"]
    assert not decision.lone_pass
    game.choose("ada", "pass")
    assert game.record()["log"] == [["ada", "gifts"], ["ada", "pass"]]


def test_what_cannot_be_marked_says_why() -> None:
    game = start(TINY, 0, {}, None)
    game.outside("resign", "cem")
    game.choose(game.decisions[0].seat, "gifts")
    seat = game.decisions[0].seat
    assert [(entry.key, entry.reason.rule) for entry in game.why_not(seat)] == [("give:cem", "tiny.gifts")]
    with pytest.raises(IllegalChoice) as refused:
        game.choose(seat, "give:cem give:ada" if seat != "ada" else "give:bea give:cem")
    assert refused.value.reason is not None
    assert refused.value.reason.text.id == "tiny-reason-gone"


def test_secret_answers_of_marks_come_together() -> None:
    game = hosted("feast")
    assert len(game.decisions) == 3
    for seat in game.seats:
        assert game.view(seat).played == ()
        game.choose(seat, game.asks(seat)[0].pick(Chance(3)))
    assert len(game.view(None).played) >= 3


def test_a_record_with_a_bad_answer_is_refused() -> None:
    game = hosted("gifts")
    game.choose("ada", "give:bea")
    record = {**game.record(), "check": ""}
    record["log"][1][1] = "give:bea*3"
    with pytest.raises(BadRecord, match="row 2"):
        restore(TINY, read(record))


@pytest.mark.parametrize("answer", [None, {"keep": 1}, 3, "nonsense", ""])
def test_a_bot_that_answers_nonsense_has_failed(answer: Any) -> None:
    class Babbling:
        def choose(self, seat: Seat, decision: Decision) -> Any:
            return answer

    game = hosted("bury")
    (decision, *_) = game.decisions
    assert decision.marks is not None
    with pytest.raises(BotFailed, match="is no option of") as failed:
        answer_of(Babbling(), game, decision)
    assert restore(TINY, read(failed.value.record)).decisions[0].seat == decision.seat
