"""What is under way: an action, a combat, a referendum. They stand on the table: a client shows them, a copy keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coterie.kernel.copying import Copied

if TYPE_CHECKING:
    from coterie.games.vtes.cards.vocabulary import Effect, Strike
    from coterie.games.vtes.events import Posted
    from coterie.games.vtes.history import Act

ANNOUNCED, OPEN, ATTEMPT, DECLINED, WOULD, RESOLVING, BLOCKED, AFTER = (
    "announced", "open", "attempt", "declined", "would", "resolving", "blocked", "after",
)  # fmt: skip

PRISCI = 3
"""The votes of the prisci together (v5.sect.prisci)."""


PAID, UNPAID = "paid", "unpaid"
"""How a card is cancelled: its cost is paid all the same, or is not."""


class Announced(msgspec.Struct, frozen=True, gc=False):
    """A card that is being played and may still be cancelled (v5.play.as-played)."""

    seat: int
    card: int
    form: int
    user: int = 0
    """The minion that plays it, or 0."""
    cancelled: str = ""
    """How it was cancelled, if it was."""


class Action(Copied):
    """An action, from its announcement to its end."""

    __slots__ = (
        "act", "actor", "after", "awake", "barred", "began", "bleed", "blocked_by", "blockers", "blocks", "card", "chosen", "committed",
        "declined", "directed", "failed", "form", "if_blocked", "kind", "lock_failed",
        "must_block", "named", "outcome", "owner", "played", "rises", "seat", "source",
        "spent", "stealth", "step", "target", "tried", "unblockable", "x",
    )  # fmt: skip

    kind: str
    """bleed, hunt, equip, employ, recruit, political, leave-torpor, rescue, diablerize, become-anarch, card, use."""
    act: Act
    """What makes it the same action for the rest of the turn."""
    actor: int
    seat: int
    """Who controls the actor."""
    began: int
    """How much everybody had been told when it began: no other has this number."""
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
    """What the action has by itself."""
    bleed: int
    """What its card adds to the bleed."""
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
    barred: list[int]
    """Minions that cannot attempt to block it, or not again."""
    tried: dict[int, tuple[int, int, int]]
    """Minions whose attempt to block has failed, and how things stood then: stealth, intercept, cards played."""
    rises: dict[int, int]
    """What minions may burn to unlock after block resolution, if they block: minion to blood."""
    unblockable: bool
    spent: bool
    """A bleed that burns no pool and is not successful."""
    named: tuple[int, int]
    """The cards of an exchange: that of the hand, and that of the ash heap."""
    if_blocked: tuple[Effect, ...]
    after: list[tuple[int, int, Effect]]
    """What happens after resolution: to whom, by which card, what."""
    awake: list[int]
    played: list[tuple[int, int, int]]
    """Modifiers and reactions played: minion, card, and in which of its forms."""
    committed: dict[int, tuple[int, int, int]]
    """Grants for the combat that follows from a block: minion to (manoeuvres, presses, prevention in the first round)."""
    outcome: str
    """Nothing yet, or success, blocked, ended, failed."""
    step: str
    x: int

    def __init__(self, kind: str, act: Act, actor: int, seat: int, began: int = 0) -> None:
        self.kind, self.act, self.actor, self.seat, self.began = kind, act, actor, seat, began
        self.card = self.form = self.source = self.x = 0
        self.owner = seat
        self.target = -1
        self.chosen, self.blockers, self.declined, self.blocks, self.failed, self.awake = [], [], [], [], [], []
        self.stealth = self.bleed = 0
        self.directed = self.lock_failed = self.spent = self.unblockable = self.must_block = False
        self.committed, self.rises, self.tried = {}, {}, {}
        self.barred, self.after, self.played = [], [], []
        self.blocked_by = 0
        self.if_blocked = ()
        self.named = (0, 0)
        self.outcome, self.step = "", ANNOUNCED

    def was_played(self, minion: int, card: int) -> bool:
        """Whether a minion has played a card of this name in the action."""
        return bool(self.played) and any(played[0] == minion and played[1] == card for played in self.played)


class Damage(msgspec.Struct, frozen=True):
    """Damage that has been dealt and is still to be prevented or taken."""

    amount: int
    aggravated: bool = False
    source: str = "strike"
    """What it comes from: hands, gun, melee, weapon, strike, retainer or environment."""
    preventable: bool = True


class Blow(msgspec.Struct, frozen=True):
    """A strike that a combatant has chosen."""

    strike: Strike
    weapon: int = 0
    """The card in play it is made with, or the minion whose own ability it is; 0 for hands and combat cards."""
    first: bool = False
    aggravated: bool = False
    weapon_only: bool = False
    """Of equipment that is destroyed or stolen: it must be a weapon."""
    target: int = 0
    """The retainer it is aimed at, or 0 for the opposing minion."""
    card: int = 0
    """The combat card that it comes from, or 0."""
    form: int = 0


class Fighter(Copied):
    """One side of a combat."""

    __slots__ = (
        "blow", "card", "committed", "gained", "guarded", "lost", "maneuvers", "minion", "pending", "presses",
        "prevention", "round_maneuvers", "round_presses", "seat", "strikes", "vampire",
    )  # fmt: skip

    minion: int
    seat: int
    card: int
    """Which card the minion is: it may be gone before the combat is over."""
    vampire: bool
    maneuvers: int
    """Optional manoeuvres that it may still use in this combat."""
    presses: int
    prevention: int
    """Damage that it may still prevent in the first round."""
    round_maneuvers: int
    """The same for this round alone."""
    round_presses: int
    blow: Blow | None
    """Its strike of the present pair."""
    committed: bool
    """Whether a manoeuvre that came with a strike has decided its first strike of the round."""
    strikes: int
    """Additional strikes that it still has this round."""
    gained: bool
    """Whether it has gained additional strikes this round."""
    guarded: bool
    """Whether all damage from the opposing minion's strikes is prevented this round."""
    pending: list[Damage]
    lost: int
    """Blood lost to damage this round."""

    def __init__(self, minion: int, seat: int, card: int, vampire: bool) -> None:
        self.minion, self.seat, self.card, self.vampire = minion, seat, card, vampire
        self.maneuvers = self.presses = self.prevention = 0
        self.new_round()

    def new_round(self) -> None:
        """Forget what holds for a round only."""
        self.round_maneuvers = self.round_presses = self.strikes = self.lost = 0
        self.committed = self.gained = self.guarded = False
        self.blow = None
        self.pending = []


class Combat(Copied):
    """A combat between two minions."""

    __slots__ = (
        "after", "began", "close_next", "continued", "ended", "hits", "long", "pair", "played", "range_set", "round", "sides", "spare",
        "step", "stolen",
    )  # fmt: skip

    sides: list[Fighter]
    """The acting minion's first."""
    began: int
    """How much everybody had been told when it began: no other has this number."""
    round: int
    pair: int
    """Which strikes of the round: 0 the first, then the additional ones."""
    step: str
    """The window of the round that it has come to."""
    long: bool
    range_set: bool
    """The range of this round was set by a card: there is no range step."""
    close_next: bool
    """Another round would be at close range, without its range step."""
    continued: bool
    """Whether a press to continue stands."""
    ended: bool
    """An effect has ended it."""
    stolen: list[int]
    """Equipment stolen this round, which its new bearer cannot use yet."""
    hits: list[tuple[int, int]]
    """Damage to retainers that is still to be taken: retainer and amount."""
    spare: dict[int, int]
    """Prevention of damage from guns that a card has left over: piece and points."""
    played: list[tuple[int, int, int]]
    """Combat cards played this round: minion, card, and in which of its forms."""
    after: list[tuple[int, int, int, int, Effect]]
    """What happens after it: whose card, of which minion, the card and its form, what."""

    def __init__(self, acting: Fighter, opposing: Fighter, began: int = 0) -> None:
        self.sides, self.began = [acting, opposing], began
        self.round = self.pair = 0
        self.step = ""
        self.long = self.range_set = self.close_next = self.continued = self.ended = False
        self.stolen, self.hits, self.spare, self.played, self.after = [], [], {}, [], []

    def new_round(self) -> None:
        """The next round begins at close range (v5.combat.range)."""
        self.round += 1
        self.pair = 0
        self.long, self.range_set, self.close_next = False, self.close_next, False
        self.continued = False
        self.stolen, self.played = [], []
        for side in self.sides:
            side.new_round()


MINION, CARD, POLITICAL, EDGE = "piece", "card", "vote", "edge"
"""What votes come from: a minion, a card in play, a political action card of a Methuselah, a burned Edge."""


class Source(msgspec.Struct, frozen=True, gc=False):
    """Where votes come from."""

    sort: str
    number: int
    """The piece; or the seat whose political action card or Edge it is."""

    @property
    def minion(self) -> int:
        """The minion that it is, or 0."""
        return self.number if self.sort == MINION else 0

    @property
    def piece(self) -> int:
        """The minion or the card in play that it is, or 0."""
        return self.number if self.sort in (MINION, CARD) else 0

    def __str__(self) -> str:
        return f"{self.sort}-{self.number}"


class Referendum(Copied):
    """A referendum: its terms, the votes cast, and the votes that sources may still cast."""

    __slots__ = (
        "actor", "ballots", "began", "blood_hunt", "called_by", "card", "card_voted", "cast", "chosen", "clan", "done", "form", "heard",
        "left", "minions", "owners", "passed", "points", "silenced", "step", "tolled", "used", "votes",
    )  # fmt: skip

    called_by: int
    """The Methuselah who called it; in a blood hunt, who controls the diablerist."""
    actor: int
    """The vampire that called it, or the diablerist of a blood hunt."""
    began: int
    """How much everybody had been told when it began: no other has this number."""
    card: int
    form: int
    blood_hunt: bool
    clan: str
    chosen: int
    """The piece or seat of the terms."""
    minions: list[int]
    """The minions of the terms, where there may be several."""
    points: dict[int, int]
    """Points or pool allocated to seats."""
    cast: list[tuple[Source, int, int, bool]]
    """Source, seat, votes, for or against."""
    ballots: dict[Source, int]
    """Ballots that minions have cast, on the side of their votes."""
    votes: dict[Source, int]
    """Votes gained by a source beyond its title, not yet cast."""
    owners: dict[Source, int]
    """Whose the sources are that belong to a Methuselah."""
    card_voted: list[int]
    """Seats that have had their one vote from a political action card."""
    used: list[tuple[int, int]]
    """Abilities used in this referendum: piece and number."""
    tolled: list[int]
    """Vampires that have paid to vote against."""
    done: list[int]
    """Seats that have nothing to say as things stand."""
    left: dict[int, bool]
    """Seats that have said they have nothing more to say, and whether it would have passed then."""
    silenced: list[int]
    """Vampires that abstain."""
    passed: bool | None
    heard: list[Posted]
    """What cards in play do after its effects because it has passed: who waits for that is found before them."""
    step: str
    """terms, polling, or over."""

    def __init__(self, called_by: int, actor: int, card: int = 0, form: int = 0, began: int = 0) -> None:
        self.called_by, self.actor, self.began, self.card, self.form = called_by, actor, began, card, form
        self.heard = []
        self.blood_hunt, self.clan, self.chosen = False, "", -1
        self.minions, self.points, self.cast, self.ballots, self.votes, self.owners = [], {}, [], {}, {}, {}
        self.card_voted, self.used, self.tolled, self.done, self.silenced = [], [], [], [], []
        self.left = {}
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

    def voters(self) -> list[int]:
        """The minions that have cast votes, each once; some may be gone."""
        return list(dict.fromkeys(source.minion for source, _, _, _ in self.cast if source.minion))

    def passes(self) -> bool:
        """Whether it passes as the votes stand: a tie fails (v5.politics.referendum)."""
        return self.margin() > 0

    def margin(self) -> int:
        """By how many votes it is ahead; less than 0 if it is behind."""
        pro, contra = self.tally()
        return pro - contra
