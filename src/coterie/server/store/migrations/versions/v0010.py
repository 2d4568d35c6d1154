"""Whoever made a table may remove a guest before the start: who that is, from where guests came, and who may not come again."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns; of the tables that are there nobody knows."""
    op.add_column("tables", sa.Column("barred", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("made", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("block", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("tables", "barred")
    op.drop_column("seats", "made")
    op.drop_column("seats", "block")
