"""The outcome in the row of a table says why the game ended; an earlier version takes such a row for that of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("outcome", sa.JSON(none_as_null=True)))


def upgrade() -> None:
    """Nothing changes: why the games that are over ended is in their logs."""


def downgrade() -> None:
    """Forget why games ended."""
    connection = op.get_bind()
    for table, outcome in connection.execute(sa.select(TABLES.c.id, TABLES.c.outcome).where(TABLES.c.outcome.is_not(None))).all():
        told = {name: value for name, value in outcome.items() if name != "reason"}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(outcome=told))
