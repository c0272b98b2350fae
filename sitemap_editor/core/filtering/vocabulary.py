"""The names a filter knows, what may stand behind each, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.filtering.aspects import Aspect
from sitemap_editor.core.filtering.conditions import (
    BeginsWith,
    IsAbsent,
    IsDate,
    IsInvalid,
    IsNumber,
    IsPrecise,
    IsText,
    UrlMatches,
)
from sitemap_editor.core.filtering.content_terms import (
    READY_NAMES,
    content_name,
    wrong_content_name,
)
from sitemap_editor.core.filtering.dates import bounds, is_age
from sitemap_editor.core.filtering.named import (
    ANY,
    INVALID,
    NO_DATE,
    NONE,
    Name,
    Value,
    Wrong,
    text_condition,
)
from sitemap_editor.core.filtering.tree import (
    AgeTerm,
    ColumnTerm,
    ElementTerm,
    FileTerm,
    LanguageTerm,
    LiveTerm,
    Node,
    NotOf,
    ProblemTerm,
    RowsTerm,
    State,
    StateTerm,
)
from sitemap_editor.core.filtering.url_patterns import (
    ANYTHING,
    extension_pattern,
    folder_pattern,
    host_pattern,
    parameter_pattern,
)
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY, parse_decimal
from sitemap_editor.core.protocol.severity import Severity

EXTENSIONS: Final = {
    "image": namespaces.IMAGE,
    "video": namespaces.VIDEO,
    "news": namespaces.NEWS,
}
HREFLANG: Final = "hreflang"
LIVE_WORDS: Final = (
    "ok",
    "redirect",
    "error",
    "noindex",
    "blocked",
    "canonical",
    "stale",
    ANY,
)
"""What the live check may have found, beside a status. Source: the labels of `PageResults`."""
PRECISIONS: Final = ("year", "month", "day", "minute", "second")
"""How precisely a date may be written."""


def name_of(name: str) -> Name | None:
    """Return a name as a filter has it, small or capital letters; None where there is none."""
    return NAMES.get(name.lower()) or content_name(name)


def wrong_name(name: str, value: str = "") -> Wrong:
    """Return what is wrong with a name that there is not; `value` is what stands behind it."""
    return wrong_content_name(name, value) or Wrong(_NO_SUCH_NAME, name=name.lower())


def named_term(name: str, sign: str, value: Value) -> Node:
    """Return the term of a name. Raises: Wrong."""
    known = name_of(name)
    if known is None:
        raise wrong_name(name)
    if sign != ":" and not known.compares and not (sign == "=" and known.tells_equal):
        raise Wrong(_NO_COMPARISON, name=name)
    if not value.text:
        raise Wrong(_NO_VALUE, name=f"{name}{sign}")
    return known.term(sign, value)


def bare_term(value: Value) -> Node:
    """Return the term of what stands alone: it is looked for in every column. Raises: Wrong."""
    if not value.text:
        raise Wrong(_NOTHING_QUOTED)
    return ColumnTerm(None, text_condition(value))


def _loc(_sign: str, value: Value) -> Node:
    if value.is_word(NONE):
        return ColumnTerm(LOC, IsAbsent())
    return ColumnTerm(LOC, text_condition(value))


def _of_url(
    pattern: Callable[[str], re.Pattern[bytes]],
    aspect: Aspect,
    beyond: re.Pattern[str],
    fault: Callable[[Value], Wrong | None],
) -> Callable[[str, Value], Node]:
    """Return what makes terms of a part of the URL; “none” where there is no such part.

    The aspect tells it, unless `beyond` is found in what is asked for.
    """

    def term(_sign: str, value: Value) -> Node:
        if value.is_word(NONE):
            return NotOf(ColumnTerm(LOC, UrlMatches(pattern(ANYTHING), aspect)))
        if (wrong := fault(value)) is not None:
            raise wrong
        is_told = value.text == ANYTHING or not beyond.search(value.text)
        return ColumnTerm(LOC, UrlMatches(pattern(value.text), aspect if is_told else None))

    return term


def _host_fault(value: Value) -> Wrong | None:
    return Wrong(_NO_HOST, value=value.text) if _AFTER_HOST.search(value.text) else None


def _extension_fault(value: Value) -> Wrong | None:
    return Wrong(_NO_EXTENSION, value=value.text) if _AFTER_HOST.search(value.text) else None


def _parameter_fault(value: Value) -> Wrong | None:
    is_regex = not value.is_quoted and _LIKE_REGEX.fullmatch(value.text)
    return Wrong(_NO_PARAMETER, value=value.text) if is_regex else None


def _folder(_sign: str, value: Value) -> Node:
    aspect = None if _AFTER_PATH.search(value.text) else Aspect.FOLDER
    return ColumnTerm(LOC, UrlMatches(folder_pattern(value.text), aspect))


def _of_column(field: str) -> Callable[[str, Value], Node | None]:
    """Return what makes terms of the words that all columns with a form of their own know."""

    def term(_sign: str, value: Value) -> Node | None:
        if value.is_word(NONE):
            return ColumnTerm(field, IsAbsent())
        if value.is_word(INVALID):
            return ColumnTerm(field, IsInvalid(field))
        return ColumnTerm(field, text_condition(value)) if value.is_regex else None

    return term


def _lastmod(sign: str, value: Value) -> Node:
    if sign != ":":
        between = bounds(sign, value.text)
        if between is None:
            raise Wrong(NO_DATE, value=value.text)
        return ColumnTerm(LASTMOD, IsDate(between))
    known = _of_column(LASTMOD)(sign, value)
    if known is not None:
        return known
    if not value.is_quoted and not _DATE_LETTERS.fullmatch(value.text):
        raise Wrong(NO_DATE, value=value.text)
    return ColumnTerm(LASTMOD, BeginsWith(value.text))


def _changefreq(sign: str, value: Value) -> Node:
    return _of_column(CHANGEFREQ)(sign, value) or ColumnTerm(CHANGEFREQ, IsText(value.text))


def _priority(sign: str, value: Value) -> Node:
    known = _of_column(PRIORITY)(sign, value) if sign == ":" else None
    if known is not None:
        return known
    number = parse_decimal(value.text)
    if number is None:
        raise Wrong(_NO_NUMBER, value=value.text)
    return ColumnTerm(PRIORITY, IsNumber(sign, number))


def _age(*, is_older: bool) -> Callable[[str, Value], Node]:
    def term(_sign: str, value: Value) -> Node:
        if not is_age(value.text):
            raise Wrong(_NO_AGE, value=value.text)
        return AgeTerm(value.text.lower(), is_older)

    return term


def _precision(_sign: str, value: Value) -> Node:
    word = value.text.lower()
    if word not in PRECISIONS:
        raise Wrong(_NO_PRECISION, value=value.text, values=", ".join(PRECISIONS))
    return ColumnTerm(LASTMOD, IsPrecise(word))


def _problem(_sign: str, value: Value) -> Node:
    word = value.text.lower()
    if word == ANY:
        return ProblemTerm()
    if word == NONE:
        return NotOf(ProblemTerm())
    if word in _SEVERITIES:
        return ProblemTerm(severity=_SEVERITIES[word])
    if not _is_rule(value.text.upper()):
        raise Wrong(_NO_PROBLEM, value=value.text)
    return ProblemTerm(code=value.text.upper())


def _is_rule(code: str) -> bool:
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # not to read any other filter

    return code in RULES_BY_CODE or code == SCHEMA_CODE


def _live(_sign: str, value: Value) -> Node:
    word = value.text.lower()
    if word == NONE:
        return NotOf(LiveTerm(ANY))
    if word not in LIVE_WORDS and not _STATUS.fullmatch(word):
        raise Wrong(_NO_LIVE, value=value.text, values=", ".join(LIVE_WORDS))
    return LiveTerm(word)


def _file(_sign: str, value: Value) -> Node:
    return FileTerm(value.text)


def _is(_sign: str, value: Value) -> Node:
    state = _STATES.get(value.text.lower())
    if state is None:
        raise Wrong(_NO_STATE, value=value.text, values=", ".join(_STATES))
    return StateTerm(state)


def _has(_sign: str, value: Value) -> Node:
    word = value.text.lower()
    if word == HREFLANG:
        return LanguageTerm()
    if word in EXTENSIONS:
        return ElementTerm(namespace=EXTENSIONS[word])
    if not _PREFIX.fullmatch(value.text):
        raise Wrong(_NO_PREFIX, value=value.text)
    return ElementTerm(prefix=value.text)


def _lang(_sign: str, value: Value) -> Node:
    if value.is_word(NONE):
        return NotOf(LanguageTerm())
    if not _LANGUAGE.fullmatch(value.text):
        raise Wrong(_NO_LANGUAGE, value=value.text)
    return LanguageTerm(value.text.lower())


def _rows(_sign: str, value: Value) -> Node:
    ranges: list[tuple[int, int | None]] = []
    for text in value.text.split(","):
        match = _RANGE.fullmatch(text)
        if match is None or not (match[1] or match[3]):
            raise Wrong(_NO_ROWS, value=text or value.text)
        first = int(match[1]) if match[1] else 1
        if not first:  # rows are counted from 1
            raise Wrong(_NO_ROWS, value=text)
        last = first if match[2] is None else int(match[3]) if match[3] else None
        if last is not None and last < first:
            raise Wrong(_BACKWARDS, value=text)
        ranges.append((first, last))
    return RowsTerm(tuple(ranges))


_AFTER_PATH: Final = re.compile(r"[?#]")
_AFTER_HOST: Final = re.compile(r"[/?#]")
_LIKE_REGEX: Final = re.compile(r"/.+/i?", re.DOTALL)
_BEYOND_EXTENSION: Final = re.compile(r"(?<!^)\.|\*")
_BEYOND_PARAMETER: Final = re.compile(r"[=&?#]")
_DATE_LETTERS: Final = re.compile(r"\d{1,4}(?:-[\dT:.+Z-]*)?", re.ASCII | re.IGNORECASE)
_STATUS: Final = re.compile(r"[1-5](?:\d\d|xx)", re.ASCII)
_PREFIX: Final = re.compile(r"[^\W\d][\w.-]*")
_LANGUAGE: Final = re.compile(r"[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*", re.ASCII)
_RANGE: Final = re.compile(r"(\d{1,12})?(-(\d{1,12})?)?", re.ASCII)
_SEVERITIES: Final = {severity.value: severity for severity in Severity}
_STATES: Final = {state.value: state for state in State}

NAMES: Final[Mapping[str, Name]] = {
    "loc": Name(_loc, (NONE,), allows_regex=True),
    "host": Name(_of_url(host_pattern, Aspect.FOLDER, _AFTER_HOST, _host_fault), (NONE,)),
    "folder": Name(_folder),
    "ext": Name(
        _of_url(extension_pattern, Aspect.EXTENSION, _BEYOND_EXTENSION, _extension_fault), (NONE,)
    ),
    "param": Name(
        _of_url(parameter_pattern, Aspect.PARAMETERS, _BEYOND_PARAMETER, _parameter_fault), (NONE,)
    ),
    "lastmod": Name(_lastmod, (NONE, INVALID), compares=True, allows_regex=True, field=LASTMOD),
    "precision": Name(_precision, PRECISIONS),
    "older": Name(_age(is_older=True), ("30d", "6m", "1y")),
    "newer": Name(_age(is_older=False), ("7d", "30d", "1y")),
    "changefreq": Name(_changefreq, (NONE, INVALID), allows_regex=True, field=CHANGEFREQ),
    "priority": Name(_priority, (NONE, INVALID), compares=True, allows_regex=True, field=PRIORITY),
    "problem": Name(_problem, (ANY, NONE, *_SEVERITIES)),
    "live": Name(_live, ("404", "3xx", *LIVE_WORDS, NONE)),
    "is": Name(_is, tuple(_STATES)),
    "has": Name(_has, (*EXTENSIONS, HREFLANG)),
    "lang": Name(_lang, (NONE,)),
    "rows": Name(_rows),
    "file": Name(_file),
    **READY_NAMES,
}
"""What may stand before a colon, in the order in which it is offered; others are `name_of`."""

_NO_SUCH_NAME: Final = QT_TRANSLATE_NOOP(
    "core", "There is no filter “{name}:”. To find this text, put it in quotation marks."
)
_NO_COMPARISON: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” cannot be compared. Write “{name}:” and a value."
)
_NO_VALUE: Final = QT_TRANSLATE_NOOP("core", "A value must follow “{name}”.")
_NOTHING_QUOTED: Final = QT_TRANSLATE_NOOP("core", "There is nothing between the quotation marks.")
_NO_HOST: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is not a host. Write one such as www.example.com or *.example.com, or a regular "
    "expression for the URL: loc:/…/.",
)
_NO_EXTENSION: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is not a file ending. Write one such as pdf, or a regular expression for the URL: "
    "loc:/…/.",
)
_NO_PARAMETER: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” looks like a regular expression, and “param:” takes none. Put the name of a "
    "parameter in quotation marks, or write loc:/…/.",
)
_NO_NUMBER: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a number. Write a priority, such as 0.8."
)
_NO_AGE: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is not an age. Write days, weeks, months or years, such as 30d, 6w, 3m or 1y.",
)
_NO_PROBLEM: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is not a kind of problem. Write error, warning, hint, any, none or the code of a "
    "rule, such as L17.",
)
_NO_LIVE: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is nothing that the live check finds. Write a status such as 404 or 3xx, or one of: "
    "{values}.",
)
_NO_PRECISION: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a precision of dates. Write one of: {values}."
)
_NO_STATE: Final = QT_TRANSLATE_NOOP("core", "“{value}” is not known here. Write one of: {values}.")
_NO_PREFIX: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a prefix. Write image, video, news, hreflang or a prefix of the file."
)
_NO_LANGUAGE: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a language code. Write one such as de or pt-BR."
)
_NO_ROWS: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a range of rows. Write row numbers, such as 5, 100-200 or 100-."
)
_BACKWARDS: Final = QT_TRANSLATE_NOOP("core", "“{value}” ends before it begins.")
