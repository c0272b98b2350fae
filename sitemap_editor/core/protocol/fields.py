"""The two kinds of sitemap file, their rows, the columns of a row and the numbers in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from sitemap_editor.core.patterns import compiled

LOC: Final = "loc"
LASTMOD: Final = "lastmod"
CHANGEFREQ: Final = "changefreq"
PRIORITY: Final = "priority"

URL_FIELDS: Final = (LOC, LASTMOD, CHANGEFREQ, PRIORITY)
INDEX_FIELDS: Final = (LOC, LASTMOD)

# Source: sitemaps.org protocol, "changefreq".
CHANGEFREQ_VALUES: Final = ("always", "hourly", "daily", "weekly", "monthly", "yearly", "never")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a file is a list of: its name, its row element and the columns in schema order."""

    name: str
    row: str
    fields: tuple[str, ...]

    def __reduce__(self) -> tuple[Callable[[str], Kind], tuple[str]]:
        """Travel to another process by name: there is one of each, and `is` tells them apart."""
        return _kind_named, (self.name,)


URLSET: Final = Kind("urlset", "url", URL_FIELDS)
SITEMAPINDEX: Final = Kind("sitemapindex", "sitemap", INDEX_FIELDS)
TEXT: Final = Kind("text", "", (LOC,))
XML_KINDS: Final = {kind.name: kind for kind in (URLSET, SITEMAPINDEX)}


def _kind_named(name: str) -> Kind:
    return TEXT if name == TEXT.name else XML_KINDS[name]


_NUMBER: Final = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)"  # as XSD has it
_DECIMAL: Final = compiled(_NUMBER, re.ASCII)
_DECIMALS: Final = compiled(f"(?:{_NUMBER}\0)*+", re.ASCII)


def parse_decimal(text: str) -> Decimal | None:
    """Return the number that `text` is, in range or not; None for no number with a dot."""
    return Decimal(text) if _DECIMAL.fullmatch(text) else None


def are_decimals(texts: Sequence[str]) -> bool:
    """Tell whether each of many texts is a number with a dot, or without."""
    joined = "\0".join([*texts, ""])
    return joined.count("\0") == len(texts) and _DECIMALS.fullmatch(joined) is not None


def is_priority(text: str) -> bool:
    """Tell whether `text` is a number from 0 to 1."""
    number = parse_decimal(text)
    return number is not None and 0 <= number <= 1
