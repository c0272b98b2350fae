"""What a filter could go on with, names and values behind a name; and what may be meant by one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from sitemap_editor.core.columns.column import NAME
from sitemap_editor.core.filtering.content_terms import PATHS
from sitemap_editor.core.filtering.grammar import Chip
from sitemap_editor.core.filtering.named import ANY, INVALID, NONE, quoted
from sitemap_editor.core.filtering.url_patterns import without_wildcards
from sitemap_editor.core.filtering.vocabulary import NAMES, name_of

_WORD: Final = re.compile(r"(?:^|(?<=[\s(]))-*([^\s()]*)\Z")
_NAMED: Final = re.compile(rf"({NAME}|[A-Za-z-]+)([:<>=]+)(.*)", re.DOTALL | re.IGNORECASE)
_MOST: Final = 50
_OFFERED: Final = (*NAMES, *PATHS)
_OF_WORDS: Final = ("problem", "is", "has", "live")
"""Whose words say by themselves what is looked for: an error, a duplicate, an image."""
_NO_WORDS: Final = (ANY, NONE, INVALID)
_TERMS: Final = {
    word: f"{name}:{word}"
    for name in reversed(_OF_WORDS)
    for word in NAMES[name].words
    if word.isalpha() and word not in _NO_WORDS
}


class Completion(NamedTuple):
    """What may stand in the place of [`start`, `end`) of a text: never nothing."""

    start: int
    end: int
    options: Sequence[str]

    @property
    def shared(self) -> str:
        """What all options begin with."""
        first, last = min(self.options), max(self.options)
        pairs = zip(first, last, strict=False)
        return first[: sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))]


def completion(text: str, at: int, values: Callable[[str], Iterable[str]]) -> Completion | None:
    """Return how the word before the place `at` may go on; None where nothing fits.

    `values` is asked for what may stand behind a name, besides the words that the name knows.
    """
    match = _WORD.search(text[:at])
    if match is None:
        return None
    word, start = match[1], match.start(1)
    named = _NAMED.fullmatch(word)
    if named is None:
        found = [f"{name}:" for name in _OFFERED if name.startswith(word.lower())]
        return Completion(start, at, found) if word and found else None
    name, typed = named[1], named[3]
    known_name = name_of(name)
    if known_name is None and name.lower() not in PATHS:
        return None
    start += named.start(3)
    if known_name is None or known_name.field != name:
        name = name.lower()
    words = () if known_name is None else known_name.words
    found_values = values(name)
    if name == "host":
        found_values = map(without_wildcards, found_values)
    known = dict.fromkeys((*words, *found_values))
    fitting = [_quoted(each) for each in known if each.lower().startswith(typed.lower())]
    return Completion(start, at, fitting[:_MOST]) if fitting else None


def _quoted(value: str) -> str:
    """Return a value as it is written in a filter."""
    if value and not re.search(r'[\s"()]', value):
        return value
    return quoted(value)


def meant_filter(text: str, chips: Sequence[Chip]) -> str | None:
    """Return a filter with the first word that names a filter, or its plural, written as a term.

    A name whose value only a person knows gets its colon: “lastmod:”. None where there is none.
    """
    for chip in chips:
        if (term := _term(text[chip.start : chip.end].lower())) is not None:
            return f"{text[: chip.start]}{term}{text[chip.end :]}"
    return None


def _term(word: str) -> str | None:
    for each in (word, word.removesuffix("s"), f"{word.removesuffix('ies')}y"):
        if each in _TERMS:
            return _TERMS[each]
        if each in NAMES:
            return f"{each}:{ANY}" if ANY in NAMES[each].words else f"{each}:"
    return None
