"""Tables may be shown to spectators with a delay, as they were some minutes ago."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the column, and the table of what was."""
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "pasts",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them again: an older program shows everything at once."""
    op.drop_table("pasts")
    op.drop_column("tables", "delay")
