"""Finds the rows of a whole file: libxml2's verdict beside a fast pattern and a careful reader."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Final

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.lines import Lines, line_ends
from sitemap_editor.core.document.markup import SPACE, TOKEN, scope_inside
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import Prolog, doctype_end, read_prolog
from sitemap_editor.core.document.row_parts import rows_taken_apart
from sitemap_editor.core.document.row_writing import Encoder, style_without_rows
from sitemap_editor.core.document.text_rows import TextRows
from sitemap_editor.core.document.well_formed import check_well_formed, excerpt_at
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Argument,
    Cancelled,
    ContentError,
    NotASitemap,
    NotWellFormed,
    Progress,
    no_progress,
)
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import XML_KINDS
from sitemap_editor.core.protocol.other_formats import is_feed, xml_format

_SITEMAPS: Final = frozenset(uri.encode() for uri in ("", namespaces.SITEMAP, *namespaces.LEGACY))
_ROWS_A_STEP: Final = 16_384
_ODD_ROWS_A_STEP: Final = 512
_MUCH_SPACE: Final = 4_096
_SMALL_BYTES: Final = 1 << 20


def scan_xml(
    data: bytes, *, ascii_only: bool = False, progress: Progress = no_progress
) -> PieceTable:
    """Return the document in `data` (UTF-8, or ASCII under another declared name).

    Raises: NotWellFormed; NotASitemap; Cancelled by way of `progress`.
    """
    doctype = doctype_end(data)
    with _verdict_beside(data, huge=doctype is None):
        prolog = read_prolog(data, doctype or 0)
        if prolog is None:
            text = QT_TRANSLATE_NOOP("core", "This file contains no element.")
            raise NotASitemap("F07", text)
        kind = XML_KINDS.get(prolog.local)
        if kind is None:
            raise _misnamed_root(data, prolog) or _other_root(prolog)
        head = data[: prolog.root_end]
        encoder = Encoder(ascii_only)
        # An empty root tag has nothing inside: the lines before it tell.
        after = data[prolog.root_end : prolog.root_end + _MUCH_SPACE]
        inside = head if prolog.root_is_empty_tag else after[: -len(after.lstrip(SPACE)) or None]
        style = style_without_rows(inside, prolog.root.prefix)
        row_format = XmlRows(kind, prolog.root, encoder, style)
        table = _table(data, prolog, row_format, progress)
        if not len(table) and (error := _misnamed_root(data, prolog)):
            raise error
        return table


def _misnamed_root(data: bytes, prolog: Prolog) -> NotASitemap | None:
    """Return the error for a root whose first child is a row of a root of another name."""
    right = _root_of_rows(data, prolog)
    if right is None or right == prolog.local:
        return None
    text = QT_TRANSLATE_NOOP(
        "core", "Line {line}: the first tag is “{name}”, but the rows in it belong in “{right}”."
    )
    start = data.rfind(b"<" + prolog.root.name, 0, prolog.root_end)
    line, column = Lines(data).place(start)
    arguments: dict[str, Argument] = {"name": prolog.local, "right": right, "line": line}
    return NotASitemap("F07", text, arguments, line=line, column=column)


def _root_of_rows(data: bytes, prolog: Prolog) -> str | None:
    """Return what a root is called whose rows are as the first element in this one."""
    if prolog.root_is_empty_tag or prolog.root.uri not in _SITEMAPS:
        return None
    for token in TOKEN.finditer(data, prolog.root_end):
        if token.lastgroup == "end":
            return None
        if token.lastgroup == "empty":
            scope = scope_inside(prolog.root.scope, token["attributes"])
            prefix, _, local = token["start"].rpartition(b":")
            kinds = (kind for kind in XML_KINDS.values() if kind.row.encode() == local)
            is_in_it = scope.get(prefix) == prolog.root.uri
            return next((kind.name for kind in kinds if is_in_it), None)
    return None


def scan_text(data: bytes, *, head_bytes: int = 0, progress: Progress = no_progress) -> PieceTable:
    """Return the text sitemap in `data`; the first `head_bytes` are a byte order mark."""
    line_end = {"CRLF": b"\r\n", "CR": b"\r"}.get(line_ends(data), b"\n")
    starts, lengths = array("q"), array("I")
    lines = TextRows.spans(data, head_bytes)
    end = _collect(lines, head_bytes, starts, lengths, data, progress)
    is_cut = bool(starts) and not data.endswith((b"\n", b"\r"), 0, end)
    if is_cut:  # the last line gets a line end in memory, see TextRows
        data += line_end
        lengths[-1] += len(line_end)
        end = len(data)
    row_format = TextRows(line_end, ends_with_line_end=not is_cut)
    return PieceTable(row_format, Buffers(data), data[:head_bytes], data[end:], starts, lengths)


class _Verdict:
    """What libxml2 says of the bytes, found out in a thread beside the search for rows.

    libxml2 works without the interpreter lock, so on two cores it costs almost nothing.
    """

    def __init__(self, data: bytes, *, huge: bool) -> None:
        self._data = data
        self._huge = huge
        self._error: NotWellFormed | None = None
        self._thread = Thread(target=self._checker, name="well-formed")
        if len(data) < _SMALL_BYTES:
            self._checker()
        else:
            self._thread.start()

    def _checker(self) -> None:
        try:
            check_well_formed(self._data, huge=self._huge)
        except NotWellFormed as error:
            self._error = error

    def raise_if_bad(self, *, wait: bool = True) -> None:
        """Raise what libxml2 found; without `wait` only if it is through already."""
        if wait:
            self.wait()
        if not self._thread.is_alive() and self._error is not None:
            raise self._error from None

    def wait(self) -> None:
        """Wait for libxml2, which cannot be stopped, without asking what it found."""
        if self._thread.is_alive():
            self._thread.join()


@contextmanager
def _verdict_beside(data: bytes, *, huge: bool) -> Iterator[None]:
    """Let libxml2 check `data` while the body reads it; its error comes before the body's."""
    verdict = _Verdict(data, huge=huge)
    verdict.raise_if_bad(wait=False)
    try:
        yield
    except Cancelled:
        verdict.wait()
        raise
    except Exception as error:
        # What it met may come of bytes that are no XML at all.
        verdict.raise_if_bad()
        if isinstance(error, ContentError):
            raise _placed(error, data) from None
        raise
    verdict.raise_if_bad()


def _placed(error: ContentError, data: bytes) -> ContentError:
    """Give an error found at a byte offset its line, column and excerpt."""
    offset = error.arguments.pop("offset", None)
    if isinstance(offset, int):
        error.line, error.column = Lines(data).place(offset)
        error.arguments["line"] = error.line
        error.arguments["excerpt"] = excerpt_at(data, offset)
    return error


def _table(data: bytes, prolog: Prolog, row_format: XmlRows, progress: Progress) -> PieceTable:
    starts, lengths = array("q"), array("I")
    end = prolog.root_end
    local = row_format.kind.row.encode()
    while not prolog.root_is_empty_tag:
        end = _collect(row_format.typical_spans(data, end), end, starts, lengths, data, progress)
        rows = rows_taken_apart(data, prolog.root.scope, prolog.root.uri, local, end)
        odd = next(rows, None)
        if odd is None:
            break
        starts.append(end)
        lengths.append(odd.end - end)
        if not len(starts) % _ODD_ROWS_A_STEP:
            progress(end / len(data))
        end = odd.end
    return PieceTable(
        row_format, Buffers(data), data[: prolog.root_end], data[end:], starts, lengths
    )


def _collect(
    ends: Iterator[int],
    start: int,
    starts: array[int],
    lengths: array[int],
    data: bytes,
    progress: Progress,
) -> int:
    """Add the spans that end at `ends`; return the last end."""
    while step := array("q", islice(ends, _ROWS_A_STEP)):
        begins = array("q", [start])
        begins.extend(step[:-1])
        starts.extend(begins)
        lengths.extend(map(int.__sub__, step, begins))
        start = step[-1]
        progress(start / len(data))
    return start


def _other_root(prolog: Prolog) -> NotASitemap:
    name, namespace = prolog.local, prolog.root.uri.decode("utf-8", "replace")
    declared = [each.decode("utf-8", "replace") for each in prolog.root.scope.values()]
    if is_feed(name, namespace, declared):
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file is a news feed (root element “{name}”), not a sitemap. You can open its "
            "URLs as a list; the feed stays unchanged.",
        )
        return NotASitemap("R01", text, {"name": name})
    if name.lower() == "html":
        return html_page()
    if known := xml_format(name, namespace):
        text = QT_TRANSLATE_NOOP(
            "core",
            "This is XML in the format {format}, not a sitemap: its root element is “{name}”. A "
            "sitemap begins with “urlset” or “sitemapindex”.",
        )
        return NotASitemap("F07", text, {"format": known, "name": name})
    text = QT_TRANSLATE_NOOP(
        "core",
        "This is XML, but not a sitemap: its root element is “{name}”. A sitemap begins with "
        "“urlset” or “sitemapindex”.",
    )
    return NotASitemap("F07", text, {"name": name})


def html_page() -> NotASitemap:
    """Return the error for an HTML page behind the name of a sitemap."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "This file is an HTML page, not a sitemap. Servers often send one when a file is "
        "missing. Download the sitemap again.",
    )
    return NotASitemap("F15", text)
