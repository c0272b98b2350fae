"""A row as text that a person edits: shown as it is written, then read as what it may become."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.contents.root_attributes import with_attributes
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.lines import offset_of
from sitemap_editor.core.document.markup import (
    SPACE,
    TOKEN,
    Scope,
    attributes,
    check_characters,
    scope_inside,
)
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.row_parts import rows_taken_apart
from sitemap_editor.core.document.well_formed import ENDS_EARLY, check_well_formed, excerpt_at
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, NotWellFormed, SitemapError
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.fields import LOC

_LINE: Final = re.compile(r"[^\r\n]*(\r\n?|\n|\Z)")
_USUAL: Final = {prefix.encode(): uri for uri, prefix in PREFIXES.items()}
_PLACEHOLDER: Final = b' xmlns:%s="urn:x"'
_NOT_ASCII: Final = re.compile(rb"[^\x00-\x7f]")
_LITERAL: Final = ("cdata", "comment", "pi")
"""Where XML reads no character references."""


@dataclass(frozen=True, slots=True)
class Undeclared:
    """A prefix that stands in a row and is declared nowhere; `uri` is what it usually means."""

    prefix: str
    uri: str


@dataclass(frozen=True, slots=True)
class RowDraft:
    """What a text would make of a row: its bytes, or why it is no row and where (a character)."""

    content: bytes | None
    head: bytes
    row_format: RowFormat
    error: SitemapError | None = None
    at: int = 0
    undeclared: Sequence[Undeclared] = ()

    def edit(self, row_id: int, head: bytes) -> Edit | None:
        """Return the edit that writes it; None where it is no row. `head` is that of the table."""
        if self.content is None:
            return None
        row = SetRows(((row_id, self.content),))
        return row if self.head == head else Batch((SetHead(self.head), row))


def shown_row(data: bytes, row_format: RowFormat) -> str:
    """Return the text of a row: without blank lines before it, its lines ending with LF alone."""
    start, end = _extent(data, row_format)
    return _unified(data[start:end].decode("utf-8", "replace"))


def shown_at(data: bytes, row_format: RowFormat, offset: int) -> int:
    """Return which character of `shown_row` a byte of the row is."""
    start, _ = _extent(data, row_format)
    return len(_unified(data[start : max(start, offset)].decode("utf-8", "ignore")))


def drafted_row(
    data: bytes, text: str, head: bytes, row_format: RowFormat, declared: Sequence[str] = ()
) -> RowDraft:
    """Read a text as what the row of these bytes is to become.

    What the text leaves alone keeps its bytes. `declared` are prefixes to declare in the head with
    their usual meaning.
    """
    if not isinstance(row_format, XmlRows):
        return _drafted_line(data, text, head, row_format)
    uris = [(prefix.encode(), _USUAL.get(prefix.encode(), "")) for prefix in declared]
    added = [(prefix, uri) for prefix, uri in uris if uri and prefix not in row_format.root.scope]
    if added:
        head = with_attributes(head, [(b"xmlns:" + name, uri.encode()) for name, uri in added])
        row_format = row_format.with_head(head)
    try:
        content = _encoded(data, text, row_format)
        if row_format.encoder.ascii_only:
            at = _unwritable(content)
            if at is not None:
                return _refused(content, head, row_format, _not_encodable(), at)
            content = content.decode().encode("ascii", "xmlcharrefreplace")
        return _checked(data, content, head, row_format)
    except SitemapError as error:
        return RowDraft(None, head, row_format, error)


def _drafted_line(data: bytes, text: str, head: bytes, row_format: RowFormat) -> RowDraft:
    try:
        content = row_format.with_values(data, {LOC: text.rstrip("\n")})
    except EditError as error:
        return RowDraft(None, head, row_format, error)
    return RowDraft(content, head, row_format)


def _extent(data: bytes, row_format: RowFormat) -> tuple[int, int]:
    """Return where the shown part of a row begins and ends in its bytes."""
    if not isinstance(row_format, XmlRows):
        return row_format.row_start(data), len(data.rstrip(b"\r\n"))
    blank = len(data) - len(data.lstrip(SPACE))
    return max(data.rfind(b"\n", 0, blank), data.rfind(b"\r", 0, blank)) + 1, len(data)


def _unified(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _encoded(data: bytes, text: str, row_format: XmlRows) -> bytes:
    """Return a text as UTF-8, with the line ends that its lines had. Raises: EditError."""
    start, _ = _extent(data, row_format)
    before = [match[0] for match in _LINE.finditer(data[start:].decode("utf-8", "replace"))]
    old = [_unified(line) for line in before]
    new = [match[0] for match in _LINE.finditer(text.rstrip(" \t\r\n"))]
    first = _alike(old, new)
    last = _alike(old[first:][::-1], new[first:][::-1])
    usual = next((line[len(line.rstrip("\r\n")) :] for line in before if line[-1:] in "\r\n"), "\n")
    middle = "".join(new[first : len(new) - last]).replace("\n", usual or "\n")
    check_characters(middle)
    rest = "".join(before[:first]), middle, "".join(before[len(before) - last :])
    return data[:start] + "".join(rest).encode()


def _unwritable(content: bytes) -> int | None:
    """Return where a character stands that ASCII lacks and no reference can stand for."""
    for token in TOKEN.finditer(content):
        if token.lastgroup in _LITERAL and (found := _NOT_ASCII.search(token[0])):
            return token.start() + found.start()
    return None


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        count += 1
    return count


def _checked(data: bytes, content: bytes, head: bytes, row_format: XmlRows) -> RowDraft:
    """Judge bytes as a row: well-formed, one row, its prefixes declared."""
    start, _ = _extent(content, row_format)
    missing = _undeclared(content, row_format.root.scope)
    placeholders = b"".join(_PLACEHOLDER % prefix for prefix in missing)
    tag = row_format.root.start_tag()[:-1] + placeholders + b">"
    end = b"</" + row_format.root.name + b">"
    try:
        check_well_formed(tag + content + end, huge=True)
        at = _misplaced(content, placeholders, row_format)
    except NotWellFormed as error:
        at = offset_of(tag + content + end, error.line or 1, error.column or 1) - len(tag)
        said = _placed(error, content, at, start)
        return _refused(content, head, row_format, said, at)
    if at is not None:
        return _refused(content, head, row_format, _no_row(content, at, row_format), at)
    if missing:
        names = [Undeclared(each.decode(), _USUAL.get(each, "")) for each in missing]
        at = content.find(missing[0] + b":")
        return _refused(content, head, row_format, _not_declared(names[0]), at, names)
    return RowDraft(content if content != data else data, head, row_format)


def _refused(
    content: bytes,
    head: bytes,
    row_format: RowFormat,
    error: SitemapError,
    at: int,
    undeclared: Sequence[Undeclared] = (),
) -> RowDraft:
    place = shown_at(content, row_format, min(max(at, 0), len(content)))
    return RowDraft(None, head, row_format, error, place, undeclared)


def _misplaced(content: bytes, placeholders: bytes, row_format: XmlRows) -> int | None:
    """Return where bytes are other than one row; None where they are one."""
    root = row_format.root
    scope = scope_inside(root.scope, placeholders)
    local = row_format.kind.row.encode()
    rows = list(rows_taken_apart(content, scope, root.uri, local, 0))
    if not rows:
        return len(content) - len(content.lstrip(SPACE))
    return rows[0].end if len(rows) > 1 or rows[0].end != len(content) else None


def _undeclared(content: bytes, scope: Scope) -> list[bytes]:
    """Return the prefixes that are used and declared nowhere, in the order of their first use."""
    found: dict[bytes, None] = {}
    scopes = [scope]
    for match in TOKEN.finditer(content):
        if match.lastgroup == "end" and len(scopes) > 1:
            scopes.pop()
        if match.lastgroup != "empty":
            continue
        inner = scope_inside(scopes[-1], match["attributes"])
        names = (match["start"], *(name for name, _ in attributes(match["attributes"])))
        for name in names:
            prefix, colon, _ = name.partition(b":")
            if colon and prefix and prefix not in inner:
                found[prefix] = None
        if not match["empty"]:
            scopes.append(inner)
    return list(found)


def _placed(error: NotWellFormed, content: bytes, at: int, start: int) -> SitemapError:
    """Return an error with the line, column and words that the shown text has."""
    if at >= len(content) or error.text == ENDS_EARLY:
        text = QT_TRANSLATE_NOOP("core", "The row ends early: closing tags are missing.")
        return EditError("F01", text)
    before = _unified(content[start : max(start, at)].decode("utf-8", "ignore"))
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    excerpt = excerpt_at(content, max(at, 0))  # without the tags that were put around it
    arguments = {**error.arguments, "line": line, "column": column, "excerpt": excerpt}
    return NotWellFormed(error.code, error.text, arguments, line=line, column=column)


def _no_row(content: bytes, at: int, row_format: XmlRows) -> EditError:
    name = (row_format.root.prefix + row_format.kind.row.encode()).decode()
    if content[:at].strip():
        text = QT_TRANSLATE_NOOP(
            "core", "This must be one row: nothing may follow its “</{name}>”."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core", "This must be one row: a “<{name}>” with all that is in it."
        )
    return EditError("row", text, {"name": name})


def _not_encodable() -> EditError:
    text = QT_TRANSLATE_NOOP(
        "core",
        "Text in CDATA, a comment or a processing instruction cannot be written in the encoding "
        "that this file declares.",
    )
    return EditError("row", text)


def _not_declared(name: Undeclared) -> EditError:
    text = QT_TRANSLATE_NOOP("core", "The prefix “{prefix}:” is not declared in the file.")
    return EditError("F10", text, {"prefix": name.prefix})
