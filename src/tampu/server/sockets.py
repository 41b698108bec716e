"""A browser's live connection: one bounded outbox and one writer task per socket."""

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tampu.server import counts
from tampu.server.limits import Bucket
from tampu.server.logs import note_error
from tampu.server.perspective import encode
from tampu.server.problems import Trouble
from tampu.server.programs import is_program
from tampu.server.settings import Limits
from tampu.server.table import Table
from tampu.server.wire import (
    Act,
    Done,
    Foresee,
    FromBrowser,
    FromServer,
    Gaze,
    Hello,
    Lead,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Suppose,
    Undo,
    Why,
)

SERVICE_RESTART = 1012
LAST_WORDS = 0.1
TOO_FAST = 4429
HELLO = 9
"""So many frames more does a greeting count for."""
_decoder = msgspec.json.Decoder(FromBrowser)


class Outbox:
    """What waits to be sent. Answers are kept; news are dropped when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._frames: deque[tuple[bool, bytes]] = deque()
        self._filled = asyncio.Event()
        self.behind = False
        """News were dropped: only a fresh position helps."""
        self.full = False
        """Not even the answers are read: the connection is of no use."""

    def put(self, frame: bytes, is_news: bool) -> None:
        """Never waits."""
        if is_news and (self.behind or len(self._frames) >= self._most):
            self._frames = deque(each for each in self._frames if not each[0])
            self.behind = True
        elif len(self._frames) >= 2 * self._most:
            self.full = True
        else:
            self._frames.append((is_news, frame))
        self._filled.set()

    async def take(self) -> bytes | None:
        """The next frame; None: time for a fresh position."""
        while True:
            if self._frames:
                return self._frames.popleft()[1]
            if self.behind:
                self.behind = False
                return None
            self._filled.clear()
            await self._filled.wait()


class Socket:
    """One browser at one table."""

    def __init__(
        self, websocket: WebSocket, table: Table, guest: str | None, device: str | None = None
    ) -> None:
        self.guest = guest
        self.device = device
        self.looks = False
        self._gazed = False
        self._websocket = websocket
        self.table = table
        self._limits: Limits = table.settings.limits
        self.outbox = Outbox(self._limits.outbox)
        self._bucket = Bucket(self._limits.frames_per_second, self._limits.frames_at_once)
        self._refused = 0
        self._received = 0.0
        self._greeted = False
        self._closing: int | None = None
        self._ended = asyncio.Event()

    # ---- what the table calls ----

    def news(self, frame: bytes) -> None:
        if self._greeted:
            self.outbox.put(frame, is_news=True)

    def end(self, code: int = SERVICE_RESTART) -> None:
        """Close soon; a browser that gets this comes back by itself."""
        self._closing = code
        self._ended.set()

    # ---- the connection ----

    async def run(self) -> None:
        """Until one side hangs up."""
        self.table.enter(self)
        tasks = [
            asyncio.create_task(part()) for part in (self._write, self._read, self._until_ended)
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.close(self._closing or 1000)

    async def _until_ended(self) -> None:
        """The table is broken: a moment for the answer that says so, and then goodbye."""
        await self._ended.wait()
        await asyncio.sleep(LAST_WORDS)

    async def _write(self) -> None:
        """The only one who sends."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.outbox.full:
                frame = await self.outbox.take()
                if frame is None:
                    frame = encode(self.table.position(self.guest))
                await self._websocket.send({"type": "websocket.send", "text": frame.decode()})

    async def _read(self) -> None:
        """Frame by frame; whoever sends too fast is slowed down, and sent away in the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while self._refused < self._limits.refused_frames:
                limit = None if self._greeted else self._limits.hello
                async with asyncio.timeout(limit):
                    frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                if self._bucket.take():
                    await self._handle(frame.get("text"))
                else:
                    self._refused += 1
                    self._refuse(None, Trouble("too-fast", seconds=1))
                    await asyncio.sleep(self._bucket.wait)
            self._closing = TOO_FAST

    async def _handle(self, text: str | None) -> None:
        """One frame: decode, answer; a refusal is an answer too."""
        self._received = time.perf_counter()
        number: str | None = None
        try:
            message = self._decode(text)
            number = getattr(message, "id", None)
            if not self._greeted and not isinstance(message, Hello | Ping | Gaze):
                raise Trouble("hello-first")
            await self._answer(message)
        except Trouble as trouble:
            self._refuse(number, trouble)
        except Exception as error:
            note_error("frame-failed", error, table=self.table.head.id)
            self._refuse(number, Trouble("server-error"))

    def _decode(self, text: str | None) -> FromBrowser:
        if text is None:
            raise Trouble("bad-message", detail="binary frame")
        if len(text) > self._limits.frame:
            raise Trouble("too-large", limit=self._limits.frame)
        try:
            message: FromBrowser = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Trouble("bad-message", detail=str(error)[:200]) from None
        return message

    async def _answer(self, message: FromBrowser) -> None:
        match message:
            case Hello():
                self._greet(message.version)
            case Ping():
                self._reply(Pong())
            case Gaze():
                self._gazed = True
                self.table.turned(self, message.here)
            case Act():
                await self.table.act(self._known(), message, self._acknowledge)
            case Undo():
                await self.table.undo(self._known(), message, self._reply)
            case Why() | Foresee() | Look() | Suppose():
                self._reply(self.table.referee.answered(self.guest, message))
            case Lead():
                self.table.leading.lead(self, message)
            case Say():
                await self._say(message.text)

    def _greet(self, version: int | None) -> None:
        """The gap since that version, or a fresh position: more work than any other message."""
        self._bucket.pay(HELLO)
        self._greeted = True
        if not self._gazed:
            self.table.turned(self, True)
        self.outbox.put(self.table.news(self.guest, version or 0), is_news=True)
        if self.table.leading.now is not None:
            self.outbox.put(encode(self.table.leading.told(self)), is_news=True)

    async def _say(self, text: str) -> None:
        text = " ".join(text.split())
        if not text:
            raise Trouble("text-empty")
        if len(text) > self._limits.chat:
            raise Trouble("text-too-long", limit=self._limits.chat)
        guest = self._known()
        if is_program(guest):
            raise Trouble("not-for-programs")
        if guest in self.table.guests.muted:
            raise Trouble("muted")
        await self.table.guests.learn([guest])
        await self.table.say(guest, text)

    def _known(self) -> str:
        if self.guest is None:
            raise Trouble("no-guest")
        return self.guest

    def _reply(self, answer: FromServer) -> None:
        self.outbox.put(encode(answer), is_news=False)

    def _acknowledge(self, done: Done) -> None:
        self._reply(done)
        counts.actions.add(time.perf_counter() - self._received)

    def _refuse(self, number: str | None, trouble: Trouble) -> None:
        counts.refused["frame", trouble.problem.code] += 1
        self._reply(Refused(id=number, problem=trouble.problem))


async def refuse(websocket: WebSocket, trouble: Trouble) -> None:
    """Say why there is nothing to see, and hang up; 4000 + the HTTP status is the close code."""
    counts.refused["frame", trouble.problem.code] += 1
    frame = encode(Refused(id=None, problem=trouble.problem))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send({"type": "websocket.send", "text": frame.decode()})
        await websocket.close(4000 + trouble.status, trouble.problem.code)
