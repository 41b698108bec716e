"""The tables of the database. Changes come with a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # what the lists of the lobby need; follows from the journal
    Column("status", String(16), nullable=False),
    Column("free", Integer, nullable=False),
)
Index("tables_by_age", tables.c.created)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)
Index("sitters_by_guest", sitters.c.guest)

journal = Table(
    "journal",
    metadata,
    # together the optimistic lock: two writers cannot both add entry n
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
