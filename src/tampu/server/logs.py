"""Logs for programs: one JSON object per line. No cookies, names, seeds, hands or chat."""

import json
import logging
import sys
import time
import traceback

LOG = logging.getLogger("tampu.server")
TOO_MANY = 429
FEW = 5
"""So many lines of one kind of trouble are written within a while."""
WHILE = 10.0
"""Seconds."""
KINDS = 1000


def note(what: str, **facts: str | int | float | None) -> None:
    """Something worth knowing happened."""
    LOG.info(what, extra={"facts": facts})


def note_error(what: str, error: BaseException, **facts: str | int | None) -> None:
    """Something broke: what kind of error, and where; its text may hold secrets and stays out."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    where = [f"{frame.filename.rpartition('tampu/')[2]}:{frame.lineno}" for frame in frames]
    LOG.error(what, extra={"facts": facts | {"error": type(error).__name__, "where": where}})


class Repeats(logging.Filter):
    """Troubles that repeat are counted: of each kind a few lines, then how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        facts = getattr(record, "facts", {})
        if record.levelno < logging.WARNING and facts.get("status") != TOO_MANY:
            return True
        kind = (record.name, record.msg, facts.get("status"), facts.get("error"))
        since, count = self._seen.get(kind, (record.created, 0))
        if record.created - since > WHILE:
            if count > FEW:
                record.facts = facts | {"repeated": count - FEW}
            since, count = record.created, 0
        if len(self._seen) > KINDS:
            self._seen.clear()
        self._seen[kind] = (since, count + 1)
        return count < FEW


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str = "INFO") -> None:
    """Send the logs of this server, of its bots and of what it stands on to the error output."""
    door = logging.StreamHandler(sys.stderr)
    door.setFormatter(Lines())
    door.addFilter(Repeats())
    for name, least in (
        ("tampu", level),
        ("uvicorn", "WARNING"),
        ("asyncio", "WARNING"),
        ("alembic", "WARNING"),
        ("sqlalchemy", "WARNING"),
    ):
        logger = logging.getLogger(name)
        logger.handlers = [door]
        logger.propagate = False
        logger.setLevel(least)
