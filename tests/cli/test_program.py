"""The program as a whole: help, languages, codes, and how it ends when it is stopped."""

import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tampu.cli.parser import OF_ARGPARSE
from tampu.cli.program import COMMANDS
from tampu.cli.words import LANGUAGES, Words, chosen_language
from tests.cli.conftest import Call

PROGRAM = [str(Path(sys.executable).parent / "tampu")]
NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


def process(*arguments: str, **settings: str) -> subprocess.Popen[str]:
    """A process that can be interrupted, also where a shell runs the tests in the background."""
    return subprocess.Popen(
        [*PROGRAM, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONWARNINGS": "ignore"} | settings,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_version_is_that_of_the_package(call: Call):
    assert call("--version").out == f"tampu {version('tampu')}\n"


def test_the_help_lists_every_command_and_the_codes(call: Call):
    told = call("--help")
    assert told.code == 0
    assert all(f"\n    {name} " in told.out for name in NAMES)
    assert "exit codes: 0 success, 1 a check failed, 2 usage error, 130 Ctrl-C" in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_examples_in_every_language(call: Call, name: str, lang: str):
    told = call(name, "--help", "--lang", lang)
    assert told.code == 0
    examples = Words(lang)(f"{name}-examples")
    assert all(line.split("  ")[0].strip() in told.out for line in examples.splitlines())
    assert Words(lang)("usage-help") in told.out


def test_no_command_shows_the_help_and_is_a_wrong_call(call: Call):
    told = call()
    assert told.code == 2
    assert "commands" in told.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["sing"], "'sing' is not known"),
        (["sim"], "missing: GAME"),
        (["sim", "chess"], "'chess' is not known"),
        (["sim", "machu_picchu", "--games", "none"], "“none” is not a whole number"),
        (["sim", "machu_picchu", "--games", "0"], "it must be between 1 and"),
        (["sim", "machu_picchu", "--games"], "a value must follow"),
        (["sim", "machu_picchu", "--seed", "-1"], "it must be between 0 and"),
        (["sim", "machu_picchu", "--seed", "9" * 5000], "is not a whole number"),
        (["sim", "machu_picchu", "--option", "end"], "“end” is not of the form KEY=VALUE"),
        (["sim", "machu_picchu", "--think", "nan"], "“nan” is not a time"),
        (["games", "--lang", "de"], "'de' is not known"),
        (["games", "--loud"], "unknown argument(s): --loud"),
        (["scenes"], "missing: FILE"),
    ],
)
def test_a_wrong_call_ends_with_2_and_one_sentence(call: Call, arguments: list[str], sentence: str):
    told = call(*arguments)
    assert told.code == 2
    assert sentence in told.err.splitlines()[-1]
    assert "Traceback" not in told.err


def test_argparse_speaks_the_language_too(call: Call):
    assert "il manque\u00a0: GAME" in call("sim", "--lang", "fr").err
    assert "uso: tampu sim" in call("sim", "--lang", "es").err


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LC_ALL": "es_PE.UTF-8", "LANG": "fr_FR.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_surroundings(settings: dict[str, str], lang: str):
    assert chosen_language([], settings) == lang


def test_the_language_asked_for_comes_first():
    assert chosen_language(["games", "--lang", "pt"], {"LANG": "fr"}) == "pt"
    assert chosen_language(["games", "--lang=es"], {"LANG": "fr"}) == "es"
    assert chosen_language(["games", "--lang"], {"LANG": "fr"}) == "fr"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_for_argparse_keep_its_places_for_words(lang: str):
    for theirs, key in OF_ARGPARSE.items():
        places = {"value": "v", "choices": "c", "prog": "p", "message": "m"}
        places |= {"argument_name": "a", "option": "o", "matches": "x"}
        given = places if "%(" in theirs else ("word",) * theirs.count("%")
        ours = Words(lang)(key) % given
        assert all(word in ours for word in (theirs % given).split() if len(word) == 1), key


def test_a_process_of_its_own_answers_in_the_language_of_its_surroundings():
    done = process("rules", "MP-508", LC_ALL="fr_FR.UTF-8")
    out, err = done.communicate(timeout=60)
    assert (done.returncode, err) == (0, "")
    assert "prêtre" in out


def test_ctrl_c_ends_with_130_and_no_traceback():
    done = process("play", "machu_picchu", "--bots", "random", LC_ALL="C")
    assert done.stdout is not None
    assert done.stdout.readline() == "Machu Picchu\n"
    done.send_signal(signal.SIGINT)
    _, err = done.communicate(timeout=60)
    assert (done.returncode, err) == (130, "tampu: interrupted\n")


def test_a_reader_who_goes_away_is_no_error():
    done = process("rules", LC_ALL="C")
    assert done.stdout is not None
    done.stdout.close()
    assert done.stderr is not None
    assert done.stderr.read() == ""
    assert done.wait(60) == 0


def test_a_terminal_without_unicode_is_no_error():
    done = process("games", PYTHONIOENCODING="ascii", LC_ALL="C")
    out, err = done.communicate(timeout=60)
    assert (done.returncode, err) == (0, "")
    assert "G?nter" in out
