"""Games, seats, moves, and a few facts about the store itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay the first tables."""
    op.create_table(
        "meta",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("clock_ms", sa.Integer(), nullable=True),
        sa.Column("follows", sa.String(), nullable=True),
        sa.Column("bout", sa.Integer(), nullable=False),
        sa.Column("result", sa.String(), nullable=True),
        sa.CheckConstraint("seats between 2 and 6", name="ck_games_seats"),
        sa.ForeignKeyConstraint(["follows"], ["games.id"], name="fk_games_follows"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("follows", name="uq_games_follows"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("persona", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_table(
        "moves",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("command_id", sa.String(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.Integer(), nullable=False),
        sa.CheckConstraint("number >= 1", name="ck_moves_number"),
        sa.CheckConstraint("first <= last", name="ck_moves_events"),
        sa.ForeignKeyConstraint(["game", "seat"], ["seats.game", "seats.seat"], name="fk_moves_game"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_moves"),
        sa.UniqueConstraint("game", "seat", "command_id", name="uq_moves_game"),
    )


def downgrade() -> None:
    """Take the tables away again."""
    for table in ("moves", "seats", "games", "meta"):
        op.drop_table(table)
