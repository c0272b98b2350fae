"""Asks libxml2 whether bytes are well-formed XML, and says in plain words where they are not."""

from __future__ import annotations

import re
from typing import Final

from lxml import etree

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotWellFormed

_EXCERPT_CHARACTERS: Final = 60
_PLACE: Final = re.compile(r", line \d+, column \d+$")

# libxml2's error numbers (xmlParserErrors) and what a person can do about them.
_AMPERSAND: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: “&” must be written “&amp;”. Near: {excerpt}"
)
_LESS_THAN: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: “<” must be written “&lt;” inside a value. Near: {excerpt}"
)
_ENTITY: Final = QT_TRANSLATE_NOOP(
    "core",
    "Line {line}: this entity is not known in XML; write the character itself. Near: {excerpt}",
)
_MISMATCH: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: an element is closed by another name than it was opened. Near: {excerpt}"
)
_ENDS_EARLY: Final = QT_TRANSLATE_NOOP(
    "core", "The file ends early, in line {line}: closing tags are missing. Near: {excerpt}"
)
_AFTER_END: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: there is extra text after the end of the sitemap. Near: {excerpt}"
)
_BEFORE_START: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: nothing may stand before “<?xml”. Near: {excerpt}"
)
_CHARACTER: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: a character here cannot stand in XML. Near: {excerpt}"
)
_ENCODING: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: the bytes here are not UTF-8. Near: {excerpt}"
)
_ATTRIBUTE: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: an attribute is given twice. Near: {excerpt}"
)
_NAMESPACE: Final = QT_TRANSLATE_NOOP(
    "core",
    "Line {line}: the declaration of a namespace prefix is missing or wrong ({reason}). "
    "Near: {excerpt}",
)
# XML_NS_ERR_XML_NAMESPACE to XML_NS_ERR_COLON; relative URIs, numbers 99 and 100, are warnings.
_NAMESPACE_ERRORS: Final = range(200, 206)
_OTHER: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}, column {column}: this is not well-formed XML ({reason}). Near: {excerpt}"
)
_SENTENCES: Final[dict[int, tuple[str, str]]] = {
    5: ("F01", _AFTER_END),
    6: ("F03", _ENCODING),
    8: ("F01", _CHARACTER),
    9: ("F01", _CHARACTER),
    23: ("L05", _AMPERSAND),
    26: ("F01", _ENTITY),
    38: ("L05", _LESS_THAN),
    42: ("F01", _ATTRIBUTE),
    45: ("F01", _ENDS_EARLY),
    47: ("F01", _ENDS_EARLY),
    63: ("F01", _ENDS_EARLY),
    64: ("F02", _BEFORE_START),
    68: ("L05", _AMPERSAND),
    73: ("F01", _ENDS_EARLY),
    74: ("F01", _ENDS_EARLY),
    76: ("F01", _MISMATCH),
    77: ("F01", _ENDS_EARLY),
    81: ("F03", _ENCODING),
    **dict.fromkeys(_NAMESPACE_ERRORS, ("F10", _NAMESPACE)),
}


class _Nothing:
    """A parser target that builds nothing."""

    def close(self) -> None:
        return None


def check_well_formed(data: bytes, *, huge: bool) -> None:
    """Raise NotWellFormed with line and column where libxml2 refuses `data` (UTF-8).

    `huge` lifts libxml2's guards against large nodes; only for bytes without a document type.
    One call for all of it: libxml2 works without the interpreter lock and builds nothing.
    """
    parser = etree.XMLParser(
        target=_Nothing(),  # type: ignore[arg-type]  # lxml takes any object with close()
        encoding="utf-8",
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=huge,
    )
    try:
        etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise _explained(error, data) from None
    _check_namespaces(parser, data)


def _check_namespaces(parser: etree.XMLParser, data: bytes) -> None:
    """Raise for faults of namespaces: libxml2 logs them, and lxml heeds them for trees only."""
    for entry in parser.error_log:
        if entry.type in _NAMESPACE_ERRORS:
            raise _error("F10", _NAMESPACE, entry.line, entry.column, entry.message, data)


def _explained(error: etree.XMLSyntaxError, data: bytes) -> NotWellFormed:
    line, column = error.position
    reason = _PLACE.sub("", error.msg or "")
    number: int = error.code  # type: ignore[attr-defined]  # missing from the stubs
    code, text = _SENTENCES.get(number, ("F01", _OTHER))
    if text is _AMPERSAND and reason.startswith("StartTag"):
        text = _LESS_THAN
    return _error(code, text, line, column, reason, data)


def _error(code: str, text: str, line: int, column: int, reason: str, data: bytes) -> NotWellFormed:
    line, column = max(line, 1), max(column, 1)
    excerpt = excerpt_at(data, line, column)
    arguments: dict[str, str | int] = {
        "line": line,
        "column": column,
        "reason": reason,
        "excerpt": excerpt,
    }
    return NotWellFormed(code, text, arguments, line=line, column=column)


def excerpt_at(data: bytes, line: int, column: int) -> str:
    """Return the text around a place (counted from 1), cut to one line."""
    start = 0
    for _ in range(line - 1):
        start = data.find(b"\n", start) + 1
    if line > 1 and not data[start : start + _EXCERPT_CHARACTERS].strip():
        start = data.rfind(b"\n", 0, start - 1) + 1  # nothing there: show what stands before
    end = data.find(b"\n", start)
    end = len(data) if end < 0 else end
    middle = start + column - 1
    first = max(start, middle - _EXCERPT_CHARACTERS // 2)
    last = min(end, middle + _EXCERPT_CHARACTERS // 2)
    return data[first:last].decode("utf-8", "replace").strip()
