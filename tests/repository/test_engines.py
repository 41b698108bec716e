"""The engines are compiled from their sources, and can be set aside."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tampu import plain
from tools import compile_engines

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.xdist_group("engines")
"""They share a house whose engines are compiled once."""
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


@contextmanager
def edited(path: Path, old: bytes, new: bytes) -> Iterator[None]:
    before = path.read_bytes()
    path.write_bytes(before.replace(old, new))
    try:
        yield
    finally:
        path.write_bytes(before)


def folder_of(house: Path) -> Path:
    folder = compile_engines.compiled(house)
    assert folder is not None
    return folder


@NEEDS_COMPILER
def test_an_edited_source_is_run_itself_and_says_so(small_house: Path):
    with edited(small_house / "src/tampu/rules/turn.py", b"add(a, a)", b"add(a, a) + 1"):
        answer = ask(small_house)
        assert compile_engines.compiled(small_house) is None
    assert answer.stdout.split() == ["False", "False", "43"]
    assert "make engines" in answer.stderr
    assert compile_engines.compiled(small_house)


@NEEDS_COMPILER
@pytest.mark.parametrize("file", ["tampu.engines__mypyc.so", "tampu.shelf0.so"])
def test_a_set_of_which_a_file_is_cut_short_or_missing_is_not_used(small_house: Path, file: str):
    path = folder_of(small_house) / file
    with edited(path, path.read_bytes()[1000:], b""):
        assert ask(small_house).stdout.split() == ["False", "False", "42"]
    path.rename(path.with_suffix(".away"))
    answer = ask(small_house)
    path.with_suffix(".away").rename(path)
    assert answer.stdout.split() == ["False", "False", "42"]


@NEEDS_COMPILER
def test_engines_of_another_python_are_not_used(small_house: Path):
    stamp = folder_of(small_house) / plain.STAMP
    with edited(stamp, b".cpython-3", b".cpython-2"):
        assert ask(small_house).stdout.split() == ["False", "False", "42"]


@NEEDS_COMPILER
def test_a_compiled_file_beside_its_source_is_never_used(small_house: Path):
    """As earlier versions left them: Python would prefer it, whatever it was made of."""
    beside = small_house / f"src/tampu/rules/turn{plain.SUFFIX}"
    beside.write_bytes(b"no library at all")
    try:
        assert ask(small_house).stdout.split() == ["True", "True", "42"]
        assert ask(small_house, TAMPU_PLAIN="1").stdout.split() == ["False", "False", "42"]
    finally:
        beside.unlink()


@NEEDS_COMPILER
def test_what_is_named_plain_and_packages_are_not_compiled(small_house: Path):
    stamp = plain.read_stamp(folder_of(small_house))
    assert sorted(stamp["sources"]) == ["tampu/core/word.py", "tampu/rules/turn.py"]


@NEEDS_COMPILER
def test_engines_of_other_sources_are_removed_when_nobody_uses_them(small_house: Path):
    workshop, kept = small_house / "build/engines", folder_of(small_house)
    for name in ("old", "older"):
        (workshop / name).mkdir()
        (workshop / name / plain.IN_USE).touch()
    order = "import sys; from pathlib import Path; from tampu import plain;"
    order += "print(plain.occupied(Path(sys.argv[1])), flush=True); sys.stdin.read()"
    user = subprocess.Popen(
        [sys.executable, "-c", order, str(workshop / "old")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert user.stdout is not None
    user.stdout.readline()
    compile_engines.sweep(workshop, keep=kept)
    there = {path.name for path in workshop.iterdir() if path.is_dir()}
    user.communicate()
    compile_engines.sweep(workshop, keep=kept)
    assert not (workshop / "old").exists()
    assert there == {"old", kept.name}


@NEEDS_COMPILER
def test_a_compilation_that_is_ended_leaves_nothing(small_house: Path):
    word = small_house / "src/tampu/core/word.py"
    order = "import sys; from pathlib import Path; from tools import compile_engines as c;"
    order += "import signal; signal.signal(signal.SIGTERM, c.end); c.build(Path(sys.argv[1]))"
    with edited(word, b"a + b", b"b + a"):
        work = subprocess.Popen([sys.executable, "-c", order, str(small_house)], cwd=ROOT)
        workshop = small_house / "build/engines"
        while not list(workshop.glob(f"{compile_engines.UNFINISHED}*/c/*")):
            assert work.poll() is None
            time.sleep(0.02)
        work.send_signal(signal.SIGTERM)
        assert work.wait(20) == 143
        assert compile_engines.compiled(small_house) is None
    assert not list(workshop.glob(f"{compile_engines.UNFINISHED}*"))
    assert compile_engines.compiled(small_house)


@NEEDS_COMPILER
def test_two_compilations_never_run_at_once(small_house: Path):
    workshop = small_house / "build/engines"
    order = "import sys; from pathlib import Path; from tools import compile_engines as c;"
    order += "c.build(Path(sys.argv[1]))"
    with compile_engines.alone(workshop):
        second = subprocess.Popen(
            [sys.executable, "-c", order, str(small_house)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert second.stdout is not None
        assert "another compilation is under way" in second.stdout.readline()
        assert second.poll() is None
    assert second.wait(20) == 0


def test_to_look_whether_compiled_engines_fit_takes_little_time(tmp_path: Path):
    """Every start pays for it: all sources are read."""
    sources = {name: plain.digest(ROOT / "src" / name) for name in compile_engines.modules()}
    stamp = {"suffix": plain.SUFFIX, "files": {}, "sources": sources}
    (tmp_path / plain.STAMP).write_text(json.dumps(stamp))
    began = time.process_time()
    assert plain.fits(tmp_path, ROOT / "src")
    assert time.process_time() - began < 0.2


@NEEDS_COMPILER
def test_our_engines_are_compiled_from_the_sources_that_lie_here():
    assert compile_engines.compiled(), "run `make engines`"


def test_every_pattern_of_the_engine_list_finds_a_source():
    for pattern in compile_engines.settings()["compile"]:
        assert list((ROOT / "src").glob(pattern)), f"{pattern} finds nothing"
