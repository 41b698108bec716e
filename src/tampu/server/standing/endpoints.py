"""What can be asked of results and ratings, and of all that is kept of oneself."""

from typing import Any

from tampu.server.routes import Endpoint, Parameter
from tampu.server.standing import own
from tampu.server.wire import Forgotten, MyGames, MyResults, TableRatings

SEATS = Parameter("seats", int, "Only games with so many seats.")
OPTION = Parameter("option", str, "Only games with this option, as KEY=VALUE.")
TABLE = (
    *("no-such-table", "locked", "players-only", "other-edition", "set-aside", "broken-table"),
    "bad-cookie",
)
OWN = ("no-guest", "bad-cookie", "too-fast", "too-busy")

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/me/games",
        own.my_games,
        "The games that one has played to their end, and how often.",
        MyGames,
        problems=("bad-cookie",),
    ),
    Endpoint(
        "GET",
        "/api/me/games/{game}",
        own.my_results,
        "One's own results at a game, and the rating.",
        MyResults,
        query=(SEATS, OPTION),
        problems=("no-such-game", "bad-message", "bad-cookie"),
    ),
    Endpoint(
        "GET",
        "/api/me/file",
        own.my_file,
        "Everything that is kept of oneself, as a file.",
        dict[str, Any],
        problems=OWN,
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        own.forget_me,
        "Be forgotten: games stay whole, with nameless seats.",
        Forgotten,
        problems=(*OWN, "bad-origin", "store-failed"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/ratings",
        own.table_ratings,
        "The ratings of those who play at a rated table, before the game and after it.",
        TableRatings,
        problems=(*TABLE, "not-rated"),
    ),
)
