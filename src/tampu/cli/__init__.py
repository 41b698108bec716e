"""The command line: one file per command. `tampu --help` lists them."""

from tampu.cli.program import main

__all__ = ["main"]
