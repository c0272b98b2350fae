"""One line of the checklist: what is looked at, what was found, what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark


class State(Enum):
    """What is known of a line; values are the words of the command line."""

    GOOD = "ok"
    BAD = "bad"
    UNKNOWN = "unknown"


class Check(Enum):
    """What is looked at, in the order of the list; values are the words of the command line."""

    ERRORS = "errors"
    LIMITS = "limits"
    LIVE = "live"
    REDIRECT = "redirect"
    TYPE = "content-type"
    GZIP = "gzip"
    SAME = "same"
    ROBOTS = "robots"
    INDEX = "index"
    CHILDREN = "children"


TITLES: Final[Mapping[Check, str]] = {
    Check.ERRORS: QT_TRANSLATE_NOOP("core", "No errors in this file"),
    Check.LIMITS: QT_TRANSLATE_NOOP("core", "Rows and size are within the limits"),
    Check.LIVE: QT_TRANSLATE_NOOP("core", "The file is online"),
    Check.REDIRECT: QT_TRANSLATE_NOOP("core", "No redirect"),
    Check.TYPE: QT_TRANSLATE_NOOP("core", "Content type"),
    Check.GZIP: QT_TRANSLATE_NOOP("core", "Compressed as its name says"),
    Check.SAME: QT_TRANSLATE_NOOP("core", "The online file equals this one"),
    Check.ROBOTS: QT_TRANSLATE_NOOP("core", "robots.txt lists the sitemap"),
    Check.INDEX: QT_TRANSLATE_NOOP("core", "The index lists it with the right date"),
    Check.CHILDREN: QT_TRANSLATE_NOOP("core", "Every listed sitemap is online"),
}


class Remedy(Enum):
    """What the program itself can do about a line."""

    SHOW_ERRORS = "show errors"
    SPLIT = "split"
    USE_ADDRESS = "use address"
    """`Line.url` is the address to publish at."""
    COMPARE = "compare"
    ROBOTS_LINES = "lines for robots.txt"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the list: what was found, and what to do where it is not in order."""

    check: Check
    state: State
    found: Remark
    to_do: Remark | None = None
    remedy: Remedy | None = None
    url: str = ""


def good(check: Check, text: str, arguments: Mapping[str, Argument] | None = None) -> Line:
    """Return a line that is in order."""
    return Line(check, State.GOOD, Remark(text, arguments or {}))
