"""One deck, or whatever players bring, measured in games against others: in all, by seat and by neighbour."""

from __future__ import annotations

from coterie.sim.table import Plan, Result
from coterie.sim.tally import Standing


class Measure:
    """How the first of what is brought fares in the games of a plan. Each is known by its place among them, for two may share a name."""

    def __init__(self, plan: Plan) -> None:
        self.games = 0
        self._plan = plan
        self.all = [Standing() for _ in plan.brought]
        """Each of them in all games."""
        self.seats: dict[str, Standing] = {}
        """The measured one, by its seat."""
        self.before = [Standing() for _ in plan.brought]
        """The measured one, by who sat next after it."""
        self.behind = [Standing() for _ in plan.brought]
        """The measured one, by who sat next before it."""

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        order, seats = self._plan.dealt(result.index), self._plan.seats
        notes = result.notes
        first_out = () if notes is None else notes.first_out
        for seat, place in zip(seats, order, strict=True):
            self.all[place].add(seat in result.winners, result.scores[seat])
            self.all[place].note({} if notes is None else notes.cards[seat], seat in first_out)
        at = order.index(0)
        ours, after, previous = seats[at], order[(at + 1) % len(order)], order[at - 1]
        for one in (self.seats.setdefault(ours, Standing()), self.before[after], self.behind[previous]):
            one.add(ours in result.winners, result.scores[ours])
            one.note({}, ours in first_out)
