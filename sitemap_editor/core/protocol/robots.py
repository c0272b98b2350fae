"""The lines of a robots.txt that name sitemaps.

Source: sitemaps.org protocol, "Specifying the Sitemap location in your robots.txt file"; RFC 9309,
which leaves them to "other records"; PROTOCOL B01. Independent of groups, anywhere in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

SITEMAP_FIELD: Final = "Sitemap"
ROBOTS_NAME: Final = "robots.txt"
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_FIELD: Final = re.compile(
    r"\s*(?P<written>(?P<name>site-?map)(?P<colon>\s*:|\s(?=\s*[^\s:#])))(?P<value>.*)",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class SitemapLine:
    """One line that names a sitemap, or means to. `number` counts from 1."""

    number: int
    url: str
    """What it names, without comment and white space around it."""
    fragment: str = ""
    """What stands right behind the URL from a ``#`` on: readers take it for a comment."""
    is_spelled_right: bool = True
    """False where the field is called otherwise or the colon is missing; Google reads it still."""


def sitemap_lines(text: str) -> Iterator[SitemapLine]:
    """Yield the lines of a robots.txt that name sitemaps, whatever the case of the field."""
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), 1):
        match = _FIELD.fullmatch(line)
        if match is None:
            continue
        value, mark, comment = match["value"].partition("#")
        is_fragment = bool(mark and value.strip() and not value[-1:].isspace())
        yield SitemapLine(
            number,
            value.strip(),
            mark + comment.strip() if is_fragment else "",
            match["name"].lower() == SITEMAP_FIELD.lower() and ":" in match["colon"],
        )


def lines_for(urls: Iterable[str]) -> str:
    """Return the lines that name these sitemaps, to be copied into a robots.txt.

    For an index that is the index alone; who reads it finds the sitemaps it lists.
    """
    distinct = dict.fromkeys(url.strip().partition("#")[0] for url in urls)
    return "".join(f"{SITEMAP_FIELD}: {url}\n" for url in distinct if url)
