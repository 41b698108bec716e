"""What can be set when the server starts: by options, the environment or a file (see `config`).

The text below a field is what a host is told about it.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from tampu.server.wallclock import WALL, WallClock

Port = Annotated[int, Meta(ge=0, le=65535)]
ROOT_PATH = r"^(/[A-Za-z0-9][A-Za-z0-9._~-]*)*$"
"""How a path looks below which the server stands: nothing, or such as /tampu or /games/tampu."""

ADDRESS = r"^(https?://[A-Za-z0-9.\-\[\]:]+(/[A-Za-z0-9][A-Za-z0-9._~-]*)*/?)?$"
"""How the address of a page looks."""


@dataclass(frozen=True)
class Limits:
    """How much one browser may ask of the server."""

    frame: int = 4_096
    """Characters of one WebSocket frame; a longer one is refused."""
    largest_frame: int = 65_536
    """Bytes of one WebSocket frame; a longer one ends the connection."""
    body: int = 16_384
    """Bytes of a request's body."""
    record: int = 2_100_000
    """Bytes of the body that carries a record."""
    connections: int = 8_000
    """Connections in all; fewer if the system allows fewer open files."""
    connections_per_address: int = 200
    """Connections from one address."""
    connections_per_second: float = 20.0
    """New connections from one address, in the long run."""
    connections_at_once: int = 200
    """New connections from one address at once."""
    header_seconds: float = 10.0
    """Seconds in which a request's headers must be there."""
    body_seconds: float = 30.0
    """Seconds in which a request's body must be there."""
    answer_seconds: float = 120.0
    """Seconds from a request's headers until its answer was taken."""
    requests_per_second: float = 40.0
    """Requests of one address, in the long run."""
    requests_at_once: int = 400
    """Requests of one address at once."""
    raw_frames_per_second: float = 100.0
    """Frames and kilobytes of one live connection, control frames too; beyond, it is cut."""
    raw_frames_at_once: int = 400
    """The same, at once."""
    cut_seconds: float = 10.0
    """Seconds that an address stays outside after one of its connections was cut."""
    frames_per_second: float = 20.0
    """Frames of one connection, in the long run."""
    frames_at_once: int = 60
    """Frames of one connection that may come at once."""
    refused_frames: int = 100
    """So many frames beyond the limit, and the connection ends."""
    wrong_keys_per_minute: float = 10.0
    """Tables that do not exist, asked for by one address, in the long run."""
    wrong_keys_at_once: int = 30
    """Tables that do not exist, asked for by one address at once."""
    passwords_per_minute: float = 2.0
    """Passwords of tables that one guest may try, in the long run."""
    passwords_at_once: int = 10
    """Passwords of tables that one guest may try at once."""
    guesses_per_minute: float = 2.0
    """Recovery phrases one address may try, in the long run; all addresses: twenty times it."""
    guesses_at_once: int = 10
    """Recovery phrases one address may try at once; all addresses: twenty times it."""
    devices: int = 30
    """Devices that one guest may have, and passkeys."""
    tables_per_minute: float = 12.0
    """Tables that one guest may make, in the long run."""
    tables_at_once: int = 20
    """Tables that one guest may make at once."""
    records_per_minute: float = 12.0
    """Records that one address may send in, in the long run."""
    records_at_once: int = 10
    """Records that one address may send in at once."""
    record_lines: int = 100_000
    """Lines of a record that is sent in."""
    replays_per_minute: float = 60.0
    """Parts of replays that one address may ask for, in the long run."""
    replays_at_once: int = 60
    """Parts of replays that one address may ask for at once."""
    replay_lines: int = 1_000
    """Lines in one part of a replay."""
    replays_kept: int = 64 * 1024 * 1024
    """Bytes of parts that are kept, to be told again."""
    clerk_seconds: float = 20.0
    """Seconds that reading a record, or writing a part of a replay, may take."""
    clerk_memory: int = 1024 * 1024 * 1024
    """Bytes of memory for each process that does so."""
    clerk_queue: int = 32
    """So many may wait for it."""
    clerk_share: int = 8
    """So many of one address may wait for it, or have it done."""
    picture_seconds: float = 20.0
    """Seconds that drawing a picture of a table may take."""
    picture_memory: int = 768 * 1024 * 1024
    """Bytes of memory for the process that does so."""
    picture_queue: int = 16
    """So many pictures may wait for it."""
    pictures_kept: int = 32 * 1024 * 1024
    """Bytes of pictures that are kept, to be shown again."""
    hints_per_minute: float = 20.0
    """Hints that one guest may ask for, in the long run."""
    hints_at_once: int = 6
    """Hints that one guest may ask for at once."""
    given_lines: int = 3_000
    """Lines of another game that a new one may go on from."""
    analyses_per_minute: float = 2.0
    """Analyses of games that one guest may ask for, in the long run."""
    analyses_at_once: int = 6
    """Analyses of games that one guest may ask for at once."""
    analyses_open: int = 3
    """Analyses that one guest may wait for."""
    analysis_lines: int = 5_000
    """Lines of a game that is analysed."""
    analysis_seconds: float = 3_600.0
    """Seconds of a core that one analysis may take until it is asked for again."""
    analysis_memory: int = 1024 * 1024 * 1024
    """Bytes of memory for each process that makes one."""
    analysis_queue: int = 100
    """So many may wait to be made; a fifth of them for one address."""
    aside: int = 131_072
    """Bytes of the body that carries a line beside a game."""
    weighings_per_minute: float = 60.0
    """Bots' answers, values and judgements beside games for one guest, in the long run."""
    weighings_at_once: int = 30
    """The same, at once."""
    thoughts_at_once: int = 2
    """Bots' answers beside games, and hints, that one guest may wait for at the same time."""
    companion_memory: int = 1024 * 1024 * 1024
    """Bytes of memory for each process in which they are found."""
    companion_queue: int = 16
    """So many may wait for one."""
    weigher_seconds: float = 60.0
    """Seconds that one value or judgement may take."""
    weigher_memory: int = 1024 * 1024 * 1024
    """Bytes of memory for each process that finds them."""
    weigher_queue: int = 16
    """So many may wait for one."""
    weigher_share: int = 3
    """So many of one address may wait for one, or have it found."""
    channels: int = 8
    """Ways on which one guest may be called."""
    calls_per_minute: float = 1.0
    """Ways that one guest may set up or try, in the long run."""
    calls_at_once: int = 10
    """Ways that one guest may set up or try at once."""
    letters_per_hour: float = 3.0
    """Letters to confirm an address: to one address, or asked for by one guest."""
    outbox: int = 64
    """Frames that wait for a slow browser before it is sent a fresh position instead."""
    sockets: int = 200
    """Browsers at one table."""
    hello: float = 20.0
    """Seconds in which a browser must say hello."""
    name: int = 24
    """Characters of a name."""
    chat: int = 400
    """Characters of a line of chat."""
    reports_per_minute: float = 1.0
    """Lines of chat that one guest may report, in the long run."""
    reports_at_once: int = 5
    """Lines of chat that one guest may report at once."""
    reports_open: int = 2_000
    """Reports that wait for whoever runs the server; beyond, none is taken."""
    chat_lines: int = 200
    """The newest lines of chat that a fresh position carries."""
    tables_in_memory: int = 500
    """Tables that are kept in memory."""
    seconds_in_memory: float = 30.0
    """A table that was asked for so recently stays, however many there are."""
    listed: int = 50
    """Tables in each list of the lobby."""
    resumed: int = 50
    """Games under way that are looked at when the server starts, to go on if a bot is asked."""
    resumed_age: float = 7 * 24 * 3600.0
    """Seconds since such a table was made, at most."""

    @property
    def patience(self) -> float:
        """Seconds after which an answer must be ready, so that there is time to take it."""
        return 0.9 * self.answer_seconds


@dataclass(frozen=True)
class MailServer:
    """Through which the house writes to guests."""

    host: str = ""
    """The mail server through which guests are written to; nothing: they are not."""
    port: Port = 587
    """Its port."""
    tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the way there is encrypted: after a greeting, from the start, or not at all."""
    user: str = ""
    """The name with which the server logs in there; nothing: without."""
    password_file: Path | None = None
    """A file with the password for it, and nothing else."""
    sender: str = ""
    """Whom such letters are from, such as Tampu <table@example.org>."""


@dataclass(frozen=True)
class CallSettings:
    """How guests are called when somebody waits for them."""

    seconds: float = 30.0
    """Seconds that a guest who is not looking is waited for before being called."""
    apart: float = 60.0
    """Seconds between two messages to the same place, at least."""
    private_hosts: tuple[str, ...] = ()
    """Names or addresses of this network to which calls may be sent, such as ntfy.home.arpa."""


@dataclass(frozen=True)
class Settings:
    """Where the games are kept, and how the table behaves."""

    data: Path = Path("data")
    """The folder where tables and the key that signs cookies are kept."""
    host: str = "127.0.0.1"
    """Where to listen; by default this machine only."""
    port: Port = 8000
    """On which port to listen; 0 takes any free one."""
    store: str | None = None
    """The address of a PostgreSQL database; None: a SQLite file in `data`."""
    origins: tuple[str, ...] = ()
    """Further addresses from which pages may talk to this server, such as https://example.org."""
    hosts: tuple[str, ...] = ()
    """The names under which this server may be asked for, such as tampu.example.org; none: any."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of this server, whose word on a client's address is taken."""
    address: Annotated[str, Meta(pattern=ADDRESS)] = ""
    """Where guests find the page, such as https://example.org/tampu; letters to them need it."""
    root_path: Annotated[str, Meta(pattern=ROOT_PATH)] = ""
    """The path below which page and API stand, such as /tampu; nothing: the root of the host."""
    bot_pause: float = 0.7
    """Seconds between the moves of bots, so that people can follow."""
    forced_pause: float = 3.0
    """Seconds, about, before the house answers for somebody who has no choice."""
    bot_seconds: float = 1.0
    """Seconds that a bot may think."""
    bot_turn: float = 12.0
    """Seconds that all decisions of a bot's turn may take together, with their pauses."""
    hint_seconds: float = 1.5
    """Seconds that whoever gives a hint may think."""
    bot_workers: Annotated[int, Meta(ge=1)] = 1
    """Processes in which bots think."""
    companions: Annotated[int, Meta(ge=1)] = 1
    """Processes in which bots answer beside games, and hints are found."""
    clerks: Annotated[int, Meta(ge=1)] = 1
    """Processes that read records and write replays."""
    analysts: Annotated[int, Meta(ge=1)] = 1
    """Processes that analyse games that are over, when nothing else is to be done."""
    weighers: Annotated[int, Meta(ge=1)] = 1
    """Processes that value positions, and judge what is tried, beside games."""
    share_seconds: float = 3.0
    """Seconds that a full table waits for what its players add to the shuffles."""
    patience: float = 120.0
    """Seconds that a player must be away before others may give the seat to a bot."""
    ask_again: float = 120.0
    """Seconds after which a player who was refused may ask the others for the same again."""
    keep_days: float = 0.0
    """Days for which finished games, and records sent in, are kept; 0: for ever."""
    free_bytes: int = 16_000_000
    """Bytes that must be free on the disk when the server starts."""
    log_requests: bool = True
    """Whether each request is a line of the log."""
    log_addresses: bool = False
    """Whether such a line has the address it came from."""
    metrics_port: Port = 0
    """On which port Prometheus is answered; 0: on none."""
    metrics_host: str = "127.0.0.1"
    """Where Prometheus is answered; by default this machine only."""
    mail: MailServer = field(default_factory=MailServer)
    calls: CallSettings = field(default_factory=CallSettings)
    limits: Limits = field(default_factory=Limits)
    clock: WallClock = field(default=WALL, metadata={"inner": True})
    """What time it is; nobody sets it, but tests do."""

    @property
    def database(self) -> str:
        """The address of the store, with the driver that this server uses, and in its words."""
        if self.store is None:
            return f"sqlite+aiosqlite:///{self.data / 'tampu.sqlite3'}"
        for short in ("postgresql://", "postgres://"):
            if self.store.startswith(short):
                rest = re.sub(r"([?&])sslmode=", r"\1ssl=", self.store.removeprefix(short))
                return f"postgresql+asyncpg://{rest}"
        return self.store
