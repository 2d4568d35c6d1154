"""How the game of a table began."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Say it of the tables that are there, as far as they know."""
    op.add_column("tables", sa.Column("origin", sa.String(8), nullable=False, server_default="dealt"))
    op.execute("UPDATE tables SET origin = 'position' WHERE position IS NOT NULL AND chapter = 0")


def downgrade() -> None:
    """Say it no more."""
    op.drop_column("tables", "origin")
