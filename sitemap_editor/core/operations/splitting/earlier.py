"""What an earlier split left in a folder: which URL lies in which part, and the parts' bytes."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    Remark,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.splitting.naming import name_obstacle
from sitemap_editor.core.operations.splitting.order import is_compressed_name
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import folder_of, is_publishable

_MISSING: Final = "missing"


@dataclass(frozen=True, slots=True)
class EarlierFile:
    """A file of the earlier split as it lies on disk."""

    name: str
    lastmod: str | None = None
    """What the index says of it."""
    size_bytes: int = 0
    """Uncompressed."""
    digest: bytes = b""
    """Of its uncompressed bytes; empty where it would have to be written anew anyhow."""
    stamp: Stamp | None = None
    loc: str = ""
    """Its URL in the index."""

    def holds(self, table: PieceTable) -> bool:
        """Tell whether the file has the very bytes that saving `table` would give."""
        return (
            bool(self.digest)
            and self.size_bytes == table.size_bytes
            and self.digest == digest_of(table.pieces())
        )


@dataclass(slots=True)
class Earlier:
    """An earlier split, found by its index."""

    parts: list[EarlierFile] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    """The part, by its number in `parts`, in which each URL is listed first; "" for no URL."""
    repeats: dict[str, list[int]] = field(default_factory=dict)
    """The parts in which a URL is listed again, in their order."""
    published_at: str = ""
    """The URL of the folder the index says its first part lies in."""
    index: EarlierFile | None = None
    remarks: list[Remark] = field(default_factory=list)
    """What could not be read."""
    elsewhere: list[Row] = field(default_factory=list)
    """What the index lists that cannot lie in this folder: it is none of the split's business."""


def digest_of(pieces: Iterable[bytes | memoryview]) -> bytes:
    """Return what tells these bytes from any others."""
    digest = hashlib.blake2b(digest_size=32)
    for piece in pieces:
        digest.update(piece)
    return digest.digest()


def read_earlier(folder: Path, index_name: str, progress: Progress = no_progress) -> Earlier | None:
    """Return what an index of this name in `folder` tells; None where there is none.

    An index or a part that cannot be read is a remark. Raises: Cancelled by way of `progress`.
    """
    path = folder / index_name
    if not index_name or name_obstacle(index_name) or not os.path.isfile(path):  # noqa: PTH113 - never raises
        return None
    try:
        index = Document.open(path)
        progress(0.0)
    except Cancelled:
        raise
    except SitemapError as error:
        return _unreadable(index_name, str(error))
    if index.kind != SITEMAPINDEX.name:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is in the folder, but it is not a sitemap index. The split "
            "starts from scratch.",
        )
        return Earlier(remarks=[Remark(text, {"name": index_name})])
    reading = _Reading(folder, index_name)
    reading.found.index = _file_of(path, index, None)
    for position, row in enumerate(index):
        tell = share_of(progress, position / len(index), 1 / len(index))
        reading.add(row, tell)
        tell(1.0)
    return reading.found


def _unreadable(name: str, reason: str) -> Earlier:
    text = QT_TRANSLATE_NOOP(
        "core",
        "The earlier index “{name}” cannot be read, so the split starts from scratch: {reason}",
    )
    return Earlier(remarks=[Remark(text, {"name": name, "reason": reason})])


class _Reading:
    """Gathers the parts of an index one by one."""

    def __init__(self, folder: Path, index_name: str) -> None:
        self._folder = folder
        self._seen = {index_name.casefold()}
        self.found = Earlier()

    def add(self, row: Row, progress: Progress) -> None:
        """Read the part with this URL. Raises: Cancelled."""
        url, lastmod = (row.loc or "").strip(), row.lastmod
        folder_url = folder_of(url)
        name = unquote(url.rpartition("/")[2])
        is_here = folder_url is not None and self.found.published_at in ("", folder_url)
        if folder_url is None or not is_here or name_obstacle(name):
            if is_publishable(url):
                self.found.elsewhere.append(Row(url, lastmod))
            return
        if name.casefold() in self._seen:
            return
        self._seen.add(name.casefold())
        self.found.published_at = self.found.published_at or folder_url
        path = self._folder / name
        try:
            part = Document.open(path, progress=progress)
        except Cancelled:
            raise
        except SitemapError as error:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The earlier part “{name}” cannot be read, so its URLs count as new: {reason}",
            )
            if error.code != _MISSING:  # where no file is, there are no URLs to keep together
                self.found.remarks.append(Remark(text, {"name": name, "reason": str(error)}))
            self.found.parts.append(EarlierFile(name, lastmod, loc=url))
            return
        self._note_places(part)
        self.found.parts.append(_file_of(path, part, lastmod, url))

    def _note_places(self, part: Document) -> None:
        number = len(self.found.parts)
        if part.kind == SITEMAPINDEX.name:
            return
        for value in part.table.values(LOC):
            key = value or ""
            if key in self.found.places:
                self.found.repeats.setdefault(key, []).append(number)
            else:
                self.found.places[key] = number


def _file_of(path: Path, document: Document, lastmod: str | None, url: str = "") -> EarlierFile:
    form = document.form
    is_as_written = (
        not form.was_converted
        and not form.junk_bytes
        and form.is_compressed == is_compressed_name(path.name)
    )
    digest = digest_of(document.table.pieces()) if is_as_written else b""
    return EarlierFile(path.name, lastmod, document.size_bytes, digest, document.stamp, url)
