"""Draw the icon of the page in the sizes that screens of devices want, from the one drawing.

    python -m tools.draw_icons

Where nothing is installed that can draw, the page does with the drawing itself.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "web" / "public" / "icon.svg"
PAGE = ROOT / "src" / "tampu" / "server" / "page"
INSET = 'transform="translate(10.56 10.56) scale(0.56)"'
"""So small that nothing is lost where a device cuts a circle out of it."""


def maskable(drawing: str) -> str:
    """The same with its ground up to all edges."""
    square, cut = re.subn(r' rx="\d+"', "", drawing, count=1)
    inset, moved = re.subn(r'transform="translate\(4 4\) scale\([\d.]+\)"', INSET, square, count=1)
    if not cut or not moved:
        raise SystemExit(f"{DRAWING} is not drawn as tools/draw_icons.py expects it")
    return inset


def main() -> None:
    if find_spec("resvg_py") is None:
        print("no icons for devices: the package resvg-py is not installed", file=sys.stderr)
        return
    import resvg_py

    drawing = DRAWING.read_text(encoding="utf-8")
    for name, text, size in (
        ("icon-192", drawing, 192),
        ("icon-512", drawing, 512),
        ("maskable-512", maskable(drawing), 512),
    ):
        png = resvg_py.svg_to_bytes(svg_string=text, width=size, height=size)
        (PAGE / f"{name}.png").write_bytes(bytes(png))


if __name__ == "__main__":
    main()
