"""Lessons: every message brings all answers since the beginning, so that nothing is kept here."""

from msgspec.structs import replace

from tampu.core.game import Game
from tampu.core.lessons import Attempt, Lesson
from tampu.games import lessons
from tampu.server.inquiry import answered, read, refusing
from tampu.server.lobby import known_game
from tampu.server.perspective import films, sight
from tampu.server.problems import Trouble
from tampu.server.records import info_of
from tampu.server.routes import Call
from tampu.server.wire import LessonInfo, LessonTold, Reply, TableInfo


async def list_lessons(call: Call) -> list[LessonInfo]:
    from tampu.languages.lessons import lesson_words  # heavy, and seldom asked for

    game = known_game(call.path("game"))
    return [
        LessonInfo(
            key=lesson.key,
            rules=list(lesson.rules),
            solution=list(lesson.solution),
            rings=list(lesson.rings),
            **lesson_words(game, lesson, call.lang)._asdict(),
        )
        for lesson in lessons(game.key)
    ]


async def take_lesson(call: Call) -> LessonTold:
    call.house.may_ask(call.address)
    attempt = _attempt(call)
    match, seat = attempt.match, attempt.lesson.seat
    return LessonTold(
        table=_table(attempt, call),
        verdict=attempt.verdict,
        start=match.start.view(seat),
        steps=films(match, seat),
        seen=sight(match, seat),
    )


async def ask_in_lesson(call: Call) -> Reply:
    call.house.may_ask(call.address)
    attempt = _attempt(call)
    if call.body.asked.seat != attempt.lesson.seat:
        raise Trouble("not-your-seat", seat=call.body.asked.seat)
    return answered(attempt.match, call.body.asked)


def _attempt(call: Call) -> Attempt:
    game = known_game(call.path("game"))
    attempt = Attempt(game, _lesson(game, call.path("lesson")))
    for text in call.body.answers:
        if attempt.verdict != "open":
            raise Trouble("over")
        read(game, text)
        with refusing():
            attempt.answer(text)
    return attempt


def _lesson(game: Game, key: str) -> Lesson:
    found = next((each for each in lessons(game.key) if each.key == key), None)
    if found is None:
        raise Trouble("no-such-lesson")
    return found


def _table(attempt: Attempt, call: Call) -> TableInfo:
    """The table at which the lesson might be taken: the learner, and others without a name."""
    table, own = info_of(attempt.lesson.key, attempt.match, 0), attempt.lesson.seat
    guest = call.guest
    name = None if guest is None else call.house.guests.name(guest)
    seats = [
        replace(each, name=name if each.seat == own else None, mine=each.seat == own, here=True)
        for each in table.seats
    ]
    return replace(table, seats=seats)
