"""What more thinking is worth: a curve for each level, over what it really looked at."""

from xml.etree import ElementTree

from bench.scaling import Sheet, curves, curves_svg
from tampu.arena.ladder import Rung
from tampu.arena.statistics import Interval

SVG = "{http://www.w3.org/2000/svg}"


def rung(entrant: str, points: float, nodes: float) -> Rung:
    return Rung(entrant, Interval(points, points - 40, points + 40), 10, 0.5, 50.0, 1.0, nodes)


FOUND = [
    rung("master:240n", 1200, 200),
    rung("master:60n", 1150, 60),
    rung("search:60n", 1000, 60),
    rung("search:240n", 1001, 90),
]


def test_each_level_is_a_curve_from_the_smallest_budget_on():
    told = [(curve.level, [each.entrant for each in curve.rungs]) for curve in curves(FOUND)]
    assert told == [
        ("master", ["master:60n", "master:240n"]),
        ("search", ["search:60n", "search:240n"]),
    ]


def test_who_is_stronger_stands_higher_and_who_looks_at_more_further_right():
    sheet = Sheet(FOUND)
    assert sheet.y(1200) < sheet.y(1000)
    assert sheet.x(200) > sheet.x(90) > sheet.x(60)


def test_the_picture_has_every_bot_with_its_interval_and_names_every_level():
    picture = ElementTree.fromstring(curves_svg(curves(FOUND), "Toys & games"))
    assert len(picture.findall(f"{SVG}circle")) == 4
    assert len(picture.findall(f"{SVG}polyline")) == 2
    texts = [each.text for each in picture.findall(f"{SVG}text")]
    assert {"Toys & games", "master", "search"} <= set(texts)
