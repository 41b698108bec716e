"""Every endpoint: what can be asked by REST, what is answered, and what can go wrong."""

from typing import Annotated, Any, Literal

import msgspec

from tampu.analysis.depth import DepthName
from tampu.server import analysis, api, asides, hints, learn, lessons, notes, pictures, trials, ways
from tampu.server.accords import accords
from tampu.server.calls.endpoints import ENDPOINTS as CALLS
from tampu.server.clocks.vacation import vacation_endpoints
from tampu.server.identity import endpoints as identity
from tampu.server.routes import Endpoint, Handler, Parameter
from tampu.server.standing import endpoints as standing
from tampu.server.wire import (
    AnalysisTold,
    AnalysisWish,
    Aside,
    AsideAsked,
    AsideBot,
    AsideTold,
    ChanceTold,
    FigureTold,
    FoundRules,
    GameInfo,
    Health,
    HintTold,
    HintWish,
    HowToPlay,
    Lang,
    LessonAnswers,
    LessonInfo,
    LessonInquiry,
    LessonTold,
    LevelInfo,
    Me,
    Name,
    NewTable,
    NotesTold,
    Password,
    RecordCheck,
    RecordText,
    RecordWish,
    Replay,
    Reply,
    Rulebook,
    SeatChange,
    ShownShare,
    TableInfo,
    TableList,
    TokenTold,
    Trial,
    TrialTold,
    WaysTold,
    WorthTold,
)

SEAT = Parameter("seat", int, "Through the eyes of this seat.")
QUESTION = Parameter("q", str, "Words, a question, or the number of a paragraph.")
FIRST = Parameter("first", int, "The part of the game that begins after so many lines.")
DEPTH = Parameter("depth", DepthName, "How deep to look; standard, if it is not said.")
SINCE = Parameter("since", int, "What was found after so many lines; 0 or nothing: all of it.")
FORMAT = Parameter("format", Literal["text", "json"], "How the record is written.")
LINE = Parameter("line", int, "After so many lines.")
ROWS = Parameter(
    "rows",
    Annotated[str, msgspec.Meta(max_length=pictures.MOST)],
    "What is played beside the game from that line, once it is over: as `line` in addresses of the "
    "page tells it, with `;` between two rows.",
)
LANG = Parameter("lang", Lang, "In which language; English, if it is not said.")
LESSON = ("no-such-game", "no-such-lesson", "not-an-action", "refused", "over", "too-fast")
FOUND = (
    "no-such-table",
    "locked",
    "players-only",
    "other-edition",
    "set-aside",
    "broken-table",
    "bad-cookie",
)
ADVICE = (*FOUND, "too-fast", "too-busy", "no-advice")
WORK = ("too-busy", "too-much-work")
PICTURE = ("no-pictures", "too-fast", "not-an-action", "refused", *WORK)
SENT = ("no-such-record", "bad-record", "bad-cookie", "not-over", "too-fast", *WORK)
WRITE = ("bad-message", "not-json", "too-large", "too-slow", "bad-origin", "bad-cookie")
ORIGIN = (
    *("no-such-record", "bad-record", "not-over", "no-such-line", "not-an-action"),
    *("origin-over", "origin-differs", "origin-too-long", *WORK),
)
PLAYED = ("no-such-line", "no-such-seat", "not-an-action", "refused", "too-fast")
BOT = ("over", "no-such-level", "no-way-on", "too-busy")
NOTED = ("no-analysis", "bad-record")
OMITTING = f"Lines that cannot be played are left out; the header {notes.LEFT_OUT} says how many."
WORTH = (*WORK, "no-way-on")
OPEN = ("too-long-to-analyse", "analyses-open", "analyses-here")
TRIAL = ("no-such-line", "not-an-action", "refused", "too-long-to-analyse", *WORK)


def besides(
    path: str, of: str, handlers: tuple[Handler, Handler, Handler, Handler], *problems: str
) -> tuple[Endpoint, ...]:
    """What can be asked beside a game."""
    play, ask, bot, worth = handlers

    def road(
        end: str, handler: Handler, about: str, answer: Any, body: Any, *more: str
    ) -> Endpoint:
        codes = (*WRITE, *PLAYED, *problems, *more)
        return Endpoint(
            "POST", path + end, handler, about, answer, body, problems=codes, largest="aside"
        )

    return (
        road("", play, f"Play a line beside {of}. Nothing is kept.", AsideTold, Aside),
        road("/ask", ask, f"What may be asked live, asked beside {of}.", Reply, AsideAsked),
        road("/bot", bot, f"Let a bot answer beside {of}.", AsideTold, AsideBot, *BOT),
        road("/worth", worth, f"What a position beside {of} is worth.", WorthTold, Aside, *WORTH),
    )


ENDPOINTS = (
    Endpoint("GET", "/api/me", api.me, "Who am I?", Me),
    Endpoint(
        "PUT",
        "/api/me",
        api.rename_me,
        "Choose a name.",
        Me,
        body=Name,
        problems=(*WRITE, "name-empty", "name-too-long", "name-strange", "store-failed"),
    ),
    *identity.ENDPOINTS,
    *standing.ENDPOINTS,
    Endpoint("GET", "/api/games", api.list_games, "The games of the house.", list[GameInfo]),
    Endpoint(
        "GET",
        "/api/levels",
        api.list_levels,
        "The bots that can be chosen: the house's, weakest first, and those of its host.",
        list[LevelInfo],
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{lang}",
        api.rules,
        "The rulebook of a game, paragraph by paragraph, in a language.",
        Rulebook,
        problems=("no-such-game", "not-found"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{lang}/search",
        api.search_rules,
        "The paragraphs of a rulebook that answer a question, best first.",
        FoundRules,
        query=(QUESTION,),
        problems=("no-such-game", "not-found", "question-empty", "question-too-long"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/learn/{lang}",
        learn.how_to_play,
        "How a game is played, from its goal to its exceptions, in a language.",
        HowToPlay,
        problems=("no-such-game", "not-found"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/figures/{figure}",
        learn.figure,
        "A position that teaches something, and the line that it plays.",
        FigureTold,
        problems=("no-such-game", "no-such-figure"),
    ),
    *besides(
        "/api/games/{game}/figures/{figure}/aside",
        "a figure",
        (
            asides.figure_aside,
            asides.figure_aside_ask,
            asides.figure_aside_bot,
            asides.figure_aside_worth,
        ),
        *("no-such-game", "no-such-figure"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lessons/{lang}",
        lessons.list_lessons,
        "The lessons of a game, in the order in which they are taken.",
        list[LessonInfo],
        problems=("no-such-game", "not-found"),
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}",
        lessons.take_lesson,
        "Take a lesson: where all the learner's answers lead. Nothing is kept.",
        LessonTold,
        body=LessonAnswers,
        problems=(*WRITE, *LESSON),
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}/inquiry",
        lessons.ask_in_lesson,
        "What may be asked live at a table, asked in a lesson.",
        Reply,
        body=LessonInquiry,
        problems=(*WRITE, *LESSON, "not-your-seat"),
    ),
    Endpoint(
        "GET",
        "/api/tables",
        api.list_tables,
        "One's own tables, and those with a free seat.",
        TableList,
        problems=("bad-cookie",),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        api.make_table,
        "Make a table. Its game begins by itself as soon as no seat is free.",
        TableInfo,
        body=NewTable,
        status=201,
        problems=(
            *WRITE,
            *FOUND,
            *ORIGIN,
            "no-such-game",
            "no-such-level",
            "refused",
            "clock-unfit",
            "name-empty",
            "name-too-long",
            "name-strange",
            "password-empty",
            "password-too-long",
            "too-fast",
            "store-failed",
        ),
        largest="aside",
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        api.one_table,
        "A table, by its id or its code.",
        TableInfo,
        problems=FOUND,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/enter",
        api.enter_table,
        "Give the password of a table, once; whoever is admitted need not.",
        TableInfo,
        body=Password,
        problems=(
            *WRITE,
            *FOUND,
            "wrong-password",
            "password-empty",
            "password-too-long",
            "too-many-passwords",
            "store-failed",
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}",
        api.change_seat,
        "Take a free seat, leave one's own, give it to a bot, also for good, or let one's own "
        "program play.",
        TableInfo,
        body=SeatChange,
        problems=(
            *WRITE,
            *FOUND,
            "table-closed",
            "no-such-seat",
            "no-such-level",
            "seat-taken",
            "not-your-seat",
            "not-at-the-table",
            "bot-seat",
            "kept-seat",
            "seat-resigned",
            "not-begun",
            "saw-another-hand",
            "hidden-seen",
            "still-here",
            "clock-runs",
            "clock-fell",
            "dealing",
            "over",
            "name-empty",
            "store-failed",
        ),
    ),
    *vacation_endpoints((*WRITE, *FOUND)),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/token",
        api.make_token,
        "A token for one's own program on this seat. It is told once, and ends the one before.",
        TokenTold,
        problems=(
            *FOUND,
            "bad-message",
            "bad-origin",
            "no-guest",
            "no-such-seat",
            "not-your-seat",
            "over",
            "store-failed",
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/share",
        api.show_share,
        "Show the share of the seed that was promised when sitting down. Taken once no seat is "
        "free; the last one begins the game.",
        TableInfo,
        body=ShownShare,
        problems=(
            *WRITE,
            *FOUND,
            "no-guest",
            "no-promise",
            "wrong-share",
            "share-early",
            "share-late",
            "store-failed",
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/chances",
        api.table_chances,
        "Every line of chance of a finished game, with all outcomes and their weights.",
        list[ChanceTold],
        problems=(*FOUND, "not-over"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        api.table_record,
        "The record of a finished game, with the seed.",
        None,
        query=(FORMAT,),
        problems=(*FOUND, "record-not-yet", "bad-message"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/record",
        notes.table_record_noted,
        "The record of a finished game with lines that were tried beside it, or its analysis. "
        + OMITTING,
        None,
        body=RecordWish,
        query=(FORMAT, LANG),
        problems=(*WRITE, *FOUND, *NOTED, "record-not-yet", "too-fast", *WORK),
        largest="record",
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        api.table_replay,
        "The lines so far with what each changed, part by part: as one's own seat sees them, "
        "an onlooker, or, once the game is over, any seat.",
        Replay,
        query=(SEAT, FIRST),
        problems=(
            *FOUND,
            "no-such-seat",
            "not-your-seat",
            "bad-message",
            *WORK,
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/picture",
        pictures.table_picture,
        "A picture of the board as an onlooker sees it: now, or, once the game is over, after any "
        "line.",
        None,
        query=(LINE, ROWS, LANG),
        media="image/png",
        problems=(*FOUND, "not-over", "no-such-line", "bad-message", *PICTURE),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/hint",
        hints.hint,
        "A good move for an own seat that is asked, and the reasons for it. The log says so.",
        HintTold,
        body=HintWish,
        problems=(
            *WRITE,
            *ADVICE,
            "table-closed",
            "no-such-seat",
            "not-your-seat",
            "not-begun",
            "no-hints",
            "paused",
            "over",
            "not-asked",
            "no-hint-now",
            "not-an-action",
            "store-failed",
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/lines/{line}/reasons",
        hints.reasons,
        "What spoke for a line of a game that is over, from what its seat knew then.",
        HintTold,
        problems=(*ADVICE, "not-over", "no-such-line"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/analysis",
        analysis.ask_table_analysis,
        "Have a finished game analysed, or go on where that was broken off; made once for all.",
        AnalysisTold,
        body=AnalysisWish,
        problems=(
            *WRITE,
            *FOUND,
            "not-over",
            *OPEN,
            "too-busy",
            "too-fast",
            "store-failed",
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/analysis",
        analysis.table_analysis,
        "How far the analysis of a finished game is, and what it has found.",
        AnalysisTold,
        query=(DEPTH, SINCE),
        problems=(*FOUND, "not-over", "bad-message"),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{id}/analysis",
        analysis.stop_table_analysis,
        "Stop an analysis that one asked for, or that of a game that one played; what it has "
        "found is kept.",
        AnalysisTold,
        query=(DEPTH,),
        problems=(
            *FOUND,
            "bad-origin",
            "not-over",
            "not-yours-to-stop",
            "bad-message",
            "store-failed",
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/analysis/{line}",
        ways.table_ways,
        "What the better answers that an analysis found in a line would have brought.",
        WaysTold,
        query=(DEPTH,),
        problems=(*FOUND, "not-over", "too-long-to-analyse", "no-such-line", "bad-message"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/analysis/{line}/trial",
        trials.table_trial,
        "Try answers instead of those that were given in a line of a finished game.",
        TrialTold,
        body=Trial,
        query=(DEPTH,),
        problems=(*WRITE, *FOUND, *TRIAL, "not-over", "too-fast"),
    ),
    *besides(
        "/api/tables/{id}/aside",
        "a game: once it is over, or where one plays against bots alone",
        (
            asides.table_aside,
            asides.table_aside_ask,
            asides.table_aside_bot,
            asides.table_aside_worth,
        ),
        *FOUND,
        *("no-aside", "not-begun"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/again",
        api.make_again,
        "The return game: the same people, one seat further on; made once, whoever asks first.",
        TableInfo,
        status=201,
        problems=(
            *FOUND,
            "not-over",
            "not-at-the-table",
            "no-guest",
            "bad-origin",
            "too-fast",
            "store-failed",
        ),
    ),
    *accords(FOUND, WRITE),
    Endpoint(
        "POST",
        "/api/records",
        api.keep_record,
        "Send a record in, to look at it: it is checked and kept for replay.",
        RecordCheck,
        body=RecordText,
        status=201,
        largest="record",
        problems=(
            *WRITE,
            "bad-record",
            "too-fast",
            "store-failed",
        ),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/replay",
        api.record_replay,
        "Every line of a record that was sent in, with the view after it.",
        Replay,
        query=(SEAT, FIRST),
        problems=("no-such-record", "no-such-seat", "bad-message", "bad-record", *WORK),
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/record",
        notes.record_noted,
        "A record that was sent in, with lines that were tried beside its game, or its analysis. "
        + OMITTING,
        None,
        body=RecordWish,
        query=(FORMAT, LANG),
        problems=(*WRITE, *SENT, *NOTED),
        largest="record",
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/notes",
        notes.record_notes,
        "What is noted in a record that was sent in: lines, comments and values.",
        NotesTold,
        problems=("no-such-record", "bad-record", "too-fast", *WORK),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/picture",
        pictures.record_picture,
        "A picture of the board after the last line of a record that was sent in, or any other.",
        None,
        query=(LINE, ROWS, LANG),
        media="image/png",
        problems=("no-such-record", "bad-record", "no-such-line", "bad-message", *PICTURE),
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/analysis",
        analysis.ask_record_analysis,
        "Have the game of a record analysed, or go on where that was broken off.",
        AnalysisTold,
        body=AnalysisWish,
        problems=(*WRITE, *SENT, *OPEN, "store-failed"),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/analysis",
        analysis.record_analysis,
        "How far the analysis of a record is, and what it has found.",
        AnalysisTold,
        query=(DEPTH, SINCE),
        problems=(*SENT, "bad-message"),
    ),
    Endpoint(
        "DELETE",
        "/api/records/{id}/analysis",
        analysis.stop_record_analysis,
        "Stop an analysis that one asked for; what it has found is kept.",
        AnalysisTold,
        query=(DEPTH,),
        problems=(*SENT, "bad-origin", "not-yours-to-stop", "bad-message", "store-failed"),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/analysis/{line}",
        ways.record_ways,
        "What the better answers that an analysis found in a line would have brought.",
        WaysTold,
        query=(DEPTH,),
        problems=(*SENT, "too-long-to-analyse", "no-such-line", "bad-message"),
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/analysis/{line}/trial",
        trials.record_trial,
        "Try answers instead of those that were given in a line of a record.",
        TrialTold,
        body=Trial,
        query=(DEPTH,),
        problems=(*WRITE, *SENT, *TRIAL),
    ),
    *besides(
        "/api/records/{id}/aside",
        "a record",
        (
            asides.record_aside,
            asides.record_aside_ask,
            asides.record_aside_bot,
            asides.record_aside_worth,
        ),
        *("no-such-record", "bad-record", "too-much-work"),
    ),
    *CALLS,
    Endpoint(
        "GET", "/health", api.health, "Is the server well?", Health, problems=("store-failed",)
    ),
    Endpoint("GET", "/api/openapi.json", api.openapi, "This description.", dict[str, Any]),
)
