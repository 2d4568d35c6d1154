"""Allowances: how often something may be done by an address block, for all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop it again: everybody begins anew."""
    op.drop_table("allowances")
