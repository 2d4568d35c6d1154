"""A table as one seat of VTES knows it, made from its view, and what follows: who threatens whom, what pool and blood are worth.

Worths are in pool: a point of one's own pool in an easy game is about 1.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from coterie.games.vtes.book import Book, Form, standard_book
from coterie.games.vtes.bots.lasting import intercepts
from coterie.games.vtes.bots.purpose import Purpose, purpose_of
from coterie.games.vtes.cards.vocabulary import PREDATOR_ACTS, TITLED_ACTS, Cond, Has, Is, Sect, State, When, Who, part, singles
from coterie.games.vtes.rules.stats import TITLE_VOTES
from coterie.games.vtes.view import ActionView, CardView, MinionView, SeatView, VtesView

VAMPIRE: Final = "vampire"
EXPECTED_CARDS: Final = 0.8
"""What cards are likely to add to a bleed."""
GETS_THROUGH: Final = 0.55
"""How many of a predator's bleeds are likely to succeed."""
NOBODY: Final = -1
CALM: Final = 60
HASTE: Final = 120
"""Up to that turn of the game nobody hurries; from that turn on nobody waits any more."""


class Insight:
    """What one seat knows of a table."""

    __slots__ = (
        "_held", "_minions", "_points", "_stealth", "alive", "book", "duels", "me", "mine", "passes", "predator", "pressed", "prey",
        "seats", "threat", "view",
    )  # fmt: skip

    def __init__(self, view: VtesView) -> None:
        self.view = view
        self.book: Book = standard_book()
        self.seats: dict[str, int] = {seat.seat: place for place, seat in enumerate(view.seats)}
        self.me = self.seats[view.seat or ""]
        self.mine: SeatView = view.seats[self.me]
        count = len(view.seats)
        after = [(self.me + step) % count for step in range(1, count)]
        self.alive = [place for place in after if not view.seats[place].ousted]
        self.prey = self.alive[0] if self.alive else self.me
        self.predator = self.alive[-1] if self.alive else self.me
        self.threat = bleed_of(view.seats[self.predator]) if self.alive else 0.0
        self.pressed = False
        """Whether the combat will go on unless somebody presses against it: told by the question, not by the view."""
        self._minions: dict[int, tuple[MinionView, int]] | None = None
        self._held: list[tuple[Form, Purpose]] | None = None
        self._points: dict[int, float] = {}
        self._stealth: dict[int, int] = {}
        self.duels: dict[tuple[int, int], float] = {}
        """What fights between two minions are worth, once it was asked."""
        self.passes: dict[tuple[int, int, bool], float] = {}
        """How likely actions are not blocked, by minion, stealth and direction, once it was asked."""

    # Finding things.

    @property
    def minions(self) -> dict[int, tuple[MinionView, int]]:
        """Every minion in play by its number, with the seat that controls it."""
        if self._minions is None:
            found = {}
            for place, seat in enumerate(self.view.seats):
                for minion in seat.ready:
                    found[minion.id] = (minion, place)
                for minion in seat.torpor:
                    found[minion.id] = (minion, place)
            self._minions = found
        return self._minions

    def minion(self, number: int) -> MinionView | None:
        """A minion in play, ready or in torpor."""
        found = self.minions.get(number)
        return None if found is None else found[0]

    def seat_of(self, number: int) -> int:
        """Who controls a minion; nobody, if it is none."""
        found = self.minions.get(number)
        return NOBODY if found is None else found[1]

    def place(self, seat: str) -> int:
        """A seat by its name."""
        return self.seats.get(seat, NOBODY)

    def seat(self, place: int) -> SeatView:
        """A seat by its place."""
        return self.view.seats[place]

    @property
    def held(self) -> list[tuple[Form, Purpose]]:
        """Every way to play every card of the hand, with what it does."""
        if self._held is None:
            forms = self.book.forms
            self._held = [(form, purpose_of(form)) for card in self.view.hand for form in forms[card]]
        return self._held

    def card_in_play(self, number: int) -> tuple[CardView, int, int] | None:
        """A card in play that is no minion: with its controller, and the minion it is on or 0."""
        for place, seat in enumerate(self.view.seats):
            for card in seat.in_play:
                if card.id == number:
                    return card, place, 0
            for minion in (*seat.ready, *seat.torpor):
                for card in minion.cards:
                    if card.id == number:
                        return card, self.place(card.controller), minion.id
        return None

    # What things are worth.

    @property
    def my_point(self) -> float:
        """What a point of one's own pool is worth: the less there is, the more."""
        return -self.point_of(self.me)

    def point_of(self, place: int) -> float:
        """What it is worth that a Methuselah loses a point of pool: much of the prey, little of others, less than nothing of oneself."""
        found = self._points.get(place)
        if found is None:
            found = self._points[place] = self._point(place)
        return found

    def _point(self, place: int) -> float:
        if place == self.me:
            return -point(self.mine.pool - 0.5 * self.threat)
        if place == self.prey:
            return 0.35 + 4.5 / (self.view.seats[place].pool + 3)
        if place == self.predator:
            return 0.3
        return -0.05 if len(self.alive) > 2 else 0.3

    def care(self, place: int) -> float:
        """How much what is good for a Methuselah is bad for this one: below 0 for oneself."""
        if place == self.me:
            return -1.0
        return 0.5 if place in (self.prey, self.predator) else 0.1

    @property
    def safe(self) -> int:
        """How much pool can be spent without danger."""
        return int(self.mine.pool - 2 - self.threat)

    def blood_worth(self, minion: MinionView) -> float:
        """What a point of blood is worth to a vampire of one's own that has so much."""
        if minion.blood >= minion.capacity:
            return 0.0
        if minion.blood <= 1:
            return 0.9
        feeds = any(self.feeds_pool(card.card) for card in minion.cards)
        return (0.7 if feeds else 0.3) + (0.25 if 2 * minion.blood < minion.capacity else 0.0)

    def feeds_pool(self, card: int) -> bool:
        """Whether a card on a vampire turns its blood into pool."""
        return any(purpose_of(form).exchange for form in self.book.forms[card])

    def life_worth(self, minion: MinionView) -> float:
        """What a minion in play is worth to its controller."""
        return 1.0 + 0.55 * minion.capacity + 0.2 * minion.blood + 0.6 * TITLE_VOTES.get(minion.title, 0)

    @property
    def patience(self) -> float:
        """How much it counts to be safe: less and less in a game that lasts, or everybody would wait for everybody else for ever."""
        return min(1.0, max(0.0, (HASTE - self.view.turn) / (HASTE - CALM)))

    @property
    def overruns(self) -> bool:
        """Whether the prey is ousted this turn by bleeds alone, even if each of its minions that could blocks the best one left."""
        bleeds = sorted(minion.bleed for minion in self.mine.ready if not minion.locked)
        through = bleeds[: max(0, len(bleeds) - len(self.blockers_of(self.prey)))]
        return bool(self.alive) and sum(through) >= self.view.seats[self.prey].pool

    # Actions.

    def moments(self, action: ActionView) -> tuple[Cond, ...]:
        """What is true of an action, for abilities that ask for it."""
        actor = self.minion(action.actor)
        found = (
            (When(State.BLEED_AT_YOU), action.kind == "bleed" and action.target == self.mine.seat),
            (When(State.DIRECTED), action.directed),
            (TITLED_ACTS, actor is not None and bool(actor.title)),
        )
        return tuple(moment for moment, true in found if true)

    @property
    def action(self) -> ActionView | None:
        """The action that is under way."""
        return self.view.action

    def able(self, form: Form, minion: MinionView) -> bool:
        """Whether a minion has what a card asks of it."""
        return able(form, minion)

    def hidden_stealth(self, minion: MinionView) -> int:
        """The stealth that a minion could add from the hand."""
        found = self._stealth.get(minion.id)
        if found is None:
            found = self._stealth[minion.id] = sum((purpose.stealth for _, purpose in self.best_forms(minion) if purpose.stealth > 0), 0)
        return found

    def hidden_intercept(self, minion: MinionView, action: ActionView) -> int:
        """The intercept that a minion could add from the hand, against this action."""
        total, directed = 0, action.directed and self.mine.seat in action.blockers
        hunted = self.place(action.seat) == self.predator
        for form, purpose in self.best_forms(minion):
            fits = (directed or not purpose.directed_only) and (hunted or PREDATOR_ACTS not in singles(form.when))
            if purpose.intercept > 0 and fits and not purpose.must_block and (minion.id, form.card) not in action.played:
                total += purpose.intercept
        return total

    def hidden_bleed(self, minion: MinionView) -> int:
        """The most that one card of the hand adds to a bleed of a minion."""
        return max((purpose.bleed for form, purpose in self.held if purpose.modifier and purpose.bleed and able(form, minion)), default=0)

    def best_forms(self, minion: MinionView) -> list[tuple[Form, Purpose]]:
        """Of each card of the hand that a minion can play as modifier or reaction, the best way."""
        best: dict[int, tuple[Form, Purpose]] = {}
        for form, purpose in self.held:
            if (purpose.modifier or purpose.reaction) and able(form, minion):
                known = best.get(form.card)
                if known is None or known[1].reach < purpose.reach:
                    best[form.card] = (form, purpose)
        return [best[card] for card in self.view.hand if card in best]

    def blockers_of(self, place: int) -> list[MinionView]:
        """The minions of a seat that could block now."""
        return [minion for minion in self.view.seats[place].ready if not minion.locked]

    def chance_to_pass(self, minion: MinionView, stealth: int, directed: bool) -> float:
        """How likely an action is not blocked: the fewer could block it and the more stealth there is, the likelier."""
        known = self.passes.get((minion.id, stealth, directed))
        if known is None:
            known = self.passes[minion.id, stealth, directed] = self._chance(minion, stealth, directed)
        return known

    def _chance(self, minion: MinionView, stealth: int, directed: bool) -> float:
        places = [self.prey] if directed else [self.prey, self.predator]
        hidden = self.hidden_stealth(minion)
        chance = 1.0
        for place in dict.fromkeys(places):
            for blocker in self.blockers_of(place):
                short = stealth - intercept_of(blocker)
                if short <= 0:
                    chance *= 0.62 if not hidden else 0.86
                else:
                    chance *= 0.93 if short == 1 and not hidden else 0.98
            if any(minion.locked for minion in self.view.seats[place].ready):
                chance *= 0.96
        return max(chance, self._beyond(places))

    def _beyond(self, places: list[int]) -> float:
        """How likely an action comes after everybody who could block has blocked another: whoever blocks is locked."""
        acting = sum(1 for minion in self.mine.ready if not minion.locked)
        blocking = len({minion.id for place in places for minion in self.blockers_of(place)})
        return max(0.0, 1 - blocking / acting) if acting else 0.0

    def votes_of(self, place: int) -> int:
        """The votes that a Methuselah shows on the table."""
        return sum((TITLE_VOTES.get(minion.title, 0) for minion in self.view.seats[place].ready), 0)


def able(form: Form, minion: MinionView) -> bool:
    """Whether a minion has the clan, the title, the Disciplines and the blood that a card asks for."""
    if form.clans and minion.clan not in form.clans:
        return False
    if form.titles and minion.title not in form.titles:
        return False
    if form.user is not None and (sect := part(form.user, Sect)) is not None and minion.sect != sect.name:
        return False
    if form.blood > minion.blood:
        return False
    if form.needs:
        if minion.kind != VAMPIRE:
            return False
        levels = [minion.disciplines.get(need, 0) >= form.level for need in form.needs]
        return all(levels) if form.all_needed else any(levels)
    return True


def point(pool: float) -> float:
    """What a point of pool is worth to who has so much."""
    return 0.6 + 7 / (max(0.0, pool) + 3)


def bleed_of(seat: SeatView) -> float:
    """How much pool a Methuselah's minions are likely to bleed away in a turn."""
    return sum((GETS_THROUGH * (minion.bleed + EXPECTED_CARDS) for minion in seat.ready if minion.kind == VAMPIRE or minion.bleed), 0.0)


def intercept_of(minion: MinionView, moments: tuple[Cond, ...] = ()) -> int:
    """The intercept that a minion has by itself and by the cards on it, always or at these moments."""
    return sum(
        amount
        for card in (minion.card, *(card.card for card in minion.cards))
        for amount, conditions in _lasting_intercept(card)
        if all(_holds(cond, minion, moments) for cond in conditions)
    )


def _holds(cond: Cond, minion: MinionView, moments: tuple[Cond, ...]) -> bool:
    """Whether a condition holds, as far as a bot looks: what is asked of the acting minion otherwise is taken to be true."""
    if isinstance(cond, Is) and cond.who is Who.SELF and isinstance(cond.what, Has):
        return has_discipline(minion, cond.what.discipline)
    return cond in moments or (isinstance(cond, Is) and cond != TITLED_ACTS)


def has_discipline(minion: MinionView, discipline: str) -> bool:
    """Whether a minion has a Discipline: "aus" at any level, "AUS" at superior."""
    return minion.disciplines.get(discipline.lower(), 0) >= (2 if discipline.isupper() else 1)


@cache
def _lasting_intercept(card: int) -> tuple[tuple[int, tuple[Cond, ...]], ...]:
    """What a card in play adds to the intercept of its bearer: how much, and on which conditions."""
    forms = standard_book().forms.get(card)
    return intercepts(forms[0]) if forms else ()
