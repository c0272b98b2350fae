"""What is wrong with a regular expression that a person wrote."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument

_NOT_VALID: Final = QT_TRANSLATE_NOOP("core", "This is not a valid regular expression.")
_NOT_VALID_FROM: Final = QT_TRANSLATE_NOOP(
    "core", "This is not a valid regular expression, from character {position} on."
)
_NOTHING_REPEATED: Final = QT_TRANSLATE_NOOP(
    "core",
    "The “{sign}” at character {position} of the regular expression has nothing to repeat. Write "
    "“\\{sign}” to find this character.",
)
_NO_ESCAPE: Final = QT_TRANSLATE_NOOP(
    "core", "“{escape}” at character {position} of the regular expression means nothing."
)
_FAULTS: Final = {
    "missing ), unterminated": QT_TRANSLATE_NOOP(
        "core",
        "The “(” at character {position} of the regular expression is not closed. Write “\\(” to "
        "find this character.",
    ),
    "unbalanced parenthesis": QT_TRANSLATE_NOOP(
        "core",
        "The “)” at character {position} of the regular expression closes nothing. Write “\\)” to "
        "find this character.",
    ),
    "unterminated character set": QT_TRANSLATE_NOOP(
        "core",
        "The “[” at character {position} of the regular expression is not closed. Write “\\[” to "
        "find this character.",
    ),
    "nothing to repeat": _NOTHING_REPEATED,
    "multiple repeat": _NOTHING_REPEATED,
    "bad escape (end of pattern)": QT_TRANSLATE_NOOP(
        "core",
        "The regular expression ends with a single “\\”. Write “\\\\” to find this character.",
    ),
    "bad escape": _NO_ESCAPE,
    "incomplete escape": _NO_ESCAPE,
}
"""By how the sentence of `re` begins."""


def fault_of(error: Exception) -> tuple[str, Mapping[str, Argument]]:
    """Return a sentence about what a pattern that is wrong raised, and what fills it.

    That of `re` is English. Characters count from 1.
    """
    if not isinstance(error, re.error) or error.pos is None:
        return _NOT_VALID, {}
    at, pattern = error.pos, str(error.pattern)
    position: dict[str, Argument] = {"position": at + 1}
    for begin, text in _FAULTS.items():
        if error.msg.startswith(begin):
            return text, {**position, "sign": pattern[at : at + 1], "escape": pattern[at : at + 2]}
    return _NOT_VALID_FROM, position
