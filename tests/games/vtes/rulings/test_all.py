"""Every ruling on a card that is complete is proved by a test, or stands on the list of those that are not, with its reason."""

from __future__ import annotations

import re

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.rulings import of_card

from .marks import FOLDER, Name, proved, waived

AT_MOST_WAIVED = 13
"""The list may only shrink: lower this number when it does."""


def cards() -> set[int]:
    """Every card that is complete."""
    return set(standard_book().forms)


def everything() -> set[Name]:
    """Every ruling on one of the cards."""
    return {(one.source, one.mark) for card in cards() for one in of_card(card)}


def test_every_ruling_is_proved_or_waived() -> None:
    assert everything() - proved() - set(waived()) == set()


def test_no_ruling_is_both_or_unknown() -> None:
    assert proved() & set(waived()) == set()
    assert proved() - everything() == set()
    assert set(waived()) - everything() == set()


def test_the_list_of_the_waived_only_shrinks() -> None:
    assert len(waived()) <= AT_MOST_WAIVED
    assert all(len(reason) > 20 for reason in waived().values())


def test_no_words_of_a_ruling_are_kept_here() -> None:
    ours = " ".join(_words(file.read_text(encoding="utf-8")) for file in FOLDER.iterdir() if file.is_file())
    for card in cards():
        for one in of_card(card):
            words = _words(one.text).split()
            copied = [" ".join(words[n : n + 9]) for n in range(len(words) - 8) if " ".join(words[n : n + 9]) in ours]
            assert copied == [], (one.source, one.mark)


def _words(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9]+", text.lower()))


def test_a_card_has_its_own_rulings_and_those_of_its_groups() -> None:
    found = of_card(named("Perfect Paragon").id)
    assert [(one.source, one.level) for one in found] == [("G00022", "[pre]"), ("G00102", "[PRE]")]
    (own,) = of_card(named("Taste of Vitae").id)[:1]
    assert (own.source, own.group) == (str(named("Taste of Vitae").id), "")


def test_a_ruling_says_where_it_was_made() -> None:
    every = [one for card in facts() for one in of_card(card)]
    assert len(every) > 2000
    assert all(one.text and "[" not in one.text[-1:] and one.references for one in every)
    assert all(reference.url.startswith("http") for one in every for reference in one.references)


def test_most_cards_have_none() -> None:
    assert of_card(named("Roundhouse").id) == ()
