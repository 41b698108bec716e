"""Elements of a page. Text is escaped; what is `Html` already stays as it is."""

from html import escape


class Html(str):
    """Text that is markup."""

    __slots__ = ()


VOID = ("line", "meta", "path", "polygon", "polyline", "use")


def element(name: str, /, *inside: str, **attributes: str) -> Html:
    """`element("p", "2 < 3", class_="x")` is `<p class="x">2 &lt; 3</p>`."""
    told = "".join(f' {named(key)}="{escape(value)}"' for key, value in attributes.items())
    if name in VOID:
        return Html(f"<{name}{told}/>")
    return Html(f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Html:
    """One after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def named(key: str) -> str:
    """`class_` is `class`, `aria_label` is `aria-label`; SVG's own names have no dashes."""
    return key.rstrip("_").replace("_", "-")
