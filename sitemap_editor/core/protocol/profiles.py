"""Whose rules a file is checked by: limits and severities as data, nothing else.

Source of the differences: PROTOCOL sections 1 to 4 and 6 to 8.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.severity import Severity

GOOGLE: Final = "Google"
BING: Final = "Bing"
YANDEX: Final = "Yandex"
SEZNAM: Final = "Seznam"

OFF: Final = None


@dataclass(frozen=True, slots=True)
class Profile:
    """The limits in force, and what weighs more, less or nothing (None) than by the protocol."""

    id: str
    title: str
    max_rows: int = limits.MAX_ROWS
    max_index_rows: int = limits.MAX_ROWS
    max_size_bytes: int = limits.MAX_SIZE_BYTES
    long_loc: int = limits.MAX_LOC_LENGTH_YANDEX
    """Longer URLs draw a warning."""
    beyond_ascii: Severity = Severity.HINT
    """How much letters beyond ASCII matter in a URL."""
    severities: Mapping[str, Severity | None] = field(default_factory=dict)

    def severity(self, code: str, usual: Severity) -> Severity | None:
        """Return how much a finding of this rule matters here; None where nobody minds.

        Never more than it usually does: a guess stays a hint.
        """
        here = self.severities.get(code, usual)
        return usual if here is not None and here.rank < usual.rank else here


def _off(*codes: str) -> dict[str, Severity | None]:
    return dict.fromkeys(codes, OFF)


# What one engine alone documents says nothing in the strict profile.
_GOOGLE_ONLY: Final = ("L22", "X57")
_ONE_ENGINE_ONLY: Final = _off("P03", "D10", "Y01", *_GOOGLE_ONLY)

SITEMAPS_ORG: Final = Profile(
    "sitemaps.org", QT_TRANSLATE_NOOP("core", "sitemaps.org, strict"), severities=_ONE_ENGINE_ONLY
)
PROFILES: Final = (
    SITEMAPS_ORG,
    Profile(
        "google",
        QT_TRANSLATE_NOOP("core", "Google"),
        long_loc=limits.MAX_LOC_LENGTH,
        beyond_ascii=Severity.WARNING,
        # Search Console waives the location rule; order of elements and the schema do not matter.
        severities={
            **_off("D10", "Y01", "L04", "O01", "D05", "P02"),
            **dict.fromkeys(("L12", "L13", "I03"), Severity.WARNING),
            **dict.fromkeys(("L14", "F14"), Severity.HINT),
        },
    ),
    Profile(
        "bing",
        QT_TRANSLATE_NOOP("core", "Bing"),
        long_loc=limits.MAX_LOC_LENGTH,
        severities=_off("Y01", "L04", "O01", "D05", "P02", *_GOOGLE_ONLY),
    ),
    Profile(
        "yandex",
        QT_TRANSLATE_NOOP("core", "Yandex"),
        severities=_off("P03", "D10", "L04", "D05", *_GOOGLE_ONLY),
    ),
    Profile(
        "baidu",
        QT_TRANSLATE_NOOP("core", "Baidu"),
        max_size_bytes=limits.MAX_SIZE_BYTES_2013,
        long_loc=limits.MAX_LOC_LENGTH,
        severities={**_ONE_ENGINE_ONLY, **_off("L04", "D05")},
    ),
    Profile(
        "2013",
        QT_TRANSLATE_NOOP("core", "Protocol as of 2013 (10 MB, 1,000 sitemaps per index)"),
        max_index_rows=limits.MAX_INDEX_ROWS_2013,
        max_size_bytes=limits.MAX_SIZE_BYTES_2013,
        severities=_ONE_ENGINE_ONLY,
    ),
)
PROFILES_BY_ID: Final = {profile.id: profile for profile in PROFILES}
