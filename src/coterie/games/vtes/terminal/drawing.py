"""Draws the table of VTES: the Methuselahs around it, what is under way, and the hand of whoever looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text as Styled

from coterie.games.vtes.cards.vocabulary import ChooseReady
from coterie.games.vtes.pool import facts
from coterie.games.vtes.terminal.cards import levels, printed_line, show_facts, show_text, title_line, word
from coterie.games.vtes.text import name, printed
from coterie.games.vtes.text.printer import definition
from coterie.games.vtes.told.minions import PieceOutlook
from coterie.games.vtes.told.outlook import ActionOutlook, CombatOutlook, Outlook, ReferendumOutlook
from coterie.games.vtes.view import (
    ActionView,
    CardView,
    CombatView,
    FaceDownView,
    MinionView,
    ReferendumView,
    SeatView,
    SourceView,
    VtesView,
)
from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.drawing import Drawing
from coterie.terminal.screen import Cell, Screen, sentence

ASH_SHOWN: Final = 6
"""How many cards of an ash heap are named, the last ones; all of them would hide the table."""


def drawing(game: Game) -> Drawing:
    """The drawing of one game."""
    return VtesDrawing(game)


class VtesDrawing:
    """Draws one game's tables."""

    def __init__(self, game: Game) -> None:
        self.favourite = game.seats[0]
        self._pieces: dict[int, int] = {}
        """The card of each piece that was last drawn, by its number."""
        self._stands: dict[str, PieceOutlook] = {}
        """What is to be known of minions and cards on them when the table was last drawn."""

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """From the viewer's prey round the table to the viewer, then what is under way, then the hand."""
        view = self._begin(screen, game, seat)
        self._stands = {} if game.outlook is None else game.outlook.pieces
        for player in _round(view):
            self._seat(screen, view, player)
        self._under_way(screen, view, game.outlook)
        self._hand(screen, view)

    def brief(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The pools round the table, what is under way, and what the viewer may still do."""
        view = self._begin(screen, game, seat)
        screen.line(" · ".join(_seat_line(screen.speaker, view, player) for player in _round(view)), "dim")
        self._under_way(screen, view, game.outlook)
        _left(screen, view)

    def _begin(self, screen: Screen, game: Game, seat: Seat | None) -> VtesView:
        """Whose turn it is; the pieces of the table are learnt."""
        view: VtesView = game.view(seat)
        self._pieces = dict(_pieces(view))
        phase = screen.speaker.name(Ref("vtes-phase", view.phase))
        screen.heading(screen.speaker.tell("cli-vtes-turn", turn=view.turn, seat=_seat(screen.speaker, view.active), phase=phase))
        return view

    def _under_way(self, screen: Screen, view: VtesView, outlook: Outlook | None) -> None:
        """An action, a combat, a referendum, and cards that are being played, each with how it stands."""
        speaker = screen.speaker
        stands = Outlook() if outlook is None else outlook
        if view.action is not None:
            self._action(screen, view.action)
            if stands.action is not None:
                self._outlook(screen, stands.action)
        if view.combat is not None:
            self._combat(screen, view.combat, stands.combat)
        if view.referendum is not None:
            self._referendum(screen, view, view.referendum)
            self._polled(screen, stands.referendum)
        for playing in view.playing:
            screen.tell("cli-vtes-playing", "yellow", seat=_seat(speaker, playing.seat), card=_name(speaker, playing.card))

    def facts(self, screen: Screen, ref: Ref) -> None:
        """A card with its text, or a piece with that of its card."""
        number = int(ref.id) if ref.id.isdecimal() else 0
        card = number if ref.kind == "vtes-card" else self._pieces.get(number, 0) if ref.kind == "vtes-piece" else 0
        if card in facts():
            show_facts(screen, card)
        else:
            screen.line(screen.speaker.name(ref), indent=2)

    def legend(self, screen: Screen) -> None:
        """How disciplines are written."""
        screen.tell("cli-vtes-legend", "dim")

    def _seat(self, screen: Screen, view: VtesView, player: SeatView) -> None:
        speaker = screen.speaker
        screen.line()
        screen.line(Styled(_seat_line(speaker, view, player), "bold" if player.seat == view.active else ""))
        if player.ousted:
            return
        piles = {"hand": player.hand, "library": player.library, "crypt": player.crypt, "ash": len(player.ash)}
        screen.tell("cli-vtes-piles", "dim", 2, **piles)
        rows: list[Sequence[Cell]] = []
        rows += [self._minion(speaker, minion, "ready") for minion in player.ready]
        rows += [self._minion(speaker, minion, "torpor") for minion in player.torpor]
        rows += [self._card(speaker, card, "in-play") for card in player.in_play]
        rows += [self._card(speaker, card, "contested") for card in player.contested]
        rows += [self._face_down(speaker, card) for card in player.uncontrolled]
        if rows:
            screen.table(("", "", "", "", "", ""), rows)
        for what, cards in (("seen", player.seen), ("ash", player.ash[-ASH_SHOWN:]), ("removed", player.removed)):
            if cards:
                screen.tell(f"cli-vtes-{what}", "dim", 2, cards=_names(speaker, cards))

    def _minion(self, speaker: Speaker, minion: MinionView, region: str) -> Sequence[Cell]:
        ally = minion.kind == "ally"
        blood = {"life": minion.blood} if ally else {"blood": minion.blood, "capacity": minion.capacity}
        stands = self._stands.get(str(minion.id), PieceOutlook())
        numbers = [
            speaker.tell("cli-vtes-bleed", bleed=minion.bleed) + _from(speaker, stands.bleed_from),
            speaker.tell("cli-vtes-strength", strength=minion.strength) + _from(speaker, stands.strength_from),
        ]
        if stands.intercept or stands.may_block:
            numbers.append(speaker.tell("cli-vtes-intercept", intercept=stands.intercept) + _from(speaker, stands.intercept_from))
        if stands.votes:
            numbers.append(speaker.tell("cli-vtes-votes", votes=stands.votes) + _from(speaker, stands.votes_from))
        parts = [word(speaker, "clan", minion.clan)] if minion.clan else []
        parts += [title_line(speaker, minion.title, minion.city)] if minion.title else []
        parts += [levels(speaker, minion.disciplines)] if minion.disciplines else []
        more = [speaker.tell(f"cli-vtes-{may}") for may, now in (("acts", stands.may_act), ("blocks", stands.may_block)) if now]
        more += [speaker.say(text) for text in ((stands.why_not,) if stands.why_not is not None else ()) + stands.marks]
        more += [speaker.tell("cli-vtes-with", cards=self._attached(speaker, minion.cards))] if minion.cards else []
        return (
            Styled(speaker.tell(f"cli-vtes-{region}"), "red" if region == "torpor" else "dim"),
            Styled(_name(speaker, minion.card), "bold"),
            speaker.tell("cli-vtes-life" if ally else "cli-vtes-blood", **blood),
            Styled(speaker.tell("cli-vtes-locked"), "yellow") if minion.locked else "",
            ", ".join(numbers + parts),
            " · ".join(more),
        )

    def _attached(self, speaker: Speaker, cards: Iterable[CardView]) -> str:
        return ", ".join(
            _name(speaker, card.card)
            + (f" ({speaker.tell('cli-vtes-counters', count=card.counters)})" if card.counters else "")
            + (f" ({speaker.tell('cli-vtes-locked')})" if card.locked else "")
            for card in cards
        )

    def _card(self, speaker: Speaker, card: CardView, region: str) -> Sequence[Cell]:
        counters = speaker.tell("cli-vtes-counters", count=card.counters) if card.counters else ""
        locked = Styled(speaker.tell("cli-vtes-locked"), "yellow") if card.locked else ""
        attached = speaker.tell("cli-vtes-with", cards=self._attached(speaker, card.cards)) if card.cards else ""
        return Styled(speaker.tell(f"cli-vtes-{region}"), "dim"), _name(speaker, card.card), counters, locked, "", attached

    def _face_down(self, speaker: Speaker, card: FaceDownView) -> Sequence[Cell]:
        known = _name(speaker, card.card) if card.card else speaker.tell("cli-vtes-facedown", number=str(card.id))
        counters = f"{card.counters}/{facts()[card.card].capacity}" if card.card else str(card.counters)
        told = [speaker.tell("cli-vtes-younger", capacity=card.younger_than)] if card.younger_than and not card.card else []
        told += [word(speaker, "clan", clan) for clan in card.clans if not card.card]
        told += [printed_line(speaker, facts()[card.card])] if card.card else []
        attached = speaker.tell("cli-vtes-with", cards=self._attached(speaker, card.cards)) if card.cards else ""
        return Styled(speaker.tell("cli-vtes-uncontrolled"), "dim"), known, counters, "", ", ".join(told), attached

    def _action(self, screen: Screen, action: ActionView) -> None:
        speaker = screen.speaker
        actor = self._piece(speaker, action.actor) or _seat(speaker, action.seat)
        screen.line()
        if action.kind == "bleed" and action.target:
            target = _seat(speaker, action.target)
            screen.tell("cli-vtes-action-bleed", "yellow", actor=actor, bleed=action.bleed, target=target, stealth=action.stealth)
        else:
            screen.tell("cli-vtes-action", "yellow", actor=actor, stealth=action.stealth)
        if action.card:
            screen.line(_name(speaker, action.card), indent=2)
        self._sources(screen, "cli-vtes-bleed-from", action.bleed_from)
        self._sources(screen, "cli-vtes-stealth-from", action.stealth_from)
        if action.blocker:
            blocker = self._piece(speaker, action.blocker)
            screen.tell("cli-vtes-blocker", "yellow", 2, blocker=blocker, intercept=action.intercept)
            self._sources(screen, "cli-vtes-intercept-from", action.intercept_from)

    def _outlook(self, screen: Screen, action: ActionOutlook) -> None:
        """What was played, who may still block, and what becomes of it as it stands."""
        speaker = screen.speaker
        for one in action.played:
            name = _name(speaker, one.card) + (f" [{one.level}]" if one.level else "")
            screen.tell("cli-vtes-played", "dim", 2, minion=self._piece(speaker, one.minion), card=name)
        if action.may_block:
            able = [f"{self._piece(speaker, one.minion)} ({one.intercept})" for one in action.may_block]
            screen.tell("cli-vtes-may-block", "dim", 2, minions=", ".join(able))
        for text in action.says:
            screen.line(speaker.say(text), "yellow", 2)

    def _sources(self, screen: Screen, message: str, sources: Sequence[SourceView]) -> None:
        """What a number is the sum of, where that is more than one thing."""
        if len(sources) > 1:
            screen.tell(message, "dim", 2, sources=_parts(screen.speaker, sources))

    def _combat(self, screen: Screen, combat: CombatView, stands: CombatOutlook | None) -> None:
        speaker = screen.speaker
        screen.line()
        screen.tell("cli-vtes-combat", "red", round=combat.round, range=combat.range)
        for side in combat.sides:
            damage = speaker.tell("cli-vtes-fighter-damage", damage=side.damage) if side.damage else ""
            fighter = self._piece(speaker, side.minion) or _name(speaker, side.card)
            screen.line(", ".join(part for part in (f"{fighter} ({_seat(speaker, side.seat)})", damage) if part), indent=2)
        for text in () if stands is None else stands.says:
            screen.line(speaker.say(text), "red", 2)

    def _polled(self, screen: Screen, stands: ReferendumOutlook | None) -> None:
        """Whether it passes as it stands, and the votes still to come."""
        if stands is None:
            return
        speaker = screen.speaker
        for text in stands.says:
            screen.line(speaker.say(text), "yellow", 2)
        left = [f"{_seat(speaker, seat)} {votes}" for seat, votes in stands.votes_left.items()]
        if left:
            screen.tell("cli-vtes-votes-left", "dim", 2, votes=", ".join(left))

    def _referendum(self, screen: Screen, view: VtesView, called: ReferendumView) -> None:
        """The card it is about with its text, or the diablerist; the terms as far as they are set; and the votes as they stand."""
        speaker = screen.speaker
        votes = {"for": called.votes_for, "against": called.votes_against}
        screen.line()
        if called.card:
            screen.tell("cli-vtes-referendum-card", "yellow", card=_name(speaker, called.card), **votes)
            show_text(screen, printed(called.card, speaker.language), 2)
        else:
            screen.tell("cli-vtes-referendum", "yellow", who=self._piece(speaker, called.actor), hunt=int(called.blood_hunt), **votes)
        terms = [word(speaker, "clan", called.clan)] if called.clan else []
        if called.chosen >= 0:
            vampire = _names_a_vampire(called.card)
            terms.append(self._piece(speaker, called.chosen) if vampire else _seat(speaker, view.seats[called.chosen].seat))
        terms += [self._piece(speaker, minion) for minion in called.minions]
        terms += [f"{_seat(speaker, seat)} {points}" for seat, points in called.points.items()]
        if terms:
            screen.tell("cli-vtes-terms", "yellow", 2, terms=", ".join(terms))

    def _hand(self, screen: Screen, view: VtesView) -> None:
        """One's own cards with what they cost and do, what one looks at, and what is left to do in the phase."""
        if view.seat is None:
            return
        speaker = screen.speaker
        screen.heading(speaker.tell("cli-vtes-hand", count=len(view.hand)))
        rows = []
        for card, count in sorted(Counter(view.hand).items(), key=lambda held: (facts()[held[0]].types, facts()[held[0]].name)):
            text = " ".join(line.plain() for line in printed(card, speaker.language).lines)
            rows.append((f"{count}×" if count > 1 else "", _both_names(speaker, card), printed_line(speaker, facts()[card]), text))
        if rows:
            screen.table(("", "", "", ""), rows)
        _left(screen, view)

    def _piece(self, speaker: Speaker, number: int) -> str:
        return _name(speaker, self._pieces[number]) if number in self._pieces else ""


def _parts(speaker: Speaker, sources: Sequence[SourceView]) -> str:
    return ", ".join(f"{_name(speaker, one.card) if one.card else speaker.tell('cli-vtes-base')} {one.amount:+}" for one in sources)


def _from(speaker: Speaker, sources: Sequence[SourceView]) -> str:
    """What a number is the sum of, where cards have a part in it."""
    return f" ({_parts(speaker, sources)})" if sources else ""


def _names_a_vampire(card: int) -> bool:
    """Whether what a referendum's terms choose is a vampire; otherwise it is a Methuselah."""
    return any(isinstance(effect, ChooseReady) for mode in definition(card).modes for effect in mode.effects)


def _seat_line(speaker: Speaker, view: VtesView, player: SeatView) -> str:
    """A Methuselah with pool, points and what else to know."""
    marks = [speaker.tell(f"cli-vtes-{mark}") for mark in _marks(view, player)]
    line = speaker.tell(
        "cli-vtes-seat", seat=sentence(speaker.introduced(Ref("vtes-seat", player.seat))), pool=player.pool, points=f"{player.points:g}"
    )
    return line + (f" ({', '.join(marks)})" if marks else "")


def _left(screen: Screen, view: VtesView) -> None:
    """What the viewer looks at, and what is left to do in the phase."""
    if view.seat is None:
        return
    if view.looks:
        screen.tell("cli-vtes-looks", cards=_names(screen.speaker, view.looks))
    me = next(player for player in view.seats if player.seat == view.seat)
    left = {"master": me.master_actions, "influence": me.transfers, "discard": me.discards}
    if view.active == view.seat and view.phase in left:
        screen.tell(f"cli-vtes-left-{view.phase}", count=left[view.phase])


def _seat(speaker: Speaker, seat: Seat) -> str:
    return sentence(speaker.called(Ref("vtes-seat", seat)))


def _name(speaker: Speaker, card: int) -> str:
    """The name, as questions and events have it."""
    return name(card, speaker.language)


def _both_names(speaker: Speaker, card: int) -> str:
    """The name, and the English one where it is another."""
    here, english = _name(speaker, card), facts()[card].name
    return here if here == english else f"{here} ({english})"


def _names(speaker: Speaker, cards: Sequence[int]) -> str:
    """Cards by name, equal ones counted."""
    return ", ".join(_name(speaker, card) + (f" ×{count}" if count > 1 else "") for card, count in Counter(cards).items())


def _round(view: VtesView) -> list[SeatView]:
    """The seats from the viewer's prey on, the viewer last; from the first for a spectator."""
    seats = list(view.seats)
    at = next((number + 1 for number, player in enumerate(seats) if player.seat == view.seat), 0)
    return seats[at:] + seats[:at]


def _marks(view: VtesView, player: SeatView) -> list[str]:
    """What to know of a Methuselah: who it is to the viewer, and whether it has the Edge."""
    left = [other.seat for other in _round(view) if not other.ousted and other.seat != view.seat]
    marks = ["edge"] if view.edge == player.seat else []
    if player.seat == view.seat:
        marks.append("you")
    elif view.seat is not None and left:
        marks += ["prey"] if player.seat == left[0] else []
        marks += ["predator"] if player.seat == left[-1] else []
    return marks + [mark for mark, true in (("ousted", player.ousted), ("withdrawing", player.withdrawing)) if true]


def _pieces(view: VtesView) -> Iterable[tuple[int, int]]:
    """Each piece whose card the viewer knows."""
    for player in view.seats:
        for minion in (*player.ready, *player.torpor):
            yield minion.id, minion.card
            yield from _on(minion.cards)
        yield from _on((*player.in_play, *player.contested))
        yield from ((card.id, card.card) for card in player.uncontrolled if card.card)


def _on(cards: Iterable[CardView]) -> Iterable[tuple[int, int]]:
    for card in cards:
        yield card.id, card.card
        yield from _on(card.cards)
