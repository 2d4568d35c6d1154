"""The rules of Soirée: a round for each host, with the scene that the host has chosen."""

from __future__ import annotations

from coterie.kernel.marks import Limit, Marks, parts
from coterie.kernel.questions import PASS, Ask, Outside, Rules, ask, ask_marks, ask_open, ask_together
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Outcome, Reason, Ref, Text
from tests.tiny.state import SEATS, TinyState

SLAM = 12
"""Cards from here on can slam a door."""
FEAST = 10
"""What a guest brings to a feast is worth so much, or all that is held."""
GIFTS = 3
BURIED = 2


def guest(seat: Seat) -> Ref:
    return Ref("tiny-seat", seat)


class _TinyAsk(Ask[TinyState]):
    __slots__ = ()

    def prompt(self, state: TinyState) -> Text:
        return Text(f"tiny-prompt-{self.kind}")

    def option(self, state: TinyState, key: str) -> Option:
        return Option(key, Text("tiny-option", {"key": key}))


class HostAsk(_TinyAsk):
    __slots__ = ()
    kind = "host"

    def candidates(self, state: TinyState) -> list[str]:
        return ["vote", "duel", "feast", "gifts", "bury", *(f"spy:{seat}" for seat in SEATS if seat != self.seat)]

    def refusal(self, state: TinyState, key: str) -> Reason | None:
        target = key[4:] if key.startswith("spy") else ""
        if target in state.gone:
            return Reason(Text("tiny-reason-gone"), "tiny.spy")
        if key == "bury" and len(state.hands[self.seat]) <= BURIED:
            return Reason(Text("tiny-reason-few"), "tiny.bury")
        if key in ("duel", "feast") and any(not state.hands[seat] for seat in state.present()):
            return Reason(Text("tiny-reason-empty"), "tiny.duel")
        if state.plant == "option" and target and state.hands[target] and max(map(int, state.hands[target])) >= 18:
            return Reason(Text("tiny-reason-gone"), "tiny.spy")
        return None


class DoorAsk(_TinyAsk):
    """Slam the door with a high card, or pass."""

    __slots__ = ()
    kind = "door"

    def candidates(self, state: TinyState) -> list[str]:
        return [PASS, *(f"slam:{card}" for card in state.hands[self.seat])]

    def refusal(self, state: TinyState, key: str) -> Reason | None:
        return None if key == PASS or int(key[5:]) >= SLAM else Reason(Text("tiny-reason-low"), "tiny.slam")


class StealAsk(_TinyAsk):
    __slots__ = ("victim",)
    kind = "steal"

    def __init__(self, seat: Seat, victim: Seat, quiet: bool) -> None:
        super().__init__(seat, quiet)
        self.victim = victim

    def candidates(self, state: TinyState) -> list[str]:
        return [f"take:{card}" for card in sorted(state.hands[self.victim], key=int)]


class DuelAsk(_TinyAsk):
    __slots__ = ()
    kind = "duel"

    def candidates(self, state: TinyState) -> list[str]:
        return [f"play:{card}" for card in state.hands[self.seat]]


class VoteAsk(_TinyAsk):
    __slots__ = ()
    kind = "vote"

    def candidates(self, state: TinyState) -> list[str]:
        return ["for", "against", PASS]


class FeastAsk(_TinyAsk):
    """Bring one to three cards, which are worth something together."""

    __slots__ = ()
    kind = "feast"

    def candidates(self, state: TinyState) -> list[str]:
        return [f"bring:{card}" for card in state.hands[self.seat]]

    def marks(self, state: TinyState) -> Marks:
        hand = state.hands[self.seat]
        highest = sum(sorted(map(int, hand))[-3:])
        return Marks(
            dict.fromkeys(self.candidates(state), 1),
            Limit(Text("tiny-limit-cards"), "tiny.feast", 1, 3),
            Limit(Text("tiny-limit-worth"), "tiny.feast", min(FEAST, highest), weights={f"bring:{card}": int(card) for card in hand}),
        )


class GiftsAsk(_TinyAsk):
    """Give up to three points to others, no more than two to each, or none."""

    __slots__ = ()
    kind = "gifts"

    def candidates(self, state: TinyState) -> list[str]:
        return [PASS, *(f"give:{seat}" for seat in SEATS if seat != self.seat)]

    def refusal(self, state: TinyState, key: str) -> Reason | None:
        return Reason(Text("tiny-reason-gone"), "tiny.gifts") if key[5:] in state.gone else None

    def marks(self, state: TinyState) -> Marks:
        leak = state.plant == "marks" and any("18" in state.hands[seat] for seat in SEATS if seat != self.seat)
        legal = [key for key in self.candidates(state) if key != PASS and self.refusal(state, key) is None]
        return Marks(dict.fromkeys(legal, 2), Limit(Text("tiny-limit-points"), "tiny.gifts", 0, GIFTS - leak))


class BuryAsk(_TinyAsk):
    """Put two cards face down under the deck."""

    __slots__ = ()
    kind = "bury"

    def candidates(self, state: TinyState) -> list[str]:
        return [f"bury:{card}" for card in state.hands[self.seat]]

    def marks(self, state: TinyState) -> Marks:
        return Marks(dict.fromkeys(self.candidates(state), 1), Limit(Text("tiny-limit-cards"), "tiny.bury", BURIED, BURIED))

    def veiled(self) -> bool:
        return True


class SceneEnds(Exception):
    """The scene is over, whatever was going on in it."""


def play(state: TinyState) -> Rules[None]:
    while state.round <= state.rounds:
        try:
            yield from play_round(state)
        except Outside as outside:
            if outside.seat is None:
                break
            leave(state, outside)
        state.spied = [pair for pair in state.spied if not {*pair} & {*state.gone}]
        state.scene, state.votes, state.done, state.slams = [], {}, [], 0
        if len(state.present()) == 1:
            break
        state.round += 1
    finish(state)


def leave(state: TinyState, outside: Outside) -> None:
    assert outside.seat is not None
    state.tell("tiny-event-leaves", seat=guest(outside.seat), kind=outside.kind)
    state.gone.append(outside.seat)
    state.played += state.hands[outside.seat]
    state.hands[outside.seat] = []
    state.learn()


def finish(state: TinyState) -> None:
    best = max(state.points[seat] for seat in state.present())
    winners = tuple(seat for seat in state.present() if state.points[seat] == best)
    state.outcome = Outcome({seat: float(state.points[seat]) for seat in SEATS}, winners if len(winners) == 1 else (), Text("tiny-end"))
    state.tell("tiny-event-over")


def play_round(state: TinyState) -> Rules[None]:
    host = state.host()
    key = yield from ask(HostAsk(host, quiet=True))
    state.tell("tiny-event-hosts", seat=guest(host), key=key)
    try:
        if key == "duel":
            yield from duel(state)
        elif key == "vote":
            yield from vote(state)
        elif key == "feast":
            yield from feast(state)
        elif key == "gifts":
            yield from give(state, host)
        elif key == "bury":
            yield from bury(state, host)
        else:
            yield from spy(state, host, key[4:])
    except SceneEnds:
        state.tell("tiny-event-scene-ends")


def duel(state: TinyState) -> Rules[None]:
    """Everybody plays a card in secret; the highest scores; the sum of two lowest above twenty ends the scene for all."""
    state.scene.append("duel")
    present = tuple(state.present())
    answers = yield from ask_together(*(DuelAsk(seat) for seat in present))
    state.learn()
    for seat, key in zip(present, answers, strict=True):
        state.hands[seat].remove(key[5:])
        state.played.append(key[5:])
        state.tell("tiny-event-plays", seat=guest(seat), card=key[5:])
    values = [int(key[5:]) for key in answers]
    if sum(sorted(values)[:2]) > 20:
        raise SceneEnds
    state.points[present[values.index(max(values))]] += 1


def feast(state: TinyState) -> Rules[None]:
    """Everybody brings cards in secret; who brings the most is thanked."""
    state.scene.append("feast")
    present = tuple(state.present())
    answers = yield from ask_together(*(FeastAsk(seat) for seat in present))
    state.learn()
    for seat, key in zip(present, answers, strict=True):
        for part in parts(key):
            state.hands[seat].remove(part[6:])
            state.played.append(part[6:])
            state.tell("tiny-event-plays", seat=guest(seat), card=part[6:])
    brought = [len(parts(key)) for key in answers]
    state.points[present[brought.index(max(brought))]] += 1


def give(state: TinyState, host: Seat) -> Rules[None]:
    """The host gives points away."""
    state.scene.append("gifts")
    for mark in (yield from ask_marks(GiftsAsk(host))):
        if mark != PASS:
            state.points[mark[5:]] += 1
            state.tell("tiny-event-gives", seat=guest(host), to=guest(mark[5:]))


def bury(state: TinyState, host: Seat) -> Rules[None]:
    """Two cards go back to the deck; nobody sees which."""
    state.scene.append("bury")
    for mark in (yield from ask_marks(BuryAsk(host))):
        state.hands[host].remove(mark[5:])
        state.deck.append(mark[5:])
    state.tell("tiny-event-buries", seat=guest(host))


def vote(state: TinyState) -> Rules[None]:
    """Anybody may vote, and change the vote, until all are done."""
    state.scene.append("vote")
    while waiting := [seat for seat in state.present() if seat not in state.done]:
        seat, key = yield from ask_open(*(VoteAsk(seat) for seat in waiting))
        if key == PASS:
            state.done.append(seat)
        else:
            state.votes[seat] = key
            state.done.append(seat)
        state.tell("tiny-event-votes", seat=guest(seat), key=key)
    if list(state.votes.values()).count("for") >= 2:
        state.points[state.host()] += 1


def spy(state: TinyState, seat: Seat, victim: Seat) -> Rules[None]:
    """Look at a hand and take a card, unless the door is slammed."""
    state.scene.append(f"spy:{seat}:{victim}")
    yield from door(state, seat, victim)
    if not state.hands[victim]:
        return
    state.spied.append((seat, victim))
    state.learn(seat)
    state.tell_one(seat, "tiny-event-you-see", cards=tuple(state.hands[victim]))
    state.tell_others(seat, "tiny-event-sees", seat=guest(seat), secret=state.hands[victim][0] if state.plant == "event" else "")
    key = yield from ask(StealAsk(seat, victim, quiet=state.plant == "quiet"))
    state.spied.remove((seat, victim))
    state.hands[victim].remove(key[5:])
    state.hands[seat].append(key[5:])
    state.learn(victim)
    for viewer in (seat, victim):
        state.tell_one(viewer, "tiny-event-taken", card=key[5:])


def door(state: TinyState, spy: Seat, victim: Seat) -> Rules[None]:
    """The victim may slam the door with a high card, and the spy may force it open with another: interrupts that nest."""
    silent = state.plant == "window" and all(int(card) < SLAM for card in state.hands[victim])
    if not state.hands[victim] or silent:
        return
    key = yield from ask(DoorAsk(victim))
    if key == PASS:
        return
    state.hands[victim].remove(key[5:])
    state.played.append(key[5:])
    state.slams += 1
    state.tell("tiny-event-slams", seat=guest(victim), card=key[5:])
    slams = state.slams
    yield from door(state, victim, spy)
    if state.slams == slams:
        raise SceneEnds
