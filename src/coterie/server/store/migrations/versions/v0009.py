"""Whoever gives up among others leaves the seat to a bot: what the others say to ending the game."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the column."""
    op.add_column("tables", sa.Column("ending", sa.JSON, nullable=True))


def downgrade() -> None:
    """Drop it again; a bot goes on for whoever has resigned."""
    op.drop_column("tables", "ending")
    op.execute("UPDATE seats SET kind = 'bot' WHERE kind = 'resigned'")
