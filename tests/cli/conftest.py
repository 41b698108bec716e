"""Calling the program inside this process, and a finished game for it to look at."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tampu
from tampu.cli import main
from tampu.cli.simulation import Plan, simulate
from tampu.core.record import Record, write_json, write_record


@dataclass(frozen=True)
class Answer:
    """What the program said, and the code it ended with."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Answer]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run one command, in English unless it asks for something else."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return Answer(code, told.out, told.err)

    return run


@pytest.fixture(scope="session")
def finished() -> Record:
    """A finished game of two random bots, its shuffles from a committed seed."""
    game = tampu.game("machu_picchu")
    kept: list[Record] = []
    plan = Plan(game, 2, game.with_defaults({}), ("random", "random"), seed=7)
    simulate(plan, 1, lambda _: None, lambda _, record: kept.append(record))
    return kept[0]


@pytest.fixture
def text_file(finished: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(finished), encoding="utf-8")
    return path


@pytest.fixture
def json_file(finished: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write_json(finished), encoding="utf-8")
    return path
