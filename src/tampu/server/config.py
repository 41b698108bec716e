"""Where each setting comes from: an option, the environment, a file, or its default.

The settings are the fields of `Settings` and of the dataclasses in it: their types say what is
allowed, the texts below them what they mean. There is no second list.
"""

import ast
import dataclasses
import difflib
import inspect
import math
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tampu.server.settings import Settings

PREFIX = "TAMPU_"
FILE = f"{PREFIX}CONFIG"
ALIKE = 0.75
"""How much an unknown name of the environment must look like a setting's to be taken for it."""
Source = Literal["option", "environment", "file", "default"]


@dataclass(frozen=True)
class Setting:
    """One thing that can be set."""

    key: str
    """As a file has it: `port`, `limits.frame`."""
    kind: Any
    default: Any
    about: str

    @property
    def variable(self) -> str:
        """Its name in the environment: `TAMPU_LIMITS_FRAME`."""
        return PREFIX + self.key.replace(".", "_").upper()


@dataclass(frozen=True)
class Chosen:
    """A setting's value, and where it came from."""

    setting: Setting
    value: Any
    source: Source

    @property
    def shown(self) -> Any:
        """The value as it may be shown: without passwords."""
        if isinstance(self.value, Path):
            return str(self.value)
        return masked(self.value) if isinstance(self.value, str) else self.value


class ConfigError(Exception):
    """A setting that cannot be: `problem` is `unknown`, `wrong`, `file` or `toml`."""

    def __init__(self, problem: str, **facts: Any) -> None:
        super().__init__(problem)
        self.problem = problem
        self.facts = facts


@dataclass(frozen=True)
class Wanted:
    """What a type allows, as words can say it."""

    kind: Literal["flag", "whole", "number", "text", "folder", "list", "choice"]
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    optional: bool = False


class Config:
    """Every setting, with its value and where that came from."""

    def __init__(self, chosen: dict[str, Chosen]) -> None:
        self.chosen = chosen

    @property
    def settings(self) -> Settings:
        built = _build(Settings, {key: each.value for key, each in self.chosen.items()})
        assert isinstance(built, Settings)
        return built


def configured(
    options: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Config:
    """Options before the environment before the file before defaults.

    Options are values already, or texts from the command line. Raises `ConfigError`.
    """
    found: dict[str, Chosen] = {key: Chosen(each, each.default, "default") for key, each in known()}
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    if file is not None:
        for key, value in _flat(_read(file)):
            setting = _known(key, str(file))
            found[key] = Chosen(setting, _value(setting, value, str(file), file.parent), "file")
    for setting, text in _from(environment):
        value = _value(setting, _parts(setting, text), setting.variable)
        found[setting.key] = Chosen(setting, value, "environment")
    for key, value in options.items():
        setting = _known(key, "--set")
        given = _parts(setting, value) if isinstance(value, str) else value
        found[key] = Chosen(setting, _value(setting, given, "--set"), "option")
    return Config(found)


@cache
def known() -> tuple[tuple[str, Setting], ...]:
    """All settings by key, in the order of the file that has them."""
    return tuple((each.key, each) for each in _settings(Settings, ""))


def _settings(cls: Any, above: str) -> Iterator[Setting]:
    kinds = get_type_hints(cls, include_extras=True)
    abouts = _abouts(cls)
    inner = []
    for field in dataclasses.fields(cls):
        if field.metadata.get("inner"):
            continue
        kind = kinds[field.name]
        if dataclasses.is_dataclass(kind):
            inner.append((kind, f"{above}{field.name}."))
            continue
        default = field.default
        if default is dataclasses.MISSING and field.default_factory is not dataclasses.MISSING:
            default = field.default_factory()
        yield Setting(above + field.name, kind, default, abouts.get(field.name, ""))
    for kind, prefix in inner:  # as in a TOML file: tables come last
        yield from _settings(kind, prefix)


def _abouts(cls: Any) -> dict[str, str]:
    """The text below each field: Python forgets it, but the source has it."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = text.value if isinstance(text, ast.Expr) else None
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                found[field.target.id] = inspect.cleandoc(said.value)
    return found


def _build(cls: Any, values: dict[str, Any]) -> Any:
    kinds = get_type_hints(cls)
    parts = {}
    for field in dataclasses.fields(cls):
        if field.metadata.get("inner"):
            continue
        if dataclasses.is_dataclass(kinds[field.name]):
            prefix = f"{field.name}."
            below = {k.removeprefix(prefix): v for k, v in values.items() if k.startswith(prefix)}
            parts[field.name] = _build(kinds[field.name], below)
        else:
            parts[field.name] = values[field.name]
    return cls(**parts)


# ---- where values come from ----


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError("toml", file=str(file), reason=str(error)) from None
    except OSError as error:
        raise ConfigError("file", file=str(file), reason=error.strerror or str(error)) from None


def _flat(table: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key}.")
        else:
            yield above + key, value


def _from(environment: Mapping[str, str]) -> Iterator[tuple[Setting, str]]:
    """What the environment says. An empty text says nothing; a slip of the pen is told."""
    by_name = {each.variable: each for _, each in known()}
    for name, text in environment.items():
        if name in by_name and text:
            yield by_name[name], text
        elif name.startswith(PREFIX) and name not in by_name and name != FILE:
            _refuse_slip(name, list(by_name))


def _refuse_slip(name: str, names: list[str]) -> None:
    """Other programs of the house have variables too; only what looks like a setting is told."""
    short = [each.removeprefix(PREFIX) for each in names]
    alike = difflib.get_close_matches(name.removeprefix(PREFIX), short, 3, ALIKE)
    if alike:
        raise ConfigError("unknown", key=name, where=name, alike=[PREFIX + each for each in alike])


def _known(key: str, where: str) -> Setting:
    settings = dict(known())
    if key not in settings:
        alike = difflib.get_close_matches(key, settings, 3) or list(settings)
        raise ConfigError("unknown", key=key, where=where, alike=alike)
    return settings[key]


def _parts(setting: Setting, text: str) -> Any:
    """A text as a value: what is a list is separated by commas."""
    if wanted(setting.kind).kind == "list":
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


# ---- what is allowed ----


def _value(setting: Setting, value: Any, where: str, folder: Path | None = None) -> Any:
    """The value as its type; a relative folder in a file is meant from where the file lies."""
    rule = wanted(setting.kind)
    loose = folder is None
    try:
        found = msgspec.convert(value, setting.kind, strict=not loose, dec_hook=_folder)
    except msgspec.ValidationError:
        found = None
        if not (rule.optional and value is None):
            raise _wrong(setting, value, where, rule) from None
    if isinstance(found, int | float) and not isinstance(found, bool):
        least = 0 if rule.least is None else rule.least
        if not math.isfinite(found) or found < least:
            raise _wrong(setting, value, where, rule)
    if isinstance(found, Path) and folder is not None:
        return folder / found
    return found


def _folder(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value and "\0" not in value:
        return Path(value).expanduser()
    raise TypeError(kind)


def _wrong(setting: Setting, value: Any, where: str, rule: Wanted) -> ConfigError:
    shown = masked(value) if isinstance(value, str) else value
    shown = ", ".join(map(str, shown)) if isinstance(shown, list) else str(shown)
    return ConfigError("wrong", key=setting.key, value=shown, where=where, wanted=rule)


def wanted(kind: Any, least: float | None = None, most: float | None = None) -> Wanted:
    """What a type allows."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        for meta in parts[1:]:
            least = getattr(meta, "ge", None) if least is None else least
            most = getattr(meta, "le", None) if most is None else most
        return wanted(parts[0], least, most)
    if origin in (Union, UnionType):
        inner = next(part for part in parts if part is not NoneType)
        return dataclasses.replace(wanted(inner, least, most), optional=NoneType in parts)
    if origin is Literal:
        return Wanted("choice", choices=tuple(map(str, parts)))
    if origin is tuple:
        return Wanted("list")
    simple: dict[Any, Any] = {bool: "flag", int: "whole", float: "number", Path: "folder"}
    return Wanted(simple.get(kind, "text"), least, most)


def masked(text: str) -> str:
    """An address without its password; any other text as it is."""
    if "://" not in text:
        return text
    try:
        address = make_url(text)
    except (ArgumentError, ValueError):
        return text.partition("://")[0] + "://***"
    hidden = {key: "***" for key in address.query if "pass" in key.lower()}
    shown = address.update_query_dict(hidden) if hidden else address
    return shown.render_as_string(hide_password=True)
