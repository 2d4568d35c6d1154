"""The proof: what is printed from the definition of each card is what the card says."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Bleed
from coterie.games.vtes.pool import UnknownCard, facts
from coterie.games.vtes.text import check, printed
from coterie.games.vtes.text.printer import definition
from coterie.games.vtes.text.proof import compare
from coterie.games.vtes.text.proof.compare import differences, hooks, official, waivers
from tests.games.vtes.text.cards import PROVED, of_the_seven_decks

GOVERN = 100845
MOST_WAIVED = 0.05


@pytest.mark.parametrize("card_id", PROVED)
def test_the_definition_says_what_the_card_says(card_id: int) -> None:
    found = check(card_id)
    assert not found, f"{facts()[card_id].name}: {found[0]}"


def test_all_cards_of_the_seven_decks_are_proved() -> None:
    decks = of_the_seven_decks()
    assert len(decks) == 191
    assert decks <= set(PROVED)
    assert set(DEFINITIONS) <= set(PROVED)


def test_few_clauses_are_waived_and_hooks_count_as_waived() -> None:
    clauses = sum(len(official(card_id)) for card_id in PROVED)
    assert (len(waivers()) + len(hooks())) / clauses <= MOST_WAIVED
    assert len(hooks()) <= 12, "hooks may only become fewer"


def test_waivers_have_a_reason_and_are_needed() -> None:
    for waiver in waivers():
        assert len(waiver.reason) > 20
        found = differences(definition(waiver.card), facts()[waiver.card], waive=False)
        assert any(difference.clause == waiver.clause for difference in found), facts()[waiver.card].name


def test_a_waiver_is_for_one_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "waivers", lambda: (compare.Waiver(GOVERN, 1, "a test"),))
    card = definition(GOVERN)
    basic, superior = card.modes
    basic, superior = msgspec.structs.replace(basic, effects=(Bleed(7),)), msgspec.structs.replace(superior, stealth=7)
    assert differences(msgspec.structs.replace(card, modes=(basic, card.modes[1])), facts()[GOVERN]) == []
    (found,) = differences(msgspec.structs.replace(card, modes=(card.modes[0], superior)), facts()[GOVERN])
    assert found.clause == 2


def test_a_difference_is_shown_with_its_place() -> None:
    card = definition(GOVERN)
    basic, superior = card.modes
    wrong = msgspec.structs.replace(card, modes=(msgspec.structs.replace(basic, effects=(Bleed(7),)), superior))
    (found,) = differences(wrong, facts()[GOVERN])
    assert (found.card, found.clause) == (GOVERN, 1)
    assert "+7 bleed" in found.ours
    assert "+7 bleed" not in found.official


def test_a_clause_that_is_missing_or_too_many_is_a_difference() -> None:
    card = definition(GOVERN)
    assert differences(msgspec.structs.replace(card, modes=card.modes[:1]), facts()[GOVERN])
    assert differences(msgspec.structs.replace(card, modes=(*card.modes, card.modes[1])), facts()[GOVERN])


def test_all_vampires_of_the_game_without_an_ability_are_proved_by_their_facts() -> None:
    """Sect, title, clan of a title, and city, as the pool reads them."""
    found = [card.id for card in facts().values() if card.crypt and not card.ability]
    assert len(found) > 500
    assert [facts()[card_id].name for card_id in found if check(card_id)] == []


def test_vampires_without_an_ability_need_no_definition_and_others_do() -> None:
    assert printed(201532).plain() == "Camarilla prince of Taipei."
    for wrong in (200001, 5):
        with pytest.raises(UnknownCard):
            printed(wrong)
