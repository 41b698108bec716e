"""What the lists tell of a game that is over stands in its row; made when it is first needed.

The newest tables of a guest are found by index, however many there are.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

AGES = """
    UPDATE sitters SET created = (SELECT tables.created FROM tables WHERE id = table_id)
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = table_id)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.LargeBinary))
    stamp = sa.Column("stamp", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("tables", stamp)
    created = sa.Column("created", sa.Float, nullable=False, server_default=sa.text("0"))
    op.add_column("sitters", created)
    op.execute(AGES)
    op.drop_index("sitters_by_guest", "sitters")
    op.create_index("sitters_by_guest", "sitters", ["guest", "created"])
    op.drop_index("tables_by_host", "tables")
    op.create_index("tables_by_host", "tables", ["host", "created"])
