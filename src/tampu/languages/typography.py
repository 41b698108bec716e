"""How the signs are set in each language: quotes, apostrophes, and the spaces before signs."""

import re

_EVERYWHERE = [
    (
        re.compile(r"""["']"""),
        "a straight quote or apostrophe; use ’ and the language’s own quotes",
    ),
    (re.compile(r"(?<!\w)-\d"), "a hyphen before a number; the minus is −"),
    (re.compile(r"\.\.\."), "three dots; the sign is …"),
]
_FRENCH = [
    (re.compile(r"(?<![\u202f\u00a0])[;!?»]"), "no narrow no-break space before ; ! ? or »"),
    (re.compile(r"(?<![\u202f\u00a0\d/]):(?!\w)"), "no no-break space before :"),
    (re.compile(r"«(?![\u202f\u00a0])"), "no narrow no-break space after «"),
]
_OTHERS = [(re.compile(r"[\s\u202f\u00a0][;:!?»]"), "a space before a sign")]
_ALONE = re.compile(r"(?<!\S)[?!](?=[ \u00a0][a-zà-ÿ])|^[?!]$")
"""A sign that is cited in the middle of a sentence or by itself, such as a key to press."""
_CODE = re.compile(r"[“«][^”»]*[”»]|\S+/\S+")
"""What is quoted as a file has it, and paths."""


def slips(lang: str, text: str) -> list[str]:
    """What is set wrongly in a text, each with the place."""
    text = _ALONE.sub("…", text)
    checks = _EVERYWHERE + (_FRENCH if lang == "fr" else _OTHERS)
    found = [
        f"{what}: …{_near(text, hit)}…"
        for pattern, what in checks
        for hit in pattern.finditer(text)
        if not _is_code(text, hit.start())
    ]
    if lang == "es":
        found += [f"{sign} without its {pair}" for sign, pair in _unpaired(text)]
    return found


def _near(text: str, hit: re.Match[str]) -> str:
    """The words around a place, on one line."""
    return text[max(0, hit.start() - 15) : hit.end() + 15].replace("\n", " ")


def _is_code(text: str, place: int) -> bool:
    """Whether a place is inside a quotation, where a file may be cited as it stands."""
    inside = (hit for hit in _CODE.finditer(text) if hit.start() < place < hit.end() - 1)
    return next(inside, None) is not None


def _unpaired(text: str) -> list[tuple[str, str]]:
    """Spanish questions and calls open with a sign of their own."""
    return [(end, start) for start, end in ("¿?", "¡!") if text.count(start) != text.count(end)]
