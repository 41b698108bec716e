"""Records that are sent in, to be looked at: read, replayed, checked; never played on."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from tampu.core.contract import NOBODY, Facts, State
from tampu.core.game import Game
from tampu.core.play import Match, edition_of, retold, verify
from tampu.core.record import SEATS, Header, Record, RecordError, read_record, write_record
from tampu.games import KEYS, game
from tampu.server.clocks.terms import terms_read
from tampu.server.history import History
from tampu.server.perspective import share_told
from tampu.server.problems import Trouble
from tampu.server.store.store import Head
from tampu.server.wire import ClockTold, RecordCheck, SeatInfo, TableInfo


def record_id(text: str) -> str:
    """The same record gets the same id."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def parsed(text: str, most: int | None = None, notes: bool = True) -> tuple[Record, Game]:
    """A record and its game, not played yet; raises `Trouble` with the line that is wrong.

    Without its notes one that was found sound before is read, and played, many times faster.
    """
    with troubled():
        record = read_record(text, notes)
        key = record.header.game
        if key not in KEYS:
            raise RecordError("no-such-game", game=key[:40], known=list(KEYS))
        if most is not None and record.size > most:
            raise RecordError("too-long", limit=most)
        return record, edition_of(game(key), record.header)


@contextmanager
def troubled() -> Iterator[None]:
    """What is wrong with a record, as the house says it."""
    try:
        yield
    except RecordError as error:
        raise bad_record(error) from None


def finished_record(head: Head, history: History) -> Record:
    """The record of a game that is over, with the seed; one without a result is unfinished."""
    match = history.match
    scores = None if history.abandoned else match.state.scores
    return match.record.finished(head.seed, scores)


def bad_record(error: RecordError) -> Trouble:
    """`problem` names the sentence `record-<problem>`; if the rules refuse, `rule` says which."""
    facts: Facts = {**error.facts, "problem": error.problem, "line": error.line}
    if error.refusal is None:
        return Trouble("bad-record", **facts)
    return Trouble("bad-record", error.refusal.rule, **{**error.refusal.facts, **facts})


def checked(text: str, most: int | None = None) -> tuple[str, RecordCheck, int]:
    """The record as it is kept, what it is, whether it is sound, and the edition of its game."""
    record, kind = parsed(text, most)
    last = kind.start(record.header.seats, record.header.options)
    with troubled():
        for step in retold(kind, record):
            last = step.state
    kept = write_record(record)
    check = RecordCheck(
        id=record_id(kept),
        game=kind.key,
        seats=record.header.seats,
        lines=len(record.lines),
        over=last.asked() == NOBODY,
        scores=[int(score) for score in last.scores],
        verified=verified(record, kind),
        given=record.header.given,
    )
    return kept, check, kind.edition


def played_to(text: str, line: int) -> Match:
    """A record as far as this line."""
    record, kind = parsed(text, notes=False)
    if not 0 <= line <= len(record.lines):
        raise Trouble("no-such-line", line=line)
    match = Match(kind, record.header)
    with troubled():
        match.steps.extend(islice(retold(kind, record), line))
    return match


def verified(record: Record, kind: Game) -> bool | None:
    """Whether every shuffle follows from the revealed seed; None if it was not revealed."""
    if record.header.seed is None:
        return None
    try:
        verify(kind, record)
    except RecordError:
        return False
    return True


def info_of(key: str, match: Match, created: float) -> TableInfo:
    """The table of a match that was never kept, such as a lesson's."""
    return info(key, match.header, len(match.steps), match.state, created)


def info(key: str, header: Header, lines: int, last: State, created: float) -> TableInfo:
    """The table at which a record might have been played; its seats are letters."""
    question = last.question
    terms = None if header.clock is None else terms_read(header.clock)
    seats = [
        SeatInfo(seat=seat, kind="human", name=SEATS[seat], level=None, mine=False, here=False)
        for seat in range(header.seats)
    ]
    return TableInfo(
        id=key,
        code="",
        game=header.game,
        edition=header.edition,
        options=dict(header.options),
        seats=seats,
        status="over" if question is None else "playing",
        host="",
        hosted=False,
        listed=False,
        lines=lines,
        asked=[] if question is None else [seat for seat in question.seats if seat >= 0],
        commitment=header.commitment or "",
        seed=header.seed,
        shares=[share_told(share, header.seed is not None) for share in header.shares],
        created=created,
        given=header.given,
        clock=None if terms is None else ClockTold(terms=terms, now=created),
    )
