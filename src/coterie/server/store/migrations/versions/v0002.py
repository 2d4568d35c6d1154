"""The process that drives a table, and the processes that live."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("tables", sa.Column("driver", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("processes")
    op.drop_column("tables", "driver")
