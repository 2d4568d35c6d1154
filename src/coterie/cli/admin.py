"""`coterie admin`: looks after the tables of a server. Everything works on the database, while servers run on it or not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coterie.kernel.errors import CoterieError
from coterie.terminal.screen import Language, Screen, speaker_of

if TYPE_CHECKING:
    from coterie.server import protocol
    from coterie.server.store import Store

DAY = 86_400
IDS = {"ignore_unknown_options": True}
"""The id of a table may begin with a dash."""

admin = typer.Typer(rich_markup_mode=None, add_completion=False, no_args_is_help=True, help="Look after the tables of a server.")

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The server's data folder; by default your own.")]
Database = Annotated[
    str, typer.Option("--database", metavar="URL", envvar="COTERIE_DATABASE", help="The server's database, if not in a data folder.")
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its address.")]
SeatName = Annotated[str, typer.Argument(metavar="SEAT", help="A seat of it, such as human.")]


class NoDatabase(CoterieError):
    """There is no database where one should be."""


@contextmanager
def _store(data: Path | None, database: str, make: bool = False) -> Iterator[Store]:
    """The database that was named. One that is not there is made only by commands that fill it."""
    from platformdirs import user_data_path
    from sqlalchemy.exc import SQLAlchemyError

    from coterie.server.settings import Settings
    from coterie.server.store import Store

    settings = Settings(data=data or user_data_path("coterie", appauthor=False), database=database)
    file = settings.data / "coterie.sqlite"
    if not database and not file.exists():
        if not make:
            raise NoDatabase(
                f"there are no tables in {settings.data}; name the server's data folder with --data, or its database with --database"
            )
        _make_folder(settings.data)
    store = Store(settings.url)
    try:
        store.open()
        yield store
    except SQLAlchemyError as error:
        raise CoterieError(f"the database failed: {error.args[0] if error.args else type(error).__name__}") from None
    finally:
        store.close()


def _make_folder(folder: Path) -> None:
    """Make the data folder, for this user alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NoDatabase(f"{folder}: cannot be made: {error.strerror}") from None


@admin.command(context_settings=IDS)
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE|--all", help="The id of a table, unless --all is given.")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to write.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="All tables.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Write a table, or all of them, to a file with every row. It holds their secrets: keep it to yourself.

    \b
    Examples:
      coterie admin export 7mPq3xk2 table.jsonl
      coterie admin export --all tables.jsonl
    """
    from coterie.server.admin import operations

    if everything == (file is not None):
        raise typer.BadParameter("give the id of a table and a file, or --all and a file")
    with _store(data, database) as store:
        target = Path(table) if file is None else file
        count = operations.export(store, None if everything else [table], target)
    Screen(speaker_of(lang)).tell("admin-exported", count=count, file=str(target))


@admin.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that export wrote.")],
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Add the tables of a file, all of them or none. Each is replayed first."""
    from coterie.server.admin import operations

    with _store(data, database, make=True) as store:
        count = operations.import_tables(store, file)
    Screen(speaker_of(lang)).tell("admin-imported", count=count, file=str(file))


@admin.command()
def fsck(data: Data = None, database: Database = "", lang: Language = "") -> None:
    """Replay the log of every table and tell what is wrong. Exit code 1 if anything is."""
    from coterie.server.admin import operations

    screen = Screen(speaker_of(lang))
    looked = wrong = 0
    with _store(data, database) as store:
        for found in operations.check(store):
            if isinstance(found, str):
                looked += 1
                continue
            wrong += 1
            if found.row is None:
                screen.tell("admin-fault-table", table=found.table, fault=found.what)
            else:
                screen.tell("admin-fault", table=found.table, row=found.row, fault=found.what)
    if wrong:
        raise typer.Exit(1)
    screen.tell("admin-sound", count=looked)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write.")],
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Write the whole database to a file, as it stands at one moment."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        operations.backup(store, file)
    Screen(speaker_of(lang)).tell("admin-backed-up", file=str(file))


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that backup, or export --all, wrote.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the tables that are there.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Let the database hold what a backup holds, and nothing else. A backup of SQLite can go into PostgreSQL, and the other way."""
    from coterie.server.admin import operations

    with _store(data, database, make=True) as store:
        operations.restore(store, file, force)
    Screen(speaker_of(lang)).tell("admin-restored", file=str(file))


@admin.command(context_settings=IDS)
def close(table: TableId, data: Data = None, database: Database = "", lang: Language = "") -> None:
    """End a table where it stands."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        operations.close(store, table)
    Screen(speaker_of(lang)).tell("admin-closed", table=table)


@admin.command(context_settings=IDS)
def kick(
    table: TableId,
    seat: SeatName,
    bot: Annotated[str, typer.Option("--bot", metavar="LEVEL", help="The bot that plays on.")] = "steady",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Take a seat from its person. Before the game begins it is open again; in a game a bot plays on."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        operations.kick(store, table, seat, bot)
    Screen(speaker_of(lang)).tell("admin-kicked", table=table, seat=seat)


@admin.command(context_settings=IDS)
def mute(
    table: TableId,
    seat: SeatName,
    off: Annotated[bool, typer.Option("--off", help="Let the seat chat again.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Let a seat chat no longer."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        operations.mute(store, table, seat, not off)
    Screen(speaker_of(lang)).tell("admin-unmuted" if off else "admin-muted", table=table, seat=seat)


@admin.command()
def purge(
    older_than: Annotated[float, typer.Option("--older-than", metavar="DAYS", min=0, help="Tables at which nothing happened for so long.")],
    playing: Annotated[bool, typer.Option("--playing", help="Games that are not over, too.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count them.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Delete old tables: those that are over, closed, or never began.

    \b
    Example:
      coterie admin purge --older-than 90 --dry-run
    """
    from coterie.server.admin import archive, operations

    with _store(data, database) as store:
        old = operations.old_tables(store, time.time() - older_than * DAY, playing)
        if not dry_run:
            archive.remove(store, old)
    Screen(speaker_of(lang)).tell("admin-would-purge" if dry_run else "admin-purged", count=len(old))


@admin.command(context_settings=IDS)
def resume(table: TableId, data: Data = None, database: Database = "", lang: Language = "") -> None:
    """Let a table that waits because its rules have changed, or that was closed, go on from the last choice that these rules can follow."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        taken_back = operations.resume(store, table)
    Screen(speaker_of(lang)).tell("admin-resumed", table=table, count=taken_back)


@admin.command()
def keep(data: Data = None, database: Database = "", lang: Language = "") -> None:
    """Keep all games as they were seen so far, so that they can be watched whatever the next rules are. Do this before an upgrade."""
    from coterie.server.admin import operations

    with _store(data, database) as store:
        count = operations.keep(store)
    Screen(speaker_of(lang)).tell("admin-kept", count=count)


@admin.command()
def downgrade(
    to: Annotated[
        str, typer.Option("--to", metavar="NUMBER", help="The number that the older version names when it refuses the database.")
    ],
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Take the database back for an older version of Coterie. Stop the servers first; every game and every choice stays."""
    from coterie.server.store.upgrade import downgrade as take_back

    with _store(data, database) as store:
        take_back(store.engine, to)
    Screen(speaker_of(lang)).tell("admin-downgraded", to=to)


@admin.command()
def create(
    file: Annotated[
        Path,
        typer.Option("--from", metavar="FILE", help="A CSV file with the columns table, game, name; seat, email, language if you like."),
    ],
    base_url: Annotated[
        str, typer.Option("--base-url", metavar="URL", envvar="COTERIE_BASE_URL", help="Where people reach the server.")
    ] = "http://127.0.0.1:8666/",
    bot: Annotated[str, typer.Option("--bot", metavar="LEVEL", help="A bot for every seat that nobody is named for.")] = "",
    clock: Annotated[str, typer.Option("--clock", metavar="KIND:SECONDS", help="decision:86400, for example, or player:3600.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Make tables for the people named in a file and print one personal link for each, as CSV.

    \b
    Example of a file:
      table,game,seat,name,email
      Final,empire,human,Mina,mina@example.org
      Final,empire,vampire,Vlad,
    """
    import csv
    import sys

    from coterie.server.admin import seats

    places = seats.read(file)
    with _store(data, database, make=True) as store:
        seated = seats.create(store, places, base_url, bot, _clock(clock))
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["table", "game", "seat", "name", "email", "link"])
    for one in seated:
        out.writerow([one.place.table, one.place.game, one.seat, one.place.name, one.place.email, one.link])


def _clock(words: str) -> protocol.Clock | None:
    """The clock that `decision:86400` names."""
    import msgspec

    from coterie.server import protocol

    if not words:
        return None
    kind, _, seconds = words.partition(":")
    try:
        return msgspec.convert({"kind": kind, "seconds": seconds}, protocol.Clock, strict=False)
    except msgspec.ValidationError:
        raise typer.BadParameter(f"{words!r} is not decision:SECONDS or player:SECONDS, from 10 to 604800", param_hint="--clock") from None
