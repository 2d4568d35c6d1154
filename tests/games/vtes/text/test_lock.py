"""The lock of texts: a card whose official text changes goes back to review."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes import pool
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.text.proof import compare, lock

GOVERN = 100845


def test_no_text_has_changed_since_it_was_proved() -> None:
    assert [f"{card.name} ({card.card}) has another text: prove it and renew the lock" for card in lock.changed()] == []


def test_every_definition_is_locked() -> None:
    assert set(DEFINITIONS) <= set(lock.locked())


def test_the_lock_is_as_it_would_be_written() -> None:
    assert lock.LOCK.read_text(encoding="utf-8") == lock.written(lock.locked())


def test_a_changed_text_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(pool.facts())
    known[GOVERN] = msgspec.structs.replace(known[GOVERN], text=known[GOVERN].text + " Sing.")
    del known[201532]
    monkeypatch.setattr(lock, "facts", lambda: known)
    assert lock.changed() == [lock.Changed(GOVERN, "Govern the Unaligned"), lock.Changed(201532, "")]


def test_what_is_not_proved_is_not_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "definition", lambda card_id: Card(card_id, DEFINITIONS[GOVERN].modes[:1]))
    with pytest.raises(lock.NotProved, match="Govern the Unaligned is not proved"):
        lock.written([GOVERN])
