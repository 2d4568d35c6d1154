"""What upgrades need: games kept as they were seen, the last quiet position of each that is on, and which tables are gone for good."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables and columns."""
    op.add_column("tables", sa.Column("chapter", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("trace", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "anchors",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("chapter", sa.Integer, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table("gone", sa.Column("table_id", sa.String(40), primary_key=True), sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    """Drop them again: the log of every table stays. A table says its version of the rules without the fingerprint, as it did."""
    for table in ("gone", "kept", "anchors"):
        op.drop_table(table)
    for column in ("trace", "chapter"):
        op.drop_column("tables", column)
    op.execute("UPDATE tables SET rules = substr(rules, 1, length(rules) - 17) WHERE rules LIKE '%-________________'")
