"""Plays a whole game against a bot of a Coterie server, by the protocol alone: `python client.py http://127.0.0.1:8666/ empire human`.

Needs `pip install websockets`. It chooses at random; put your own player into `choose`. docs/protocol.md explains the messages.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any]) -> Any:
    """Send JSON, get JSON."""
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310  # the address is ours
    with urlopen(request) as answer:  # noqa: S310  # the address is ours
        return json.load(answer)


def choose(ask: dict[str, Any], view: dict[str, Any]) -> str:
    """Which option to take: here any. `view` is all that this seat may know."""
    key = str(random.choice(ask["options"] + ask["marks"])["key"])  # noqa: S311  # nothing secret hangs on it
    return key if key in [option["key"] for option in ask["options"]] else mark(ask, {key: 1})


def mark(ask: dict[str, Any], made: dict[str, int]) -> str:
    """Mark one thing after the other until everything comes to what it must."""
    weigh = lambda limit, key: 1 if limit["weights"] is None else limit["weights"].get(key, 0)  # noqa: E731
    short = [limit for limit in ask["limits"] if sum(weigh(limit, key) * count for key, count in made.items()) < limit["least"]]
    more = [one["key"] for one in ask["marks"] if made.get(one["key"], 0) < one["most"] and short and weigh(short[0], one["key"])]
    if more:
        key = random.choice(more)  # noqa: S311
        return mark(ask, made | {key: made.get(key, 0) + 1})
    return " ".join(f"{key}*{count}" for key, count in sorted(made.items()))


def play(server: str, game: str, seat: str, bot: str = "") -> dict[str, Any]:
    """Make a table, sit down, play to the end. Returns the outcome."""
    others = [name for info in json.load(urlopen(f"{server}api/games")) if info["name"] == game for name in info["seats"] if name != seat]  # noqa: S310
    wishes = [{"seat": seat, "kind": "mine"}] + [{"seat": other, "kind": "bot", "bot": bot} for other in others]
    made = post(f"{server}api/tables", {"game": game, "seats": wishes})
    address = f"ws{server.removeprefix('http')}ws/{made['table']}"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "version": 2, "token": made["seats"][0]["token"]}))
        answered = -1
        for text in socket:
            message = json.loads(text)
            if message["type"] == "problem":
                raise SystemExit(f"the server says: {message['message']}")
            if message["type"] == "refused":
                answered = -1
            if message["type"] != "state":
                continue
            if message["outcome"]:
                outcome: dict[str, Any] = message["outcome"]
                return outcome
            ask = message["ask"] if not (message["window"] and message["window"]["answer"]) else None
            if ask and ask["number"] != answered and not ask["auto_pass"]:
                answered = ask["number"]
                socket.send(json.dumps({"type": "choose", "number": ask["number"], "key": choose(ask, message["view"])}))
    raise SystemExit("the server closed the connection")


if __name__ == "__main__":
    print(play(*sys.argv[1:5]))  # noqa: T201  # it is a script
