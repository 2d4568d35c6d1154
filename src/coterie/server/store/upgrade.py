"""Brings a database to the version of this program, by the migrations in this package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from coterie.kernel.errors import CoterieError

ALONE = text("SELECT pg_advisory_xact_lock(8666)")
"""Of several processes that start at once, one runs the migrations and the others wait for it. SQLite's transactions do so anyway."""


class LaterDatabase(CoterieError):
    """The database was written by a later version of Coterie."""


def migrations() -> Config:
    """The migrations of this package, as Alembic knows them."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def upgrade(engine: Engine) -> None:
    """Run the migrations that the database has not seen."""
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(ALONE)
        at, head = MigrationContext.configure(connection).get_current_revision(), scripts.get_current_head()
        if at == head:
            return
        if at is not None and at not in {script.revision for script in scripts.walk_revisions()}:
            raise LaterDatabase(
                f"the database was written by a later version of Coterie and is at {at}; install that version, or let it take the database "
                f"back with `coterie admin downgrade --to {head}`, or use another database"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def downgrade(engine: Engine, to: str) -> None:
    """Take the database back to what an older version of Coterie can use, losing only what that one does not know."""
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(ALONE)
        known = [script.revision for script in scripts.walk_revisions()]
        at = MigrationContext.configure(connection).get_current_revision()
        if at not in known or to not in known or known.index(to) < known.index(at):
            raise LaterDatabase(
                f"the database is at {at}, and there is no way from there back to {to!r}; known are {', '.join(sorted(known))}"
            )
        config.attributes["connection"] = connection
        command.downgrade(config, to)
