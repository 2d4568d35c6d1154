"""Planted faults: each rule broken here on purpose is caught by a test that claims to guard it."""

from collections.abc import Callable

import pytest

import coterie
from coterie.games.empire.cards import Card
from coterie.games.empire.rules import action, area, discard, end, fight, holy_water, payment, reasons, support, turn, valid
from coterie.games.empire.table import Side, Table
from coterie.kernel.state import Seat
from coterie.kernel.text import Reason
from tests.games.empire import test_area, test_effects, test_end, test_fight, test_hide_and_water, test_support, test_turn

Patch = pytest.MonkeyPatch


def tie_favours_the_attacker(patch: Patch) -> None:
    """An equal attack kills."""
    right = fight.close_round

    def wrong(table: Table) -> bool:
        attack, defence = valid.totals(table)
        return right(table) or attack == defence

    patch.setattr(fight, "close_round", wrong)


def tokens_count_in_both_rounds(patch: Patch) -> None:
    """A token is worth a point in round two as well."""
    right = valid.totals

    def wrong(table: Table) -> tuple[int, int]:
        before, table.the_fight.round = table.the_fight.round, 1
        totals = right(table)
        table.the_fight.round = before
        return totals

    patch.setattr(fight, "totals", wrong)


def first_round_is_forgotten(patch: Patch) -> None:
    """Cards of round one do not count in round two."""
    right = valid.totals

    def wrong(table: Table) -> tuple[int, int]:
        attack, defence = right(table)
        return attack - valid.value(table, table.the_fight.attack), defence - valid.value(table, table.the_fight.defence)

    patch.setattr(fight, "totals", wrong)


def cellar_is_used_again(patch: Patch) -> None:
    """The cellar opens again after it was used."""
    right = area.draw

    def wrong(table: Table, seat: Seat, count: int) -> list[str]:
        drawn = right(table, seat, count)
        table.sides[seat].cellar_used = False
        return drawn

    patch.setattr(discard, "draw", wrong)


def moon_cost_by_day(patch: Patch) -> None:
    """Sun and moon are mixed up."""

    def wrong(table: Table, card: Card) -> int:
        return card.night if table.day else card.day

    patch.setattr(Table, "cost", wrong)


def humans_attack_with_revealed_vampires(patch: Patch) -> None:
    """Anybody may attack for the human player."""

    def wrong(table: Table, seat: Seat, attacker: str) -> Reason | None:
        return None

    patch.setattr(valid, "refuse_attacker", wrong)


def any_combat_card_is_valid(patch: Patch) -> None:
    """Professions do not matter."""

    def wrong(table: Table, seat: Seat, card: str) -> Reason | None:
        return reasons.NOT_A_COMBAT_CARD if table.book.cards[card].type == "support" else None

    patch.setattr(fight, "refuse_card", wrong)


def tokens_follow_their_character(patch: Patch) -> None:
    """Leaving the castle costs no tokens."""

    def wrong(table: Table, character: str) -> None:
        table.castle.remove(character)

    patch.setattr(area, "leave_castle", wrong)


def support_cards_pay_for_hiding(patch: Patch) -> None:
    """Any card pays for hiding."""
    patch.setitem(payment.PURPOSES, "hide", payment.no_limit)


def hiding_in_an_empty_city(patch: Patch) -> None:
    """Hiding asks for cards alone."""

    def wrong(table: Table) -> Reason | None:
        return None if payment.usable(table, "vampire", "hide") >= action.HIDE_COST else reasons.HIDE_NEEDS_CARDS

    patch.setattr(action, "refuse_hide", wrong)


def no_conquest_by_refill(patch: Patch) -> None:
    """The castle is looked at when a vampire is revealed, and not when somebody comes in."""

    def wrong(table: Table) -> None:
        while len(table.castle) < area.CASTLE_SIZE and (table.city or table.bottom):
            table.castle.append(table.take(table.city) if table.city else table.bottom.pop(0))

    patch.setattr(area, "fill_castle", wrong)


def the_empty_player_keeps_taking_turns(patch: Patch) -> None:
    """Whoever is out of cards still gets a turn."""
    right = turn.end_turn

    def wrong(table: Table) -> None:
        following = "vampire" if table.active == "human" else "human"
        right(table)
        table.active = following

    patch.setattr(turn, "end_turn", wrong)


def a_cellar_counts_as_out_of_cards(patch: Patch) -> None:
    """Only hand and deck are looked at."""

    def wrong(side: Side) -> bool:
        return not side.hand and not side.deck

    patch.setattr(Side, "out_of_cards", wrong)


def vampires_count_one_point(patch: Patch) -> None:
    """A living vampire is worth as much as a human."""
    right = end.living

    def wrong(table: Table, seat: Seat) -> int:
        return right(table, seat) // 2 if seat == "vampire" else right(table, seat)

    patch.setattr(end, "living", wrong)


def the_higher_water_card_is_laid(patch: Patch) -> None:
    """The strike uses the better of the two holy waters."""
    right = holy_water.found

    def wrong(table: Table, character: str, water: str) -> object:
        moat, seen = table.sides["human"].moat, table.sides["human"].seen_moat
        higher = moat.pop()
        seen.remove(higher)
        moat.append(water)
        seen.append(water)
        return right(table, character, higher)

    patch.setattr(holy_water, "found", wrong)


def protection_does_nothing(patch: Patch) -> None:
    """A protected character can be attacked all the same."""
    right = valid.refuse_fight

    def wrong(table: Table, seat: Seat, attacker: str, target: str, water: str = "") -> Reason | None:
        return right(table, seat, attacker, target if target not in table.protected else attacker, water)

    patch.setattr(action, "refuse_fight", wrong)


def windows_open_on_what_is_in_the_hand(patch: Patch) -> None:
    """A player without a fitting card is not asked, and so betrays the hand."""

    def wrong(table: Table, seat: Seat, timing: str) -> bool:
        cards = table.book.cards
        return any(support.refuse_support(table, seat, timing, cards[card]) is None for card in table.sides[seat].hand)

    patch.setattr(support, "could_play", wrong)


def old_cards_can_be_cancelled(patch: Patch) -> None:
    """Sacrifice reaches back to the first round."""

    def wrong(table: Table, seat: Seat, card: Card) -> list[str]:
        laid = table.the_fight
        return [*laid.defence, *laid.defence_now] if seat == laid.by else [*laid.attack, *laid.attack_now]

    patch.setattr(support, "targets", wrong)


FAULTS: list[tuple[Callable[[Patch], None], Callable[[], None]]] = [
    (tie_favours_the_attacker, test_fight.test_the_lady_survives_the_bishop),
    (tie_favours_the_attacker, test_fight.test_trap_17_a_tie_favours_the_defender_in_the_first_round),
    (tokens_count_in_both_rounds, test_fight.test_trap_16_tokens_count_in_the_first_round_alone),
    (first_round_is_forgotten, test_fight.test_the_lady_survives_the_bishop),
    (cellar_is_used_again, test_area.test_trap_3_the_cellar_becomes_the_deck_once),
    (moon_cost_by_day, test_support.test_trap_21_played_and_paid_cards_end_in_the_own_moat_the_paid_ones_unseen),
    (humans_attack_with_revealed_vampires, test_fight.test_trap_12_humans_attack_with_anybody_not_revealed),
    (any_combat_card_is_valid, test_fight.test_trap_13_cards_of_the_profession_one_supports),
    (tokens_follow_their_character, test_effects.test_bat_form_swaps_a_character_with_the_top_of_the_city),
    (support_cards_pay_for_hiding, test_hide_and_water.test_trap_9_two_combat_cards_are_not_enough),
    (hiding_in_an_empty_city, test_hide_and_water.test_trap_8_no_hiding_in_an_empty_city),
    (no_conquest_by_refill, lambda: test_end.test_trap_25_three_revealed_vampires_in_the_castle_win_at_once(test_end.conquest_by_refill)),
    (the_empty_player_keeps_taking_turns, test_end.test_trap_26_whoever_is_out_of_cards_takes_no_turns),
    (a_cellar_counts_as_out_of_cards, test_end.test_trap_26_a_usable_cellar_is_not_out_of_cards),
    (vampires_count_one_point, test_end.test_trap_26_both_out_of_cards_six_to_six_is_a_draw),
    (the_higher_water_card_is_laid, test_hide_and_water.test_trap_10_a_vampire_in_the_castle_may_be_attacked_at_once_with_the_lower_card),
    (protection_does_nothing, test_effects.test_a_protected_character_cannot_be_attacked_this_turn),
    (windows_open_on_what_is_in_the_hand, test_support.test_windows_open_on_public_facts),
    (old_cards_can_be_cancelled, test_effects.test_trap_19_only_cards_of_this_round_can_be_cancelled),
    (lambda patch: patch.setattr(action, "PASS_COST", 1), test_turn.test_passing_costs_two_cards_face_down_to_the_moat),
]


@pytest.mark.parametrize(("fault", "guard"), FAULTS, ids=[f"{number}-{fault.__name__}" for number, (fault, _) in enumerate(FAULTS)])
def test_a_planted_fault_is_found(fault: Callable[[Patch], None], guard: Callable[[], None], monkeypatch: Patch) -> None:
    guard()
    fault(monkeypatch)
    with pytest.raises((AssertionError, coterie.CoterieError)):
        guard()
