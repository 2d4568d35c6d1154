"""What Alembic runs to carry out migrations: always on a connection that is given to it."""

from alembic import context

from coterie.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
