"""What a program is told and may say, as tables: from the types themselves.

    python -m tools.describe_wire

Messages come from `tampu.server.wire`, views from the games, with the sentences that stand there
and with examples from a position that is played anew each time: nothing is written twice.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tampu.core.contract import CHANCE, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.games import catalogue
from tampu.server import wire

HEAD = """# Messages and views

This page is generated from the types of the server (`python -m tools.describe_wire`): all that is
said on the live connection of a table, and what each game shows a seat. How a program uses it is
told in [Bots of your own](external-bots.md). In a form for machines it is `docs/openapi.json`; a
server answers it at `/api/openapi.json`.

What is said of a browser holds for a program. Seats are counted from 0. What has a default may be
left out of a message that is sent. Examples are from a position early in a game, as seat 0 sees it.
"""
SENT = (wire.Hello, wire.Act, wire.Undo, wire.Why, wire.Foresee, wire.Look, wire.Suppose, wire.Ping)
TOLD = (
    wire.Position,
    wire.Changed,
    wire.Done,
    wire.Refused,
    wire.Because,
    wire.Foreseen,
    wire.Offered,
    wire.Supposed,
    wire.Chat,
    wire.Led,
    wire.Pong,
)
INSIDE = (
    wire.Seen,
    wire.Asked,
    wire.OfferTold,
    wire.StepTold,
    wire.EventTold,
    wire.TableInfo,
    wire.SeatInfo,
    wire.ProposalTold,
    wire.Result,
    wire.Problem,
)
SIMPLE = {"IntType": "number", "FloatType": "number", "StrType": "text", "BoolType": "yes or no"}
LONGEST = 60
"""Characters of an example."""
DEPTH = 12
"""So many decisions were made before the position of the examples."""


def main() -> None:
    print("\n".join(page()))


def page() -> Iterator[str]:
    yield HEAD
    yield from chapter("What a program sends", SENT)
    yield from chapter("What the server sends", TOLD)
    yield from chapter("What stands in it", INSIDE)
    for game in catalogue():
        yield from views(game)


def chapter(title: str, kinds: tuple[Any, ...]) -> Iterator[str]:
    yield f"## {title}\n"
    for kind in kinds:
        tag = kind.__struct_config__.tag
        yield f"### {f'`{tag}`' if tag else kind.__name__}\n"
        yield from struct(kind)


def views(game: Game) -> Iterator[str]:
    """What a game shows, the whole first, then its parts; with values from a real position."""
    yield f"## The view of `{game.key}`\n"
    example = msgspec.to_builtins(position(game).view(0))
    yield from struct(game.view_type, example)
    for kind in parts(game.view_type):
        yield f"### {kind.__name__} (`{game.key}`)\n"
        yield from struct(kind)


def struct(kind: Any, example: dict[str, Any] | None = None) -> Iterator[str]:
    """A type as a table: its fields, their types, and what is said of them."""
    yield f"{plain(inspect.cleandoc(kind.__doc__))}\n"
    fields = msgspec.structs.fields(kind)
    if not fields:
        return
    about = sayings(kind)
    columns = ["field", "type"]
    columns += ["meaning"] if about else []
    columns += ["for example"] if example is not None else []
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    for field in fields:
        default = "" if field.required else " (has a default)"
        cells = [f"`{field.encode_name}`", told(field.type) + default]
        cells += [about.get(field.name, "")] if about else []
        cells += [shortened(example[field.encode_name])] if example is not None else []
        yield f"| {' | '.join(cells)} |"
    yield ""


@cache
def sayings(kind: Any) -> dict[str, str]:
    """The sentence below each field, where there is one."""
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(after.value, ast.Constant)
            found[field.target.id] = plain(" ".join(str(after.value.value).split()))
    return found


def plain(text: str) -> str:
    """A sentence for those who do not know Python."""
    return re.sub(r"\bNone\b", "null", text)


def told(kind: Any) -> str:
    """A type as somebody reads it who knows JSON, but no Python."""
    return named(msgspec.inspect.type_info(kind))


def named(kind: msgspec.inspect.Type) -> str:
    known = msgspec.inspect
    match kind:
        case known.UnionType():
            names = [named(each) for each in kind.types if not isinstance(each, known.NoneType)]
            return " or ".join([*names, *(["null"] if kind.includes_none else [])])
        case known.ListType() | known.VarTupleType():
            return f"list of {named(kind.item_type)}"
        case known.TupleType():
            return f"[{', '.join(named(each) for each in kind.item_types)}]"
        case known.DictType():
            return f"object: {named(kind.key_type)} → {named(kind.value_type)}"
        case known.StructType():
            return kind.cls.__name__
        case known.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case known.AnyType():
            return "anything"
    return SIMPLE[type(kind).__name__]


def parts(kind: Any) -> list[Any]:
    """The types inside a type, each once, in the order in which they come up."""
    found: list[Any] = []

    def walk(info: msgspec.inspect.Type) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls is not kind and info.cls not in found:
                found.append(info.cls)
            elif info.cls is not kind:
                return
            for field in info.fields:
                walk(field.type)
        for name in ("types", "item_types"):
            for each in getattr(info, name, ()):
                walk(each)
        for name in ("item_type", "value_type"):
            if hasattr(info, name):
                walk(getattr(info, name))

    walk(msgspec.inspect.type_info(kind))
    return found


def position(game: Game) -> State:
    """Some position in the first turns, always the same."""
    state, luck = game.start(game.seats[0]), Stream(2026)
    decided = 0
    while decided < DEPTH:
        decided += state.asked() != CHANCE
        state.apply(state.random_action(luck))
    while state.asked() == CHANCE:
        state.apply(state.random_action(luck))
    return state


def shortened(value: Any) -> str:
    """A value as JSON, if it is long the beginning of it."""
    text = msgspec.json.encode(value).decode()
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return f"`{re.sub('[`|]', '', text)}`"


if __name__ == "__main__":
    main()
