"""The engines are compiled from their sources, and can be set aside."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile_engines

ROOT = Path(__file__).resolve().parents[2]
NEEDS_COMPILER = pytest.mark.skipif(not compile_engines.compiler(), reason="no C compiler here")
SETTINGS = """
[tool.tampu.engines]
compile = ["tampu/core/*.py", "tampu/rules/*.py"]
plain = ["tampu/rules/slow.py"]
"""
ASK = """
import tampu.core.word as word, tampu.rules.turn as turn
from tampu.plain import is_compiled
print(is_compiled(word), is_compiled(turn), turn.twice(21))
"""


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in miniature, its two engines compiled."""
    root = tmp_path_factory.mktemp("house")
    (root / "pyproject.toml").write_text(SETTINGS)
    house = root / "src/tampu"
    for room in ("core", "rules"):
        (house / room).mkdir(parents=True)
        (house / room / "__init__.py").touch()
    (house / "plain.py").write_text((ROOT / "src/tampu/plain.py").read_text())
    (house / "__init__.py").write_text("from tampu.plain import choose_sources\nchoose_sources()\n")
    (house / "core/word.py").write_text("def add(a: int, b: int) -> int:\n    return a + b\n")
    (house / "rules/turn.py").write_text(
        "from tampu.core.word import add\n\n\ndef twice(a: int) -> int:\n    return add(a, a)\n"
    )
    (house / "rules/slow.py").write_text("x = 1\n")
    compile_engines.build(root)
    return root


def ask(root: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    surroundings = {k: v for k, v in os.environ.items() if k != "TAMPU_PLAIN"}
    return subprocess.run(
        [sys.executable, "-c", ASK],
        env=surroundings | settings | {"PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
    )


@NEEDS_COMPILER
def test_compiled_engines_are_used_when_they_are_there(small_house: Path):
    assert ask(small_house).stdout.split() == ["True", "True", "42"]


@NEEDS_COMPILER
def test_tampu_plain_runs_the_sources_of_the_same_checkout(small_house: Path):
    assert ask(small_house, TAMPU_PLAIN="1").stdout.split() == ["False", "False", "42"]
    assert ask(small_house, TAMPU_PLAIN="0").stdout.split() == ["True", "True", "42"]


@NEEDS_COMPILER
def test_an_edited_source_is_run_itself_and_says_so(small_house: Path):
    turn = small_house / "src/tampu/rules/turn.py"
    before = turn.read_text()
    turn.write_text(before.replace("add(a, a)", "add(a, a) + 1"))
    try:
        answer = ask(small_house)
        stale = compile_engines.compiled(small_house)
    finally:
        turn.write_text(before)
    assert answer.stdout.split() == ["False", "False", "43"]
    assert "make engines" in answer.stderr
    assert stale == []
    assert compile_engines.compiled(small_house)


@NEEDS_COMPILER
def test_what_is_named_plain_and_packages_are_not_compiled(small_house: Path):
    stamp = json.loads((small_house / "src/tampu/engines.json").read_text())
    assert sorted(stamp["sources"]) == ["tampu/core/word.py", "tampu/rules/turn.py"]


@NEEDS_COMPILER
def test_our_engines_are_compiled_from_the_sources_that_lie_here():
    assert compile_engines.compiled(), "run `make engines`"


def test_every_pattern_of_the_engine_list_finds_a_source():
    for pattern in compile_engines.settings()["compile"]:
        assert list((ROOT / "src").glob(pattern)), f"{pattern} finds nothing"
