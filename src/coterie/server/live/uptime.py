"""Time in which no server ran, or by which the clock leapt ahead: it counts for nobody."""

from __future__ import annotations

from coterie.server.store import Journal
from coterie.server.store.uptime import beat


class Uptime:
    """The gaps, as this process knows them."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.gaps: list[tuple[float, float]] = []

    async def look(self) -> None:
        """Leave a mark, and see where there was none."""
        self.gaps = await self._journal.write(beat, self._journal.store)

    def spent(self, since: float, now: float) -> float:
        """The seconds between two times that count."""
        lost = sum(max(0.0, min(end, now) - max(begin, since)) for begin, end in self.gaps)
        return max(0.0, now - since - lost)

    def after(self, since: float, seconds: float) -> float:
        """When so many seconds that count have passed."""
        until = since + seconds
        for begin, end in self.gaps:
            if end > since and begin < until:
                until += end - max(begin, since)
        return until
