"""The report: one page that needs nothing else, with figures that add up as they are shown."""

import math
import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tampu.analysis.account import STAGES, Account
from tampu.analysis.curve import GAP, HEIGHT, chance_at, spread
from tampu.analysis.estimate import Estimate
from tampu.analysis.figures import Figures, known
from tampu.analysis.ledger import entries
from tampu.analysis.markup import element
from tampu.analysis.report import HEAD, is_report, report
from tampu.analysis.telling import Telling
from tampu.analysis.turning import Turn
from tampu.analysis.words import Words
from tampu.languages import LANGS
from tests.analysis.games import each_game, one_of, seen_by, study_of

MP = "machu_picchu"


class Page:
    """A page that was read: its elements in order, and its text."""

    def __init__(self, page: str) -> None:
        self.source = page
        self.found = list(ElementTree.fromstring(page.partition("\n")[2]).iter())
        self.text = "".join(self.found[0].itertext())

    def of_class(self, name: str) -> list[dict[str, str]]:
        return [each.attrib for each in self.found if name in each.get("class", "").split()]

    def all(self, attribute: str) -> list[str]:
        return [each.attrib[attribute] for each in self.found if attribute in each.attrib]


def page_of(key: str, lang: str = "en") -> Page:
    return Page(report(one_of(key), study_of(key), "quick", 7, lang))


@each_game
def test_a_report_is_one_sound_page_that_needs_nothing_else(key):
    page = page_of(key)
    names = page.all("id")
    assert len(names) == len(set(names))
    assert all(link[0] == "#" and link[1:] in names for link in page.all("href"))
    assert not re.search(r"https?:|<script|@import|url\(", page.source)
    assert {f"move-{line}" for line in range(1, len(one_of(key).steps) + 1)} <= set(names)


@each_game
def test_headings_leave_no_level_out_and_what_scrolls_has_a_name(key):
    page = page_of(key)
    levels = [int(each.tag[1]) for each in page.found if re.fullmatch("h[1-6]", each.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    scrolled = [each.attrib for each in page.found if "tabindex" in each.attrib]
    assert scrolled
    assert all(each["role"] == "region" and each["aria-label"] for each in scrolled)


@each_game
def test_mistakes_and_luck_that_turned_the_game_stand_in_the_graph(key):
    study = study_of(key)
    marks = [verdict.mark for deed in study.deeds for verdict in deed.verdicts]
    lucky = [turn for turn in study.turning_points if turn.cause == "luck"]
    signs = page_of(key).of_class("sign")
    assert len(signs) == marks.count("mistake") + marks.count("blunder") + len(lucky)
    assert all(sign["title"] for sign in signs)


@each_game
def test_every_move_is_told_in_words_with_its_worth_and_the_word_for_its_loss(key):
    telling, page = Telling(one_of(key), study_of(key), "en"), page_of(key)
    for step in one_of(key).steps:
        assert all(telling.event(event) in page.text for event in step.events)
    for verdict in telling.verdicts.values():
        assert telling.worth(verdict.done) in page.text
        assert telling.loss(verdict) in page.text
        assert all(", ".join(way.moves) in page.text for way in verdict.better)
    assert len(page.of_class("word")) == sum(v.mark is not None for v in telling.verdicts.values())
    assert (
        "An inaccuracy loses 5 percentage points of the chance to win or more, a mistake 10"
        in page.text
    )


@each_game
def test_turning_points_are_told_with_the_board_that_the_seat_saw(key):
    telling, page = Telling(one_of(key), study_of(key), "en"), page_of(key)
    for turn in telling.turning_points:
        assert telling.turn(turn) in page.text
        assert telling.board(turn) in page.text
        assert all(sentence in page.text for sentence in telling.happened(turn))


def test_the_board_is_that_before_a_decision_and_after_luck():
    telling = Telling(one_of(MP), study_of(MP), "en")
    line = next(deed.line for deed in telling.study.deeds)
    change, say = Estimate(0.1, 0.0), telling.speaker.say
    before, after = (one_of(MP).state_after(lines) for lines in (line - 1, line))
    draw = telling.match.game.draw
    assert telling.board(Turn(line, 1, "loss", change)) == draw(before, 1, say)
    assert telling.board(Turn(line, 1, "luck", change)) == draw(after, 1, say)


def test_it_comes_in_every_language():
    pages = {lang: page_of(MP, lang) for lang in LANGS}
    assert len({page.text for page in pages.values()}) == len(LANGS)
    assert [page.all("lang") for page in pages.values()] == [["en"], ["fr"], ["pt-BR"], ["es"]]
    assert "Grand Prêtre" in pages["fr"].text
    with pytest.raises(KeyError, match="no language is called 'de'"):
        page_of(MP, "de")


def test_every_seat_has_a_line_of_its_own_and_a_symbol_and_the_table_has_the_figures():
    page, study = page_of(MP), study_of(MP)
    dashes = [line["stroke-dasharray"] for line in page.of_class("curve") if "points" in line]
    assert len(set(dashes)) == len(dashes) == study.seats
    assert {f"#seat-{seat}" for seat in range(study.seats)} <= set(page.all("href"))
    figures = Figures(Words("en"))
    for moment in study.moments:
        assert all(figures.share(chance) in page.text for chance in moment.chances)


def test_an_unfinished_game_is_told_as_such():
    match = one_of(MP).prefix(40)
    text = Page(report(match, seen_by(None, match))).text
    assert "the game was not over" in text
    assert "Chance at the end of the record" in text
    assert "Place" not in text


def test_of_a_study_under_way_only_what_was_looked_at_is_told():
    names = Page(report(one_of(MP), seen_by(None, one_of(MP).prefix(40)))).all("id")
    assert "move-40" in names
    assert "move-41" not in names


def test_a_game_without_a_line_has_a_report():
    match = one_of(MP).prefix(0)
    text = Page(report(match, seen_by(None, match))).text
    assert "No single moment moved anybody’s chance much." in text


@given(st.lists(st.floats(-2, 2), min_size=4, max_size=4))
def test_the_shown_column_adds_up_and_no_figure_is_off_by_more_than_a_per_cent(means):
    start, luck, skill, others = (Estimate(mean, 0.1) for mean in means)
    account = Account(start, luck, skill, others, sum(means))
    shown = entries(account)
    column = sum(round(100 * each.shown.mean) for each in shown)
    assert column == pytest.approx(100 * sum(means), abs=0.5 + 1e-9)
    assert all(abs(each.shown.mean - each.exact.mean) <= 0.01 + 1e-9 for each in shown)
    assert [each.exact.mean for each in shown] == means


@each_game
def test_what_was_lost_is_told_per_decision_and_part_by_part_each_with_its_interval(key):
    study, page, figures = study_of(key), page_of(key), Figures(Words("en"))
    for seat, summary in enumerate(study.summaries):
        own = [deed for deed in study.deeds if deed.seat == seat]
        losses = [verdict.loss.mean for deed in own for verdict in deed.verdicts]
        assert summary.mean_loss.mean == pytest.approx(sum(losses) / len(losses))
        parts = [lost.mean for lost in summary.lost_by_stage]
        assert sum(parts) == pytest.approx(sum(deed.points_lost.mean for deed in own))
        assert sum(parts) == pytest.approx(len(losses) * summary.mean_points_lost.mean)
        for lost in [summary.mean_points_lost, *summary.lost_by_stage]:
            assert figures.points_alone(lost) + figures.points_margin(lost) in page.text
    assert all(f"Points lost {each}" in page.text for each in ("in the beginning", "at the end"))
    assert len(study.summaries[0].lost_by_stage) == len(STAGES)


def test_each_part_of_a_game_is_a_third_of_its_moves():
    """However early a game may have ended: Machu Picchu may go on for more rounds."""
    deeds = [deed for deed in study_of(MP).deeds if deed.seat == 0]
    last = max(deed.line + deed.lines - 1 for deed in study_of(MP).deeds)
    ends = [deed for deed in deeds if 3 * (deed.line - 1) >= 2 * last]
    assert ends
    told = study_of(MP).summaries[0].lost_by_stage[-1].mean
    assert told == pytest.approx(sum(deed.points_lost.mean for deed in ends))


@pytest.mark.xdist_group("study-inca_empire")
def test_long_lists_below_a_board_go_on_in_the_next_line():
    lists = page_of("inca_empire").of_class("lists")
    assert len(lists) == len(study_of("inca_empire").turning_points)


@pytest.mark.xdist_group("study-cuzco_kramer")
def test_a_map_is_never_broken():
    maps = page_of("cuzco_kramer").of_class("map")
    assert len(maps) == len(study_of("cuzco_kramer").turning_points)


def test_depth_seed_and_the_time_it_took_are_told():
    page = report(one_of(MP), study_of(MP), "quick", 7, seconds=61.25)
    assert "A quick look, seed 7." in page
    assert "It took 61.2 seconds." in page
    assert "It took" not in page_of(MP).text


def test_a_report_is_known_by_its_beginning():
    page = page_of(MP, "pt").source
    assert is_report(page.encode()[:HEAD].decode())
    assert not is_report("<!doctype html>\n<html><head><title>mine</title></head></html>")
    assert not is_report("tampu 1\n")


@pytest.mark.parametrize(
    ("lang", "mean", "margin", "told"),
    [
        ("en", 0.1234, 0.0401, "12 ± 5 %"),
        ("en", 0.1234, 0.04, "12 ± 4 %"),
        ("en", -0.1234, 0.0, "−12 %"),
        ("en", 0.001, 0.001, "0 ± 1 %"),
        ("en", 0.5, math.inf, "50 ± ? %"),
        ("pt", 0.1234, 0.04, "12 ± 4%"),
    ],
)
def test_a_share_is_told_in_whole_per_cents_with_its_interval_rounded_up(lang, mean, margin, told):
    share = Figures(Words(lang)).share(Estimate(mean, margin))
    assert share.replace("\u00a0", " ") == told


def test_points_and_changes_are_told_as_the_language_writes_them():
    figures = Figures(Words("fr"))
    assert figures.points(Estimate(-3.25, 1.11)) == "−3,2\u00a0±\u00a01,2 points"
    assert figures.change(Estimate(0.12, 0.0)) == "+12\u00a0%"
    assert figures.whole(-4) == "−4"


def test_what_cannot_be_told_from_nothing_is_marked():
    figures = Figures(Words("en"))
    assert figures.doubt(Estimate(0.1, 0.2)) == "could not tell"
    assert figures.doubt(Estimate(0.1, 0.05)) == ""
    assert figures.doubt(known(Estimate(0.0, 0.3))) == ""


def test_text_is_never_markup():
    assert element("p", '<b>"2"', title='"<') == '<p title="&quot;&lt;">&lt;b&gt;&quot;2&quot;</p>'
    assert element("p", element("b", "2")) == "<p><b>2</b></p>"


@given(st.lists(st.floats(0, HEIGHT), min_size=2, max_size=4))
def test_names_beside_the_graph_stay_apart_in_it_and_in_order(heights):
    places = spread(heights)
    assert all(0 <= place <= HEIGHT for place in places)
    assert all(after - before >= GAP - 1e-9 for before, after in pairwise(sorted(places)))
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    assert order == sorted(order, key=lambda seat: places[seat])


def test_between_two_moments_a_sign_stands_on_the_line():
    first, second = study_of(MP).moments[3:5]
    middle = (first.lines + second.lines) / 2
    assert chance_at([first, second], first.lines, 0) == first.chances[0].mean
    assert chance_at([first, second], middle, 0) == pytest.approx(
        (first.chances[0].mean + second.chances[0].mean) / 2
    )
