"""Contested cards and titles, sects, and traits (v5.contest, v5.sect, v5.trait)."""

from __future__ import annotations

from coterie.games.vtes.pool import named
from coterie.games.vtes.position.faults import unique_faults
from coterie.games.vtes.rules.contest import contest, enter_play, pending_contests, settle_contest, why_unique
from coterie.games.vtes.rules.fits import title_of
from coterie.games.vtes.rules.politics.titles import change_clan, change_sect, claim_title, take_title
from coterie.games.vtes.rules.stats import has_title, title_votes
from coterie.games.vtes.table import ATTACHED, CONTESTED, READY, TABLE, TORPOR, Piece
from tests.games.vtes.build import Scene, Seat, name_of, plain, table
from tests.marks import rule


def arrive(scene: Scene, piece: Piece) -> None:
    """A card has just come into play."""
    scene.run(enter_play(scene.t, piece.id))


def pending(scene: Scene, seat: str) -> list[str]:
    """What a seat has to settle, without the numbers of pieces."""
    return [plain(key.text(scene.t)) for key in pending_contests(scene.t, scene.t.seat_number(seat))]


def settle(scene: Scene, seat: str, key: str) -> None:
    """In its unlock phase a seat settles a contest."""
    number = scene.t.seat_number(seat)
    found = next(one for one in pending_contests(scene.t, number) if plain(one.text(scene.t)) == key)
    scene.run(settle_contest(scene.t, number, found))


def turn_of(scene: Scene, seat: str) -> None:
    """Another turn, of this seat."""
    scene.t.turn += 1
    scene.t.active = scene.t.seat_number(seat)


def barrens() -> Scene:
    """S06: a controls The Barrens, and b plays The Barrens."""
    scene = table(Seat(table="The Barrens"), Seat(table="The Barrens"), Seat(), phase="unlock")
    scene["The Barrens"].locked = True
    arrive(scene, scene.all("The Barrens")[1])
    return scene


# Cards.


@rule("v5.contest.card")
def test_s06_both_are_face_down_and_out_of_play() -> None:
    scene = barrens()
    assert [piece.zone for piece in scene.all("The Barrens")] == [CONTESTED, CONTESTED]
    assert scene.t.players[0].table == []
    assert list(scene.t.in_play()) == []
    assert scene.heard("contested") == 2


@rule("v5.contest.card")
def test_s06_each_pays_or_yields_in_its_own_unlock_phase() -> None:
    scene = barrens()
    turn_of(scene, "a")
    assert pending(scene, "a") == ["contest:pay:the-barrens", "contest:yield:the-barrens"]
    settle(scene, "a", "contest:pay:the-barrens")
    assert scene.pools() == [9, 10, 10]
    assert pending(scene, "a") == []
    turn_of(scene, "b")
    settle(scene, "b", "contest:yield:the-barrens")
    assert scene.ash("b") == ["The Barrens"]
    assert scene["The Barrens"].zone == CONTESTED
    turn_of(scene, "a")
    assert pending(scene, "a") == ["contest:win:the-barrens"]
    settle(scene, "a", "contest:win:the-barrens")
    assert (scene["The Barrens"].zone, scene["The Barrens"].locked) == (TABLE, False)
    assert scene.pools() == [9, 10, 10]
    assert pending(scene, "a") == []


@rule("v5.contest.card")
def test_a_third_copy_joins_the_contest_at_once() -> None:
    scene = barrens()
    third = scene.t.new_piece(named("The Barrens").id, 0, 3, 2, TABLE)
    scene.t.place(third)
    arrive(scene, third)
    assert [piece.zone for piece in scene.all("The Barrens")] == [CONTESTED] * 3
    turn_of(scene, "b")
    settle(scene, "b", "contest:yield:the-barrens")
    turn_of(scene, "a")
    assert pending(scene, "a") == ["contest:pay:the-barrens", "contest:yield:the-barrens"]


@rule("v5.contest.card")
def test_paying_the_last_pool_ousts() -> None:
    scene = barrens()
    scene.t.players[0].pool = 1
    turn_of(scene, "a")
    settle(scene, "a", "contest:pay:the-barrens")
    assert scene.ended == "TurnEnds"
    assert scene.t.players[0].ousted


@rule("v5.contest.self")
def test_s07_a_second_copy_cannot_be_played() -> None:
    scene = table(Seat(table="Dreams of the Sphinx"), Seat())
    form = scene.t.book.forms[named("Dreams of the Sphinx").id][0]
    assert name_of(why_unique(scene.t, 0, form)) == "have-unique"
    assert why_unique(scene.t, 1, form) is None


@rule("v5.contest.self")
def test_s07_nor_while_the_first_is_contested() -> None:
    scene = barrens()
    assert name_of(why_unique(scene.t, 0, scene.t.book.forms[named("The Barrens").id][0])) == "have-unique"


@rule("v5.contest.self")
def test_s07_a_second_copy_that_comes_all_the_same_is_burned() -> None:
    scene = table(Seat(table="Dreams of the Sphinx"), Seat(table="Dreams of the Sphinx"))
    first, second = scene.all("Dreams of the Sphinx")
    scene.t.move(second, TABLE, 0)
    arrive(scene, second)
    assert [piece.id for piece in scene.all("Dreams of the Sphinx")] == [first.id]
    assert first.zone == TABLE
    assert scene.ash("b") == ["Dreams of the Sphinx"]


@rule("v5.contest.card")
def test_cards_that_are_not_unique_are_not_contested() -> None:
    scene = table(Seat(table="Creeping Sabotage"), Seat(table="Creeping Sabotage"))
    arrive(scene, scene.all("Creeping Sabotage")[1])
    assert [piece.zone for piece in scene.all("Creeping Sabotage")] == [TABLE, TABLE]


@rule("v5.crypt.unique")
def test_vampires_are_unique_and_go_with_what_is_on_them() -> None:
    scene = table(Seat("Ryan 2 locked + .44 Magnum"), Seat("Ryan"), phase="unlock")
    first, second = scene.all("Ryan")
    arrive(scene, second)
    assert (first.zone, second.zone) == (CONTESTED, CONTESTED)
    assert list(scene.t.in_play()) == []
    turn_of(scene, "b")
    settle(scene, "b", "contest:yield:ryan")
    turn_of(scene, "a")
    settle(scene, "a", "contest:win:ryan")
    assert (first.zone, first.blood, first.locked) == (READY, 2, False)
    assert scene[".44 Magnum"].host == first.id


@rule("v5.contest.card")
def test_yielding_burns_what_is_on_the_card() -> None:
    scene = table(Seat("Ryan + .44 Magnum"), Seat("Ryan"), phase="unlock")
    arrive(scene, scene.all("Ryan")[1])
    settle(scene, "a", "contest:yield:ryan")
    assert sorted(scene.ash("a")) == [".44 Magnum", "Ryan"]


@rule("v5.contest.card")
def test_contested_equipment_returns_to_its_bearer() -> None:
    scene = table(Seat("Ryan + Bowl of Convergence"), Seat("Belinde + Bowl of Convergence"), phase="unlock")
    mine, theirs = scene.all("Bowl of Convergence")
    arrive(scene, theirs)
    assert (scene["Ryan"].cards, scene["Belinde"].cards) == ([], [])
    settle(scene, "b", "contest:yield:bowl-of-convergence")
    settle(scene, "a", "contest:win:bowl-of-convergence")
    assert (mine.zone, mine.host, scene["Ryan"].cards) == (ATTACHED, scene["Ryan"].id, [mine.id])


@rule("v5.contest.card")
def test_contested_equipment_without_a_bearer_is_lost() -> None:
    scene = table(Seat("Ryan + Bowl of Convergence"), Seat("Belinde + Bowl of Convergence"), phase="unlock")
    arrive(scene, scene.all("Bowl of Convergence")[1])
    scene.t.remove(scene["Ryan"])
    assert pending(scene, "a") == ["contest:yield:bowl-of-convergence"]


@rule("v5.contest.card")
def test_what_returns_with_a_card_may_be_contested_in_turn() -> None:
    scene = table(Seat("Ryan + Bowl of Convergence"), Seat("Ryan"), Seat("Belinde"), phase="unlock")
    arrive(scene, scene.all("Ryan")[1])
    other = scene.attach(scene["Belinde"], "Bowl of Convergence")
    arrive(scene, other)
    assert other.zone == ATTACHED
    settle(scene, "b", "contest:yield:ryan")
    settle(scene, "a", "contest:win:ryan")
    assert [piece.zone for piece in scene.all("Bowl of Convergence")] == [CONTESTED, CONTESTED]
    assert scene["Ryan"].zone == READY


@rule("v5.contest.card")
def test_a_torpid_vampire_returns_to_torpor() -> None:
    scene = table(Seat(torpor="Ryan 1"), Seat("Ryan"), phase="unlock")
    arrive(scene, scene.all("Ryan")[1])
    settle(scene, "b", "contest:yield:ryan")
    settle(scene, "a", "contest:win:ryan")
    assert scene["Ryan"].zone == TORPOR


# Titles.


def pittsburgh(b: str = "Elisha Tucker 4") -> Scene:
    """S08: two who claim Pittsburgh, a prince and a baron."""
    scene = table(Seat("Donny Kowalczyk 3"), Seat(b), Seat(), phase="unlock")
    arrive(scene, scene["Elisha Tucker"])
    return scene


@rule("v5.contest.title")
@rule("v5.sect.anarch")
def test_s08_neither_has_the_title() -> None:
    scene = pittsburgh()
    for name in ("Donny Kowalczyk", "Elisha Tucker"):
        assert (title_of(scene[name]), title_votes(scene[name]), scene[name].zone) == ("", 0, READY)
    assert scene.heard("title-contested") == 2


@rule("v5.contest.title")
def test_s08_pay_blood_or_yield_for_good() -> None:
    scene = pittsburgh()
    turn_of(scene, "a")
    assert pending(scene, "a") == ["contest:pay-title:donny-kowalczyk", "contest:yield-title:donny-kowalczyk"]
    settle(scene, "a", "contest:pay-title:donny-kowalczyk")
    assert (scene["Donny Kowalczyk"].blood, scene.pool("a")) == (2, 10)
    turn_of(scene, "b")
    settle(scene, "b", "contest:yield-title:elisha-tucker")
    assert scene["Elisha Tucker"].title == ""
    assert title_of(scene["Donny Kowalczyk"]) == ""
    turn_of(scene, "a")
    settle(scene, "a", "contest:win-title:donny-kowalczyk")
    assert title_votes(scene["Donny Kowalczyk"]) == 2
    turn_of(scene, "b")
    assert pending(scene, "b") == []


@rule("v5.contest.title")
def test_s08_without_blood_or_in_torpor_one_must_yield() -> None:
    scene = pittsburgh("Elisha Tucker 0")
    assert pending(scene, "b") == ["contest:yield-title:elisha-tucker"]
    scene["Elisha Tucker"].blood = 2
    scene.t.move(scene["Elisha Tucker"], TORPOR)
    assert pending(scene, "b") == ["contest:yield-title:elisha-tucker"]


@rule("v5.sect.sabbat")
def test_an_archbishop_contests_the_city_too() -> None:
    scene = table(Seat("Donny Kowalczyk"), Seat("Missy Shillingford"), Seat())
    arrive(scene, scene["Missy Shillingford"])
    assert not has_title(scene.t, scene["Donny Kowalczyk"])
    assert not has_title(scene.t, scene["Missy Shillingford"])


@rule("v5.contest.title")
def test_three_contest_and_one_is_left() -> None:
    scene = table(Seat("Donny Kowalczyk"), Seat("Missy Shillingford"), Seat("Elisha Tucker"), phase="unlock")
    arrive(scene, scene["Missy Shillingford"])
    arrive(scene, scene["Elisha Tucker"])
    settle(scene, "a", "contest:yield-title:donny-kowalczyk")
    assert pending(scene, "b") == ["contest:pay-title:missy-shillingford", "contest:yield-title:missy-shillingford"]
    scene.t.remove(scene["Elisha Tucker"])
    assert pending(scene, "b") == ["contest:win-title:missy-shillingford"]


@rule("v5.contest.title")
def test_of_two_rivals_of_one_methuselah_one_yields_and_the_other_waits_a_turn() -> None:
    scene = table(Seat("Donny Kowalczyk; Elisha Tucker"), Seat(), phase="unlock")
    arrive(scene, scene["Elisha Tucker"])
    settle(scene, "a", "contest:yield-title:elisha-tucker")
    assert pending(scene, "a") == []
    assert title_of(scene["Donny Kowalczyk"]) == ""
    scene.t.turn += 2
    assert pending(scene, "a") == ["contest:win-title:donny-kowalczyk"]


@rule("v5.sect.camarilla")
def test_justicars_are_unique_for_their_clan_and_primogens_are_not() -> None:
    scene = table(Seat("Sheldon, Lord of the Clog"), Seat("Belinde; Lenny Burkhead; Larissa Moreira; Tamoszius"), Seat())
    for name in ("Lenny Burkhead", "Larissa Moreira"):
        arrive(scene, scene[name])
        assert title_of(scene[name]) == "primogen"
    scene.run(take_title(scene.t, scene["Belinde"].id, "justicar"))
    scene.run(claim_title(scene.t, scene["Belinde"].id))
    scene.run(take_title(scene.t, scene["Tamoszius"].id, "justicar"))
    scene.run(claim_title(scene.t, scene["Tamoszius"].id))
    assert [title_of(scene[name]) for name in ("Sheldon, Lord of the Clog", "Belinde", "Tamoszius")] == ["", "", "justicar"]


@rule("v5.sect.laibon")
def test_magaji_are_not_unique_and_a_kholo_is_for_its_clan() -> None:
    scene = table(Seat("Tsunda"), Seat("Ubende"))
    arrive(scene, scene["Ubende"])
    assert title_of(scene["Tsunda"]) == "magaji"
    for name in ("Tsunda", "Ubende"):
        scene.t.alter(scene[name], clan="Akunanse")
        scene.run(take_title(scene.t, scene[name].id, "kholo"))
    assert title_votes(scene["Tsunda"]) == 2


@rule("v5.sect.sabbat")
def test_there_is_one_regent() -> None:
    scene = table(Seat("Klaus Konrecht"), Seat("Melinda Galbraith"))
    for name in ("Klaus Konrecht", "Melinda Galbraith"):
        assert title_votes(scene[name]) == 3
        scene.run(take_title(scene.t, scene[name].id, "regent"))
        scene.run(claim_title(scene.t, scene[name].id))
    assert (title_votes(scene["Klaus Konrecht"]), title_votes(scene["Melinda Galbraith"])) == (0, 0)


# Sects.


@rule("v5.sect")
def test_a_new_title_replaces_the_old_even_if_it_is_lower() -> None:
    scene = table(Seat("Belinde"), Seat())
    scene.run(take_title(scene.t, scene["Belinde"].id, "primogen"))
    assert (scene["Belinde"].title, scene["Belinde"].city) == ("primogen", "")
    assert title_votes(scene["Belinde"]) == 1


@rule("v5.sect")
def test_a_new_title_yields_a_contested_one() -> None:
    scene = pittsburgh()
    scene.run(take_title(scene.t, scene["Donny Kowalczyk"].id, "primogen"))
    assert title_of(scene["Donny Kowalczyk"]) == "primogen"
    assert pending(scene, "b") == ["contest:win-title:elisha-tucker"]


@rule("v5.sect")
def test_a_title_of_another_sect_gives_nothing_until_one_returns() -> None:
    scene = table(Seat("Belinde"), Seat())
    scene.run(change_sect(scene.t, scene["Belinde"].id, "Anarch"))
    assert (title_of(scene["Belinde"]), title_votes(scene["Belinde"])) == ("", 0)
    scene.run(change_sect(scene.t, scene["Belinde"].id, "Camarilla"))
    assert (title_of(scene["Belinde"]), scene["Belinde"].city) == ("prince", "Copenhagen")


@rule("v5.sect.anarch")
def test_a_baron_who_leaves_the_anarchs_has_no_title() -> None:
    scene = table(Seat("Elisha Tucker"), Seat())
    scene.run(change_sect(scene.t, scene["Elisha Tucker"].id, "Sabbat"))
    assert title_of(scene["Elisha Tucker"]) == ""


@rule("v5.sect")
def test_a_lost_benefit_is_lost_for_good_when_somebody_else_claims_the_title() -> None:
    scene = table(Seat("Donny Kowalczyk"), Seat("Elisha Tucker"))
    scene.run(change_sect(scene.t, scene["Donny Kowalczyk"].id, "Sabbat"))
    arrive(scene, scene["Elisha Tucker"])
    assert title_of(scene["Elisha Tucker"]) == "baron"
    scene.run(change_sect(scene.t, scene["Donny Kowalczyk"].id, "Camarilla"))
    assert (title_of(scene["Donny Kowalczyk"]), title_of(scene["Elisha Tucker"])) == ("", "baron")


@rule("v5.sect")
def test_who_leaves_the_sect_yields_a_contested_title_at_once() -> None:
    scene = pittsburgh()
    scene.run(change_sect(scene.t, scene["Donny Kowalczyk"].id, "Sabbat"))
    assert scene["Donny Kowalczyk"].title == ""


@rule("v5.sect")
def test_who_returns_to_the_sect_contests_again() -> None:
    scene = table(Seat("Donny Kowalczyk"), Seat())
    scene.run(change_sect(scene.t, scene["Donny Kowalczyk"].id, "Sabbat"))
    scene.run(change_sect(scene.t, scene["Donny Kowalczyk"].id, "Camarilla"))
    rival = scene.place_minion(1, READY, "Elisha Tucker")
    arrive(scene, rival)
    assert title_of(scene["Donny Kowalczyk"]) == ""


@rule("v5.sect.camarilla")
@rule("v5.glossary.sect")
def test_a_justicar_must_be_of_the_clan_and_a_new_clan_keeps_the_sect() -> None:
    scene = table(Seat("Sheldon, Lord of the Clog"), Seat())
    sheldon = scene["Sheldon, Lord of the Clog"]
    scene.run(change_clan(scene.t, sheldon.id, "Toreador"))
    assert (title_of(sheldon), sheldon.sect) == ("", "Camarilla")
    scene.run(change_clan(scene.t, sheldon.id, "Nosferatu"))
    assert title_of(sheldon) == "justicar"


@rule("v5.sect.antitribu")
def test_a_new_sect_keeps_the_clan() -> None:
    scene = table(Seat("Sully"), Seat())
    scene.run(change_sect(scene.t, scene["Sully"].id, "Sabbat"))
    assert (scene["Sully"].clan, scene["Sully"].sect) == ("Malkavian", "Sabbat")


@rule("v5.sect.independent")
def test_votes_of_an_independent_are_a_title_tied_to_no_sect() -> None:
    scene = table(Seat("Sully"), Seat())
    scene.run(take_title(scene.t, scene["Sully"].id, "2 votes"))
    scene.run(change_sect(scene.t, scene["Sully"].id, "Anarch"))
    assert has_title(scene.t, scene["Sully"])
    assert title_votes(scene["Sully"]) == 2


@rule("v5.glossary.title-card")
def test_a_title_card_is_burned_with_its_title() -> None:
    scene = table(Seat("Tamoszius"), Seat())
    scene.run(take_title(scene.t, scene["Tamoszius"].id, "justicar"))
    scene.attach(scene["Tamoszius"], "Toreador Justicar")
    scene.run(take_title(scene.t, scene["Tamoszius"].id, "primogen"))
    assert scene.ash("a") == ["Toreador Justicar"]


@rule("v5.contest.card")
def test_what_is_on_a_contested_vampire_is_out_of_play_with_it_and_contests_nothing() -> None:
    at = table(Seat("Ryan + Bowl of Convergence"), Seat("Wauneka + Bowl of Convergence"))
    assert list(unique_faults(at.t)) == ["Bowl of Convergence is unique, in play 2 times, and not contested"]
    contest(at.t, at["Wauneka"])
    assert list(unique_faults(at.t)) == []
