"""What is under way: an action, a combat, a referendum. They stand on the table: a client shows them, a copy keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coterie.games.vtes.cards.vocabulary import Effect

ANNOUNCED, OPEN, ATTEMPT, DECLINED, WOULD, RESOLVING, BLOCKED, AFTER = (
    "announced", "open", "attempt", "declined", "would", "resolving", "blocked", "after",
)  # fmt: skip

PRISCI = 3
"""The votes of the prisci together (v5.sect.prisci)."""


class Action:
    """An action, from its announcement to its end."""

    __slots__ = (
        "actor", "after", "awake", "bleed", "blocked_by", "blockers", "blocks", "card", "chosen", "committed", "declined", "directed", "failed",
        "form", "if_blocked", "intercept", "key", "kind", "limited", "lock_failed", "made_stealth", "min_intercept", "must_block",
        "no_vampires", "outcome", "owner", "played", "seat", "source", "spent", "stealth", "step", "target", "unblockable", "x",
    )  # fmt: skip

    kind: str
    """bleed, hunt, equip, employ, recruit, political, leave-torpor, rescue, diablerize, become-anarch, card, use."""
    key: str
    """What makes it the same action for the rest of the turn."""
    actor: int
    seat: int
    """Who controls the actor."""
    card: int
    """The card it was announced with, out of play until it is resolved; 0 if none."""
    owner: int
    form: int
    source: int
    """The card in play that offers the action, or 0."""
    target: int
    """The Methuselah who is bled, or -1."""
    chosen: list[int]
    """Pieces chosen when it was announced."""
    directed: bool
    blockers: list[int]
    """Seats that may block, in order."""
    stealth: int
    made_stealth: int
    """Of which it began with."""
    bleed: int
    """Added to the bleed by the action and by modifiers."""
    limited: bool
    intercept: dict[int, int]
    """Added to minions for this action."""
    min_intercept: list[tuple[str, int, int]]
    """Less intercept for a class of minions: "ally" or "younger", than this capacity, how much."""
    declined: list[int]
    blocked_by: int
    """The minion that attempts to block, or has blocked."""
    must_block: bool
    """Whether the attempt was forced by a card and cannot be withdrawn."""
    blocks: list[int]
    """Minions that have blocked it."""
    failed: list[int]
    """Minions whose attempt failed since `lock_failed`."""
    lock_failed: bool
    no_vampires: bool
    unblockable: bool
    spent: bool
    """A bleed that burns no pool and is not successful."""
    if_blocked: tuple[Effect, ...]
    after: list[tuple[int, Effect]]
    """What happens after resolution: to whom, what."""
    awake: list[int]
    played: list[tuple[int, int]]
    """Modifiers and reactions played: minion and card."""
    committed: dict[int, tuple[int, int, int]]
    """Grants for the combat that follows from a block: minion to (manoeuvres, presses, prevention in the first round)."""
    outcome: str
    """Nothing yet, or success, blocked, ended, failed."""
    step: str
    x: int

    def __init__(self, kind: str, key: str, actor: int, seat: int) -> None:
        self.kind, self.key, self.actor, self.seat = kind, key, actor, seat
        self.card = self.form = self.source = self.x = 0
        self.owner = seat
        self.target = -1
        self.chosen, self.blockers, self.declined, self.blocks, self.failed, self.awake = [], [], [], [], [], []
        self.stealth = self.made_stealth = self.bleed = 0
        self.directed = self.limited = self.lock_failed = self.spent = self.no_vampires = self.unblockable = self.must_block = False
        self.intercept, self.committed = {}, {}
        self.min_intercept, self.after, self.played = [], [], []
        self.blocked_by = 0
        self.if_blocked = ()
        self.outcome, self.step = "", ANNOUNCED

    def copy(self) -> Action:
        """An equal record."""
        new = Action.__new__(Action)
        new.kind, new.key, new.actor, new.seat, new.card, new.owner = self.kind, self.key, self.actor, self.seat, self.card, self.owner
        new.form, new.source, new.x, new.target, new.stealth = self.form, self.source, self.x, self.target, self.stealth
        new.made_stealth, new.bleed, new.limited, new.lock_failed = self.made_stealth, self.bleed, self.limited, self.lock_failed
        new.spent = self.spent
        new.no_vampires, new.unblockable, new.must_block, new.directed = self.no_vampires, self.unblockable, self.must_block, self.directed
        new.chosen, new.blockers, new.declined, new.blocks = self.chosen[:], self.blockers[:], self.declined[:], self.blocks[:]
        new.failed, new.awake, new.intercept, new.committed = self.failed[:], self.awake[:], self.intercept.copy(), self.committed.copy()
        new.min_intercept, new.after, new.played = self.min_intercept[:], self.after[:], self.played[:]
        new.blocked_by, new.if_blocked, new.outcome, new.step = self.blocked_by, self.if_blocked, self.outcome, self.step
        return new


class Fighter:
    """One side of a combat."""

    __slots__ = (
        "additional", "aggravated", "bonus_used", "close_next", "committed", "damage", "environmental", "grants", "lost", "minion",
        "once", "pending", "played", "press", "prevented", "retainer", "strike", "strike_source", "strikes_left",
    )  # fmt: skip

    minion: int
    grants: dict[str, int]
    """Optional manoeuvres, presses and preventions it may still use: "maneuver", "press", "prevent", each with how many."""
    committed: str
    """The strike that a manoeuvre from it has committed this round: its key, or nothing."""
    strike: str
    """The chosen strike: its key, or nothing."""
    strike_source: int
    retainer: int
    """The retainer the strike is aimed at, or 0."""
    strikes_left: int
    """Additional strikes this round."""
    bonus_used: bool
    """Whether a source of additional strikes was used this round."""
    damage: int
    aggravated: int
    pending: list[tuple[int, str, int]]
    """Damage to be handled: how much, of which sort, from which minion or retainer."""
    lost: int
    """Blood lost to damage this round."""
    environmental: list[tuple[int, int]]
    """Each round during normal strike resolution: damage to the opponent, and the card it comes from."""
    played: list[tuple[str, int]]
    """Cards played with their period, round or combat."""
    once: list[tuple[int, int]]
    """Uses of cards this combat: piece and ability."""
    additional: int
    press: int
    prevented: int
    close_next: bool

    def __init__(self, minion: int) -> None:
        self.minion = minion
        self.grants = {}
        self.committed = self.strike = ""
        self.strike_source = self.retainer = self.strikes_left = 0
        self.bonus_used = False
        self.damage = self.aggravated = self.lost = self.additional = self.press = self.prevented = 0
        self.pending, self.environmental, self.played, self.once = [], [], [], []
        self.close_next = False

    def copy(self) -> Fighter:
        """An equal record."""
        new = Fighter.__new__(Fighter)
        new.minion, new.committed, new.strike, new.strike_source = self.minion, self.committed, self.strike, self.strike_source
        new.retainer, new.strikes_left, new.bonus_used, new.damage = self.retainer, self.strikes_left, self.bonus_used, self.damage
        new.aggravated, new.lost, new.additional, new.press = self.aggravated, self.lost, self.additional, self.press
        new.prevented, new.close_next, new.grants = self.prevented, self.close_next, self.grants.copy()
        new.pending, new.environmental, new.played, new.once = self.pending[:], self.environmental[:], self.played[:], self.once[:]
        return new


class Combat:
    """A combat between two minions."""

    __slots__ = ("close_set", "continued", "hands_only", "long", "pair", "round", "sides", "step")

    sides: list[Fighter]
    """The acting minion's first."""
    round: int
    pair: int
    """Which strikes of the round: 0 the first, then the additional ones."""
    step: str
    long: bool
    close_set: bool
    """The range of this round was set by a card."""
    continued: bool
    hands_only: bool

    def __init__(self, acting: int, opposing: int) -> None:
        self.sides = [Fighter(acting), Fighter(opposing)]
        self.round, self.pair, self.step = 1, 0, ""
        self.long = self.close_set = self.continued = self.hands_only = False

    def copy(self) -> Combat:
        """An equal record."""
        new = Combat.__new__(Combat)
        new.sides = [side.copy() for side in self.sides]
        new.round, new.pair, new.step, new.long = self.round, self.pair, self.step, self.long
        new.close_set, new.continued, new.hands_only = self.close_set, self.continued, self.hands_only
        return new


class Referendum:
    """A referendum: its terms, the votes cast, and the votes that sources may still cast."""

    __slots__ = (
        "actor", "ballots", "blood_hunt", "called_by", "card", "card_voted", "cast", "chosen", "clan", "done", "form", "owners", "passed",
        "points", "silenced", "step", "tolled", "used", "votes",
    )  # fmt: skip

    called_by: int
    """The Methuselah who called it; in a blood hunt, who controls the diablerist."""
    actor: int
    """The vampire that called it, or the diablerist of a blood hunt."""
    card: int
    form: int
    blood_hunt: bool
    clan: str
    chosen: int
    """The piece or seat of the terms."""
    points: dict[int, int]
    """Points or pool allocated to seats."""
    cast: list[tuple[str, int, int, bool]]
    """Source, seat, votes, for or against. The source of a minion's votes is "piece-" and its number."""
    ballots: dict[str, int]
    """Ballots that minions have cast, on the side of their votes."""
    votes: dict[str, int]
    """Votes gained by a source beyond its title, not yet cast."""
    owners: dict[str, int]
    """Whose the sources are that belong to a Methuselah."""
    card_voted: list[int]
    """Seats that have had their one vote from a political action card."""
    used: list[tuple[int, int]]
    """Abilities used in this referendum: piece and number."""
    tolled: list[int]
    """Vampires that have paid to vote against."""
    done: list[int]
    """Seats that have nothing to say as things stand."""
    silenced: list[int]
    """Vampires that abstain."""
    passed: bool | None
    step: str
    """terms, polling, or over."""

    def __init__(self, called_by: int, actor: int, card: int = 0, form: int = 0) -> None:
        self.called_by, self.actor, self.card, self.form = called_by, actor, card, form
        self.blood_hunt, self.clan, self.chosen = False, "", -1
        self.points, self.cast, self.ballots, self.votes, self.owners = {}, [], {}, {}, {}
        self.card_voted, self.used, self.tolled, self.done, self.silenced = [], [], [], [], []
        self.passed = None
        self.step = "terms"

    def tally(self) -> tuple[int, int]:
        """Votes for and against; the side with more ballots has the three votes of the prisci (v5.sect.prisci)."""
        votes, ballots = [0, 0], [0, 0]
        for source, _, amount, in_favour in self.cast:
            side = 0 if in_favour else 1
            votes[side] += amount
            ballots[side] += self.ballots.get(source, 0)
        if ballots[0] != ballots[1]:
            votes[0 if ballots[0] > ballots[1] else 1] += PRISCI
        return votes[0], votes[1]

    def margin(self) -> int:
        """By how many votes it is ahead; less than 0 if it is behind."""
        pro, contra = self.tally()
        return pro - contra

    def copy(self) -> Referendum:
        """An equal record."""
        new = Referendum.__new__(Referendum)
        new.called_by, new.actor, new.card, new.form = self.called_by, self.actor, self.card, self.form
        new.blood_hunt, new.clan, new.chosen, new.points = self.blood_hunt, self.clan, self.chosen, self.points.copy()
        new.cast, new.ballots, new.votes, new.owners = self.cast[:], self.ballots.copy(), self.votes.copy(), self.owners.copy()
        new.card_voted, new.used, new.tolled = self.card_voted[:], self.used[:], self.tolled[:]
        new.done, new.silenced, new.passed, new.step = self.done[:], self.silenced[:], self.passed, self.step
        return new
