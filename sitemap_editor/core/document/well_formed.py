"""Asks libxml2 whether bytes are well-formed XML, and says in plain words where they are not."""

from __future__ import annotations

import codecs
import re
from typing import Final

from lxml import etree

from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.document.markup import TOKEN
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
    "Line {line}: XML does not define this entity; write the character itself. Near: {excerpt}",
)
_MISMATCH: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: an element is closed with a different name. Near: {excerpt}"
)
ENDS_EARLY: Final = QT_TRANSLATE_NOOP(
    "core", "The file ends early, in line {line}: closing tags are missing. Near: {excerpt}"
)
_AFTER_END: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: there is extra text after the end of the sitemap. Near: {excerpt}"
)
_BEFORE_START: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: nothing is allowed before “<?xml”. Near: {excerpt}"
)
_CHARACTER: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: this character is not allowed in XML. Near: {excerpt}"
)
_ENCODING: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: these bytes are not UTF-8. Near: {excerpt}"
)
_ATTRIBUTE: Final = QT_TRANSLATE_NOOP(
    "core", "Line {line}: an attribute appears twice. Near: {excerpt}"
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
    **dict.fromkeys((6, 81), ("F03", _ENCODING)),
    **dict.fromkeys((8, 9), ("F01", _CHARACTER)),
    **dict.fromkeys((23, 68), ("L05", _AMPERSAND)),
    26: ("F01", _ENTITY),
    38: ("L05", _LESS_THAN),
    42: ("F01", _ATTRIBUTE),
    **dict.fromkeys((45, 47, 63, 73, 74, 77), ("F01", ENDS_EARLY)),
    64: ("F02", _BEFORE_START),
    76: ("F01", _MISMATCH),
    **dict.fromkeys(_NAMESPACE_ERRORS, ("F10", _NAMESPACE)),
}

# What a fault begins with, behind which libxml2 stops at once or some characters later.
_CULPRITS: Final = {8: b"&#", 9: b"&#", 23: b"&", 26: b"&", 68: b"&", 76: b"</"}
_ABOUT_REFERENCES: Final = ("xmlParseEntityRef", "xmlParseCharRef")
_NO_URI: Final = 99  # XML_WAR_NS_URI: an error by its level, but it stops nothing
_NAME_EXPECTED: Final = 68  # XML_ERR_NAME_REQUIRED: behind an ampersand, or in a tag
_FATAL: Final = 3
_REST_OF_TAG: Final = re.compile(rb"[^<>]*+>")


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
        raise _explained(parser, error, data) from None
    _check_namespaces(parser, data)


def _check_namespaces(parser: etree.XMLParser, data: bytes) -> None:
    """Raise for faults of namespaces: libxml2 logs them, and lxml heeds them for trees only."""
    for entry in parser.error_log:
        if entry.type in _NAMESPACE_ERRORS:
            offset = _offset(data, entry.line, entry.column)
            raise _error("F10", _NAMESPACE, offset, entry.message, data)
        if entry.type == _NO_URI:
            _check_end(data)


def _check_end(data: bytes) -> None:
    """Raise where anything but comments and instructions stands behind the root.

    libxml2 is silent about it once it has met a namespace that is no URI.
    """
    depth = 0
    for token in TOKEN.finditer(data):
        if token.lastgroup == "end":
            depth -= 1
        elif token.lastgroup == "empty":
            depth += not token["empty"]
        else:
            continue
        if not depth:
            break
    else:
        return
    try:
        check_well_formed(b"<a/>" + data[token.end() :], huge=True)
    except NotWellFormed as error:
        reason = str(error.arguments["reason"])
        rest = data[token.end() :]
        offset = token.end() + len(rest) - len(rest.lstrip())
        raise _error("F01", _AFTER_END, offset, reason, data) from None


def _explained(parser: etree.XMLParser, error: etree.XMLSyntaxError, data: bytes) -> NotWellFormed:
    line, column = error.position
    reason = _PLACE.sub("", error.msg or "")
    number: int = error.code  # type: ignore[attr-defined]  # missing from the stubs
    if number == _NO_URI:  # the first in the log, and not what stopped it
        fatal = next(entry for entry in parser.error_log if entry.level == _FATAL)
        line, column, reason, number = fatal.line, fatal.column, fatal.message, fatal.type
    code, text = _SENTENCES.get(number, ("F01", _OTHER))
    culprit = _CULPRITS.get(number)
    is_reference = reason.startswith(_ABOUT_REFERENCES)
    if number == _NAME_EXPECTED and not is_reference:
        text, culprit = _LESS_THAN, b"<"
    offset = _offset(data, line, column)
    if culprit is not None and (culprit != b"&#" or is_reference):
        found = data.rfind(culprit, 0, offset)
        offset = offset if found < 0 else found
    return _error(code, text, offset, reason, data)


def _offset(data: bytes, line: int, column: int) -> int:
    """Return the offset of a place as libxml2 counts it: lines by LF, columns in characters."""
    start = 0
    for _ in range(line - 1):
        start = data.find(b"\n", start) + 1
    if not start and data.startswith(codecs.BOM_UTF8):
        start = len(codecs.BOM_UTF8)
    count = max(column, 1) - 1
    before = data[start : start + 4 * count].decode("utf-8", "surrogateescape")[:count]
    return min(start + len(before.encode("utf-8", "surrogateescape")), len(data))


def _error(code: str, text: str, offset: int, reason: str, data: bytes) -> NotWellFormed:
    line, column = Lines(data).place(offset)
    arguments: dict[str, str | int] = {
        "line": line,
        "column": column,
        "reason": reason,
        "excerpt": excerpt_at(data, offset),
    }
    return NotWellFormed(code, text, arguments, line=line, column=column)


def excerpt_at(data: bytes, offset: int) -> str:
    """Return the text around an offset, cut to one line; it begins within no tag."""
    start, end = _line_at(data, offset)
    if start and not data[start:end].strip():
        start, end = _line_at(data, start - 1)  # nothing there: show what stands before
    first = max(start, offset - _EXCERPT_CHARACTERS // 2)
    if first > start and (cut := _REST_OF_TAG.match(data, first, offset)):
        first = cut.end()
    last = min(end, max(offset, first) + _EXCERPT_CHARACTERS // 2)
    return data[first:last].decode("utf-8", "replace").strip()


def _line_at(data: bytes, offset: int) -> tuple[int, int]:
    """Return where the line around an offset begins and ends."""
    start = max(data.rfind(b"\n", 0, offset), data.rfind(b"\r", 0, offset)) + 1
    ends = [end for end in (data.find(b"\n", offset), data.find(b"\r", offset)) if end >= 0]
    return start, min(ends, default=len(data))
