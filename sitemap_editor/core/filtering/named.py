"""What a name of filters is, what stands behind it, and what every name may be asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.filtering.conditions import Condition, HasText, Matches
from sitemap_editor.core.filtering.tree import Node
from sitemap_editor.core.regex_faults import fault_of

NONE: Final = "none"
INVALID: Final = "invalid"
ANY: Final = "any"


@dataclass(frozen=True)
class Value:
    """What stands behind a name, or alone: at [`start`, `end`) of the text."""

    text: str
    start: int
    end: int
    is_quoted: bool = False
    is_regex: bool = False
    ignores_case: bool = False

    def is_word(self, word: str) -> bool:
        """Tell whether it is a word of the language, which is not in quotation marks."""
        return not (self.is_quoted or self.is_regex) and self.text.lower() == word


class Wrong(Exception):  # noqa: N818 - as people say it
    """A value does not fit its name: a sentence with named placeholders."""

    def __init__(self, text: str, **arguments: Argument) -> None:
        super().__init__(text)
        self.text = text
        self.arguments = dict(arguments)


@dataclass(frozen=True)
class Name:
    """A name: what its value becomes, and what may stand there."""

    term: Callable[[str, Value], Node]
    words: tuple[str, ...] = ()
    """Values that mean something of their own."""
    compares: bool = False
    """Whether < <= > >= may stand in place of the colon."""
    allows_regex: bool = False
    tells_equal: bool = False
    """Whether “=” asks for the whole value, and the colon for a part of it."""
    field: str | None = field(default=None)
    """The column whose values may stand there."""


def quoted(value: str) -> str:
    """Return a value in quotation marks, as filters read it."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def text_condition(value: Value) -> Condition:
    """Return what asks for a text, or for what a regular expression finds. Raises: Wrong."""
    if not value.is_regex:
        return HasText(value.text)
    try:
        return Matches(re.compile(value.text, re.IGNORECASE if value.ignores_case else 0))
    except (re.error, OverflowError, RecursionError) as error:
        text, arguments = fault_of(error)
        raise Wrong(text, **arguments) from error


NO_DATE: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is not a date. Write a year, month or day, such as 2024-05-06."
)
