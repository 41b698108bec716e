"""What can be set when the server starts."""

from dataclasses import dataclass, field
from pathlib import Path


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
    connections_per_second: float = 20.0
    """New ones from one address."""
    connections_at_once: int = 200
    header_seconds: float = 10.0
    """Seconds in which a request's headers must be there."""
    body_seconds: float = 30.0
    """Seconds in which a request's body must be there."""
    answer_seconds: float = 120.0
    """Seconds from a request's headers until its answer was taken."""
    requests_per_second: float = 40.0
    """From one address."""
    requests_at_once: int = 400
    raw_frames_per_second: float = 100.0
    """Frames and kilobytes of one live connection, control frames too; beyond, it is cut."""
    raw_frames_at_once: int = 400
    cut_seconds: float = 10.0
    """Seconds that an address stays outside after one of its connections was cut."""
    frames_per_second: float = 20.0
    frames_at_once: int = 60
    refused_frames: int = 100
    """So many frames beyond the limit, and the connection ends."""
    wrong_keys_per_minute: float = 10.0
    """Asking for tables that do not exist, for one address."""
    wrong_keys_at_once: int = 30
    tables_per_minute: float = 12.0
    tables_at_once: int = 20
    records_per_minute: float = 12.0
    records_at_once: int = 10
    record_lines: int = 100_000
    replays_per_minute: float = 60.0
    """Parts of replays, for one address."""
    replays_at_once: int = 60
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
    hints_per_minute: float = 20.0
    hints_at_once: int = 6
    outbox: int = 64
    """Frames that wait for a slow browser before it is sent a fresh position instead."""
    sockets: int = 200
    """Browsers at one table."""
    hello: float = 20.0
    """Seconds in which a browser must say hello."""
    name: int = 24
    chat: int = 400
    chat_lines: int = 200
    """The newest lines of chat that a fresh position carries."""
    tables_in_memory: int = 500
    seconds_in_memory: float = 30.0
    """A table that was asked for so recently stays, however many there are."""
    listed: int = 50
    """Tables in each list of the lobby."""
    resumed: int = 50
    """Games under way that are looked at when the server starts, to go on if a bot is asked."""
    resumed_age: float = 7 * 24 * 3600.0
    """Seconds since such a table was made, at most."""


@dataclass(frozen=True)
class Settings:
    """Where the games are kept, and how the table behaves."""

    data: Path
    store: str | None = None
    """The address of a PostgreSQL database; None: a SQLite file in `data`."""
    origins: tuple[str, ...] = ()
    """Further addresses from which pages may talk to this server, such as https://example.org."""
    hosts: tuple[str, ...] = ()
    """The names under which this server may be asked for, such as tampu.example.org; none: any."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of this server, whose word on a client's address is taken."""
    bot_pause: float = 0.7
    """Seconds between the moves of bots, so that people can follow."""
    forced_pause: float = 2.5
    """Seconds, about, before the house answers for somebody who has no choice: as people do, once
    it is known how long they take (see `pace`)."""
    bot_seconds: float = 1.0
    """Seconds that a bot may think."""
    bot_turn: float = 12.0
    """Seconds that all decisions of a bot's turn may take together, with their pauses."""
    hint_seconds: float = 1.5
    """Seconds that whoever gives a hint may think."""
    bot_workers: int = 1
    clerks: int = 1
    """Processes that read records and write replays."""
    patience: float = 120.0
    """Seconds that a player must be away before others may give the seat to a bot."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> str:
        """The address of the store, with the driver that this server uses."""
        if self.store is None:
            return f"sqlite+aiosqlite:///{self.data / 'tampu.sqlite3'}"
        for short in ("postgresql://", "postgres://"):
            if self.store.startswith(short):
                return f"postgresql+asyncpg://{self.store.removeprefix(short)}"
        return self.store
