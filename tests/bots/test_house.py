"""The levels of the house: complete in every game, weaker by how they think, in the right order."""

from itertools import pairwise
from pathlib import Path

import pytest
from librt.vecs import vec

import tampu
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant, NoEntrant, entrant
from tampu.bots import search
from tampu.bots.bot import LEVELS, make_bot
from tampu.bots.characters import characters
from tampu.bots.greedy_bot import GreedyBot
from tampu.bots.levels import thought
from tampu.bots.master_bot import MasterBot
from tampu.bots.opinion import critic_of
from tampu.bots.utility import judged
from tampu.core.contract import NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.games import catalogue
from tampu.languages import LANGS
from tampu.languages.wordsets import read_set
from tampu.plain import is_compiled

WORDS = Path(tampu.__file__).parent / "games"
GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.key)


def halfway(game: Game) -> State:
    """A quiet position in the middle of a random game."""
    state, luck = game.start(game.seats[0]), Stream(3 << 32)
    state.playout(luck, 60)
    critic_of(game.key).quieten(state, luck)
    assert state.asked() != NOBODY
    return state


def kind_of(term: str) -> str:
    """A term that ends with a number is one with all of its kind."""
    return term.rstrip("_0123456789")


@GAMES
def test_every_level_thinks_longer_than_the_one_below_and_within_what_it_promises(game: Game):
    promised = [thought(level, game.key).seconds for level in LEVELS]
    assert promised == sorted(promised)
    assert promised[-1] <= 1.0


@GAMES
def test_what_a_level_is_blind_to_is_a_term_of_the_judgement(game: Game):
    kinds = {kind_of(term) for term in critic_of(game.key).terms()}
    assert {term for level in LEVELS for term in thought(level, game.key).blind} <= kinds


@GAMES
def test_a_blind_critic_leaves_out_a_term_for_everybody(game: Game):
    state, critic = halfway(game), critic_of(game.key)
    seats = len(state.scores)
    whole = judged(critic, state, seats)
    parts = [critic.parts(state, seat) for seat in range(seats)]
    term = max(range(len(parts[0])), key=lambda term: abs(parts[0][term]))
    critic.taste = vec[float]([float(number != term) for number in range(len(parts[0]))])
    assert judged(critic, state, seats) == pytest.approx(
        [worth - part[term] for worth, part in zip(whole, parts, strict=True)]
    )


@GAMES
def test_a_blurred_critic_errs_within_bounds_and_as_long_as_its_mood_lasts_in_the_same_way(
    game: Game,
):
    state, critic = halfway(game), critic_of(game.key)
    seats = len(state.scores)
    whole = judged(critic, state, seats)
    critic.blur = 3.0
    moods = []
    for mood in range(40):
        critic.mood = mood
        worths = judged(critic, state, seats)
        assert worths == judged(critic, state, seats)
        moods.append([worth - true for worth, true in zip(worths, whole, strict=True)])
    errors = [error for mood in moods for error in mood]
    assert max(errors) <= 3.0
    assert min(errors) >= -3.0
    assert max(errors) > 1.5
    assert min(errors) < -1.5


def test_a_game_that_is_over_is_misjudged_by_nobody():
    game = tampu.game("machu_picchu")
    state, critic = game.start(2), critic_of(game.key)
    state.playout(Stream(1 << 32), 10_000)
    critic.taste, critic.blur = vec[float]([0.0] * len(critic.terms())), 50.0
    assert judged(critic, state, 2) == [float(score) for score in state.scores]


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_every_level_beats_the_one_below_it():
    """The same games on every machine: none of these levels ends by the clock."""
    ladder = [Entrant(level, FOR_EVER) for level in LEVELS[:-1]]
    ladder.append(Entrant("master", FOR_EVER, 400))
    for weaker, stronger in pairwise(ladder):
        won = play(Contest("machu_picchu", (stronger, weaker), 12))[0].win_share.mean
        assert won >= 0.55, (str(stronger), won)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
@pytest.mark.parametrize(
    ("key", "seats", "blocks"),
    [("cuzco_kramer", 2, 2), ("cuzco_feld", 2, 2), ("inca_empire", 3, 4)],
)
@pytest.mark.parametrize(("stronger", "weaker"), [("seasoned", "beginner"), ("expert", "casual")])
def test_every_level_wins_clearly_more_than_its_share_against_the_second_below_it(
    key: str, seats: int, blocks: int, stronger: str, weaker: str
):
    others = [Entrant(weaker, FOR_EVER)] * (seats - 1)
    won = play(Contest(key, (Entrant(stronger, FOR_EVER), *others), blocks))[0]
    assert won.win_share.mean >= 1.4 * won.fair_share


@GAMES
def test_every_game_has_three_characters_that_taste_terms_of_its_judgement(game: Game):
    kinds = {kind_of(term) for term in critic_of(game.key).terms()}
    told = characters(game.key)
    assert len(told) == 3
    for character in told.values():
        assert character.taste.keys() <= kinds
        assert character.taste or character.lead


@GAMES
def test_a_character_has_a_name_and_a_sentence_in_every_language(game: Game):
    wanted = {f"character-{name}{part}" for name in characters(game.key) for part in ("", ".about")}
    for lang in LANGS:
        words = read_set(WORDS / game.key / "words", WORDS).files[lang]
        assert {part for part in words.parts if part.startswith("character-")} == wanted


@GAMES
def test_a_character_judges_to_its_taste(game: Game):
    state = halfway(game)
    seats = len(state.scores)
    for name, character in characters(game.key).items():
        bot = make_bot(f"master-{name}", game)
        assert isinstance(bot, MasterBot)
        factors = [character.taste.get(kind_of(term), 1.0) for term in bot.critic.terms()]
        wanted = [
            sum(factor * part for factor, part in zip(factors, parts, strict=True))
            for parts in (bot.critic.parts(state, seat) for seat in range(seats))
        ]
        assert judged(bot.critic, state, seats) == pytest.approx(wanted)
        usual = critic_of(game.key).lead_shares[seats]
        wanted_lead = usual if character.lead is None else character.lead
        assert bot.critic.lead_shares[seats] == pytest.approx(wanted_lead)


def test_a_character_of_another_game_is_nobody():
    with pytest.raises(KeyError, match="master-irrigator"):
        make_bot("master-irrigator", tampu.game("machu_picchu"))
    with pytest.raises(NoEntrant, match="master-collector"):
        entrant("master-irrigator:50ms").bot(tampu.game("machu_picchu"))


def test_what_lies_open_is_misjudged_by_nobody():
    """MP-501: before the order is chosen, one can count what each order brings."""
    game, luck, met = tampu.game("machu_picchu"), Stream(9 << 32), 0
    clear, blurred = critic_of(game.key), critic_of(game.key)
    blurred.blur = 50.0
    state = game.start(2)
    while (asked := int(state.asked())) != NOBODY:
        actions = state.actions(asked) if asked >= 0 else []
        question = state.question
        if len(actions) > 1 and question is not None and question.kind == "choose_order":
            met += 1
            sure, unsure = (GreedyBot(game, each, 1) for each in (clear, blurred))
            choices = {bot.choose(state.view(asked), actions, luck, 1.0) for bot in (sure, unsure)}
            assert len(choices) == 1
        state.apply(state.random_action(luck))
    assert met == 8
