"""Whatever is sent, only legal actions of the sender's own seats are ever played."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tampu.core.contract import CHANCE
from tampu.server.history import History
from tampu.server.journal import Played, Seated, TakenBack, decode
from tests.server.player import Browser, Player, dial
from tests.server.running import Site, quick, running_beside

PATIENCE = 20.0


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running_beside(quick(tmp_path_factory.mktemp("hostile") / "data")) as site:
        yield site


class Sitter:
    """A guest with one seat and a plain connection."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.stack = ExitStack()
        door = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE, verify=False)
        self.web = self.stack.enter_context(door)
        self.id: str = self.web.get("/api/me").json()["id"]
        self.wire: ClientConnection

    def come(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        address = f"ws://{self.host}/api/tables/{table}/live"
        door = connect(address, additional_headers={"cookie": cookie}, compression=None)
        self.wire = self.stack.enter_context(door)
        self.wire.send('{"type":"hello"}')

    def settle(self, table: str) -> None:
        """Wait until everything sent so far was answered; come back if sent away."""
        try:
            self.wire.send('{"type":"ping"}')
            while json.loads(self.wire.recv(PATIENCE))["type"] != "pong":
                pass
        except ConnectionClosed:
            self.come(table)

    def leave(self) -> None:
        self.stack.close()


NOW = "the line of now"
LEGAL = "something legal"
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
actions = st.one_of(
    st.just(LEGAL),
    st.just(LEGAL),
    st.builds("{} {}".format, st.sampled_from(["card", "draw", "stair"]), st.integers(0, 51)),
    st.sampled_from(["stair N", "stair W", "order tall_first", "return B3", "pass", "card ?"]),
    st.sampled_from(["first A", "first B", "pair 1-3", "turn moon all_open", "draw 17"]),
    st.text(max_size=40),
)
messages = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "act", "act", "undo", "why", "foresee", "suppose"]),
        "id": st.text(min_size=1, max_size=5),
        "seat": st.sampled_from([0, 0, 0, 1, 2, -1, -2, 7]),
        "action": actions,
        "line": st.sampled_from([NOW, NOW, NOW, 0, -1, 10**20]),
    }
)
spoilt = st.builds(
    lambda message, field, value: message | {field: value},
    messages,
    st.sampled_from(["type", "id", "seat", "action", "line", "extra", "guest"]),
    anything,
)
frames = st.lists(
    st.one_of(
        messages,
        messages,
        messages,
        spoilt,
        anything.map(json.dumps),
        st.text(max_size=60),
        st.binary(max_size=60),
        st.sampled_from(["[" * 3000, '{"type":"act"', "x" * 5000, "null", '"\\ud800"', "1e999"]),
    ),
    min_size=4,
    max_size=9,
)


def written(frame: Any, history: History) -> str | bytes:
    """The frame as it is sent."""
    if not isinstance(frame, dict):
        return frame  # type: ignore[no-any-return]
    state = history.match.state
    legal = [history.match.game.write(action) for action in state.actions()]
    wanted = {NOW: history.lines, LEGAL: random.Random(history.lines).choice(legal)}
    return json.dumps({k: wanted.get(v, v) if isinstance(v, str) else v for k, v in frame.items()})


@given(frames)
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_only_own_legal_actions_are_played(beside: Site, sent: list[Any]):
    attacker, victim = Sitter(beside.host), Sitter(beside.host)
    seats = [{"who": "me"}, {"who": "open"}]
    made = attacker.web.post("/api/tables", json={"game": "machu_picchu", "seats": seats}).json()
    victim.web.post(f"/api/tables/{made['id']}/seats/1", json={"do": "take"})
    table = next(each for each in beside.house.lobby.tables if each.head.id == made["id"])
    attacker.come(made["id"])
    victim.come(made["id"])
    attacks = []
    for frame in sent:
        if table.history.asked() == [1]:
            answer(victim, table.history)
            victim.settle(made["id"])
        before, legal = table.history.lines, legal_texts(table.history)
        attacker.wire.send(written(frame, table.history))
        attacker.settle(made["id"])
        new = [step.line for step in table.history.match.steps[before:]]
        attacks += [line for line in new if line.seat != CHANCE]
        assert all(line.seat in (0, CHANCE) for line in new)
        assert not new or new[0].text in legal
    attacker.leave()
    victim.leave()
    check_journal(beside, made["id"], attacker.id, victim.id, len(attacks))


def legal_texts(history: History) -> list[str]:
    """What the attacker's seat may do now."""
    return [history.match.game.write(action) for action in history.match.state.actions(0)]


def answer(victim: Sitter, history: History) -> None:
    """The other seat goes on, so that the attacker is asked again."""
    action = history.match.game.write(history.match.state.actions(1)[0])
    message = {"type": "act", "id": f"v{history.version}", "seat": 1, "action": action}
    victim.wire.send(json.dumps(message | {"line": history.lines}))


def check_journal(site: Site, table: str, attacker: str, victim: str, attacks: int) -> None:
    """What is on disk says the same: every line by the guest whose seat it is."""
    with closing(sqlite3.connect(site.house.settings.data / "tampu.sqlite3")) as disk:
        query = "SELECT body FROM journal WHERE table_id = ? ORDER BY seq"
        entries = [decode(body) for (body,) in disk.execute(query, [table])]
    assert sum(isinstance(entry, Seated) for entry in entries) == 1
    played = [entry for entry in entries if isinstance(entry, Played)]
    assert sum(entry.guest == attacker for entry in played) == attacks
    for entry in played:
        owner = {0: attacker, 1: victim}[entry.lines[0][0]]
        assert entry.guest == owner
        assert all(seat == CHANCE for seat, _ in entry.lines[1:])
    assert all(entry.guest == attacker for entry in entries if isinstance(entry, TakenBack))


async def test_each_kind_of_nonsense_has_its_own_code(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make({"who": "me"}, {"who": "open"})
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a:
            version, line = a.version, a.seen[0]["line"]
            act = {"type": "act", "id": "x", "seat": 1, "action": "card 1", "line": line}
            suppose = {"type": "suppose", "id": "y", "seat": 0, "supposed": {}}
            for frame, code in (
                ("nonsense", "bad-message"),
                (b"\x00\x01", "bad-message"),
                ("x" * 4097, "too-large"),
                (json.dumps(act), "not-your-seat"),
                (json.dumps(act | {"seat": 9}), "no-such-seat"),
                (json.dumps(act | {"seat": 0, "line": 3}), "stale"),
                (json.dumps(act | {"seat": 0, "action": "dance"}), "not-an-action"),
                (json.dumps(act | {"seat": 0.5}), "bad-message"),
                (json.dumps(act | {"more": 1}), "bad-message"),
                (json.dumps(act | {"id": "i" * 65}), "bad-message"),
                (json.dumps({"type": "destroy"}), "bad-message"),
                (json.dumps(suppose | {"seat": 1}), "not-your-seat"),
                (json.dumps(suppose | {"supposed": {"N": "1" * 41}}), "bad-message"),
                (
                    json.dumps(suppose | {"supposed": {str(n): "1" for n in range(17)}}),
                    "bad-message",
                ),
            ):
                await a.wire.send(frame)
                told = await a.until(lambda frame: frame["type"] == "refused")
                assert told["problem"]["code"] == code
            assert a.version == version


async def test_a_giant_frame_ends_the_connection_and_changes_nothing(site: Site):
    async with Player(site.host) as one:
        made = await one.make({"who": "me"}, {"who": "open"})
        async with await one.open(made["id"]) as a:
            await a.wire.send("x" * 200_000)
            await a.wire.wait_closed()
            assert a.wire.close_code == 1009
        table = await one.get(f"/api/tables/{made['id']}")
        for since in ("gone", "grace"):
            assert table["seats"][0].pop(since) is not None
            made["seats"][0].pop(since)
        assert table == made


async def test_a_page_from_elsewhere_is_not_let_in(site: Site):
    from websockets.exceptions import InvalidStatus

    async with Player(site.host) as one:
        made = await one.make({"who": "me"}, {"who": "open"})
        for origin in ("https://elsewhere.example", "null", f"http://{site.host}.example"):
            with pytest.raises(InvalidStatus) as refused:
                await dial(site.host, made["id"], one.cookie, origin)
            assert refused.value.response.status_code == 403
            answer = await one.web.post("/api/tables", json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        wire = await dial(site.host, made["id"], one.cookie, f"http://{site.host}")
        async with Browser(wire) as own:
            assert (await own.hello())["type"] == "position"


async def test_a_table_that_does_not_exist_says_so_and_hangs_up(site: Site):
    wire = await dial(site.host, "condor-terrace-0000")
    assert (await Browser(wire).receive())["problem"]["code"] == "no-such-table"
    await wire.wait_closed()
    assert wire.close_code == 4404


@pytest.mark.parametrize(
    ("kind", "body", "status", "code"),
    [
        ("text/plain", "{}", 415, "not-json"),
        ("application/json", "{", 400, "bad-message"),
        ("application/json", "\xff", 400, "bad-message"),
        ("application/json", "[" * 10_000, 400, "bad-message"),
        ("application/json", '{"name":"' + "x" * 20_000 + '"}', 413, "too-large"),
        ("application/json", '{"name":7}', 400, "bad-message"),
        ("application/json", '{"name":"Killa","admin":true}', 400, "bad-message"),
    ],
    ids=["text", "half", "no letters", "deep", "long", "number", "more"],
)
async def test_bodies_that_are_not_what_was_asked_for(
    site: Site, kind: str, body: str, status: int, code: str
):
    async with Player(site.host) as one:
        before = await one.get("/api/me")
        headers = {"content-type": kind}
        answer = await one.web.put("/api/me", content=body.encode("latin-1"), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert await one.get("/api/me") == before
