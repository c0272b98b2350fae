"""Makes Qt's enumerations in a quarter of the time that Python's own `enum` takes.

PySide6 makes one for each of those in a class of Qt as soon as the class is named: 450 with 4,900
members before a window is painted, which was 120 of its 700 ms. What comes out is the same, member
by member, which a test holds against `enum` itself; whatever is not plainly a name with a number
is left to it.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Sequence
from typing import Any, Final

_KNOWN_UP_TO: Final = (3, 14)
"""In this version of Python `enum` may be another inside."""
_OF_EACH: Final = ("_member_names_", "_member_map_", "_value2member_map_")
_ALSO_OF_EACH: Final = ("_unhashable_values_", "_hashable_values_", "_unhashable_values_map_")
_FLAGS: Final = (enum.Flag, enum.IntFlag) if "_singles_mask_" in vars(enum.Flag) else ()
"""Those of Python before 3.11.4, as in Debian 12, reckon with other masks, and are left to it."""
_KINDS: Final = (enum.Enum, enum.IntEnum, *_FLAGS)


def make_enums_quickly() -> None:
    """Have enumerations made quickly that are made by a call, as Qt's are."""
    if sys.version_info[:2] < _KNOWN_UP_TO:
        enum.EnumType._create_ = _Maker().create  # type: ignore[attr-defined]


class _Maker:
    """Makes enumerations after a pattern, an empty one of each kind."""

    def __init__(self) -> None:
        self._plainly = enum.EnumType._create_  # type: ignore[attr-defined]
        self._patterns = {kind: self._pattern(kind) for kind in _KINDS}
        self._taken = {kind: set(dir(kind)) | {"mro", "name", "value"} for kind in _KINDS}

    @property
    def create(self) -> Any:
        """Return what takes the place of `EnumType._create_`, with its parameters."""
        plainly, patterns = self._plainly, self._patterns

        def _create_(
            cls: Any,
            class_name: str,
            names: Any,
            *,
            boundary: enum.FlagBoundary | None = None,
            **others: Any,
        ) -> Any:
            if boundary is enum.KEEP and cls in patterns and self._is_plain(cls, names, others):
                return self._made(cls, class_name, names)
            return plainly(cls, class_name, names, boundary=boundary, **others)

        return _create_

    def _pattern(self, kind: Any) -> dict[str, Any]:
        made = self._plainly(kind, "Pattern", (), module=__name__, boundary=enum.KEEP)
        left_out = {"__dict__", "__weakref__", "__new__"}
        return {name: value for name, value in vars(made).items() if name not in left_out}

    def _is_plain(self, kind: Any, names: Any, others: dict[str, Any]) -> bool:
        """Tell whether these are names with numbers, none of which means something to `enum`."""
        if (
            type(names) is not list
            or not names
            or any(others.get(each) for each in ("type", "module"))
        ):
            return False
        taken = self._taken[kind]
        return all(
            type(each) is tuple
            and type(each[1]) is int
            and each[0] not in taken
            and each[0][:1] != "_"
            for each in names
        )

    def _made(self, kind: Any, class_name: str, names: Sequence[tuple[str, int]]) -> Any:
        body = dict(self._patterns[kind])
        for name in _OF_EACH + _ALSO_OF_EACH:
            if name in body:
                body[name] = type(body[name])()
        if body.get("__qualname__"):
            body["__qualname__"] = class_name
        made: Any = enum.EnumType.__new__(
            enum.EnumType,
            class_name,
            (kind,),
            body,  # type: ignore[arg-type]  # a plain one does, where it is simple
            _simple=True,
        )
        made.__new__ = enum.Enum.__new__
        _fill(made, names, is_flag=issubclass(kind, enum.Flag), is_int=issubclass(kind, int))
        return made


def _fill(made: Any, names: Sequence[tuple[str, int]], *, is_flag: bool, is_int: bool) -> None:
    """Give an empty enumeration its members."""
    shown, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    hashable = getattr(made, "_hashable_values_", [])
    mask = singles = 0
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_int else object.__new__(made)
            inside = member.__dict__
            inside["_value_"] = value
            inside["_name_"] = name
            inside["__objclass__"] = made
            inside["_sort_order_"] = len(shown)
            is_single = value > 0 and not value & (value - 1)
            if not is_flag or is_single:
                shown.append(name)
            if is_flag:
                mask |= value
                singles |= value if is_single else 0
            by_value[value] = member
            hashable.append(value)
        by_name[name] = member
        type.__setattr__(made, name, member)
    if is_flag:
        made._flag_mask_, made._singles_mask_ = mask, singles
        made._all_bits_ = 2 ** mask.bit_length() - 1
        values = [by_name[name]._value_ for name in shown]
        if values != sorted(values):
            made._iter_member_ = made._iter_member_by_def_
