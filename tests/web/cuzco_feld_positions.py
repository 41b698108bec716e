"""Positions of Cuzco (Feld) that tests want on a table, out of games played for the records."""

from playwright.sync_api import Page

from tampu.core.contract import CHANCE, NOBODY, Event, State
from tampu.core.play import Match, played, undecided
from tampu.games.cuzco_feld.picture import MaskSeen, Offer, View
from tests.web.planting import Wanted, among_bots, table_for
from tests.web.serving import Serving

in_a_game = among_bots("cuzco_feld", "off-canonical")


def feld_table(house: Serving, page: Page, wanted: Wanted, seats: int) -> str:
    """The path of a new table, where this page's guest has to decide; bots answer anyhow."""
    return table_for(house, page, wanted, seats, level="random")


def view(match: Match, seat: int | None = None) -> View:
    """The table as whoever is asked sees it, or this seat."""
    seen = match.state.view(max(0, match.state.asked()) if seat is None else seat)
    assert isinstance(seen, View)
    return seen


def own_mask(match: Match) -> MaskSeen:
    """What lies before whoever is asked."""
    return view(match).masks[int(match.state.asked())]


def texts(match: Match) -> list[str]:
    """The legal answers."""
    return [match.game.write(action) for action in match.state.actions()]


def asks(match: Match, *kinds: str) -> bool:
    """Somebody is asked one of these, window by window."""
    return match.state.asked() not in (NOBODY, CHANCE) and view(match).step in kinds


def after(match: Match, *answers: str) -> tuple[State, list[Event]]:
    """The position after these answers, and all that they bring about."""
    state, told = match.state, []
    for answer in answers:
        state, events = played(state, match.game.read(answer))
        told += events
        steps = undecided(match.game, state, match.header.seed or "", 0)
        told += [event for step in steps for event in step.events]
        state = steps[-1].state if steps else state
    return state, told


@in_a_game
def at_the_missions(match: Match) -> bool:
    """Everybody has drawn missions, nobody has chosen yet; nobody will be dealt another's cards."""
    if not asks(match, "keep_missions") or any(mask.chosen for mask in view(match).masks):
        return False
    hands = [view(dealt(match), seat).hand for seat in range(view(match).seats)]
    return sum(map(len, hands)) == len({card for hand in hands for card in hand})


def dealt(match: Match) -> Match:
    """The match when everybody has kept the first two missions."""
    twin = match.prefix(len(match.steps))
    assert match.header.seed is not None
    for seat in range(match.header.seats):
        twin.play(seat, match.game.read("keep 1 2"))
    twin.play_on(match.header.seed)
    return twin


@in_a_game
def at_the_opening(match: Match) -> bool:
    """The first die of all."""
    return asks(match, "die") and view(match).round == 1


@in_a_game
def before_a_die(match: Match) -> bool:
    """In a later round a die can go somewhere, elsewhere with a power, elsewhere not at all."""
    if not asks(match, "die") or view(match).round < 2 or view(match).lap > 0:
        return False
    mask = own_mask(match)
    first = max(die.value for die in mask.dice if die.space is None)
    offers = [offer for offer in view(match).offers if offer.die == first]
    free = [offer for offer in offers if offer.refused is None and not offer.needs]
    paid = [offer for offer in offers if offer.refused is None and offer.needs]
    closed = [offer for offer in offers if offer.refused == "CF-207"]
    return len(free) > 1 and bool(paid) and bool(closed) and len(mask.tiles) > 1


@in_a_game
def in_a_window(match: Match) -> bool:
    """A power is offered by hand and for a medallion, and may be left."""
    answers = texts(match) if asks(match, "power_13", "power_07", "power_14") else []
    ways = {answer.split()[-1] for answer in answers}
    return {"hand", "inti", "skip"} <= ways


@in_a_game
def before_a_medallion(match: Match) -> bool:
    """A die is to be chosen, and a medallion could move one that lies on the bar."""
    return asks(match, "die") and "power 06 inti" in texts(match)


@in_a_game
def before_a_tile(match: Match) -> bool:
    """A die is to be chosen, and one of them takes a study tile without any power."""
    if not asks(match, "die") or {*view(match).hand} & {"07", "13", "14"}:
        return False
    return any(offer.space == "study" and taken(match, offer) for offer in view(match).offers)


def taken(match: Match, offer: Offer) -> str | None:
    """The first tile that this die takes there, asked for directly after the space."""
    if offer.refused is not None or offer.needs:
        return None
    state, _ = after(match, f"die {offer.die}", f"place {offer.space}")
    twin = state.view(int(match.state.asked()))
    assert isinstance(twin, View)
    if twin.step != "take_tile":
        return None
    found = [match.game.write(action) for action in state.actions()]
    return found[0] if len(found) > 1 else None


@in_a_game
def while_exchanging(match: Match) -> bool:
    """Pips are to be exchanged, for a point and for something else."""
    return asks(match, "exchange") and {"exchange vp", "exchange offering"} <= {*texts(match)}


@in_a_game
def at_the_market(match: Match) -> bool:
    """A goods tile can be bought."""
    return asks(match, "buy")


@in_a_game
def before_a_removal(match: Match) -> bool:
    """No mission is complete: one has to be removed."""
    answers = texts(match) if asks(match, "palace_mission") else []
    return bool(answers) and all(answer.startswith("remove ") for answer in answers)


@in_a_game
def with_crowded_spaces(match: Match) -> bool:
    """A die is to be chosen; on some space three dice lie, and it is closed to the first one."""
    if not asks(match, "die") or view(match).turn.extra:
        return False
    crowded = {each.space for each in view(match).spaces if len(each.dice) > 2}
    first = max(die.value for die in own_mask(match).dice if die.space is None)
    offers = [offer for offer in view(match).offers if offer.die == first]
    return any(offer.space in crowded and offer.refused == "CF-207" for offer in offers)


@in_a_game
def before_turning_cuzco(match: Match) -> bool:
    """The Cuzco tile may be turned, and one village only is reached as it lies."""
    return asks(match, "rotate")


def grown(match: Match, answer: str) -> tuple[str, int] | None:
    """The mission that this answer brings nearer, and how much of it there is then."""
    seat = int(match.state.asked())
    seen = after(match, answer)[0].view(seat)
    assert isinstance(seen, View)
    now = {mission.mission: mission for mission in seen.masks[seat].missions}
    for before in own_mask(match).missions:
        later = now.get(before.mission)
        if later and len(later.needs) == 1 and later.needs[0].have > before.needs[0].have:
            return before.mission, later.needs[0].have
    return None


@in_a_game
def before_a_step_ahead(match: Match) -> bool:
    """A path leads to where a mission comes nearer, without reaching it."""
    if not asks(match, "path"):
        return False
    return any(grown(match, answer) for answer in texts(match) if answer.startswith("go "))


@in_a_game
def before_the_capital(match: Match) -> bool:
    """Whoever finishes now ends phase II: priests and knowledge are paid."""
    if not asks(match, "menu") or view(match).round < 2:
        return False
    events = after(match, "finish")[1]
    paid = {event.rule for event in events if event.points}
    return {"CF-802", "CF-811"} <= paid


@in_a_game
def before_the_end(match: Match) -> bool:
    """The last question of all."""
    if not asks(match, "palace_mission", "palace_take") or view(match).round < 6:
        return False
    return all(after(match, answer)[0].asked() == NOBODY for answer in texts(match)[:1])
