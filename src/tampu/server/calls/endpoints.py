"""What a guest can ask about being called."""

import hashlib
import time
from typing import cast, get_args
from urllib.parse import urlsplit

from tampu.server.calls import hooks, pages
from tampu.server.calls.outside import NotOutside
from tampu.server.calls.push import is_subscription
from tampu.server.guests import Guests
from tampu.server.heads import HOST
from tampu.server.mail import Undelivered, is_address
from tampu.server.problems import Trouble
from tampu.server.routes import Call, Endpoint
from tampu.server.store.channels import OCCASIONS, Channel, Place
from tampu.server.wire import (
    CallsTold,
    CallTried,
    ChannelChange,
    ChannelTold,
    HookForm,
    Lang,
    NewChannel,
)

HOURLY = 3600.0
"""Seconds between two letters, if nobody says otherwise."""
WRITE = ("bad-message", "not-json", "too-large", "too-slow", "bad-origin", "bad-cookie")
OWN = ("bad-cookie", "no-guest", "no-such-channel", "store-failed")


async def my_calls(call: Call) -> CallsTold:
    exchange = call.house.calls
    found = [] if call.guest is None else await exchange.channels.of(call.guest)
    key = await exchange.push.key()
    return CallsTold(
        channels=[told(each) for each in found], push=key, mail=exchange.mail is not None
    )


async def make_channel(call: Call) -> ChannelTold:
    """A letter asks whether it is wanted; a browser and a hook were named by whoever has them."""
    wanted: NewChannel = call.body
    if call.guest is None:
        raise Trouble("no-guest")
    guest, house = call.guest, call.house
    channel = _drafted(call, guest, wanted)
    mine = await house.calls.channels.of(guest)
    same = [each for each in mine if each.place == channel.place and each.kind == channel.kind]
    if same:
        return await _again(call, same[0])
    if len(mine) >= house.settings.limits.channels:
        raise Trouble("too-many-channels", limit=house.settings.limits.channels)
    await house.may_call(guest, call.address)
    if channel.kind == "mail":
        await house.may_write(channel.place.url, guest, call.address)
    await house.calls.channels.put(channel)
    return await _ask(call, channel) if channel.kind == "mail" else told(channel)


async def _again(call: Call, channel: Channel) -> ChannelTold:
    """Set up once more what was there: it is on again; whoever never confirmed is asked again."""
    if channel.state == "new":
        await call.house.may_write(channel.place.url, channel.guest, call.address)
        return await _ask(call, channel)
    await call.house.calls.channels.change(channel.id, state="on", failures=0, after=0.0, reason="")
    return told(await _own(call, channel.id))


async def _ask(call: Call, channel: Channel) -> ChannelTold:
    guests: Guests = call.house.guests
    await guests.learn([channel.guest])
    try:
        await call.house.calls.ask_for_consent(channel, guests.name(channel.guest))
    except Undelivered as error:
        await call.house.calls.channels.change(channel.id, reason=error.reason[:32])
    return told(await _own(call, channel.id))


async def change_channel(call: Call) -> ChannelTold:
    channel, change = await _own(call, call.path("id")), cast(ChannelChange, call.body)
    values: dict[str, object] = {}
    if change.on is not None and channel.state != "new":
        values |= {"state": "on" if change.on else "off"}
        values |= {"failures": 0, "after": 0.0, "reason": ""} if change.on else {}
    if change.wanted is not None:
        values["wanted"] = ",".join(each for each in OCCASIONS if each in change.wanted)
    if change.apart is not None:
        values["apart"] = max(change.apart, call.house.settings.calls.apart)
    if change.lang is not None:
        values["lang"] = change.lang
    if values:
        await call.house.calls.channels.change(channel.id, **values)
    return told(await _own(call, channel.id))


async def try_channel(call: Call) -> CallTried:
    """A message now; where the address is not confirmed, the letter that asks for it."""
    channel = await _own(call, call.path("id"))
    house = call.house
    await house.may_call(channel.guest, call.address)
    values: dict[str, object] = {"reason": ""}
    try:
        if channel.state == "new":
            await house.may_write(channel.place.url, channel.guest, call.address)
            await house.guests.learn([channel.guest])
            await house.calls.ask_for_consent(channel, house.guests.name(channel.guest))
        else:
            await house.calls.attempt(channel)
            values |= {"failures": 0, "after": 0.0, "told": time.time()}
            values |= {"state": "on"} if channel.state == "lost" else {}
    except Undelivered as error:
        values = {"reason": error.reason[:32]}
    await house.calls.channels.change(channel.id, **values)
    after = told(await _own(call, channel.id))
    return CallTried(arrived=not values["reason"], reason=after.reason, channel=after)


async def remove_channel(call: Call) -> CallsTold:
    channel = await _own(call, call.path("id"))
    await call.house.calls.channels.remove(channel.id)
    return await my_calls(call)


# ---- what it is made of ----


def _drafted(call: Call, guest: str, wanted: NewChannel) -> Channel:
    """The channel that a guest wants; raises `Trouble` if it cannot be."""
    house = call.house
    place = Place(wanted.url)
    if wanted.kind == "mail":
        if house.calls.mail is None:
            raise Trouble("no-mail")
        if not is_address(wanted.url):
            raise Trouble("call-address")
    else:
        place = _outside(call, wanted)
    return Channel(
        id=guest_key(),
        guest=guest,
        kind=wanted.kind,
        form=wanted.form if wanted.kind == "hook" else "",
        place=place,
        name=_name(wanted),
        lang=wanted.lang,
        base=base_of(call),
        wanted=",".join(OCCASIONS),
        apart=HOURLY if wanted.kind == "mail" else house.settings.calls.apart,
        created=time.time(),
        state="new" if wanted.kind == "mail" else "on",
    )


def _outside(call: Call, wanted: NewChannel) -> Place:
    """A place in the web: not in the host's own network, as far as its name tells."""
    push = wanted.kind == "push"
    try:
        call.house.calls.outside.refuse(wanted.url, secure=push)
    except NotOutside as error:
        raise Trouble("call-inside" if error.reason == "inside" else "call-address") from None
    if not wanted.token.isascii() or any(sign.isspace() for sign in wanted.token):
        raise Trouble("call-address")
    if push:
        place = Place(wanted.url, p256dh=wanted.p256dh, auth=wanted.auth)
        if not is_subscription(place):
            raise Trouble("call-address")
        return place
    place = Place(wanted.url, token=wanted.token, room=wanted.room)
    problem = hooks.fault(wanted.form, place) if wanted.form else "address"
    if problem == "topic":
        raise Trouble("call-topic")
    if problem == "room":
        raise Trouble("call-room")
    if problem is not None:
        raise Trouble("call-address")
    return place


def _name(wanted: NewChannel) -> str:
    """How the guest knows it again; of a hook no more than its host, for its path is a secret."""
    if wanted.kind == "mail":
        return wanted.url[:80]
    if wanted.kind == "push":
        return " ".join(wanted.name.split())[:80]
    return (urlsplit(wanted.url).hostname or "")[:80]


def base_of(call: Call) -> str:
    """Where this guest finds the page."""
    settings = call.house.settings
    if settings.address:
        return settings.address.rstrip("/")
    host = call.request.headers.get("host", "")
    if HOST.fullmatch(host) is None or len(host) > 100:
        raise Trouble("bad-message", detail="Host")
    return f"{call.request.url.scheme}://{host}{settings.root_path}"


def guest_key() -> str:
    """An id that nobody guesses."""
    return Guests.new() + Guests.new()


async def _own(call: Call, key: str) -> Channel:
    if call.guest is None:
        raise Trouble("no-guest")
    channel = await call.house.calls.channels.one(key)
    if channel is None or channel.guest != call.guest:
        raise Trouble("no-such-channel")
    return channel


def told(channel: Channel) -> ChannelTold:
    """Without anything that would let others send there."""
    known = channel.lang in get_args(Lang)
    mark = hashlib.sha256(channel.place.url.encode()).hexdigest()
    return ChannelTold(
        id=channel.id,
        kind=channel.kind,
        form=cast(HookForm, channel.form),
        name=channel.name,
        lang=cast(Lang, channel.lang if known else "en"),
        wanted=[each for each in OCCASIONS if channel.wants(each)],
        apart=channel.apart,
        state=channel.state,
        reason=channel.reason,
        told=channel.told or None,
        mark=mark if channel.kind == "push" else "",
    )


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/calls",
        my_calls,
        "On which ways one is called when somebody waits, and which there could be.",
        CallsTold,
        problems=("bad-cookie", "store-failed"),
    ),
    Endpoint(
        "POST",
        "/api/calls",
        make_channel,
        "Be called on one more way. An address of mail gets a letter that asks for consent.",
        ChannelTold,
        body=NewChannel,
        status=201,
        problems=(
            *WRITE,
            *("no-guest", "call-address", "call-inside", "call-topic", "call-room"),
            *("no-mail", "too-many-channels", "too-fast", "store-failed"),
        ),
    ),
    Endpoint(
        "PUT",
        "/api/calls/{id}",
        change_channel,
        "Turn a way on or off, or say what for, how often and in which language one is called.",
        ChannelTold,
        body=ChannelChange,
        problems=(*WRITE, *OWN),
    ),
    Endpoint(
        "DELETE",
        "/api/calls/{id}",
        remove_channel,
        "Be called on this way no more; nothing of it is kept.",
        CallsTold,
        problems=("bad-origin", *OWN),
    ),
    Endpoint(
        "POST",
        "/api/calls/{id}/try",
        try_channel,
        "Send one message now, and say whether it was taken.",
        CallTried,
        problems=("bad-origin", "too-fast", *OWN),
    ),
    Endpoint(
        "GET",
        "/api/calls/off/{token}",
        pages.off_page,
        "A page that asks whether a way is to be turned off; the token is in every message.",
        None,
        media="text/html",
        problems=("bad-link", "store-failed"),
    ),
    Endpoint(
        "POST",
        "/api/calls/off/{token}",
        pages.turn_off,
        "Turn it off, without being anybody.",
        None,
        media="text/html",
        problems=("bad-link", "bad-origin", "store-failed"),
    ),
    Endpoint(
        "GET",
        "/api/calls/confirm/{token}",
        pages.confirm_page,
        "A page that asks whether letters are wanted; the token is in a letter.",
        None,
        media="text/html",
        problems=("bad-link", "store-failed"),
    ),
    Endpoint(
        "POST",
        "/api/calls/confirm/{token}",
        pages.confirm,
        "Have letters sent to this address from now on.",
        None,
        media="text/html",
        problems=("bad-link", "bad-origin", "store-failed"),
    ),
)
