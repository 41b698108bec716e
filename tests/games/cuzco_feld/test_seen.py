"""What the view tells of tiles and circles is what is paid."""

from tampu.games.cuzco_feld.view import View
from tests.games.cuzco_feld.games import keen_match


def test_a_circle_tile_pays_what_was_told():
    """CF-514, CF-515: the printed points and those of the round."""
    paid = 0
    for seed in range(4):
        match = keen_match(3, {}, seed)
        before = match.start
        for step in match.steps:
            verb, _, circle = step.line.text.partition(" ")
            if verb == "circle":
                told = before.view(None)
                assert isinstance(told, View)
                points = sum(e.points for e in step.events if e.rule in ("CF-514", "CF-515"))
                assert points == told.circle_points[int(circle) - 1]
                paid += 1
            before = step.state
    assert paid


def test_tiles_of_a_kind_are_worth_more_together():
    """CF-722: of equal tiles each tells what all of them are worth."""
    together = set()
    for seed in range(12):
        told = keen_match(2, {}, seed).state.view(None)
        assert isinstance(told, View)
        for mask in told.masks:
            kinds = [(tile.kind, tile.ability) for tile in mask.tiles]
            for tile in mask.tiles:
                many = kinds.count((tile.kind, tile.ability))
                together.add((tile.kind, tile.ability, many, tile.worth))
    for kind, ability, many, worth in together:
        fewer = {w for k, a, m, w in together if (k, a) == (kind, ability) and m < many}
        assert all(less <= worth for less in fewer)
    assert any(many > 1 for _, _, many, _ in together)
