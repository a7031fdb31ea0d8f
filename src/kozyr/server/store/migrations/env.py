"""Alembic's entry: runs the migrations on the connection that the store hands over (never offline)."""

from __future__ import annotations

from alembic import context

from kozyr.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
