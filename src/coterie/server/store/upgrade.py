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
        at = MigrationContext.configure(connection).get_current_revision()
        if at == scripts.get_current_head():
            return
        if at is not None and at not in {script.revision for script in scripts.walk_revisions()}:
            raise LaterDatabase("the database was written by a later version of Coterie; install that version, or use another database")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
