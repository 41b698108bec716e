"""One game told in full, line by line with its events and positions, to be read in review."""

from pathlib import Path

import tampu
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tampu.languages.speak import Speaker

FOLDER = Path(__file__).parent
NAMES = ["A", "B", "C", "D"]


def transcript(path: Path) -> str:
    """The game as an onlooker without blindfold would tell it: all cards open."""
    record = read_record(path.read_text())
    game = tampu.game(record.header.game)
    match: Match = replay(game, record)
    speaker = Speaker("en", game.key)
    rows = []
    for number, step in enumerate(match.steps, 1):
        rows.append(f"{number}. {step.line.who}: {step.line.text}")
        for event in step.events:
            owner = event.audience[0] if event.audience else None
            rows.append(f"     {event.rule}  {speaker.event(event, owner, NAMES)}")
        question = step.state.question
        turns = any(event.rule in ("CK-202", "IE-501", "CF-201") for event in step.events)
        if turns or (question is not None and question.kind == "turn_sky"):
            rows += ["", *game.draw(step.state).splitlines(), ""]
    return "\n".join([*rows, "", game.draw(match.state), f"scores {match.state.scores}", ""])
