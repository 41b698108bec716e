"""The analysts: processes that study games that are over, one after the other, for all in turn.

What was asked for stands in the store, with all that was found so far. So a server that starts
goes on where it was, and another one at the same store goes on for one that died.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

from tampu.analysis.study import Study
from tampu.bots.worker_process import Trouble as WorkerTrouble
from tampu.bots.worker_process import WorkerProcess
from tampu.server import counts
from tampu.server.analyst import LARGEST, Begin, Found, GoOn, Task, read_report
from tampu.server.findings import joined, packed, seed_of, unpacked
from tampu.server.logs import note, note_error
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.studies import Asker, Key, Standing, Studies, turn_of
from tampu.server.turns import Alone, Turns
from tampu.server.wire import Phase

LOOK = 5.0
"""Seconds between two looks whether there is something to do: others ask too, or die."""
SAVE = 2.5
"""Seconds after which what was found is kept, and it is asked whether to go on."""
SLICE = 60.0
"""Seconds after which whoever has asked for a long one lets others come first."""
STEP = 60.0
"""Seconds that one step may take, however few are left."""
HOUSEHOLDS = 5
"""So many of them fill the queue, and no fewer."""
BUSY = 60
"""Seconds after which it may be asked again where too many wait."""


class Course:
    """An analysis on which this process works."""

    def __init__(self, key: Key, process: WorkerProcess) -> None:
        self.key = key
        self.process = process
        self.worker = secrets.token_hex(8)
        self.home = ""
        self.turn = 0
        self.study: Study | None = None
        self.seconds = 0.0
        self.stopped = False
        self.since = time.monotonic()
        """When it was begun, or last allowed to go on though others wait."""
        self.kept = self.since
        """When what was found was last kept."""

    @property
    def lines(self) -> int:
        """How many were looked at."""
        return 0 if self.study is None else self.study.lines

    def add(self, more: Study) -> None:
        self.study = more if self.study is None else joined(self.study, more)

    def stop(self) -> None:
        """Whatever is thought of now is of no use."""
        self.stopped = True
        if not self.process.idle:
            self.process.kill()


class Analysts:
    """Some processes, and the queue in the store before them."""

    def __init__(
        self, settings: Settings, studies: Studies, record_of: Callable[[str], Awaitable[str]]
    ) -> None:
        self._limits = settings.limits
        self._studies = studies
        self._record_of = record_of
        """The record of a game, by the id of its table, or of what was sent in."""
        self._processes = [
            WorkerProcess(
                settings.limits.analysis_memory, "tampu.server.analyst", read_report, LARGEST
            )
            for _ in range(settings.analysts)
        ]
        self._tasks: list[asyncio.Task[None]] = []
        self._courses: dict[Key, Course] = {}
        self._asked = asyncio.Event()
        self._numbers = count(1)
        self.turns: Turns = Alone()
        self.one_by_one = asyncio.Lock()
        """Whoever asks is counted before the next one."""
        self.waiting = 0
        """How many waited or were worked on when somebody last looked, here or elsewhere."""

    async def start(self) -> None:
        """Whatever was asked for and not done goes on; what another version began begins anew."""
        if adopted := await self._studies.adopt():
            note("studies-adopted", studies=adopted)
        self._tasks = [
            asyncio.create_task(self._serve(process), name="analyst") for process in self._processes
        ]

    async def stop(self) -> None:
        """What was found is kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._processes))

    # ---- what can be asked ----

    async def may_wait(self, asker: Asker) -> None:
        """Refuses where too many wait, in all or for somebody."""
        queue, limits = await self._studies.queue(), self._limits
        if len(queue) >= limits.analysis_queue:
            raise Trouble("too-busy", seconds=BUSY)
        if sum(each.guest == asker.guest for each in queue) >= limits.analyses_open:
            raise Trouble("analyses-open", limit=limits.analyses_open)
        share = max(1, limits.analysis_queue // HOUSEHOLDS)
        if sum(each.home == asker.home for each in queue) >= share:
            raise Trouble("analyses-here", limit=share)

    async def ask(self, key: Key, asker: Asker) -> None:
        """Somebody wants to know; asked twice, it is done once."""
        await self._studies.ask(key, asker)
        self._asked.set()

    async def break_off(self, key: Key) -> None:
        """Somebody does not want to know any more; what was found is kept."""
        await self._studies.stop(key)
        if (course := self._courses.get(key)) is not None:
            course.stop()

    def at_work(self, key: Key) -> Course | None:
        """The analysis, if this process works on it: it knows more than the store."""
        return self._courses.get(key)

    # ---- how it is done ----

    async def _serve(self, process: WorkerProcess) -> None:
        """One after the other; without work the process ends, and the next has the newest engines.

        A store that fails now may be well again at the next look.
        """
        while True:
            self._asked.clear()
            try:
                while await self._serve_next(process):
                    pass
            except Exception as error:
                note_error("analysis-failed", error)
            await process.end()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()

    async def _serve_next(self, process: WorkerProcess) -> bool:
        """The first of the queue on which nobody works; whether there was one."""
        queue = await self._studies.queue()
        self.waiting = len(queue)
        for key in [each.key for each in queue]:
            if key in self._courses:
                continue
            course = self._courses[key] = Course(key, process)
            try:
                if await self._served(course):
                    return True
            finally:
                del self._courses[key]
        return False

    async def _served(self, course: Course) -> bool:
        """Work on it, unless another process does; whether this one did."""
        name = f"{course.key.game} {course.key.depth}"
        if not await self.turns.take(name):
            return False
        try:
            taken = await self._studies.take(course.key, course.worker)
            if taken is not None:
                await self._go_on(course, taken)
            return taken is not None
        finally:
            await self.turns.give_back(name)

    async def _go_on(self, course: Course, taken: Standing) -> None:
        """From where it is to its end, or to where it is broken off."""
        key = course.key
        phase: Phase = "waiting"
        body = await self._studies.body(key)
        course.study = None if body is None else await asyncio.to_thread(unpacked, body)
        course.home, course.turn, course.seconds = taken.home, taken.turn, taken.seconds
        note("study-begins", table=key.game, depth=key.depth, lines=course.lines)
        try:
            phase = await self._studied(course)
        finally:
            await self._leave(course, phase)
            facts = {"depth": key.depth, "lines": course.lines, "seconds": round(course.seconds, 1)}
            note("study-ends", table=key.game, how=phase, **facts)

    async def _leave(self, course: Course, phase: Phase) -> None:
        await self._keep(course)
        await self._studies.leave(course.key, course.worker, phase, course.turn)
        counts.analyses[phase] += 1

    async def _studied(self, course: Course) -> Phase:
        """How it ended. A step that fails is tried once more, by another process."""
        failed_at = -1
        try:
            record = await self._record_of(course.key.game)
        except Trouble as trouble:
            if trouble.problem.code == "store-failed":
                raise
            note("not-studied", table=course.key.game, code=trouble.problem.code)
            return "failed"
        while True:
            try:
                return await self._step_by_step(course, record)
            except WorkerTrouble as trouble:
                if course.stopped:
                    return "stopped"
                note("analyst-failed", table=course.key.game, reason=str(trouble))
                course.process.kill()
                if course.lines == failed_at or self._left(course) <= 0:
                    return "failed"
                failed_at = course.lines

    async def _step_by_step(self, course: Course, record: str) -> Phase:
        key, number = course.key, next(self._numbers)
        seed, patience = seed_of(key.game), self._patience(course)
        task: Task = Begin(number, patience, record, key.depth, seed, course.study)
        while not course.stopped:
            if self._left(course) <= 0:
                return "failed"
            course.add(await self._found(course, task))
            if course.lines >= key.lines:
                return "done"
            if time.monotonic() > course.kept + SAVE:
                phase = await self._look_around(course)
                if phase != "working":
                    return phase
            task = GoOn(next(self._numbers), self._patience(course))
        return "stopped"

    async def _found(self, course: Course, task: Task) -> Study:
        """What came of one step: others may have had the core, so that it took long."""
        began = time.monotonic()
        try:
            report = await course.process.told(task)
        except WorkerTrouble:
            course.seconds += time.monotonic() - began
            raise
        assert isinstance(report, Found)
        course.seconds += report.seconds
        return report.more

    def _left(self, course: Course) -> float:
        """Seconds of a core that this analysis may still take."""
        return self._limits.analysis_seconds - course.seconds

    def _patience(self, course: Course) -> float:
        """Seconds that the next step may take: others may have the core."""
        return max(STEP, self._left(course))

    async def _look_around(self, course: Course) -> Phase:
        """Keep what was found; whether to go on."""
        standing = await self._keep(course)
        if standing is None or standing.worker != course.worker:
            return "stopped"
        now = time.monotonic()
        if now > course.since + SLICE:
            course.since = now
            queue = await self._studies.queue()
            if any(each.status == "waiting" for each in queue):
                course.turn = turn_of(course.home, queue)
                return "waiting"
        return standing.status

    async def _keep(self, course: Course) -> Standing | None:
        """How the analysis stands after what was found is on disk."""
        course.kept = time.monotonic()
        if course.study is None:
            return await self._studies.find(course.key)
        body = await asyncio.to_thread(packed, course.study)
        found = course.lines, course.seconds, body
        return await self._studies.keep(course.key, course.worker, *found)
