"""Which browser on which system: guessed coarsely, so that whoever reads the list knows it again.

Nothing else of what a browser says of itself is kept.
"""

from typing import NamedTuple

BROWSERS = (
    ("samsung", "samsungbrowser/"),
    ("edge", "edg"),
    ("opera", "opr/"),
    ("firefox", "firefox/"),
    ("firefox", "fxios/"),
    ("chrome", "crios/"),
    ("chrome", "chrome/"),
    ("chrome", "chromium/"),
    ("safari", "safari/"),
)
"""The first that fits: most say that they are others too."""
SYSTEMS = (
    ("ios", "iphone"),
    ("ios", "ipad"),
    ("android", "android"),
    ("chromeos", "cros"),
    ("windows", "windows"),
    ("macos", "mac os"),
    ("linux", "linux"),
)


class Agent(NamedTuple):
    """Keys of words; `other`: nobody knows."""

    browser: str = "other"
    system: str = "other"


def agent_of(header: str | None) -> Agent:
    """What a User-Agent header sounds like."""
    said = (header or "").lower()[:400]

    def first(known: tuple[tuple[str, str], ...]) -> str:
        return next((key for key, sign in known if sign in said), "other")

    return Agent(first(BROWSERS), first(SYSTEMS))
