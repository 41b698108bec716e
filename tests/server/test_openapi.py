"""The OpenAPI document is true: schemathesis asks everything in it, and the answers fit."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tampu.server import wire
from tampu.server.endpoints import ENDPOINTS
from tampu.server.openapi import document
from tampu.server.problems import STATUS
from tests.server.running import Site, quick, running_beside

MORE_THAN_SCHEMAS = positive_data_acceptance
"""Names of spaces, damaged records: what fits the schema may still be refused, with a code."""
LIVE = "/api/tables/{id}/live"
REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
"""What schemathesis takes for a refusal of wrong data, and 413: it may also be too large."""
CHECKS = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
schema = schemathesis.openapi.from_dict(
    document(), config=schemathesis.Config.from_dict(CHECKS)
).exclude(path=LIVE)


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running_beside(quick(tmp_path_factory.mktemp("openapi") / "data")) as site:
        yield site


@pytest.fixture(scope="module")
def table(beside: Site) -> str:
    """The code of a table that exists."""
    body = {"game": "machu_picchu", "seats": [{"who": "me"}, {"who": "open"}]}
    code: str = httpx.post(f"http://{beside.host}/api/tables", json=body).json()["code"]
    return code


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, beside: Site):
    case.call_and_validate(base_url=f"http://{beside.host}", excluded_checks=[MORE_THAN_SCHEMAS])


@schema.include(path_regex=r"^/api/tables/\{id\}").parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_about_a_real_table_is_as_described(case: Any, beside: Site, table: str):
    case.path_parameters = {**(case.path_parameters or {}), "id": table}
    case.call_and_validate(base_url=f"http://{beside.host}", excluded_checks=[MORE_THAN_SCHEMAS])


def test_every_message_of_the_wire_is_described():
    schemas = document()["components"]["schemas"]
    for kind in (*get_args(wire.FromBrowser), *get_args(wire.FromServer)):
        assert schemas[kind.__name__]["properties"]["type"]["enum"]
    live = document()["paths"][LIVE]["get"]["x-websocket"]
    assert len(live["send"]["oneOf"]) == len(get_args(wire.FromBrowser))
    assert len(live["receive"]["oneOf"]) == len(get_args(wire.FromServer))
    assert "machu_picchu.View" in schemas


def references(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("$ref"), str):
            yield thing["$ref"]
        for part in thing.values():
            yield from references(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from references(part)


def test_nothing_refers_to_what_is_not_there():
    schemas = document()["components"]["schemas"]
    for reference in references(document()):
        name = reference.removeprefix("#/components/schemas/")
        assert name in schemas


def test_every_code_that_is_raised_is_known_and_every_known_code_is_raised():
    from pathlib import Path

    import tampu.server

    folder = Path(tampu.server.__file__).parent
    text = "".join(path.read_text() for path in folder.rglob("*.py"))
    raised = set(re.findall(r'Trouble\(\s*"([a-z-]+)"', text))
    raised |= {"wrong-method", "not-found"}
    assert raised == set(STATUS)
    assert {code for endpoint in ENDPOINTS for code in endpoint.problems} <= set(STATUS)
