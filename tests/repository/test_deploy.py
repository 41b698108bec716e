"""The service and the container: what can be tried without systemd and without an engine."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser, SectionProxy
from pathlib import Path

import pytest

from tests.repository.wheels import ROOT, free_port, installed_in, run, started, surroundings
from tools.machine import missing

UNIT = ROOT / "deploy" / "tampu.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
HOME, DATA = "/opt/tampu", "/var/lib/tampu"

# ---- the service ----


@pytest.fixture(scope="module")
def service() -> SectionProxy:
    """The section of the unit that says how it runs."""
    unit = ConfigParser(interpolation=None, strict=True, delimiters="=")
    unit.read_string(UNIT.read_text())
    assert unit.sections() == ["Unit", "Service", "Install"]
    return unit["Service"]


def test_the_unit_is_written_as_systemd_reads_it(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip(missing("systemd"))
    program = Path(sys.executable).parent / "tampu"
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace(f"{HOME}/bin/tampu", str(program)))
    order = ["systemd-analyze", "verify", "--man=no", str(unit)]
    told = subprocess.run(order, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert [line for line in told.stderr.splitlines() if UNIT.name in line] == []


def test_the_service_is_kept_in_its_place(service: SectionProxy):
    expected = {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "StateDirectory": Path(DATA).name,
        "Restart": "on-failure",
        "TimeoutStopSec": "15",
    }
    assert {key: service.get(key) for key in expected} == expected
    assert int(service["LimitNOFILE"]) >= 65_536
    assert service["MemoryMax"]


def test_the_services_command_is_one_that_the_program_takes(service: SectionProxy, tmp_path: Path):
    order = shlex.split(service["ExecStart"])
    assert order[:2] == [f"{HOME}/bin/tampu", "serve"]
    assert DATA in order
    program = Path(sys.executable).parent / "tampu"
    told = subprocess.run([program, *order[1:], "--help"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    port = free_port()
    own = {"8000": str(port), DATA: str(tmp_path / "data"), "tampu.example.org": "127.0.0.1"}
    with started([str(program), *(own.get(word, word) for word in order[1:])], port, tmp_path):
        assert (tmp_path / "data" / "secret.key").exists()


# ---- the container ----


def instructions(name: str) -> list[str]:
    """What the file says under this name, in both stages, with lines joined."""
    text = CONTAINER.read_text().replace("\\\n", " ")
    return re.findall(rf"^{name} (.*)$", text, re.M)


def command(name: str) -> list[str]:
    """The one command line under this name."""
    (told,) = instructions(name)
    words: list[str] = json.loads(told[told.index("[") :])
    return words


def copied(folder: Path) -> None:
    """Put into a folder what the file copies into its first stage, and nothing else."""
    for told in instructions("COPY"):
        if told.startswith("--from"):
            continue
        *sources, target = told.split()
        for source in sources:
            place = folder / target / source if target == "./" else folder / target
            if (ROOT / source).is_dir():
                dropped = shutil.ignore_patterns("__pycache__", "*.so")
                shutil.copytree(ROOT / source, place, ignore=dropped)
            else:
                shutil.copy(ROOT / source, place)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.xdist_group("wheel")
def test_a_wheel_of_what_is_copied_serves_and_its_health_is_seen(tmp_path: Path):
    """By the very command lines of the file; the engines stay plain, which is quicker to build."""
    source, wheels, programs = tmp_path / "source", tmp_path / "wheels", tmp_path / "tampu"
    source.mkdir()
    copied(source)
    build = ["env", "TAMPU_PLAIN=1", sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    assert f"/build/bin/python {' '.join(build[3:])} -d /wheels" in instructions("RUN")
    run(*build, "-d", wheels, cwd=source)
    installed_in(programs, next(wheels.glob("*.whl")))
    port, data = free_port(), tmp_path / "data"

    def here(words: list[str]) -> list[str]:
        own = [word.replace(HOME, str(programs)).replace(DATA, str(data)) for word in words]
        return [word.replace("8000", str(port)) for word in own]

    health = here(command("HEALTHCHECK"))
    with started(here(command("ENTRYPOINT")), port, tmp_path):
        assert subprocess.run(health, env=surroundings()).returncode == 0
    assert subprocess.run(health, env=surroundings(), capture_output=True).returncode != 0


def test_the_container_runs_as_nobody_special_and_keeps_games_in_a_volume():
    assert instructions("USER") == ["tampu"]
    assert instructions("VOLUME") == [DATA]
    assert instructions("EXPOSE") == ["8000"]
    last = CONTAINER.read_text().rpartition("FROM ")[2]
    assert last.index("USER") < last.index("ENTRYPOINT")
