"""IE-780: what is said about a pilgrimage that was begun, and about one that was not."""

from tampu.games.inca_empire.scenes.table import Table
from tests.games.inca_empire.games import GAME


def stage(*commands: str) -> object:
    """What the refusal of giving up the road action says after these commands."""
    table = Table()
    for verb, item in (
        ("seats", "A B C D"),
        ("city", "machu_picchu pachacamac"),
        ("temple", "machu_picchu pachacamac"),
        ("road", "A r087 r073 r072 r079 r086"),
        ("sun", "green_orange local_pilgrimage annual_pilgrimage"),
    ):
        assert table.set_up(verb, [item]) is None
    for command in commands:
        assert table.command("A", command).refused is None
    refusal = table.state.refusal(GAME.read("give roads"))
    assert refusal is not None
    assert refusal.rule == "IE-780"
    return refusal.facts["stage"]


def test_an_action_is_given_up_only_for_a_pilgrimage_that_was_begun_and_chosen():
    assert stage() == "none"
    assert stage("pilgrimage") == "begun"
