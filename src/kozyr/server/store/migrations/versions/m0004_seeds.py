"""What a deal was made of: the secret and the nonces."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games dealt before have neither."""
    op.add_column("games", sa.Column("secret", sa.String(), nullable=True))
    op.add_column("games", sa.Column("nonces", sa.String(), nullable=True))


def downgrade() -> None:
    """Deals can no longer be proved."""
    op.drop_column("games", "nonces")
    op.drop_column("games", "secret")
