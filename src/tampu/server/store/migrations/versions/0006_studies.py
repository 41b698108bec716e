"""Analyses of games that are over, and outlines of records that were sent in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("lines", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True),
        sa.Column("depth", sa.String(16), primary_key=True),
        sa.Column("edition", sa.String(16), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("home", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("studies_by_status", "studies", ["status"])
    op.create_index("studies_by_guest", "studies", ["guest"])
    for column in (sa.Column("lines", sa.Integer), sa.Column("rules", sa.Integer)):
        op.add_column("records", column)
    op.add_column("records", sa.Column("over", sa.Boolean))
