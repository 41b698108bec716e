"""The tally: what somebody's results at a game add up to."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import NamedTuple

from tampu.server.standing.outcome import ALIAS
from tampu.server.standing.rating import Rating, told
from tampu.server.wire import (
    Count,
    GameCount,
    Meeting,
    MyResults,
    OwnResult,
    PlaceCount,
    RatingStep,
    SourceCount,
)


class Mine(NamedTuple):
    """A game that somebody has played, as it is counted, and its last rating."""

    result: OwnResult
    kind: str
    """Of who sat there at the end."""
    rating: Rating | None


class Other(NamedTuple):
    """Another seat of such a game."""

    table: str
    guest: str | None
    kind: str
    level: str | None
    place: int


class Wish(NamedTuple):
    """Which of somebody's games are asked for; None: any."""

    seats: int | None = None
    option: str | None = None
    """As `key=value`."""

    def meets(self, result: OwnResult) -> bool:
        if self.seats is not None and result.seats != self.seats:
            return False
        return self.option is None or self.option in _options(result)


def _options(result: OwnResult) -> list[str]:
    return [f"{key}={value}" for key, value in result.options.items()]


def game_counts(mine: Sequence[Mine]) -> list[GameCount]:
    """Each game that somebody has played, the one played most first."""
    by_game: dict[str, list[Mine]] = defaultdict(list)
    for each in mine:
        by_game[each.result.game].append(each)
    counts = [
        GameCount(
            game=game,
            games=len(own),
            firsts=sum(each.result.place == 1 for each in own),
            rated=sum(each.rating is not None for each in own),
            rating=next((told(each.rating) for each in reversed(own) if each.rating), None),
        )
        for game, own in by_game.items()
    ]
    return sorted(counts, key=lambda each: (-each.games, each.game))


def results(
    game: str, mine: Sequence[Mine], others: Iterable[Other], wish: Wish, name: Callable[[str], str]
) -> MyResults:
    """What the games that are wished for add up to. The rating is that of all of them."""
    found = [each for each in mine if wish.meets(each.result)]
    own = [each.result for each in found]
    seconds = [each.ended - each.began for each in own]
    points = [each.points for each in own]
    people, bots = _meetings(own, others, name)
    curve = [_step(each, each.rating) for each in mine if each.rating is not None]
    return MyResults(
        game=game,
        games=len(own),
        sizes=_counts(str(each.result.seats) for each in mine),
        chosen=_counts(option for each in mine for option in _options(each.result)),
        places=_places(own),
        points=sum(points),
        best=max(points, default=None),
        least=min(points, default=None),
        seconds=median(seconds) if seconds else 0.0,
        longest=max(seconds, default=0.0),
        own=sum(each.own for each in own),
        bot=sum(each.bot for each in own),
        other=sum(each.other for each in own),
        with_bot=sum(each.bot > 0 for each in own),
        finished_by_bot=sum(each.kind == "bot" for each in found),
        sources=_sources(own),
        people=people,
        bots=bots,
        rating=curve[-1].rating if curve else None,
        curve=curve,
        ladder=[],
    )


def _counts(keys: Iterable[str]) -> list[Count]:
    return [Count(key=key, games=games) for key, games in sorted(Counter(keys).items())]


def _places(own: Iterable[OwnResult]) -> list[PlaceCount]:
    counts = Counter((each.seats, each.place) for each in own)
    return [
        PlaceCount(seats=seats, place=place, games=games)
        for (seats, place), games in sorted(counts.items())
    ]


def _sources(own: Sequence[OwnResult]) -> list[SourceCount]:
    points, games = Counter[str](), Counter[str]()
    for each in own:
        for rule, paid in each.sources.items():
            points[rule] += paid
            games[rule] += 1
    return [
        SourceCount(rule=rule, points=points[rule], games=games[rule]) for rule in sorted(games)
    ]


def _meetings(
    own: Sequence[OwnResult], others: Iterable[Other], name: Callable[[str], str]
) -> tuple[list[Meeting], list[Meeting]]:
    """Head to head, with people and with bots. Those who are forgotten are nobody any more."""
    mine = {each.table: each for each in own}
    people: dict[str, Meeting] = {}
    bots: dict[str, Meeting] = {}
    for other in others:
        result = mine.get(other.table)
        if result is None:
            continue
        if other.guest is not None and not other.guest.startswith(ALIAS):
            meeting = people.setdefault(other.guest, _meeting(name(other.guest), None))
        elif other.kind == "bot" and other.guest is None and other.level is not None:
            meeting = bots.setdefault(other.level, _meeting(None, other.level))
        else:
            continue
        meeting.games += 1
        meeting.ahead += result.place < other.place
        meeting.level_with += result.place == other.place
        meeting.behind += result.place > other.place
        meeting.last = max(meeting.last, result.ended)
    return _most_first(people.values()), _most_first(bots.values())


def _meeting(name: str | None, level: str | None) -> Meeting:
    return Meeting(name=name, level=level, games=0, ahead=0, level_with=0, behind=0, last=0.0)


def _most_first(meetings: Iterable[Meeting]) -> list[Meeting]:
    return sorted(meetings, key=lambda each: (-each.games, -each.last))


def _step(mine: Mine, rating: Rating) -> RatingStep:
    result = mine.result
    return RatingStep(
        code=result.code,
        at=result.ended,
        place=result.place,
        seats=result.seats,
        gave_up=result.gave_up,
        rating=told(rating),
    )
