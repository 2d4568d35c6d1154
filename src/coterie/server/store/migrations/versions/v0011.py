"""Half a choice is nobody else's business: how many entries it has, and whether what was taken back had been told to anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns; what was taken back so far may have been told."""
    op.add_column("tables", sa.Column("half", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("retold", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE tables SET retold = (generation > 0)"))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("tables", "half")
    op.drop_column("tables", "retold")
