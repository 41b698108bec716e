"""Results that are kept: a file with one line of JSON per block, written as they come."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tampu.arena.block import Block
from tampu.arena.executor import Executor
from tampu.arena.match import Result

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


class Page(msgspec.Struct, frozen=True):
    """A block and its results."""

    block: Block
    results: list[Result]


class NoLedger(ValueError):
    """A file that holds something else; `line` is the first such line."""

    def __init__(self, path: Path, line: int) -> None:
        self.path, self.line = path, line
        super().__init__(f"{path}, line {line}: this is no block of an arena")


class Ledger:
    """The blocks in a file; without a file, those of this run."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.pages: dict[bytes, Page] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """A last line without its end was cut by a crash: it is taken away, and played again."""
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                page = msgspec.json.decode(line, type=Page)
            except msgspec.DecodeError:
                raise NoLedger(path, number) from None
            self.pages[page.block.key] = page
        if len(whole) < len(text):
            if not text.startswith(b'{"block":'):
                raise NoLedger(path, 1)
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, page: Page) -> None:
        """Keep a page, at once also on disk."""
        self.pages[page.block.key] = page
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(page) + b"\n")

    def play(
        self, blocks: Sequence[Block], executor: Executor, progress: Progress | None = None
    ) -> list[Page]:
        """The pages of these blocks, in their order; only what is not here yet is played."""
        missing = [block for block in blocks if block.key not in self.pages]
        total = sum(len(block.seatings) for block in blocks)
        done = total - sum(len(block.seatings) for block in missing)
        for block, results in executor.run(missing):
            self.add(Page(block, results))
            done += len(results)
            if progress is not None:
                progress(done, total)
        return [self.pages[block.key] for block in blocks]
