"""Endpoints of what people agree on, of what is said, and of what everybody does for himself."""

from tampu.server import agreeing
from tampu.server.routes import Endpoint, Parameter
from tampu.server.wire import (
    ChatTold,
    Complaint,
    MutesTold,
    Proposal,
    Reported,
    TableInfo,
    Vote,
)

BEFORE = Parameter("before", int, "What was there before the line of this number.")
PROPOSED = ("proposal-gone", "table-closed", "store-failed")
ASKED = (
    "nothing-to-undo",
    "rated-undo",
    "table-closed",
    "not-begun",
    "over",
    "paused",
    "not-paused",
    "not-your-seat",
)


def accords(found: tuple[str, ...], write: tuple[str, ...]) -> tuple[Endpoint, ...]:
    """`found`, `write`: what can go wrong wherever a table is looked for, or something is sent."""
    known = (*found, "no-guest")
    change = (*known, "bad-origin", "bad-message")
    return (
        Endpoint(
            "POST",
            "/api/tables/{id}/proposal",
            agreeing.propose,
            "Ask the other people at the table to take back one's last answer, to let the game "
            "rest or go on, or to end it without a result. With bots alone it is done at once.",
            TableInfo,
            body=Proposal,
            problems=(
                *write,
                *known,
                *ASKED,
                *("no-such-seat", "not-at-the-table", "proposal-open", "asked-lately"),
                "store-failed",
            ),
        ),
        Endpoint(
            "POST",
            "/api/tables/{id}/proposal/{number}",
            agreeing.vote,
            "Say yes or no to what is proposed. With the last yes it is done.",
            TableInfo,
            body=Vote,
            problems=(*write, *known, *ASKED, *PROPOSED, "not-at-the-table", "not-asked-to-agree"),
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{id}/proposal/{number}",
            agreeing.withdraw,
            "Do not ask any more.",
            TableInfo,
            problems=(*change, *PROPOSED, "not-your-proposal"),
        ),
        Endpoint(
            "DELETE",
            "/api/me/tables/{id}",
            agreeing.dismiss,
            "Take a finished game off one's own list, or a table where one has no seat.",
            TableInfo,
            problems=(*change, "not-over", "store-failed"),
        ),
        Endpoint(
            "PUT",
            "/api/me/tables/{id}",
            agreeing.bring_back,
            "Put it on one's own list again.",
            TableInfo,
            problems=(*change, "store-failed"),
        ),
        Endpoint(
            "GET",
            "/api/tables/{id}/chat",
            agreeing.older_chat,
            "What was said, the newest of it, or the newest before some line.",
            ChatTold,
            query=(BEFORE,),
            problems=(*found, "bad-message"),
        ),
        Endpoint(
            "POST",
            "/api/tables/{id}/chat/{number}/report",
            agreeing.report,
            "Show a line of the chat to whoever runs the server, with those around it.",
            Reported,
            body=Complaint,
            status=201,
            problems=(
                *write,
                *known,
                *("no-such-chat-line", "own-line", "too-many-reports", "too-fast", "store-failed"),
            ),
        ),
        Endpoint(
            "GET",
            "/api/tables/{id}/mutes",
            agreeing.mutes,
            "Whom one does not want to hear at this table.",
            MutesTold,
            problems=known,
        ),
        Endpoint(
            "PUT",
            "/api/tables/{id}/mutes/{voice}",
            agreeing.mute,
            "Hide what somebody says, here and at all other tables, for oneself alone.",
            MutesTold,
            problems=(*change, "no-such-chat-line", "own-line", "store-failed"),
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{id}/mutes/{voice}",
            agreeing.unmute,
            "Hear somebody again.",
            MutesTold,
            problems=(*change, "no-such-chat-line", "store-failed"),
        ),
    )
