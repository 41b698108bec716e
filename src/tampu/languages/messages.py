"""Message files (.ftl) as data: which parts there are, and which variables each part uses.

A part is the value of a message or one of its attributes, and is called like `MP-305.event`.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Node = Any
"""A node of Fluent's syntax tree."""


@dataclass
class Part:
    """One sentence: its variables, the parts it refers to, and its words."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class _Reader(Visitor):
    """Collects what one pattern uses."""

    def __init__(self) -> None:
        self.part = Part()

    def visit_VariableReference(self, node: Node) -> None:  # noqa: N802
        self.part.variables.add(node.id.name)

    def visit_MessageReference(self, node: Node) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.part.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: Node) -> None:  # noqa: N802
        self.part.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: Node) -> None:  # noqa: N802
        self.part.texts.append(node.value)


@dataclass
class Messages:
    """One file, or several taken together."""

    parts: dict[str, Part] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    """The first line of everything that is no Fluent."""
    doubled: list[str] = field(default_factory=list)
    """Ids that stand there twice."""

    def variables(self, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The variables of a part, those of the parts it refers to included."""
        part = self.parts.get(name)
        if part is None or name in seen:
            return set()
        found = set(part.variables)
        for reference in part.references:
            found |= self.variables(reference, seen | {name})
        return found

    def ids(self) -> set[str]:
        return {name.partition(".")[0] for name in self.parts}

    def __or__(self, other: "Messages") -> "Messages":
        return Messages(self.parts | other.parts, self.broken + other.broken)


@cache
def read_messages(text: str) -> Messages:
    """What a message file holds."""
    found = Messages()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            found.broken.append((entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, ast.Message | ast.Term):
            _add(found, entry)
    return found


def _add(found: Messages, entry: Node) -> None:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    patterns = {f"{name}.{each.id.name}": each.value for each in entry.attributes}
    if name in found.ids() or len(patterns) < len(entry.attributes):
        found.doubled.append(name)
    if entry.value is not None:
        patterns[name] = entry.value
    for part, pattern in patterns.items():
        reader = _Reader()
        reader.visit(pattern)
        found.parts[part] = reader.part


def read_file(path: Path) -> Messages:
    """What the message file at `path` holds; nothing if it is not there."""
    return read_messages(path.read_text(encoding="utf-8")) if path.is_file() else Messages()
