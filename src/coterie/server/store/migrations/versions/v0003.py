"""Seeds of 256 bits: up to 78 decimal digits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Widen the column. SQLite cannot, and to make the table anew would take the seats with it, so there it is a new column."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", existing_type=sa.String(20), type_=sa.String(78), existing_nullable=False)
        return
    op.add_column("tables", sa.Column("wide", sa.String(78), nullable=False, server_default=""))
    op.execute("UPDATE tables SET wide = seed")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN wide TO seed")


def downgrade() -> None:
    """Nothing: an older version reads the wide column as well, and says of a table with a wider seed that it cannot play it."""
