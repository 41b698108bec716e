"""A bar on stderr, if somebody looks at it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tampu.cli.terminal import Terminal


@contextmanager
def progress(
    terminal: Terminal, what: str, total: int | None = None
) -> Iterator[Callable[[int, int | None], None]]:
    """Called with how much is done, and of how much if that was not known before."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not terminal.err.is_terminal
    with Progress(*columns, console=terminal.err, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)

        def update(done: int, of: int | None = None) -> None:
            bar.update(task, completed=done, total=of or total)

        yield update
