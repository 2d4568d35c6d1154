"""Who made a table, so that nobody's open tables hide those of others."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; of the tables that are there nobody knows."""
    op.add_column("tables", sa.Column("maker", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("tables", "maker")
