"""How a server is set up: where it listens, where it keeps its tables, and how quickly it lets things happen."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from coterie.server.notices.delivery import NoticeSettings


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set. The defaults are safe: loopback only, own pages only."""

    host: str = "127.0.0.1"
    port: int = 8666
    data: Path = Path()
    """The folder of the database and of nothing else."""
    database: str = ""
    """A database URL of SQLAlchemy; empty: SQLite in the data folder."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may speak to this server, such as https://games.example."""
    root_path: str = ""
    pace: float = 1.0
    """How long windows last, in which people may react or pass: 1 is for people, at 0 everybody who must pass does so at once."""
    poll: float = 0.15
    """Seconds between two looks for what other processes have written, where the database does not tell."""
    beat: float = 1.0
    """Seconds between two signs of life of a process; after a few without one, others take up its tables."""
    sweep: float = 3.0
    """Seconds after which a table that nobody drives is taken up."""
    keep: float = 2.0
    """Seconds between two looks for games that have ended and are not yet kept as they were seen."""
    idle: float = 300.0
    """Seconds without a connection after which a table leaves memory."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are processors, at least one."""
    unwatched: float = 600.0
    """Seconds after which bots no longer think at a table that nobody looks at."""
    think_within: float = 30.0
    """Seconds after which a bot that has not decided is given up; the longest search takes three."""
    job_workers: int = 1
    """Processes in which setups, decks, records and replays are worked at."""
    job_within: float = 60.0
    """Seconds after which such work is given up."""
    take_up_within: float = 60.0
    """Seconds in which the log of a table must be played again; a table that takes longer waits for the operator."""
    games: tuple[str, ...] = ()
    """Games of other packages to be served too, as module:NAME."""
    read_ahead: bool = True
    """Whether the cards and texts of all games are read at the start, in the background and in the processes of the bots too, or when the
    first table needs them."""
    message_rate: float = 20.0
    """Messages a second that are read from one connection for long, thrice as many at once; the others wait."""
    table_rate: float = 30.0
    """Tables that one address may make in a minute."""
    measure_rate: float = 5_000.0
    """Games in which one address may have decks measured in an hour."""
    connections: int = 300
    """Connections that one address may hold."""
    metrics_token: str = ""
    """What other machines name to read the numbers of this server; empty: only this machine reads them."""
    log_level: str = "info"
    notices: NoticeSettings = NoticeSettings()

    @property
    def thinkers(self) -> int:
        """How many processes think."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def url(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'coterie.sqlite'}"
