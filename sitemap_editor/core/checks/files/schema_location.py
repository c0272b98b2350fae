"""Checks and corrects the pairs of namespace and place in ``xsi:schemaLocation``.

Source: XML Schema part 1, section 4.3.2; sitemaps.org, "Validating your sitemap"; PROTOCOL F17.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, Kind

_SCHEMA: Final = ".xsd"
_NAMES: Final = {"sitemap.xsd", "siteindex.xsd"}
_SITEMAPS: Final = re.compile(
    r"(?:https?:/*)?(?:www\.)?(?:sitemaps\.org|google\.com/schemas/sitemap(?:index)?)(?:/|$)"
)


class PairFault(Enum):
    """What is wrong with the pairs."""

    ODD = "a name without a place"
    NAMESPACE = "another spelling of the namespace"
    KIND = "the schema of the other kind of file"


def schema_name(kind: Kind) -> str:
    """Return the file name of the schema of a kind of file."""
    return "siteindex.xsd" if kind is SITEMAPINDEX else "sitemap.xsd"


def fault_of(value: str, root_uri: str, kind: Kind) -> PairFault | None:
    """Return what is wrong with the value of a schemaLocation; None for nothing."""
    tokens = value.split()
    if len(tokens) % 2:
        return PairFault.ODD
    for uri, place in zip(tokens[::2], tokens[1::2], strict=True):
        if uri.endswith(_SCHEMA):
            return PairFault.ODD  # a place where a name belongs: the pairs are out of step
        if uri != root_uri and is_sitemaps(uri):
            return PairFault.NAMESPACE
        name = place.rpartition("/")[2].lower()
        if uri == root_uri and name in _NAMES and name != schema_name(kind):
            return PairFault.KIND
    return None


def corrected(value: str, root_uri: str, kind: Kind) -> str:
    """Return the value with right pairs; what has no partner is left out, all of it perhaps."""
    tokens = value.split()
    pairs: dict[str, str] = {}
    at = 0
    while at + 1 < len(tokens):
        uri, place = tokens[at], tokens[at + 1]
        if uri.endswith(_SCHEMA) or not place.endswith(_SCHEMA):
            at += 1
            continue
        at += 2
        if is_sitemaps(uri) or uri == root_uri:
            uri = root_uri
            place = place if _fits(place, kind) else f"{namespaces.SITEMAP}/{schema_name(kind)}"
        pairs.setdefault(uri, place)
    return " ".join(token for pair in pairs.items() for token in pair)


def is_sitemaps(uri: str) -> bool:
    """Tell whether a namespace is that of sitemaps, spelt right, wrong or as it was once."""
    return _SITEMAPS.match(uri.strip().lower()) is not None


def _fits(place: str, kind: Kind) -> bool:
    """Tell whether a place can be right: any but the other kind's schema and older schemas."""
    name = place.rpartition("/")[2].lower()
    if name in _NAMES and name != schema_name(kind):
        return False
    return not any(place.startswith(legacy) for legacy in namespaces.LEGACY)
