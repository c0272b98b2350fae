"""Patterns of values that no rule objects to, so that most rows are checked in one step.

They accept only what every rule accepts; the rules check whatever they leave out, one by one.
A test holds the two against each other. What a rule looks for in a URL is ruled out just where it
could begin, so that nothing is read twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from html import escape
from string import ascii_lowercase, digits
from typing import Final

from sitemap_editor.core.checks.rule import MISSPELT, CheckContext
from sitemap_editor.core.checks.values.character_rules import CHARACTER_RULES
from sitemap_editor.core.checks.values.loc_rules import LOC_RULES
from sitemap_editor.core.checks.values.unwanted_rules import UNWANTED_RULES
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import limits, namespaces, unwanted
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    LOC,
    PRIORITY,
    SITEMAPINDEX,
    TEXT,
    Kind,
)

_UTF8_CODES: Final = (
    rb"%[Cc][2-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Dd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]"
    rb"|%[Ee][1-9A-CEFa-cef](?:%[89ABab][0-9A-Fa-f]){2}"
)
_ESCAPES: Final = ("amp;", "lt;", "gt;", "quot;", "apos;")  # behind an ampersand: escaped twice


def _any_of(words: Iterable[str], end: bytes = b"") -> bytes:
    """Return a pattern of `words` in whatever case, with `end` behind each; none: anything.

    Letters that words share stand in it once, so that most texts are ruled out by their first.
    """
    rests: dict[str, list[str]] = {}
    is_word = False
    for word in words:
        if word:
            rests.setdefault(word[0].lower(), []).append(word[1:])
        else:
            is_word = True
    if is_word and not end:
        return b""
    branches = [_either_case(first) + _any_of(rest, end) for first, rest in sorted(rests.items())]
    if is_word:
        branches.append(end)
    return b"(?:" + b"|".join(branches) + b")" if len(branches) > 1 else branches[0]


def _either_case(letter: str) -> bytes:
    both = sorted({letter.lower(), letter.upper()})
    quoted = "".join(map(re.escape, both))
    return (f"[{quoted}]" if len(both) > 1 else quoted).encode()


_PARAMETERS: Final = _any_of(
    (
        *unwanted.TRACKING,
        *unwanted.SESSION,
        *unwanted.SECRET,
        *(unwanted.TRACKING_PREFIX, unwanted.SESSION_PREFIX, unwanted.SHORT_SESSION + "="),
    )
)
_FOLDERS: Final = _any_of(("(", *unwanted.ADMIN_FOLDERS))
_ENDINGS: Final = _any_of(unwanted.NO_PAGES, rb"(?![A-Za-z0-9])")
_STAGING: Final = _any_of(unwanted.STAGING_LABELS, rb"[0-9]*+[.-][a-z0-9-]*+\.")
_PRIVATE: Final = _any_of(unwanted.PRIVATE_ENDS, rb"(?![a-z0-9.-])")
_HARMLESS: Final = "".join(
    sorted(
        set(ascii_lowercase + digits)
        - {word[0] for word in unwanted.STAGING_LABELS | unwanted.PRIVATE_ENDS}
    )
).encode()
# What a label is made of between hyphens; most of them are told by their first letter.
_PART: Final = (
    rb"(?:[" + _HARMLESS + rb"][a-z0-9]*+|(?!" + _STAGING + rb"|" + _PRIVATE + rb")[a-z0-9]++)"
)
_LABEL: Final = _PART + rb"(?:-++" + _PART + rb")*+"
# Of at most 63 characters, so that no label of it is too long; none ends like a number.
_SITE: Final = (
    rb"https?://(?![a-z0-9.-]{64})(?![0-9.]++(?![a-z-])|https?(?![a-z0-9.-]))"
    + _LABEL
    + rb"(?:\."
    + _LABEL
    + rb")++(?<![0-9])(?::(?!(?:80|443)(?![0-9]))[1-9][0-9]{0,3})?+"
)
# What L22 looks for, behind its first percent sign: two commas, or a colon between brackets.
_ODD_QUERY: Final = (
    rb"2[Cc](?:,|%2[Cc])"
    rb"|5[Bb](?:[^&<=\[\]:%\r\n]|%(?!5[BbDd]|3[Aa]))*+(?::|%3[Aa])"
)
_REST: Final = (
    rb"(?:(?=[/?])(?:(?:/(?!"
    + _FOLDERS
    + rb")|AMPERSAND(?!"
    + _PARAMETERS
    + rb"|"
    + _any_of(_ESCAPES)
    + rb")|DOT|[?](?!"
    + _PARAMETERS
    + rb")|;(?![Jj][Ss][Ee][Ss][Ss])|%(?!25[0-9A-Fa-f]{2}|"
    + _ODD_QUERY
    + rb")[0-7][0-9A-Fa-f]|"
    + _UTF8_CODES
    + rb"|,(?!,|%2[Cc]))[A-Za-z0-9_~=+:@!$'()*MORE-]*+)*+)?+"
)


def _loc(length: int, kind: Kind | None = None, start: bytes = _SITE, more: bytes = b"") -> bytes:
    """Return a pattern of URLs of 12 to `length` characters; `start` is where they are.

    An escaped ampersand counts as five characters, so the bound errs on the long way's side. With
    `more` characters may stand behind the site than URLs have.
    """
    if kind is TEXT:
        behind, ampersand = rb"[^\r\n]{12,%d}(?:[\r\n]|\Z)", b"&"
    else:
        behind, ampersand = rb"[^<]{12,%d}<", b"&amp;"
    # What an index lists is compressed as a rule: any ending will do.
    dot = rb"\." if kind is SITEMAPINDEX else rb"\.(?!" + _ENDINGS + b")"
    rest = _REST.replace(b"AMPERSAND", ampersand).replace(b"DOT", dot).replace(b"MORE", more)
    return b"(?=" + behind % length + b")" + start + rest


_TIME: Final = (
    rb"(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,60}+)?+"
    rb"(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?+"
)
_NOTHING: Final = b"(?!)"
_FIRST_YEAR: Final = 1992
_FEBRUARY: Final = 2
_MONTHS_OF_31_DAYS: Final = (1, 3, 5, 7, 8, 10, 12)
_SKEW: Final = timedelta(days=1)  # whatever the zone, these days are over
_PRIORITY: Final = rb"(?:0(?:\.\d{1,60}+)?+|1(?:\.0{1,60}+)?+)"


# What stands in a row behind its values and draws no finding; PREFIX is the one the root declares.
TYPICAL_EXTENSIONS: Final = {
    namespaces.IMAGE: rb"""
        <PREFIXimage>[ \t\r\n]*+
        <PREFIXloc>"""
    + _loc(limits.MAX_LOC_LENGTH_YANDEX)
    + rb"""</PREFIXloc>[ \t\r\n]*+
        </PREFIXimage>[ \t\r\n]*+
    """,
}


LANGUAGE_LINK: Final = compiled(rb'''hreflang="([^"]*+)"\s++href="([^"]*+)"''')
"""What finds code and URL of the links below."""
_LINK: Final = rb"""
    <PREFIXlink\s++rel="alternate"\s++hreflang="[A-Za-z-]++"\s++
    href="https?://[A-Za-z0-9-]++(?:\.[A-Za-z0-9-]++)*+(?::[0-9]++)?+
    (?:[/?\#](?:[!\#-%'-;=?-~]++|&amp;)*+)?+"\s*+/>\s*+
"""
LINKING_EXTENSIONS: Final = {**TYPICAL_EXTENSIONS, namespaces.XHTML: _LINK}
"""As `TYPICAL_EXTENSIONS`, with links whose form is right; what they say is not checked."""


def typical_values(context: CheckContext, kind: Kind) -> dict[str, bytes]:
    """Return a pattern a column (to be compiled with re.VERBOSE) of surely faultless values."""
    return {
        LOC: _loc(_longest(context), kind, _start(context)),
        LASTMOD: rb"(?:" + _days_until(context.now - _SKEW) + rb")" + _TIME,
        CHANGEFREQ: "|".join(CHANGEFREQ_VALUES).encode().join((b"(?:", b")")),
        PRIORITY: _PRIORITY,
    }


def any_site(context: CheckContext, kind: Kind) -> bytes:
    """Return a pattern of URLs in which nothing but the site can be wrong; `site` is that.

    What is found in such a URL is found in each other one of this site, and says the same.
    """
    if context.published is not None:
        return _NOTHING + b"(?P<site>)"
    # Bytes that are characters, and enough of them that no escaped ampersand hides a short URL.
    site = rb"(?P<site>[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7f-\xff/?\#<&]{3,255}+)"
    return _loc(_longest(context), kind, site)


def any_spelling(context: CheckContext, kind: Kind) -> bytes:
    """Return a pattern of URLs in which nothing but `MISSPELT` characters can be wrong."""
    return _loc(_longest(context), kind, _start(context), re.escape(MISSPELT))


def _longest(context: CheckContext) -> int:
    return min(context.profile.long_loc, limits.MAX_LOC_LENGTH - 1)


def _start(context: CheckContext) -> bytes:
    """Return a pattern of what URLs begin with: the published site and folder where known."""
    published = context.published
    if published is None or published.is_cross_submitted or not published.site:
        return _SITE
    folder = published.site + published.folder
    rules = (*LOC_RULES, *CHARACTER_RULES, *UNWANTED_RULES)
    checks = (rule.check_value for rule in rules if rule.check_value is not None)
    if any(next(check(folder, context), None) is not None for check in checks):
        return _NOTHING
    return re.escape(escape(folder.removesuffix("/"), quote=False).encode()) + b"(?=/)"


def _days_until(last: datetime) -> bytes:
    """Return a pattern of the days from 1992 on that lie before `last`."""
    parts = [f"(?:{_years_before(last.year)})-(?:{_days_of_months(12)})"]
    if last.month > 1:
        parts.append(f"{last.year}-(?:{_days_of_months(last.month - 1)})")
    if last.day > 1:
        days = "|".join(f"{day:02}" for day in range(1, last.day))
        parts.append(f"{last.year}-{last.month:02}-(?:{days})")
    return "|".join(parts).encode()


def _years_before(end: int) -> str:
    """Return a pattern of the years from 1992 on, the latest first, a branch a decade."""
    decades = range((end - 1) // 10 * 10, _FIRST_YEAR // 10 * 10 - 1, -10)
    return "|".join(
        f"{decade // 10}[{max(_FIRST_YEAR - decade, 0)}-{min(end - 1 - decade, 9)}]"
        for decade in decades
    )


def _days_of_months(last: int) -> str:
    """Return a pattern of the days of the months up to `last`; 29 February is left to the rules."""
    october = 10
    every = f"0[1-{min(last, 9)}]" + (f"|1[0-{last - october}]" if last >= october else "")
    months = range(1, last + 1)
    long = "|".join(f"{month:02}" for month in months if month != _FEBRUARY)
    longest = "|".join(f"{month:02}" for month in months if month in _MONTHS_OF_31_DAYS)
    return rf"(?:{every})-(?:0[1-9]|1\d|2[0-8])|(?:{long})-(?:29|30)|(?:{longest})-31"
