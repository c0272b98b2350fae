"""Regular expressions that mean the same under every Python the program runs on."""

from __future__ import annotations

import re
from typing import AnyStr, Final

_IS_AFFECTED: Final = re.compile("(?:ab?c)*+").match("aca").end() != len("ac")  # type: ignore[union-attr]  # it always matches
_QUANTIFIER: Final = re.compile(r"([*+?]|\{\d*,?\d*\})\+")


def compiled(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Compile a pattern in which a group is repeated possessively, such as ``(?:ab?c)*+``.

    Python before 3.11.5, as in Debian 12, does not step back when the last round of such a group
    fails midway, and goes on behind what that took: it is told so in other words.
    Source: https://github.com/python/cpython/issues/106052.
    """
    return re.compile(in_atomic_groups(pattern) if _IS_AFFECTED else pattern, flags)


def in_atomic_groups(pattern: AnyStr) -> AnyStr:
    """Write ``(…)*+`` as ``(?>(…)*)``, which is the same; single characters stay as they are."""
    if isinstance(pattern, bytes):
        return _rewritten(pattern.decode("latin-1")).encode("latin-1")
    return _rewritten(pattern)


def _rewritten(pattern: str) -> str:
    written: list[str] = []
    opened: list[int] = []  # where in `written` the groups begin that are open
    at = 0
    while at < len(pattern):
        end = at + 1
        if pattern[at] == "\\":
            end += 1
        elif pattern[at] == "[":
            end = _class_end(pattern, at)
        elif pattern[at] == "(":
            opened.append(len(written))
        written.append(pattern[at:end])
        if pattern[at] == ")":
            begin = opened.pop()
            if quantifier := _QUANTIFIER.match(pattern, end):
                written[begin] = "(?>" + written[begin]
                written.append(quantifier[1] + ")")
                end = quantifier.end()
        at = end
    return "".join(written)


def _class_end(pattern: str, begin: int) -> int:
    """Return where a set of characters ends; a bracket that comes first in it is one of them."""
    at = begin + 1
    at += pattern.startswith("^", at)
    at += pattern.startswith("]", at)
    while pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at + 1
