"""Sentences that Python and the browser must say alike: `python -m tests.languages.samples`.

Writes samples.json, which the page's own tests read too. Facts are as a browser receives them.
"""

import json
from pathlib import Path
from typing import Any

from tampu.core.contract import Event, Question, Refusal
from tampu.languages import LANGS
from tampu.languages.speak import Speaker

FILE = Path(__file__).parent / "samples.json"
GAME = "machu_picchu"
NAMES = ["Wayra", "Illa", "Killa", "Amaru"]
MOVE = {"priest": 2, "card": 31, "stair": "N", "at": "C2", "to": "C3", "sky": "sun"}
CASES: list[dict[str, Any]] = [
    {"kind": "event", "id": "MP-112", "seat": 1, "facts": {"cards": [3, 12, 40, 50]}},
    {"kind": "event", "id": "MP-305", "seat": 0, "facts": {"stair": "W", "face": "hidden"}},
    {"kind": "event", "id": "MP-603", "seat": -1, "facts": {**MOVE, "tokens": [4, 5]}},
    {
        "kind": "event",
        "id": "MP-702",
        "seat": -1,
        "facts": {"priest": 1, "card": 7, "stair": "S", "at": "A1", "tokens": [-3]},
    },
    {"kind": "event", "id": "MP-807", "seat": 2, "points": -6, "facts": {"priest": 4, "value": -6}},
    {"kind": "event", "id": "MP-808", "seat": 3, "facts": {"place": 1, "score": 1}},
    {"kind": "refusal", "id": "MP-304", "facts": {"stair": "E", "layer": 2}},
    {"kind": "refusal", "id": "MP-206", "facts": {"asked": -1}},
    {"kind": "refusal", "id": "MP-302", "facts": {"card": None}},
    {
        "kind": "question",
        "id": "choose_card",
        "seats": [3],
        "facts": {"round": 2, "placement": 1, "face": "hidden"},
    },
    {"kind": "say", "id": "problem-too-large", "facts": {"limit": 65536}},
    {"kind": "say", "id": "problem-too-fast", "facts": {"seconds": 1}},
]


def said(lang: str, case: dict[str, Any]) -> object:
    """What Python says in this case."""
    speaker, facts = Speaker(lang, GAME), case["facts"]
    if case["kind"] == "event":
        event = Event(case["id"], case["seat"], case.get("points", 0), facts, {}, [], False)
        return speaker.event(event, None, NAMES)
    if case["kind"] == "refusal":
        return speaker.refusal(Refusal(case["id"], facts), NAMES)
    if case["kind"] == "question":
        question = Question(case["id"], case["seats"], facts)
        return speaker.question(question, NAMES)._asdict()
    return speaker.say(case["id"], **facts)


def samples() -> str:
    """The whole file."""
    rows = [
        {"lang": lang, "game": GAME, **case, "names": NAMES, "expected": said(lang, case)}
        for case in CASES
        for lang in LANGS
    ]
    return json.dumps(rows, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(samples(), encoding="utf-8")
