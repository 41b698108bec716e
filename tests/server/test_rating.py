"""Ratings: who is stronger has more in the end, whatever the places are made of."""

import random

from tampu.server.standing.rating import FIRST, Finish, Rating, after, ranks_of, told


def simulated(seats: int, games: int) -> list[Rating]:
    """Eight players of known strength, 90 points apart, the weakest first."""
    luck = random.Random(seats)
    strengths = [700 + 90 * number for number in range(8)]
    ratings = [FIRST] * len(strengths)
    for _ in range(games):
        who = luck.sample(range(len(strengths)), seats)
        left, order = list(who), []
        while left:
            (first,) = luck.choices(left, [10 ** (strengths[each] / 400) for each in left])
            left.remove(first)
            order.append(first)
        then = after([ratings[each] for each in who], [order.index(each) for each in who])
        for each, rating in zip(who, then, strict=True):
            ratings[each] = rating
    return ratings


def test_ratings_of_simulated_players_recover_their_order():
    """And their distances, at any number of seats: 400 points are odds of ten to one."""
    for seats, games in ((2, 2500), (3, 1500), (4, 1200)):
        ratings = simulated(seats, games)
        means = [each.mean for each in ratings]
        ranking = sorted(range(8), key=means.__getitem__)
        assert sum(abs(place - each) for place, each in enumerate(ranking)) <= 2, means
        assert 480 < means[-1] - means[0] < 800, means
        sure = sum(
            abs(each.mean - 1015 - (700 + 90 * number - 1015)) < 2 * told(each).spread
            for number, each in enumerate(ratings)
        )
        assert sure == 8, (seats, ratings)
        assert not any(told(each).provisional for each in ratings)


def test_one_game_says_little_and_many_say_more():
    first, second = after([FIRST, FIRST], [1, 2])
    assert first.mean > FIRST.mean > second.mean
    assert first.deviation == second.deviation < FIRST.deviation
    assert told(first).provisional


def test_who_shares_a_place_is_rated_alike():
    one, two, three = after([FIRST] * 3, [1, 1, 3])
    assert one == two
    assert one.mean > FIRST.mean > three.mean


def test_to_beat_the_stronger_brings_more_than_to_beat_the_weaker():
    sure = 60.0
    mine, strong, weak = Rating(1000, sure), Rating(1300, sure), Rating(700, sure)
    assert after([mine, strong], [1, 2])[0].mean > after([mine, weak], [1, 2])[0].mean


def test_whoever_gave_up_is_last_with_all_others_who_did():
    finishes = [
        Finish("a", 1, gave_up=True),
        Finish("b", 3, gave_up=False),
        Finish("c", 2, gave_up=True),
        Finish("d", 3, gave_up=False),
    ]
    assert ranks_of(finishes) == [3, 1, 3, 1]
    assert ranks_of([Finish("a", 2, gave_up=False), Finish("b", 1, gave_up=False)]) == [2, 1]
