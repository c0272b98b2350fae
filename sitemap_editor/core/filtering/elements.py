"""Which rows have elements of an extension, and links to a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from lxml import etree

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.tree import ElementTerm, LanguageTerm
from sitemap_editor.core.filtering.vocabulary import EXTENSIONS, HREFLANG
from sitemap_editor.core.protocol.namespaces import XHTML

_LINK: Final = f"{{{XHTML}}}link"
_LINK_TAG: Final = rb"""<(?:%b):link(?=\s)(?:[^"'<>]|"[^"<]*+"|'[^'<]*+')*?\shreflang\s*+=\s*+"""


def with_elements(rows: RowValues, term: ElementTerm | LanguageTerm) -> bytes:
    """Return a byte for each row: 1 where it has what the term asks for."""
    row_format = rows.table.row_format
    if not isinstance(row_format, XmlRows):
        return bytes(len(rows))
    pattern = _pattern(row_format, term)
    declares = rows.declare_namespaces
    if pattern is _NEVER and not declares:  # nothing has a prefix that nobody declared
        return bytes(len(rows))
    if pattern is not None and not declares and rows.are_plain:
        if pattern.search(rows.data) is None:
            return bytes(len(rows))
        return bytes(map(bool, map(pattern.search, rows.each)))
    foreign, is_wanted = row_format.foreign.search, _test(term)
    return bytes(
        foreign(data) is not None and any(map(is_wanted, _elements(row_format, data)))
        for data in rows.each
    )


def extensions_of(rows: RowValues) -> Sequence[bytes]:
    """Return for each row what extensions it has: each as behind “has:”, a blank between them."""
    found = [b""] * len(rows)
    for name in extension_names(rows.table):
        has_it = with_elements(rows, _term(name))
        if any(has_it):
            more = b" " + name.encode()
            pairs = zip(found, has_it, strict=True)
            found = [each + more if has else each for each, has in pairs]
    return [each[1:] for each in found]


def extension_names(table: PieceTable) -> tuple[str, ...]:
    """Return what rows of a document may have, each as it stands behind “has:”."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return ()
    known = {uri.encode() for uri in (*EXTENSIONS.values(), XHTML)}
    scope = row_format.root.scope
    others = [prefix for prefix in prefixes_of(table) if scope[prefix.encode()] not in known]
    return (*EXTENSIONS, HREFLANG, *others)


def _term(name: str) -> ElementTerm | LanguageTerm:
    if name == HREFLANG:
        return LanguageTerm()
    if name in EXTENSIONS:
        return ElementTerm(namespace=EXTENSIONS[name])
    return ElementTerm(prefix=name)


def _elements(row_format: XmlRows, data: bytes) -> list[etree._Element]:
    root = etree.fromstring(row_format.framed(data), _PARSER)
    return [each for each in root.iter(etree.Element) if each is not root]


_PARSER: Final = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)


def _test(term: ElementTerm | LanguageTerm) -> Callable[[etree._Element], bool]:
    if isinstance(term, LanguageTerm):
        return lambda element: element.tag == _LINK and _is_language(element, term.language)
    if term.prefix is not None:
        return lambda element: element.prefix == term.prefix
    start = f"{{{term.namespace}}}"
    return lambda element: str(element.tag).startswith(start)


def _is_language(element: etree._Element, wanted: str | None) -> bool:
    code = (element.get("hreflang") or "").strip().lower()
    if wanted is None or not code:
        return bool(code)
    return code == wanted or code.startswith(f"{wanted}-")


def _pattern(row_format: XmlRows, term: ElementTerm | LanguageTerm) -> re.Pattern[bytes] | None:
    """Return what is found in plain rows of the kind; None where names alone do not tell."""
    scope = row_format.root.scope
    if isinstance(term, ElementTerm) and term.prefix is not None:
        return re.compile(b"<" + re.escape(term.prefix.encode()) + b":")
    namespace = (XHTML if isinstance(term, LanguageTerm) else term.namespace or "").encode()
    prefixes = [prefix for prefix, uri in scope.items() if uri == namespace]
    if b"" in prefixes:
        return None
    if not prefixes:
        return _NEVER
    names = b"|".join(map(re.escape, prefixes))
    if isinstance(term, ElementTerm):
        return re.compile(b"<(?:" + names + b"):")
    code = re.escape(term.language.encode()) if term.language else rb"[^\"'\s]"
    ends = rb"\s*+[\"'-]" if term.language else b""
    return re.compile(_LINK_TAG % names + rb"[\"']\s*+" + code + ends, re.IGNORECASE)


_NEVER: Final = re.compile(b"(?!)")


def prefixes_of(table: PieceTable) -> list[str]:
    """Return the prefixes that a document declares for extensions."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return []
    root = row_format.root
    names = (prefix for prefix, uri in root.scope.items() if uri != root.uri)
    return sorted(name.decode("utf-8", "replace") for name in names if name not in _NO_EXTENSION)


_NO_EXTENSION: Final = (b"", b"xml", b"xmlns")
