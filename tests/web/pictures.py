"""A photograph of the page with 256 colours: small enough to be kept with the project."""

from io import BytesIO

from PIL import Image

COLOURS = 256
PLAIN = Image.Dither.NONE


def reduced(png: bytes) -> bytes:
    """The same picture with a palette."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=PLAIN)
    small = BytesIO()
    few.save(small, "PNG", optimize=True)
    return small.getvalue()
