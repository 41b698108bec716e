"""What the view tells of tiles and circles is what is paid."""

from tampu.games.cuzco_feld.picture import View
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


def test_a_step_brings_something_where_the_view_says_so():
    """CF-308, CF-311, CF-312: a quipu is placed in just these villages."""
    arrived = set()
    for seed in range(4):
        match = keen_match(3, {}, seed)
        before = match.start
        for step in match.steps:
            verb, _, place = step.line.text.partition(" ")
            if verb == "go" and place != "CUZCO":
                told = before.view(step.line.seat)
                assert isinstance(told, View)
                placed = any(event.rule == "CF-308" for event in step.events)
                assert placed == (place in told.masks[step.line.seat].gains)
                arrived.add(placed)
            before = step.state
    assert arrived == {True, False}


def test_who_is_covered_is_told_by_whose_quipu_lay_on_top():
    """CF-309: the one before the new one, or nobody's."""
    covered = set()
    for step in [step for seed in range(4) for step in keen_match(4, {}, seed).steps]:
        told = step.state.view(None)
        assert isinstance(told, View)
        quipus = {village.place: village.quipus for village in told.villages}
        for event in step.events:
            if event.rule == "CF-308":
                *_, below, _ = None, *quipus[str(event.facts["place"])]
                assert event.facts["covered_seat"] == below
                covered.add(below)
    assert len(covered) > 1


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
