"""What stands in a row beyond the protocol's own elements, as the rules about extensions see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from lxml import etree

from sitemap_editor.core.checks.rule import CheckContext, Fault, RowCheck, RowView, Severity
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import DateFault, W3CDate, parse_w3c
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET

SPACE: Final = " \t\r\n"
ROWS_OF_PAGES: Final = (URLSET.name,)
ROWS_OF_XML: Final = (URLSET.name, SITEMAPINDEX.name)
_TOLD_A_ROW: Final = 10  # findings of one rule in one row; nobody reads a thousand
_SHOWN_LENGTH: Final = 60
_KEPT_ROWS: Final = 8  # all rules look at one row before the next


class Child(NamedTuple):
    """An element in a row."""

    uri: str
    local: str
    element: etree._Element

    @property
    def name(self) -> str:
        """The name as it is written, with its prefix."""
        prefix = self.element.prefix
        return f"{prefix}:{self.local}" if prefix else self.local


class Part(NamedTuple):
    """A value in an extension's element, white space around it left out."""

    value: str
    element: etree._Element


@dataclass(slots=True)
class Block:
    """One image, video or article of a row."""

    number: int
    """Counts from 1."""
    element: etree._Element
    parts: dict[str, list[Part]] = field(default_factory=dict)
    """The elements inside that are of the same namespace, by their names."""

    def of(self, *names: str) -> Iterator[tuple[str, Part]]:
        """Yield name and part of every element with one of these names."""
        return ((name, part) for name in names for part in self.parts.get(name, ()))

    def has(self, name: str) -> bool:
        """Tell whether an element of this name is there with a value or elements inside."""
        return any(part.value or len(part.element) for part in self.parts.get(name, ()))


_NOTHING: Final[Iterator[Fault]] = iter(())
Look: TypeAlias = Callable[[Block, CheckContext], Iterator[Fault]]


@lru_cache(maxsize=_KEPT_ROWS)
def children(view: RowView) -> tuple[Child, ...]:
    """Return the elements of a row where any is of another namespace; otherwise nothing."""
    row = _row_element(view)
    return () if row is None else tuple(map(_child, row.iterchildren("*")))


@lru_cache(maxsize=_KEPT_ROWS)
def outside(view: RowView) -> tuple[Child, ...]:
    """Return the elements that stand in front of the row, where only rows belong."""
    row = _row_element(view)
    if row is None:
        return ()
    return tuple(map(_child, row.itersiblings("*", preceding=True)))[::-1]


@lru_cache(maxsize=_KEPT_ROWS)
def extensions(view: RowView) -> Mapping[str, Sequence[Child]]:
    """Return the elements of a row by namespace; nothing for a row without extensions."""
    found: dict[str, list[Child]] = {}
    for child in children(view):
        uri = child[0]
        if uri in found:
            found[uri].append(child)
        else:
            found[uri] = [child]
    return found


@lru_cache(maxsize=_KEPT_ROWS)
def blocks(view: RowView, uri: str) -> Sequence[Block]:
    """Return the images, videos or articles of a row: elements named as their prefix is."""
    found = [child for child in extensions(view).get(uri, ()) if child.local == PREFIXES[uri]]
    return [_block(number, child.element, uri) for number, child in enumerate(found, 1)]


def each_block(uri: str, look: Look) -> RowCheck:
    """Return a check that looks at every image, video or article of a row."""

    def check(view: RowView, context: CheckContext) -> Iterator[Fault]:
        if uri not in extensions(view):
            return _NOTHING
        found = blocks(view, uri)
        return told(
            replace(fault, block=(uri, block.number))
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
        for child in extensions(view).get(uri, ()):
            if child.local != prefix:
                yield child.local
        for block in blocks(view, uri):
            for inside in block.element.iter("{" + uri + "}*"):
                around = _local(inside.getparent())
                if around in known and _local(inside) not in known[around]:
                    yield _local(inside)

    def check(view: RowView, _context: CheckContext) -> Iterator[Fault]:
        return faults(view) if uri in extensions(view) else _NOTHING

    def faults(view: RowView) -> Iterator[Fault]:
        for local in islice(dict.fromkeys(unknown(view)), _TOLD_A_ROW):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{element}” is not known in this place: check the name and the element around it.",
            )
            yield Fault(Severity.ERROR, text, {"element": f"{prefix}:{shortened(local)}"})

    return check


# Nearly all URLs are of this kind, and nothing is wrong with them.
is_plain_url: Final = re.compile(
    r"https?://[A-Za-z0-9-]++(?:\.[A-Za-z0-9-]++)*+(?::[0-9]++)?+(?:[/?#][!-~]*+)?+"
).fullmatch


def url_faults(element: str, url: str) -> Iterator[Fault]:
    """Find out why `url` is no absolute URL with http or https; an empty one is another rule's."""
    if not url or is_plain_url(url):
        return
    parts = urls.split_url(url)
    is_absolute = (
        parts is not None
        and parts.scheme.lower() in ("http", "https")
        and bool(parts.host)
        and (urls.is_host(parts.host) or urls.SPACE_OR_CONTROL.search(parts.host) is not None)
    )
    if not is_absolute:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{element}” says “{value}”: write the whole URL with “https://” or “http://” and "
            "a host.",
        )
        yield Fault(Severity.ERROR, text, {"element": element, "value": shortened(url)})
    elif urls.SPACE_OR_CONTROL.search(url):
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{element}” says “{value}”: there is a space or an invisible character in this URL. "
            "Write it as a percent code, such as %20, or take it out.",
        )
        yield Fault(Severity.ERROR, text, {"element": element, "value": shortened(url)})


_DATE_SENTENCES: Final = {
    DateFault.ZONE_MISSING: QT_TRANSLATE_NOOP(
        "core",
        "“{element}” says “{value}”: a time needs a zone, such as “Z” for UTC or “+02:00”.",
    ),
    DateFault.NO_SUCH_DAY: QT_TRANSLATE_NOOP(
        "core", "“{element}” says “{value}”: there is no such day in the calendar."
    ),
    DateFault.NO_SUCH_TIME: QT_TRANSLATE_NOOP(
        "core", "“{element}” says “{value}”: there is no such time of day."
    ),
}
_DATE_FORM: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{element}” says “{value}”: write a day such as 2026-05-06, or a day and a time with zone "
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


def text_of(element: etree._Element) -> str:
    """Return the text up to the first element inside, without white space around it."""
    if not len(element):
        return (element.text or "").strip(SPACE)
    first = next(element.iterchildren("*"), None)
    texts = [element.text or ""]
    for inside in element:  # comments and instructions interrupt no text
        if inside is first:
            break
        texts.append(inside.tail or "")
    return "".join(texts).strip(SPACE)


@lru_cache(maxsize=_KEPT_ROWS)
def _row_element(view: RowView) -> etree._Element | None:
    """Return a row's own element; None where nothing in it is of another namespace."""
    row_format = view.row_format
    if not isinstance(row_format, XmlRows) or _foreign(row_format).search(view.data) is None:
        return None
    try:
        first = view.element
    except etree.XMLSyntaxError:  # a prefix that is declared no longer: F10
        return None
    if first is None:
        return None
    root = row_format.root
    tag = etree.QName(root.uri.decode() or None, row_format.kind.row).text
    if first.tag == tag:
        return first
    return next(first.itersiblings(tag), None)


@lru_cache(maxsize=_KEPT_ROWS)
def _foreign(row_format: XmlRows) -> re.Pattern[bytes]:
    """Return what is found in every row with elements of another namespace than the root's."""
    root = row_format.root
    prefixes = (
        re.escape(prefix)
        for prefix, uri in root.scope.items()
        if prefix not in (b"", b"xml", b"xmlns") and uri != root.uri
    )
    tags = [b"<" + prefix + b":" for prefix in prefixes]
    if root.scope[b""] != root.uri:
        tags.append(rb"<[^\s/>:!?]++[\s/>]")
    return re.compile(b"|".join((b"xmlns", *tags)))


def _child(element: etree._Element) -> Child:
    uri, brace, local = element.tag.rpartition("}")
    return Child(uri[1:] if brace else "", local, element)


def _block(number: int, element: etree._Element, uri: str) -> Block:
    block = Block(number, element)
    for inside in map(_child, element.iterchildren("*")):
        if inside.uri == uri:
            part = Part(text_of(inside.element), inside.element)
            block.parts.setdefault(inside.local, []).append(part)
    return block


def _local(element: etree._Element | None) -> str:
    return "" if element is None else str(element.tag).rpartition("}")[2]
