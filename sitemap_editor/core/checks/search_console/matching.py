"""Recognises messages of Search Console in whatever a person pasted of its report."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

from sitemap_editor.core.checks.search_console.messages import MESSAGES, Message
from sitemap_editor.core.fuzzy import folded

_WORD: Final = re.compile(r"[a-z0-9]+")
_FILLING: Final = frozenset(
    (
        *("a", "an", "and", "be", "for", "from", "i", "in", "is", "it", "of", "on", "or", "our"),
        *("please", "the", "this", "to", "was", "we", "your"),
        *("de", "del", "el", "en", "es", "esta", "este", "la", "las", "le", "lo", "los", "no"),
        *("tu", "un", "una", "y"),
    )
)
_ENOUGH: Final = 0.7
"""How much of the words of a name must be there, weighed by how seldom each is."""
_ALIKE: Final = 0.8  # of two spellings of one word
_MOST_ALIKE: Final = 3
_MOST_CHARACTERS: Final = 20_000  # nobody pastes more of a report
_MOST_LINES: Final = 20
_MOST_WORDS: Final = 60  # of a line


class _Name(NamedTuple):
    """One of the names of a message."""

    message: Message
    text: str
    words: frozenset[str]
    weight: float


def recognised(pasted: str) -> tuple[Message, ...]:
    """Return the messages in a text, in the order of the list; none where nothing is one.

    Names that stand there as they are count first, the longest before those within it; of a line
    without any the one whose words are best there.
    """
    text = _plain(pasted[:_MOST_CHARACTERS])
    found: set[str] = set()
    for name in sorted(_names(), key=lambda each: -len(each.text)):
        at = re.compile(rf"\b{re.escape(name.text)}\b")
        if at.search(text):
            found.add(name.message.id)
            text = at.sub(" ¶ ", text)
    if not found:
        lines = pasted[:_MOST_CHARACTERS].splitlines()[:_MOST_LINES]
        found = {best.id for line in lines if (best := _best(line)) is not None}
    return tuple(message for message in MESSAGES if message.id in found)


def _best(line: str) -> Message | None:
    known = frozenset[str]().union(*map(_known_words, _words(line)))
    scored = [(_share(name, known), name.weight, -number) for number, name in enumerate(_names())]
    share, _, number = max(scored)
    return _names()[-number].message if share >= _ENOUGH else None


def _words(line: str) -> list[str]:
    return list(dict.fromkeys(_WORD.findall(_plain(line))))[:_MOST_WORDS]


def _share(name: _Name, words: Collection[str]) -> float:
    return round(sum(_weights()[word] for word in name.words if word in words) / name.weight, 3)


@lru_cache(maxsize=1_000)
def _known_words(word: str) -> frozenset[str]:
    """Return the words of names that a word is, or may be misspelt or bent from."""
    return frozenset(get_close_matches(word, _weights(), _MOST_ALIKE, _ALIKE))


def _plain(text: str) -> str:
    """Return a text in small letters without accents and signs."""
    return " ".join(_WORD.findall(folded(text.replace("’", "'").replace("'", ""))))


@lru_cache(maxsize=1)
def _names() -> tuple[_Name, ...]:
    return tuple(_each_name())


def _each_name() -> Iterator[_Name]:
    for message in MESSAGES:
        for name in dict.fromkeys(_parts(message.names)):
            words = _telling(name)
            yield _Name(message, _plain(name), words, sum(_weights()[word] for word in words))


def _parts(names: Iterable[str]) -> Iterator[str]:
    """Yield each name, and its first sentence: the next ask to resubmit, in all of them."""
    for name in names:
        yield name
        yield name.partition(". ")[0]


def _telling(name: str) -> frozenset[str]:
    """Return the words of a name that tell it from others; all where there are no such."""
    words = frozenset(_WORD.findall(_plain(name)))
    return words - _FILLING or words


@lru_cache(maxsize=1)
def _weights() -> dict[str, float]:
    """Return how telling each word is: the more, the fewer names have it."""
    names = [_telling(name) for message in MESSAGES for name in message.names]
    counts = Counter(word for words in names for word in words)
    return {word: 1 + math.log(len(names) / count) for word, count in counts.items()}
