"""What is made of fields: two such things are equal if all their fields are.

The fields of a class are listed once, in its `__init__`, which makes a new thing or a copy of
another one. Here they are found again by name, for everything that need not be fast.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

ZERO: Final[i64] = 0
"""For `of.ap if of else ZERO`: compiled, a bare 0 there would make an object of every number."""
_NAMES: Final[dict[object, list[str]]] = {}
"""The names of the fields by class: they are looked up once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fielded:
    """Equality, hashing, pickling and printing by the fields.

    Pickle calls the class without arguments before it sets the fields.
    """

    def derived(self) -> dict[str, object]:
        """The fields that are no part of it, and what they are after it was restored."""
        return {}

    def own(self) -> dict[str, Any]:
        """Its fields by name."""
        return {name: getattr(self, name) for name in names_of(self)}

    def fields(self) -> tuple[object, ...]:
        """Everything in it, as plain values that no longer change."""
        return tuple([plain(getattr(self, name)) for name in names_of(self)])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in names_of(self))

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.own().items())})"

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (type(self), self.own()))


def names_of(thing: Fielded) -> list[str]:
    """The names of the fields that make it what it is, in the same order compiled or not.

    Compiled, a class knows the names of its fields; else they stand in the thing itself.
    """
    names = _NAMES.get(type(thing))
    if names is None:
        compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
        found = {*compiled, *getattr(thing, "__dict__", {})}
        names = _NAMES[type(thing)] = sorted(found - {"__dict__"} - thing.derived().keys())
    return names


def plain(value: Any) -> object:
    """A part by its fields, several as a tuple, all else as it is."""
    if isinstance(value, Fielded):
        return value.fields()
    return tuple([plain(part) for part in value]) if isinstance(value, list) else value


def restored(kind: Any, own: dict[str, Any]) -> Fielded:
    """The thing with these fields: what pickle calls."""
    thing: Fielded = kind()
    for name, value in own.items():
        setattr(thing, name, value)
    for name, value in thing.derived().items():
        setattr(thing, name, value)
    return thing
