"""What is chosen in facets, written as terms of a filter and read from them again.

A facet owns the terms that say nothing but which of its values are meant: one alone, some joined by
OR, or one that is turned round. All others of a filter are none of its business.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from sitemap_editor.core.columns.column import NAME, content_column
from sitemap_editor.core.filtering.grammar import Chip, read_filter
from sitemap_editor.core.filtering.named import ANY, INVALID, NONE, quoted
from sitemap_editor.core.filtering.tree import Node
from sitemap_editor.core.filtering.url_patterns import between_stars, small, without_wildcards
from sitemap_editor.core.filtering.vocabulary import NAMES
from sitemap_editor.core.protocol.fields import LASTMOD, LOC, is_priority, parse_decimal
from sitemap_editor.core.protocol.severity import Severity


class Facet(Enum):
    """What rows are counted by, named as in filters."""

    FILE = "file"
    FOLDER = "folder"
    HOST = "host"
    EXTENSION = "ext"
    PARAMETER = "param"
    DATE = "lastmod"
    PRECISION = "precision"
    CHANGEFREQ = "changefreq"
    PRIORITY = "priority"
    SEVERITY = "severity"
    PROBLEM = "problem"
    HAS = "has"
    LIVE = "live"

    @property
    def name_in_filter(self) -> str:
        """What stands before the colon."""
        return "problem" if self is Facet.SEVERITY else self.value


@dataclass(frozen=True)
class ContentFacet:
    """A column of what rows hold, that rows are counted by."""

    value: str
    """Its name, as in filters."""

    @property
    def name_in_filter(self) -> str:
        """What stands before the sign."""
        return self.value


AnyFacet: TypeAlias = Facet | ContentFacet
ABSENT: Final = ""
"""Stands for rows that have no value."""
UNFIT: Final = "\0"
"""Stands for rows with a value that means nothing there; no XML can hold it."""


@dataclass(frozen=True)
class Choice:
    """Which values of a facet are wanted, and which are not; of dates also a range of months."""

    included: frozenset[str] = frozenset()
    excluded: frozenset[str] = frozenset()
    first: str = ""
    """The first month of a range, such as 2024-05; empty: from the beginning on."""
    last: str = ""
    """The last month of a range, included; empty: without end."""

    @property
    def is_empty(self) -> bool:
        """True where nothing is chosen."""
        return self == Choice()


class Part(NamedTuple):
    """A part of a filter that stands by itself: its text, its tree, and the facet it belongs to."""

    text: str
    node: Node
    facet: AnyFacet | None


def written(facet: AnyFacet, value: str) -> str:
    """Return the term for a value."""
    name = facet.name_in_filter
    if isinstance(facet, ContentFacet):
        is_word = _WORD.fullmatch(value) and not value.startswith("/")
        given = value if is_word else quoted(value)
        return f"{name}:{NONE}" if value == ABSENT else f"{name}={given}"
    if value == ABSENT:
        return "-folder:/" if facet is Facet.FOLDER else f"{name}:{NONE}"
    if value == UNFIT:
        return f"{name}:{INVALID}"
    is_word = _WORD.fullmatch(value) and value.lower() not in (NONE, INVALID)
    may_be_regex = NAMES[name].allows_regex or facet is Facet.PARAMETER
    is_regex = may_be_regex and value.startswith("/")
    if facet in _WITH_WILDCARDS:
        value = without_wildcards(value)
    return f"{name}:{value}" if is_word and not is_regex else f"{name}:{quoted(value)}"


def parts_of(text: str) -> tuple[Part, ...]:
    """Return the parts of a filter that must all hold, without those that are not understood."""
    found = []
    for chip, facet in _owned(text):
        part = text[chip.start : chip.end]
        reading = read_filter(part)
        if not reading.filter.is_empty:
            found.append(Part(part, reading.filter.node, facet))
    return tuple(found)


def choices_of(text: str) -> Mapping[AnyFacet, Choice]:
    """Return what a filter chooses in each facet of which it chooses anything."""
    found: dict[AnyFacet, Choice] = {}
    for chip, facet in _owned(text):
        terms = _terms(text[chip.start : chip.end])
        if facet is not None and terms:
            found[facet] = _with(found.get(facet, Choice()), terms)
    return found


def with_choice(text: str, facet: AnyFacet, choice: Choice) -> str:
    """Return a filter in which this is chosen in a facet, in the place of what was."""
    kept: list[str] = []
    place: int | None = None
    for chip, owner in _owned(text):
        if owner == facet:
            place = len(kept) if place is None else place
        else:
            kept.append(text[chip.start : chip.end])
    at = len(kept) if place is None else place
    kept[at:at] = _written(facet, choice)
    return " ".join(kept)


def narrowed(text: str, field: str, value: str) -> str:
    """Return a filter that also asks for rows like one with this value: of a URL, in its folder.

    An empty value is one that is not there.
    """
    if field == LOC:
        return _in_folder_of(text, value)
    if field == LASTMOD and value:
        day = value[:_DAY_LENGTH]
        return _with_term(text, f"lastmod:{day if _DAY.fullmatch(day) else quoted(value)}")
    if content_column(field) is not None:
        return with_choice(text, ContentFacet(field), Choice(frozenset({value})))
    facet = _BY_NAME.get(field)
    if facet is None:
        return _with_term(text, quoted(value)) if value else text
    if facet is Facet.PRIORITY and value:
        value = one_spelling(value) if is_priority(value) else UNFIT
    if facet is Facet.CHANGEFREQ:
        value = value.lower()
    return with_choice(text, facet, Choice(frozenset({value})))


def _in_folder_of(text: str, url: str) -> str:
    folder = _FOLDER.match(url)
    if folder is None:
        return _with_term(text, f"loc:{quoted(url)}" if url else f"loc:{NONE}")
    inside = folder[1].strip("/")
    if not inside:
        return _with_term(text, "folder:/")
    return with_choice(text, Facet.FOLDER, Choice(frozenset({f"/{inside}/"})))


def _with_term(text: str, term: str) -> str:
    """Return a filter with one more term, unless it has it."""
    has_it = any(part.text == term for part in parts_of(text))
    return text if has_it else f"{text.strip()} {term}".strip()


def _written(facet: AnyFacet, choice: Choice) -> list[str]:
    wanted = [written(facet, value) for value in sorted(choice.included)]
    limits = [f"lastmod>={choice.first}"] if choice.first else []
    if choice.last:
        limits.append(f"lastmod<={choice.last}")
    unwanted = ["-" + written(facet, value) for value in sorted(choice.excluded)]
    unwanted = [each.removeprefix("--") for each in unwanted]
    if not wanted:
        return [*limits, *unwanted]
    if limits:
        wanted.append(limits[0] if len(limits) == 1 else f"({' '.join(limits)})")
    return [" OR ".join(wanted), *unwanted]


def one_spelling(priority: str) -> str:
    """Return a priority as all are listed that are the same number."""
    number = parse_decimal(priority)
    return f"{number.normalize():f}" if number else "0"


# Reading


class _Term(NamedTuple):
    """A term as it is written; a range has `first` or `last` and no value."""

    facet: AnyFacet
    value: str = ""
    is_negated: bool = False
    first: str = ""
    last: str = ""

    @property
    def is_range(self) -> bool:
        return bool(self.first or self.last)


def _owned(text: str) -> list[tuple[Chip, AnyFacet | None]]:
    """Return the parts of a filter, each with the facet that may write it anew.

    Of several parts that want values of one facet only the first is its choice.
    """
    found: list[tuple[Chip, AnyFacet | None]] = []
    taken: dict[AnyFacet, bool] = {}  # whether by a range alone
    for chip in read_filter(text).chips:
        terms = _terms(text[chip.start : chip.end])
        facet = terms[0].facet if terms else None
        if facet is not None and not (len(terms) == 1 and terms[0].is_negated):
            is_range = len(terms) == 1 and terms[0].is_range
            if not (taken.setdefault(facet, is_range) and is_range) and facet in _seen(found):
                facet = None
        found.append((chip, facet))
    return found


def _seen(found: Sequence[tuple[Chip, AnyFacet | None]]) -> set[AnyFacet | None]:
    return {facet for _chip, facet in found}


def _terms(text: str) -> list[_Term]:
    """Return what a part of a filter consists of; nothing where it is no choice in one facet."""
    found: list[_Term] = []
    at = 0
    while at < len(text):
        match = _BETWEEN.match(text, at)
        term = _term_between(match) if match else None
        if match is None:
            match = _ONE.match(text, at)
            term = _term(match) if match else None
        if match is None or term is None:
            return []
        found.append(term)
        at = match.end()
        if at < len(text):
            joint = _OR.match(text, at)
            if joint is None or joint.end() == len(text):
                return []
            at = joint.end()
    is_one_facet = len({term.facet for term in found}) == 1
    is_turned = any(term.is_negated for term in found)
    return found if is_one_facet and not (is_turned and len(found) > 1) else []


def _term_between(match: re.Match[str]) -> _Term | None:
    first, last = _month(match[1], ">="), _month(match[2], "<=")
    return _Term(Facet.DATE, first=first, last=last) if first and last else None


def _term(match: re.Match[str]) -> _Term | None:
    is_negated, name, sign, value = bool(match[1]), match[2].lower(), match[3], match[4]
    is_quoted = value.startswith('"')
    if is_quoted:
        value = _ESCAPE.sub(r"\1", value[1:-1])
    column = content_column(match[2])
    if column is not None:
        if read_filter(match[0]).faults:
            return None
        return _of_contents(ContentFacet(column.name), sign, value, is_negated, is_quoted)
    if sign not in (":", "="):
        limit = _month(value, sign)
        if name != Facet.DATE.value or is_negated or not limit:
            return None
        is_first = sign.startswith(">")
        return _Term(Facet.DATE, first=limit * is_first, last=limit * (not is_first))
    facet = _facet(name, value.lower())
    if facet is None or not value or read_filter(match[0]).faults:
        return None
    return _of_value(facet, value, is_quoted=is_quoted, is_negated=is_negated)


def _of_contents(
    facet: ContentFacet, sign: str, value: str, is_negated: bool, is_quoted: bool
) -> _Term | None:
    if sign == "=" and value:
        return _Term(facet, value, is_negated)
    is_none = sign == ":" and not is_quoted and value.lower() == NONE
    return _Term(facet, ABSENT, is_negated) if is_none else None


def _of_value(facet: AnyFacet, value: str, *, is_quoted: bool, is_negated: bool) -> _Term | None:
    special = None if is_quoted and facet is not Facet.SEVERITY else _SPECIAL.get(value.lower())
    if special is not None and facet not in (Facet.FOLDER, Facet.HAS):
        return _Term(facet, special, is_negated)
    if facet is Facet.FOLDER:
        value = f"/{value.strip('/')}/" if value.strip("/") else "/"
        if value == "/":  # all that have a folder
            return _Term(facet, ABSENT, not is_negated)
    if facet in _WITH_WILDCARDS:
        value, *others = between_stars(value)
        is_pattern = bool(others) or (facet is Facet.PARAMETER and "=" in value)
        if is_pattern or (facet is Facet.HOST and _PORT.search(value)):
            return None
    if facet is Facet.DATE and not _MONTH.fullmatch(value):
        return None
    if facet is Facet.PRIORITY:
        return _Term(facet, one_spelling(value), is_negated) if is_priority(value) else None
    if NAMES[facet.name_in_filter].allows_regex and value.startswith("/") and not is_quoted:
        return None
    return _Term(facet, _spelled(facet, value), is_negated)


def _spelled(facet: AnyFacet, value: str) -> str:
    """Return a value as the facet lists it."""
    if facet is Facet.PROBLEM:
        return value.upper()
    if facet in (Facet.FOLDER, Facet.PARAMETER, Facet.DATE, Facet.FILE):
        return value
    if facet is Facet.HAS:
        return value.lower() if value.lower() in NAMES["has"].words else value
    if facet is Facet.EXTENSION:
        return small(value.removeprefix("."))
    return small(value) if facet is Facet.HOST else value.lower()


def _facet(name: str, value: str) -> AnyFacet | None:
    if name == "live":  # classes of statuses, and all that were checked, are no values of it
        return None if value.endswith("xx") or value == ANY else Facet.LIVE
    if name != "problem":
        return _BY_NAME.get(name)
    if value == ANY:
        return None
    is_severity = value == NONE or value in {each.value for each in Severity}
    return Facet.SEVERITY if is_severity else Facet.PROBLEM


def _with(choice: Choice, terms: Sequence[_Term]) -> Choice:
    for term in terms:
        if term.is_range:
            choice = replace(
                choice, first=term.first or choice.first, last=term.last or choice.last
            )
        elif term.is_negated:
            choice = replace(choice, excluded=choice.excluded | {term.value})
        else:
            choice = replace(choice, included=choice.included | {term.value})
    return choice


def _month(text: str, sign: str) -> str:
    """Return the first month of what is at or after a date, or the last at or before; else ""."""
    match = _MONTH.fullmatch(text)
    if match is None:
        return ""
    year, month = int(match[1]), int(match[2] or 0)
    if sign in (">=", "<"):
        number = year * 12 + (month or 1) - 1 - (sign == "<")
    else:
        number = year * 12 + (month or 12) - 1 + (sign == ">")
    year, month = divmod(number, 12)
    return f"{year:04}-{month + 1:02}" if 0 < year <= _LAST_YEAR else ""


_FOLDER: Final = re.compile(
    r"[A-Za-z][A-Za-z0-9+.-]*+://[^/?#]*+((?:/[^/?#]*+)*?)/[^/?#]*(?:[?#]|\Z)"
)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_DAY_LENGTH: Final = len("2024-05-06")
_LAST_YEAR: Final = 9_999
_WORD: Final = re.compile(r'[^\s"()]+')
_VALUE: Final = r'("(?:[^"\\]|\\.)*"|[^\s"()]+)'
_ONE: Final = re.compile(
    rf"(-?)({NAME}|[A-Za-z]+)(<=|>=|[:=<>])" + _VALUE + r"(?=\s|\Z)", re.DOTALL | re.IGNORECASE
)
_BETWEEN: Final = re.compile(
    r"\(lastmod>=([\d-]+) lastmod<=([\d-]+)\)(?=\s|\Z)", re.ASCII | re.IGNORECASE
)
_OR: Final = re.compile(r"\s+OR\s+")
_ESCAPE: Final = re.compile(r'\\(["\\])')
_MONTH: Final = re.compile(r"(\d{4})(?:-(0[1-9]|1[0-2]))?", re.ASCII)
_PORT: Final = re.compile(r"[^:]:\d+\Z", re.ASCII)
_WITH_WILDCARDS: Final = (Facet.HOST, Facet.EXTENSION, Facet.PARAMETER, Facet.FILE)
_SPECIAL: Final = {NONE: ABSENT, INVALID: UNFIT}
_BY_NAME: Final = {each.value: each for each in Facet if each is not Facet.SEVERITY}
