"""Devices belong to accounts, and seats to accounts instead of devices."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every device that sits anywhere gets an account of its own, as old as its first game."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("avatar", sa.String(), nullable=True),
        sa.Column("recovery_hash", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("recovery_hash", name=op.f("uq_accounts_recovery_hash")),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_devices_account")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_account"), "devices", ["account"])
    op.create_table(
        "links",
        sa.Column("code_hash", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("expires_ms", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_links_account")),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_account"), "links", ["account"])
    op.create_table(
        "outcomes",
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_outcomes_account")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_outcomes_game")),
        sa.PrimaryKeyConstraint("account", "game", name=op.f("pk_outcomes")),
    )
    op.drop_index("ix_seats_token_hash", "seats")
    op.execute("ALTER TABLE seats RENAME COLUMN token_hash TO account")
    op.create_index(op.f("ix_seats_account"), "seats", ["account"])
    connection = op.get_bind()
    devices = connection.execute(
        sa.text(
            "SELECT seats.account, min(games.created_ms) FROM seats JOIN games ON games.id = seats.game "
            "WHERE seats.account IS NOT NULL GROUP BY seats.account"
        )
    ).all()
    for device, began_ms in devices:
        facts = {"account": secrets.token_hex(13), "device": device, "began_ms": began_ms}
        for statement in (
            "INSERT INTO accounts (id, created_ms) VALUES (:account, :began_ms)",
            "INSERT INTO devices (token_hash, account, created_ms) VALUES (:device, :account, :began_ms)",
            "UPDATE seats SET account = :account WHERE account = :device",
        ):
            connection.execute(sa.text(statement), facts)


def downgrade() -> None:
    """An account's games belong to one of its devices again; names, codes and outcomes are lost."""
    op.execute(
        "UPDATE seats SET account = (SELECT min(token_hash) FROM devices WHERE devices.account = seats.account) "
        "WHERE account IS NOT NULL"
    )
    op.drop_index("ix_seats_account", "seats")
    op.execute("ALTER TABLE seats RENAME COLUMN account TO token_hash")
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    for table in ("outcomes", "links", "devices", "accounts"):
        op.drop_table(table)
