"""Every "no" of the server: its code, and the HTTP status that goes with it.

The code is also the id of a sentence (`problem-<code>`) in the words of the house; the facts named
here are that sentence's variables.
"""

from tampu.core.contract import Fact, Refusal
from tampu.server.wire import Problem

STATUS = {
    # what was sent
    "bad-message": 400,  # detail
    "not-json": 415,
    "too-large": 413,  # limit
    "too-fast": 429,  # seconds
    "too-slow": 408,
    "bad-origin": 403,
    "wrong-host": 421,
    "bad-cookie": 401,
    "bad-token": 401,
    "no-guest": 401,
    "signed-out": 401,
    "banned": 403,
    "muted": 403,
    # devices, and ways back to a guest
    "already-you": 409,
    "two-hands": 409,  # code
    "no-such-device": 404,
    "too-many-devices": 409,  # limit
    "no-such-link": 404,
    "link-used": 410,
    "link-late": 410,
    "phrase-word": 400,  # word
    "phrase-length": 400,  # words, wanted
    "wrong-phrase": 403,
    "too-many-guesses": 429,  # seconds
    "no-passkeys-here": 409,
    "passkey-failed": 403,
    "passkey-unknown": 403,
    "too-many-passkeys": 409,  # limit
    "no-such-passkey": 404,
    "come-late": 410,
    "not-for-programs": 403,
    "hello-first": 400,
    "name-empty": 400,
    "name-too-long": 400,  # limit
    "name-strange": 400,
    "password-empty": 400,
    "password-too-long": 400,  # limit
    "text-empty": 400,
    "text-too-long": 400,  # limit
    "question-empty": 400,
    "question-too-long": 400,  # limit
    # what was not found
    "not-found": 404,
    "wrong-method": 405,
    "no-such-game": 404,  # game
    "no-such-level": 404,  # level
    "no-such-table": 404,
    "no-such-seat": 404,  # number
    "no-such-record": 404,
    "no-such-lesson": 404,
    "no-such-figure": 404,
    "no-such-line": 404,  # line
    # seats
    "seat-taken": 409,  # seat
    "not-your-seat": 403,  # seat
    "not-at-the-table": 403,
    "bot-seat": 403,  # seat
    "kept-seat": 403,  # seat
    "saw-another-hand": 409,  # seat
    "hidden-seen": 409,
    "rated-people": 409,
    "rated-plain": 409,
    "rated-seat": 409,
    "rated-undo": 409,
    "not-rated": 409,
    "still-here": 409,  # seat, minutes
    "clock-runs": 409,  # seat
    "clock-fell": 409,  # seat
    "too-many-here": 503,  # limit
    "locked": 403,  # game, host
    "players-only": 403,
    "wrong-password": 403,
    "too-many-passwords": 429,  # seconds
    "table-closed": 409,
    "set-aside": 503,
    "broken-table": 503,
    "seat-resigned": 409,  # seat
    # what people agree on
    "paused": 409,
    "not-paused": 409,
    "nothing-to-undo": 409,
    "proposal-open": 409,
    "proposal-gone": 409,
    "not-asked-to-agree": 403,
    "not-your-proposal": 403,
    "asked-lately": 429,  # minutes
    # what is said
    "no-such-chat-line": 404,
    "own-line": 409,
    "too-many-reports": 503,
    # clocks
    "clock-unfit": 400,
    "no-vacation": 403,
    "vacation-too-long": 409,  # days
    # what players add to the seed
    "dealing": 409,
    "no-promise": 403,
    "wrong-share": 409,
    "share-early": 409,
    "share-late": 409,
    # play
    "refused": 409,  # with `rule` and its facts
    "not-an-action": 400,  # action, examples
    "stale": 409,  # line
    "id-used": 409,
    "not-begun": 409,
    "over": 409,
    "not-over": 409,
    "no-undo": 409,
    "no-hints": 403,
    "not-asked": 409,
    "no-hint-now": 409,
    "no-advice": 503,
    "no-aside": 403,
    "no-way-on": 409,
    # playing on from a position of another game
    "origin-over": 409,
    "origin-differs": 409,
    "origin-too-long": 422,  # limit
    # analyses
    "too-long-to-analyse": 422,  # limit
    "not-yours-to-stop": 403,
    "no-analysis": 409,
    "analyses-open": 429,  # limit
    "analyses-here": 429,  # limit
    # records
    "record-not-yet": 409,
    "bad-record": 422,  # problem, line, the facts of `record-<problem>`; with `rule` if illegal
    "other-edition": 422,  # game, edition, known
    # calls
    "call-address": 422,
    "call-inside": 422,
    "call-topic": 422,
    "call-room": 422,
    "no-mail": 409,
    "no-such-channel": 404,
    "bad-link": 404,
    "too-many-channels": 409,  # limit
    # the server itself
    "too-busy": 503,  # seconds
    "too-much-work": 503,
    "no-pictures": 501,
    "store-failed": 503,  # reason, if /health was asked
    "server-error": 500,
}


class Trouble(Exception):
    """Something asked for cannot be; nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, /, **facts: Fact) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, rule=rule, facts=facts)
        self.status = STATUS[code]

    @classmethod
    def again(cls, problem: Problem) -> "Trouble":
        """The same, told by another process."""
        return cls(problem.code, problem.rule, **problem.facts)


def refused(refusal: Refusal) -> Trouble:
    """What the rules of a game forbid."""
    return Trouble("refused", refusal.rule, **refusal.facts)
