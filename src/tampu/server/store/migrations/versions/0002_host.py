"""What a host does: tables closed, set aside and ended, guests muted, banned and forgotten,
announcements, letters to the server, and its heartbeat."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FLAGS = {"tables": ("closed", "set_aside"), "guests": ("muted", "banned")}
LAST = """
    SELECT tables.id, journal.body FROM tables JOIN journal ON journal.table_id = tables.id
    WHERE tables.status = 'over' AND journal.seq =
        (SELECT max(seq) FROM journal AS other WHERE other.table_id = tables.id)
"""


def upgrade() -> None:
    for table, names in FLAGS.items():
        for name in names:
            flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
            op.add_column(table, flag)
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.create_index("tables_by_end", "tables", ["ended"])
    op.create_table(
        "forgotten",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    date_ends()


def date_ends() -> None:
    """A game that is over ended, as far as can be told, with its last entry."""
    connection = op.get_bind()
    for table, body in connection.execute(sa.text(LAST)).all():
        at = msgspec.msgpack.decode(body)["at"]
        change = sa.text("UPDATE tables SET ended = :at WHERE id = :table")
        connection.execute(change, {"at": at, "table": table})
