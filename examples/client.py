"""Plays any game at a table of Tampu, at random among the legal answers.

    python client.py wss://example.org/api/tables/TABLE/live TOKEN

The page shows this line with the token; docs/external-bots.md says all that can be said.
"""

import asyncio
import json
import random
import sys
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def choose(view: object, question: object, actions: list[str]) -> str:
    """One of the legal answers: here is the place for a better idea."""
    return random.choice(actions)


async def play(live: ClientConnection) -> None:
    """Answers whatever is asked, until the game is over."""
    seen, sent = None, None  # the position to be answered; the answer that is being judged
    await live.send(json.dumps({"type": "hello"}))
    async for text in live:
        frame = json.loads(text)
        if frame["type"] in ("position", "changed"):
            if frame["table"]["status"] == "over":
                print("over:", frame["table"]["result"])
                sys.exit()
            seen = frame["seen"][0]
        if frame["type"] == "refused":
            print("refused:", frame["problem"], file=sys.stderr)
        if frame["type"] in ("done", "refused"):
            wait = frame["problem"]["facts"].get("seconds", 0) if "problem" in frame else 0
            await asyncio.sleep(wait)  # too many answers at once
            if seen and sent and seen["line"] == sent["line"] and not wait:
                seen = None  # it was judged, and what comes next will be told
            sent = None
        if seen and not sent and seen["actions"] and not seen["forced"]:
            action = choose(seen["view"], seen["question"], seen["actions"])
            sent = {"id": uuid4().hex, "seat": seen["seat"], "line": seen["line"]}
            await live.send(json.dumps({"type": "act", "action": action, **sent}))


async def main(address: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async for live in connect(address, additional_headers=headers, max_size=None):
        try:
            await play(live)
        except ConnectionClosed as lost:
            print("connection lost:", lost, file=sys.stderr)
        if (live.close_code or 0) >= 4000:  # the server does not want this program
            sys.exit(f"refused: {live.close_reason}")


asyncio.run(main(*sys.argv[1:]))
