"""Rules about elements of other namespaces, and extensions that nobody reads any more.

Source: PROTOCOL X01 and section 8.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    ROWS_OF_XML,
    shortened,
    told,
)
from sitemap_editor.core.checks.extensions.extension_fixes import without_children
from sitemap_editor.core.checks.row_elements import Child
from sitemap_editor.core.checks.rows.row_fixes import in_order
from sitemap_editor.core.checks.rule import (
    CheckContext,
    Fault,
    Fix,
    RowCheck,
    RowView,
    Rule,
    Severity,
)
from sitemap_editor.core.document.markup import TOKEN, expanded, scope_inside
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotWellFormed
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import PREFIXES, meant_namespace
from sitemap_editor.core.protocol.fields import XML_KINDS
from sitemap_editor.core.protocol.profiles import GOOGLE

_ERROR, _WARNING, _HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


def _foreign(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    found = view.children
    before = view.outside
    if not found and not before:
        return iter(())
    return told(_foreign_faults(view, found, before))


def _foreign_faults(
    view: RowView, found: tuple[Child, ...], before: tuple[Child, ...]
) -> Iterator[Fault]:
    root = xml_rows(view.row_format).root
    core = root.uri.decode()
    for child in before:
        if child.uri != core and not _is_row_or_list(child.uri, child.local):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{name}” is before the row instead of inside it, so search engines do not find "
                "it.",
            )
            severity = _WARNING if child.uri in PREFIXES else _HINT
            yield Fault(severity, text, {"name": shortened(child.name)})
    for uri in dict.fromkeys(child.uri for child in found):
        is_in_head = uri.encode() in root.scope.values()
        is_told_once = is_in_head and meant_namespace(uri) is not None  # X03
        if uri != core and uri not in PREFIXES and not is_told_once:
            yield _unknown(next(child for child in found if child.uri == uri))
    yield from _too_early(found, core)


def _unknown(child: Child) -> Fault:
    name, uri = shortened(child.name), shortened(child.uri)
    if not child.uri:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” has no namespace, so it is ignored. Add the prefix of the elements around "
            "it, or remove it.",
        )
        return Fault(_ERROR, text, {"name": name})
    if right := meant_namespace(child.uri):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Search engines do not recognise “{name}”: its namespace is “{uri}”, but must be "
            "“{right}”. Correct the declaration in the first tag.",
        )
        return Fault(_ERROR, text, {"name": name, "uri": uri, "right": right})
    text = QT_TRANSLATE_NOOP(
        "core",
        "“{name}” belongs to “{uri}”, which is not an extension that any search engine "
        "documents. Keep it if your own tools read it.",
    )
    return Fault(_HINT, text, {"name": name, "uri": uri})


def _too_early(found: tuple[Child, ...], core: str) -> Iterator[Fault]:
    """Find an element of another namespace in front of one of the protocol's own."""
    foreign: Child | None = None
    for child in found:
        if child.uri != core:
            foreign = foreign or child
        elif foreign is not None:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{name}” is before “{core}”. Search engines accept this, but the schema "
                "requires it after the row's own elements.",
            )
            arguments = {"name": shortened(foreign.name), "core": shortened(child.name)}
            yield Fault(_HINT, text, arguments)
            return


def _behind_the_rows(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    if b"<" not in table.tail:
        return
    row_format = xml_rows(table.row_format)
    core = row_format.root.uri.decode()
    for name, uri, local in _elements_in(table.tail, row_format):
        if uri != core and not _is_row_or_list(uri, local):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{name}” is after the last row. The schema forbids this, and search engines do "
                "not find it there. Move it into a row, or remove it.",
            )
            severity = _WARNING if uri in PREFIXES else _HINT
            yield Fault(severity, text, {"name": shortened(name)})


def _is_row_or_list(uri: str, local: str) -> bool:
    """Tell whether an element is one of the protocol's in a wrong namespace: I04 tells of it."""
    is_meant = uri in ("", namespaces.SITEMAP, *namespaces.LEGACY)
    return is_meant and any(local in (kind.name, kind.row) for kind in XML_KINDS.values())


def _elements_in(tail: bytes, row_format: XmlRows) -> Iterator[list[str]]:
    """Yield name, namespace and local name of each element behind the rows, not of inner ones."""
    depth = 0
    for match in TOKEN.finditer(tail):
        if match.lastgroup == "end":
            depth -= 1
            if depth < 0:
                return  # the root's own end tag
        elif match.lastgroup == "empty":
            if depth == 0:
                scope = scope_inside(row_format.root.scope, match["attributes"])
                try:
                    names = (match["start"], *expanded(match["start"], scope))
                    yield [name.decode("utf-8", "replace") for name in names]
                except NotWellFormed:
                    return  # F10 tells
            depth += not match["empty"]


def _says(uri: str, text: str) -> RowCheck:
    """Return a check that says `text` of a row with anything in this namespace."""

    def check(view: RowView, _context: CheckContext) -> Iterator[Fault]:
        if uri in view.extensions:
            yield Fault(_HINT, text)

    return check


def _removal(uri: str) -> Fix:
    title = QT_TRANSLATE_NOOP("core", "Remove what has no effect")
    return Fix(title, row=without_children(uri), is_safe=False)


OTHER_EXTENSION_RULES: Final = (
    Rule(
        "X01",
        QT_TRANSLATE_NOOP("core", "Elements of other namespaces are known and correctly placed"),
        QT_TRANSLATE_NOOP("core", "Unknown or misplaced element"),
        QT_TRANSLATE_NOOP(
            "core",
            "A row can contain extension elements after its own. Search engines read the "
            "extensions they document, identified by the exact namespace, and ignore all others. "
            "The schema does not allow any after the last row.",
        ),
        "sitemaps.org: extending the protocol; sitemap.xsd",
        check_row=_foreign,
        check_frame=_behind_the_rows,
        fixes=(Fix(QT_TRANSLATE_NOOP("core", "Put them in order"), row=in_order, is_safe=False),),
        kinds=ROWS_OF_XML,
    ),
    Rule(
        "X60",
        QT_TRANSLATE_NOOP("core", "Row is not marked for feature phones"),
        QT_TRANSLATE_NOOP("core", "Marked for feature phones"),
        QT_TRANSLATE_NOOP(
            "core",
            "“mobile:mobile” marked pages for phones before smartphones. Such pages are no "
            "longer crawled separately.",
        ),
        "Google: feature phone sitemaps, withdrawn",
        check_row=_says(
            namespaces.MOBILE,
            QT_TRANSLATE_NOOP(
                "core",
                "“mobile:mobile” was for feature phones and has no effect. You can remove it.",
            ),
        ),
        fixes=(_removal(namespaces.MOBILE),),
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=namespaces.MOBILE,
    ),
    Rule(
        "X61",
        QT_TRANSLATE_NOOP("core", "Row is not marked for Google Code Search"),
        QT_TRANSLATE_NOOP("core", "Marked for Google Code Search"),
        QT_TRANSLATE_NOOP("core", "Google Code Search closed in 2012. This is no longer read."),
        "Google: code search sitemaps, withdrawn",
        check_row=_says(
            namespaces.CODESEARCH,
            QT_TRANSLATE_NOOP(
                "core",
                "“codesearch” was for Google Code Search, which has closed. You can remove it.",
            ),
        ),
        fixes=(_removal(namespaces.CODESEARCH),),
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=namespaces.CODESEARCH,
    ),
    Rule(
        "X62",
        QT_TRANSLATE_NOOP("core", "Row is not marked for geographic search"),
        QT_TRANSLATE_NOOP("core", "Marked for geographic search"),
        QT_TRANSLATE_NOOP(
            "core",
            "Geo sitemaps listed KML and GeoRSS files. Google no longer accepts them; the files "
            "themselves may stay listed.",
        ),
        "Google: geo sitemaps, withdrawn",
        check_row=_says(
            namespaces.GEO,
            QT_TRANSLATE_NOOP(
                "core", "“geo” was for maps and is no longer documented. It has no effect."
            ),
        ),
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=namespaces.GEO,
    ),
    Rule(
        "X63",
        QT_TRANSLATE_NOOP("core", "Row holds no PageMap"),
        QT_TRANSLATE_NOOP("core", "PageMap in the row"),
        QT_TRANSLATE_NOOP(
            "core",
            "A PageMap gives facts about the page to a Programmable Search Engine. Google Search "
            "does not read it; keep it if you run such an engine.",
        ),
        "Google: Programmable Search Engine, PageMaps",
        check_row=_says(
            namespaces.PAGEMAP,
            QT_TRANSLATE_NOOP(
                "core",
                "“PageMap” has no effect in Google Search. Only your own Programmable Search "
                "Engine reads it.",
            ),
        ),
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=namespaces.PAGEMAP,
    ),
)
