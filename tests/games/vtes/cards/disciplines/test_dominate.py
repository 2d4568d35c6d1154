"""Cards that require Dominate: bleeds that are for more, bleeds that go elsewhere, and friends who come sooner."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.rules.turn import play
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
    assert at.why("b", "play:deflection/dom:ashley") == "only-declined"
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
    assert stealth(at.t) == 0
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
    assert stealth(at.t) == 1
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


def puppet(*more: Seat, b: str = "Sully", phase: str = "minion") -> Play:
    """a's Gelasia has put Puppet Master on b's Sully a turn ago, and a's turn has come again."""
    at = sits(Seat("Gelasia Fotiou"), Seat(b), *(more or (Seat("Ryan"),)), phase=phase)
    string = at.attach(at["Sully"], "Puppet Master", by=0)
    at.t.become(string, string.card, 1)
    string.born = at.t.turn - 1
    at["Sully"].locked = True
    return at


@card("Puppet Master")
@rule("v5.action.bleed")
def test_puppet_master_at_basic_bleeds_for_two_more() -> None:
    at = sits(Seat("Sully", "Puppet Master"), Seat("Ryan"), Seat("Meaghan")).does("a", "play:puppet-master/dom:sully").rest()
    assert (at.pools(), at.blood("Sully"), at.ash("a")) == ([10, 7, 10], 2, ["Puppet Master"])


@card("Puppet Master")
@rule("v5.terms.control", "v5.unlock")
def test_puppet_master_at_superior_locks_a_younger_vampire_until_it_acts_for_its_master() -> None:
    at = sits(Seat("Gelasia Fotiou", "Puppet Master"), Seat("Sully + .44 Magnum"), Seat("Ryan"))
    at.does("a", "play:puppet-master/DOM:gelasia-fotiou", "piece:sully")
    assert (at.t.running_action().directed, at.t.running_action().blockers) == (True, [1])
    at.rest()
    assert (at.on("Sully"), at["Puppet Master"].controller, at.locked("Sully")) == ([".44 Magnum", "Puppet Master"], 0, True)
    assert "use:puppet-master/1" not in at.keys("a"), "not in this minion phase"
    at.goes_on("b", "minion")
    assert at.locked("Sully")
    at.goes_on("a", "minion").does("a", "use:puppet-master/1")
    assert (at["Sully"].controller, at.locked("Sully"), at.ash("a")) == (0, False, ["Puppet Master"])
    assert at[".44 Magnum"].controller == 0
    at.does("a", "bleed:sully").rest()
    assert at.pools() == [10, 9, 10]
    at.goes_on("b", "minion")
    assert (at["Sully"].controller, at[".44 Magnum"].controller, at.t.players[0].ready) == (1, 1, [at["Gelasia Fotiou"].id])
    assert not at.locked("Sully"), "it unlocked with its controller's other cards"


@card("Puppet Master")
@rule("v5.minion-phase")
def test_the_minion_phase_does_not_end_before_the_puppet_was_taken() -> None:
    at = puppet()
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "bleed:gelasia-fotiou").rest()
    assert at.can("a", "use:puppet-master/1"), "at any moment of the phase"
    at.does("a", "use:puppet-master/1")
    assert at.why("a", "pass") == ""


@card("Puppet Master")
@rule("v5.block.detail")
def test_an_attempt_to_block_fails_when_the_blocker_is_taken() -> None:
    at = puppet()
    at["Sully"].locked = False
    at.does("a", "bleed:gelasia-fotiou").lets("open").does("b", "block:sully").does("a", "use:puppet-master/1").rest()
    assert (at.pools(), at.heard("blocked")) == ([10, 9, 10], 0)


@card("Puppet Master")
@rule("v5.combat")
def test_a_combat_ends_when_one_who_fights_is_taken() -> None:
    at = puppet()
    at["Sully"].locked = False
    blood = at.blood("Gelasia Fotiou")
    at.does("a", "bleed:gelasia-fotiou").lets("open").does("b", "block:sully").until(lambda: at.t.combat is not None)
    at.does("a", "use:puppet-master/1").rest()
    assert (at.blood("Gelasia Fotiou"), at.blood("Sully"), at["Sully"].controller) == (blood, 4, 0)


@refuses("Puppet Master")
@rule("v5.play.targets", "v5.crypt.disciplines")
def test_puppet_master_at_superior_is_for_younger_vampires() -> None:
    at = sits(Seat("Gelasia Fotiou; Sully", "Puppet Master"), Seat("Underbridge Stray"), Seat("", torpor="Ryan"))
    assert at.why("a", "play:puppet-master/DOM:sully") == "needs-discipline"
    at.does("a", "play:puppet-master/DOM:gelasia-fotiou")
    assert at.keys("a") == ["piece:sully", "piece:ryan"]
    at = sits(Seat("Gelasia Fotiou", "Puppet Master"), Seat("Gelasia Fotiou; Underbridge Stray"))
    assert at.why("a", "play:puppet-master/DOM:gelasia-fotiou") == "no-target"


@refuses("Puppet Master")
@rule("v5.terms.control")
def test_nobody_else_takes_the_puppet() -> None:
    at = puppet()
    at.t.active = 1
    at.run(play(at.t))
    assert "use:puppet-master/1" not in at.keys("b")
    assert at.why("b", "use:puppet-master/1") == "not-yours"


@card("The Sleeping Mind")
@rule("v5.block.who")
def test_the_sleeping_mind_at_basic_keeps_a_locked_vampire_from_blocking() -> None:
    at = sits(
        Seat("Ashley", "The Sleeping Mind"), Seat("Colette locked; Gelasia Fotiou locked", "Eyes of Argus; Eyes of Argus"), Seat("Ryan")
    )
    at.does("a", "bleed:ashley", "play:the-sleeping-mind/dom:ashley")
    assert at.keys("a") == ["piece:ashley", "piece:colette", "piece:gelasia-fotiou"]
    at.does("a", "piece:colette")
    assert at.blood("Ashley") == at["Ashley"].capacity - 1
    at.does("b", "play:eyes-of-argus/AUS:colette")
    assert at.why("b", "block:colette") == "cannot-block-this"
    at.does("b", "play:eyes-of-argus/AUS:gelasia-fotiou").does("b", "block:gelasia-fotiou").rest()
    assert at.heard("blocked") == 1


@card("The Sleeping Mind")
@rule("v5.terms.lock", "v5.terms.golden")
def test_the_sleeping_mind_at_superior_lets_no_minion_unlock_during_the_action() -> None:
    at = sits(
        Seat("Chelsea Blake", "The Sleeping Mind; Freak Drive"),
        Seat("Wauneka locked; Underbridge Stray", "Guard Dogs"),
        Seat("Ryan locked"),
    )
    at.does("a", "bleed:chelsea-blake", "play:the-sleeping-mind/DOM:chelsea-blake")
    assert at.why("b", "play:guard-dogs/ani:wauneka") == "nobody-unlocks"
    assert at.why("b", "use:underbridge-stray/1") == "nobody-unlocks"
    at.rest()
    assert at.locked("Wauneka")
    assert at.locked("Chelsea Blake")
    assert at.hand("a").count("Freak Drive") == 1


@card("The Sleeping Mind")
@rule("v5.card.second-tradition")
def test_a_locked_prince_cannot_unlock_to_block_under_the_sleeping_mind_but_an_unlocked_one_may_block() -> None:
    at = sits(
        Seat("Chelsea Blake", "The Sleeping Mind"),
        Seat("Belinde locked; Ryan", "Second Tradition: Domain"),
        Seat("Baixinho", table="The Barrens"),
    )
    at.does("a", "bleed:chelsea-blake", "play:the-sleeping-mind/DOM:chelsea-blake")
    assert at.why("b", "play:second-tradition-domain/2:belinde") == "nobody-unlocks"
    at.does("b", "block:ryan").rest()
    assert at.heard("blocked") == 1


@refuses("The Sleeping Mind")
@rule("v5.action.announce", "v5.play.targets")
def test_the_sleeping_mind_is_played_as_the_action_is_announced() -> None:
    at = sits(Seat("Chelsea Blake", "The Sleeping Mind; Conditioning"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:chelsea-blake")
    assert at.t.window == "announced"
    at.does("a", "pass").lets("open")
    assert at.why("a", "play:the-sleeping-mind/DOM:chelsea-blake") == "only-as-announced"
    poor = sits(Seat("Chelsea Blake 0", "The Sleeping Mind", table="The Barrens"), Seat("Wauneka")).does("a", "hunt:chelsea-blake")
    assert poor.t.window == "open", "whoever cannot pay is not asked"
