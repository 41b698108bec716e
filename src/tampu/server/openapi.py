"""The OpenAPI 3.1 document of the server, WebSocket messages and games' views included.

python -m tampu.server.openapi                      print it
python -m tampu.server.openapi docs/openapi.json    write it
"""

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from tampu.analysis.estimate import Estimate
from tampu.games import catalogue
from tampu.server import wire
from tampu.server.endpoints import ENDPOINTS
from tampu.server.porter import ANYWHERE
from tampu.server.problems import STATUS
from tampu.server.routes import Endpoint

REF = "#/components/schemas/{name}"
PATH_TYPES = {
    "id": {"type": "string"},
    "token": {"type": "string"},
    "game": {"type": "string"},
    "lesson": {"type": "string"},
    "figure": {"type": "string"},
    "line": {"type": "integer", "minimum": 1},
    "lang": {"type": "string", "enum": list(get_args(wire.Lang))},
    "number": {"type": "integer", "minimum": 1},
    "voice": {"type": "integer", "minimum": 1},
    "device": {"type": "string"},
    "passkey": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}


@cache
def document() -> dict[str, Any]:
    """Everything that can be asked, answered and sent live."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    paths["/api/tables/{id}/live"] = {"get": _live()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tampu",
            "version": "1",
            "description": "Tables for board games: guests, seats, live play and records.",
        },
        "paths": paths,
        "components": {"schemas": _schemas()},
    }


def _schemas() -> dict[str, Any]:
    """The house's messages, and each game's view under the game's key."""
    kinds = [each.answer for each in ENDPOINTS if each.answer is not None]
    kinds += [each.body for each in ENDPOINTS if each.body is not None]
    kinds += [*get_args(wire.FromBrowser), *get_args(wire.FromServer), wire.Problem]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REF)
    for game in catalogue():
        _, views = msgspec.json.schema_components(
            [game.view_type], ref_template=REF.replace("{name}", game.key + ".{name}")
        )
        schemas |= {f"{game.key}.{name}": schema for name, schema in views.items()}
    for name in ("margin", "error"):  # JSON has no infinity: what nobody knows is null there
        schemas[Estimate.__name__]["properties"][name]["type"] = ["number", "null"]
    return schemas


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.about,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": _schema(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    in_query = [
        {
            "name": each.name,
            "in": "query",
            "required": False,
            "description": each.about,
            "schema": _schema(each.type),
        }
        for each in endpoint.query
    ]
    return in_path + in_query


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    """The answer, and one entry per status with the codes of the problems behind it."""
    good: dict[str, Any] = {"application/json": {"schema": {"type": "object"}}}
    if endpoint.media != "application/json":
        good = {endpoint.media: {"schema": {"type": "string", "format": "binary"}}}
    elif endpoint.answer is not None:
        good = {"application/json": {"schema": _schema(endpoint.answer)}}
    else:
        good["text/plain"] = {"schema": {"type": "string"}}
    responses: dict[str, Any] = {
        str(endpoint.status): {"description": endpoint.about, "content": good}
    }
    problem = {"application/json": {"schema": _schema(wire.Problem)}}
    problems = dict.fromkeys([*endpoint.problems, *ANYWHERE])
    for status in sorted({STATUS[code] for code in problems}):
        codes = [code for code in problems if STATUS[code] == status]
        responses[str(status)] = {"description": ", ".join(codes), "content": problem}
    return responses


def _live() -> dict[str, Any]:
    """The WebSocket: OpenAPI has no word for it, so the messages stand in an extension."""
    messages = {
        "send": {"oneOf": [_schema(kind) for kind in get_args(wire.FromBrowser)]},
        "receive": {"oneOf": [_schema(kind) for kind in get_args(wire.FromServer)]},
    }
    return {
        "operationId": "live",
        "summary": "The table, live: a WebSocket.",
        "description": "A program comes with `Authorization: Bearer <token>` instead of a cookie.",
        "parameters": [{"name": "id", "in": "path", "required": True, "schema": PATH_TYPES["id"]}],
        "responses": {"101": {"description": "The live connection."}},
        "x-websocket": messages,
    }


def main() -> None:
    text = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
