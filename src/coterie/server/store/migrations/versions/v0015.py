"""What somebody brings to their seat, a deck for instance, is kept with the seat until the game begins; decks are measured."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the column, and the table of measurements."""
    op.add_column("seats", sa.Column("brought", sa.JSON, nullable=True))
    op.create_table(
        "measured",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop them again; whoever has brought something to a table that still gathers plays what its maker chose."""
    op.drop_table("measured")
    op.drop_column("seats", "brought")
