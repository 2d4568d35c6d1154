"""What each player and a spectator may know of the table, built from nothing, by whitelist."""

from __future__ import annotations

import msgspec

from coterie.games.empire.cards import CHARACTERS, HUMAN, OTHER, SEATS, VAMPIRE
from coterie.games.empire.rules.valid import totals
from coterie.games.empire.table import Table
from coterie.kernel.state import Seat
from coterie.kernel.text import Outcome


class CharacterView(msgspec.Struct, frozen=True):
    """One of the nine characters. `nature` is vampire, human or "" as far as the viewer knows; `public` whether everybody knows it."""

    id: str
    profession: str
    place: str
    """castle, city or dead"""
    nature: str
    public: bool
    attack: int = 0
    defence: int = 0
    protected: bool = False
    attacked: int = 0
    """How often the vampire player attacked it."""
    shielded: int = 0
    """How many cards the vampire player laid to save it, less one for each time it laid none."""


class SideView(msgspec.Struct, frozen=True):
    """The piles of one player, as anybody can count them."""

    hand: int
    deck: int
    cellar: int
    moat: int
    cellar_used: bool
    seen: tuple[str, ...] = ()
    """Cards of the opponent's hand that the viewer has seen and that must still be there."""
    shown: tuple[str, ...] = ()
    """The whole hand, once the game is over."""


class FightView(msgspec.Struct, frozen=True):
    """The fight that runs: cards of earlier rounds, cards of this one, and the totals as they stand."""

    by: Seat
    attacker: str
    target: str
    round: int
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    attack_now: tuple[str, ...]
    defence_now: tuple[str, ...]
    attack_total: int
    defence_total: int
    water: str = ""
    """The holy water card of the detection, as long as it may be laid."""


class RunningView(msgspec.Struct, frozen=True):
    """A support card that has not yet taken effect. Before it is announced, its owner alone sees it, with nothing paid yet."""

    seat: Seat
    card: str
    target: str
    cost: int
    cancelled: bool
    announced: bool = True


class EmpireView(msgspec.Struct, frozen=True):
    """A table of Vampire Empire as one seat sees it."""

    seat: Seat | None
    active: Seat
    turn: int
    phase: str
    castle: tuple[str, ...]
    city: int
    bottom: tuple[str, ...]
    """The characters known to lie under the city, in the order in which they will come."""
    characters: tuple[CharacterView, ...]
    bag: int
    sides: dict[Seat, SideView]
    hand: tuple[str, ...]
    fight: FightView | None
    running: tuple[RunningView, ...]
    outcome: Outcome | None


def view(table: Table, seat: Seat | None) -> EmpireView:
    """What a seat, or a spectator, may know."""
    side = None if seat is None else table.sides[seat]
    return EmpireView(
        seat=seat,
        active=table.active,
        turn=table.turn,
        phase=table.phase,
        castle=tuple(table.castle),
        city=table.in_city(),
        bottom=tuple(table.bottom),
        characters=tuple(_character(table, seat, character) for character in CHARACTERS),
        bag=len(table.bag),
        sides={owner: _side(table, seat, owner) for owner in SEATS},
        hand=() if side is None else tuple(side.hand),
        fight=_fight(table),
        running=tuple(
            RunningView(running.seat, running.card, running.target, len(running.paid), running.cancelled, running.announced)
            for running in table.running
            if running.announced or running.seat == seat
        ),
        outcome=table.outcome,
    )


def _held(table: Table, seat: Seat) -> int:
    """The cards in hand as anybody counts them: a support card not yet announced is still there."""
    return len(table.sides[seat].hand) + sum(running.seat == seat and not running.announced for running in table.running)


def _character(table: Table, seat: Seat | None, character: str) -> CharacterView:
    public = character in table.revealed or character in table.cleared or table.outcome is not None
    known = public or seat == VAMPIRE or (seat == HUMAN and character in table.trusted)
    nature = "" if not known else "vampire" if character in table.vampires else "human"
    place = "castle" if character in table.castle else "dead" if character in table.dead else "city"
    return CharacterView(
        character,
        CHARACTERS[character],
        place,
        nature,
        public,
        table.attack_tokens.get(character, 0),
        table.defence_tokens.get(character, 0),
        character in table.protected,
        table.attacked.get(character, 0),
        table.shielded.get(character, 0),
    )


def _side(table: Table, seat: Seat | None, owner: Seat) -> SideView:
    side = table.sides[owner]
    seen = side.seen_hand if seat == OTHER[owner] else []
    return SideView(
        hand=_held(table, owner),
        deck=len(side.deck),
        cellar=len(side.cellar),
        moat=len(side.moat),
        cellar_used=side.cellar_used,
        seen=tuple(sorted(seen)),
        shown=tuple(side.hand) if table.outcome is not None else (),
    )


def _fight(table: Table) -> FightView | None:
    fight = table.fight
    if fight is None:
        return None
    attack, defence = totals(table)
    return FightView(
        by=fight.by,
        attacker=fight.attacker,
        target=fight.target,
        round=min(fight.round, 2),
        attack=tuple(fight.attack),
        defence=tuple(fight.defence),
        attack_now=tuple(fight.attack_now),
        defence_now=tuple(fight.defence_now),
        attack_total=attack,
        defence_total=defence,
        water=fight.water,
    )
