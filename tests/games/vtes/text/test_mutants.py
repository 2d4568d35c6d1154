"""Definitions with a single fault: the proof finds them, or they are listed as meaning the same."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.text import Printed, print_card, printed
from coterie.games.vtes.text.printer import definition
from coterie.games.vtes.text.proof.mutants import Verdict, judge, mutants
from coterie.games.vtes.text.tongue import Unprintable
from tests.games.vtes.text.cards import PROVED
from tests.games.vtes.text.golden import LANGUAGES as OTHERS
from tests.marks import slow

EQUIVALENT = Path(__file__).parent / "equivalent.toml"
MOST_EQUIVALENT = 0
"""How many mutants may be listed as equivalent: only ever fewer."""
LEAST_FOUND = 0.97
LEAST_MADE = 20_000
GOVERN, ANGEL, ARGUS, LARISSA, BONDING, PARAGON = 100845, 100866, 100680, 201553, 100236, 101387


def equivalent() -> dict[str, str]:
    """Faults that change nothing, as "card: fault", with the reason."""
    return {f"{row['card']}: {row['fault']}": row["reason"] for row in tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])}


def verdicts(card_id: int) -> list[Verdict]:
    return [judge(mutant, facts()[card_id]) for mutant in mutants(definition(card_id))]


@pytest.mark.parametrize("card_id", [GOVERN, ANGEL, ARGUS, LARISSA, BONDING, PARAGON])
def test_faults_in_one_card_are_found(card_id: int) -> None:
    found = verdicts(card_id)
    assert len(found) > 100
    assert [verdict.mutant.fault for verdict in found if not verdict.found] == []


@slow
def test_faults_in_all_cards_are_found() -> None:
    made = [verdict for card_id in PROVED for verdict in verdicts(card_id)]
    missed = [f"{verdict.mutant.card.id}: {verdict.mutant.fault}" for verdict in made if not verdict.found]
    assert len(made) >= LEAST_MADE
    assert 1 - len(missed) / len(made) >= LEAST_FOUND
    assert sorted(missed) == sorted(equivalent()), "a fault that is not found, or one listed as equivalent that is found"
    in_words = [verdict for verdict in made if not verdict.unprintable]
    assert len(in_words) / len(made) > 0.5, "most faults are found by what the text says, not because nothing can say them"


@slow
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_lost_in_translation(language: str) -> None:
    """What differs in English differs in each other language, too: no node is forgotten there."""
    lost: list[str] = []
    for card_id in PROVED:
        of, ours = facts()[card_id], printed(card_id, language)
        lost += [f"{of.name}: {mutant.fault}" for mutant in mutants(definition(card_id)) if _printed(mutant.card, of, language) == ours]
    assert lost == []


def _printed(card: Card, of: Facts, language: str) -> Printed | None:
    try:
        return print_card(card, of, language)
    except Unprintable:
        return None


def test_few_mutants_are_equivalent() -> None:
    assert len(equivalent()) <= MOST_EQUIVALENT
    assert all(len(reason) > 20 for reason in equivalent().values())


def test_every_kind_of_fault_is_made() -> None:
    faults = [mutant.fault for mutant in mutants(definition(GOVERN))]
    for part in ("Bleed.bonus 2 -> 3", "Bleed.bonus 2 -> 1", "All.of[3] left out", "Control.by you -> prey", "modes[0] left out",
                 "modes[0] twice", "modes[0] after the next", "stealth left out", "to and Clan(clan='Brujah')", "once -> round",
                 "AddBlood.to -> self", "Card.when -> Cond()", "Card.by -> Pred()", "Card.traits + unique"):  # fmt: skip
        assert any(part in fault for fault in faults), part


def test_a_mutant_has_one_fault_and_no_other_name() -> None:
    card = definition(GOVERN)
    made = list(mutants(card))
    assert all(isinstance(mutant.card, Card) and mutant.card.id == card.id and mutant.card != card for mutant in made)
    assert [fault for fault, times in Counter(mutant.fault for mutant in made).items() if times > 1] == []
