"""What is new in a view: the change from one to the next, small enough to go with every event.

A patch maps the names of what changed to the new values. `{"~": patch}` stands for a part that was
itself changed in part, `{"#": {"2": patch}}` for the parts of a list that were. The page puts the
views together again (`web/wire/patch.ts`).
"""

from typing import Any

import msgspec

Patch = dict[str, Any]


def patch(before: object, after: object) -> Patch:
    """What is new in a struct, or in a mapping that has all the keys it had."""
    old, new = _parts(before), _parts(after)
    return {
        key: _change(old.get(key), value)
        for key, value in new.items()
        if key not in old or (value is not old[key] and value != old[key])
    }


def _change(old: object, new: object) -> object:
    if _goes_on(old, new):
        return {"~": patch(old, new)}
    if isinstance(old, list) and isinstance(new, list) and _pairwise(old, new):
        pairs = enumerate(zip(old, new, strict=True))
        return {"#": {str(number): patch(a, b) for number, (a, b) in pairs if a != b}}
    return new


def _parts(whole: object) -> dict[str, Any]:
    return msgspec.structs.asdict(whole) if isinstance(whole, msgspec.Struct) else dict(whole)  # type: ignore[call-overload]


def _goes_on(old: object, new: object) -> bool:
    """Whether the old one can become the new one without losing a part."""
    if isinstance(new, msgspec.Struct):
        return type(old) is type(new)
    return isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys()


def _pairwise(old: list[Any], new: list[Any]) -> bool:
    return bool(new) and len(old) == len(new) and all(map(_goes_on, old, new))
