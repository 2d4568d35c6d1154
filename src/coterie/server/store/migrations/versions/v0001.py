"""The first version: tables, seats, log and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("position", sa.JSON, nullable=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("whispers", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(40), nullable=False),
        sa.Column("outcome", sa.JSON, nullable=True),
        sa.Column("wish", sa.JSON, nullable=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "moved"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("time_left", sa.Float, nullable=True),
        sa.Column("passing", sa.JSON, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("notices", sa.JSON, nullable=True),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("undone", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("key", sa.String(400), nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("to", sa.String(40), nullable=False),
    )
