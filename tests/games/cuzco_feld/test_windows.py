"""What windows refuse and tell where a scene would already have given the only answer."""

from tampu.core.contract import Refusal
from tampu.games.cuzco_feld.scenes import Table
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
    offers = seen(scene.state, 1).offers
    assert {offer.die for offer in offers} == {1, 5}
    assert {offer.space for offer in offers} == {
        "paved",
        "rope",
        "study",
        "farm",
        "exchange",
        "temple",
        "headdress",
        "vp",
    }
