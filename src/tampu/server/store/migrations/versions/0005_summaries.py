"""What the lists tell of a game that is over stands in its row; made when it is first needed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.LargeBinary))
    stamp = sa.Column("stamp", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("tables", stamp)
