"""Cards that require Dominate: bleeds that are for more, bleeds that go elsewhere, and friends who come sooner."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def bleeding(hand: str, actor: str = "Gelasia Fotiou", *, b: Seat | None = None, c: Seat | None = None) -> Play:
    """a bleeds b, and nobody has attempted to block yet."""
    key = actor.lower().replace(" ", "-")
    return sits(Seat(actor, hand, 30, table="The Barrens"), b or Seat("Wauneka"), c or Seat("Ryan"), edge="c").does("a", f"bleed:{key}")


@card("Bonding")
def test_bonding_at_basic_adds_one_to_the_bleed() -> None:
    at = bleeding("Bonding").does("a", "play:bonding/dom:gelasia-fotiou").rest()
    assert at.pools() == [30, 8, 10]
    assert at.t.edge == 0
    assert at.ash("a") == ["Bonding"]


@card("Bonding")
@rule("v5.card.bonding")
def test_bonding_at_superior_also_gives_stealth_when_it_is_needed() -> None:
    at = bleeding("Bonding").lets("open")
    at.does("a", "pass").does("b", "block:wauneka")
    assert at.can("a", "play:bonding/DOM:gelasia-fotiou")
    at.does("a", "play:bonding/DOM:gelasia-fotiou").rest()
    assert (at.said("stealth"), at.said("bleed")) == (1, 1)
    assert at.pools() == [30, 8, 10]
    assert not at.locked("Wauneka")


@refuses("Bonding")
@rule("v5.card.bonding")
def test_bonding_at_superior_is_not_played_when_nobody_blocks() -> None:
    at = bleeding("Bonding")
    assert at.why("a", "play:bonding/DOM:gelasia-fotiou") == "stealth-not-needed"
    assert at.can("a", "play:bonding/dom:gelasia-fotiou")


@refuses("Bonding", "Conditioning", "Foreshadowing Destruction")
def test_bleed_modifiers_are_not_for_other_actions() -> None:
    at = sits(Seat("Gelasia Fotiou 3", "Bonding; Conditioning; Foreshadowing Destruction", table="The Barrens"), Seat("Wauneka", pool=9))
    at.does("a", "hunt:gelasia-fotiou")
    for name in ("bonding", "conditioning", "foreshadowing-destruction"):
        assert at.why("a", f"play:{name}/dom:gelasia-fotiou") == "only-bleed"


@card("Conditioning")
def test_conditioning_adds_two_or_three() -> None:
    basic = bleeding("Conditioning").does("a", "play:conditioning/dom:gelasia-fotiou").rest()
    assert basic.pools() == [30, 7, 10]
    assert basic.blood("Gelasia Fotiou") == 5
    superior = bleeding("Conditioning").does("a", "play:conditioning/DOM:gelasia-fotiou").rest()
    assert superior.pools() == [30, 6, 10]


@refuses("Conditioning", "Bonding")
@rule("v5.card.conditioning")
def test_only_one_limited_modifier_raises_a_bleed() -> None:
    at = bleeding("Conditioning; Bonding; Conditioning").does("a", "play:conditioning/dom:gelasia-fotiou")
    assert at.why("a", "play:bonding/dom:gelasia-fotiou") == "one-limited"
    assert at.why("a", "play:conditioning/dom:gelasia-fotiou") == "once-per-action"


@refuses("Conditioning")
def test_conditioning_needs_the_level_and_the_blood() -> None:
    at = bleeding("Conditioning", "Ashley")
    assert at.why("a", "play:conditioning/DOM:ashley") == "needs-discipline"
    assert at.can("a", "play:conditioning/dom:ashley")
    poor = sits(Seat("Ashley 0; Sully 1", "Conditioning; Govern the Unaligned"), Seat("Wauneka"))
    assert poor.why("a", "play:govern-the-unaligned/dom:sully") == "must-hunt"


@card("Foreshadowing Destruction")
def test_foreshadowing_destruction_adds_one_or_three_to_the_bleed_of_a_weak_methuselah() -> None:
    basic = bleeding("Foreshadowing Destruction").does("a", "play:foreshadowing-destruction/dom:gelasia-fotiou").rest()
    assert basic.pools() == [30, 8, 10]
    weak = bleeding("Foreshadowing Destruction", b=Seat("Wauneka", pool=9))
    weak.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou").rest()
    assert weak.pools() == [30, 5, 10]


@card("Foreshadowing Destruction")
@rule("v5.card.foreshadowing-destruction")
def test_foreshadowing_destruction_waits_until_the_target_has_nine_pool() -> None:
    """Against 10 pool it adds nothing, so another limited modifier may be played; redirected to 9 pool, it adds 3."""
    at = bleeding("Foreshadowing Destruction; Bonding", b=Seat("Chelsea Blake", "Deflection"), c=Seat("Ryan", pool=9))
    at.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou").lets("declined")
    at.does("a", "pass").does("b", "play:deflection/DOM:chelsea-blake").rest()
    assert at.pools() == [30, 10, 5]


@refuses("Foreshadowing Destruction")
@rule("v5.card.foreshadowing-destruction")
def test_foreshadowing_destruction_is_limited_only_while_it_adds_something() -> None:
    strong = bleeding("Foreshadowing Destruction; Bonding")
    strong.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou", "play:bonding/dom:gelasia-fotiou").rest()
    assert strong.pools() == [30, 8, 10]
    weak = bleeding("Foreshadowing Destruction; Bonding", b=Seat("Wauneka", pool=9))
    weak.does("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou")
    assert weak.why("a", "play:bonding/dom:gelasia-fotiou") == "one-limited"
    other = bleeding("Foreshadowing Destruction; Bonding", b=Seat("Wauneka", pool=9)).does("a", "play:bonding/dom:gelasia-fotiou")
    assert other.why("a", "play:foreshadowing-destruction/DOM:gelasia-fotiou") == "one-limited"


@card("Deflection")
@rule("v5.card.deflection")
def test_deflection_sends_the_bleed_to_another_who_may_block() -> None:
    at = bleeding("", b=Seat("Ashley", "Deflection"), c=Seat("Ryan")).lets("declined")
    at.does("b", "play:deflection/dom:ashley")
    assert at.locked("Ashley")
    assert at.blood("Ashley") == 2
    assert at.t.window == "open"
    assert at.can("c", "block:ryan")
    at.rest()
    assert at.pools() == [30, 10, 9]


@card("Deflection")
@rule("v5.card.deflection")
def test_a_vampire_that_woke_deflects_though_locked_and_stays_locked() -> None:
    at = bleeding("", b=Seat("Ashley locked", "Deflection; On the Qui Vive"))
    at.does("b", "play:on-the-qui-vive:ashley").lets("declined").does("b", "play:deflection/dom:ashley").rest()
    assert at.locked("Ashley")
    assert at.pools() == [30, 10, 9]


@card("Deflection")
def test_deflection_at_superior_leaves_the_vampire_unlocked() -> None:
    at = bleeding("", b=Seat("Chelsea Blake", "Deflection")).lets("declined").does("b", "play:deflection/DOM:chelsea-blake").rest()
    assert not at.locked("Chelsea Blake")
    assert at.pools() == [30, 10, 9]


@card("Deflection")
def test_with_four_at_the_table_the_new_target_is_chosen() -> None:
    at = sits(Seat("Sully"), Seat("Ashley", "Deflection"), Seat("Ryan"), Seat("Baixinho")).does("a", "bleed:sully").lets("declined")
    at.does("b", "play:deflection/dom:ashley")
    assert at.keys("b") == ["seat:c", "seat:d"]
    at.does("b", "seat:d").rest()
    assert at.pools() == [10, 10, 10, 9]


@refuses("Deflection")
def test_deflection_comes_after_blocks_are_declined_and_only_from_the_target() -> None:
    at = bleeding("", b=Seat("Ashley; Sully locked", "Deflection"), c=Seat("Sully", "Deflection"))
    assert at.asked == ["b"]
    assert at.why("b", "play:deflection/dom:ashley") == "only-bleed-declined"
    at.lets("declined")
    assert at.asked == ["b"]
    assert at.why("b", "play:deflection/dom:sully") == "locked"
    assert at.why("b", "play:deflection/DOM:ashley") == "needs-discipline"


@card("Govern the Unaligned")
@rule("v5.card.enchant-kindred")
def test_govern_at_basic_is_a_bleed_without_stealth() -> None:
    at = sits(Seat("Ashley", "Govern the Unaligned"), Seat("Wauneka"), Seat("Ryan")).does("a", "play:govern-the-unaligned/dom:ashley")
    assert at.t.action is not None
    assert at.t.action.directed
    assert at.t.action.stealth == 0
    at.rest()
    assert at.pools() == [10, 7, 10]
    assert at.blood("Ashley") == 2


@card("Govern the Unaligned")
@rule("v5.card.enchant-kindred")
def test_govern_at_superior_puts_blood_on_a_younger_uncontrolled_vampire() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Ashley; Andi Liu"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou", "piece:crypt")
    assert at.t.action is not None
    assert not at.t.action.directed
    assert at.t.action.stealth == 1
    at.rest()
    assert at.blood("Ashley") == 3
    assert at.blood("Andi Liu") == 0
    assert at.pools() == [10, 10, 10]


@refuses("Govern the Unaligned")
@rule("v5.card.enchant-kindred")
def test_govern_is_not_repeated_at_another_level_and_has_only_younger_targets() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Andi Liu"), Seat("Wauneka"))
    assert at.why("a", "play:govern-the-unaligned/DOM:gelasia-fotiou") == "no-target"
    again = sits(Seat("Madison", "Govern the Unaligned; Govern the Unaligned; Freak Drive", uncontrolled="Ashley"), Seat("Wauneka"))
    again.does("a", "play:govern-the-unaligned/dom:madison").lets("after").does("a", "play:freak-drive/for:madison").rest()
    assert not again.locked("Madison")
    assert again.why("a", "play:govern-the-unaligned/DOM:madison") == "same-card"
