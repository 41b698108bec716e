"""The laws every game keeps, as plain assertions. Tests feed them with games and luck."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, zip_longest
from typing import Protocol

from tampu.core.contract import CHANCE, NOBODY, Luck, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.offers import Offer, foreseen, offers
from tampu.core.play import Match, Step, answers_itself, next_step, played, replay
from tampu.core.record import Header, read_json, read_record, write_json, write_record

ALL = 2_000
"""How many actions are looked at one by one; more are sampled."""
CLUNG_TO = 12
"""How many answers are looked at by somebody who wants to be asked again."""
BOUND = 20_000
"""No game of this house has more lines than this."""


Choose = Callable[[State, Luck], int]
"""How everybody answers, chance included."""


def course(
    game: Game, seats: int, options: dict[str, str], choose: Choose, luck: Luck
) -> Iterator[State]:
    """The states of one game in which everybody answers like this; the last is over."""
    state = game.start(seats, options)
    for _ in range(BOUND):
        yield state
        if state.asked() == NOBODY:
            return
        action = choose(state, luck)
        state = state.copy()
        state.apply(action)
    raise AssertionError(f"{game.key}: a game did not end within {BOUND} lines")


def anything(state: State, luck: Luck) -> int:
    """Any answer."""
    return int(state.random_action(luck))


def random_states(
    game: Game, seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[State, int]]:
    """The states of one random game, each with the seat asked in it; the last is over."""
    for state in course(game, seats, options, anything, Stream(seed)):
        yield state, int(state.asked())


def some_states(
    game: Game, seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[State, int]]:
    """The states of one random game; of one with very many actions a few dozen, and the last."""
    every = 1 if game.action_count <= ALL else 17
    for number, (state, asked) in enumerate(random_states(game, seats, options, seed)):
        if number % every == seed % every or asked == NOBODY:
            yield state, asked


def random_match(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """A whole random game with its events."""
    luck = Stream(seed)
    match = Match(game, Header(game.key, game.edition, seats, game.with_defaults(options)))
    while not match.over:
        asked = int(match.state.asked())
        match.play(asked, int(match.state.random_action(luck)))
    return match


def conceivable(game: Game, state: State, seed: int) -> list[int]:
    """Every action; if there are very many, legal ones, their neighbours, and many more."""
    if game.action_count <= ALL:
        return list(range(game.action_count))
    luck = Stream(seed)
    near = {a + step for a in state.actions()[:: luck.below(5) + 1] for step in (-1, 0, 1)}
    some = {int(luck.below(game.action_count)) for _ in range(ALL // 2)}
    return sorted(action for action in near | some if 0 <= action < game.action_count)


def everybody(seats: int) -> list[int]:
    """All who could try to act: chance, the seats, and a seat that does not exist."""
    return [CHANCE, *range(seats), seats]


def somebody_can_answer(state: State, seats: int) -> None:
    """Until the game is over, every seat that is asked has an answer, and only those have."""
    question = state.question
    asked = [] if question is None else question.seats
    assert (question is None) == (state.asked() == NOBODY)
    assert question is None or int(state.asked()) in asked
    for seat in everybody(seats):
        assert bool(state.actions(seat)) == (seat in asked), (seat, question)


def actions_are_what_is_not_refused(
    game: Game, state: State, seats: int, tried: Iterable[int]
) -> None:
    """The legal list and the judge agree about each of these actions of everybody."""
    tried = list(tried)
    for seat in everybody(seats):
        legal = state.actions(seat)
        assert legal == sorted(set(legal)), (seat, state.question)
        allowed = [a for a in tried if state.refusal(a, seat) is None]
        assert sorted(set(legal) & set(tried)) == allowed, (seat, state.question)
        assert all(state.refusal(action, seat) is None for action in legal)
    for beyond in (-5, game.action_count, game.action_count + 7):
        assert state.refusal(beyond) is not None


def a_refused_action_leaves_no_trace(state: State, seats: int, tried: Iterable[int]) -> None:
    """Judging changes nothing."""
    before, tried = state.fields(), list(tried)
    for seat in everybody(seats):
        for action in tried:
            state.refusal(action, seat)
    assert state.fields() == before


def notation_is_faithful(game: Game) -> None:
    """read(write(a)) == a for every action, and no two actions are written alike."""
    texts = [game.write(action) for action in range(game.action_count)]
    assert [game.read(text) for text in texts] == list(range(game.action_count))


def copies_are_equal_and_independent(state: State) -> None:
    """copy, deepcopy and pickle give an equal state that goes its own way."""
    before = state.fields()
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert twin == state
        assert hash(twin) == hash(state)
        twin.playout(Stream(1), 1)
        assert state.fields() == before
        assert state.asked() == NOBODY or twin != state


def chance_is_weighted(state: State) -> None:
    """When CHANCE is asked its outcomes are its actions, with positive weights."""
    outcomes = state.outcomes()
    assert bool(outcomes) == (state.asked() == CHANCE)
    if outcomes:
        assert [action for action, _ in outcomes] == state.actions(CHANCE)
        assert all(weight > 0 for _, weight in outcomes)


def random_actions_are_legal(state: State, seed: int) -> None:
    """random_action draws from the legal list."""
    if state.asked() != NOBODY:
        assert int(state.random_action(Stream(seed))) in state.actions()


def random_actions_are_even(state: State, seed: int) -> None:
    """Drawn often enough, every legal action comes as often as its weight says (chi squared)."""
    weights = dict(state.outcomes()) or dict.fromkeys(state.actions(), 1)
    luck, draws, total = Stream(seed), 40 * len(weights), sum(weights.values())
    drawn = Counter(int(state.random_action(luck)) for _ in range(draws))
    assert drawn.keys() <= weights.keys()
    expected = {action: draws * weight / total for action, weight in weights.items()}
    oddity = sum((drawn[action] - want) ** 2 / want for action, want in expected.items())
    freedom = len(weights) - 1
    assert oddity <= freedom + 5 * (2 * freedom) ** 0.5, (state.question, oddity, freedom)


def imagination_fits(game: Game, state: State, seats: int, seed: int) -> None:
    """view(imagine(v)) == v, and an imagined state is judged as the real one, for every seat."""
    for seat in (None, *range(seats)):
        seen = state.view(seat)
        imagined = game.imagine(seen, Stream(seed))
        assert imagined.view(seat) == seen, seat
        somebody_can_answer(imagined, seats)
        same_to_eyes(state, imagined, seat, conceivable(game, state, seed))


def redealing_is_unseen(game: Game, state: State, seats: int, seed: int) -> None:
    """States that differ only in what a seat cannot know look and judge the same to it."""
    for seat in range(seats):
        other = state.copy()
        other.redeal(seat, Stream(seed))
        assert other.view(seat) == state.view(seat), seat
        somebody_can_answer(other, seats)
        same_to_eyes(state, other, seat, conceivable(game, state, seed))


Eyes = int | None
"""A seat, or None for an onlooker."""


class Memory(Protocol):
    """What somebody with a perfect memory could conclude from all that one seat was told."""

    def follow(self, step: Step) -> None:
        """Take in one line, as that seat may know it."""

    def allows(self, state: State) -> bool:
        """Whether the hidden things could lie as they do in this state."""


def imagination_fits_history(
    game: Game, match: Match, seat: Eyes, memory: Memory, luck: Stream
) -> None:
    """No world is imagined that the course of the game rules out for this seat."""
    for step in match.steps:
        memory.follow(step)
        assert memory.allows(step.state), "the memory itself is wrong: it rules out the truth"
        if step.state.asked() != NOBODY:
            imagined = game.imagine(step.state.view(seat), luck)
            assert memory.allows(imagined), (step.line.text, seat)


Told = Callable[[Step, Eyes], object]
"""How a line is told to these eyes: what the house sends to a browser."""


def the_course_keeps_secrets(
    game: Game, state: State, eyes: Eyes, told: Told, luck: Stream, most: int
) -> int:
    """Games that differ only in what these eyes cannot know look the same to them, line by line.

    Both begin in worlds with one view and go on with the same answers and the same luck, for at
    most so many lines: who is asked what, what is told of every line, and the view after it. They
    may part only where a rule shows something hidden: by an event that cannot be taken back, by one
    that both worlds have and that lays something on the table, or with an answer that only one of
    them allows. How many lines they went together.
    """
    one, two = state, game.imagine(state.view(eyes), luck)
    for number in range(most):
        assert one.view(eyes) == two.view(eyes), (number, one.question)
        same_to_eyes(one, two, eyes, [])
        asked = int(one.asked())
        both = sorted(set(one.actions(asked)) & set(two.actions(asked))) if asked != NOBODY else []
        if not both:
            return number
        action = both[int(luck.below(len(both)))]
        steps = [next_step(game, each, asked, action) for each in (one, two)]
        if told(steps[0], eyes) != told(steps[1], eyes):
            assert _parted_by_showing(steps[0], steps[1], eyes), steps[0].line
            return number
        one, two = steps[0].state, steps[1].state
    return most


def _parted_by_showing(one: Step, two: Step, eyes: Eyes) -> bool:
    """Whether the first event that is told in another way shows something hidden."""
    for first, second in zip_longest(one.events, two.events):
        if first is None or second is None:
            return bool((first or second).seals)
        if (first.rule, first.seat) != (second.rule, second.seat):
            return bool(first.seals or second.seals)
        if (first.points, first.seen_by(eyes)) != (second.points, second.seen_by(eyes)):
            return bool(first.seals or one.state.view(eyes) != two.state.view(eyes))
    return False


def same_to_eyes(one: State, two: State, seat: Eyes, tried: Iterable[int]) -> None:
    """Equal question, equal legal actions and equal refusals for this seat.

    And for everybody: a question that answers itself can be seen to do so.
    """
    assert one.question == two.question
    assert answers_itself(one) == answers_itself(two)
    if seat is None:
        return
    assert one.actions(seat) == two.actions(seat)
    for action in tried:
        assert one.refusal(action, seat) == two.refusal(action, seat)


def what_is_foreseen_happens(game: Game, match: Match, seed: int) -> None:
    """What a seat is told beforehand comes true, word for word, in the order told."""
    for number, step in enumerate(match.steps):
        seat = step.line.seat
        if seat == CHANCE:
            continue
        seen = match.state_after(number).view(seat)
        sure = foreseen(game, seen, seat, step.action, Stream(seed))
        happened = [(event.rule, event.seen_by(seat)) for event in step.events]
        count = len(sure.events)
        assert count or not happened
        assert [(event.rule, event.seen_by(seat)) for event in sure.events] == happened[:count]
        moments = step.moments(match.state_after(number))
        for moment, view in zip(moments, sure.views, strict=False):
            assert view is None or view == moment.view(seat), (step.line.text, seat)


def what_is_offered_can_be_had(game: Game, state: State, seat: int, luck: Luck) -> None:
    """Offers are the legal answers with their prices and points, at every step of a choice."""
    _offers_hold(state, seat, offers(game, state.view(seat), seat, luck))


def _offers_hold(state: State, seat: int, found: list[Offer]) -> None:
    assert [offer.action for offer in found] == state.actions(seat)
    for offer in found:
        after, events = played(state, offer.action, seat)
        assert offer.price == state.price(offer.action)
        assert offer.points in accumulate((e.points for e in events if e.seat == seat), initial=0)
        assert bool(offer.then) == state.opens(offer.action)
        if offer.then:
            assert after.asked() == seat
            assert after.scores == state.scores
            _offers_hold(after, seat, offer.then)


def a_record_is_the_truth(game: Game, match: Match, cut: int) -> None:
    """Any prefix of a record, as text or JSON, replays to the same state and events."""
    record = match.record
    for text in (write_record(record), write_json(record)):
        assert read_record(text) == record
    assert read_json(write_json(record)) == record
    record.lines[cut:] = []
    again = replay(game, record)
    assert again.state == match.state_after(cut)
    for old, new in zip(match.steps, again.steps, strict=False):
        assert old.events == new.events
        assert old.state == new.state


def telling_changes_nothing(game: Game, match: Match) -> None:
    """Without anybody to tell it to, the same happens."""
    state = game.start(match.header.seats, match.header.options)
    for step in match.steps:
        state.apply(game.read(step.line.text), None, step.line.seat)
        assert state == step.state, step.line.text


def scores_are_sums_of_points(match: Match, seats: int) -> None:
    """A score is the sum of its events' points."""
    totals = [sum(match.points_by_rule(seat).values()) for seat in range(seats)]
    assert match.state.scores == totals


def clinging(state: State, luck: Luck) -> int:
    """Of some answers the cheapest after which the same seat is asked again, if there is one."""
    asked = int(state.asked())
    if asked == CHANCE:
        return int(state.random_action(luck))
    actions = state.actions(asked)
    some = {actions[luck.below(len(actions))] for _ in range(CLUNG_TO)}
    staying = [action for action in some if played(state, action, asked)[0].asked() == asked]
    return min(sorted(staying or some), key=state.price)


def nobody_can_hold_up_the_game(
    game: Game, seats: int, options: dict[str, str], choose: Choose, luck: Luck
) -> int:
    """Who plays for time comes to the end as well: within the bound, and no position comes back.

    How many lines it took.
    """
    passed: set[object] = set()
    for number, state in enumerate(course(game, seats, options, choose, luck)):
        here = state.fields()
        assert here not in passed, f"{game.key}: a position comes back after {number} lines"
        passed.add(here)
    return len(passed)


def every_rule_exists(match: Match, rules: set[str]) -> None:
    """Every event cites a rule of the rulebook."""
    cited = {event.rule for step in match.steps for event in step.events}
    assert cited <= rules, cited - rules


def ranking_names_everybody(state: State, seats: int) -> None:
    """Every seat has exactly one place."""
    assert sorted(seat for place in state.ranking() for seat in place) == list(range(seats))
