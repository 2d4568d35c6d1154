"""What each support card does, and what it does not (rulebook empire.support, its notes on people and on picking cards)."""

import pytest

from coterie.games.empire.rules import reasons
from tests.games.empire.table import Cards, Scene, table
from tests.marks import rule


@rule("empire.support.people")
@pytest.mark.parametrize(
    ("seat", "card", "target"),
    [
        ("human", "novice", "bishop"),
        ("human", "squire", "lady"),
        ("human", "groom", "cook"),
        ("vampire", "organist", "bishop"),
        ("vampire", "lady-in-waiting", "lady"),
        ("vampire", "scullion", "cook"),
    ],
)
def test_people_put_a_token_on_one_of_their_profession(seat: str, card: str, target: str) -> None:
    t = table(active=seat, phase="before", human="novice squire groom", vampire="organist lady-in-waiting scullion")
    player = t.human if seat == "human" else t.vampire
    player.chooses(f"play:{seat[0]}-{card}")
    assert set(t.options) == {f"on:attack:{target}", f"on:defence:{target}"}
    player.chooses(f"on:defence:{target}")
    assert (t.who(target).attack, t.who(target).defence) == (0, 1)
    assert player.piles.moat == 1
    t.expect_asked(seat, "support")


@rule("empire.support.people")
def test_people_need_somebody_of_their_profession_in_the_castle() -> None:
    t = table(phase="before", castle="lady bishop nun", human="groom squire nobles-1")
    t.refused("human", "play:h-groom", reasons.NO_TARGET)
    t.human.plays("squire", on="attack:lady")
    t.human.passes_turn()
    t.expect_next_turn("vampire")


@rule("empire.support.people")
def test_trap_16_tokens_stack_on_one_character_whoever_put_them() -> None:
    t = table(phase="before", human="squire clergy-1", vampire="lady-in-waiting nobles-1")
    t.human.plays("squire", on="attack:lady")
    t.vampire.plays("lady-in-waiting", on="attack:lady")
    assert t.who("lady").attack == 2
    t.expect_asked("human", "action")


@rule("empire.support.people")
def test_tokens_stay_between_turns_and_go_with_death() -> None:
    t = table(human="clergy-3 clergy-1 clergy-2", defence={"lady": 2, "cook": 1}, vampire="nobles-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-3")
    t.vampire.passes()
    assert (t.who("lady").defence, t.who("cook").defence) == (0, 1)
    t.expect_next_turn("vampire")
    assert t.who("cook").defence == 1


def sacrifice() -> Scene:
    """The human player attacks with 2 against a defence of 2, and can sacrifice twice."""
    t = table(
        human="clergy-2 cancel-combat cancel-combat nobles-1 nobles-2", vampire="nobles-2 nobles-1 nobles-clergy-1 servants-1 servants-2"
    )
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-2")
    t.vampire.lays("nobles-2")
    t.expect_asked("human", "support")
    return t


@rule("empire.support")
def test_trap_19_sacrifice_cancels_a_card_and_its_owner_may_lay_one_other() -> None:
    t = sacrifice()
    t.human.plays("cancel-combat", "nobles-1", on="v-nobles-2")
    assert t.vampire.moat == ["nobles-2"]
    t.expect_asked("vampire", "replace")
    assert set(t.options) == {"pass", "lay:v-nobles-1", "lay:v-nobles-clergy-1"}
    t.refused("vampire", "lay:v-servants-1", reasons.WRONG_PROFESSION)
    t.vampire.replaces("nobles-1")
    assert t.totals == (2, 1)
    t.human.passes()
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_trap_19_a_replacement_can_be_cancelled_by_a_second_copy() -> None:
    t = sacrifice()
    t.human.plays("cancel-combat", "nobles-1", on="v-nobles-2")
    t.vampire.replaces("nobles-1")
    t.expect_asked("human", "support")
    t.human.plays("cancel-combat", "nobles-2", on="v-nobles-1")
    t.vampire.passes()
    assert t.who("lady").place == "dead"
    assert t.vampire.moat == ["nobles-1", "nobles-2"]
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_trap_19_only_cards_of_this_round_can_be_cancelled() -> None:
    t = table(human="clergy-1 clergy-2 cancel-combat nobles-1", vampire="nobles-1 nobles-2 servants-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    t.human.passes()
    t.human.lays("clergy-2")
    t.vampire.lays("nobles-2")
    t.expect_asked("human", "support")
    t.human.chooses("play:h-cancel-combat")
    assert t.options == ["on:v-nobles-2"]


@rule("empire.support", "empire.fight.rounds")
def test_trap_19_the_attack_minimum_is_not_tested_again() -> None:
    """The only attack card is cancelled and not replaced; the fight goes on, and the defender may still lay."""
    t = table(
        active="vampire",
        castle="lady bishop cook",
        vampire="nobles-2 nobles-3 clergy-1",
        defence={"bishop": 1},
        human="cancel-combat servants-1 servants-2 clergy-1",
    )
    t.vampire.attacks("bishop", with_="lady")
    t.vampire.lays("nobles-2")
    t.human.plays("cancel-combat", "servants-1", "servants-2", on="v-nobles-2")
    t.expect_asked("vampire", "replace")
    t.vampire.passes()
    assert t.totals == (0, 1)
    t.expect_asked("human", "lay")
    t.human.passes()
    t.expect_asked("vampire", "lay")
    t.vampire.lays("nobles-3")
    t.human.passes()
    assert t.who("bishop").place == "dead"
    t.expect_next_turn("human")


@rule("empire.support")
def test_sacrifice_needs_a_card_of_the_opponent_to_cancel() -> None:
    """When the opponent has laid nothing the question is not even asked; one's own cards are no target."""
    t = table(human="clergy-1 cancel-combat nobles-1", vampire="nobles-1 cancel-combat servants-1 servants-2")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    other = t.clone()
    t.vampire.chooses("play:v-cancel-combat")
    assert t.options == ["on:h-clergy-1"]
    t.vampire.chooses("on:h-clergy-1", "card:v-servants-1 card:v-servants-2")
    t.expect_asked("vampire", "lay")
    other.vampire.passes()
    other.vampire.passes()
    other.expect_asked("vampire", "support")
    assert other.view.fight is not None
    other.vampire.passes()
    assert other.who("lady").place == "dead"


@rule("empire.support", "empire.phase1")
def test_drawing_may_exceed_eight_until_the_own_phase_1() -> None:
    eight = "draw nobles-1 nobles-2 clergy-1 clergy-2 servants-1 servants-2 clergy-3"
    t = table(phase="before", human=eight, vampire="nobles-1")
    t.human.plays("draw", "nobles-1")
    assert len(t.human.hand) == 9
    assert t.human.piles.deck == 29


@rule("empire.support")
def test_drawing_takes_what_there_is() -> None:
    t = table(phase="before", human=Cards("draw nobles-1", deck="clergy-3", used=True, rest="moat"))
    t.human.plays("draw", "nobles-1")
    assert t.human.hand == ["clergy-3"]
    t.expect_asked("human", "action")


@rule("empire.support.pick")
@pytest.mark.parametrize(("card", "pile", "pay"), [("tutor-deck", "deck", 1), ("tutor-cellar", "cellar", 0), ("tutor-moat", "moat", 2)])
def test_picking_a_card_of_ones_choice(card: str, pile: str, pay: int) -> None:
    cards = Cards(f"{card} nobles-1 nobles-2 servants-1", deck="servants-2", cellar="clergy-2", moat="clergy-3", rest="deck")
    t = table(phase="before", human=cards)
    paying = ("nobles-1", "nobles-2")[:pay]
    t.human.plays(card, *paying)
    t.expect_asked("human", "pick")
    wanted = {"deck": "holy-3", "cellar": "clergy-2", "moat": "clergy-3"}[pile]
    assert f"take:h-{wanted}" in t.options
    t.human.takes(wanted)
    assert wanted in t.human.hand
    assert f"h-{wanted}" not in repr(t.game.events("vampire"))
    t.expect_asked("human", "action")


@rule("empire.support.pick")
def test_picking_from_the_moat_not_the_card_itself_nor_what_paid_for_it() -> None:
    t = table(phase="before", human=Cards("tutor-moat nobles-1 nobles-2 servants-1", moat="clergy-3"))
    t.human.plays("tutor-moat", "nobles-1", "nobles-2")
    assert t.options == ["take:h-clergy-3"]
    t.human.takes("clergy-3")
    assert t.human.moat == ["nobles-1", "nobles-2", "tutor-moat"]


@rule("empire.support.pick")
def test_no_picking_from_an_empty_pile_or_a_closed_cellar() -> None:
    t = table(phase="before", human=Cards("tutor-moat tutor-deck tutor-cellar squire nobles-2", deck="", used=True, rest="deck"))
    t.refused("human", "play:h-tutor-cellar", reasons.CELLAR_USED)
    t.refused("human", "play:h-tutor-moat", reasons.PILE_EMPTY)
    unused = table(phase="before", human=Cards("tutor-cellar tutor-deck squire nobles-2", deck="", rest="moat"))
    unused.refused("human", "play:h-tutor-cellar", reasons.PILE_EMPTY)
    unused.refused("human", "play:h-tutor-deck", reasons.PILE_EMPTY)


@rule("empire.support")
def test_spying_shows_the_hand_and_discards_one_card_of_it() -> None:
    t = table(phase="before", human="spy clergy-1", vampire="nobles-1 nobles-2 vampire-3")
    t.human.plays("spy", "clergy-1")
    assert t.seen_by("human").sides["vampire"].seen == ("v-nobles-1", "v-nobles-2", "v-vampire-3")
    assert t.view.sides["vampire"].seen == ()
    t.human.takes("vampire-3", of="vampire")
    assert t.vampire.moat == ["vampire-3"]
    assert t.seen_by("human").sides["vampire"].seen == ("v-nobles-1", "v-nobles-2")
    assert "v-vampire-3" in repr(t.game.events("vampire"))
    assert "v-vampire-3" not in repr(t.game.events(None))


@rule("empire.support")
def test_spying_on_an_empty_hand_finds_nothing() -> None:
    t = table(phase="before", human="spy clergy-1 clergy-2", vampire="")
    t.human.plays("spy", "clergy-1")
    assert t.human.hand == ["clergy-2"]
    assert t.human.moat == ["clergy-1", "spy"]
    t.expect_asked("human", "action")


@rule("empire.support")
def test_a_protected_character_cannot_be_attacked_this_turn() -> None:
    t = table(phase="before", human="clergy-1 clergy-2 squire", vampire="protect nobles-1 nobles-2")
    t.human.passes()
    t.vampire.plays("protect", "nobles-1", on="lady")
    t.human.passes()
    assert t.who("lady").protected
    t.refused("human", "fight:bishop:lady", reasons.TARGET_PROTECTED)
    t.human.attacks("cook", with_="bishop")
    t.human.lays("clergy-1")
    assert t.who("cook").place == "dead"


@rule("empire.support")
def test_a_protected_character_may_attack_and_the_protection_ends_with_the_turn() -> None:
    t = table(protected="bishop", human="clergy-1 clergy-2", vampire="nobles-2 nobles-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    t.human.passes()
    t.expect_next_turn("vampire")
    assert not t.who("bishop").protected


@rule("empire.support")
def test_protection_is_for_before_the_action_and_once_for_each() -> None:
    t = table(phase="after", human="protect squire clergy-1 clergy-2")
    t.refused("human", "play:h-protect", reasons.ONLY_BEFORE_ACTION)
    before = table(phase="before", human="protect squire clergy-1 clergy-2", protected="lady")
    before.human.chooses("play:h-protect")
    assert set(before.options) == {"on:bishop", "on:cook"}
    every = table(phase="before", human="protect squire clergy-1 clergy-2", protected="lady bishop cook")
    every.refused("human", "play:h-protect", reasons.NO_TARGET)


@rule("empire.support")
def test_confession_tells_the_human_player_alone_of_one_more_human() -> None:
    for seed in range(12):
        t = table(phase="before", trusted="bishop cook", human="confession clergy-1 clergy-2", seed=seed)
        t.human.plays("confession", "clergy-1", "clergy-2")
        known = {who.id for who in t.seen_by("human").characters if who.nature == "human"}
        assert {"bishop", "cook"} < known <= {"bishop", "cook", "lord", "officer", "nun", "butler"}
        assert len(known) == 3
        assert t.view.bag == 3
        assert "you-trust" in t.told("human")
        assert "you-trust" not in t.told("vampire")
        assert all(who.nature == "" for who in t.view.characters)


@rule("empire.support")
def test_confession_needs_a_token_in_the_bag() -> None:
    t = table(phase="before", trusted="bishop cook lord officer nun butler", human="confession squire clergy-1 clergy-2")
    t.refused("human", "play:h-confession", reasons.BAG_EMPTY)


@rule("empire.support", "empire.area.castle")
def test_bat_form_swaps_a_character_with_the_top_of_the_city() -> None:
    t = table(active="vampire", phase="before", vampire="bat-form nobles-1 nobles-2", defence={"cook": 1})
    t.vampire.plays("bat-form", "nobles-1", "nobles-2", on="cook")
    assert t.view.bottom == ("cook",)
    assert t.who("cook").defence == 0
    assert len(t.castle) == 3
    t.expect_next_turn("human")


@rule("empire.support")
def test_bat_form_needs_a_city() -> None:
    t = table(active="vampire", phase="before", dead="lord officer nun butler monk maid", vampire="bat-form organist nobles-1 nobles-2")
    t.refused("vampire", "play:v-bat-form", reasons.NO_TARGET)
