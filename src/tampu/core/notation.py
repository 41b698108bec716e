"""Text that should be an action, and is not."""

SEATS = "ABCD"
"""The letters of the seats."""


class NotationError(ValueError):
    """The text is no action of the game; `examples` show what one looks like."""

    def __init__(self, text: str, examples: list[str]) -> None:
        shown = text if len(text) <= 60 else text[:57] + "..."
        super().__init__(f"{shown!r} is not an action; actions look like: {', '.join(examples)}")
        self.text = text
        self.examples = examples
