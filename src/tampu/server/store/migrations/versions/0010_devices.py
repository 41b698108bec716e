"""Guests with several devices: what brings them there, and who came back as somebody else."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _guest() -> "sa.Column[str]":
    return sa.Column("guest", sa.String(32), nullable=False)


def _kind(default: str | None = None) -> "list[sa.Column[str]]":
    """Which browser on which system."""
    names = ("browser", "system")
    return [
        sa.Column(name, sa.String(16), nullable=False, server_default=default) for name in names
    ]


def upgrade() -> None:
    op.create_table(
        "merged",
        sa.Column("was", sa.String(32), primary_key=True),
        _guest(),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        _guest(),
        *_kind(),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("out", sa.Float),
    )
    op.create_table(
        "links",
        sa.Column("mark", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        *_kind(""),
    )
    op.create_table(
        "phrases",
        sa.Column("id", sa.String(32), primary_key=True),
        _guest(),
        sa.Column("shelf", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(160), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        _guest(),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        *_kind(),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "spent",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    for table in ("merged", "devices", "links", "phrases", "passkeys"):
        op.create_index(f"{table}_by_guest", table, ["guest"])
    op.create_index("devices_by_out", "devices", ["out"])
    op.create_index("phrases_by_shelf", "phrases", ["shelf"])
