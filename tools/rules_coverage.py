"""Which code carries out each paragraph of the rules, and which tests prove it.

    python -m tools.rules_coverage            write docs/rules-coverage.md
    python -m tools.rules_coverage --check    fail if it is out of date or has a hole
    python -m tools.rules_coverage --print    show it

A paragraph is covered if code in src/ cites its number and a test or a scene does; definitions and
what is not enforceable need a reason instead. A hole fails, whatever was asked for.
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tampu.languages.rulebook import UNPROVEN, Rulebook, kinds, rulebooks

ROOT = Path(__file__).resolve().parent.parent
PAGE = "docs/rules-coverage.md"
CARRIERS = ("games", "server")
"""Where rules are carried out; a game's `scenes` only describe positions."""
PROOFS = ("tests/games/", "tests/scenes/", "tests/records/")
"""Where rules are played; other tests may name a rule without proving it."""
_RULE = re.compile(
    r"(?<![A-Za-z])([A-Z]{2})-(\d{3,4})(?: to (?:\1-)?(\d{3,4}))?|_([a-z]{2})_(\d{3,4})(?!\d)"
)
_NUMBERED = re.compile(r"([A-Z]+-\d+)\b.*")
_HEADING = re.compile(r"#{1,6} (?P<title>.+)")
Citations = dict[str, dict[str, set[str]]]
"""Rule -> file -> the functions, tests or scenes in it that cite the rule."""


@dataclass
class Coverage:
    """Who cites which rule."""

    code: Citations = field(default_factory=dict)
    tests: Citations = field(default_factory=dict)


def rules_in(text: str) -> set[str]:
    """The rules that a text names; `MP-602 to MP-605` names four."""
    found = set()
    for hit in _RULE.finditer(text):
        prefix, first, last = (hit[1], hit[2], hit[3]) if hit[1] else (hit[4].upper(), hit[5], None)
        found |= {f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def pieces(path: Path) -> Iterator[tuple[str, str]]:
    """The functions, methods and constants of a Python file, each with its source."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    yield from _pieces(ast.parse(text), "", lines)


def _pieces(
    parent: ast.Module | ast.ClassDef, owner: str, lines: list[str]
) -> Iterator[tuple[str, str]]:
    name = ""
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield f"{owner}{node.name}", ast.get_docstring(node) or ""
            yield from _pieces(node, f"{owner}{node.name}.", lines)
            name = ""
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{owner}{node.name}"
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            name = owner + _target(node)
        elif not isinstance(node, ast.Expr):
            name = ""
        if name:  # the text under a constant belongs to it
            yield name, "\n".join(lines[_first_line(node, lines) - 1 : node.end_lineno])


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ast.unparse(target)


def _first_line(node: ast.stmt, lines: list[str]) -> int:
    """Where a piece begins: with its decorators, and the comment right above it."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(each.lineno for each in decorators)])
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return first


def proofs_in(path: Path) -> Iterator[tuple[str, str]]:
    """The tests of a Python file, each with its source and that of the tables it uses."""
    found: dict[str, str] = defaultdict(str)
    for name, source in pieces(path):
        found[name] += source
    tables = {name: source for name, source in found.items() if name.isupper()}
    for name, source in found.items():
        if name.rpartition(".")[2].startswith("test_"):
            used = [table for key, table in tables.items() if re.search(rf"\b{key}\b", source)]
            yield name, "\n".join([source, *used])


def scenes_in(path: Path) -> Iterator[tuple[str, str]]:
    """The scenes of a Markdown file: what stands under each heading that has a code block."""
    title, body, fenced = "", "", False
    for line in [*path.read_text(encoding="utf-8").split("\n"), "# end"]:
        heading = None if fenced else _HEADING.fullmatch(line)
        if heading is None:
            fenced ^= line.startswith("```")
            body += f"\n{line}"
            continue
        if "```" in body:
            yield _NUMBERED.sub(r"\1", title.partition(" (")[0]), f"{title}\n{body}"
        title, body = heading["title"], ""


def survey(root: Path) -> Coverage:
    """Everything that cites a rule below `root`."""
    found = Coverage()
    source = root / "src" / "tampu"
    for path in sorted(path for room in CARRIERS for path in (source / room).rglob("*.py")):
        if "scenes" not in path.relative_to(source).parts:
            _note(found.code, path.relative_to(source).as_posix(), pieces(path))
    for path in sorted((root / "tests").rglob("*")):
        name = path.relative_to(root).as_posix()
        if not name.startswith(PROOFS):
            continue
        if path.name.startswith("test_") and path.suffix == ".py":
            _note(found.tests, name, proofs_in(path))
        elif path.suffix == ".md" and "scenes" in path.parts:
            _note(found.tests, name, scenes_in(path))
    return found


def _note(citations: Citations, file: str, sources: Iterator[tuple[str, str]]) -> None:
    for name, source in sources:
        for rule in rules_in(f"{name}\n{source}"):
            citations.setdefault(rule, {}).setdefault(file, set()).add(name)


def holes(book: Rulebook, found: Coverage) -> list[str]:
    """The paragraphs of a game that are not covered and have no reason for it."""
    lines = []
    for each in book.paragraphs:
        if each.kind in UNPROVEN:
            continue
        if each.id not in found.code:
            lines.append(f"{each.id}: no code in src/ cites it")
        if each.id not in found.tests:
            lines.append(f"{each.id}: no test and no scene proves it")
    return lines


def page(books: list[Rulebook], found: Coverage) -> str:
    """The whole table, in Markdown."""
    head = [
        "# Rules and where they are kept",
        "",
        "Every paragraph of the rules, the code that carries it out and the tests that prove it.",
        "Made by `python -m tools.rules_coverage`; a paragraph without code or test fails.",
    ]
    return "\n".join([*head, *(line for book in books for line in section(book, found))]) + "\n"


def section(book: Rulebook, found: Coverage) -> Iterator[str]:
    """One game: a table per chapter."""
    yield from ("", f"## {book.title}")
    chapter = ""
    for each in book.paragraphs:
        if each.chapter != chapter:
            chapter = each.chapter
            yield from (
                "",
                f"### {chapter}",
                "",
                "| rule | kind | code | tests |",
                "|---|---|---|---|",
            )
        reason = kinds(book.game)[each.id].reason
        kind = f"{each.kind}: {reason}" if reason else each.kind
        code, tests = cell(found.code.get(each.id, {})), cell(found.tests.get(each.id, {}))
        yield f"| {each.id} | {kind} | {code} | {tests} |"


def cell(files: dict[str, set[str]]) -> str:
    """Files with the names in them, sorted: what changes elsewhere changes nothing here."""
    rows = [f"`{file}`: {', '.join(sorted(names))}" for file, names in sorted(files.items())]
    return "<br>".join(rows).replace("|", "\\|") or "–"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which code and tests carry each rule.")
    parser.add_argument("--check", action="store_true", help="only compare")
    parser.add_argument("--print", action="store_true", dest="shown", help="show it")
    asked = parser.parse_args()
    books, found = rulebooks("en"), survey(ROOT)
    text = page(books, found)
    lost = [line for book in books for line in holes(book, found)]
    path = ROOT / PAGE
    if asked.shown:
        print(text, end="")
    elif not asked.check:
        path.write_text(text, encoding="utf-8")
    elif not path.is_file() or path.read_text(encoding="utf-8") != text:
        lost.append(f"{PAGE} is out of date: run `python -m tools.rules_coverage`")
    print(*lost, sep="\n", end="\n" if lost else "", file=sys.stderr)
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main())
