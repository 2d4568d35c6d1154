"""Draws the table of Fury of Dracula: hunters with the ways from where they stand, the trail, what is known, and the combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import NUMBER, PLACES, RAILS, ROADS, WATERS
from coterie.games.fury.terminal.fight import show_combat
from coterie.games.fury.view import FuryView, HunterView, SlotView
from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.drawing import Drawing
from coterie.terminal.screen import Screen, sentence

LIKELY: Final = 8
"""How many places where Dracula may be are named, the likeliest first; all of them would hide the table."""
WAYS: Final = {"road": ROADS, "rail": RAILS, "sea": WATERS}


def drawing(game: Game) -> Drawing:
    """The drawing of one game."""
    return FuryDrawing(game)


class FuryDrawing:
    """Draws one game's tables."""

    def __init__(self, game: Game) -> None:
        self.favourite: Seat = next(seat for seat in game.seats if seat != DRACULA)

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The tracks, the hunters with the map around them, Dracula and his trail, what is under way, and the hand."""
        view: FuryView = game.view(seat)
        _turn(screen, view)
        for hunter in view.hunters:
            _hunter(screen, view, hunter)
        _dracula(screen, view)
        _trail(screen, view)
        _in_force(screen, view)
        _under_way(screen, view)

    def brief(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The tracks, where everybody stands, the ways from where the asked one is, and what is under way."""
        view: FuryView = game.view(seat)
        _turn(screen, view)
        speaker = screen.speaker
        screen.line(" · ".join(f"{_who(speaker, one.id)}: {_place(speaker, one.place)}" for one in view.hunters), "dim")
        place = view.dracula.place if view.active == DRACULA else next(one.place for one in view.hunters if one.id == view.active)
        if place and view.combat is None:
            _ways(screen, place)
        if view.active == DRACULA == view.seat:
            _trail(screen, view)
        _under_way(screen, view)

    def facts(self, screen: Screen, ref: Ref) -> None:
        """What a card, a token or a power does; of a place, the ways from it."""
        screen.line(screen.speaker.name(ref), "bold", 2)
        kind = ref.kind.removeprefix("fury-")
        does = f"web-fury-does-{'event' if kind == 'card' else kind}-{ref.id}"
        if screen.speaker.knows(does):
            screen.tell(does, "", 4)
        elif ref.kind == "fury-place" and ref.id in NUMBER:
            _ways(screen, ref.id, 4)

    def legend(self, screen: Screen) -> None:
        """No signs are used."""


def _who(speaker: Speaker, who: str) -> str:
    return speaker.name(Ref("fury-hunter", who))


def _played(speaker: Speaker, who: str) -> str:
    """A hunter or Dracula, with the name of the player who plays nobody else."""
    return speaker.introduced(Ref("fury-seat", who))


def _place(speaker: Speaker, place: str) -> str:
    return speaker.name(Ref("fury-place", place)) if place else "–"


def _named(speaker: Speaker, kind: str, things: Iterable[str]) -> str:
    """Things by name, equal ones counted."""
    counted = Counter(speaker.name(Ref(f"fury-{kind}", thing)) for thing in things)
    return ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in counted.items())


def _turn(screen: Screen, view: FuryView) -> None:
    """The hour, whose turn it is, and the tracks."""
    speaker = screen.speaker
    time, phase = speaker.name(Ref("fury-time", view.time)), speaker.name(Ref("fury-phase", view.phase))
    screen.heading(speaker.tell("cli-fury-turn", round=view.round, time=time, who=_who(speaker, view.active), phase=phase))
    blood = {"blood": view.dracula.blood, "most": view.dracula.blood_most}
    screen.tell("cli-fury-tracks", "", 0, **blood, vampires=view.vampires, win=view.vampires_to_win, resolve=view.resolve)


def _ways(screen: Screen, place: str, indent: int = 2) -> None:
    """The map around a place: where its roads, railways and waters lead."""
    speaker = screen.speaker
    for way, beside in WAYS.items():
        near = [_place(speaker, PLACES[number]) for number in beside[NUMBER[place]]]
        if near:
            screen.tell(f"cli-fury-by-{way}", "dim", indent, places=", ".join(near))


def _hunter(screen: Screen, view: FuryView, hunter: HunterView) -> None:
    speaker = screen.speaker
    screen.line()
    numbers = {"health": hunter.health, "most": hunter.health_most, "bites": hunter.bites, "defeat": hunter.bites_to_defeat}
    cards = {"items": hunter.items, "events": hunter.events}
    who, place = _played(speaker, hunter.id), _place(speaker, hunter.place)
    screen.tell("cli-fury-hunter", "bold" if hunter.id == view.active else "", who=who, place=place, **numbers, **cards)
    states = [speaker.tell(f"cli-fury-{state}") for state in ("misses", "fog", "bats", "announced") if getattr(hunter, state)]
    others = [_who(speaker, other) for other in hunter.group if other != hunter.id]
    states += [speaker.tell("cli-fury-group", who=", ".join(others))] if others else []
    if states:
        screen.line(sentence(", ".join(states)), "yellow", 2)
    for kind, own in (("item", hunter.own_items), ("card", hunter.own_events)):
        if own:
            screen.tell(f"cli-fury-own-{kind}", "", 2, cards=_named(speaker, kind, own))
    known = [card for card in (*hunter.seen, hunter.shown_item, hunter.shown_event) if card] if not hunter.own_items else []
    if known:
        screen.tell("cli-fury-known", "", 2, cards=_cards(speaker, known))
    if hunter.place:
        _ways(screen, hunter.place)


def _cards(speaker: Speaker, cards: Sequence[str]) -> str:
    """Items and events by name, each once."""
    return ", ".join(dict.fromkeys(speaker.name(Ref(kind_of(speaker, card), card)) for card in cards))


def kind_of(speaker: Speaker, card: str) -> str:
    """Whether a card is an item or an event."""
    return "fury-item" if speaker.knows(f"fury-item-{card}") else "fury-card"


def _dracula(screen: Screen, view: FuryView) -> None:
    """Where he is, what he holds, and for hunters where he may be."""
    speaker, count = screen.speaker, view.dracula
    screen.line()
    screen.tell(
        "cli-fury-dracula",
        "bold" if view.active == DRACULA else "",
        who=_played(speaker, DRACULA),
        where=_place(speaker, count.place) if count.place else speaker.tell("cli-fury-unseen", sea=int(count.at_sea)),
        tokens=count.tokens,
        events=count.events,
    )
    own = view.seat == DRACULA
    for kind, cards in (
        ("encounter", count.own_tokens if own else count.seen_tokens),
        ("card", count.own_events if own else count.seen_events),
    ):
        if cards:
            screen.tell(f"cli-fury-{'own' if own else 'his'}-{kind}", "", 2, cards=_named(speaker, kind, cards))
    if count.place:
        _ways(screen, count.place)
    likely = sorted(view.belief.items(), key=lambda found: (-found[1], found[0]))
    if likely:
        named = ", ".join(f"{_place(speaker, place)} {100 * share:.0f} %" for place, share in likely[:LIKELY])
        screen.tell("cli-fury-belief", "", 2, places=named, more=max(0, len(likely) - LIKELY))


def _trail(screen: Screen, view: FuryView) -> None:
    """The six spaces and the catacombs, as far as the viewer knows them."""
    for what, slots in (("trail", view.trail), ("catacombs", view.catacombs)):
        rows = [(str(slot.space), *_slot(screen.speaker, view, slot)) for slot in slots if slot is not None]
        if rows:
            screen.line()
            screen.tell(f"cli-fury-{what}")
            screen.table(("", "", ""), rows, right=[0])


def _slot(speaker: Speaker, view: FuryView, slot: SlotView) -> tuple[str, str]:
    """A card of the trail, and what lies on it."""
    place = _place(speaker, slot.place) if slot.place else speaker.tell(f"cli-fury-back-{slot.back}")
    if slot.place and not slot.up and view.seat == DRACULA:
        place = speaker.tell("cli-fury-face-down", place=place)
    parts = [_named(speaker, "power", slot.powers)] if slot.powers else []
    known = [token.kind for token in slot.tokens if token.kind]
    parts += [_named(speaker, "encounter", known)] if known else []
    hidden = len(slot.tokens) - len(known)
    parts += [speaker.tell("cli-fury-hidden", count=hidden)] if hidden else []
    parts += [speaker.tell("cli-fury-paid", count=slot.blood)] if slot.blood else []
    return place, ", ".join(parts)


def _in_force(screen: Screen, view: FuryView) -> None:
    """Allies, holy places, a roadblock, a storm."""
    speaker = screen.speaker
    for side, ally in (("hunters", view.ally_of_hunters), ("dracula", view.ally_of_dracula)):
        if ally:
            screen.tell(f"cli-fury-ally-{side}", card=speaker.name(Ref("fury-card", ally)))
    holy = [place for place in (view.ground, *view.hosts) if place]
    if holy:
        screen.tell("cli-fury-holy", places=", ".join(_place(speaker, place) for place in holy))
    if view.roadblock:
        one, other, _ = view.roadblock
        screen.tell("cli-fury-roadblock", one=_place(speaker, one), other=_place(speaker, other))
    if view.storm:
        screen.tell("cli-fury-storm", place=_place(speaker, view.storm), count=view.storm_left)


def _under_way(screen: Screen, view: FuryView) -> None:
    """Cards that were played, a trade, the combat."""
    speaker = screen.speaker
    for played in view.running:
        card = speaker.name(Ref("fury-card", played.card))
        screen.tell("cli-fury-playing", "yellow", who=_who(speaker, played.by), card=card, cancelled=int(played.cancelled))
    if view.trade is not None:
        for who, cards in ((view.trade.asked, view.trade.offer), (view.trade.other, view.trade.back)):
            if cards:
                screen.tell("cli-fury-offers", "yellow", who=_who(speaker, who), cards=_cards(speaker, cards))
    if view.combat is not None:
        show_combat(screen, view.combat)
