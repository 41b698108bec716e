"""Alembic's entry: runs the migrations on the connection that `migrate` hands over."""

from alembic import context

from tampu.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
