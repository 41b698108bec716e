"""Metrics for Prometheus, on a port of their own: who reaches the page does not reach them."""

from collections.abc import Callable, Iterator
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import GCCollector, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import (
    CollectorRegistry,
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from tampu.server import counts

Gauges = dict[str, tuple[str, Callable[[], float]]]
"""Name -> what it is, and its value now."""


class Counted(Collector):
    """What was counted, and what is now."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        for name, (about, value) in self._gauges.items():
            yield GaugeMetricFamily(f"tampu_{name}", about, value=value())
        for name, about, spread in (
            ("action_seconds", "From an answer's frame to its acknowledgement.", counts.actions),
            ("bot_seconds", "From asking a bot to its answer.", counts.thinking),
            ("commit_seconds", "Transactions of the store.", counts.commits),
        ):
            told = HistogramMetricFamily(f"tampu_{name}", about)
            told.add_metric([], spread.buckets, spread.sum)
            yield told
        failed = CounterMetricFamily("tampu_commit_errors", "Not written.", labels=["kind"])
        for kind, number in list(counts.failed_commits.items()):
            failed.add_metric([kind], number)
        yield failed
        analyses = CounterMetricFamily("tampu_analyses", "Analyses that ended.", labels=["how"])
        for how, number in list(counts.analyses.items()):
            analyses.add_metric([how], number)
        yield analyses
        reported = CounterMetricFamily("tampu_reports", "Lines reported.", labels=["game"])
        for game, number in list(counts.reported.items()):
            reported.add_metric([game], number)
        yield reported
        refused = CounterMetricFamily("tampu_refused", "Refused.", labels=["way", "reason"])
        for labels, number in list(counts.refused.items()):
            refused.add_metric(list(labels), number)
        yield refused


class Metrics:
    """Answers Prometheus in a thread of its own."""

    def __init__(self, gauges: Gauges, host: str, port: int) -> None:
        registry = CollectorRegistry()
        registry.register(Counted(gauges))
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self._server: WSGIServer
        self._thread: Thread
        self._server, self._thread = start_http_server(port, host, registry)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
