"""What libxml2 says of a fault against the XSD, in plain sentences of our own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from lxml import etree

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, Kind
from sitemap_editor.core.protocol.namespaces import SITEMAP

_SHOWN_CHARACTERS: Final = 80

# Structure
OTHER_NAMESPACE: Final = QT_TRANSLATE_NOOP(
    "core",
    "The schema is for files in the namespace {expected}, but this file is in {uri}. Rows are "
    "not checked against it.",
)
NO_NAMESPACE: Final = QT_TRANSLATE_NOOP(
    "core",
    "The schema is for files in the namespace {expected}, but this file has no namespace. Rows "
    "are not checked against it.",
)
UNKNOWN: Final = QT_TRANSLATE_NOOP("core", "The schema does not define “{name}” here.")
LATE_EXTENSION: Final = QT_TRANSLATE_NOOP(
    "core",
    "The schema allows elements of other namespaces inside rows or before the first row; "
    "“{name}” is elsewhere.",
)
NO_EXTENSIONS: Final = QT_TRANSLATE_NOOP(
    "core", "The schema allows no elements of other namespaces, such as “{name}”, in an index."
)
TEXT_INSIDE: Final = QT_TRANSLATE_NOOP(
    "core", "The schema allows no text between the elements of “{name}”."
)
_NO_SCHEMA: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” is an element of a namespace without a schema: {uri}"
)
_MISSING: Final = QT_TRANSLATE_NOOP("core", "The schema requires “{wanted}” in “{name}”.")
_MISSING_ONE_OF: Final = QT_TRANSLATE_NOOP(
    "core", "The schema requires more in “{name}”. Allowed next: {wanted}."
)
_BEFORE: Final = QT_TRANSLATE_NOOP("core", "The schema requires “{wanted}” before “{name}” here.")
_BEFORE_OTHERS: Final = QT_TRANSLATE_NOOP(
    "core", "The schema requires “{name}” before elements of other namespaces."
)
_ANOTHER: Final = QT_TRANSLATE_NOOP("core", "The schema does not allow another “{name}” here.")
_ELSE_WANTED: Final = QT_TRANSLATE_NOOP(
    "core", "The schema does not allow “{name}” here. Allowed next: {wanted}."
)
_NOTHING_WANTED: Final = QT_TRANSLATE_NOOP("core", "The schema does not allow “{name}” here.")
_CONTENT: Final = QT_TRANSLATE_NOOP("core", "The schema requires “{name}” to be empty.")
_ELEMENTS_INSIDE: Final = QT_TRANSLATE_NOOP(
    "core", "The schema allows no elements inside “{name}”."
)
_ATTRIBUTE: Final = QT_TRANSLATE_NOOP(
    "core", "The schema does not allow the attribute “{attribute}” on “{name}”."
)
_ATTRIBUTE_MISSING: Final = QT_TRANSLATE_NOOP(
    "core", "The schema requires the attribute “{attribute}” on “{name}”."
)
_OTHER: Final = QT_TRANSLATE_NOOP("core", "The schema does not allow this “{name}”: {reason}")

# Values
_EMPTY: Final = QT_TRANSLATE_NOOP("core", "“{name}” is empty; the schema requires a value.")
_TOO_SHORT: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is too short for the schema: it has {count} characters, the minimum is {limit}.",
)
_TOO_LONG: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is too long for the schema: it has {count} characters, the maximum is {limit}.",
)
_TOO_SMALL: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is too small for the schema: the minimum is {limit}."
)
_TOO_LARGE: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” is too large for the schema: the maximum is {limit}."
)
_NOT_ONE_OF: Final = QT_TRANSLATE_NOOP(
    "core", "The schema does not allow “{value}”. Allowed: {words}."
)
_PATTERN: Final = QT_TRANSLATE_NOOP(
    "core", "“{value}” does not match the schema's pattern for “{name}”."
)
_NO_DATE: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{value}” is not a date in the schema: it allows a full date, alone or with a time to the "
    "second.",
)
_NO_NUMBER: Final = QT_TRANSLATE_NOOP("core", "“{value}” is not a decimal number in the schema.")
_NO_INTEGER: Final = QT_TRANSLATE_NOOP("core", "“{value}” is not a whole number in the schema.")
_NO_URL: Final = QT_TRANSLATE_NOOP("core", "“{value}” is not a URL in the schema.")
_NO_LANGUAGE: Final = QT_TRANSLATE_NOOP("core", "“{value}” is not a language code in the schema.")
_OF_TYPE: Final = {
    "moment": _NO_DATE,
    "share": _NO_NUMBER,
    "stars": _NO_NUMBER,
    "seconds": _NO_INTEGER,
    "fromOne": _NO_INTEGER,
    "xs:nonNegativeInteger": _NO_INTEGER,
    "address": _NO_URL,
    "xs:anyURI": _NO_URL,
    "xs:language": _NO_LANGUAGE,
}

# A value may hold any words, and libxml2 does not mark where it ends: anchored at the other side.
_ATTRIBUTE_NAME: Final = re.compile(
    r"Element '[^']*'(?:, attribute '(?P<of>[^']*)'|: The attribute '(?P<missing>[^']*)')"
)
_BEHIND_NAMES: Final = re.compile(r"Element '[^']*'(?:, attribute '[^']*')?: (.*)", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected is (?:one of )?\( (.*) \)\.\Z")
_TYPE_NAME: Final = re.compile(r" type '(?:\{[^}]*\})?([^']*)'\.\Z")
_LENGTHS: Final = re.compile(r"length of '(\d+)'; .* length of '(\d+)'\.\Z")
_LIMIT: Final = re.compile(r" allowed \('([^']*)'\)\.\Z")
_WORDS: Final = re.compile(r" set \{'([^{}]*)'\}\.\Z")
_ANYTHING: Final = re.compile("")
_STRING: Final = etree.XPath("string()")

Names: TypeAlias = frozenset[str]
"""Expanded names, as ``{uri}local``."""


class Sentence(NamedTuple):
    """A marked sentence, what fills it, and the element it speaks of."""

    text: str
    arguments: Mapping[str, Argument]
    element: etree._Element


@dataclass(frozen=True, slots=True)
class Complaint:
    """One entry of libxml2's log with the element it names, and what the schema knows."""

    number: int
    """Of xmlParserErrors."""
    message: str
    element: etree._Element
    kind: Kind
    known: Names

    def sentence(self) -> Sentence:
        """Say it in a sentence of our own."""
        return _SENTENCES.get(self.number, _other)(self)

    def said(self, text: str, **arguments: Argument) -> Sentence:
        """Return `text` about the element of the complaint."""
        return Sentence(text, {"name": shown(self.element), **arguments}, self.element)


def shown(element: etree._Element) -> str:
    """Return the name of `element` as it is written in the file."""
    local = etree.QName(element).localname
    return f"{element.prefix}:{local}" if element.prefix else local


def uri_of(element: etree._Element) -> str:
    """Return the namespace of `element`, empty where it has none."""
    return etree.QName(element).namespace or ""


# Structure


def _wanted(complaint: Complaint, parent: etree._Element) -> str:
    """Name the elements that may come next inside `parent`; elements of any name are left out."""
    found = _EXPECTED.search(complaint.message)
    names = found[1].split(", ") if found else []
    prefix = f"{parent.prefix}:" if parent.prefix else ""
    return ", ".join(prefix + name.partition("}")[2] for name in names if name.startswith("{"))


def _content(complaint: Complaint) -> Sentence:
    if "not expected" in complaint.message:
        return _unexpected(complaint)
    wanted = _wanted(complaint, complaint.element)
    return complaint.said(_MISSING_ONE_OF if "," in wanted else _MISSING, wanted=wanted)


def _unexpected(complaint: Complaint) -> Sentence:
    element, parent = complaint.element, complaint.element.getparent()
    before = list(element.itersiblings(etree.Element, preceding=True))[::-1]
    if parent is None or element.tag in (sibling.tag for sibling in before):
        return complaint.said(_ANOTHER)
    if parent.tag == f"{{{SITEMAP}}}{complaint.kind.row}":
        return _unexpected_in_row(complaint, parent, before)
    if element.tag not in complaint.known:
        return complaint.said(UNKNOWN)
    if wanted := _wanted(complaint, parent):
        return complaint.said(_ELSE_WANTED, wanted=wanted)
    return complaint.said(_NOTHING_WANTED)


def _unexpected_in_row(
    complaint: Complaint, row: etree._Element, before: list[etree._Element]
) -> Sentence:
    element = complaint.element
    order = [f"{{{SITEMAP}}}{field}" for field in complaint.kind.fields]
    if element.tag in order:
        for sibling in before:
            if sibling.tag not in order:
                return complaint.said(_BEFORE_OTHERS)
            if order.index(sibling.tag) > order.index(element.tag):
                arguments = {"wanted": shown(element), "name": shown(sibling)}
                return Sentence(_BEFORE, arguments, element)
    elif uri_of(element) in ("", SITEMAP):
        return complaint.said(UNKNOWN)
    elif complaint.kind is SITEMAPINDEX:
        return complaint.said(NO_EXTENSIONS)
    # Only loc can be waited for: all else may be left out.
    wanted = _wanted(complaint, row)
    if row.find(order[0]) is None:
        return Sentence(_MISSING, {"wanted": wanted, "name": shown(row)}, row)
    return complaint.said(_BEFORE, wanted=wanted)


def _undeclared(complaint: Complaint) -> Sentence:
    uri = uri_of(complaint.element)
    if any(name.startswith(f"{{{uri}}}") for name in complaint.known):
        return complaint.said(UNKNOWN)
    return complaint.said(_NO_SCHEMA, uri=uri)


def _always(text: str) -> Callable[[Complaint], Sentence]:
    return lambda complaint: complaint.said(text)


def _about_attribute(text: str) -> Callable[[Complaint], Sentence]:
    return lambda complaint: complaint.said(text, attribute=_attribute(complaint).partition("}")[2])


def _attribute(complaint: Complaint) -> str:
    """Return the expanded name of the attribute complained of, empty where it is no attribute."""
    found = _ATTRIBUTE_NAME.match(complaint.message)
    name = (found["of"] or found["missing"]) if found else ""
    return name if not name or name.startswith("{") else f"{{}}{name}"


def _other(complaint: Complaint) -> Sentence:
    found = _BEHIND_NAMES.match(complaint.message)
    reason = found[1] if found else complaint.message
    return complaint.said(_OTHER, reason=_cut(reason))


# Values


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN_CHARACTERS else text[: _SHOWN_CHARACTERS - 1] + "…"


def _value(complaint: Complaint) -> str:
    if attribute := _attribute(complaint):
        return complaint.element.get(attribute.removeprefix("{}")) or ""
    return str(_STRING(complaint.element))


def _about_value(say: Callable[[Complaint, str], Sentence]) -> Callable[[Complaint], Sentence]:
    """Say of an empty element that it is empty, of any other value what `say` does."""

    def sentence(complaint: Complaint) -> Sentence:
        value = _value(complaint)
        if not value.strip() and not _attribute(complaint):
            return complaint.said(_EMPTY)
        return say(complaint, _cut(value))

    return sentence


def _filled(text: str, pattern: re.Pattern[str], *names: str) -> Callable[[Complaint], Sentence]:
    """Fill `text` with the value and with the groups of `pattern` in libxml2's message."""

    def sentence(complaint: Complaint, value: str) -> Sentence:
        found = pattern.search(complaint.message)
        if found is None:
            return _other(complaint)
        groups = (group.replace("'", "") for group in found.groups())
        return complaint.said(text, value=value, **dict(zip(names, groups, strict=True)))

    return _about_value(sentence)


def _not_of_type(complaint: Complaint, value: str) -> Sentence:
    found = _TYPE_NAME.search(complaint.message)
    text = _OF_TYPE.get(found[1]) if found else None
    return complaint.said(text, value=value) if text else _other(complaint)


# libxml2's error numbers (xmlParserErrors, those that begin with XML_SCHEMAV_).
_SENTENCES: Final[dict[int, Callable[[Complaint], Sentence]]] = {
    1824: _about_value(_not_of_type),
    1826: _about_value(_not_of_type),
    1827: _about_attribute(_ATTRIBUTE),
    1828: _always(_ELEMENTS_INSIDE),
    1831: _filled(_TOO_SHORT, _LENGTHS, "count", "limit"),
    1832: _filled(_TOO_LONG, _LENGTHS, "count", "limit"),
    1833: _filled(_TOO_SMALL, _LIMIT, "limit"),
    1834: _filled(_TOO_LARGE, _LIMIT, "limit"),
    1839: _filled(_PATTERN, _ANYTHING),
    1840: _filled(_NOT_ONE_OF, _WORDS, "words"),
    1841: _always(_CONTENT),
    1842: _always(_ELEMENTS_INSIDE),
    1843: _always(TEXT_INSIDE),
    1845: _undeclared,
    1866: _about_attribute(_ATTRIBUTE),
    1867: _about_attribute(_ATTRIBUTE),
    1868: _about_attribute(_ATTRIBUTE_MISSING),
    1871: _content,
}
