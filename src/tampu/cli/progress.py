"""A bar on stderr, if somebody looks at it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column

from tampu.cli.terminal import Terminal

LONGEST = 40
"""Columns of the bar; fewer where the screen has no room for more."""


class Update(Protocol):
    """Called with how much is done, of how much if that was not known before, and what is said."""

    def __call__(self, done: int, of: int | None = None, what: str | None = None) -> None: ...


@contextmanager
def progress(terminal: Terminal, what: str, total: int | None = None) -> Iterator[Update]:
    """What is under way, and how far it is."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None, table_column=Column(max_width=LONGEST)),
        MofNCompleteColumn(table_column=Column(no_wrap=True)),
        TimeRemainingColumn(table_column=Column(no_wrap=True)),
    )
    hidden = not terminal.err.is_terminal
    with Progress(*columns, console=terminal.err, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)

        def update(done: int, of: int | None = None, what: str | None = None) -> None:
            bar.update(task, completed=done, total=of or total, description=what)

        yield update
