"""Records that are sent in, to be looked at: read, replayed, checked; never played on."""

import hashlib

from tampu.core.contract import Facts
from tampu.core.play import Match, replay, verify
from tampu.core.record import SEATS, Record, RecordError, read_record
from tampu.games import KEYS, game
from tampu.server.problems import Trouble
from tampu.server.wire import RecordCheck, SeatInfo, TableInfo


def record_id(text: str) -> str:
    """The same record gets the same id."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def read(text: str) -> tuple[Record, Match]:
    """A record and the match it tells; raises `Trouble` with the line that is wrong."""
    try:
        record = read_record(text)
        key = record.header.game
        if key not in KEYS:
            raise RecordError("no-such-game", game=key[:40], known=list(KEYS))
        return record, replay(game(key), record)
    except RecordError as error:
        raise bad_record(error) from None


def bad_record(error: RecordError) -> Trouble:
    """`problem` names the sentence `record-<problem>`; if the rules refuse, `rule` says which."""
    facts: Facts = {**error.facts, "problem": error.problem, "line": error.line}
    if error.refusal is None:
        return Trouble("bad-record", **facts)
    return Trouble("bad-record", error.refusal.rule, **{**error.refusal.facts, **facts})


def verified(record: Record, match: Match) -> bool | None:
    """Whether every shuffle follows from the revealed seed; None if it was not revealed."""
    if record.header.seed is None:
        return None
    try:
        verify(match.game, record)
    except RecordError:
        return False
    return True


def checked(key: str, record: Record, match: Match) -> RecordCheck:
    """What the record is, and whether it is sound."""
    return RecordCheck(
        id=key,
        game=match.game.key,
        seats=match.header.seats,
        lines=len(match.steps),
        over=match.over,
        scores=list(match.state.scores),
        verified=verified(record, match),
    )


def info(key: str, match: Match, created: float) -> TableInfo:
    """The table at which a record might have been played; its seats are letters."""
    header = match.header
    question = match.state.question
    seats = [
        SeatInfo(seat=seat, kind="human", name=SEATS[seat], level=None, mine=False, here=False)
        for seat in range(header.seats)
    ]
    return TableInfo(
        id=key,
        code="",
        game=match.game.key,
        edition=header.edition,
        options=dict(header.options),
        seats=seats,
        status="over" if question is None else "playing",
        host="",
        hosted=False,
        listed=False,
        lines=len(match.steps),
        asked=[] if question is None else [seat for seat in question.seats if seat >= 0],
        commitment=header.commitment or "",
        seed=header.seed,
        created=created,
    )
