"""Patterns of values that no rule objects to, so that most rows are judged in one step.

They accept only what every rule accepts; whatever they leave out is judged by the rules one by one.
A test holds the two against each other.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    LOC,
    PRIORITY,
)

_UTF8_CODES: Final = (
    rb"%[Cc][2-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Dd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]"
    rb"|%[Ee][1-9A-CEFa-cef](?:%[89ABab][0-9A-Fa-f]){2}"
)
# 12 to 1,024 characters; an escaped ampersand counts as five here, so the bound errs on the long
# way's side.
_LOC: Final = (
    rb"(?=[^<]{12,1024}<)https?://[A-Za-z0-9-]++(?:\.[A-Za-z0-9-]++)*+(?::[1-9]\d{0,3})?+"
    rb"(?:[/?](?:[A-Za-z0-9._~/=+,;:@!$'()*?-]++|&amp;|%[0-7][0-9A-Fa-f]|"
    + _UTF8_CODES
    + rb")*+)?+"
)
_LOC_LINE: Final = _LOC.replace(rb"(?=[^<]{12,1024}<)", rb"(?=[^\r\n&]{12,1024}(?:[\r\n]|\Z))")
_DAY: Final = (
    rb"(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)"
    rb"|(?:0[13578]|1[02])-31)"
)
_TIME: Final = (
    rb"(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d++)?+"
    rb"(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?+"
)
_PRIORITY: Final = rb"(?:0(?:\.\d++)?+|1(?:\.0++)?+)"


def typical_values(now: datetime, *, is_text: bool = False) -> dict[str, bytes]:
    """Return a pattern a column (to be compiled with re.VERBOSE) of surely faultless values."""
    return {
        LOC: _LOC_LINE if is_text else _LOC,
        LASTMOD: rb"(?:" + _years_before(now.year) + rb")-" + _DAY + _TIME,
        CHANGEFREQ: "|".join(CHANGEFREQ_VALUES).encode().join((b"(?:", b")")),
        PRIORITY: _PRIORITY,
    }


def _years_before(year: int) -> bytes:
    """Return a pattern of the years from 1992 to the one before `year`."""
    return b"|".join(str(each).encode() for each in range(year - 1, 1991, -1))
