"""`tampu games`."""

import tampu
from tests.cli.conftest import Call


def test_every_game_is_listed_with_its_options(call: Call):
    told = call("games")
    assert told.code == 0
    assert "machu_picchu  Machu Picchu" in told.out
    assert "2 to 4 players, 30 to 45 minutes" in told.out
    assert "--option reverse=pairing|order_only" in told.out


def test_a_machine_is_told_everything_about_a_game(call: Call):
    found = {game["key"]: game for game in call("games", "--json", "--lang", "pt").json()}
    assert set(found) == {game.key for game in tampu.catalogue()}
    told = found["machu_picchu"]
    assert (told["seats"], told["minutes"], told["edition"]) == ([2, 3, 4], [30, 45], 2)
    options = {option["key"]: option for option in told["options"]}
    assert set(options["end"]["values"]) == {"all_full", "one_full"}
    assert options["reverse"]["default"] == "pairing"


def test_options_that_the_house_sets_itself_are_not_offered(call: Call):
    keys = [option["key"] for option in call("games", "--json").json()[0]["options"]]
    assert keys == ["reverse", "end"]
