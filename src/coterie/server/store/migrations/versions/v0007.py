"""When no server ran: the last mark of one that did, and the gaps."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table("marks", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))
    op.create_table("gaps", sa.Column("begin", sa.Float, primary_key=True), sa.Column("end", sa.Float, nullable=False))


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("gaps")
    op.drop_table("marks")
