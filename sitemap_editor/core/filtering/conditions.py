"""What a filter asks of values: of many at once, each as UTF-8 without the white space around it.

An empty value stands for one that is not there. Each answer is a byte a value, 1 where it holds.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from itertools import compress, repeat
from operator import and_, contains, eq, ge, gt, is_not, le, lt
from typing import Any, Final, Protocol

from sitemap_editor.core.filtering.aspects import DAY_LENGTH, Aspect
from sitemap_editor.core.filtering.dates import DateBounds
from sitemap_editor.core.filtering.url_patterns import small
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    LOC,
    PRIORITY,
    are_decimals,
    parse_decimal,
)


class Condition(Protocol):
    """Something that holds for a value or does not: a frozen, picklable dataclass.

    Which aspect of a value tells it, `told_by` knows.
    """

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value."""
        ...

    @property
    def needle(self) -> bytes | None:
        """What every value has in it, in small letters, for which it holds; None: nothing."""
        ...


@dataclass(frozen=True)
class HasText:
    """The text is part of the value; capitals and small letters are alike."""

    text: str

    @cached_property
    def needle(self) -> bytes | None:
        """The text itself, where it has one spelling in small letters."""
        small = self.text.lower()
        return small.encode() if small.isascii() else None

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value."""
        joined = _BETWEEN.join(values)
        if self.needle is not None and joined.isascii():
            small_values = joined.lower().split(_BETWEEN)
            if len(small_values) != len(values):  # a text may hold what stands between
                small_values = [value.lower() for value in values]
            return bytes(map(contains, small_values, repeat(self.needle)))
        small = self.text.lower()
        # The Kelvin sign and a capital dotted i become ASCII, so that the bytes do not tell.
        return bytes(small in value.decode("utf-8", "replace").lower() for value in values)


@dataclass(frozen=True)
class Matches:
    """A regular expression finds something in the value, as people see it."""

    pattern: re.Pattern[str]

    needle = None

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value; one that is not there holds nothing to find."""
        texts = _BETWEEN.join(values).decode("utf-8", "replace").split(_BETWEEN.decode())
        if len(texts) != len(values):  # a text may hold what stands between
            texts = list(map(_text, values))
        found = bytes(map(is_not, map(self.pattern.search, texts), repeat(None)))
        return found if all(values) else bytes(map(and_, found, map(bool, values)))


@dataclass(frozen=True)
class UrlMatches:
    """A pattern fits the value from its beginning: for parts of URLs."""

    pattern: re.Pattern[bytes]
    aspect: Aspect | None = None
    """What of the URL tells it, where that is known."""

    needle = None

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value."""
        if self.pattern.flags & re.IGNORECASE and not all(map(bytes.isascii, values)):
            values = [
                value if value.isascii() else small(_text(value)).encode() for value in values
            ]
        return bytes(map(bool, map(self.pattern.match, values)))


@dataclass(frozen=True)
class IsAbsent:
    """There is no value, or nothing but white space in it."""

    needle = None

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value."""
        return bytes(not value for value in values)


@dataclass(frozen=True)
class _OfDifferent:
    """A condition on values that many rows share: each is looked at once."""

    needle = None

    def holds(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value."""
        known = self._known
        if len(known) > _MOST_KNOWN:
            known.clear()
        fresh = list(set(values) - known.keys())
        known.update(zip(fresh, self.are_met(list(map(_text, fresh))), strict=True))
        known[b""] = False
        return bytes(map(known.__getitem__, values))

    def holds_for_different(self, values: Sequence[bytes]) -> bytes:
        """Return a byte for each value, of which each is another."""
        met = bytes(self.are_met(list(map(_text, values))))
        return bytes(map(and_, met, map(bool, values))) if b"" in values else met

    @cached_property
    def _known(self) -> dict[bytes, bool]:
        return {}

    def __getstate__(self) -> dict[str, object]:
        """Leave behind what was found out here."""
        return {name: each for name, each in self.__dict__.items() if name != "_known"}

    def are_met(self, texts: Sequence[str]) -> Iterable[bool]:
        """Tell it of many values, whatever of those that are not there."""
        return map(self.is_met, texts)

    @abstractmethod
    def is_met(self, text: str) -> bool:
        """Tell it of one value, which is there."""


@dataclass(frozen=True)
class IsText(_OfDifferent):
    """The value is this text; capitals and small letters are alike."""

    text: str

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        return text.lower() == self.text.lower()


@dataclass(frozen=True)
class IsExactly(_OfDifferent):
    """The value is this text, capitals and all."""

    text: str

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        return text == self.text


@dataclass(frozen=True)
class BeginsWith(_OfDifferent):
    """The value begins with this text; capitals and small letters are alike."""

    text: str

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        return text.lower().startswith(self.text.lower())


@dataclass(frozen=True)
class IsInvalid(_OfDifferent):
    """The value means nothing in its column: no date, no frequency, no priority."""

    field: str

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        if self.field == LASTMOD:
            return not isinstance(parse_w3c(text), W3CDate)
        if self.field == PRIORITY:
            number = parse_decimal(text)
            return number is None or not 0 <= number <= 1
        return text not in CHANGEFREQ_VALUES


@dataclass(frozen=True)
class IsNumber(_OfDifferent):
    """The value is a number that compares like this; what is none does not."""

    sign: str
    number: Decimal

    def are_met(self, texts: Sequence[str]) -> Iterable[bool]:
        """Tell it of many values: in a file at fault each row may have another number."""
        for at in range(0, len(texts), _NUMBERS_AT_ONCE):
            yield from self._of_some(texts[at : at + _NUMBERS_AT_ONCE])

    def _of_some(self, texts: Sequence[str]) -> Iterable[bool]:
        """Compare as floats, which takes an eighth of the time; as decimals what is as near."""
        if not are_decimals(texts):
            return map(self.is_met, texts)
        nearly = float(self.number)
        numbers = list(map(float, texts))
        found = list(map(_SIGNS[self.sign], numbers, repeat(nearly)))
        for at in compress(range(len(texts)), map(eq, numbers, repeat(nearly))):
            found[at] = self.is_met(texts[at])
        return found

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        number = parse_decimal(text)
        return number is not None and _SIGNS[self.sign](number, self.number)


@dataclass(frozen=True)
class IsDate(_OfDifferent):
    """The value is a date within bounds; what is none is not."""

    bounds: DateBounds

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        date = parse_w3c(text)
        return isinstance(date, W3CDate) and self.bounds.hold(text, date)


@dataclass(frozen=True)
class IsPrecise(_OfDifferent):
    """The value is a date that is written to this precision: to the day, to the second."""

    precision: str

    def is_met(self, text: str) -> bool:
        """Tell it of one value."""
        date = parse_w3c(text)
        return isinstance(date, W3CDate) and date.precision == self.precision


def asked_of_different(condition: Condition) -> Callable[[Sequence[bytes]], bytes]:
    """Return what tells whether a condition holds for each of some values, all different."""
    if isinstance(condition, _OfDifferent):
        return condition.holds_for_different
    return condition.holds


def told_by(field: str | None, condition: Condition) -> Aspect | None:
    """Return what of the values of a column tells whether it holds; None: only all of a value."""
    if isinstance(condition, Matches):
        return None  # what it takes nobody knows: no work for a thread that cannot be stopped
    if field == CHANGEFREQ:
        return Aspect.CHANGEFREQ
    if field == PRIORITY:
        return Aspect.PRIORITY
    if field == LASTMOD:
        return Aspect.DATE if _is_told_by_day(condition) else None
    if field == LOC:
        if isinstance(condition, IsAbsent):
            return Aspect.FOLDER
        return condition.aspect if isinstance(condition, UrlMatches) else None
    return None


def _is_told_by_day(condition: Condition) -> bool:
    if isinstance(condition, BeginsWith):
        return _WITHIN_DAY.fullmatch(condition.text) is not None
    if isinstance(condition, IsDate):
        asked = condition.bounds
        has_instant = asked.from_instant is not None or asked.to_instant is not None
        return not has_instant and max(len(asked.first), len(asked.last)) <= DAY_LENGTH
    return isinstance(condition, IsAbsent | IsInvalid | IsPrecise)


_WITHIN_DAY: Final = re.compile(r"\d[\d-]{,9}", re.ASCII)
_BETWEEN: Final = b"\0"
"""No XML can hold it."""
_MOST_KNOWN: Final = 100_000
_NUMBERS_AT_ONCE: Final = 1_024


def _text(value: bytes) -> str:
    return value.decode("utf-8", "replace")


_SIGNS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
    ":": eq,
}
