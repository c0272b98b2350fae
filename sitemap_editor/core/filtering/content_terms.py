"""The names in filters of what rows hold beyond their own values, as ``news.title:``."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from sitemap_editor.core.columns.column import NAME, READY, ContentColumn, ValueKind, content_column
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.filtering.conditions import (
    BeginsWith,
    Condition,
    IsAbsent,
    IsDate,
    IsExactly,
    IsNumber,
)
from sitemap_editor.core.filtering.dates import bounds
from sitemap_editor.core.filtering.named import NO_DATE, NONE, Name, Value, Wrong, text_condition
from sitemap_editor.core.filtering.tree import AnyOf, ColumnTerm, Node
from sitemap_editor.core.protocol.fields import parse_decimal

_LOOKS_LIKE_ONE: Final = re.compile(NAME, re.IGNORECASE)
_DATE_LETTERS: Final = re.compile(r"\d{1,4}(?:-[\dT:.+Z-]*)?", re.ASCII | re.IGNORECASE)


def content_name(name: str) -> Name | None:
    """Return a name of a content column; None where there is no such column."""
    column = content_column(name)
    return None if column is None else _name(column)


def wrong_content_name(name: str, value: str) -> Wrong | None:
    """Return what is wrong with a name that is meant for a content column, but is none.

    None where it is meant for another; `value` is what stands behind it.
    """
    group, dot, _ = name.lower().partition(".")
    ready = [each for each in READY if each.startswith(f"{group}.")]
    if ready and dot:
        return Wrong(_NO_SUCH_READY, name=name, names=", ".join(ready))
    if group in PATHS or _LOOKS_LIKE_ONE.fullmatch(name):
        return Wrong(_NO_SUCH_PATH, name=f"{name}:{value}")
    return None


def _name(column: ContentColumn) -> Name:
    is_number = column.kind is ValueKind.NUMBER
    return Name(
        partial(_term, column),
        () if column.is_count else (NONE,),
        compares=column.kind is not ValueKind.TEXT,
        allows_regex=not is_number,
        tells_equal=not is_number,
        field=column.name,
    )


def _term(column: ContentColumn, sign: str, value: Value) -> Node:
    if value.is_word(NONE) and sign == ":" and not column.is_count:
        return ColumnTerm(column.name, IsAbsent())
    if sign == "=":
        if value.is_regex:
            raise Wrong(_NO_REGEX, name=column.name)
        return ColumnTerm(column.name, IsExactly(value.text))
    if column.kind is ValueKind.ANY and sign != ":":
        return _of_any(column, sign, value)
    return ColumnTerm(column.name, _CONDITIONS[column.kind](sign, value))


def _of_text(_sign: str, value: Value) -> Condition:
    return text_condition(value)


def _of_number(sign: str, value: Value) -> Condition:
    number = parse_decimal(value.text)
    if number is None:
        raise Wrong(_NO_NUMBER, value=value.text)
    return IsNumber(sign, number)


def _of_date(sign: str, value: Value) -> Condition:
    if sign != ":":
        between = bounds(sign, value.text)
        if between is None:
            raise Wrong(NO_DATE, value=value.text)
        return IsDate(between)
    if value.is_regex:
        return text_condition(value)
    if not value.is_quoted and not _DATE_LETTERS.fullmatch(value.text):
        raise Wrong(NO_DATE, value=value.text)
    return BeginsWith(value.text)


def _of_any(column: ContentColumn, sign: str, value: Value) -> Node:
    """Compare numbers with numbers and dates with dates; a year may be either."""
    number, between = parse_decimal(value.text), bounds(sign, value.text)
    found: list[Condition] = [] if number is None else [IsNumber(sign, number)]
    if between is not None:
        found.append(IsDate(between))
    if not found:
        raise Wrong(_NEITHER, value=value.text)
    terms = tuple(ColumnTerm(column.name, condition) for condition in found)
    return terms[0] if len(terms) == 1 else AnyOf(terms)


_CONDITIONS: Final[dict[ValueKind, Callable[[str, Value], Condition]]] = {
    ValueKind.TEXT: _of_text,
    ValueKind.NUMBER: _of_number,
    ValueKind.DATE: _of_date,
    ValueKind.ANY: _of_text,
}
READY_NAMES: Final = {name: _name(column) for name, column in READY.items()}
"""The names of the columns that everybody may want."""

PATHS: Final = ("alt", "x")
"""What names begin with that go on as the file has it: ``alt:de:``, ``x:PREFIX:NAME:``."""

_NO_NUMBER: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a number. Write one such as 0, 3 or 12.5."
)
_NEITHER: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is neither a number nor a date. Write one such as 3 or 2024-05-06."
)
_NO_REGEX: Final = QT_TRANSLATE_NOOP(
    "core",
    "“=” asks for a whole value. Put it in quotation marks, or write a regular expression behind a "
    "colon: {name}:/…/.",
)
_NO_SUCH_READY: Final = QT_TRANSLATE_NOOP(
    "core", "There is no column “{name}”. Write one of: {names}."
)
_NO_SUCH_PATH: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{name}” names no element with a value behind it. Write such as x:PREFIX:NAME:value, "
    "x:PREFIX:NAME@ATTRIBUTE:value or alt:de:value.",
)
