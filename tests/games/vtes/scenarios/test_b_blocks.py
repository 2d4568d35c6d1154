"""Scenarios of stealth, intercept, redirected bleeds and waking (S22-S34)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.rules.stats import intercept, stealth
from tests.games.vtes.build import Seat
from tests.games.vtes.scenarios.turns import Turns, plays
from tests.marks import rule


@rule("v5.block.stealth", "v5.faq.stealth")
def test_s22_stealth_only_when_needed() -> None:
    at = plays(Seat("Gelasia Fotiou", "Bonding; Lost in Crowds; Faceless Night"), Seat("Ryan"), Seat()).does("a", "bleed:gelasia-fotiou")
    for key in ("bonding/DOM", "lost-in-crowds/obf", "faceless-night/obf"):
        assert at.refused("a", f"play:{key}:gelasia-fotiou") == ("stealth-not-needed", "v5.block.stealth")
    assert "play:bonding/dom:gelasia-fotiou" in at.keys("a")
    at.does("a", "pass").does("b", "block:ryan")
    assert {"play:bonding/DOM:gelasia-fotiou", "play:lost-in-crowds/obf:gelasia-fotiou"} <= set(at.keys("a"))
    at.does("a", "play:lost-in-crowds/obf:gelasia-fotiou")
    for key in ("bonding/DOM", "faceless-night/obf"):
        assert at.refused("a", f"play:{key}:gelasia-fotiou") == ("stealth-not-needed", "v5.block.stealth")
    at.rest()
    assert at.pools() == [10, 9, 10]


@rule("v5.block.stealth")
def test_s22_stealth_of_the_action_is_enough_against_no_intercept() -> None:
    at = plays(Seat("Sully 1", "Lost in Crowds"), Seat("Ryan"), Seat()).does("a", "hunt:sully").does("b", "block:ryan")
    assert at.refused("a", "play:lost-in-crowds/obf:sully") == ("stealth-not-needed", "v5.block.stealth")


@rule("v5.block.stealth")
def test_s23_minus_intercept_is_not_stealth() -> None:
    at = plays(Seat("Mkhokheli", "Perfect Paragon"), Seat("Ryan + Sport Bike"), Seat()).does("a", "bleed:mkhokheli")
    assert at.t.window == "open"
    at.does("a", "play:perfect-paragon/PRE:mkhokheli").does("b", "block:ryan").rest()
    assert at.locked("Ryan")  # intercept 0 against stealth 0
    at = plays(Seat("Mkhokheli 1", "Perfect Paragon"), Seat("Ryan + Sport Bike"), Seat()).does("a", "hunt:mkhokheli")
    at.does("a", "play:perfect-paragon/PRE:mkhokheli").does("b", "block:ryan").rest()
    assert (at.locked("Ryan"), at.blood("Mkhokheli")) == (False, 1)  # 1 gained, 1 paid


@rule("v5.block.stealth", "v5.minion-card.reaction")
def test_s24_intercept_only_when_needed_and_only_by_the_blocker() -> None:
    hand = "Spirit's Touch; Spirit's Touch"
    at = plays(Seat("Wauneka 2"), Seat("Ayelech; Nassir", hand), Seat()).does("a", "hunt:wauneka").does("b", "block:ayelech")
    assert "play:spirits-touch/aus:ayelech" in at.keys("b")
    assert at.refused("b", "play:spirits-touch/aus:nassir") == ("intercept-only-blocker", "v5.block.stealth")
    plain_bleed = plays(Seat("Wauneka"), Seat("Ayelech", hand), Seat()).does("a", "bleed:wauneka")
    assert plain_bleed.refused("b", "play:spirits-touch/aus:ayelech") == ("intercept-only-blocker", "v5.block.stealth")
    plain_bleed.does("b", "block:ayelech")
    assert plain_bleed.refused("b", "play:spirits-touch/aus:ayelech") == ("intercept-not-needed", "v5.block.stealth")


@rule("v5.block.stealth")
def test_s24_no_more_intercept_than_is_needed() -> None:
    at = plays(Seat("Sully", "Cloak the Gathering"), Seat("Ayelech + Sport Bike", "Spirit's Touch"), Seat())
    at.does("a", "bleed:sully").does("b", "block:ayelech")
    assert at.t.window == "attempt"
    assert at.asked == ["a"]
    at.does("a", "play:cloak-the-gathering/obf:sully")  # 1 intercept is enough against 1 stealth
    assert at.refused("b", "play:spirits-touch/aus:ayelech") == ("intercept-not-needed", "v5.block.stealth")


def cloaked() -> Turns:
    """S25: Sully bleeds, with two friends who know how to hide; Ryan has 2 intercept."""
    a = Seat("Sully; Dr. Stephen Norton locked; Colette", "Cloak the Gathering; Cloak the Gathering; Cloak the Gathering")
    at = plays(a, Seat("Ryan + Sport Bike"), Seat("Alexander Silverson", "Cloak the Gathering"))
    at.does("a", "bleed:sully").does("b", "block:ryan")
    at.lend("Ryan", Stat.INTERCEPT, 1)
    return at


@rule("v5.minion-card.modifier")
def test_s25_cloak_the_gathering_by_another_vampire() -> None:
    at = cloaked()
    assert at.refused("a", "play:cloak-the-gathering/OBF:sully") == ("other-vampire-only", "v5.minion-card.modifier")
    assert at.refused("a", "play:cloak-the-gathering/obf:colette") == ("acting-minion-only", "v5.minion-card.modifier")
    at.does("a", "play:cloak-the-gathering/OBF:dr-stephen-norton")
    assert stealth(at.t) == 1
    assert at.locked("Dr. Stephen Norton")
    assert at.refused("a", "play:cloak-the-gathering/OBF:dr-stephen-norton") == ("once-per-action", "v5.minion-card.modifier")
    at.does("a", "play:cloak-the-gathering/OBF:colette", "play:cloak-the-gathering/obf:sully")
    at.rest()
    assert at.pools() == [10, 9, 10]


@rule("v5.minion-card.modifier")
def test_s25_not_by_a_vampire_of_another_methuselah() -> None:
    at = cloaked()
    at.turn_to("c")
    assert "c" not in at.asked  # no modifier is ever asked of another Methuselah
    assert at.heard("attempts") == 1


def bled(b: Seat, hand: str = "Villein") -> Turns:
    """a's Gelasia bleeds b."""
    return plays(Seat("Gelasia Fotiou", hand), b, Seat("Ryan"), edge="c").does("a", "bleed:gelasia-fotiou")


@rule("v5.block.detail", "v5.glossary.wake", "v5.faq.bleed")
def test_s27_redirecting_a_bleed() -> None:
    at = bled(Seat("Chelsea Blake 3 locked", "On the Qui Vive; Deflection"))
    assert at.refused("b", "play:deflection/dom:chelsea-blake") == ("locked", "v5.minion-card.reaction")
    at.does("b", "play:on-the-qui-vive:chelsea-blake")
    assert at.refused("b", "play:deflection/dom:chelsea-blake") == ("only-declined", "v5.block.detail")
    at.does("b", "pass")
    assert at.t.window == "declined"
    at.does("b", "play:deflection/dom:chelsea-blake")
    assert (at.blood("Chelsea Blake"), at.locked("Chelsea Blake")) == (2, True)
    assert at.t.running_action().target == 2
    at.turn_to("c")
    assert "block:ryan" in at.keys("c")
    at.does("c", "pass").rest()
    assert (at.pools(), at.t.edge) == ([10, 10, 9], 0)


@rule("v5.block.detail")
def test_s27_not_during_an_attempt() -> None:
    at = bled(Seat("Chelsea Blake; Wauneka", "Deflection"), "Lost in Crowds").does("b", "block:wauneka")
    assert at.t.window == "attempt"
    at.does("a", "play:lost-in-crowds/obf:gelasia-fotiou")
    assert at.refused("b", "play:deflection/dom:chelsea-blake") == ("only-declined", "v5.block.detail")


@rule("v5.action.bleed")
def test_s27_the_acting_methuselah_cannot_be_the_target() -> None:
    at = plays(Seat("Gelasia Fotiou"), Seat("Chelsea Blake", "Deflection"), Seat("Ryan"), Seat("Sully"))
    at.does("a", "bleed:gelasia-fotiou").does("b", "pass").does("b", "play:deflection/DOM:chelsea-blake")
    assert at.keys("b") == ["seat:c", "seat:d"]
    at.does("b", "seat:d").rest()
    assert (at.pools(), at.locked("Chelsea Blake")) == ([10, 10, 10, 9], False)


@rule("v5.glossary.wake", "v5.play.replace")
def test_s29_waking() -> None:
    at = bled(Seat("Wauneka locked", "On the Qui Vive; On the Qui Vive", library="; ".join(["Villein"] * 20)))
    size = len(at.hand("b"))
    at.does("b", "play:on-the-qui-vive:wauneka")
    assert at.locked("Wauneka")
    assert len(at.hand("b")) == max(size, 7)
    assert "block:wauneka" in at.keys("b")
    assert at.refused("b", "play:on-the-qui-vive:wauneka")[0] == "once-per-action"
    at.does("b", "pass").rest()
    assert (at.pools(), at.locked("Wauneka")) == ([10, 9, 10], True)


@rule("v5.glossary.wake")
def test_s29_no_second_copy_before_the_next_unlock_phase() -> None:
    at = plays(Seat("Gelasia Fotiou; Sully"), Seat("Wauneka locked", "On the Qui Vive; On the Qui Vive"), Seat())
    at.does("a", "bleed:gelasia-fotiou").does("b", "play:on-the-qui-vive:wauneka").rest()
    at.does("a", "bleed:sully")
    assert at.refused("b", "play:on-the-qui-vive:wauneka") == ("once-between-unlocks", "v5.card.on-the-qui-vive")
    at.rest()
    at.comes_to("c", "minion")
    at.comes_to("a", "minion")
    at["Wauneka"].locked = True
    at.does("a", "bleed:sully")
    assert "play:on-the-qui-vive:wauneka" in at.keys("b")


@rule("v5.minion-card.reaction")
def test_s30_eyes_of_argus() -> None:
    seats = (
        Seat("Wauneka", "Lost in Crowds"),
        Seat("Ayelech locked; Trevon Parker", "Eyes of Argus; Eyes of Argus; Eyes of Argus"),
        Seat(),
    )
    at = plays(*seats).does("a", "bleed:wauneka").does("b", "play:eyes-of-argus/AUS:ayelech", "block:ayelech")
    at.does("a", "play:lost-in-crowds/obf:wauneka")
    assert at.refused("b", "play:eyes-of-argus/aus:ayelech") == ("once-per-action", "v5.minion-card.reaction")
    at.lets("open").does("b", "block:trevon-parker", "play:eyes-of-argus/aus:trevon-parker").rest()
    assert at.locked("Trevon Parker")
    assert at.pools() == [10, 10, 10]


def second(action: str = "bleed:sully", hand: str = "Villein", blood: str = "", **more: str) -> Turns:
    """S31: Belinde, a locked prince, holds the Second Tradition and can redirect no bleed but for a friend."""
    b = Seat(f"Belinde{blood} locked; Chelsea Blake", "Second Tradition: Domain; Deflection")
    at = plays(Seat("Sully 2; Madison 3", hand, **more), b, Seat("Ryan"))  # type: ignore[arg-type]
    return at.does("a", action)


KEY = "play:second-tradition-domain/2:belinde"


@rule("v5.card.second-tradition")
def test_s31_second_tradition_by_a_locked_prince() -> None:
    at = second("hunt:sully", "Lost in Crowds").does("b", KEY)
    assert at.blood("Belinde") == 5
    assert not at.locked("Belinde")
    action = at.t.running_action()
    assert (action.blocked_by, intercept(at.t, at["Belinde"])) == (at["Belinde"].id, 2)
    assert at.t.window == "attempt"
    assert at.asked == ["a"]
    at.rest()
    assert at.locked("Belinde")
    assert at.blood("Sully") == 1


@rule("v5.card.second-tradition")
def test_s31_the_attempt_cannot_be_given_up_for_a_deflection() -> None:
    at = second().does("b", KEY)
    assert at.t.running_action().must_block
    at.rest()
    assert at.pools() == [10, 10, 10]
    assert at.locked("Belinde")


@rule("v5.card.second-tradition")
def test_s31_it_is_refused_where_belinde_could_not_block() -> None:
    assert second(blood=" 0").refused("b", KEY)[0] == "not-enough-blood"
    dawn = second("bleed:madison", "Daring the Dawn").does("a", "play:daring-the-dawn/for:madison")
    assert dawn.refused("b", KEY) == ("no-vampires", "v5.card.daring-the-dawn")
    other = plays(Seat("Sully"), Seat("Wauneka"), Seat("Belinde locked", "Second Tradition: Domain")).does("a", "bleed:sully")
    other.turn_to("c")
    assert "c" not in other.asked


@rule("v5.card.second-tradition", "v5.card.toreador-grand-ball")
def test_s31_not_against_an_action_that_cannot_be_blocked_at_all() -> None:
    seats = (Seat("Mkhokheli 2; Tamoszius", "Toreador Grand Ball"), Seat("Belinde locked", "Second Tradition: Domain"), Seat())
    at = plays(*seats, phase="master")
    at.does("a", "play:toreador-grand-ball", "piece:tamoszius", "piece:mkhokheli", "pass", "hunt:mkhokheli")
    assert at.refused("b", KEY) == ("cannot-be-blocked", "v5.block.who")


@rule("v5.wording.lock-to")
def test_s32_lock_to_against_lock_and() -> None:
    """A card that locks its user as an effect is open to a locked vampire that is awake; an ability that locks itself is not."""
    b = Seat("Ayelech locked", "Eyes of Argus; Telepathic Misdirection", table="The Barrens")
    at = bled(b)
    at["The Barrens"].locked = True
    at.does("b", "play:eyes-of-argus/AUS:ayelech")
    assert at.refused("b", "use:the-barrens/0") == ("card-locked", "v5.wording.lock-to")
    at.does("b", "pass").does("b", "play:telepathic-misdirection/AUS:ayelech").does("c", "pass").rest()
    assert at.pools() == [10, 10, 9]
    assert at.locked("Ayelech")


@rule("v5.card.cats-guidance")
@pytest.mark.parametrize(("blood", "legal"), [(3, True), (1, False)])
def test_s33_cats_guidance_after_the_block(blood: int, legal: bool) -> None:
    seats = (Seat("Wauneka", "Roundhouse"), Seat(f"Ryan {blood}", "Cats' Guidance"), Seat())
    at = plays(*seats).does("a", "bleed:wauneka").does("b", "block:ryan").lets("strike")
    at.does("a", "play:roundhouse/pot:wauneka" if blood == 3 else "play:roundhouse/POT:wauneka")
    at.until(lambda: at.t.window == "after-block" or at.t.action is None)
    assert at.in_torpor("Ryan") is not legal
    if legal:
        at.does("b", "play:cats-guidance/ani:ryan")
        assert not at.locked("Ryan")
    at.rest()


@rule("v5.card.guard-dogs")
def test_s34_guard_dogs_unlock_and_leave_the_choice() -> None:
    at = bled(Seat("Ryan locked; Wauneka", "Guard Dogs"))
    at.does("b", "play:guard-dogs/ani:ryan")
    assert not at.locked("Ryan")
    assert {"block:ryan", "pass"} <= set(at.keys("b"))
    at.does("b", "pass").rest()
    assert at.pools() == [10, 9, 10]
    assert not at.locked("Ryan")
