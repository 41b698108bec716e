"""Ways on which guests are called, what they were told there, and the key of what is pushed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("base", sa.String(200), nullable=False),
        sa.Column("wanted", sa.String(64), nullable=False),
        sa.Column("apart", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("channels_by_guest", "channels", ["guest"])
    op.create_table(
        "calls",
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("occasion", sa.String(8), primary_key=True),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("calls_by_due", "calls", ["due"])
    op.create_index("calls_by_table", "calls", ["table_id"])
    op.create_table(
        "voice",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
    )
