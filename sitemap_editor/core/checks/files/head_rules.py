"""Rules about what stands in front of the rows. Source of each: PROTOCOL section 1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.files import head_fixes, namespace_fixes
from sitemap_editor.core.checks.files.schema_location import PairFault, fault_of, is_sitemaps
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Rule, Severity
from sitemap_editor.core.contents.head_view import head_of
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import meant_namespace
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.core.protocol.profiles import GOOGLE

_XML: Final = (URLSET.name, SITEMAPINDEX.name)


def _version(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    head = head_of(table)
    version = head.says(b"version")
    if version is not None and version.value != b"1.0":
        text = QT_TRANSLATE_NOOP(
            "core", "The file declares XML {version}; crawlers are only required to read XML 1.0."
        )
        yield Fault(Severity.WARNING, text, {"version": version.value.decode("utf-8", "replace")})


def _doctype(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    head = head_of(table)
    if head.doctype is not None:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file has a document type (DOCTYPE). A sitemap needs none, and some readers "
            "reject files with one.",
        )
        yield Fault(Severity.WARNING, text)


def _namespace(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    root = xml_rows(table.row_format).root
    uri = root.uri.decode("utf-8", "replace")
    right = {"right": namespaces.SITEMAP}
    if uri == namespaces.SITEMAP:
        if prefix := root.prefix.decode("utf-8", "replace"):
            text = QT_TRANSLATE_NOOP(
                "core",
                "All names have the prefix “{prefix}”. This is valid, but some readers expect "
                "names without one.",
            )
            yield Fault(Severity.HINT, text, {"prefix": prefix})
    elif not uri:
        text = QT_TRANSLATE_NOOP(
            "core", 'The namespace is missing: the first tag must contain xmlns="{right}".'
        )
        yield Fault(Severity.ERROR, text, right)
    elif uri not in namespaces.LEGACY:
        text = QT_TRANSLATE_NOOP("core", "The namespace is “{uri}”, but must be “{right}”.")
        if is_sitemaps(uri):
            text = QT_TRANSLATE_NOOP(
                "core",
                "The namespace is “{uri}”. It is a name, not a link, and must be exactly "
                "“{right}”.",
            )
        yield Fault(Severity.ERROR, text, {"uri": uri, **right})


def _legacy(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    uri = xml_rows(table.row_format).root.uri.decode("utf-8", "replace")
    if uri in namespaces.LEGACY:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The namespace “{uri}” is Google's own from before 2006. Today it is “{right}”.",
        )
        yield Fault(Severity.ERROR, text, {"uri": uri, "right": namespaces.SITEMAP})


_PAIR_TEXTS: Final = {
    PairFault.ODD: QT_TRANSLATE_NOOP(
        "core",
        "“xsi:schemaLocation” must contain pairs: a namespace, a space, and the location of its "
        "schema.",
    ),
    PairFault.NAMESPACE: QT_TRANSLATE_NOOP(
        "core", "“xsi:schemaLocation” lists a namespace that differs from the file's own, “{uri}”."
    ),
    PairFault.KIND: QT_TRANSLATE_NOOP(
        "core", "“xsi:schemaLocation” lists the schema of the other kind of sitemap file."
    ),
}


def _schema_location(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    attribute = head_of(table).named(namespaces.XSI, "schemaLocation")
    if attribute is None:
        return
    uri = xml_rows(table.row_format).root.uri.decode("utf-8", "replace")
    fault = fault_of(attribute.value.decode("utf-8", "replace"), uri, table.row_kind)
    if fault is not None:
        arguments = {"uri": uri} if fault is PairFault.NAMESPACE else {}
        yield Fault(Severity.WARNING, _PAIR_TEXTS[fault], arguments)


def _stylesheet(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    head = head_of(table)
    if any(each.target == b"xml-stylesheet" for each in head.instructions):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file refers to a stylesheet. Crawlers ignore it, and browsers are removing "
            "support for XSLT.",
        )
        yield Fault(Severity.HINT, text)


def _extension_namespaces(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    head = head_of(table)
    for attribute in head.root_attributes:
        uri = attribute.value.decode("utf-8", "replace")
        right = meant_namespace(uri)
        if attribute.name.startswith(b"xmlns:") and right is not None:
            prefix = attribute.name.decode("utf-8", "replace").removeprefix("xmlns:")
            arguments: dict[str, Argument] = {"prefix": prefix, "uri": uri, "right": right}
            if not _is_used(attribute.name.removeprefix(b"xmlns:"), table):
                text = QT_TRANSLATE_NOOP(
                    "core",
                    "The prefix “{prefix}:” is declared as “{uri}”, but should be “{right}”. It "
                    "is not used, so it does no harm.",
                )
                yield Fault(Severity.HINT, text, arguments)
                continue
            text = QT_TRANSLATE_NOOP(
                "core",
                "The prefix “{prefix}:” is declared as “{uri}”, but must be “{right}”. Search "
                "engines ignore the elements that use it.",
            )
            yield Fault(Severity.ERROR, text, arguments)


def _is_used(prefix: bytes, table: PieceTable) -> bool:
    """Tell whether an element or an attribute has the prefix; a hasty yes is possible."""
    name = re.compile(rb"[<\s]" + re.escape(prefix) + b":")
    return any(name.search(piece) for piece in table.pieces())


_SET_NAMESPACE: Final = Fix(
    QT_TRANSLATE_NOOP("core", "Set the correct namespace"), file=namespace_fixes.namespace_set
)

HEAD_RULES: Final = (
    Rule(
        "F05",
        QT_TRANSLATE_NOOP("core", "File is XML 1.0"),
        QT_TRANSLATE_NOOP("core", "Not XML 1.0"),
        QT_TRANSLATE_NOOP(
            "core",
            "XML 1.1 allows more control characters, but few programs read it. A sitemap does "
            "not need it.",
        ),
        "XML 1.0; XML 1.1",
        check_frame=_version,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Declare XML 1.0"),
                file=head_fixes.version_declared,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "F06",
        QT_TRANSLATE_NOOP("core", "File has no document type"),
        QT_TRANSLATE_NOOP("core", "DOCTYPE in the file"),
        QT_TRANSLATE_NOOP(
            "core",
            "A DOCTYPE can declare entities, which have been used to attack XML readers. This "
            "program never expands or loads them.",
        ),
        "XML; security",
        check_frame=_doctype,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the document type"),
                file=head_fixes.without_doctype,
                is_safe=False,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "F08",
        QT_TRANSLATE_NOOP("core", "Namespace is the one of the protocol"),
        QT_TRANSLATE_NOOP("core", "Unexpected namespace"),
        QT_TRANSLATE_NOOP(
            "core",
            "The namespace distinguishes a sitemap from other XML. It is compared character by "
            "character and never opened: http, not https, without a slash at the end.",
        ),
        "sitemaps.org; Search Console: Incorrect namespace",
        check_frame=_namespace,
        fixes=(
            _SET_NAMESPACE,
            Fix(
                QT_TRANSLATE_NOOP("core", "Write names without a prefix"),
                file=namespace_fixes.prefix_dropped,
                is_safe=False,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "F09",
        QT_TRANSLATE_NOOP("core", "Namespace is not that of Google's old format"),
        QT_TRANSLATE_NOOP("core", "Google's old namespace"),
        QT_TRANSLATE_NOOP(
            "core",
            "Before sitemaps.org, the format belonged to Google. Google still reads it, others "
            "may not. The rows are the same.",
        ),
        "crawler-commons#210",
        check_frame=_legacy,
        fixes=(_SET_NAMESPACE,),
        kinds=_XML,
    ),
    Rule(
        "F17",
        QT_TRANSLATE_NOOP("core", "Schema locations are given in pairs"),
        QT_TRANSLATE_NOOP("core", "Wrong schema location"),
        QT_TRANSLATE_NOOP(
            "core",
            "“xsi:schemaLocation” is optional. If present, validators expect pairs of namespace "
            "and location, and the schema for this kind of file.",
        ),
        "XML Schema 1, 4.3.2; sitemaps.org: validating your sitemap",
        check_frame=_schema_location,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Correct the pairs"),
                file=head_fixes.schema_location_corrected,
                is_safe=False,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "F18",
        QT_TRANSLATE_NOOP("core", "File refers to no stylesheet"),
        QT_TRANSLATE_NOOP("core", "Link to a stylesheet"),
        QT_TRANSLATE_NOOP(
            "core",
            "An XSLT stylesheet makes a sitemap look good in a browser. Chrome removes XSLT in "
            "November 2026, and other browsers follow. Search engines ignore it.",
        ),
        "WordPress/wordpress-develop#12448",
        check_frame=_stylesheet,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the stylesheet"),
                file=head_fixes.without_stylesheet,
                is_safe=False,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "X03",
        QT_TRANSLATE_NOOP("core", "Extension prefixes are declared with the correct namespaces"),
        QT_TRANSLATE_NOOP("core", "Wrong extension namespace"),
        QT_TRANSLATE_NOOP(
            "core",
            "Extensions are identified by the exact namespace. If it is almost right, all "
            "alternates, images, videos or news in the file are ignored.",
        ),
        "Google: sitemap extensions",
        check_frame=_extension_namespaces,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Set the correct namespaces"),
                file=head_fixes.extension_namespaces_corrected,
                is_safe=False,
            ),
        ),
        engines=(GOOGLE,),
        kinds=_XML,
    ),
)
