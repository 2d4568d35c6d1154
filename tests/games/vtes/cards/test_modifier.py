"""Action modifiers without a discipline."""

from __future__ import annotations

from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import Play, sits


@card("Change of Target")
@rule("v5.card.change-of-target")
def test_change_of_target_ends_the_action_before_the_blocker_locks() -> None:
    at = sits(Seat("Sully 2", "Change of Target"), Seat("Wauneka"), Seat("Meaghan")).does("a", "bleed:sully").does("b", "block:wauneka")
    at.lets("blocked").does("a", "play:change-of-target:sully").rest()
    assert not at.locked("Sully")
    assert not at.locked("Wauneka")
    assert at.heard("combat") == 0
    assert at.pools() == [10, 10, 10]
    assert at.why("a", "bleed:sully") == "one-bleed"
    assert at.can("a", "hunt:sully")


@card("Ominous Chorus")
def test_the_chorus_gives_three_votes_to_a_lasombra_that_acts_or_reacts() -> None:
    at = sits(
        Seat("Braden White", "Ancilla Empowerment; Ominous Chorus"),
        Seat("Kamaluddin", "Ominous Chorus; Ominous Chorus"),
        Seat("Sully"),
    )
    at.does("a", "play:ancilla-empowerment:braden-white").lets("polling")
    at.does("a", "play:ominous-chorus:braden-white", "for:braden-white").does("b", "play:ominous-chorus:kamaluddin", "against:kamaluddin")
    assert at.t.running_referendum().tally() == (3 + at.votes("Braden White"), 3 + at.votes("Kamaluddin"))
    assert at.why("b", "play:ominous-chorus:kamaluddin") == "once-per-action"


@refuses("Ominous Chorus")
def test_the_chorus_is_for_lasombra_in_the_polling_of_an_action() -> None:
    at = sits(Seat("Sully", "Ominous Chorus; Ancilla Empowerment"), Seat("Kamaluddin locked", "Ominous Chorus"), Seat("Ryan"))
    at.does("a", "play:ancilla-empowerment:sully").lets("polling")
    assert at.why("a", "play:ominous-chorus:sully") == "needs-clan"
    assert at.why("b", "play:ominous-chorus:kamaluddin") == "locked"
    early = sits(Seat("Braden White", "Ominous Chorus", table="The Barrens"), Seat("Ryan")).does("a", "bleed:braden-white")
    assert early.why("a", "play:ominous-chorus:braden-white") == "only-polling"


@card("Change of Target")
@rule("v5.card.change-of-target")
def test_a_blocker_that_woke_stays_locked_and_a_hungry_vampire_can_do_nothing_else() -> None:
    at = sits(Seat("Sully 0", "Change of Target", table="The Barrens"), Seat("Wauneka locked + Sport Bike", "On the Qui Vive"))
    at.does("a", "hunt:sully").does("b", "play:on-the-qui-vive:wauneka", "block:wauneka").lets("blocked")
    at.does("a", "play:change-of-target:sully").rest()
    assert at.locked("Wauneka")
    assert not at.locked("Sully")
    assert at.why("a", "hunt:sully") == "same-action"
    assert at.why("a", "bleed:sully") == "must-hunt"
    assert at.can("a", "pass")


@refuses("Change of Target")
def test_change_of_target_waits_for_a_block_that_succeeds() -> None:
    at = sits(Seat("Sully; Ashley", "Change of Target", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:sully")
    assert at.why("a", "play:change-of-target:sully") == "only-blocked"
    at.does("b", "block:wauneka").lets("blocked")
    assert at.asked == ["a"]
    assert [key for key in at.keys("a") if key.startswith("play:")] == ["play:change-of-target:sully"]


def friends(actor: str, others: str = "", votes: tuple[str, ...] = (), against: str = "") -> Play:
    """A Lasombra's referendum has passed, and Amici Noctis is played."""
    key = actor.lower().replace(" ", "-").replace("í", "i")
    hand = "Ancilla Empowerment; Amici Noctis"
    at = sits(Seat(f"{actor} 1{others}", hand), Seat("Andi Liu; Sully", "Fame"), Seat("Ryan"))
    at.does("a", f"play:ancilla-empowerment:{key}").lets("polling")
    at.does("a", "for:card", *(f"for:{one}" for one in votes))
    if against:
        at.does("b", f"against:{against}")
    return at.lets("after").does("a", f"play:amici-noctis:{key}")


@card("Amici Noctis")
def test_each_vote_of_the_margin_feeds_a_lasombra_or_the_pool() -> None:
    at = friends("Kamaluddin", "; Braden White 1; Azucena 1; Meaghan 1", ("kamaluddin",))
    assert at.keys("a") == ["piece:kamaluddin", "piece:braden-white", "piece:azucena", "pool"]
    before = at.pool("a")
    at.does("a", "piece:azucena")
    assert at.keys("a") == ["piece:kamaluddin", "piece:braden-white", "pool"]
    at.does("a", "pool").rest()
    assert (at.blood("Azucena"), at.blood("Kamaluddin"), at.blood("Braden White"), at.blood("Meaghan")) == (2, 1, 1, 1)
    assert at.pool("a") == before + 1


@card("Amici Noctis")
def test_one_pool_at_most_or_two_for_a_titled_lasombra() -> None:
    plain = friends("Braden White")
    before = plain.pool("a")
    plain.does("a", "pool").rest()
    assert plain.pool("a") == before + 1
    titled = friends("Yewon Ong", "; Rinaldo Albizzi 1", ("yewon-ong", "rinaldo-albizzi"))
    before = titled.pool("a")
    titled.does("a", "pool", "pool")
    assert "pool" not in titled.keys("a")
    titled.does("a", "piece:yewon-ong").rest()
    assert (titled.pool("a"), titled.blood("Yewon Ong"), titled.blood("Rinaldo Albizzi")) == (before + 2, 2, 2)


@card("Amici Noctis")
def test_what_is_left_over_is_lost() -> None:
    at = friends("María del Toro", "", ("maria-del-toro",))
    before = at.pool("a")
    at.does("a", "pool", "pool").rest()
    assert (at.pool("a"), at.blood("María del Toro")) == (before + 2, 2)


@refuses("Amici Noctis")
def test_friends_of_the_night_come_for_lasombra_whose_referendum_passed() -> None:
    at = sits(Seat("Kamaluddin", "Ancilla Empowerment; Amici Noctis", table="The Barrens"), Seat("Andi Liu; Belinde"), Seat("Ryan"))
    at.does("a", "play:ancilla-empowerment:kamaluddin").lets("polling").does("b", "against:andi-liu", "against:belinde").lets("after")
    assert at.why("a", "play:amici-noctis:kamaluddin") == "only-passed"
    hand = "Ancilla Empowerment; Amici Noctis"
    other = sits(Seat("Mkhokheli; Kamaluddin", hand, table="The Barrens"), Seat("Sully"), Seat("Ryan"))
    other.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "for:mkhokheli").lets("after")
    assert other.why("a", "play:amici-noctis:mkhokheli") == "needs-clan"
