"""What can be asked about devices, and on the way back to a guest."""

from tampu.server.identity import answers
from tampu.server.routes import Endpoint
from tampu.server.wire import Me
from tampu.server.wire.identity import (
    Coming,
    DevicesTold,
    LinkMade,
    LinkShown,
    LinkTold,
    PasskeyAsked,
    PasskeyShown,
    PhraseTold,
    PhraseTyped,
    PhraseWish,
    ProspectTold,
)

KNOWN = ("no-guest", "bad-cookie", "signed-out", "store-failed")
CHANGE = (*KNOWN, "bad-origin")
SENT = (*CHANGE, "bad-message", "not-json", "too-large", "too-slow")
COMING = (*SENT, "already-you", "too-many-devices")
GUESSED = ("too-many-guesses",)

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/devices",
        answers.devices,
        "One's own devices, and what else leads back to oneself. This one is listed from then on.",
        DevicesTold,
        problems=KNOWN,
    ),
    Endpoint(
        "DELETE",
        "/api/devices",
        answers.sign_out_others,
        "Sign out all other devices, and end links that are on their way.",
        DevicesTold,
        problems=CHANGE,
    ),
    Endpoint(
        "POST",
        "/api/devices/renewal",
        answers.renew,
        "A new cookie for this browser. The old one, and copies of it, hold until the others are "
        "signed out.",
        Me,
        problems=(*CHANGE, "too-many-devices"),
    ),
    Endpoint(
        "POST",
        "/api/devices/link",
        answers.make_link,
        "A link that brings another browser to oneself, once. It ends the one before.",
        LinkMade,
        status=201,
        problems=CHANGE,
    ),
    Endpoint(
        "GET",
        "/api/devices/link",
        answers.link,
        "Whether somebody has come by the newest link.",
        LinkTold,
        problems=(*KNOWN, "no-such-link"),
    ),
    Endpoint(
        "DELETE",
        "/api/devices/link",
        answers.withdraw_link,
        "A link that nobody has used leads nowhere any more.",
        Me,
        problems=CHANGE,
    ),
    Endpoint(
        "POST",
        "/api/devices/phrase",
        answers.make_phrase,
        "A recovery phrase to write down. It is told once, and ends the one before.",
        PhraseTold,
        body=PhraseWish,
        status=201,
        problems=(*SENT, *GUESSED),
    ),
    Endpoint(
        "DELETE",
        "/api/devices/phrase",
        answers.drop_phrase,
        "No recovery phrase leads to oneself any more.",
        DevicesTold,
        problems=CHANGE,
    ),
    Endpoint(
        "POST",
        "/api/devices/passkeys/options",
        answers.want_passkey,
        "What a browser must know to make a passkey.",
        PasskeyAsked,
        problems=(*CHANGE, "no-passkeys-here", "too-many-passkeys"),
    ),
    Endpoint(
        "POST",
        "/api/devices/passkeys",
        answers.make_passkey,
        "Keep a passkey that the browser made.",
        DevicesTold,
        body=PasskeyShown,
        status=201,
        problems=(*SENT, "no-passkeys-here", "passkey-failed"),
    ),
    Endpoint(
        "DELETE",
        "/api/devices/passkeys/{passkey}",
        answers.drop_passkey,
        "A passkey opens nothing any more.",
        DevicesTold,
        problems=(*CHANGE, "no-such-passkey"),
    ),
    # after those of the same length that have a name
    Endpoint(
        "DELETE",
        "/api/devices/{device}",
        answers.sign_out,
        "Sign out one device. This one is then who it was before it came, or a new guest.",
        Me,
        problems=(*CHANGE, "no-such-device"),
    ),
    Endpoint(
        "POST",
        "/api/coming/link",
        answers.come_by_link,
        "Who one would be by a link. It is not used up by that.",
        ProspectTold,
        body=LinkShown,
        problems=(*COMING, "no-such-link", "link-used", "link-late"),
    ),
    Endpoint(
        "POST",
        "/api/coming/phrase",
        answers.come_by_phrase,
        "Who one would be by a recovery phrase.",
        ProspectTold,
        body=PhraseTyped,
        problems=(*COMING, *GUESSED, "phrase-word", "phrase-length", "wrong-phrase"),
    ),
    Endpoint(
        "POST",
        "/api/coming/passkey/options",
        answers.ask_passkey,
        "What a browser must know to show a passkey.",
        PasskeyAsked,
        problems=("bad-origin", "no-passkeys-here"),
    ),
    Endpoint(
        "POST",
        "/api/coming/passkey",
        answers.come_by_passkey,
        "Who one would be by a passkey.",
        ProspectTold,
        body=PasskeyShown,
        problems=(*COMING, "no-passkeys-here", "passkey-failed", "passkey-unknown"),
    ),
    Endpoint(
        "POST",
        "/api/coming",
        answers.come,
        "Come as the guest of a ticket; what the present guest of this browser has is brought "
        "along, or left.",
        Me,
        body=Coming,
        problems=(
            *COMING,
            *("come-late", "two-hands", "no-such-link", "link-used", "link-late"),
            *("wrong-phrase", "passkey-unknown"),
        ),
    ),
)
