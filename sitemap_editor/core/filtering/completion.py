"""What a filter that is being typed could go on with: names, and values behind a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from sitemap_editor.core.filtering.vocabulary import NAMES

_WORD: Final = re.compile(r"(?:^|(?<=[\s(]))-*([^\s()]*)\Z")
_NAMED: Final = re.compile(r"([A-Za-z-]+)([:<>=]+)(.*)", re.DOTALL)
_MOST: Final = 50


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
        found = [f"{name}:" for name in NAMES if name.startswith(word.lower())]
        return Completion(start, at, found) if word and found else None
    name, typed = named[1].lower(), named[3]
    if name not in NAMES:
        return None
    start += named.start(3)
    known = dict.fromkeys((*NAMES[name].words, *values(name)))
    fitting = [_quoted(each) for each in known if each.lower().startswith(typed.lower())]
    return Completion(start, at, fitting[:_MOST]) if fitting else None


def _quoted(value: str) -> str:
    """Return a value as it is written in a filter."""
    if value and not re.search(r'[\s"()]', value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
