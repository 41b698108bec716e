"""`tampu rules`."""

from tests.cli.conftest import Call


def test_a_paragraph_is_shown_by_its_number(call: Call):
    told = call("rules", "mp-508")
    assert told.code == 0
    assert told.out.splitlines()[1].startswith("MP-508  ")
    assert len(told.out.splitlines()) == 2


def test_words_are_looked_for_in_the_language_of_the_reader(call: Call):
    found = call("rules", "jeton", "feu", "--lang", "fr", "--json").json()
    assert "MP-702" in [paragraph["id"] for paragraph in found]


def test_without_words_the_whole_rulebook_is_shown(call: Call):
    found = call("rules", "--game", "machu_picchu", "--json").json()
    ids = [paragraph["id"] for paragraph in found]
    assert (ids[0], ids[-1], len(ids)) == ("MP-101", "MP-904", len(set(ids)))
    assert found[0]["chapter"]


def test_rulings_and_reconstructions_are_marked(call: Call):
    assert call("rules", "MP-104").out.rstrip().endswith("(reconstructed)")
    assert call("rules", "MP-105").out.rstrip().endswith("(ruling)")


def test_what_no_paragraph_speaks_of_ends_with_1(call: Call):
    told = call("rules", "helicopter")
    assert told.code == 1
    said = "tampu: No paragraph of the rules is called “helicopter” or mentions it. Try: "
    assert told.err.startswith(said)
    assert "priest" in call("rules", "prist", "--game", "machu_picchu").err
    assert call("rules", "MP-999").code == 1


def test_a_question_is_answered_best_first_as_on_the_page(call: Call):
    asked = ("rules", "--game", "machu_picchu", "how", "do", "I", "score", "points", "--json")
    found = call(*asked).json()
    assert "MP-807" in [paragraph["id"] for paragraph in found[:3]]
    assert len(found) <= 20


def test_what_is_not_shown_is_counted(call: Call):
    told = call("rules", "--game", "machu_picchu", "priest").out.splitlines()
    assert told[-1].startswith("And ")
    assert len([line for line in told if line.startswith("MP-")]) == 20


def test_an_endless_question_is_refused_with_a_sentence(call: Call):
    told = call("rules", "a" * 201)
    assert told.code == 2
    assert told.err == (
        "tampu: A question about the rules has 200 characters at most. Make it shorter.\n"
    )
