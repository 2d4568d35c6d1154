"""The database: tables, their seats, the log of each, and what was said. The log is the truth; the rest says who sits where."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("title", String(80), nullable=False, default=""),
    Column("setup", JSON, nullable=False),
    Column("seed", String(78), nullable=False),
    Column("position", JSON(none_as_null=True), nullable=True),
    Column("public", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("whispers", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("rematch", String(40), nullable=False, default=""),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("wish", JSON(none_as_null=True), nullable=True),
    Column("ending", JSON(none_as_null=True), nullable=True),
    Column("trouble", JSON(none_as_null=True), nullable=True),
    Column("waiting", Text, nullable=False, default=""),
    Column("due", Float, nullable=True),
    Column("origin", String(8), nullable=False, default="dealt"),
    Column("driver", String(80), nullable=False, default=""),
    Column("length", Integer, nullable=False),
    Column("half", Integer, nullable=False, default=0),
    Column("generation", Integer, nullable=False),
    Column("retold", Boolean, nullable=False, default=False),
    Column("chapter", Integer, nullable=False, default=0),
    Column("trace", String(16), nullable=False, default=""),
    Column("maker", String(16), nullable=False, default=""),
    Column("barred", JSON, nullable=False, default=[]),
    Column("windows", String(8), nullable=False, default="brisk"),
    Column("minutes", Integer, nullable=False, default=0),
    Column("seating", String(8), nullable=False, default="listed"),
    Column("delay", Integer, nullable=False, default=0),
    Column("held", String(24), nullable=False, default=""),
    Column("version", Integer, nullable=False),
    Index("tables_by_status", "status", "public", "moved"),
    Index("tables_by_due", "due"),
)
"""`maker` tells the tables of one address block from others, and no more. `barred` are those whom the maker has removed: the hashes
of their tokens, and of their address blocks at this table.

`version` grows with every change of a table, its seats, log or chat: who writes names the version it knows, and loses if it is not
the last. `half` is how many of the last entries are a choice that somebody is in the middle of: nobody else knows of them. `generation`
grows when entries are taken back; `retold` says whether anybody had been told something of such entries. `due` says when somebody must act
for a seat, a bot or a clock; it is null while people are waited for. `driver` is the process that does so; empty while there is nothing to
do. `rules` are those that the log was last played by, `trace` is where it led then. `chapter` grows when a game goes on from a position
because its rules have changed; the log begins anew with it. `ending` says who gave up and which of the others have not said whether the
game ends here. `trouble` is the text of what of ours has failed last, until the game goes on. `waiting` says who is waited for and since
when, as JSON, so that a list of tables need not play their games again; empty if nobody has written it yet.
`minutes` is how long the game lasts at most, 0 for ever; `seating` whether seats are drawn by lot; `delay` how many seconds later
spectators see the game.
`windows` is how long windows are, `held` the last that somebody has made longer."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("token_hash", String(64), nullable=False, default=""),
    Column("away", Boolean, nullable=False, default=False),
    Column("time_left", Float, nullable=True),
    Column("passing", JSON, nullable=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("notices", JSON(none_as_null=True), nullable=True),
    Column("made", Boolean, nullable=False, default=False),
    Column("block", String(16), nullable=False, default=""),
    Column("reply", JSON(none_as_null=True), nullable=True),
    Column("holding", String(12), nullable=False, default="off"),
    Column("unanswered", String(8), nullable=False, default="hold"),
    Column("pauses", JSON, nullable=False),
    Column("brought", JSON(none_as_null=True), nullable=True),
    Index("seats_by_token", "token_hash"),
)
"""Of a token only its SHA-256 is kept. `notices` belongs to the notices: how a person wants to be told of a turn.
`made`: this person made the table. `block` tells at this table alone who comes from the same address block. `reply` is what a seat has
said in the open window, `holding` how often the server shall hold for it, `unanswered` what it means if it says nothing, `pauses` how
long it has held itself, `brought` what it has brought for a game that has not begun, a deck for instance: nobody else may know them."""

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("undone", Integer, primary_key=True, default=0),
    Column("seat", String(40), nullable=False),
    Column("key", String(400), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""One entry of a game a row, numbered from 0. `undone` is 0 for entries that stand, else the generation that took them back."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("to", String(40), nullable=False, default=""),
    Column("phrase", JSON(none_as_null=True), nullable=True),
)
"""`phrase` is a prepared phrase, in place of a text."""

processes = Table(
    "processes",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The server processes on this database, and when each has signed last, by the clock of the database."""

anchors = Table(
    "anchors",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("position", Text, nullable=False),
)
"""The last quiet position of a game that is on, as JSON, and how many entries the log had there: other rules go on from here."""

pasts = Table(
    "pasts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)
"""Tables that spectators see with a delay, as they were after each change of the last minutes: the row and the seats, as JSON. Which
entries the log had then follows from `length` and `generation` there."""

kept = Table(
    "kept",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("chapter", Integer, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""A chapter of a game as everybody saw it, to the entry `length`. Without data, it could not be kept."""

gone = Table("gone", metadata, Column("table_id", String(40), primary_key=True), Column("at", Float, nullable=False))
"""Tables that were deleted, and when: whoever still has a link is told that they will not come back."""

allowances = Table(
    "allowances",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""What an address block may still do, by what it is and by whom, and when that was reckoned."""

measured = Table(
    "measured",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("stopped", Boolean, nullable=False, default=False),
)
"""Measurements of decks, as JSON, when each was written, and whether somebody wants it to stop."""

marks = Table("marks", metadata, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
gaps = Table("gaps", metadata, Column("begin", Float, primary_key=True), Column("end", Float, nullable=False))
"""The last mark that a running server left, and the times between two marks that were too far apart: no server ran."""
