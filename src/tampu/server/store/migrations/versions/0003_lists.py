"""The lists of the lobby are found by index, however many games have ended."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_host", "tables", ["host"])
