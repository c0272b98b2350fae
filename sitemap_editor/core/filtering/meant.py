"""What a person may have meant by a word that names a filter and stands for itself in no row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.filtering.grammar import Chip
from sitemap_editor.core.filtering.named import ANY, INVALID, NONE
from sitemap_editor.core.filtering.vocabulary import NAMES

_OF_WORDS: Final = ("problem", "is", "has", "live")
"""Whose words say by themselves what is looked for: an error, a duplicate, an image."""
_NO_WORDS: Final = (ANY, NONE, INVALID)
_TERMS: Final = {
    word: f"{name}:{word}"
    for name in reversed(_OF_WORDS)
    for word in NAMES[name].words
    if word.isalpha() and word not in _NO_WORDS
}


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
