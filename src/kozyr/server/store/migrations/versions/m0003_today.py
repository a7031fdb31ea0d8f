"""Games of today's deal say which day's they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Earlier games are none of any day."""
    op.add_column("games", sa.Column("today", sa.String(), nullable=True))
    op.create_index("ix_games_today", "games", ["today"])


def downgrade() -> None:
    """Forget the days."""
    op.drop_index("ix_games_today", "games")
    op.drop_column("games", "today")
