"""What the server tells of finished games: results of one's own, and ratings."""

import msgspec

from tampu.server.wire.kinds import Level, Told


class RatingTold(Told):
    """How strong somebody is held to be: in 19 of 20 cases within `spread` points of it.

    400 points are odds of ten to one. `provisional`: it is not much more than a first guess.
    """

    points: int
    spread: int
    provisional: bool


class RatingStep(Told):
    """A rating after a rated game: when it ended, and with which place among so many."""

    code: str
    at: float
    place: int
    seats: int
    gave_up: bool
    rating: RatingTold


class SeatRating(Told):
    """The rating of whose seat it is: before the game, and after it once that is reckoned."""

    seat: int
    before: RatingTold
    after: RatingTold | None
    gave_up: bool = False


class TableRatings(Told):
    """GET /api/tables/{id}/ratings, of a rated table.

    `weighs`: whether the ratings change by it; null while it is not over, or not reckoned yet.
    """

    weighs: bool | None
    seats: list[SeatRating]


class LevelRating(Told):
    """How strong bots of a level are by the arena's ladder, as `points` with its interval."""

    level: Level
    points: int
    low: int
    high: int


class Count(Told):
    """In how many games something was so."""

    key: str
    games: int


class PlaceCount(Told):
    """How often one came in on a place, at so many seats."""

    seats: int
    place: int
    games: int


class SourceCount(Told):
    """Points that a rule paid, over all games, and in how many of them it did."""

    rule: str
    points: int
    games: int


class Meeting(Told):
    """How one fared against somebody: better, alike, worse. Of bots the `level` is told."""

    name: str | None
    level: Level | None
    games: int
    ahead: int
    level_with: int
    behind: int
    last: float


class GameCount(Told):
    """A game that one has played: how often, and how often as the first, alone or not."""

    game: str
    games: int
    firsts: int
    rated: int
    rating: RatingTold | None


class MyGames(Told):
    """GET /api/me/games: what one has played to its end."""

    games: list[GameCount]


class MyResults(Told):
    """GET /api/me/games/{game}: one's own results at a game.

    `sizes`, `chosen`: in how many of all one's games there were so many seats, and an option
    (`key=value`) was so; all else is of the games asked for. `points`: their sum; `best`: the most,
    `least`: the fewest. `seconds`: of half of the games, fewer. `own`, `bot`, `other`: decisions on
    one's seats, by whom. `with_bot`: games in which a bot made some; `finished_by_bot`: those that
    a bot ended.
    """

    game: str
    games: int
    sizes: list[Count]
    chosen: list[Count]
    places: list[PlaceCount]
    points: int
    best: int | None
    least: int | None
    seconds: float
    longest: float
    own: int
    bot: int
    other: int
    with_bot: int
    finished_by_bot: int
    sources: list[SourceCount]
    people: list[Meeting]
    bots: list[Meeting]
    rating: RatingTold | None
    curve: list[RatingStep]
    ladder: list[LevelRating]
    ladder_seats: int | None = None


class Forgotten(Told):
    """DELETE /api/me: nothing is kept any more."""

    tables: int


class OwnResult(msgspec.Struct, frozen=True):
    """A finished game as it is counted for its player, for the file of all that is kept."""

    table: str
    code: str
    game: str
    options: dict[str, str]
    began: float
    ended: float
    seats: int
    seat: int
    place: int
    points: int
    own: int
    bot: int
    other: int
    sources: dict[str, int]
    rated: bool
    gave_up: bool
    rating_before: float | None
    rating: float | None
