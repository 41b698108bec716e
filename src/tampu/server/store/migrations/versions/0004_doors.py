"""Tables with a password, or for players only; limits that processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("password", sa.String(160)))
    everybody = sa.Column("onlookers", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", everybody)
    shared = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("full_at", sa.Float, nullable=False),
        sa.Column("granted", sa.Boolean, nullable=False),
        prefixes=["UNLOGGED"] if shared else [],
    )
