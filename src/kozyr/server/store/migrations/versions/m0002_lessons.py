"""Games remember the lesson that they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every game that is there already is none."""
    op.add_column("games", sa.Column("lesson", sa.String(), nullable=True))


def downgrade() -> None:
    """Lessons become games."""
    op.drop_column("games", "lesson")
