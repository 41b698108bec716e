"""How to play: a game told from its goal to its exceptions, in the reader's language.

The text stands in `games/<game>/learn/<lang>.md`: headings with an id, paragraphs, lists and tables
that each end with the rules they tell (`[CK-512, CK-520]`), and figures by their key.
docs/teaching.md says how to write it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from tampu.languages import game_folder
from tampu.languages.rulebook import RULE

SECTIONS = (
    "goal",
    "board",
    "round",
    "turn",
    "example",
    "scoring",
    "first",
    "setup",
    "things",
    "options",
    "exceptions",
    "aid",
)
"""The ids of the headings, in the order in which they are read."""
_HEADING = re.compile(r"(?P<title>.+?) \{#(?P<id>[a-z-]+)\}")
_RULES = re.compile(rf"\s*\[(?P<rules>{RULE.pattern}(?:, {RULE.pattern})*)\]$")
_PICTURE = re.compile(r"(?P<kind>figure|thing):(?P<key>[a-z0-9_-]+)")
Kind = Literal["text", "heading", "list", "steps", "table", "figure"]


class LearnError(ValueError):
    """Something in a text that cannot be told: where, and what."""


class Words(NamedTuple):
    """A piece of text, or a thing of the game that is drawn; `strong`: a word that matters."""

    text: str
    strong: bool = False
    thing: str = ""


class Told(NamedTuple):
    """A paragraph, an item or a cell: its words, and the rules that they tell."""

    words: tuple[Words, ...]
    rules: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "".join(each.text for each in self.words)

    @property
    def things(self) -> tuple[str, ...]:
        return tuple(each.thing for each in self.words if each.thing)

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(sorted(re.findall(r"\d+", self.text)))


class Block(NamedTuple):
    """What stands in a section: rows of one text each, or of the cells of a table.

    The first row of a table is its head. `key`: which figure.
    """

    kind: Kind
    rows: tuple[tuple[Told, ...], ...] = ()
    key: str = ""


class Section(NamedTuple):
    id: str
    title: str
    blocks: tuple[Block, ...]


@cache
def how_to_play(game: str, lang: str) -> tuple[Section, ...]:
    """How this game is played, told in this language."""
    path = game_folder(game) / "learn" / f"{lang}.md"
    return read_sections(path.read_text(encoding="utf-8"))


def read_sections(text: str) -> tuple[Section, ...]:
    """The sections of a text, in their order."""
    found: list[tuple[str, str, list[Block]]] = []
    for node in SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text)).children:
        if node.type == "heading" and node.tag == "h2":
            heading = _HEADING.fullmatch(_raw(node))
            if heading is None or heading["id"] not in SECTIONS:
                raise LearnError(f"a heading without a known id: {_raw(node)}")
            found.append((heading["id"], heading["title"], []))
        elif not found:
            raise LearnError(f"stands before the first heading: {_raw(node)[:60]}")
        else:
            found[-1][2].append(_block(node))
    return tuple(Section(each, title, tuple(blocks)) for each, title, blocks in found)


def _block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "heading":
            return Block("heading", ((_told(node),),))
        case "paragraph":
            return _figure(node) or Block("text", ((_told(node),),))
        case "bullet_list" | "ordered_list":
            kind: Kind = "list" if node.type == "bullet_list" else "steps"
            return Block(kind, tuple((_told(item.children[0]),) for item in node.children))
        case "table":
            rows = [row for part in node.children for row in part.children]
            return Block("table", tuple(tuple(map(_told, row.children)) for row in rows))
    raise LearnError(f"no text, list, table or figure: {node.type}")


def _figure(paragraph: SyntaxTreeNode) -> Block | None:
    """A figure stands alone; what is written in its brackets is told under it."""
    (inline,) = paragraph.children
    (first, *rest) = inline.children
    if first.type != "image" or rest:
        return None
    return Block("figure", ((_spoken(first.children),),), _key(first, "figure"))


def _key(picture: SyntaxTreeNode, kind: str) -> str:
    found = _PICTURE.fullmatch(str(picture.attrs["src"]))
    if found is None or found["kind"] != kind:
        raise LearnError(f"no {kind}: {picture.attrs['src']}")
    return found["key"]


def _told(node: SyntaxTreeNode) -> Told:
    (inline,) = [each for each in node.children if each.type == "inline"]
    return _spoken(inline.children)


def _spoken(nodes: Sequence[SyntaxTreeNode]) -> Told:
    """The words of a text; the rules at its end apart."""
    words: list[Words] = []
    for each in _words(nodes):
        if words and not each.thing and words[-1][1:] == each[1:]:
            words[-1] = each._replace(text=words[-1].text + each.text)
        else:
            words.append(each)
    if not words or not (found := _RULES.search(words[-1].text)):
        return Told(tuple(words))
    words[-1] = words[-1]._replace(text=words[-1].text[: found.start()])
    return Told(tuple(words), tuple(found["rules"].split(", ")))


def _words(nodes: Sequence[SyntaxTreeNode], strong: bool = False) -> Iterator[Words]:
    for node in nodes:
        if node.type == "text" and node.content:
            yield Words(node.content, strong)
        elif node.type == "softbreak":
            yield Words(" ", strong)
        elif node.type == "strong":
            yield from _words(node.children, strong=True)
        elif node.type == "image":
            yield Words("", strong, _key(node, "thing"))
        elif node.type != "text":
            raise LearnError(f"no words: {node.type}")


def _raw(node: SyntaxTreeNode) -> str:
    return next((each.content for each in node.walk() if each.type == "inline"), "")


# ---- what is wrong with a text ----


def shape(sections: Sequence[Section]) -> list[tuple[object, ...]]:
    """What must be the same in every language: sections, blocks, rules, figures, numbers."""
    return [
        (section.id, block.kind, block.key, told.rules, told.things, told.numbers)
        for section in sections
        for block in section.blocks
        for row in block.rows
        for told in row
    ]


def length(sections: Sequence[Section]) -> int:
    """How many words are to be read; tables and the player aid apart."""
    texts = (
        told.text
        for section in sections
        for block in section.blocks
        if block.kind != "table" and section.id != "aid"
        for row in block.rows
        for told in row
    )
    return sum(len(text.split()) for text in texts)


def things(sections: Sequence[Section]) -> dict[str, tuple[Told, Told]]:
    """Everything that a table draws: its name, and what it is."""
    return {
        row[0].things[0]: (row[1], row[2])
        for section in sections
        for block in section.blocks
        if block.kind == "table"
        for row in block.rows
        if len(row) > 2 and row[0].things
    }
