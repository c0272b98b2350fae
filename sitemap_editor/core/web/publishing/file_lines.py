"""The lines of the checklist about the file itself: here, and as it is online."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Argument,
    Cancelled,
    Progress,
    Remark,
    SitemapError,
)
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.operations.comparing.versions import Comparison, Fate
from sitemap_editor.core.protocol.fields import TEXT
from sitemap_editor.core.protocol.limits import MAX_ROWS, MAX_SIZE_BYTES
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import SITEMAP_BYTES, Failure, Fetched
from sitemap_editor.core.web.publishing.checklist_line import Check, Line, Remedy, State, good
from sitemap_editor.core.web.publishing.evidence import PublishedFile
from sitemap_editor.core.web.publishing.failures import is_passing, what_then


@dataclass(frozen=True, slots=True)
class OwnFile:
    """The file here: a snapshot, and what our own check says of it."""

    table: PieceTable
    errors: int | None = None
    """How many errors it has; None while nobody knows."""


def errors_line(own: OwnFile) -> Line:
    """Say whether our own check finds errors."""
    if own.errors is None:
        text = QT_TRANSLATE_NOOP("core", "The file has not been checked yet.")
        return Line(Check.ERRORS, State.UNKNOWN, Remark(text))
    if not own.errors:
        return good(Check.ERRORS, QT_TRANSLATE_NOOP("core", "Our own check finds no errors."))
    found = Remark(QT_TRANSLATE_NOOP("core", "Errors: {count}."), {"count": own.errors})
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Fix them before you upload the file."))
    return Line(Check.ERRORS, State.BAD, found, to_do, Remedy.SHOW_ERRORS)


def limits_line(table: PieceTable) -> Line:
    """Say whether a file has no more rows and bytes than it may have. PROTOCOL F11, F12."""
    rows, size = len(table), table.size_bytes
    arguments: dict[str, Argument] = {"row": rows, "limit": MAX_ROWS}
    if rows > MAX_ROWS:
        text = QT_TRANSLATE_NOOP("core", "{row} rows; a file can have {limit}.")
    elif size > MAX_SIZE_BYTES:
        text = QT_TRANSLATE_NOOP("core", "{bytes} bytes uncompressed; a file can have {limit}.")
        arguments = {"bytes": size, "limit": MAX_SIZE_BYTES}
    else:
        text = QT_TRANSLATE_NOOP("core", "{row} rows, {bytes} bytes uncompressed.")
        return good(Check.LIMITS, text, {"row": rows, "bytes": size})
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Split the file."))
    return Line(Check.LIMITS, State.BAD, Remark(text, arguments), to_do, Remedy.SPLIT)


# The file there


def lines_of_answer(
    file: PublishedFile, own: OwnFile, live: Fetched, progress: Progress
) -> Iterator[Line]:
    """Yield what there is to say of the answer for the file itself."""
    yield _live(file, live)
    if not live.hops:
        later = Remark(QT_TRANSLATE_NOOP("core", "The file could not be fetched."))
        for check in (Check.REDIRECT, Check.TYPE, Check.GZIP, Check.SAME):
            yield Line(check, State.UNKNOWN, later)
        return
    yield _redirect(live)
    if not live.is_ok:
        later = Remark(QT_TRANSLATE_NOOP("core", "The file could not be fetched."))
        for check in (Check.TYPE, Check.GZIP, Check.SAME):
            yield Line(check, State.UNKNOWN, later)
        return
    yield _type(own, live)
    yield _gzip(file, live)
    yield _same(own, live, progress)


def _live(file: PublishedFile, live: Fetched) -> Line:
    url = file.published.url
    if live.failure is Failure.TOO_LARGE:
        text = QT_TRANSLATE_NOOP("core", "The file at {url} is larger than {megabytes} MB.")
        found = Remark(text, {"url": url, "megabytes": SITEMAP_BYTES >> 20})
        to_do = Remark(QT_TRANSLATE_NOOP("core", "Upload this file in its place."))
        return Line(Check.LIVE, State.BAD, found, to_do)
    if live.status == 200 and live.failure is None:
        text = QT_TRANSLATE_NOOP("core", "{url} answers 200.")
        return good(Check.LIVE, text, {"url": url})
    if live.is_ok:
        text = QT_TRANSLATE_NOOP("core", "{url} answers {status}, which is not the file.")
        found = Remark(text, {"url": url, "status": live.status or 0})
    else:
        found = answer_remark(live, url) or Remark(url)
    if is_passing(live) or live.failure is Failure.PRIVATE:
        return Line(Check.LIVE, State.UNKNOWN, found, what_then(live))
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Upload the file, or correct “Published at”."))
    return Line(Check.LIVE, State.BAD, found, to_do)


def _redirect(live: Fetched) -> Line:
    if len(live.hops) < 2 and not 300 <= live.hops[0].status < 400:
        return good(Check.REDIRECT, QT_TRANSLATE_NOOP("core", "The URL answers itself."))
    target = live.url or ""
    if not live.is_ok or live.status != 200:
        text = QT_TRANSLATE_NOOP("core", "The URL redirects, in the end to {url}.")
        return Line(Check.REDIRECT, State.BAD, Remark(text, {"url": target}))
    text = QT_TRANSLATE_NOOP("core", "The URL redirects to {url}; Yandex does not follow.")
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Use the URL where the redirect ends."))
    found = Remark(text, {"url": target})
    return Line(Check.REDIRECT, State.BAD, found, to_do, Remedy.USE_ADDRESS, target)


_XML_TYPES: Final = ("application/xml", "text/xml", "application/rss+xml", "application/atom+xml")
_GZIP_TYPES: Final = ("application/gzip", "application/x-gzip", "application/octet-stream")
_TEXT_TYPES: Final = ("text/plain",)
_UTF8: Final = ("", "utf-8", "utf8")


def _type(own: OwnFile, live: Fetched) -> Line:
    header = live.header("content-type") or ""
    kind, _, rest = header.partition(";")
    kind = kind.strip().lower()
    plain = _TEXT_TYPES if own.table.row_kind is TEXT else _XML_TYPES
    allowed = (*plain, *_GZIP_TYPES) if is_gzip(live.body) else plain
    if kind in allowed and _charset(rest) in _UTF8:
        text = QT_TRANSLATE_NOOP("core", "The server sends it as {type}.")
        return good(Check.TYPE, text, {"type": header})
    text = QT_TRANSLATE_NOOP("core", "The server sends it as “{type}”.")
    to_do = QT_TRANSLATE_NOOP("core", "Have the server send it as {type}.")
    usual = _GZIP_TYPES[0] if is_gzip(live.body) else plain[0]
    return Line(
        Check.TYPE, State.BAD, Remark(text, {"type": header}), Remark(to_do, {"type": usual})
    )


def _charset(parameters: str) -> str:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset":
            return value.strip().strip("\"'").lower()
    return ""


def _gzip(file: PublishedFile, live: Fetched) -> Line:
    path = file.published.url.partition("?")[0]
    is_named = path.lower().endswith(GZIP_SUFFIX)
    is_packed = is_gzip(live.body)
    was_packed = "gzip" in (live.header("content-encoding") or "").lower()
    if is_named == is_packed or (is_named and was_packed):
        if is_named:
            return good(Check.GZIP, QT_TRANSLATE_NOOP("core", "It is compressed with gzip."))
        return good(Check.GZIP, QT_TRANSLATE_NOOP("core", "It is not compressed."))
    if is_packed:
        text = QT_TRANSLATE_NOOP("core", "It is compressed, but its name does not end in .gz.")
        to_do = QT_TRANSLATE_NOOP("core", "Upload it uncompressed, or name it .gz.")
    else:
        text = QT_TRANSLATE_NOOP("core", "Its name ends in .gz, but it is not compressed.")
        to_do = QT_TRANSLATE_NOOP("core", "Upload it compressed, or without .gz in its name.")
    return Line(Check.GZIP, State.BAD, Remark(text), Remark(to_do))


def _same(own: OwnFile, live: Fetched, progress: Progress) -> Line:
    """Compare byte for byte, uncompressed; where they differ, say by which rows."""
    try:
        there = _open(live.body)
    except Cancelled:
        raise
    except SitemapError as error:
        to_do = Remark(QT_TRANSLATE_NOOP("core", "Upload this file in its place."))
        return Line(Check.SAME, State.BAD, Remark(error.text, error.arguments), to_do)
    if _are_equal(own.table, there.table):
        return good(Check.SAME, QT_TRANSLATE_NOOP("core", "They are equal, byte for byte."))
    found = Comparison(own.table, there.table, progress)
    arguments: dict[str, Argument] = {
        "added": found.counts[Fate.ONLY_HERE],
        "removed": found.counts[Fate.ONLY_THERE],
        "changed": found.counts[Fate.DIFFERENT],
    }
    if any(arguments.values()):
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file differs from the online one. Rows: {added} added, {removed} removed, "
            "{changed} changed.",
        )
    elif found.are_moved:
        text = QT_TRANSLATE_NOOP("core", "The rows are the same, in another order.")
    else:
        text = QT_TRANSLATE_NOOP("core", "The rows are the same; what is around them differs.")
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Save and upload this file."))
    remedy = Remedy.COMPARE
    return Line(Check.SAME, State.BAD, Remark(text, arguments), to_do, remedy)


def _open(body: bytes) -> Document:
    try:
        return Document.from_bytes(body, cap_bytes=SITEMAP_BYTES * 2)
    except SitemapError:  # a text looks like one only by its name
        return Document.from_bytes(body, cap_bytes=SITEMAP_BYTES * 2, name="sitemap.txt")


def _are_equal(one: PieceTable, other: PieceTable) -> bool:
    return one.size_bytes == other.size_bytes and b"".join(one.pieces()) == b"".join(other.pieces())
