"""Settings of a server: from options, the environment and a file, each with where it came from."""

import dataclasses
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tampu.server.config import configured, known, masked, wanted
from tampu.server.settings import CallSettings, Limits, MailServer, Settings
from tests.cli.conftest import Call


def written(folder: Path, text: str) -> Path:
    file = folder / "tampu.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_field_of_the_settings_can_be_set_and_says_what_it_means():
    """But for what time it is."""
    groups = {"limits": Limits, "mail": MailServer, "calls": CallSettings}
    fields = {field.name for field in dataclasses.fields(Settings)} - {*groups, "clock"}
    inner = {f"{name}.{each.name}" for name in groups for each in dataclasses.fields(groups[name])}
    settings = dict(known())
    assert settings.keys() == fields | inner
    assert [key for key, each in settings.items() if not each.about] == []


def test_without_anything_said_the_settings_are_the_defaults():
    assert configured({}, {}).settings == Settings()


@pytest.mark.parametrize("key", [key for key, _ in known()])
def test_every_setting_can_come_from_the_environment_and_from_a_file(key: str, tmp_path: Path):
    setting = dict(known())[key]
    samples: dict[str, tuple[str, str]] = {
        "flag": ("true", "true"),
        "whole": ("37", "37"),
        "number": ("2.5", "2.5"),
        "text": ("/word", '"/word"'),
        "folder": ("/there", '"/there"'),
        "list": ("a, b", '["a", "b"]'),
    }
    kind = wanted(setting.kind)
    choice = kind.choices[0] if kind.choices else ""
    special = {"address": ("https://a.example", '"https://a.example"')}
    text, literal = special.get(key) or samples.get(kind.kind, (choice, f'"{choice}"'))
    spoken = configured({}, {setting.variable: text}).chosen[key]
    read = configured({}, {}, written(tmp_path, f"{key} = {literal}")).chosen[key]
    assert (spoken.source, read.source) == ("environment", "file")
    assert spoken.value == read.value != setting.default or kind.kind in ("flag", "choice")


def test_options_come_before_the_environment_before_the_file(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = written(tmp_path, 'port = 1\nhost = "::1"\n[limits]\nchat = 1\nname = 5\nbody = 9\n')
    monkeypatch.setenv("TAMPU_CONFIG", str(file))
    monkeypatch.setenv("TAMPU_PORT", "2")
    monkeypatch.setenv("TAMPU_LIMITS_CHAT", "2")
    monkeypatch.setenv("TAMPU_LIMITS_NAME", "6")
    order = ("--port", "3", "--set", "limits.chat=3", "--origin", "https://a.example")
    told = call("serve", "--show-config", "--json", *order).json()
    assert {key: (told[key]["value"], told[key]["from"]) for key in
            ("port", "limits.chat", "limits.name", "limits.body", "host", "patience", "origins")
            } == {
        "port": (3, "option"),
        "limits.chat": (3, "option"),
        "limits.name": (6, "environment"),
        "limits.body": (9, "file"),
        "host": ("::1", "file"),
        "patience": (120.0, "default"),
        "origins": (["https://a.example"], "option"),
    }  # fmt: skip


def test_what_is_shown_can_be_used_as_a_file(call: Call, tmp_path: Path):
    shown = call("serve", "--show-config", "--port", 9000, "--data", "/there").out
    assert "port = 9000  # option; On which port to listen" in shown
    assert tomllib.loads(shown)["limits"]["chat"] == 400
    again = configured({}, {}, written(tmp_path, shown)).settings
    assert again == Settings(data=Path("/there"), port=9000)


def test_a_folder_in_a_file_is_meant_from_where_the_file_lies(tmp_path: Path):
    chosen = configured({}, {}, written(tmp_path, 'data = "games"'))
    assert chosen.settings.data == tmp_path / "games"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://me:secret@host/games", "postgresql://me:***@host/games"),
        ("postgresql://me@host/games?password=secret", "secret"),
        ("postgresql://me:secret@host:door/games", "postgresql://***"),
        ("postgresql://me@/games", "postgresql://me@/games"),
    ],
)
def test_passwords_are_never_shown(call: Call, address: str, shown: str):
    assert (shown in masked(address)) == (shown != "secret")
    told = call("serve", "--show-config", "--store", address)
    assert "secret" not in told.out + told.err
    told = call("serve", "--show-config", "--store", address.replace("postgresql", "mysql"))
    assert told.code == 2
    assert "secret" not in told.err


def refused(call: Call, *arguments: Any) -> str:
    told = call("serve", "--show-config", *arguments)
    assert told.code == 2
    assert "Traceback" not in told.err
    return told.err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no setting “prot”. There is: port"),
        ("[limits]\nframes = 1", "no setting “limits.frames”. There is: limits.frame"),
        ('port = "8000"', "“8000” cannot be the setting port; allowed is a whole number from 0"),
        ("port = 70000", "“70000” cannot be the setting port"),
        ("bot_pause = -1", "“-1” cannot be the setting bot_pause; allowed is a number, 0 or more"),
        ("bot_pause = nan", "“nan” cannot be the setting bot_pause"),
        ("bot_workers = 0", "allowed is a whole number, 1 or more"),
        ("forced_pause = [1]", "allowed is a number"),
        ('origins = "https://a"', "allowed is a list of texts"),
        ("data = 5", "allowed is the name of a folder"),
        ("store = 5", "allowed is a text, or nothing"),
        ('store = "mysql://x"', "“mysql://x” is not the address of a database"),
        ("limits = 5", "there is no setting “limits”"),
        ("port 8000", "is not written as TOML"),
    ],
)
def test_a_wrong_file_is_told_with_key_fault_and_what_is_allowed(
    call: Call, tmp_path: Path, text: str, sentence: str
):
    assert sentence in refused(call, "--config", written(tmp_path, text))


def test_a_file_that_is_missing_is_told(call: Call, tmp_path: Path):
    assert "nowhere.toml” cannot be read" in refused(call, "--config", tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("TAMPU_PORT", "many", "TAMPU_PORT: “many” cannot be the setting port"),
        ("TAMPU_PROT", "8000", "no setting “TAMPU_PROT”. There is: TAMPU_PORT"),
        ("TAMPU_LIMITS_CHATS", "8", "There is: TAMPU_LIMITS_CHAT"),
    ],
)
def test_a_wrong_environment_is_told(
    call: Call, monkeypatch: pytest.MonkeyPatch, name: str, text: str, sentence: str
):
    monkeypatch.setenv(name, text)
    assert sentence in refused(call)


def test_an_empty_variable_says_nothing_and_others_of_the_house_are_no_settings():
    said = {"TAMPU_PORT": "", "TAMPU_PLAIN": "1", "TAMPU_BOTS": "x"}
    assert configured({}, said).settings == Settings()
