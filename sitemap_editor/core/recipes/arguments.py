"""What a step may be told: names, types and bounds of its arguments, checked one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Any, Final, TypeAlias

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.protocol.fields import URL_FIELDS, parse_decimal

Values: TypeAlias = Mapping[str, Any]
"""Checked arguments by name; those that were not given have their defaults."""

_MOST_DIGITS: Final = 12


class ArgumentType(Enum):
    """What an argument is; how it is written in JSON, and asked for in a window."""

    TEXT = auto()
    NAMES = auto()
    """Texts: a list of them, or one."""
    COLUMN = auto()
    COLUMNS = auto()
    CHOICE = auto()
    FLAG = auto()
    WHOLE = auto()
    """A whole number."""
    DECIMAL = auto()
    """A number, held as a `Decimal`."""
    PLACE = auto()
    """``start``, ``end`` or the number of a row, from 1."""
    LINES = auto()
    """Lines of a table: a list of them, each a list of texts."""


_EXPECTED: Final = {
    ArgumentType.TEXT: QT_TRANSLATE_NOOP("core", "a text"),
    ArgumentType.NAMES: QT_TRANSLATE_NOOP("core", "a list of texts"),
    ArgumentType.COLUMN: QT_TRANSLATE_NOOP(
        "core",
        "loc, lastmod, changefreq, priority or a column such as news.title or x:PREFIX:NAME",
    ),
    ArgumentType.COLUMNS: QT_TRANSLATE_NOOP(
        "core",
        "a list of columns: loc, lastmod, changefreq, priority, or others such as news.title",
    ),
    ArgumentType.FLAG: QT_TRANSLATE_NOOP("core", "true or false"),
    ArgumentType.WHOLE: QT_TRANSLATE_NOOP("core", "a whole number"),
    ArgumentType.DECIMAL: QT_TRANSLATE_NOOP("core", "a number"),
    ArgumentType.PLACE: QT_TRANSLATE_NOOP("core", "start, end or the number of a row"),
    ArgumentType.LINES: QT_TRANSLATE_NOOP("core", "a list of lines, each a list of texts"),
}
_FILLED: Final = QT_TRANSLATE_NOOP("core", "a text that is not empty")


@dataclass(frozen=True)
class Argument:
    """One argument of a step. Without a `default` (None) it must be given."""

    name: str
    title: str
    """What a window calls it; English, marked for translation."""
    type: ArgumentType = ArgumentType.TEXT
    default: Any = None
    choices: tuple[tuple[str, str], ...] = ()
    """What may be chosen, each with what a window calls it."""
    lowest: int | None = None
    highest: int | None = None
    hint: str = ""
    """An example, shown where nothing is typed."""
    may_be_empty: bool = True

    def checked(self, value: object) -> Any:
        """Return a value as steps want it. Raises: EditError where it is of another type."""
        found = _CHECKS[self.type](self, value)
        if found is None or self._is_beyond(found) or self._is_blank(found):
            raise EditError("argument", self.expected)
        return found

    def _is_beyond(self, value: Any) -> bool:
        if self.type not in (ArgumentType.WHOLE, ArgumentType.DECIMAL):
            return False
        return (self.lowest is not None and value < self.lowest) or (
            self.highest is not None and value > self.highest
        )

    def _is_blank(self, value: Any) -> bool:
        return not self.may_be_empty and not str(value).strip()

    @property
    def expected(self) -> str:
        """What the argument may be, in English."""
        if self.type is ArgumentType.CHOICE:
            return ", ".join(name for name, _ in self.choices)
        text = _EXPECTED[self.type] if self.may_be_empty else _FILLED
        bounds = (self.lowest, self.highest)
        return text if None in bounds else f"{text} ({self.lowest}–{self.highest})"


def as_json(value: object) -> object:
    """Return a checked argument as JSON has it."""
    if isinstance(value, tuple):
        return [as_json(each) for each in value]
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    return value


def _text(_argument: Argument, value: object) -> str | None:
    return value if isinstance(value, str) else None


def _names(_argument: Argument, value: object) -> tuple[str, ...] | None:
    given = [value] if isinstance(value, str) else value
    if not isinstance(given, list | tuple) or not all(isinstance(each, str) for each in given):
        return None
    return tuple(given) or None


def _column(_argument: Argument, value: object) -> str | None:
    return _known_column(value) if isinstance(value, str) else None


def _known_column(name: str) -> str | None:
    if name in URL_FIELDS:
        return name
    column = content_column(name)
    return None if column is None else column.name


def _columns(_argument: Argument, value: object) -> tuple[str, ...] | None:
    given = _names(_argument, value)
    known = tuple(name for each in given or () if (name := _known_column(each)) is not None)
    return known if given and len(known) == len(given) else None


def _choice(argument: Argument, value: object) -> str | None:
    known = [name for name, _ in argument.choices]
    return value if isinstance(value, str) and value in known else None


def _flag(_argument: Argument, value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _whole(_argument: Argument, value: object) -> int | None:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return value if is_number and isinstance(value, int) else None


def _decimal(_argument: Argument, value: object) -> Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | float | str | Decimal):
        return None
    text = str(value)
    return parse_decimal(text) if len(text) <= _MOST_DIGITS else None


def _place(_argument: Argument, value: object) -> str | int | None:
    if isinstance(value, str):
        return value if value in ("start", "end") else None
    number = _whole(_argument, value)
    return number if number is not None and number > 0 else None


def _lines(argument: Argument, value: object) -> tuple[tuple[str, ...], ...] | None:
    if not isinstance(value, list | tuple):
        return None
    lines = tuple(_names(argument, each) for each in value)
    return tuple(filter(None, lines)) or None if all(lines) else None


_CHECKS: Final = {
    ArgumentType.TEXT: _text,
    ArgumentType.NAMES: _names,
    ArgumentType.COLUMN: _column,
    ArgumentType.COLUMNS: _columns,
    ArgumentType.CHOICE: _choice,
    ArgumentType.FLAG: _flag,
    ArgumentType.WHOLE: _whole,
    ArgumentType.DECIMAL: _decimal,
    ArgumentType.PLACE: _place,
    ArgumentType.LINES: _lines,
}

ONLY_EMPTY: Final = Argument(
    "only_empty",
    QT_TRANSLATE_NOOP("core", "Only where there is no value yet"),
    ArgumentType.FLAG,
    default=False,
)
