"""What stands in a row beyond the protocol's own elements, as the rules about extensions see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, TypeAlias

from lxml import etree

from sitemap_editor.core.checks.row_elements import Block, is_plain_url
from sitemap_editor.core.checks.rule import CheckContext, Fault, RowCheck, RowView, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import DateFault, W3CDate, parse_w3c
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.core.protocol.hosts import is_host

ROWS_OF_PAGES: Final = (URLSET.name,)
ROWS_OF_XML: Final = (URLSET.name, SITEMAPINDEX.name)
_TOLD_A_ROW: Final = 10  # findings of one rule in one row; nobody reads a thousand
_SHOWN_LENGTH: Final = 60


_NOTHING: Final[Iterator[Fault]] = iter(())
Look: TypeAlias = Callable[[Block, CheckContext], Iterator[Fault]]


def each_block(uri: str, look: Look) -> RowCheck:
    """Return a check that looks at every image, video or article of a row."""

    def check(view: RowView, context: CheckContext) -> Iterator[Fault]:
        if uri not in view.extensions:
            return _NOTHING
        found = view.blocks(uri)
        return told(
            fault._replace(block=(uri, block.number))
            for block in found
            for fault in look(block, context)
        )

    return check


def told(faults: Iterator[Fault]) -> Iterator[Fault]:
    """Yield the first few faults: more of a kind in one row say nothing new."""
    return islice(faults, _TOLD_A_ROW)


def unknown_elements(uri: str, known: Mapping[str, frozenset[str]]) -> RowCheck:
    """Return a check for elements of a namespace that has none of that name.

    `known` are the names of the elements inside, by the name of the one around them.
    """
    prefix = PREFIXES[uri]

    def unknown(view: RowView) -> Iterator[str]:
        for child in view.extensions.get(uri, ()):
            if child.local != prefix:
                yield child.local
        for block in view.blocks(uri):
            if not block.is_flat or not known[prefix].issuperset(block.parts):
                yield from _not_known(block, uri, known)

    def check(view: RowView, _context: CheckContext) -> Iterator[Fault]:
        return faults(view) if uri in view.extensions else _NOTHING

    def faults(view: RowView) -> Iterator[Fault]:
        for local in islice(dict.fromkeys(unknown(view)), _TOLD_A_ROW):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{element}” is not expected here. Check its name and the element around it.",
            )
            yield Fault(Severity.ERROR, text, {"element": f"{prefix}:{shortened(local)}"})

    return check


def _not_known(block: Block, uri: str, known: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for inside in block.element.iter("{" + uri + "}*"):
        around = _local(inside.getparent())
        if around in known and _local(inside) not in known[around]:
            yield _local(inside)


def url_faults(element: str, url: str) -> Iterator[Fault]:
    """Find out why `url` is no absolute URL with http or https; an empty one is another rule's."""
    if not url or is_plain_url(url):
        return
    parts = urls.split_url(url)
    is_absolute = (
        parts is not None
        and parts.scheme.lower() in ("http", "https")
        and bool(parts.host)
        and (is_host(parts.host) or urls.SPACE_OR_CONTROL.search(parts.host) is not None)
    )
    if not is_absolute:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{element}” is “{value}”. Write the full URL with “https://” or “http://” and a host.",
        )
        yield Fault(Severity.ERROR, text, {"element": element, "value": shortened(url)})
    elif urls.SPACE_OR_CONTROL.search(url):
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{element}” is “{value}”. This URL contains a space or an invisible character. "
            "Write it as a percent code, such as %20, or remove it.",
        )
        yield Fault(Severity.ERROR, text, {"element": element, "value": shortened(url)})


_DATE_SENTENCES: Final = {
    DateFault.ZONE_MISSING: QT_TRANSLATE_NOOP(
        "core",
        "“{element}” is “{value}”. A time needs a zone, such as “Z” for UTC or “+02:00”.",
    ),
    DateFault.NO_SUCH_DAY: QT_TRANSLATE_NOOP(
        "core", "“{element}” is “{value}”. This day does not exist."
    ),
    DateFault.NO_SUCH_TIME: QT_TRANSLATE_NOOP(
        "core", "“{element}” is “{value}”. This time of day does not exist."
    ),
}
_DATE_FORM: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{element}” is “{value}”. Write a date such as 2026-05-06, or a date and time with zone "
    "such as 2026-05-06T10:20:30+02:00.",
)


def date_faults(element: str, value: str, severities: Mapping[str, Severity]) -> Iterator[Fault]:
    """Find out why `value` is no date; `severities` says by precision how bad a right one is."""
    if not value:
        return
    checked = parse_w3c(value)
    text = _DATE_FORM
    severity: Severity | None = Severity.ERROR
    if isinstance(checked, W3CDate):
        severity = severities.get(checked.precision)
    else:
        text = _DATE_SENTENCES.get(checked, _DATE_FORM)
        if checked is DateFault.SMALL_LETTERS:
            severity = Severity.WARNING
    if severity is not None:
        yield Fault(severity, text, {"element": element, "value": shortened(value)})


def shortened(value: str) -> str:
    """Cut a long value, so that a sentence can hold it."""
    if len(value) <= _SHOWN_LENGTH:
        return value
    return value[: _SHOWN_LENGTH - 1] + "…"


def _local(element: etree._Element | None) -> str:
    return "" if element is None else str(element.tag).rpartition("}")[2]
