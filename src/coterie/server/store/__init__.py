"""Where tables are kept: SQLite by default, PostgreSQL for many."""

from coterie.server.store.journal import Journal
from coterie.server.store.rows import Anchor, Change, ChatRow, KeptRow, KnownLog, LogRow, SeatRow, StoredTable, TableRow
from coterie.server.store.store import Store, hash_of

__all__ = [
    "Anchor",
    "Change",
    "ChatRow",
    "Journal",
    "KeptRow",
    "KnownLog",
    "LogRow",
    "SeatRow",
    "Store",
    "StoredTable",
    "TableRow",
    "hash_of",
]
