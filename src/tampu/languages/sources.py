"""Which words the sources ask for: ids in Python and in the page, and codes that are raised.

An id that a source puts together is known by its fixed parts: `phase-*`, `*-help`.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

_QUOTED = re.compile(r""""[^"\n]*"|'[^'\n]*'|`[^`]*`""")
_SAID = re.compile(r"\b(?:say|has)\(")
_COMPARED = re.compile(r"[=!]==?\s*$")
_HOLE = re.compile(r"\$\{[^}]*\}")
_SPEAKERS = ("say", "words")


@dataclass
class Asked:
    """Ids that sources name. `said`: surely as an id, with the file; `named`: as any text."""

    said: dict[str, str] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)

    def __or__(self, other: "Asked") -> "Asked":
        return Asked({**self.said, **other.said}, self.named | other.named)

    def names(self, parts: set[str]) -> bool:
        """Whether one of these is named somewhere, in full or by its fixed parts."""
        return bool(parts & self.named) or any(matches(text, parts) for text in self._patterns)

    @cached_property
    def _patterns(self) -> list[str]:
        """Once all sources have been read."""
        return [text for text in self.named if "*" in text]


def matches(text: str, parts: set[str]) -> bool:
    """Whether an id as a source has it, fixed parts and `*`, is one of these."""
    if "*" not in text:
        return text in parts
    if not is_id(text):
        return False
    pattern = re.compile(".+".join(map(re.escape, text.split("*"))))
    return any(pattern.fullmatch(part) for part in parts)


def is_id(text: str) -> bool:
    """Whether a text can be the id of a message, with enough of it fixed to tell which."""
    fixed = len(re.findall(r"[A-Za-z]", text))
    return re.fullmatch(r"[A-Za-z*][\w.*-]*", text) is not None and (fixed > 2 or "*" not in text)


def asked_by_page(folder: Path, root: Path) -> Asked:
    """The ids in the page's TypeScript and Svelte files, its tests excepted."""
    found = Asked()
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).parts
        if path.suffix not in (".ts", ".svelte") or "node_modules" in inner:
            continue
        if not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            found.named |= {_pattern(hit.group()) for hit in _QUOTED.finditer(text)}
            for said in _said(text):
                found.said[said] = path.relative_to(root).as_posix()
    return found


def _pattern(quoted: str) -> str:
    return _HOLE.sub("*", quoted[1:-1])


def _said(text: str) -> Iterator[str]:
    """The ids in the first argument of every `say(…)`; what is only compared with is none."""
    for call in _SAID.finditer(text):
        start = call.end()
        while hit := _QUOTED.search(text, start):
            between = text[start : hit.start()]
            if re.search(r"[,(){};]", between):
                break
            if not _COMPARED.search(between):
                yield _pattern(hit.group())
            start = hit.end()


def asked_by_python(folder: Path, root: Path) -> Asked:
    """The ids in Python files: arguments of `say(…)` and `words(…)`, and any other text."""
    found = Asked()
    for path, node in python_nodes(folder):
        if text := _text(node):
            found.named.add(text)
        if isinstance(node, ast.Call) and node.args and _called(node) in _SPEAKERS:
            said = _text(node.args[0]) or ""
            found.said[said] = path.relative_to(root).as_posix()
    return found


def python_nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    """The calls, texts and assignments of every Python file below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in _nodes(path.read_text(encoding="utf-8")):
            yield path, node


@cache
def _nodes(source: str) -> list[ast.AST]:
    kinds = (ast.Call, ast.Constant, ast.JoinedStr, ast.Assign)
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]


def _called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _text(node: ast.AST) -> str | None:
    """A text as it stands; one that is put together, with `*` for what is put in."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "*" for each in node.values]
        return "".join(map(str, parts))
    return None


def raised(folder: Path, error: str) -> dict[str, set[str] | None]:
    """The codes with which `error` is raised, and the facts given; None: not all can be seen."""
    found: dict[str, set[str] | None] = {}
    for _, node in python_nodes(folder):
        if isinstance(node, ast.Call) and node.args and _called(node) == error:
            code, names = _text(node.args[0]), {keyword.arg for keyword in node.keywords}
            if code is not None:
                known = found.get(code, set())
                seen = known is not None and None not in names
                found[code] = {*(known or ()), *filter(None, names)} if seen else None
    return found


def keys_of(folder: Path, name: str) -> set[str]:
    """The keys of the dictionary that a module below `folder` calls `name`."""
    return {
        key.value
        for _, node in python_nodes(folder)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        if any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
        for key in node.value.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }


def cited(folder: Path, rule: re.Pattern[str]) -> set[str]:
    """The rule ids that stand in Python code as values, docstrings excepted."""
    return {
        node.value
        for _, node in python_nodes(folder)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and rule.fullmatch(node.value)
    }
