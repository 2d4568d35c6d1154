"""Where tables are kept: SQLite by default, PostgreSQL for many."""

from coterie.server.store.journal import Journal
from coterie.server.store.rows import Anchor, Change, ChatRow, KeptRow, LogRow, SeatRow, StoredTable, TableRow
from coterie.server.store.store import Store, hash_of

__all__ = ["Anchor", "Change", "ChatRow", "Journal", "KeptRow", "LogRow", "SeatRow", "Store", "StoredTable", "TableRow", "hash_of"]
