"""The playing table in a browser: whole games by clicking, by keyboard and as text; what happens when the line breaks; who sees what."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

import coterie
from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from tests.tries import tries
from tests.web.browsing import LAPTOP, PHONE, WIDE, Visitor, inaccessible, picture, sideways, visiting, wait_on
from tests.web.conftest import Visit, serving
from tests.web.tables import ANSWERS, BUSY, LIT, Player, against_a_bot, asked_first, make, play, play_until, prefer, take_seats

WAYS = [("en", WIDE, True), ("it", PHONE, True), ("fr", LAPTOP, False), ("pt-BR", PHONE, False)]
UNTRANSLATED = re.compile(r"\b(table|web|empire|replay)-[a-z]+-?")


def sit(visitor: Visitor, made: dict[str, Any], *seats: str, **settings: object) -> Page:
    """Open a table with a seat of one's own, and wait until it stands."""
    take_seats(visitor, made, *seats)
    prefer(visitor, sound=False, **settings)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def hold(page: Page) -> list[str]:
    """The cards of one's hand, as they are drawn."""
    held: list[str] = page.locator(".hand .thing").evaluate_all("things => things.map(thing => thing.dataset.thing)")
    return held


def test_two_browsers_play_a_whole_game_by_clicking(visit: Visit, server: str) -> None:
    made = make(server, {"seat": "human", "kind": "mine", "name": "Elke"}, {"seat": "vampire", "kind": "mine", "name": "Jonas"})
    elke, jonas = visit(), visit("it", PHONE)
    players = [Player(sit(elke, made, "human"), 1), Player(sit(jonas, made, "vampire"), 2)]
    for moves in tries("the end of the game"):
        player = asked_first(players)
        if player is None:
            break
        player.move()
        if moves in (19, 40):
            entry, hand = player.entry(), hold(player.page)
            player.page.reload()
            player.page.wait_for_selector(".table[data-at] .hand", state="attached")
            if not player.ready() and player.entry() == entry:
                assert hold(player.page) == hand
    assert {"castle", "rounds"} <= players[0].met | players[1].met
    verdicts = {player.page.inner_text("#verdict") for player in players}
    assert verdicts in ({"You win", "Hai perso"}, {"You lose", "Hai vinto"}, {"Draw", "Pareggio"})
    for player in players:
        expect(player.page.locator(".hidden .person")).to_have_count(3)
    picture(players[0].page, "table-over-en-1440-dark")
    picture(players[1].page, "table-over-it-390-dark")


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
def test_every_table_in_every_language(visit: Visit, server: str, language: str, size: ViewportSize, dark: bool) -> None:
    made = against_a_bot(server, "vampire", setup={})
    page = sit(visit(language, size, dark, tools=True), made)
    player = Player(page)
    for name, sight in (("castle", ".castle"), ("fight", ".rounds")):
        play_until(player, sight)
        picture(page, f"table-{name}-{language}-{size['width']}-{'dark' if dark else 'light'}", whole=False)
        assert page.get_attribute("html", "lang") == language
        assert sideways(page) <= 0
        assert not UNTRANSLATED.search(page.inner_text("body"))
        assert inaccessible(page) == []


def test_gathering_and_joining_by_the_invitation(visit: Visit, server: str) -> None:
    made = make(server, {"seat": "human", "kind": "mine", "name": "Elke"}, {"seat": "vampire", "kind": "open"})
    host, guest = visit(tools=True), visit("fr", PHONE, tools=True)
    take_seats(host, made)
    host.context.add_init_script(f"localStorage.setItem('coterie.invite.{made['table']}', '{made['invite']}')")
    page = host.visit(f"#/table/{made['table']}")
    page.get_by_text("The game starts when every seat is taken").wait_for()
    picture(page, "gathering-en-1440-dark")
    assert inaccessible(page) == []
    invitation = page.get_by_label("Invite someone").get_by_role("textbox").input_value()
    arrived = guest.visit(invitation.removeprefix(guest.address))
    arrived.get_by_label("Votre nom").fill("Marisa")
    assert inaccessible(arrived) == []
    arrived.get_by_role("button", name="S’asseoir ici").click()
    arrived.wait_for_selector("#question")
    page.wait_for_selector("#question")
    page.get_by_role("group", name="Marisa").wait_for()


def test_a_second_click_names_the_target(visit: Visit, server: str) -> None:
    position, attacker, targets = a_choice_of_targets()
    page = sit(visit(), against_a_bot(server, position=position))
    Player(page).await_turn()
    first = page.locator(f".castle [data-thing='empire-character:{attacker}']")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    wait_on(page, "a menu", lambda: page.locator(".menu button").count() > 1)
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    expect(first).not_to_have_attribute("aria-pressed", "true")
    first.click()
    page.locator(f".castle [data-thing='empire-character:{targets[0]}']").click()
    page.wait_for_selector(".rounds")
    assert page.locator(".end .thing").evaluate_all("ends => ends.map(end => end.dataset.thing.split(':')[1])") == [attacker, targets[0]]


def a_choice_of_targets() -> tuple[dict[str, Any], str, list[str]]:
    """A position in which the human player can attack two people with the same one: who attacks, and whom."""
    for decision, game in questions_of_empire():
        if decision.kind == "action" and decision.seat == "human":
            fights = [key.split(":")[1:] for key in decision.keys if key.startswith("fight:")]
            for attacker in game.view("human").castle:
                targets = [target for one, target in fights if one == attacker]
                if len(targets) > 1:
                    return game.position(), attacker, targets
    raise AssertionError("nobody could attack two people")


def questions_of_empire() -> Iterator[tuple[Decision, Game]]:
    """Whatever is asked in some random games."""
    for seed in range(40):
        game, chance = coterie.new("empire", seed=seed), Chance(seed)
        while game.decisions:
            yield game.decisions[0], game
            game.choose(game.decisions[0].seat, game.decisions[0].pick(chance))


def test_many_cards_of_a_fight_fit_on_a_phone(visit: Visit, server: str) -> None:
    position, attacker, target = a_fight_with_five_cards()
    page = sit(visit("it", PHONE), against_a_bot(server, position=position))
    player = Player(page)
    player.await_turn()
    for one in (attacker, target):
        page.locator(f".castle [data-thing='empire-character:{one}']").click()
    for count in range(5):
        expect(page.locator(".rounds .laid")).to_have_count(count)
        player.await_turn()
        page.locator(f".hand {LIT}:not(.marked)").first.click(position={"x": 12, "y": 12})
    expect(page.locator(".rounds .laid")).to_have_count(5)
    picture(page, "table-many-cards-it-390-dark")
    assert sideways(page) <= 0


def a_fight_with_five_cards() -> tuple[dict[str, Any], str, str]:
    """A position in which the human player can attack with five cards: who attacks, and whom."""
    for decision, game in questions_of_empire():
        fights = [key for key in decision.keys if key.startswith("fight:") and decision.seat == "human"]
        for key in fights:
            fight = game.clone()
            fight.choose("human", key)
            marks = [asked.marks for asked in fight.asks("human") if asked.kind == "lay"]
            if marks and marks[0] is not None and sum(marks[0].most.values()) >= 5:
                _, attacker, target = key.split(":")
                return game.position(), attacker, target
    raise AssertionError("nobody could attack with five cards")


def test_grey_things_say_why_not(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    player = Player(page)
    play_until(player, ".hand .thing.off")
    grey = page.locator(".hand .thing.off").first
    assert grey.get_attribute("aria-disabled") == "true"
    entry = player.entry()
    grey.click(position={"x": 12, "y": 12}, force=True)
    why = page.get_by_role("dialog", name="Why not?")
    why.wait_for()
    assert (why.get_by_role("link").first.get_attribute("href") or "").startswith("#/rules/empire/empire.")
    assert player.entry() == entry
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_costly_clicks_ask_once_more(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    player = Player(page)
    for _ in range(300):
        player.await_turn()
        if page.get_by_role("button", name="Pass and discard").count():
            break
        player.move()
    entry = player.entry()
    page.get_by_role("button", name="Pass and discard").click()
    page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="No", exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert player.entry() == entry
    page.get_by_role("button", name="Pass and discard").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    player.await_entry(entry)


def test_by_keyboard_alone(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    player = Player(page)
    for _ in range(40):
        player.await_turn()
        if player.over():
            return
        entry = player.entry()
        things = page.locator(LIT).count()
        if things and player.chance.random() < 0.6:
            page.keyboard.press(str(player.chance.randint(1, min(9, things))))
            if page.locator(".menu").count():
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
        elif page.locator(ANSWERS).count():
            page.keyboard.press("Space")
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] footer button").last.focus()
            page.keyboard.press("Enter")
        if page.locator(".menu").count():
            page.keyboard.press("Escape")
            continue
        if page.locator(BUSY).count():
            player.await_entry(entry)
        if player.entry() != entry:
            player.met.add("moved")
    assert "moved" in player.met
    assert int(player.entry()) > 10


def test_arrows_move_within_a_zone_and_r_reads(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    page.wait_for_selector(".hand .thing")
    cards = page.locator(".hand .thing")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("r")
    page.get_by_role("tooltip").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_whole_game_on_the_text_table(visit: Visit, server: str) -> None:
    page = sit(visit(tools=True), against_a_bot(server), text=True, confirm=False)
    player = Player(page)
    player.await_turn()
    picture(page, "text-table-en-1440-dark")
    assert inaccessible(page) == []
    play(player)
    assert page.inner_text("#verdict") in ("You win", "You lose", "Draw")


@pytest.fixture
def server_with_soiree(client: None, tmp_path: Path) -> Iterator[str]:
    """A server that offers the test game too, which has no drawing of its own."""
    with serving(tmp_path, "--game", "tests.tiny.game:TINY") as address:
        yield address


def test_a_game_without_a_drawing_is_played_as_text(browser: Browser, server_with_soiree: str) -> None:
    games = httpx.get(f"{server_with_soiree}api/games", timeout=60).json()
    seats = next(game["seats"] for game in games if game["name"] == "tiny")
    bots_beside = [{"seat": seat, "kind": "bot", "bot": "random"} for seat in seats[1:]]
    made = make(server_with_soiree, {"seat": seats[0], "kind": "mine"}, *bots_beside, game="tiny")
    with visiting(browser, server_with_soiree, "it", PHONE, tools=True) as somebody:
        page = sit(somebody, made)
        player = Player(page)
        player.await_turn()
        picture(page, "text-table-soiree-it-390-dark")
        assert sideways(page) <= 0
        assert inaccessible(page) == []
        play(player)
        assert page.inner_text("#verdict") in ("Hai vinto", "Hai perso", "Pareggio")


def test_the_text_table_is_one_switch_away(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    page.get_by_role("tab", name="More").click()
    page.get_by_role("switch", name="Text table").click()
    page.get_by_role("heading", name="The table").wait_for()
    expect(page.locator(".castle")).to_have_count(0)
    player = Player(page)
    player.await_turn()
    player.move()


def test_a_click_survives_a_broken_line(visit: Visit, server: str) -> None:
    somebody = visit()
    deaf = {"now": False}
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        other = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda message: None if deaf["now"] else other.send(message))

    somebody.context.route_web_socket("**/ws/*", carry)
    page = sit(somebody, against_a_bot(server), confirm=False)
    player = Player(page)
    play(player, 4)
    player.await_turn()
    entry = player.entry()
    deaf["now"] = True
    player.choose()
    lines[-1].close()
    page.get_by_text("Connection lost").wait_for()
    assert player.entry() == entry
    deaf["now"] = False
    player.await_entry(entry)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert len(lines) >= 2


def test_a_spectator_sees_nothing_secret(visit: Visit, server: str) -> None:
    made = against_a_bot(server)
    player = Player(sit(visit(), made))
    watcher = visit()
    prefer(watcher, sound=False)
    heard: list[dict[str, Any]] = []

    def listen(frame: str | bytes) -> None:
        heard.append(json.loads(frame))

    watcher.context.on("page", lambda page: page.on("websocket", lambda socket: socket.on("framereceived", listen)))
    page = watcher.visit(f"#/table/{made['table']}")
    page.get_by_text("You are watching").wait_for()
    play(player, 25)
    whole = httpx.get(f"{server}api/tables/{made['table']}", timeout=60).json()["number"]
    page.wait_for_function("entry => Number(document.querySelector('.table').dataset.at) >= entry", arg=whole)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(f"{LIT}, {ANSWERS}")).to_have_count(0)
    states = [message for message in heard if message["type"] == "state"]
    assert len(states) > 5
    for state in states:
        assert state["ask"] is None
        assert state["view"]["hand"] == []
        assert all(person["nature"] == "" or person["public"] for person in state["view"]["characters"])


def test_on_return_what_happened_since_is_told(visit: Visit, server: str) -> None:
    made = make(server, {"seat": "human", "kind": "mine", "name": "Elke"}, {"seat": "vampire", "kind": "mine", "name": "Jonas"})
    elke = visit()
    human, vampire = Player(sit(elke, made, "human")), Player(sit(visit(), made, "vampire"))
    for _ in tries("a log of four lines", 300):
        if human.page.locator(".log li").count() >= 4:
            break
        player = asked_first((vampire, human))
        assert player is not None
        player.move()
    human.page.evaluate(f"localStorage.setItem('coterie.seen.{made['table']}.human', '1')")
    human.page.close()
    back = elke.visit(f"#/table/{made['table']}")
    back.locator(".recap").get_by_text("Since your last visit").wait_for()
    back.locator(".recap").get_by_role("button", name="Close").click()
    expect(back.locator(".recap")).to_have_count(0)
    expect(back.locator(".log .since")).to_have_count(1)


def test_notes_are_kept_for_a_table(visit: Visit, server: str) -> None:
    made = against_a_bot(server)
    somebody = visit()
    page = sit(somebody, made)
    group = page.get_by_role("radiogroup").first
    group.get_by_label("I suspect a vampire").check(force=True)
    who = group.get_attribute("aria-label")
    page.reload()
    page.wait_for_selector(".table[data-at]")
    expect(page.get_by_role("radiogroup", name=who or "").get_by_label("I suspect a vampire")).to_be_checked()


def test_passing_by_itself(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server, "human", "random"))
    player = Player(page)
    play_until(player, "text=Play a support card")
    question, entry = page.inner_text("#question"), player.entry()
    windows = {"before the action": "before the action", "after the action": "after the action", "in this fight": "in a fight"}
    name = next(name for words, name in windows.items() if words in question)
    page.get_by_role("tab", name="Auto-pass").click()
    page.get_by_role("switch", name=f"Support cards {name}").click()
    player.await_entry(entry)
    for _ in range(10):
        player.await_turn()
        if player.over():
            return
        assert page.inner_text("#question") != question
        player.move()


def test_a_question_costs_one_message(visit: Visit, server: str) -> None:
    """Why not, and whether the table passes, come with the question: a page sends hello and its choices, and nothing else."""
    somebody = visit()
    sent: list[str] = []

    def listen(frame: str | bytes) -> None:
        sent.append(json.loads(frame)["type"])

    somebody.context.on("page", lambda page: page.on("websocket", lambda socket: socket.on("framesent", listen)))
    player = Player(sit(somebody, against_a_bot(server), confirm=False))
    refused = 0
    for _ in range(12):
        play(player, 1)
        refused += player.page.locator(".thing.off").count()
    assert sent == ["hello", *["choose"] * 12]
    assert refused


def test_talk_undo_by_consent_and_the_end(visit: Visit, server: str) -> None:
    made = make(server, {"seat": "human", "kind": "mine", "name": "Elke"}, {"seat": "vampire", "kind": "mine", "name": "Jonas"})
    elke, jonas = visit(tools=True), visit()
    human, vampire = Player(sit(elke, made, "human")), Player(sit(jonas, made, "vampire"))
    vampire.page.get_by_role("tab", name="Chat").click()
    vampire.page.get_by_label("Say something").fill("Good evening")
    vampire.page.keyboard.press("Enter")
    human.page.get_by_role("tab", name="Chat (1)").click()
    human.page.get_by_text("Good evening").wait_for()

    back = human.page.get_by_role("button", name="Undo (ask the others)")
    for _ in tries("something of the human player's to take back, while the vampire player is asked", 200):
        player = asked_first((vampire, human))
        assert player is not None
        if back.count() and back.is_enabled() and not human.ready():
            break
        player.move()
    entry = int(human.entry())
    back.click()
    vampire.page.get_by_role("button", name="Allow").click()
    human.page.get_by_text("was undone").wait_for()
    human.page.wait_for_function("entry => Number(document.querySelector('.table').dataset.at) < entry", arg=entry)

    vampire.page.get_by_role("tab", name="More").click()
    vampire.page.get_by_role("button", name="Resign").click()
    vampire.page.get_by_role("button", name="Yes", exact=True).click()
    human.page.get_by_role("heading", name="You win").wait_for()
    vampire.page.get_by_role("heading", name="You lose").wait_for()
    assert inaccessible(human.page) == []
    human.page.get_by_role("button", name="Rematch").click()
    human.page.wait_for_url(lambda url: made["table"] not in url)
    human.page.wait_for_selector(".table[data-at]")


def test_the_explaining_can_be_stopped(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    Player(page).await_turn()
    expect(page.locator(".coach")).to_have_text(re.compile(r"Stop explaining\s*$"))
    page.get_by_role("button", name="Stop explaining").click()
    expect(page.get_by_role("button", name="Stop explaining")).to_have_count(0)
    page.reload()
    Player(page).await_turn()
    expect(page.get_by_role("button", name="Stop explaining")).to_have_count(0)


def test_a_missing_table_is_told(visit: Visit) -> None:
    somebody = visit(tools=True)
    page = somebody.visit("#/table/nowhere")
    page.get_by_role("heading", name="This table doesn’t exist.").wait_for()
    assert inaccessible(page) == []
    somebody.forgive("404")
