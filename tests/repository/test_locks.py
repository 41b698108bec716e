"""The lock files work with any mirror and pin every file."""

import json
import re
from pathlib import Path

import pytest

from tools.check_locks import (
    ROOT,
    faults,
    faults_of_npm_lock,
    faults_of_npm_settings,
    faults_of_python_lock,
)

PINNED = "nice==1.0 \\\n    --hash=sha256:abc\n    # via tampu\n"


def test_our_lock_files_name_no_host_and_pin_everything():
    assert faults() == []


def test_every_list_of_requirements_is_locked():
    folder = ROOT / "requirements"
    assert {p.stem for p in folder.glob("*.in")} == {p.stem for p in folder.glob("*.lock")}


def test_who_plays_gets_the_same_versions_as_who_tests():
    """`make play` fetches less than `make test`, but nothing else."""
    pins = {
        name: set(re.findall(r"^(\S+==\S+)", (ROOT / "requirements" / name).read_text(), re.M))
        for name in ("play.lock", "dev.lock")
    }
    assert pins["play.lock"] < pins["dev.lock"]


def test_a_pinned_requirement_is_faultless():
    assert list(faults_of_python_lock("x.lock", PINNED)) == []


@pytest.mark.parametrize(
    "text",
    [
        "--index-url https://mirror.example/simple\n" + PINNED,
        "--find-links /some/wheels\n" + PINNED,
        "-i mirror.example\n" + PINNED,
        "nice @ https://mirror.example/nice.whl \\\n    --hash=sha256:abc\n",
        PINNED + "bare==2.0\n",
    ],
)
def test_a_host_or_a_missing_hash_in_a_python_lock_is_found(text: str):
    assert list(faults_of_python_lock("x.lock", text))


@pytest.mark.parametrize(
    "entry", [{"resolved": "https://mirror.example/a.tgz", "integrity": "sha512-x"}, {}]
)
def test_a_host_or_a_missing_hash_in_the_npm_lock_is_found(entry: dict[str, str]):
    text = json.dumps({"packages": {"": {}, "node_modules/a": entry}})
    assert len(list(faults_of_npm_lock("package-lock.json", text))) == 1


def test_a_registry_in_the_npm_settings_is_found():
    assert list(faults_of_npm_settings(".npmrc", "fund=false\nregistry=//mirror.example\n"))


def test_a_lock_of_another_tool_is_found(tmp_path: Path):
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text('{"packages": {}}')
    (tmp_path / "web/.npmrc").write_text("")
    assert faults(tmp_path) == []
    (tmp_path / "uv.lock").write_text("")
    assert len(faults(tmp_path)) == 1
