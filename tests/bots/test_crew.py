"""The crew: whatever a bot does, the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import tampu
from tampu import plain
from tampu.bots.crew import FIRST, MOMENT, Crew
from tampu.bots.job import Job, framed, next_body, pack, read_report
from tampu.core.contract import CHANCE, State
from tampu.core.luck import Stream

GAME = tampu.game("machu_picchu")
ROGUES = Path(__file__).parent
FAILING = [
    "raising",
    "unborn",
    "leaving",
    "crashing",
    "sleeping",
    "stubborn",
    "illegal",
    "wordy",
    "hoarding",
    "forging",
    "boasting",
]
HARMLESS = ["chatty", "slow"]


def first_decision(seats: int = 2) -> State:
    state, luck = GAME.start(seats), Stream(5)
    while state.asked() == CHANCE:
        state.apply(state.random_action(luck))
    return state


STATE = first_decision()
SEAT = int(STATE.asked())
VIEW = STATE.view(SEAT)
ACTIONS = [GAME.write(action) for action in STATE.actions()]


@pytest.fixture(autouse=True)
def _rogue_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ",".join(f"{name}=rogues:{name.title()}" for name in FAILING + HARMLESS)
    monkeypatch.setenv("TAMPU_BOTS", told)
    monkeypatch.setenv("PYTHONPATH", str(ROGUES))


@pytest.fixture
async def crew() -> AsyncIterator[Crew]:
    crew = Crew(workers=1, grace=0.5, memory=1 << 29)
    await crew.start()
    yield crew
    await crew.stop()


def pid_of(crew: Crew) -> int:
    process = crew._processes[0]._process
    assert process is not None
    return process.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
async def test_a_bot_of_the_house_answers_with_a_legal_action(crew: Crew, level: str):
    choice = await crew.choose(GAME.key, level, VIEW, ACTIONS, 0.1, seed=3)
    assert choice.action in ACTIONS
    assert choice.level == level
    assert (choice.nodes > 0) == (level != "random")


@pytest.mark.parametrize("level", [*FAILING, "unheard-of"])
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(crew: Crew, level: str):
    choice = await crew.choose(GAME.key, level, VIEW, ACTIONS, 0.1, seed=3)
    assert choice.action in ACTIONS
    assert choice.level == "greedy"


async def test_after_every_failure_the_next_job_is_answered_as_usual(crew: Crew):
    for level in ("raising", "leaving", "illegal", "crashing", "sleeping"):
        await crew.choose(GAME.key, level, VIEW, ACTIONS, 0.05)
        choice = await crew.choose(GAME.key, "slow", VIEW, ACTIONS, 0.05)
        assert (choice.action, choice.level, choice.nodes) == (ACTIONS[-1], "slow", 50)


async def test_what_a_bot_prints_does_not_disturb_its_answer(crew: Crew):
    choice = await crew.choose(GAME.key, "chatty", VIEW, ACTIONS, 0.1)
    assert (choice.action, choice.level) == (ACTIONS[-1], "chatty")


async def test_a_hanging_bot_is_killed_when_its_time_is_over(crew: Crew):
    began, pid = time.monotonic(), pid_of(crew)
    await crew.choose(GAME.key, "stubborn", VIEW, ACTIONS, 0.1)
    assert time.monotonic() - began < 5
    assert not is_running(pid)


async def test_cancelling_a_choice_kills_the_process_that_thinks(crew: Crew):
    pid = pid_of(crew)
    thinking = asyncio.create_task(crew.choose(GAME.key, "sleeping", VIEW, ACTIONS, 60.0))
    await asyncio.sleep(0.3)
    began = time.monotonic()
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    choice = await crew.choose(GAME.key, "slow", VIEW, ACTIONS, 0.05)
    assert time.monotonic() - began < 5
    assert choice.level == "slow"
    assert not is_running(pid)


async def test_a_worker_killed_from_outside_is_replaced(crew: Crew):
    pid = pid_of(crew)
    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0.2)
    choice = await crew.choose(GAME.key, "slow", VIEW, ACTIONS, 0.05)
    assert choice.level == "slow"
    assert pid_of(crew) != pid


async def test_when_no_worker_can_start_the_first_legal_action_is_chosen():
    crew = Crew(workers=1, grace=0.3, memory=1 << 20)
    began = time.monotonic()
    choice = await crew.choose(GAME.key, "search", VIEW, ACTIONS, 0.1)
    await crew.stop()
    assert (choice.action, choice.level) == (ACTIONS[0], FIRST)
    assert time.monotonic() - began < 10


async def test_a_view_that_cannot_be_sent_leads_to_the_first_legal_action(crew: Crew):
    choice = await crew.choose(GAME.key, "greedy", object(), ACTIONS, 0.1)
    assert (choice.action, choice.level) == (ACTIONS[0], FIRST)


async def test_a_view_of_another_game_leads_to_the_first_legal_action(crew: Crew):
    choice = await crew.choose(GAME.key, "search", {"seat": 0}, ACTIONS, 0.1)
    assert (choice.action, choice.level) == (ACTIONS[0], FIRST)


async def test_a_single_legal_action_needs_no_bot(crew: Crew):
    choice = await crew.choose(GAME.key, "sleeping", VIEW, ["stair W"], 5.0)
    assert choice.action == "stair W"


@pytest.mark.parametrize("actions", [["stair W"], ACTIONS])
async def test_where_nobody_may_learn_of_a_choice_every_answer_waits_for_a_worker(
    crew: Crew, actions: list[str]
):
    """And keeps it for the same share of the time, however soon it is found."""
    worker = await crew._free.get()
    asked = [
        asyncio.create_task(crew.choose(GAME.key, "random", VIEW, actions, 0.2, held=0.2))
        for _ in range(2)
    ]
    await asyncio.sleep(0.05)
    assert crew.waiting == 2
    began = time.monotonic()
    crew._give_back(worker)
    await asked[0]
    assert time.monotonic() - began >= 0.2 / 2 + MOMENT
    assert not asked[1].done()
    await asked[1]
    assert time.monotonic() - began >= 0.2 / 2 + 0.2 + 2 * MOMENT


async def test_whoever_is_relieved_while_a_worker_is_kept_gives_it_back(crew: Crew):
    pid = pid_of(crew)
    kept = asyncio.create_task(crew.choose(GAME.key, "random", VIEW, ["stair W"], 60, held=60.0))
    await asyncio.sleep(0.05)
    kept.cancel()
    choice = await crew.choose(GAME.key, "random", VIEW, ACTIONS, 0.1)
    assert choice.level == "random"
    assert pid_of(crew) == pid


async def test_the_same_seed_gives_the_same_choice(crew: Crew):
    choices = [await crew.choose(GAME.key, "random", VIEW, ACTIONS, 0.1, seed=n) for n in range(9)]
    again = [await crew.choose(GAME.key, "random", VIEW, ACTIONS, 0.1, seed=n) for n in range(9)]
    assert choices == again
    assert len({choice.action for choice in choices}) > 1


async def test_many_tables_share_the_time_of_one_worker(crew: Crew):
    began = time.monotonic()
    jobs = [crew.choose(GAME.key, "slow", VIEW, ACTIONS, 0.5) for _ in range(8)]
    choices = await asyncio.gather(*jobs)
    assert {choice.level for choice in choices} == {"slow"}
    assert time.monotonic() - began < 8 * 0.5


async def test_the_event_loop_is_free_while_bots_think(crew: Crew):
    thinking = asyncio.create_task(crew.choose(GAME.key, "stubborn", VIEW, ACTIONS, 0.5))
    longest, last = 0.0, time.monotonic()
    while not thinking.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    assert longest < 0.3


@pytest.fixture
async def plain_crew(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Crew]:
    """Its worker began before there were compiled engines."""
    monkeypatch.setenv("TAMPU_PLAIN", "0")
    if plain.engines_at_hand() == "plain":
        pytest.skip("the engines are not compiled on this machine")
    monkeypatch.setenv("TAMPU_PLAIN", "1")
    crew = Crew(workers=1, grace=5.0, memory=1 << 29)
    await crew.start()
    monkeypatch.setenv("TAMPU_PLAIN", "0")
    yield crew
    await crew.stop()


async def native(crew: Crew, former: int) -> None:
    """Engines are delivered; wait until the crew has taken them over, and the old process ended."""
    plain.WORKSHOP.touch()
    async with asyncio.timeout(30):
        while not crew.native or is_running(former):
            await asyncio.sleep(0.05)


async def test_a_worker_that_waits_takes_new_engines_over_by_itself(plain_crew: Crew):
    pid = pid_of(plain_crew)
    assert not plain_crew.native
    await native(plain_crew, pid)
    assert pid_of(plain_crew) != pid
    choice = await plain_crew.choose(GAME.key, "search", VIEW, ACTIONS, 0.1)
    assert choice.level == "search"


async def test_a_worker_that_thinks_takes_new_engines_over_after_its_decision(plain_crew: Crew):
    pid = pid_of(plain_crew)
    thinking = asyncio.create_task(plain_crew.choose(GAME.key, "slow", VIEW, ACTIONS, 6.0))
    await asyncio.sleep(0.1)
    plain.WORKSHOP.touch()
    while not thinking.done():
        assert pid_of(plain_crew) == pid
        await asyncio.sleep(0.05)
    assert (await thinking).level == "slow"
    await native(plain_crew, pid)


async def test_a_crew_can_be_stopped_and_started_again(crew: Crew):
    pid = pid_of(crew)
    await crew.stop()
    assert not is_running(pid)
    choice = await crew.choose(GAME.key, "random", VIEW, ACTIONS, 0.1)
    assert choice.level == "random"


def test_workers_are_nice_and_end_themselves_even_when_nobody_is_left_to_kill_them():
    process = subprocess.Popen(
        [sys.executable, "-m", "tampu.bots.worker", str(1 << 29)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert next_body(process.stdout)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= 10
    view = msgspec.Raw(pack(VIEW))
    process.stdin.write(framed(Job(1, GAME.key, "sleeping", view, ACTIONS, 0.1, 0.4, 0)))
    assert process.wait(timeout=10) == -signal.SIGALRM


def test_a_worker_ends_when_the_crew_hangs_up():
    process = subprocess.Popen(
        [sys.executable, "-m", "tampu.bots.worker", str(1 << 29)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    body = next_body(process.stdout)
    assert body is not None
    assert type(read_report(body)).__name__ == "Ready"
    process.stdin.close()
    assert process.wait(timeout=10) == 0
