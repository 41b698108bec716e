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
    UniqueConstraint,
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

merged = Table(
    "merged",
    metadata,
    # a guest who came back as another: the cookies of `was` are those of `guest`
    Column("was", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("at", Float, nullable=False),
)
Index("merged_by_guest", merged.c.guest)

devices = Table(
    "devices",
    metadata,
    # a browser that holds a guest's cookie, once the guest has more than one or has looked
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    # guessed coarsely from what the browser says of itself
    Column("browser", String(16), nullable=False),
    Column("system", String(16), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # signed out: a cookie of it is refused for ever
    Column("out", Float),
)
Index("devices_by_guest", devices.c.guest)
Index("devices_by_out", devices.c.out)

links = Table(
    "links",
    metadata,
    # the hash of a secret that brings another browser to a guest, once
    Column("mark", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("until", Float, nullable=False),
    # when, and by which kind of browser
    Column("used", Float),
    Column("browser", String(16), nullable=False, server_default=""),
    Column("system", String(16), nullable=False, server_default=""),
)
Index("links_by_guest", links.c.guest)

phrases = Table(
    "phrases",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    # where to look: its first two words; and a salted hash of all of it, slow on purpose
    Column("shelf", String(64), nullable=False),
    Column("hash", String(160), nullable=False),
    Column("made", Float, nullable=False),
)
Index("phrases_by_guest", phrases.c.guest)
Index("phrases_by_shelf", phrases.c.shelf)

passkeys = Table(
    "passkeys",
    metadata,
    # the hash of the credential's id
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("browser", String(16), nullable=False),
    Column("system", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
)
Index("passkeys_by_guest", passkeys.c.guest)

spent = Table(
    "spent",
    metadata,
    # what may be used once was used: two processes cannot both write the row
    Column("mark", String(64), primary_key=True),
    Column("until", Float, nullable=False),
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
    # when somebody must look at its clocks; follows from the journal; NULL: none runs
    Column("due", Float),
)
Index("tables_by_due", tables.c.due)
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

dismissed = Table(
    "dismissed",
    metadata,
    # who took which table off the own list; for all others it stays on theirs
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)
Index("dismissed_by_table", dismissed.c.table_id)

mutes = Table(
    "mutes",
    metadata,
    # who does not want to hear whom
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
)
Index("mutes_by_other", mutes.c.other)

reports = Table(
    "reports",
    metadata,
    # a line of a chat that a guest showed to whoever runs the server; stays until it is settled
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("code", String(64), nullable=False),
    # the number of the line's entry; who reported it, and who said it
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    # the line with those around it, as JSON: they stay as they were said
    Column("lines", Text, nullable=False),
    UniqueConstraint("table_id", "number", "guest", name="reports_once"),
)
Index("reports_by_age", reports.c.at)
Index("reports_by_guest", reports.c.guest)

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

channels = Table(
    "channels",
    metadata,
    # a way on which a guest is called: kind push, mail or hook; of a hook, which form
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("form", String(8), nullable=False),
    # where it leads, as JSON (see `Place`), and how the guest knows it again
    Column("place", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    # where the page is, as the guest found it
    Column("base", String(200), nullable=False),
    # for what, and how many seconds apart at least
    Column("wanted", String(64), nullable=False),
    Column("apart", Float, nullable=False),
    # new (not confirmed), on, off, lost; and why the last message did not arrive
    Column("state", String(8), nullable=False),
    Column("reason", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float, nullable=False),
    # how often it failed since it last did not, and before when it is not tried again
    Column("failures", Integer, nullable=False),
    Column("after", Float, nullable=False),
    # a mark of whoever sends on it now, and until when nobody else does
    Column("worker", String(32), nullable=False),
    Column("until", Float, nullable=False),
)
Index("channels_by_guest", channels.c.guest)

calls = Table(
    "calls",
    metadata,
    # what a guest is, or was, told on a channel of a table
    Column("channel", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("occasion", String(8), primary_key=True),
    # which wait it is: nobody is called twice for one
    Column("mark", BigInteger, nullable=False),
    # from when on it is to be told; NULL: it was, or the guest has seen it
    Column("due", Float),
)
Index("calls_by_due", calls.c.due)
Index("calls_by_table", calls.c.table_id)

voice = Table(
    "voice",
    metadata,
    # one row: the key with which this house signs what it pushes
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
)

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

downtimes = Table(
    "downtimes",
    metadata,
    # between these moments no server was there to answer
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
Index("downtimes_by_end", downtimes.c.until)

heartbeat = Table(
    "heartbeat",
    metadata,
    # 1: written to see whether writing works; 2: as long as a server is there and clocks run
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
