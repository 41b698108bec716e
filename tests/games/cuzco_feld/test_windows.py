"""What windows refuse and tell where a scene would already have given the only answer."""

import pytest

from tampu.core import laws
from tampu.core.contract import Refusal
from tampu.core.luck import Stream
from tampu.core.offers import offers
from tampu.core.play import Step, played
from tampu.core.record import Line
from tampu.games.cuzco_feld.game import FIRST
from tampu.games.cuzco_feld.scenes import Table
from tampu.games.cuzco_feld.state import CuzcoFeld
from tampu.server.perspective import step_told
from tests.games.cuzco_feld.games import GAME, seen


def table(*statements: str) -> Table:
    """A scene set up by its statements."""
    found = Table()
    for statement in statements:
        verb, _, rest = statement.partition(" ")
        assert found.set_up(verb, [rest]) is None
    found.settle()
    return found


def test_a_payment_that_leaves_too_little_is_refused():
    """CF-211, CF-636: the medallion is needed for power 13, so 07 is paid for by its card."""
    scene = table(
        "seats A B C D",
        "bar B 1 farm",
        "dice A 2 3 5",
        "farm - - - - - food",
        "hand A 07",
        "offerings A=1",
        "inti A=1",
        "faces 01 04 07 10 13",
    )
    for text in ("die 2", "place farm"):
        scene.state.apply(GAME.read(text))
    assert [GAME.write(action) for action in scene.state.actions()] == ["power 07 hand"]
    refusal = scene.state.refusal(GAME.read("power 07 inti"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("CF-211", {"number": "07"})


def test_it_is_told_whose_priest_is_sent_home():
    """CF-612: step and owner."""
    scene = table("seats A B C D", "priests C=2 B=1", "hand A 12", "offerings A=1")
    said = scene.command("A", "die 2 temple then power 12 hand").said
    assert not isinstance(said, Refusal)
    told = [event.facts for event in said if event.rule == "CF-612"]
    assert told == [{"step": 2, "owner_seat": 2}]


def test_every_die_is_offered_at_the_start_of_a_turn():
    """CF-205 to CF-210: for each own die what it can do, also after somebody else's turn."""
    scene = table("seats A B C D", "dice A 2 3 4", "dice B 1 5 5")
    scene.command("A", "die 2 vp")
    dice = seen(scene.state, 1).offers
    assert {offer.die for offer in dice} == {1, 5}
    assert {offer.space for offer in dice} == {
        "paved",
        "rope",
        "study",
        "farm",
        "exchange",
        "temple",
        "headdress",
        "vp",
    }


def test_what_a_hidden_card_brings_its_owner_is_on_offer():
    """CF-604: that the others see the card only then makes its points no less sure."""
    scene = table(
        "seats A B C D",
        "missions A 01 02 29",
        "feathers A orange orange",
        "hand A 04",
        "offerings A=1",
        "phase palace A",
    )
    found = offers(GAME, scene.state.view(0), 0, Stream(1))
    assert {GAME.write(each.action): each.points for each in found}["help 01 hand"] == 4


# ---- moments at which a power might be used ----


def course(*hand: str) -> list[object]:
    """What B sees of A's turn: a step on a road, no power used, whatever A has in hand."""
    scene = table(
        "seats A B",
        f"hand A {' '.join(hand)}",
        "offerings A=1",
        "dice A 2 3 4",
        "missions A 27 28 29",
    )
    told: list[object] = []
    for text in ("die 2", "place move", "skip", "skip", "go I0", "skip", "feather", "end"):
        told += [scene.state.question, scene.state.discreet()]
        action = next(each for each in scene.state.actions() if GAME.write(each).startswith(text))
        after, events = played(scene.state, action, 0)
        assert isinstance(after, CuzcoFeld)
        step = Step(Line(0, GAME.write(action)), action, events, after)
        told += [step_told(step, 1, 1), after.view(1), step_told(step, 1, None), after.view(None)]
        scene.begun = after
    return told


@pytest.mark.parametrize(
    ("usable", "useless"),
    [
        (("13", "10"), ("15", "11")),
        (("14", "05"), ("15", "04")),
        (("05", "10"), ("04", "11")),
        (("06", "13"), ("04", "15")),
    ],
)
def test_a_turn_looks_the_same_whatever_could_have_been_used(
    usable: tuple[str, str], useless: tuple[str, str]
):
    """CF-634: questions, seats, lines, words and views, to another player and to an onlooker."""
    assert course(*usable) == course(*useless)


def test_nothing_is_told_of_a_power_that_was_not_used():
    """CF-634: no event, so that nobody reads the answer either."""
    scene = table("seats A B C D", "hand A 05", "offerings A=1", "dice A 2 3 4")
    for text in ("die 2", "place vp"):
        scene.state.apply(GAME.read(text))
    assert scene.state.question is not None
    assert scene.state.question.kind == "power"
    assert [seen(scene.state, eyes).step for eyes in (0, 1, None)] == ["power_05", "power", "power"]
    _, events = played(scene.state, GAME.read("end"), 0)
    assert [event.rule for event in events] == ["CF-203"]
    assert (events[0].seat, events[0].secret) == (1, {})


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("hand A 06; offerings A=1", True),
        ("hand A 06", False),
        ("taken A 06; offerings A=1", False),
        ("taken A 05; offerings A=1", True),
        ("inti A=1; faces 01 05 07 10 13", True),
        ("inti A=1; faces 01 04 07 10 13", False),
        ("faces 01 05 07 10 13", False),
    ],
)
def test_a_moment_is_one_unless_what_everybody_knows_rules_it_out(statement: str, asked: bool):
    """CF-634: offerings, medallions, cards that nobody has seen, and cards face up."""
    scene = table("seats A B C D", *statement.split("; "), "dice A 2 3 4")
    for text in ("die 2", "place vp"):
        scene.state.apply(GAME.read(text))
    assert (scene.state.asked() == 0) == asked
    assert (seen(scene.state, 1).step == "power") == asked


def test_in_phase_ii_a_menu_without_a_tile_to_use_is_a_moment_too():
    """CF-634, CF-720: power 01 needs a tile; who has none of use may have the card."""
    scene = table(
        "seats A B",
        "tiles A study_circle",
        "hand A 06",
        "offerings A=1",
        "missions A 27 28 29",
        "phase II",
    )
    assert seen(scene.state, 1).step == "menu"
    assert [GAME.write(action) for action in scene.state.actions()] == ["finish"]
    assert scene.state.discreet()
    _, events = played(scene.state, GAME.read("finish"), 0)
    assert "CF-730" not in [event.rule for event in events]


def test_the_first_edition_let_others_tell():
    """The law can fail: in the first edition a window was asked only if it could be used."""
    broken = 0
    for number, (state, _) in enumerate(laws.random_states(FIRST, 3, {}, 5)):
        if number % 5:
            continue
        try:
            laws.the_course_keeps_secrets(
                FIRST, state, None, lambda s, e: step_told(s, 1, e), Stream(number), 10
            )
        except AssertionError:
            broken += 1
    assert broken > 5
