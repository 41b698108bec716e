"""A replay's views put together again from what each line changed, as the page does it."""

from typing import Any

Json = dict[str, Any]


def patched(before: Json, patch: Json) -> Json:
    """The view after a patch of `server.patches`."""
    return before | {key: _changed(before.get(key), value) for key, value in patch.items()}


def _changed(old: Any, change: Any) -> Any:
    if isinstance(change, dict) and change.keys() == {"~"}:
        return patched(old, change["~"])
    if isinstance(change, dict) and change.keys() == {"#"}:
        parts = change["#"]
        return [patched(part, parts.get(str(number), {})) for number, part in enumerate(old)]
    return change


def after(view: Json, step: Json) -> Json:
    """The view after all that a line changed."""
    for patch in step["changes"]:
        view = patched(view, patch)
    return view


def positions(replay: Json) -> list[Json]:
    """The view at the start, and after every line."""
    found = [replay["start"]]
    for step in replay["steps"]:
        found.append(after(found[-1], step))
    return found
