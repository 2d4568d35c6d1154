"""Windows have one public length: how long a table wants them, and what the seats have said in the one that is open."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the columns."""
    op.add_column("tables", sa.Column("windows", sa.String(8), nullable=False, server_default="brisk"))
    op.add_column("tables", sa.Column("held", sa.String(24), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("reply", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("holding", sa.String(12), nullable=False, server_default="off"))
    op.add_column("seats", sa.Column("unanswered", sa.String(8), nullable=False, server_default="hold"))
    op.add_column("seats", sa.Column("pauses", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop them again; whoever has answered in an open window is asked once more."""
    for column in ("pauses", "unanswered", "holding", "reply"):
        op.drop_column("seats", column)
    for column in ("held", "windows"):
        op.drop_column("tables", column)
