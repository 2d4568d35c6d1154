"""The client's tests compare what it says with what is said here."""

from __future__ import annotations

from tests.locale.spoken import texts


def test_there_is_much_to_compare() -> None:
    assert len({text.id for text in texts()}) > 60
