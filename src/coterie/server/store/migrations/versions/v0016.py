"""Tables may have a time limit and draw their seats by lot; prepared phrases are said as texts."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make the columns."""
    op.add_column("tables", sa.Column("minutes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seating", sa.String(8), nullable=False, server_default="listed"))
    op.add_column("chat", sa.Column("phrase", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Drop them again; what was said by a phrase is left out."""
    op.execute("DELETE FROM chat WHERE phrase IS NOT NULL")
    op.drop_column("chat", "phrase")
    for column in ("seating", "minutes"):
        op.drop_column("tables", column)
