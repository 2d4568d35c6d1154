"""Fights: who attacks whom, which cards are valid, two rounds, and who dies (rulebook empire.fight and its parts)."""

from typing import Any

from coterie.games.empire.rules import reasons
from tests.games.empire.table import Scene, table
from tests.marks import rule


def example() -> Scene:
    """The castle of the rulebook's example: the Lady is a revealed vampire, and it is day."""
    return table(
        castle="lady bishop officer",
        vampires="lady monk maid",
        revealed="lady",
        human="clergy-2 clergy-1 clergy-3 holy-2 nobles-1",
        vampire="nobles-2 vampire-2 vampire-3 vampire-1 clergy-1",
    )


def bishop_attacks_lady(*laid: str, **words: Any) -> Scene:
    """A table as said, at which the Bishop attacks the Lady with these cards; she is to be defended now."""
    t = table(**words)
    t.human.attacks("lady", with_="bishop")
    t.human.lays(*laid)
    return t


@rule("empire.fight.example")
def test_the_lady_survives_the_bishop() -> None:
    """Three against four, then eight against eight."""
    t = example()
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-2", "clergy-1")
    assert t.totals == (3, 0)
    t.expect_asked("vampire", "lay")
    t.vampire.lays("nobles-2", "vampire-2")
    assert t.totals == (3, 4)
    t.human.lays("clergy-3", "holy-2")
    assert t.totals == (8, 4)
    t.vampire.lays("vampire-3", "vampire-1")
    rounds = [event.text.args for event in t.game.events() if event.text.id == "empire-event-round"]
    assert [(r["attack"], r["defence"]) for r in rounds] == [(3, 4), (8, 8)]
    assert t.castle == {"lady", "bishop", "officer"}
    assert t.view.fight is None
    assert t.human.moat == ["clergy-1", "clergy-2", "clergy-3", "holy-2"]
    assert t.vampire.moat == ["nobles-2", "vampire-1", "vampire-2", "vampire-3"]
    t.expect_next_turn("vampire")


@rule("empire.fight.example", "empire.fight.winner")
def test_with_one_point_less_the_lady_dies() -> None:
    t = example()
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-2", "clergy-1")
    t.vampire.lays("nobles-2", "vampire-2")
    t.human.lays("clergy-3", "holy-2")
    t.vampire.lays("vampire-3")
    assert t.who("lady").place == "dead"
    assert len(t.castle) == 3
    t.expect_next_turn("vampire")


@rule("empire.fight")
def test_trap_12_humans_attack_with_anybody_not_revealed() -> None:
    """A hidden vampire may fight for the humans; a revealed one may not, and can only be a target."""
    t = table(castle="lady monk cook", vampires="lady monk maid", revealed="lady", human="clergy-3 nobles-3 servants-1 holy-1")
    fights = {key for key in t.options if key.startswith("fight")}
    assert fights == {"fight:monk:lady", "fight:monk:cook", "fight:cook:lady", "fight:cook:monk"}
    t.refused("human", "fight:lady:cook", reasons.ATTACKER_IS_VAMPIRE)
    t.human.attacks("cook", with_="monk")
    t.human.lays("clergy-3")
    assert t.who("cook").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight")
def test_trap_12_the_target_is_any_other_character_and_the_opponent_supports_it() -> None:
    """The vampire player may attack one of its own; the human player then lays cards for that vampire."""
    t = table(active="vampire", castle="lady monk cook", vampires="lady monk maid", vampire="nobles-2", human="clergy-2 servants-1")
    assert {"fight:lady:monk", "fight:lady:cook"} <= set(t.options)
    assert "fight:lady:lady" not in t.options
    t.vampire.attacks("monk", with_="lady")
    t.vampire.lays("nobles-2")
    t.expect_asked("human", "lay")
    t.refused("human", "lay:h-servants-1", reasons.WRONG_PROFESSION)
    t.human.lays("clergy-2")
    assert t.who("monk").place == "castle"
    t.expect_next_turn("human")


@rule("empire.fight")
def test_vampires_attack_with_a_revealed_one_if_they_can() -> None:
    """English and Italian differ: we read "must"."""
    t = table(active="vampire", revealed="lady", vampire="nobles-2 clergy-2 servants-2 vampire-1")
    assert {key for key in t.options if key.startswith("fight")} == {"fight:lady:bishop", "fight:lady:cook"}
    t.refused("vampire", "fight:bishop:cook", reasons.ATTACKER_MUST_BE_REVEALED)
    t.vampire.attacks("cook", with_="lady")
    t.vampire.lays("nobles-2")
    assert t.who("cook").place == "dead"
    t.expect_next_turn("human")


@rule("empire.fight")
def test_option_attacker_may() -> None:
    t = table(active="vampire", revealed="lady", vampire="nobles-2 clergy-2 servants-2 vampire-1", attacker="may")
    assert {"fight:lady:bishop", "fight:bishop:cook", "fight:cook:lady"} <= set(t.options)
    t.vampire.attacks("cook", with_="bishop")
    t.refused("vampire", "lay:v-vampire-1", reasons.RED_NEEDS_REVEALED)
    t.vampire.lays("clergy-2")
    t.expect_next_turn("human")


@rule("empire.fight")
def test_a_revealed_vampire_in_the_city_binds_nobody() -> None:
    t = table(active="vampire", revealed="maid", vampire="clergy-2")
    assert "fight:bishop:cook" in t.options
    t.vampire.attacks("cook", with_="bishop")
    t.vampire.lays("clergy-2")
    t.expect_next_turn("human")


@rule("empire.fight.valid")
def test_trap_13_cards_of_the_profession_one_supports() -> None:
    t = table(human="clergy-1 nobles-clergy-1 holy-clergy-1 nobles-3 holy-3 spy", vampire="nobles-1 clergy-1 vampire-nobles-1 vampire-3")
    t.human.attacks("lady", with_="bishop")
    assert set(t.options) == {"lay:h-clergy-1", "lay:h-nobles-clergy-1", "lay:h-holy-clergy-1"}
    t.refused("human", "lay:h-nobles-3", reasons.WRONG_PROFESSION)
    t.refused("human", "lay:h-holy-3", reasons.WATER_NEEDS_REVEALED)
    t.refused("human", "lay:h-spy", reasons.NOT_A_COMBAT_CARD)
    t.human.lays("clergy-1", "nobles-clergy-1", "holy-clergy-1")
    assert t.totals == (3, 0)
    assert set(t.options) == {"pass", "lay:v-nobles-1", "lay:v-vampire-nobles-1"}
    t.refused("vampire", "lay:v-vampire-3", reasons.RED_NEEDS_REVEALED)
    t.vampire.lays("nobles-1", "vampire-nobles-1")
    assert t.who("lady").place == "dead"
    t.human.passes()
    t.expect_next_turn("vampire")


@rule("empire.fight.valid")
def test_trap_13_holy_water_against_a_revealed_vampire_that_attacks() -> None:
    t = table(active="vampire", revealed="lady", vampire="vampire-3 clergy-3", human="holy-3 holy-nobles-1 nobles-3 clergy-1")
    t.vampire.attacks("bishop", with_="lady")
    assert t.options == ["lay:v-vampire-3"]
    t.vampire.lays("vampire-3")
    assert set(t.options) == {"pass", "lay:h-holy-3", "lay:h-holy-nobles-1", "lay:h-clergy-1"}
    t.human.lays("holy-3")
    assert t.who("bishop").place == "castle"
    t.expect_next_turn("human")


@rule("empire.fight.valid")
def test_trap_13_a_hidden_vampire_gives_no_right_to_red_or_white() -> None:
    """The Lady is a vampire, but nobody is supposed to know."""
    t = table(active="vampire", vampire="nobles-1 vampire-3", human="holy-3 clergy-1")
    t.vampire.attacks("bishop", with_="lady")
    t.refused("vampire", "lay:v-vampire-3", reasons.RED_NEEDS_REVEALED)
    t.vampire.lays("nobles-1")
    t.refused("human", "lay:h-holy-3", reasons.WATER_NEEDS_REVEALED)
    t.human.lays("clergy-1")
    t.expect_next_turn("human")


@rule("empire.fight.valid")
def test_trap_13_the_human_supports_a_revealed_vampire_without_red_or_white() -> None:
    """The vampire player attacks the revealed Monk with the revealed Lady: white is valid, for the Lady is a revealed vampire too."""
    t = table(
        active="vampire",
        castle="lady monk cook",
        vampires="lady monk maid",
        revealed="lady monk",
        vampire="vampire-2",
        human="holy-2 clergy-1",
    )
    t.vampire.attacks("monk", with_="lady")
    t.vampire.lays("vampire-2")
    assert set(t.options) == {"pass", "lay:h-holy-2", "lay:h-clergy-1"}
    t.human.lays("holy-2")
    assert t.who("monk").place == "castle"
    t.expect_next_turn("human")


@rule("empire.fight.rounds")
def test_trap_14_an_attack_needs_a_valid_card() -> None:
    """A token alone does not start a fight."""
    t = table(human="nobles-3 servants-1", attack={"bishop": 2})
    t.refused("human", "fight:bishop:lady", reasons.NO_VALID_CARD)
    assert "fight:lady:bishop" in t.options
    t.human.attacks("bishop", with_="lady")
    assert t.options == ["lay:h-nobles-3"]
    t.human.lays("nobles-3")
    assert t.who("bishop").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.support.people")
def test_trap_14_an_attack_must_beat_the_initial_defence() -> None:
    """Two points at least against a character with +1."""
    t = table(human="clergy-1 servants-1 servants-2", defence={"lady": 1})
    t.refused("human", "fight:bishop:lady", reasons.TOO_WEAK)
    t.human.attacks("lady", with_="cook")
    t.too_few("human", t.human.laying("servants-1"), "empire.support.people")
    t.human.lays("servants-1", "servants-2")
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.support.people")
def test_trap_14_an_attack_token_helps_to_beat_the_initial_defence() -> None:
    t = bishop_attacks_lady("clergy-1", human="clergy-1 clergy-2", defence={"lady": 1}, attack={"bishop": 1}, vampire="nobles-1")
    assert t.totals == (2, 1)
    t.vampire.lays("nobles-1")
    t.expect_asked("human", "lay")


@rule("empire.fight.rounds")
def test_trap_14_the_attacker_may_stop_before_the_second_round() -> None:
    t = table(human="clergy-1 clergy-2", vampire="nobles-1")
    t.human.attacks("lady", with_="bishop")
    assert "pass" not in t.options
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    t.expect_asked("human", "lay")
    t.human.passes()
    assert t.who("lady").place == "castle"
    assert t.human.hand == ["clergy-2"]
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds")
def test_trap_14_the_attacker_without_a_valid_card_stops() -> None:
    t = bishop_attacks_lady("clergy-1", human="clergy-1 nobles-3", vampire="nobles-1")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.support.people")
def test_only_the_first_attack_must_beat_the_defence() -> None:
    """In the second round any card may be laid, also one that changes nothing, and the defender may always lay too few."""
    t = bishop_attacks_lady("clergy-1", human="clergy-1 clergy-2 clergy-2", vampire="nobles-2 nobles-1 nobles-3")
    t.vampire.lays("nobles-2", "nobles-3")
    assert t.totals == (1, 5)
    t.human.lays("clergy-2")
    t.expect_asked("vampire", "lay")


@rule("empire.fight.rounds")
def test_trap_15_the_defender_may_lay_nothing() -> None:
    t = bishop_attacks_lady("clergy-1", human="clergy-1", vampire="nobles-3")
    t.vampire.passes()
    assert t.who("lady").place == "dead"
    assert t.vampire.hand == ["nobles-3"]
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds")
def test_trap_15_option_defence_must() -> None:
    """By this option whoever can defend must; whoever cannot is not asked to."""
    t = bishop_attacks_lady("clergy-1", human="clergy-1 clergy-2", vampire="nobles-3 clergy-1", options={"defence": "must"})
    t.refused("vampire", "pass", reasons.MUST_DEFEND)
    t.vampire.lays("nobles-3")
    t.human.lays("clergy-2")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.support.people")
def test_trap_16_tokens_count_in_the_first_round_alone() -> None:
    """One defence token saves the Lady from 2 with a card of 1; in round two it counts no more, and the Lady dies by 3 against 2."""
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1 nobles-1", defence={"lady": 1})
    t.vampire.lays("nobles-1")
    assert t.totals == (2, 1)
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.support.people")
def test_trap_16_option_tokens_kept() -> None:
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1 nobles-1", defence={"lady": 1}, tokens="kept")
    t.vampire.lays("nobles-1")
    assert t.totals == (2, 2)
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.support.people")
def test_trap_16_tokens_stack_and_count_for_one_role_alone() -> None:
    """Attack tokens are dead weight on a defender, defence tokens on an attacker."""
    t = bishop_attacks_lady(
        "clergy-1", human="clergy-1", vampire="nobles-3", attack={"bishop": 2, "lady": 3}, defence={"bishop": 5, "lady": 1}
    )
    assert t.totals == (3, 1)
    t.vampire.passes()
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight.winner")
def test_trap_17_a_tie_favours_the_defender_in_the_first_round() -> None:
    t = bishop_attacks_lady("clergy-2", human="clergy-2", vampire="nobles-2")
    t.vampire.lays("nobles-2")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.winner")
def test_trap_17_a_tie_favours_the_defender_in_the_second_round() -> None:
    t = bishop_attacks_lady("clergy-1", human="clergy-1 clergy-2", vampire="nobles-1 nobles-2")
    t.vampire.lays("nobles-1")
    t.human.lays("clergy-2")
    t.vampire.lays("nobles-2")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.rounds", "empire.fight.winner")
def test_the_defender_can_die_in_the_first_round() -> None:
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "dead"
    assert t.human.hand == ["clergy-1"]
    t.expect_next_turn("vampire")


@rule("empire.fight.winner")
def test_option_death_last_gives_the_defender_a_second_round() -> None:
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1 nobles-2", death="last")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "castle"
    t.expect_asked("human", "lay")
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-2")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.winner")
def test_option_death_last_when_the_attacker_stops_the_first_round_stands() -> None:
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1 nobles-2", death="last")
    t.vampire.lays("nobles-1")
    t.human.passes()
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.fight.winner", "empire.support.people")
def test_option_death_last_tokens_of_the_first_round_count_when_the_attacker_stops() -> None:
    """Two against a card of 1 and a token: a tie. Stopping must not make the token vanish."""
    t = bishop_attacks_lady("clergy-2", human="clergy-2 clergy-1", vampire="nobles-1 nobles-2", defence={"lady": 1}, death="last")
    t.vampire.lays("nobles-1")
    t.human.passes()
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.fight.winner", "empire.area.piles")
def test_trap_29_a_defender_stays_short_until_the_own_phase_1() -> None:
    t = bishop_attacks_lady("clergy-3", human="clergy-3", vampire="nobles-1 nobles-2 spy")
    t.vampire.lays("nobles-1", "nobles-2")
    t.expect_next_turn("vampire")
    assert t.vampire.hand == ["spy"]
    t.vampire.draws()
    assert len(t.vampire.hand) == 8
    assert len(t.human.hand) == 0
