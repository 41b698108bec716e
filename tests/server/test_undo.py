"""Taking back: free until chance fell, something hidden was shown, or another seat acted."""

from tampu.core.play import Match
from tests.server.planted import plant, search
from tests.server.player import ME, Player
from tests.server.running import Site


def asks_where_to_return(match: Match) -> bool:
    """The order was just chosen, and a displaced priest waits for its square: no chance fell."""
    question = match.state.question
    return question is not None and question.kind == "choose_return_square"


async def test_an_order_can_be_taken_back_and_stays_in_the_log_struck_through(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        seed, match = search(2, asks_where_to_return)
        table = await plant(either_site.house.store, seed, match, [one.id, two.id])
        async with await one.open(table) as a, await two.open(table) as b:
            seat = a.table["asked"][0]
            first, other = (a, b) if seat == 0 else (b, a)
            lines = len(match.steps)
            assert first.mine(seat)["may_undo"]
            assert not other.seen[0]["may_undo"]
            done = await first.ask("undo", seat=seat, line=lines)
            assert (done["type"], done["line"]) == ("done", lines - 1)
            for browser in (first, other):
                await browser.until(lambda frame: frame["type"] == "changed")
                assert browser.logs[0][-1]["undone"]
                assert browser.logs[0][-1]["action"].startswith("order")
                assert browser.seen[0]["line"] == lines - 1
            reverse = (
                "order small_first" if "tall" in match.steps[-1].line.text else "order tall_first"
            )
            assert (await first.act(seat, reverse))["type"] == "done"
            await first.until(lambda frame: frame["type"] == "changed")
            assert [step["undone"] for step in first.logs[0][-3:]].count(True) == 1
        async with await other_guest(seat, one, two).open(table) as fresh:
            await other.until_here(fresh.version)
            assert fresh.logs == other.logs


def other_guest(seat: int, one: Player, two: Player) -> Player:
    return two if seat == 0 else one


async def test_an_undo_sent_twice_happens_once(site: Site):
    async with Player(site.host) as one:
        seed, match = search(2, asks_where_to_return)
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        async with await one.open(table) as a:
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            first = await a.ask("undo", id="back", seat=seat, line=line)
            second = await a.ask("undo", id="back", seat=seat, line=line)
            assert first == second
            assert (await a.ask("undo", seat=seat, line=line - 1))["type"] == "refused"


async def test_chance_is_never_taken_back_so_nothing_is_drawn_anew(site: Site):
    """Outcomes come from the seed and the line's number; undo ends before any line of chance.

    Whatever is taken back and played again, the draws at each line stay what they were.
    """
    async with Player(site.host) as one:
        seed, match = search(2, asks_where_to_return)
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        async with await one.open(table) as a:
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            await a.ask("undo", seat=seat, line=line)
            refused = await a.ask("undo", seat=seat, line=line - 1)
            assert refused["problem"]["code"] == "no-undo"
            assert match.steps[line - 2].line.seat == -1
            await a.act(seat, match.steps[-1].line.text, line=line - 1)
            await a.until(lambda frame: frame["type"] == "changed")
            square = a.mine(seat)["actions"]
            await a.act(seat, square[0])
            history = (await site.house.lobby.find(table)).history
            match.play(seat, match.game.read(square[0]))
            match.play_on(seed)
            assert history.match.record.lines == match.record.lines


async def test_a_card_that_was_chosen_cannot_be_taken_back(site: Site):
    """MP-301: the choice is for good."""
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            seat = a.table["asked"][0]
            done = await a.act(seat, a.mine(seat)["actions"][0])
            await a.until(lambda frame: frame["type"] == "changed")
            assert not a.mine(seat)["may_undo"]
            told = await a.ask("undo", seat=seat, line=done["line"])
            assert told["problem"]["code"] == "no-undo"


async def test_the_end_cannot_be_taken_back_for_the_seed_is_out(site: Site):
    async with Player(site.host) as one:

        def last_choice(match: Match) -> bool:
            question = match.state.question
            if question is None or question.kind != "choose_order":
                return False
            after = match.state.copy()
            after.apply(after.actions()[0])
            return after.question is None

        seed, match = search(2, last_choice)
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        async with await one.open(table) as a:
            seat = a.table["asked"][0]
            done = await a.act(seat, match.game.write(match.state.actions()[0]))
            await a.until(lambda frame: frame["type"] == "changed")
            assert a.table["status"] == "over"
            assert a.table["seed"] == seed
            assert not a.mine(seat)["may_undo"]
            told = await a.ask("undo", seat=seat, line=done["line"])
            assert told["problem"]["code"] == "no-undo"
