"""Finds every character that must not stand in a URL as it is. Source: PROTOCOL L06."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from sitemap_editor.core.checks.rule import CheckContext, Fault, Severity
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import urls

_ERROR, _WARNING = Severity.ERROR, Severity.WARNING
_SHOWN_PLACES: Final = 10  # of one character; how many there are is told


def misspelt_characters(value: str, _context: CheckContext) -> Iterator[Fault]:
    """Tell all characters that must not stand in a URL as they are, each once with its places."""
    value = value.strip(OUTER_SPACE)
    if urls.SPACE_OR_CONTROL.search(value):
        for character, places in _each(urls.SPACE_OR_CONTROL, value):
            yield _space_or_control(character, places)
    if not value.isascii() and urls.SMART_QUOTE.search(value):
        for character, places in _each(urls.SMART_QUOTE, value):
            yield _smart_quote(character, places)
    if urls.UNSAFE.search(value):
        for character, places in _each(urls.UNSAFE, value):
            yield _unsafe(character, places)
    if "[" in value or "]" in value:
        yield from _brackets(value)
    if "%" in value and urls.BROKEN_PERCENT.search(value):
        for _, places in _each(urls.BROKEN_PERCENT, value):
            yield _broken_percent(places)


def _brackets(value: str) -> Iterator[Fault]:
    """Tell square brackets behind the host, where only an IPv6 address may have them."""
    host = urls.UP_TO_PATH.match(value)
    for character, places in _each(urls.BRACKET, value, host.end() if host else 0):
        yield _unsafe(character, places)


def _each(
    pattern: re.Pattern[str], value: str, start: int = 0
) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield each character that is found and all its positions, counted from 1."""
    found: dict[str, list[int]] = {}
    for match in pattern.finditer(value, start):
        found.setdefault(match[0], []).append(match.start() + 1)
    yield from found.items()


def _listed(places: Sequence[int]) -> str:
    """Return all positions but the last, the first of them where they are many."""
    shown = ", ".join(map(str, places[:-1][:_SHOWN_PLACES]))
    return shown if len(places) <= _SHOWN_PLACES + 1 else f"{shown}, …"


def _fault(severity: Severity, one: str, several: str, places: Sequence[int], **more: str) -> Fault:
    """Return what is said of a character that stands at one position or at several."""
    arguments: dict[str, Argument] = {**more}
    if len(places) == 1:
        return Fault(severity, one, {**arguments, "place": places[0]})
    arguments |= {"count": len(places), "places": _listed(places), "last": places[-1]}
    return Fault(severity, several, arguments)


def _space_or_control(character: str, places: Sequence[int]) -> Fault:
    if character == " ":
        return _fault(
            _ERROR,
            QT_TRANSLATE_NOOP("core", "There is a space at position {place}. Write it as %20."),
            QT_TRANSLATE_NOOP(
                "core",
                "There are {count} spaces, at positions {places} and {last}. Write each as %20.",
            ),
            places,
        )
    return _fault(
        _ERROR,
        QT_TRANSLATE_NOOP(
            "core", "There is an invisible character at position {place}: {character} {name}."
        ),
        QT_TRANSLATE_NOOP(
            "core",
            "There is an invisible character {count} times, at positions {places} and {last}: "
            "{character} {name}.",
        ),
        places,
        character=f"U+{ord(character):04X}",
        name=unicodedata.name(character, ""),
    )


def _smart_quote(character: str, places: Sequence[int]) -> Fault:
    return _fault(
        _WARNING,
        QT_TRANSLATE_NOOP(
            "core", "The quotation mark “{character}” (position {place}) looks pasted. Remove it."
        ),
        QT_TRANSLATE_NOOP(
            "core",
            "The quotation mark “{character}” looks pasted {count} times (positions {places} and "
            "{last}). Remove it.",
        ),
        places,
        character=character,
    )


def _unsafe(character: str, places: Sequence[int]) -> Fault:
    return _fault(
        _WARNING,
        QT_TRANSLATE_NOOP(
            "core", "“{character}” (position {place}) must be percent-encoded in a URL: {code}."
        ),
        QT_TRANSLATE_NOOP(
            "core",
            "“{character}” ({count} times, at positions {places} and {last}) must be "
            "percent-encoded in a URL: {code}.",
        ),
        places,
        character=character,
        code=urls.percent_encoded(character, urls.ANY),
    )


def _broken_percent(places: Sequence[int]) -> Fault:
    return _fault(
        _WARNING,
        QT_TRANSLATE_NOOP(
            "core",
            "“%” (position {place}) is not followed by two hexadecimal digits. Write a percent "
            "sign as %25.",
        ),
        QT_TRANSLATE_NOOP(
            "core",
            "“%” is not followed by two hexadecimal digits {count} times (positions {places} and "
            "{last}). Write each percent sign as %25.",
        ),
        places,
    )
