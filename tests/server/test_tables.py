"""Tables over REST and socket: made, joined, played to the end, left, watched, played again."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.hosts import Person, ThreadHost, play_out

BOTH = {"vampire": "mine", "human": "mine"}


def auth(made: dict[str, Any], seat: str = "human") -> dict[str, str]:
    return {"Authorization": f"Bearer {next(key['token'] for key in made['seats'] if key['seat'] == seat)}"}


def test_two_people_play_a_whole_game_while_somebody_looks_on(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human, host.sit(made) as guest:
        assert play_out({"vampire": vampire, "human": human}) > 20
        guest.until("state", lambda state: bool(state["outcome"]))
        assert vampire.state["outcome"] == human.state["outcome"] == guest.state["outcome"]
        assert vampire.info["status"] == "over"
    assert host.get(f"api/tables/{made['table']}")["status"] == "over"


def test_a_list_says_why_a_game_ended_as_the_table_does(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        human.until("state")
        assert human.do("resign")["type"] == "accepted"
        ended = vampire.until("state", lambda state: bool(state["outcome"]))["outcome"]
    assert ended["reason"]["id"] != "kernel-game-over"
    host.service.tables.pop(made["table"])
    mine = host.http.post("api/mine", json={"tokens": [key["token"] for key in made["seats"]]}).json()
    assert [one["info"]["outcome"] for one in mine] == [ended, ended]
    assert made["table"] not in host.service.tables, "what it tells is in its row"


def test_events_come_without_gap_or_repetition(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, most=30)
        numbers = _events(human)
        assert numbers == list(range(1, len(numbers) + 1))
        with host.sit(made, "human", since=3) as again:
            again.until("state")
            assert _events(again) == numbers[3:]


def _events(person: Person) -> list[int]:
    messages = [msgspec.json.decode(text) for text in person.heard]
    return [event["number"] for message in messages if message["type"] == "state" for event in message["events"]]


def test_a_private_table_gathers_by_invitation_and_begins(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "open"})
    assert made["table"] not in [table["id"] for table in host.get("api/tables")]
    with host.sit(made, "vampire") as vampire:
        assert vampire.until("table")["info"]["status"] == "gathering"
        path = f"api/tables/{made['table']}/join"
        assert host.http.post(path, json={"name": "Eva"}).status_code == 403
        assert host.http.post(path, json={"seat": "ghoul", "invite": made["invite"]}).status_code == 422
        joined = host.http.post(path, json={"invite": made["invite"], "name": " Eva\n"})
        assert joined.status_code == 201
        assert vampire.until("table", lambda table: table["info"]["status"] == "playing")["info"]["seats"][1]["name"] == "Eva"
        vampire.until("state")
        assert host.http.post(path, json={"invite": made["invite"]}).status_code == 409
        with Person(host.address, made["table"], joined.json()["token"]) as human:
            assert human.until("table")["you"] == "human"


def test_a_public_table_is_listed_until_it_is_left(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "open"}, public=True, title="Tonight")
    assert made["table"] in [table["id"] for table in host.get("api/tables")]
    assert host.http.post(f"api/tables/{made['table']}/leave", headers=auth(made, "vampire")).status_code == 204
    assert made["table"] not in [table["id"] for table in host.get("api/tables")]
    assert host.http.post(f"api/tables/{made['table']}/leave", headers=auth(made, "vampire")).status_code == 403


def test_who_leaves_a_running_game_is_followed_by_a_bot_and_cannot_come_back(host: ThreadHost) -> None:
    made = host.make(BOTH, clock={"kind": "none", "bot": "random"})
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        vampire.until("state")
        human.until("state")
        host.http.post(f"api/tables/{made['table']}/leave", headers=auth(made, "human"))
        assert human.until_closed()[-1]["code"] == "seat-lost"
        vampire.until("table", lambda table: table["info"]["seats"][1]["kind"] == "bot")
        play_out({"vampire": vampire})
        assert vampire.state["outcome"]


def test_a_bot_plays_the_other_seat(host: ThreadHost) -> None:
    made = host.make({"vampire": "bot:steady", "human": "mine"})
    with host.sit(made, "human") as human:
        assert play_out({"human": human}) > 10


def test_whoever_wants_to_be_asked_everywhere_says_so_and_takes_it_back(host: ThreadHost) -> None:
    made = host.make({"a": "mine", "b": "mine"}, game="vtes", setup={"players": 2})
    with host.sit(made, "a") as mine, host.sit(made, "b") as other, host.sit(made) as guest:
        assert (mine.until("state")["always"], guest.until("state")["always"]) == (False, None)
        assert mine.do("always", on=True)["type"] == "accepted"
        assert mine.state["always"] is True
        seen = other.until("state", lambda state: state["number"] > 0)
        assert (seen["always"], [seat["always_asked"] for seat in seen["view"]["seats"]]) == (False, [True, False])
        assert mine.do("always", on=False)["type"] == "accepted"
        assert mine.state["always"] is False


def test_a_game_that_asks_everybody_everywhere_refuses_the_wish(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "human") as human:
        assert human.until("state")["always"] is None
        refused = human.do("always", on=True)
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "refused-always-asked")


def test_resigning_ends_the_game_and_a_rematch_is_found_by_everybody(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        human.until("state")
        assert human.do("resign")["type"] == "accepted"
        assert human.do("resign")["type"] == "refused"
        assert human.state["outcome"]["winners"] == ["vampire"]
        path = f"api/tables/{made['table']}/rematch"
        first = host.http.post(path, headers=auth(made, "vampire")).json()
        second = host.http.post(path, headers=auth(made, "human")).json()
        assert first["table"] == second["table"] != made["table"]
        assert vampire.until("table", lambda table: bool(table["info"]["rematch"]))["info"]["rematch"] == first["table"]
        with host.sit(second, "human") as again:
            assert again.until("table")["you"] == "human"
            again.until("state")


def test_my_seats_are_found_by_their_tokens_and_those_that_wait_come_first(host: ThreadHost) -> None:
    waits, idle = host.make(BOTH), host.make(BOTH)
    tokens = [auth(made, seat)["Authorization"][7:] for made, seat in ((idle, "human"), (waits, "vampire"))]
    found = host.http.post("api/mine", json={"tokens": [*tokens, "nobody"]}).json()
    assert [(seat["info"]["id"], seat["seat"], seat["mine"]) for seat in found] == [
        (waits["table"], "vampire", True),
        (idle["table"], "human", False),
    ]


def test_one_seat_from_two_devices(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "mine"})
    with host.sit(made, "vampire") as desk, host.sit(made, "vampire") as phone:
        desk.asked()
        phone.asked()
        number = desk.state["ask"]["number"]
        assert desk.choose()["type"] == "accepted"
        phone.reach(1)
        late = phone.do("choose", number=number, key="skip")
        assert late["type"] == "refused"
        assert "not open" in late["message"] or "not asked" in late["message"]


def test_what_the_rules_refuse_names_the_rule(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "human") as human, host.sit(made, "vampire") as vampire:
        human.until("state")
        refused = human.do("choose", number=0, key="skip")
        assert refused["type"] == "refused"
        assert refused["reason"]["id"] == "kernel-not-asked"
        ask = vampire.asked()
        assert vampire.do("choose", number=0, key="nonsense")["type"] == "refused"
        assert ask is not None
        key, rule = ask["refusals"][0]["key"], ask["refusals"][0]["reason"]["rule"]
        assert vampire.do("choose", number=0, key=key)["rule"] == rule != ""


def test_chat_reaches_the_table_and_whispers_only_where_allowed(host: ThreadHost) -> None:
    made = host.make(BOTH, whispers=True)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human, host.sit(made) as guest:
        assert vampire.do("say", text="Good evening")["type"] == "accepted"
        assert human.until("said")["text"] == guest.until("said")["text"] == "Good evening"
        assert vampire.do("say", text="psst", to="human")["type"] == "accepted"
        assert vampire.do("say", text="all again")["type"] == "accepted"
        assert human.until("said")["to"] == "human"
        assert guest.until("said")["text"] == "all again"
        assert guest.do("say", text="may I?")["type"] == "refused"
        answers = [vampire.do("say", text="spam")["type"] for _ in range(8)]
        assert "refused" in answers
    with host.sit(made, "human") as later:
        assert later.until("said")["text"] == "Good evening"
    plain = host.make(BOTH)
    with host.sit(plain, "vampire") as vampire:
        assert vampire.do("say", text="psst", to="human")["type"] == "refused"


def test_a_game_that_is_over_is_replayed_forked_and_uploaded(host: ThreadHost) -> None:
    made = host.make(BOTH)
    table = made["table"]
    assert host.http.get(f"api/tables/{table}/record").status_code == 403
    assert host.http.get(f"api/tables/{table}/replay/0").status_code == 403
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, seed=3)
        last = human.state["view"]
    replay = host.get(f"api/tables/{table}/replay")
    assert replay["turns"][0] == 0
    assert host.get(f"api/tables/{table}/replay/{replay['length']}", seat="human")["view"] == last
    frames = host.get(f"api/tables/{table}/replay/frames", seat="human", **{"from": 0, "to": 10})
    assert [frame["number"] for frame in frames] == list(range(11))
    assert frames[1]["by"] == "vampire"
    assert frames[1]["label"]["id"]
    bare = host.http.get(f"api/tables/{table}/replay/frames", params={"seat": "human", "to": 10}, headers={"Accept-Encoding": "identity"})
    packed = host.http.get(f"api/tables/{table}/replay/frames", params={"seat": "human", "to": 10}, headers={"Accept-Encoding": "gzip"})
    assert bare.json() == packed.json() == frames
    assert "Content-Encoding" not in bare.headers
    assert int(packed.headers["Content-Length"]) < len(bare.content) / 5
    assert host.http.get(f"api/tables/{table}/replay/{replay['length'] + 1}").status_code == 404
    assert host.http.get(f"api/tables/{table}/replay/1", params={"seat": "ghoul"}).status_code == 422
    record = host.http.get(f"api/tables/{table}/record").content
    sent = host.http.post("api/replays", content=record, headers={"Content-Type": "application/json"}).json()
    assert (sent["length"], sent["outcome"]) == (replay["length"], replay["outcome"])
    fork = host.http.post(f"api/tables/{sent['table']}/fork", json={"at": replay["length"] - 1, "seat": "human", "bot": "random"})
    assert fork.status_code == 201
    assert host.get(f"api/tables/{fork.json()['table']}")["number"] >= replay["length"] - 1
    spoiled = record.replace(b'["vampire","', b'["vampire","un', 1)
    assert spoiled != record
    answer = host.http.post("api/replays", content=spoiled, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert "row" in answer.json()["message"]


def test_wishes_that_make_no_sense_are_refused_with_words(host: ThreadHost) -> None:
    for body, word in (
        ({"game": "chess", "seats": []}, "no game"),
        ({"game": "empire", "seats": [{"seat": "ghoul"}]}, "no seat"),
        ({"game": "empire", "seats": [{"seat": "human"}, {"seat": "human"}]}, "twice"),
        ({"game": "empire", "seats": [{"seat": "human", "kind": "closed"}]}, "closed"),
        ({"game": "empire", "seats": [{"seat": "human", "kind": "bot"}, {"seat": "vampire", "kind": "bot"}]}, "somebody must play"),
        ({"game": "empire", "seats": [{"seat": "human", "kind": "bot", "bot": "search:60"}]}, "no bot"),
        ({"game": "empire", "seats": [{"seat": "human", "kind": "bot", "bot": "evil.py:Bot"}]}, "no bot"),
        ({"game": "empire", "seats": [], "setup": {"tokens": "never"}}, "setup"),
        ({"game": "empire", "seats": [], "position": {}}, "position"),
        ({"game": "empire", "seats": [], "clock": {"kind": "decision", "seconds": 5}}, "10"),
        ({"game": "empire", "seats": [], "colour": "red"}, "colour"),
    ):
        answer = host.http.post("api/tables", json=body)
        assert answer.status_code in (400, 422), body
        assert word in answer.json()["message"], answer.text


def test_a_new_seat_has_the_usual_orders_and_may_take_them_back(host: ThreadHost) -> None:
    """What an order answers is not asked: alone among bots, the game goes on to where something is to be chosen."""
    made = host.make({"a": "mine", "b": "bot:steady"}, game="vtes", setup={"players": 2})
    usual = next(game["orders"] for game in host.get("api/games") if game["name"] == "vtes")
    with host.sit(made, "a") as mine:
        given = mine.until("state")["passing"]
        assert given == [order for order, on in usual.items() if on]
        assert mine.do("passing", windows=["vtes-order-hunt"])["type"] == "accepted"
        assert mine.state["passing"] == ["vtes-order-hunt"]
    with host.sit(made) as guest:
        assert guest.until("state")["passing"] == [], "whatever somebody has ordered, nobody else is told"


def test_two_answers_that_are_one_choice_are_entered_together(host: ThreadHost) -> None:
    made = host.make({"a": "mine", "b": "bot:steady"}, game="vtes", setup={"players": 2})
    with host.sit(made, "a") as mine:
        mine.until("state")

        def question() -> Any:
            while not (mine.state["ask"] and not mine.state["ask"]["auto_pass"]):
                mine.until("state")
            return mine.state["ask"]

        while not (both := [option["key"] for option in question()["options"] if option["key"].startswith("discard>")]):
            keys = [option["key"] for option in question()["options"]]
            answered = mine.do("choose", number=question()["number"], key="pass" if "pass" in keys else keys[0])
            assert answered["type"] == "accepted"
        before, number = mine.state["number"], question()["number"]
        assert mine.do("choose", number=number, key="discard>card:no-such-card")["type"] == "refused"
        assert mine.state["number"] == before, "nothing has changed"
        assert mine.do("choose", number=number, key=both[0])["type"] == "accepted"
        assert mine.state["number"] >= before + 2
