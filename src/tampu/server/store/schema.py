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
    false,
    text,
    true,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("banned", Boolean, nullable=False, server_default=false()),
)

forgotten = Table(
    "forgotten",
    metadata,
    # the hash of a guest's id: whose cookie is not valid any more
    Column("mark", String(64), primary_key=True),
    Column("at", Float, nullable=False),
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
    # a salted hash; and whether others than the players may look on
    Column("password", String(160)),
    Column("onlookers", Boolean, nullable=False, server_default=true()),
    # what the lists of the lobby need; follows from the journal
    Column("status", String(16), nullable=False),
    Column("free", Integer, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("ended", Float),
    # its journal is broken, and the host keeps it out of sight
    Column("set_aside", Boolean, nullable=False, server_default=false()),
    # what the lists tell of a game that is over; follows from the journal; NULL: not made yet
    Column("summary", LargeBinary),
    # counts what made a summary untrue: one that was drafted before is not kept
    Column("stamp", Integer, nullable=False, server_default=text("0")),
)
Index("tables_by_age", tables.c.created)
Index("tables_by_end", tables.c.ended)
Index("tables_by_status", tables.c.status, tables.c.created)
Index("tables_by_host", tables.c.host, tables.c.created)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    # when the table was made: the newest tables of a guest are found by index
    Column("created", Float, nullable=False, server_default=text("0")),
)
Index("sitters_by_guest", sitters.c.guest, sitters.c.created)

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
    # its outline, so that nobody reads it for that; follows from the text; NULL: not known yet
    Column("lines", Integer),
    Column("rules", Integer),
    Column("over", Boolean),
)

studies = Table(
    "studies",
    metadata,
    # an analysis of a game that is over: of a table, or of a record that was sent in
    Column("game", String(32), primary_key=True),
    Column("lines", Integer, primary_key=True),
    Column("rules", Integer, primary_key=True),
    Column("depth", String(16), primary_key=True),
    Column("edition", String(16), primary_key=True),
    Column("status", String(16), nullable=False),
    # who asked, and a keyed hash of whence, as long as it is not done; when they are served
    Column("guest", String(32), nullable=False),
    Column("home", String(32), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    # a mark of whoever works on it: nobody else may write how far it is
    Column("worker", String(32), nullable=False),
    Column("reached", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("body", LargeBinary),
)
Index("studies_by_status", studies.c.status)
Index("studies_by_guest", studies.c.guest)

finished = Table(
    "finished",
    metadata,
    # a game that is over, once its outcome is counted; follows from the journal, and outlives it
    Column("table_id", String(32), primary_key=True),
    Column("code", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    # whether the ratings of its players change by it; and whether anything of it counts
    Column("weighs", Boolean, nullable=False),
    Column("verdict", String(16), nullable=False),
)
Index("finished_by_weight", finished.c.weighs, finished.c.game, finished.c.ended)

standings = Table(
    "standings",
    metadata,
    # what one seat made of it; guest: whose it is, or what stands for somebody who is forgotten
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("kind", String(16), nullable=False),
    Column("level", String(64)),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("own", Integer, nullable=False),
    Column("bot", Integer, nullable=False),
    Column("other", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("sources", Text, nullable=False),
)
Index("standings_by_guest", standings.c.guest)

ratings = Table(
    "ratings",
    metadata,
    # how a rated game changed the rating of a seat's player; follows from finished and standings
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    # the games that weigh, counted from 1 in the order of their ends
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("mean_before", Float, nullable=False),
    Column("deviation_before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
)
Index("ratings_by_number", ratings.c.game, ratings.c.number)
Index("ratings_by_guest", ratings.c.guest, ratings.c.game, ratings.c.number)

reckonings = Table(
    "reckonings",
    metadata,
    # the optimistic lock of a game's ratings: two processes cannot both make reckoning n
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # when what is announced will happen, and until when it is shown
    Column("due", Float),
    Column("until", Float, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    # what tools beside the server tell it on SQLite; on PostgreSQL they use NOTIFY
    Column("id", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

buckets = Table(
    "buckets",
    metadata,
    # how often somebody did something, on PostgreSQL, where it is unlogged; whose: a keyed hash
    Column("key", String(32), primary_key=True),
    Column("full_at", Float, nullable=False),
    Column("granted", Boolean, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    # one row, written to see whether writing works
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
