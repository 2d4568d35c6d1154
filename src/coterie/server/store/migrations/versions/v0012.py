"""What a list of tables tells is in their rows: what has failed, and who is waited for since when."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns; who is waited for at the tables that are there is written with the next move."""
    op.add_column("tables", sa.Column("trouble", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("waiting", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("tables", "trouble")
    op.drop_column("tables", "waiting")
