"""The language versions a row lists: each link with what the rules say about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.checks.row_elements import Link
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.protocol.languages import LANGUAGES
from sitemap_editor.core.protocol.namespaces import XHTML
from sitemap_editor.session.contents.shared_tree import SharedNode

_RULES: Final = re.compile(r"X5[0-9]")
_BLANK: Final = " \t\r\n"
"""What XML takes for white space: other blanks belong to a value."""
_SHOWN_LENGTH: Final = 60
"""Of a value in a sentence of the rules."""
_SEGMENT: Final = re.compile(r"(?<=/)(?P<code>[A-Za-z]{2})(?:[-_][A-Za-z]{2})?(?=/|$)")


@dataclass(frozen=True, slots=True)
class Alternate:
    """One link to a language version; None where several rows have several values, not for none."""

    node: SharedNode
    language: str | None
    url: str | None
    findings: tuple[Finding, ...] = ()


def is_alternate(node: SharedNode) -> bool:
    """Tell whether an element is, or tries to be, a link to a language version."""
    if node.key != (XHTML, "link"):
        return False
    rel, code, href, media = (node.value(name) for name in ("rel", "hreflang", "href", "media"))
    return Link(rel, code, href, media, is_plain=False).is_alternate


def alternates_of(
    nodes: Sequence[SharedNode], findings: Sequence[Finding] = ()
) -> tuple[tuple[Alternate, ...], tuple[Finding, ...]]:
    """Return the links with what is said of each, and what is said of all of them together."""
    about = [finding for finding in findings if _RULES.fullmatch(finding.code)]
    told: set[int] = set()
    found: list[Alternate] = []
    for node in nodes:
        language, url = (_value(node, name) for name in ("hreflang", "href"))
        own = [each for each in about if _speaks_of(each, language or "", url or "")]
        told.update(map(id, own))
        found.append(Alternate(node, language, url, tuple(own)))
    return tuple(found), tuple(each for each in about if id(each) not in told)


def _value(node: SharedNode, name: str) -> str | None:
    value = node.value(name) if node.has(name) else ""
    return value.strip(_BLANK) if value is not None else None


def _speaks_of(finding: Finding, language: str, url: str) -> bool:
    said = finding.arguments
    codes = {said.get("code")}
    urls = {said.get("url"), said.get("which"), said.get("value"), said.get("href")}
    is_missing = "which" in said and said["which"] == _shortened(url or language)
    return is_missing or (
        (bool(language) and _shortened(language) in codes)
        or (bool(url) and _shortened(url) in urls and "right" not in said)
    )


def _shortened(value: str) -> str:
    return value if len(value) <= _SHOWN_LENGTH else value[: _SHOWN_LENGTH - 1] + "…"


@dataclass(frozen=True, slots=True)
class UrlPattern:
    """How the URL of another language follows from that of the page: the first `find` gives way."""

    find: str
    put: str

    def applied(self, url: str) -> str | None:
        """Return the other URL; None where there is nothing to replace."""
        if not self.find or self.find not in url:
            return None
        return url.replace(self.find, self.put, 1)


def suggested_pattern(url: str, language: str) -> UrlPattern | None:
    """Return how the part of a URL that names a language would name another one."""
    if not language or language == "x-default":
        return None
    for match in _segments(url):
        return UrlPattern(f"/{match}/", f"/{language.lower()}/")
    return None


def _segments(url: str) -> Iterator[str]:
    path = url.partition("://")[2]
    for match in _SEGMENT.finditer(path):
        if match["code"].lower() in LANGUAGES and f"/{match.group()}/" in path:
            yield match.group()
