"""Metrics for Prometheus: on a port of their own, and true."""

import random
import socket
from dataclasses import replace

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tampu.server.counts import Spread
from tampu.server.settings import Settings
from tests.server.player import BOT, ME, Player, play_on
from tests.server.running import running


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


async def told(port: int) -> dict[str, float]:
    """Every sample, by its name and labels."""
    async with httpx.AsyncClient(verify=False) as web:
        answer = await web.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    return {
        " ".join([sample.name, *(sample.labels[name] for name in sorted(sample.labels))]): (
            sample.value
        )
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(either: Settings):
    port = free_port()
    async with running(replace(either, metrics_port=port)) as site, Player(site.host) as one:
        before = await told(port)
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            played = await play_on({0: a, 1: a}, random.Random(1), most=6)
            seat = a.table["asked"][0]
            refused = await a.act(seat, "nonsense")
            assert refused["problem"]["code"] == "not-an-action"
            now = await told(port)
            assert (now["tampu_tables_in_memory"], now["tampu_sockets"]) == (1, 1)
        await one.get("/api/tables/nothing", 404)
        await one.make(BOT, BOT, BOT)
        now = await told(port)

        def more(name: str) -> float:
            return now[name] - before.get(name, 0)

        assert more("tampu_action_seconds_count") == len(played)
        assert more("tampu_action_seconds_bucket +Inf") == len(played)
        assert more("tampu_commit_seconds_count") >= len(played)
        assert more("tampu_refused_total not-an-action frame") == 1
        assert more("tampu_refused_total no-such-table request") == 1
        assert now["process_resident_memory_bytes"] > 1_000_000
        assert now["tampu_bots_waiting"] >= 0
        assert "tampu_bot_seconds_sum" in now
        public = await one.web.get("/metrics")
        assert "tampu_action_seconds" not in public.text


def test_a_spread_counts_into_the_bucket_whose_bound_holds():
    spread = Spread()
    for seconds in (0.0005, 0.001, 0.002, 99.0):
        spread.add(seconds)
    assert dict(spread.buckets)["0.001"] == 2
    assert dict(spread.buckets)["0.0025"] == 3
    assert dict(spread.buckets)["+Inf"] == 4
