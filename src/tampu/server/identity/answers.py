"""The answers to what can be asked about devices, and on the way back to a guest."""

from tampu.server.guests import COOKIE
from tampu.server.identity.arrivals import Prospect
from tampu.server.identity.links import PATH, square
from tampu.server.identity.merger import Holdings, holdings
from tampu.server.identity.passes import Pass
from tampu.server.identity.passkeys import Site, site_of
from tampu.server.identity.phrases import words_in
from tampu.server.identity.wiring import BEFORE
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import Me
from tampu.server.wire.identity import (
    DevicesTold,
    DeviceTold,
    HoldingsTold,
    LinkMade,
    LinkTold,
    PasskeyAsked,
    PasskeyTold,
    PhraseTold,
    ProspectTold,
)

# ---- the devices of a guest ----


async def devices(call: Call) -> DevicesTold:
    """From then on this browser is listed too."""
    held, identity = await _listed(call), call.house.identity
    await call.house.guests.learn([held.guest])
    return DevicesTold(
        name=call.house.guests.name(held.guest),
        devices=[
            DeviceTold(
                id=row.id,
                browser=row.browser,
                system=row.system,
                since=row.since,
                seen=row.seen,
                here=row.id == held.device,
            )
            for row in await identity.devices.of(held.guest)
        ],
        passkeys=[
            PasskeyTold(
                id=row.id, browser=row.browser, system=row.system, made=row.made, used=row.used
            )
            for row in await identity.passkeys.of(held.guest)
        ],
        phrase=await identity.phrases.made(held.guest),
        before=await _before(call),
    )


async def sign_out(call: Call) -> Me:
    """This browser, or another; who one is then."""
    held, device = _known(call), call.path("device")
    news = await call.house.identity.devices.sign_out(held.guest, device)
    await call.house.identity.spread(news)
    if device == held.device:
        before = _held_before(call)
        if before is None:
            held = Pass(call.begin(), "")
        else:
            held = before
            call.cookies |= {COOKIE: call.house.guests.cookie(before.text), BEFORE: ""}
    return await _me(call, held.guest)


async def renew(call: Call) -> Me:
    """This browser gets a pass of its own, of which there are no copies."""
    held = await _listed(call)
    new = await call.house.identity.devices.renewed(held, call.agent)
    call.cookies[COOKIE] = call.house.guests.cookie(new.text)
    return await _me(call, new.guest)


async def sign_out_others(call: Call) -> DevicesTold:
    held = _known(call)
    await call.house.identity.spread(await call.house.identity.devices.sign_out_others(held))
    return await devices(call)


# ---- what leads to a guest ----


async def make_link(call: Call) -> LinkMade:
    held = await _listed(call)
    secret, until = await call.house.identity.links.make(held.guest)
    address = f"{_origin(call)}{call.house.settings.root_path}{PATH}#{secret}"
    drawn = square(address)
    return LinkMade(address=address, until=until, size=drawn.size, path=drawn.path)


async def link(call: Call) -> LinkTold:
    row = await call.house.identity.links.last(_known(call).guest)
    if row is None:
        raise Trouble("no-such-link")
    return LinkTold(until=row.until, used=row.used, browser=row.browser, system=row.system)


async def withdraw_link(call: Call) -> Me:
    held = _known(call)
    await call.house.identity.links.withdraw(held.guest)
    return await _me(call, held.guest)


async def make_phrase(call: Call) -> PhraseTold:
    held = _known(call)
    await call.house.may_guess(call.address)
    await _listed(call)
    return PhraseTold(words=await call.house.identity.phrases.make(held.guest, call.body.lang))


async def drop_phrase(call: Call) -> DevicesTold:
    await call.house.identity.phrases.drop(_known(call).guest)
    return await devices(call)


async def want_passkey(call: Call) -> PasskeyAsked:
    held = _known(call)
    me = await _me(call, held.guest)
    options = await call.house.identity.passkeys.wanted(_site(call), held.guest, me.name)
    return PasskeyAsked(options=options)


async def make_passkey(call: Call) -> DevicesTold:
    held, passkeys = _known(call), call.house.identity.passkeys
    await passkeys.make(_site(call), held.guest, call.agent, call.body.credential)
    return await devices(call)


async def drop_passkey(call: Call) -> DevicesTold:
    await call.house.identity.passkeys.drop(_known(call).guest, call.path("passkey"))
    return await devices(call)


# ---- coming as somebody ----


async def come_by_link(call: Call) -> ProspectTold:
    arrivals = call.house.identity.arrivals
    return await _told(call, await arrivals.by_link(call.held, call.body.secret))


async def come_by_phrase(call: Call) -> ProspectTold:
    """What can be no phrase costs nothing; every guess is paid for before it is looked at."""
    words = words_in(call.body.phrase)
    await call.house.may_guess(call.address)
    return await _told(call, await call.house.identity.arrivals.by_phrase(call.held, words))


async def ask_passkey(call: Call) -> PasskeyAsked:
    return PasskeyAsked(options=await call.house.identity.passkeys.asked(_site(call)))


async def come_by_passkey(call: Call) -> ProspectTold:
    identity = call.house.identity
    proof = await identity.passkeys.show(_site(call), call.body.credential)
    return await _told(call, await identity.arrivals.by_passkey(call.held, proof.id, proof.guest))


async def come(call: Call) -> Me:
    """What the present guest has is brought along, or left: then this browser remembers it."""
    held, identity = call.held, call.house.identity
    left = held is not None and not call.body.bring
    keeps = left and not call.request.cookies.get(BEFORE) and await _is_worth_keeping(call, held)
    new, news = await identity.arrivals.take(held, call.body.ticket, call.body.bring, call.agent)
    await identity.spread(news)
    call.cookies[COOKIE] = call.house.guests.cookie(new.text)
    if held is not None and keeps:
        call.cookies[BEFORE] = call.house.guests.cookie(held.text)
    return await _me(call, new.guest)


# ---- who asks ----


def _known(call: Call) -> Pass:
    held = call.held
    if held is None:
        raise Trouble("no-guest")
    return held


async def _listed(call: Call) -> Pass:
    """The same; this device is listed from then on."""
    held = _known(call)
    await call.house.identity.devices.begin(held, call.agent)
    return held


def _held_before(call: Call) -> Pass | None:
    """Who this browser was, if that guest may still come in."""
    try:
        return call.house.guests.recognise(call.request.cookies.get(BEFORE))
    except Trouble:
        return None


async def _before(call: Call) -> str | None:
    before = _held_before(call)
    return None if before is None else (await _me(call, before.guest)).name


async def _is_worth_keeping(call: Call, held: Pass | None) -> bool:
    """Whether the guest is anybody: sits somewhere, or has chosen a name."""
    if held is None:
        return False
    has = await holdings(call.house.store, held.guest)
    return bool(has) or bool(await call.house.store.names([held.guest]))


async def _me(call: Call, guest: str) -> Me:
    await call.house.guests.learn([guest])
    return Me(id=guest, name=call.house.guests.name(guest))


async def _told(call: Call, prospect: Prospect) -> ProspectTold:
    held = call.held
    return ProspectTold(
        ticket=prospect.ticket,
        name=call.house.guests.name(prospect.guest),
        there=_holdings(prospect.there),
        here=_holdings(prospect.here),
        guest=None if held is None else (await _me(call, held.guest)).name,
        refusal=None if prospect.refusal is None else prospect.refusal.problem,
    )


def _holdings(has: Holdings) -> HoldingsTold:
    return HoldingsTold(running=has.running, over=has.over)


def _origin(call: Call) -> str:
    """Where the page stands that asks: it is compared with the host before anybody answers."""
    told = call.request.headers.get("origin")
    return told or f"{call.request.url.scheme}://{call.request.headers.get('host', '')}"


def _site(call: Call) -> Site:
    return site_of(_origin(call))
