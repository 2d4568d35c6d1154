"""Numbers for whoever watches the server, as Prometheus reads them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

RENEWED = 10.0
"""Seconds after which the numbers are renewed where passing takes time: nobody reads from them who answers in a window."""
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted in one process."""

    def __init__(self, service: TableService) -> None:
        self._registry = CollectorRegistry()
        self._pace = service.settings.pace
        self._text, self._read = b"", 0.0
        tables = Gauge("coterie_tables", "Tables in memory", registry=self._registry)
        tables.set_function(lambda: len(service.tables))
        connections = Gauge("coterie_connections", "Open connections", registry=self._registry)
        connections.set_function(
            lambda: sum(len(table.listeners) for tables in (service.tables, service.delays.tables) for table in tables.values())
        )
        self.made = Counter("coterie_tables_made", "Tables made", registry=self._registry)
        self.messages = Counter(
            "coterie_messages", "Messages from clients, by type and answer", ["type", "answer"], registry=self._registry
        )
        self.bot_failures = Counter(
            "coterie_bot_failures",
            "Decisions at which a simpler bot stood in",
            ["game", "bot"],
            registry=self._registry,
        )
        self.rule_failures = Counter("coterie_rule_failures", "Choices after which a rule failed", ["game"], registry=self._registry)
        self.seconds = Histogram(
            "coterie_choice_seconds", "From a choice to its answer, commit included", buckets=BUCKETS, registry=self._registry
        )

    def text(self) -> bytes:
        """All numbers, in Prometheus' text form."""
        if not self._text or not self._pace or time.monotonic() > self._read + RENEWED:
            self._text, self._read = generate_latest(self._registry), time.monotonic()
        return self._text
