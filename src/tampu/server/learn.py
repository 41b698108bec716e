"""How to play: the text, and the figures that the page draws with the game's own board."""

from functools import cache

from msgspec.structs import replace

from tampu.core.figures import staged
from tampu.games import figures, game
from tampu.server.lobby import known_game
from tampu.server.perspective import replay
from tampu.server.place import goes_on
from tampu.server.problems import Trouble
from tampu.server.records import info_of
from tampu.server.routes import Call
from tampu.server.wire import Block, FigureTold, HowToPlay, Passage, Section, Words


async def how_to_play(call: Call) -> HowToPlay:
    from tampu.languages import learn  # heavy, and seldom asked for
    from tampu.languages.rulebook import full_title

    key = known_game(call.path("game")).key

    def passage(told: learn.Told) -> Passage:
        words = [Words(text=each.text, strong=each.strong, thing=each.thing) for each in told.words]
        return Passage(words=words, rules=list(told.rules))

    def block(each: learn.Block) -> Block:
        rows = [[passage(told) for told in row] for row in each.rows]
        return Block(kind=each.kind, rows=rows, key=each.key)

    sections = [
        Section(id=each.id, title=each.title, blocks=[block(part) for part in each.blocks])
        for each in learn.how_to_play(key, call.lang)
    ]
    return HowToPlay(game=key, lang=call.lang, title=full_title(key, call.lang), sections=sections)


async def figure(call: Call) -> FigureTold:
    key = known_game(call.path("game")).key
    if call.path("figure") not in figures(key):
        raise Trouble("no-such-figure")
    return _told(key, call.path("figure"))


@cache
def _told(key: str, name: str) -> FigureTold:
    drawn = figures(key)[name]
    match = staged(game(key), drawn).match
    table = replace(info_of(name, match, 0), asides=goes_on(key, name))
    film = replay(match, table, drawn.eyes)
    return FigureTold(
        table=film.table,
        seat=drawn.eyes,
        start=film.start,
        steps=film.steps,
        focus=list(drawn.focus),
        rings=list(drawn.rings),
        numbers=list(drawn.numbers),
        arrows=[_ends(arrow) for arrow in drawn.arrows],
    )


def _ends(arrow: str) -> tuple[str, str]:
    begin, _, end = arrow.partition(" > ")
    return begin, end
