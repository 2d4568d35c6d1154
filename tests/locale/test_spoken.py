"""The client's tests compare with what is said here; this keeps their file as the languages are."""

from __future__ import annotations

from tests.locale.spoken import FILE, texts, written


def test_the_client_is_compared_with_what_is_said_now() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "write it anew with: python -m tests.locale.spoken"


def test_there_is_much_to_compare() -> None:
    assert len({text.id for text in texts()}) > 60
