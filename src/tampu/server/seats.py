"""Who may sit where: taking, leaving and handing over a seat. One guest may hold several.

A seat once dealt is its holder's: a bot may play it for whoever is away, but nobody else sees its
hand until the holder gives it up by leaving. A program's seat is that of whoever brought it. Where
somebody was shown all that is hidden, nobody else sits down any more: see `ground`.
"""

import secrets
from collections.abc import Callable

import msgspec

from tampu.bots.bot import levels
from tampu.bots.characters import DEALT, LEVEL, named
from tampu.server.clocks.told import clock_protects
from tampu.server.dealing import stage
from tampu.server.guests import clean_name
from tampu.server.history import History
from tampu.server.journal import OPEN, Sitting
from tampu.server.names import bot_name
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.standing.rated import refuse_seat
from tampu.server.store.store import Head
from tampu.server.wire import Level, SeatChange, SeatPlan


def planned(
    plans: list[SeatPlan], game: str, guest: str, name_limit: int, promise: str | None = None
) -> list[Sitting]:
    """The seats of a new table."""
    seats: list[Sitting] = []
    for plan in plans:
        name = None if plan.name is None else clean_name(plan.name, name_limit)
        if plan.who == "bot":
            seats.append(bot(plan.level, game, seats))
        elif plan.who == "program":
            seats.append(program(guest, name, seats))
        elif plan.who == "me":
            seats.append(Sitting("human", guest, name, promise=promise))
        else:
            seats.append(OPEN)
    return seats


def bot(level: Level | None, game: str, others: list[Sitting]) -> Sitting:
    """A bot with a name of its own; if nobody says which, a master."""
    if level == DEALT:
        level = dealt(game, others)
    if level is not None and level not in levels(game):
        raise Trouble("no-such-level", level=level)
    return Sitting("bot", None, bot_name({other.name for other in others}), level or LEVEL)


def dealt(game: str, others: list[Sitting]) -> Level | None:
    """A master with a character at random; one that nobody at the table has, if there is any."""
    every = named(game)
    free = [level for level in every if level not in {other.level for other in others}]
    return secrets.choice(free or every) if every else None


def program(owner: str, name: str | None, others: list[Sitting]) -> Sitting:
    """A program of somebody's own; it can come as soon as it has a token."""
    shown = name or bot_name({other.name for other in others})
    return Sitting("program", None, shown, owner=owner)


class SeatRules:
    """What one guest may do with the seats of one table now."""

    def __init__(
        self,
        head: Head,
        history: History,
        guest: str,
        settings: Settings,
        away: Callable[[int], float],
    ) -> None:
        self.history = history
        self.game = head.game
        self.guest = guest
        self.hosts = head.host == guest
        self.settings = settings
        self.away = away
        """For how many seconds nobody has been at a seat; 0 while somebody is."""

    def after(self, seat: int, change: SeatChange) -> Sitting:
        """Who sits there after this change; raises `Trouble` if it may not be made."""
        if not 0 <= seat < len(self.history.seats):
            raise Trouble("no-such-seat", number=seat)
        if self.history.over:
            raise Trouble("over")
        refuse_seat(self.history, self.guest, seat, change)
        if stage(self.history) is not None:
            return self._promise(seat, change)
        if self.history.seats[seat].resigned is not None:
            raise Trouble("seat-resigned", seat=seat)
        if change.do == "resign":
            return self._resign(seat)
        if self.history.looked:
            self._refuse_company(seat, change)
        if change.do == "take":
            sitting = self._take(seat, change.name)
            return msgspec.structs.replace(sitting, promise=self._promised(seat, change.promise))
        if change.do == "bot":
            return self._hand_to_bot(seat, change.level)
        if change.do == "program":
            return self._bring_program(seat, change.name)
        return self._leave(seat)

    def _refuse_company(self, seat: int, change: SeatChange) -> None:
        """No seat of a bot becomes a person's, nor a program's, and none becomes free."""
        now = self.history.seats[seat]
        own = self.guest in (now.holder, now.kept_for)
        if change.do == "leave" or (change.do != "bot" and not own):
            raise Trouble("hidden-seen")

    def _take(self, seat: int, name: str | None) -> Sitting:
        now = self.history.seats[seat]
        was_mine = self.guest in self.history.sat[seat]
        self._not_kept(seat)
        if self.guest in self.history.lost[seat]:
            raise Trouble("clock-fell", seat=seat)
        if now.kind in ("human", "program") and now.holder != self.guest:
            raise Trouble("seat-taken", seat=seat)
        if now.kind == "bot" and not (self.hosts or was_mine):
            raise Trouble("bot-seat", seat=seat)
        if not was_mine and self._saw_another_hand(seat):
            raise Trouble("saw-another-hand", seat=seat)
        shown = None if name is None else clean_name(name, self.settings.limits.name)
        return Sitting("human", self.guest, shown)

    def _bring_program(self, seat: int, name: str | None) -> Sitting:
        """Where one may sit down, a program of one's own may; what it is dealt is its owner's."""
        shown = self._take(seat, name).name
        now = self.history.seats[seat]
        if now.owner == self.guest and shown in (None, now.name):
            return now
        return program(self.guest, shown, self._others(seat))

    def _promised(self, seat: int, promise: str | None) -> str | None:
        """The new promise, or the one that was made before; none once the cards are dealt."""
        now = self.history.seats[seat]
        before = now.promise if now.guest == self.guest else None
        return before if self.history.begun else promise or before

    def _promise(self, seat: int, change: SeatChange) -> Sitting:
        """No seat is free, nothing is dealt yet: all that can be done now is to promise a share."""
        now = self.history.seats[seat]
        mine = change.do == "take" and now.guest == self.guest
        promise = change.promise or now.promise
        may = now.promise is None and stage(self.history) == "promises"
        if not mine or not (may or promise == now.promise):
            raise Trouble("dealing")
        return msgspec.structs.replace(now, promise=promise)

    def _saw_another_hand(self, seat: int) -> bool:
        """Whoever played one seat may not look into another's hand while somebody else plays."""
        sat = self.history.sat
        elsewhere = any(self.guest in sat[other] for other in range(len(sat)) if other != seat)
        guests = {sitting.holder for sitting in self.history.seats} - {None, self.guest}
        return elsewhere and bool(guests)

    def _leave(self, seat: int) -> Sitting:
        now = self.history.seats[seat]
        if now.holder != self.guest and not (now.kind == "bot" and self.hosts):
            raise Trouble("not-your-seat", seat=seat)
        self._not_kept(seat)
        return OPEN

    def _resign(self, seat: int) -> Sitting:
        """Whoever gives up does so for good: the game goes on with a bot to its end."""
        now = self.history.seats[seat]
        if self.guest not in (now.holder, now.kept_for):
            raise Trouble("not-your-seat", seat=seat)
        if not self.history.begun:
            raise Trouble("not-begun")
        if now.kind == "bot":
            return msgspec.structs.replace(now, kept_for=None, resigned=self.guest)
        invited = bot(None, self.game, self._others(seat))
        return msgspec.structs.replace(invited, resigned=self.guest)

    def _not_kept(self, seat: int) -> None:
        """What was dealt to somebody stays theirs, though a bot plays it for a while."""
        if self.history.seats[seat].kept_for not in (None, self.guest):
            raise Trouble("kept-seat", seat=seat)

    def _hand_to_bot(self, seat: int, level: Level | None) -> Sitting:
        """One's own, a free one, or one long left alone, for those at the table."""
        now = self.history.seats[seat]
        at_the_table = self.hosts or bool(self.history.held_by(self.guest))
        if not at_the_table:
            raise Trouble("not-at-the-table")
        if now.kind == "bot" and not self.hosts:
            raise Trouble("bot-seat", seat=seat)
        others_seat = now.holder not in (None, self.guest)
        if others_seat and clock_protects(self.history, seat):
            raise Trouble("clock-runs", seat=seat)
        if others_seat and self.away(seat) < self.settings.patience:
            minutes = max(1, round(self.settings.patience / 60))
            raise Trouble("still-here", seat=seat, minutes=minutes)
        kept_for = now.holder or now.kept_for
        invited = bot(level, self.game, self._others(seat))
        return msgspec.structs.replace(invited, kept_for=kept_for)

    def _others(self, seat: int) -> list[Sitting]:
        return [sitting for n, sitting in enumerate(self.history.seats) if n != seat]
