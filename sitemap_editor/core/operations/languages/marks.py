"""What can be said of one version of a page in the languages matrix, and of a group of them."""

from __future__ import annotations

from enum import IntFlag
from functools import lru_cache
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP


class Mark(IntFlag):
    """What stands against a version; 0 where it is there and all is well."""

    NONE = 0
    WRONG_CODE = 1
    """The code is none, or nearly always wrong."""
    OTHER_LANGUAGE = 2
    """The URL names another language than the code."""
    MULTIPLE = 4
    """One language means several pages."""
    INCONSISTENT = 8
    """The page calls itself something else than the others call it."""
    ONE_WAY = 16
    """It does not link back to a page that links to it."""
    MISSING_SELF = 32
    """It lists other versions, but not itself."""
    INCOMPLETE = 64
    """It does not list all versions."""
    NOT_CANONICAL = 128
    """It names another URL as canonical, as far as was asked."""
    OTHER_HOST = 256
    """No row has this URL, and it is on another host."""
    OUTSIDE = 512
    """No row has this URL."""
    UNNAMED = 1024
    """No link says in which language it is."""
    ALONE = 2048
    """It has no language links at all, and none lead to it."""
    MISSING = 4096
    """Of a cell without a version, where one is expected."""
    NO_X_DEFAULT = 8192
    """Of a group: no page for all other languages."""


FAULTS: Final = (
    Mark.WRONG_CODE
    | Mark.OTHER_LANGUAGE
    | Mark.MULTIPLE
    | Mark.INCONSISTENT
    | Mark.ONE_WAY
    | Mark.MISSING_SELF
)
"""What is wrong by what search engines document; the others are to be known."""

NAMES: Final = {
    Mark.NONE: QT_TRANSLATE_NOOP("core", "There"),
    Mark.WRONG_CODE: QT_TRANSLATE_NOOP("core", "Wrong code"),
    Mark.OTHER_LANGUAGE: QT_TRANSLATE_NOOP("core", "Code contradicts the URL"),
    Mark.MULTIPLE: QT_TRANSLATE_NOOP("core", "Several pages for one language"),
    Mark.INCONSISTENT: QT_TRANSLATE_NOOP("core", "Inconsistent language"),
    Mark.ONE_WAY: QT_TRANSLATE_NOOP("core", "One way only: does not link back"),
    Mark.MISSING_SELF: QT_TRANSLATE_NOOP("core", "Does not list itself"),
    Mark.INCOMPLETE: QT_TRANSLATE_NOOP("core", "Does not list all versions"),
    Mark.NOT_CANONICAL: QT_TRANSLATE_NOOP("core", "Not the canonical URL"),
    Mark.OTHER_HOST: QT_TRANSLATE_NOOP("core", "On another host; no row has this URL"),
    Mark.OUTSIDE: QT_TRANSLATE_NOOP("core", "No row has this URL"),
    Mark.UNNAMED: QT_TRANSLATE_NOOP("core", "Language not stated"),
    Mark.ALONE: QT_TRANSLATE_NOOP("core", "No language links"),
    Mark.MISSING: QT_TRANSLATE_NOOP("core", "Missing"),
}
"""What each mark is called; where there are several, the first one here comes first."""

FILTERS: Final = {
    "missing": (
        QT_TRANSLATE_NOOP("core", "Missing"),
        QT_TRANSLATE_NOOP("core", "An expected language has no page, or the row has no links"),
        Mark.MISSING | Mark.ALONE,
    ),
    "missing-self": (
        QT_TRANSLATE_NOOP("core", "Missing self"),
        QT_TRANSLATE_NOOP("core", "A page lists other versions, but not itself"),
        Mark.MISSING_SELF | Mark.UNNAMED,
    ),
    "missing-return": (
        QT_TRANSLATE_NOOP("core", "Missing return links"),
        QT_TRANSLATE_NOOP("core", "A page does not link back to one that links to it"),
        Mark.ONE_WAY,
    ),
    "incomplete": (
        QT_TRANSLATE_NOOP("core", "Incomplete"),
        QT_TRANSLATE_NOOP("core", "A page does not list all versions"),
        Mark.INCOMPLETE,
    ),
    "inconsistent": (
        QT_TRANSLATE_NOOP("core", "Inconsistent"),
        QT_TRANSLATE_NOOP("core", "A page calls itself another language than other pages do"),
        Mark.INCONSISTENT,
    ),
    "multiple": (
        QT_TRANSLATE_NOOP("core", "Multiple entries"),
        QT_TRANSLATE_NOOP("core", "One language has several pages"),
        Mark.MULTIPLE,
    ),
    "incorrect": (
        QT_TRANSLATE_NOOP("core", "Incorrect codes"),
        QT_TRANSLATE_NOOP(
            "core", "A code is wrong, probably meant otherwise, or contradicts its URL"
        ),
        Mark.WRONG_CODE | Mark.OTHER_LANGUAGE,
    ),
    "no-x-default": (
        QT_TRANSLATE_NOOP("core", "Missing x-default"),
        QT_TRANSLATE_NOOP("core", "No page is named for all other languages"),
        Mark.NO_X_DEFAULT,
    ),
    "not-canonical": (
        QT_TRANSLATE_NOOP("core", "Not using canonical"),
        QT_TRANSLATE_NOOP(
            "core", "A page names another URL as canonical (known after a live check)"
        ),
        Mark.NOT_CANONICAL,
    ),
    "outside": (
        QT_TRANSLATE_NOOP("core", "Without a row"),
        QT_TRANSLATE_NOOP("core", "No row has the URL of a version"),
        Mark.OUTSIDE | Mark.OTHER_HOST,
    ),
}
"""Which groups are shown: title, explanation, and marks of which a group has at least one."""


@lru_cache(maxsize=1_024)  # asked for each cell that is painted; there are few combinations
def first_mark(marks: int) -> Mark:
    """Return the mark that comes first of several."""
    return next((each for each in NAMES if each & marks), Mark.NONE)


def all_marks(marks: int) -> list[Mark]:
    """Return each of several marks, the gravest first; ``Mark.NONE`` where there are none."""
    return [each for each in NAMES if each & marks] or [Mark.NONE]
