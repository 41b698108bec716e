"""The settings of a server, for the commands that need them: from options, environment and file."""

import argparse
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tampu.cli.parser import option
from tampu.cli.terminal import Complaint, Terminal
from tampu.cli.words import Words

if TYPE_CHECKING:
    from tampu.server.config import Chosen, Config, ConfigError, Wanted

STORES = ("postgresql://", "postgres://")


def add_settings(parser: argparse.ArgumentParser, words: Words) -> None:
    """Where the games are, and how to say anything else."""
    parser.add_argument("--config", type=Path, metavar="FILE", help=words("serve-config"))
    parser.add_argument("--data", metavar="DIR", help=words("serve-data"))
    parser.add_argument("--store", metavar="ADDRESS", help=words("serve-store"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=option(words),
        metavar="KEY=VALUE",
        help=words("serve-set"),
    )


def chosen(
    asked: argparse.Namespace, terminal: Terminal, more: Mapping[str, Any] | None = None
) -> "Config":
    """Every setting; `more`: what further options say. A `Complaint` names what is wrong."""
    from tampu.server.config import ConfigError, configured

    given = {"data": asked.data, "store": asked.store, **(more or {})}
    options = {key: value for key, value in given.items() if value is not None}
    try:
        config = configured(options | dict(asked.set), os.environ, asked.config)
    except ConfigError as error:
        raise Complaint(sentence(error, terminal.words)) from None
    check_store(config.settings.store, terminal.words)
    return config


def check_store(address: str | None, words: Words) -> None:
    from tampu.server.config import masked

    if address is not None and not address.startswith(STORES):
        like = f"{STORES[0]}user@host/name"
        raise Complaint(words("serve-no-store", address=masked(address), like=like))


def sentence(error: "ConfigError", words: Words) -> str:
    """What is wrong with the settings, and what is allowed."""
    facts = {"setting" if name == "key" else name: fact for name, fact in error.facts.items()}
    if error.problem == "unknown":
        facts["alike"] = ", ".join(facts["alike"])
    elif error.problem == "wrong":
        facts["wanted"] = allowed(facts["wanted"], words)
    return words(f"config-{error.problem}", **facts)


def allowed(wanted: "Wanted", words: Words) -> str:
    """What a setting may be."""
    told = words(f"config-a-{wanted.kind}", choices=", ".join(wanted.choices))
    if wanted.kind in ("whole", "number"):
        least = f"{wanted.least or 0:g}"
        bounds = {"least": least} if wanted.most is None else {"most": f"{wanted.most:.0f}"}
        key = "config-from" if wanted.most is None else "config-between"
        told = words(key, what=told, **{"least": least, **bounds})
    return words("config-or-none", what=told) if wanted.optional else told


def show(config: "Config", terminal: Terminal, as_json: bool) -> None:
    """Every setting with its value and where it came from: JSON, or a file that can be used."""
    if as_json:
        terminal.json({key: as_object(each) for key, each in config.chosen.items()})
        return
    table = ""
    for key, each in config.chosen.items():
        above, _, name = key.rpartition(".")
        if above != table:
            table = above
            terminal.print(f"\n[{above}]")
        source = terminal.words(f"config-by-{each.source}")
        line = f"{name} = {literal(each.shown)}" if each.value is not None else f"# {name} ="
        terminal.print(f"{line}  # {source}; {each.setting.about}".rstrip("; "))


def as_object(each: "Chosen") -> dict[str, Any]:
    about, variable = each.setting.about, each.setting.variable
    return {"value": each.shown, "from": each.source, "environment": variable, "about": about}


def literal(value: Any) -> str:
    """A value as TOML writes it; its texts are those of JSON."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
