"""What one seat, or an onlooker, may know: the only place where a game leaves for a browser."""

import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Raw, to_builtins
from msgspec.json import Encoder

from tampu.core.contract import CHANCE, NOBODY, Event, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.offers import Offer, offers, prices
from tampu.core.play import Match, Step
from tampu.core.shares import Share
from tampu.server import dealing
from tampu.server.clocks.told import clock_line, clock_told, grace, seat_clock
from tampu.server.gallery import Eyes, Gallery
from tampu.server.history import History, Logged
from tampu.server.journal import (
    Abandoned,
    Begun,
    Consented,
    Down,
    Heard,
    Hinted,
    Looked,
    Paused,
    Proposed,
    Ruled,
    Said,
    Seated,
    Timed,
    Voted,
    WentBack,
    Withdrawn,
)
from tampu.server.patches import Patch, patch
from tampu.server.presence import Presence
from tampu.server.sitters import hints_allowed, sat_before, seat_alone, seat_name
from tampu.server.store.store import Head
from tampu.server.texts import texts
from tampu.server.wire import (
    Agreement,
    Asked,
    ChanceTold,
    Changed,
    ChatLine,
    EventTold,
    OfferTold,
    Position,
    ProposalTold,
    Replay,
    Result,
    Ruling,
    SeatInfo,
    Seating,
    Seen,
    ShareTold,
    StepTold,
    TableInfo,
    Wanted,
)
from tampu.server.wire import Consented as ConsentTold

encode = Encoder().encode
LUCK = Stream(secrets.randbits(62))
"""For worlds that are only imagined."""
FEW = 100
"""Up to so many answers come with all that is sure to follow them; of more, a page asks."""


def event_told(event: Event, eyes: Eyes) -> EventTold:
    """The event with the facts that these eyes may see."""
    seat = event.seat if event.seat >= 0 else -1
    return EventTold(
        rule=event.rule, seat=seat, points=event.points, facts=dict(event.seen_by(eyes))
    )


def shows_action(step: Step, eyes: Eyes) -> bool:
    """Whether the action's own text may be read by these eyes.

    One's own always. Another's, or chance's, only if something was told of it and nothing of that
    is kept from these eyes: a card dealt without a word stays hidden.
    """
    if eyes is not None and step.line.seat == eyes:
        return True
    hidden = any(event.secret and eyes not in event.audience for event in step.events)
    return bool(step.events) and not hidden


def step_told(step: Step, line: int, eyes: Eyes, undone: bool = False) -> StepTold:
    """One line of the game as these eyes may know it."""
    return StepTold(
        line=line,
        seat=step.line.seat,
        action=step.line.text if shows_action(step, eyes) else None,
        events=[event_told(event, eyes) for event in step.events],
        undone=undone,
        forced=step.forced and eyes == step.line.seat,
    )


def changes(step: Step, before: State, eyes: Eyes, gallery: Gallery) -> list[Patch]:
    """What each event of a step changed in the view of these eyes; one if nothing was told."""
    moments = gallery.moments(step, before)
    views = [gallery.view(moment, eyes) for moment in (before, *moments)]
    return [patch(old, new) for old, new in pairwise(views)]


def filmed(step: Step, before: State, line: int, eyes: Eyes, gallery: Gallery) -> StepTold:
    """One line with all that it changed."""
    told = step_told(step, line, eyes)
    told.changes = changes(step, before, eyes, gallery)
    return told


def film(match: Match, line: int, eyes: Eyes, gallery: Gallery) -> StepTold:
    """One line of the match that stands, with all that it changed."""
    return filmed(match.steps[line - 1], match.state_after(line - 1), line, eyes, gallery)


def log_told(log: Iterable[Logged], eyes: Eyes) -> list[StepTold]:
    """Some lines of the log; also those that were taken back."""
    return [step_told(logged.step, logged.line, eyes, logged.undone) for logged in log]


def log_sheets(log: Iterable[Logged], eyes: Eyes) -> list[StepTold]:
    """The same as `log_told`, but each line is written only once, however many come to look."""
    sheets: list[Any] = []
    for logged in log:
        sheet = logged.sheets.get(eyes)
        if sheet is None:
            told = step_told(logged.step, logged.line, eyes, logged.undone)
            sheet = logged.sheets[eyes] = Raw(encode(told))
        sheets.append(sheet)
    return sheets


def knows_more(state: State, seat: int) -> bool:
    """Whether a seat sees anything in its view that an onlooker does not; an empty hand is none."""
    own, public = (to_builtins(state.view(eyes)) for eyes in (seat, None))
    parts = own.keys() - {"seat"}
    return any(
        own[part] != public[part] and (_any(own[part]) or _any(public[part])) for part in parts
    )


def _any(part: Any) -> bool:
    """Whether there is anything in this part of a view: not nothing, and not a list of nothings."""
    if isinstance(part, dict):
        part = list(part.values())
    return any(map(_any, part)) if isinstance(part, list) else part is not None


def seen(history: History, eyes: Eyes, shared: bool = False) -> Seen:
    """The position now. `shared`: others look at the same screen."""
    told = sight(history.match, eyes, history.begun and not history.abandoned, history.gallery)
    told.may_undo = told.may_undo and not history.paused
    state = history.match.state
    told.private = shared and eyes is not None and knows_more(state, eyes)
    told.forced = bool(told.actions) and state.automatic() != NOBODY
    return told


def sight(match: Match, eyes: Eyes, begun: bool = True, gallery: Gallery | None = None) -> Seen:
    """The position of a match as it is now."""
    state = match.state
    view = state.view(eyes) if gallery is None else gallery.view(state, eyes)
    question = state.question if begun else None
    legal: list[int] = []
    may_undo = False
    if eyes is not None and begun and not match.over:
        legal = state.actions(eyes)
        may_undo = match.undo_point(eyes) is not None
    costs = prices(state, legal)
    asked = None
    if question is not None:
        asked = Asked(kind=question.kind, seats=question.seats, facts=question.facts)
    return Seen(
        seat=eyes,
        line=len(match.steps),
        view=view,
        question=asked,
        actions=texts(match.game, legal),
        prices=costs if any(costs) else [],
        offers=on_offer(match, eyes, view) if eyes is not None and 0 < len(legal) <= FEW else [],
        may_undo=may_undo,
    )


def on_offer(match: Match, seat: int, view: object, after: Sequence[int] = ()) -> list[OfferTold]:
    """What is on offer for a seat, judged from its view."""
    return offers_told(match.game, offers(match.game, view, seat, LUCK, after))


def offers_told(game: Game, found: list[Offer]) -> list[OfferTold]:
    """Offers with all that follows them, in notation."""
    written = texts(game, [offer.action for offer in found])
    return [
        OfferTold(
            action=action,
            price=offer.price,
            points=offer.points,
            then=offers_told(game, offer.then),
        )
        for action, offer in zip(written, found, strict=True)
    ]


def eyes_of(history: History, guest: str | None) -> list[Eyes]:
    """Through whose eyes a guest looks: the own seat, or an onlooker's; both if it has several."""
    own = history.seats_of(guest)
    return [*own] if len(own) == 1 else [*own, None]


def chat_told(history: History, since: int, most: int, before: int | None = None) -> list[ChatLine]:
    """What was said, and which seats changed hands, after version `since`: the newest of it.

    `before`: only what was there before this version.
    """
    said = [
        (version, entry)
        for version, entry in history.chat
        if version > since
        and (before is None or version < before)
        and not (isinstance(entry, Said) and not entry.text)  # forgotten
    ]
    return [line for version, entry in said[-most:] for line in chat_lines(history, version, entry)]


def chat_lines(
    history: History, version: int, entry: Heard | Seated | Begun | Consented
) -> list[ChatLine]:
    """What an entry adds to the chat."""
    if isinstance(entry, Begun):
        return [
            ChatLine(name=name, seat=seat, text="", at=entry.at, silent=True, number=version)
            for seat, name in entry.silent
        ]
    line = chat_line(history, version, entry)
    line.number, line.logged = version, history.logged_at(version)
    return [line]


def chat_line(history: History, version: int, entry: Heard | Seated | Consented) -> ChatLine:
    """One line of the chat."""
    if isinstance(entry, Said):
        voice = history.voices[entry.guest]
        return ChatLine(
            name=entry.name,
            seat=entry.seat,
            text=entry.text,
            at=entry.at,
            voice=voice,
        )
    if isinstance(entry, Consented):
        return _consent_line(history, version, entry)
    if isinstance(entry, Hinted):
        line = entry.line
        return ChatLine(name=entry.name, seat=entry.seat, text="", at=entry.at, hinted=line)
    if isinstance(entry, Looked):
        line = entry.line
        return ChatLine(name=entry.name, seat=entry.seat, text="", at=entry.at, looked=line)
    if isinstance(entry, Ruled):
        ruling = Ruling(lines=history.lines_at(version), deed=entry.deed)
        return ChatLine(name="", seat=None, text="", at=entry.at, ruling=ruling)
    if isinstance(entry, Timed):
        name = "" if isinstance(entry, Down) else entry.name
        clock = clock_line(history, version, entry)
        return ChatLine(name=name, seat=None, text="", at=entry.at, clock=clock)
    seating = Seating(
        lines=history.lines_at(version),
        was=entry.was,
        now=entry.now,
        kept=entry.sitting.kept_for is not None,
        resigned=entry.sitting.resigned is not None,
        fell=entry.fell,
    )
    return ChatLine(name=entry.by or "", seat=entry.seat, text="", at=entry.at, seating=seating)


def _consent_line(history: History, version: int, entry: Consented) -> ChatLine:
    """What was asked for, answered or agreed on."""
    told = ConsentTold(lines=history.lines_at(version), deed=_deed(entry))
    if isinstance(entry, Proposed | Voted | Withdrawn):
        return ChatLine(name=entry.name, seat=entry.seat, text="", at=entry.at, consent=told)
    return ChatLine(name="", seat=None, text="", at=entry.at, consent=told)


ASKED: dict[Wanted, Agreement] = {
    "undo": "asked-undo",
    "pause": "asked-pause",
    "go-on": "asked-go-on",
    "abandon": "asked-abandon",
}


def _deed(entry: Consented) -> Agreement:
    match entry:
        case Proposed():
            return ASKED[entry.what]
        case Voted():
            return "yes" if entry.yes else "no"
        case Withdrawn():
            return "withdrawn"
        case WentBack():
            return "back"
        case Paused():
            return "paused" if entry.on else "going-on"
        case Abandoned():
            return "abandoned"


def proposal_told(
    history: History, guest: str | None, name: Callable[[str], str]
) -> ProposalTold | None:
    """What is to be agreed on, for this guest."""
    proposal = history.consent.open
    if proposal is None:
        return None
    asked, awaited = proposal.asked, proposal.awaited(history.seats)
    first = [history.held_by(each)[0] for each in awaited]
    return ProposalTold(
        number=proposal.number,
        what=asked.what,
        seat=asked.seat,
        name=asked.name,
        line=asked.line,
        mine=guest == asked.guest,
        asked=guest in awaited,
        awaited=[
            seat_name(history.seats, seat, name) or name(each)
            for seat, each in zip(first, awaited, strict=True)
        ],
    )


def position(history: History, table: TableInfo, guest: str | None, chat: int) -> Position:
    """Everything a browser needs to show the table from nothing."""
    eyes = eyes_of(history, guest)
    return Position(
        version=history.version,
        table=table,
        seen=[seen(history, each, len(eyes) > 1) for each in eyes],
        logs=[log_sheets(history.log, each) for each in eyes],
        chat=chat_told(history, 0, chat),
        older=len(history.chat) > chat,
    )


def changed(
    history: History, table: TableInfo, guest: str | None, since: int, chat: int
) -> Changed | None:
    """What happened after version `since`; None if only a fresh position can tell.

    That is so if the guest looked through other eyes then, or somebody was another guest, or if too
    much was said since, or if the game has begun from lines of another one: nobody need watch them.
    """
    if since < history.became:
        return None
    if not 0 < since <= history.version or (history.given and since < history.began):
        return None
    missed = sum(version > since for version, _ in history.chat)
    if missed > chat or history.seats_of(guest, since) != history.seats_of(guest):
        return None
    undone = history.lines_at(since) - history.kept_lines(since)
    new = history.log[bisect_right(history.log, since, key=lambda logged: logged.version) :]

    def told(eyes: Eyes) -> list[StepTold]:
        """What was taken back, or comes after it, has no film: the view says where it led."""
        if undone or any(logged.undone for logged in new):
            return log_told(new, eyes)
        return [film(history.match, logged.line, eyes, history.gallery) for logged in new]

    eyes = eyes_of(history, guest)
    return Changed(
        since=since,
        version=history.version,
        table=table,
        seen=[seen(history, each, len(eyes) > 1) for each in eyes],
        steps=[told(each) for each in eyes],
        undone=undone,
        chat=chat_told(history, since, chat),
    )


def films(match: Match, eyes: Eyes) -> list[StepTold]:
    """Every line with what it changed."""
    gallery = Gallery()
    return [film(match, line, eyes, gallery) for line in range(1, len(match.steps) + 1)]


def replay(match: Match, table: TableInfo, eyes: Eyes) -> Replay:
    """The start, and every line with what it changed, through one pair of eyes."""
    return Replay(table=table, start=match.start.view(eyes), steps=films(match, eyes))


def result(history: History) -> Result | None:
    """Who won with how many points; nobody knows before the end, nor where there was none."""
    if not history.over or history.abandoned:
        return None
    state = history.match.state
    return Result(scores=[int(score) for score in state.scores], winners=state.ranking()[0])


def chances(match: Match) -> list[ChanceTold]:
    """Every line of chance that was not given, with all that could have happened."""
    given = match.header.given
    return [
        ChanceTold(line=line, action=step.line.text, outcomes=_outcomes(match, line))
        for line, step in enumerate(match.steps[given:], given + 1)
        if step.line.seat == CHANCE
    ]


def _outcomes(match: Match, line: int) -> list[tuple[str, int]]:
    found = match.state_after(line - 1).outcomes()
    written = texts(match.game, [action for action, _ in found])
    return [(text, int(weight)) for text, (_, weight) in zip(written, found, strict=True)]


def share_told(share: Share, over: bool) -> ShareTold:
    """The promise; what was behind it once the game is over."""
    return ShareTold(seat=share.seat, promise=share.promise, share=share.value if over else None)


def _sits(history: History, guest: str) -> bool:
    """Whether somebody plays here, or a program of theirs does."""
    return bool(history.seats_of(guest) or history.held_by(guest))


def table_info(
    head: Head,
    history: History,
    guest: str | None,
    name: Callable[[str], str],
    presence: Presence,
    now: float,
    patience: float,
) -> TableInfo:
    """The table without its position, for this guest; the seed only once the game is over."""
    shares = [] if history.status == "playing" else dealing.shares(history)
    lookers = [each for each in presence.everybody if not _sits(history, each)]
    return TableInfo(
        id=head.id,
        code=head.code,
        game=head.game,
        edition=head.edition,
        options=head.options,
        seats=[
            SeatInfo(
                seat=seat,
                kind=sitting.kind,
                name=seat_name(history.seats, seat, name),
                level=sitting.level,
                mine=guest is not None and sitting.guest == guest,
                here=sitting.guest is not None and presence.is_here(sitting.guest),
                gone=None if sitting.holder is None else presence.gone_since(sitting.guest or ""),
                kept_for=None if sitting.kept_for is None else name(sitting.kept_for),
                yours=guest is not None and sitting.kept_for == guest,
                before=sat_before(history, seat, name),
                owner=None if sitting.owner is None else name(sitting.owner),
                owned=guest is not None and sitting.owner == guest,
                resigned=None if sitting.resigned is None else name(sitting.resigned),
                grace=grace(history, presence, patience, seat),
                clock=seat_clock(history, seat, now),
            )
            for seat, sitting in enumerate(history.seats)
        ],
        status=history.status,
        host=name(head.host),
        hosted=guest == head.host,
        listed=head.listed,
        lines=history.lines,
        asked=history.asked(),
        commitment=head.commitment,
        seed=head.seed if history.over else None,
        created=head.created,
        again=history.again.code if history.again is not None else None,
        result=result(history),
        hints=any(hints_allowed(history, seat) for seat in history.seats_of(guest)),
        closed=history.closed,
        dealing=dealing.stage(history),
        shares=[share_told(share, history.over) for share in shares],
        locked=head.password is not None,
        onlookers=head.onlookers,
        given=len(history.given),
        rated=history.rated,
        asides=history.over or (history.begun and seat_alone(history, guest) is not None),
        looked=history.looked,
        watching=sorted(name(each) for each in lookers),
        nameless=presence.nameless,
        paused=history.paused,
        abandoned=history.abandoned,
        proposal=proposal_told(history, guest, name),
        clock=clock_told(history, now),
    )
