"""Finds sitemap files: as named, in folders, and those an index lists."""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from sitemap_editor.core.document.prolog import doctype_end, read_prolog
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ContentError,
    MergeConflict,
    Progress,
    Remark,
    SitemapError,
    no_progress,
)
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.files.formats import FORMATS, TEXT_SITEMAP
from sitemap_editor.core.files.reading import recognise
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET, XML_KINDS, Kind

T = TypeVar("T")
_PEEK_BYTES: Final = 1 << 16
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS
_DIGITS: Final = re.compile(r"(\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Source:
    """A file, and how it was found."""

    path: Path
    via: Path | None
    """The index or folder it was found through."""


@dataclass(slots=True)
class Found:
    """The files there are, each once, and what there is to say of those that are not."""

    sources: list[Source] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)


def find_sources(
    paths: Sequence[Path], progress: Progress = no_progress, *, kind: Kind = URLSET
) -> Found:
    """Return the sitemap files that are meant, in the order of `paths`, each once.

    A folder means the sitemap files right in it, in natural order; what else lies there is left
    out. An index means its children beside it, those of nested indexes too; but where rows of an
    index are wanted (`kind`), it is a source itself. What cannot be read is a source as well:
    opening it says why. Raises: Cancelled by way of `progress`.
    """
    search = _Search(kind, progress)
    for number, path in enumerate(paths):
        search.part = (number, len(paths))
        progress(number / len(paths))
        if path.is_dir():
            search.add_folder(path)
        else:
            search.add_file(path, None)
    progress(1.0)
    return search.found


class _Search:
    """Remembers what was found, so that no file is taken twice and circles end."""

    def __init__(self, kind: Kind, progress: Progress) -> None:
        self.found = Found()
        self.part = (0, 1)
        self._kind = kind
        self._progress = progress
        self._seen: set[str] = set()

    def add_folder(self, folder: Path) -> None:
        before = len(self.found.sources)
        try:
            entries = sorted(folder.iterdir(), key=lambda path: natural_key(path.name))
        except OSError as error:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The folder “{folder}” cannot be read: {reason}. No files were added from it.",
            )
            reason = error.strerror or str(error)
            self._remark(text, folder=folder.name, reason=reason, is_obstacle=True)
            return
        for path in entries:
            if _is_sitemap_name(path.name) and path.is_file() and may_be_sitemap(path):
                self.add_file(path, folder)
        if len(self.found.sources) == before:
            text = QT_TRANSLATE_NOOP("core", "The folder “{folder}” contains no other sitemap.")
            self._remark(text, folder=folder.name)

    def add_file(self, path: Path, via: Path | None) -> None:
        self._progress(self.part[0] / self.part[1])
        identity = os.path.normcase(os.path.realpath(path))
        if identity in self._seen:
            return
        self._seen.add(identity)
        if self._kind is not SITEMAPINDEX and peek_kind(path) is SITEMAPINDEX:
            self._add_children(path, via)
        else:
            self.found.sources.append(Source(path, via))

    def _add_children(self, index: Path, via: Path | None) -> None:
        """Add what an index lists, as far as it lies beside it."""
        try:
            locs = [loc.strip() for loc in Document.open(index).table.values("loc") if loc]
        except SitemapError:
            self.found.sources.append(Source(index, via))  # opening it again will say why
            return
        missing = []
        files = local_files(index, locs)
        for loc in locs:
            child = files[loc].path
            if child is None:
                missing.append(loc)
            else:
                self.add_file(child, index)
        if missing and len(missing) == len(locs):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{file}” is an index, but none of the sitemaps it lists ({count}) are in its "
                "folder. Download them into this folder under the names in their URLs.",
            )
            self._remark(text, file=index.name, count=len(locs), is_obstacle=via is None)
        elif missing:
            text = QT_TRANSLATE_NOOP(
                "core",
                "Sitemaps listed in “{file}” that are not in its folder: {count}. They are left "
                "out; the first is {url}",
            )
            self._remark(text, file=index.name, count=len(missing), url=missing[0])
        elif not locs:
            text = QT_TRANSLATE_NOOP("core", "“{file}” is an index, but it lists no sitemaps.")
            self._remark(text, file=index.name, is_obstacle=via is None)

    def _remark(self, text: str, *, is_obstacle: bool = False, **arguments: str | int) -> None:
        self.found.remarks.append(Remark(text, arguments, is_obstacle))


def peek_kind(path: Path, name: str | None = None) -> Kind | None:
    """Tell from its first bytes, and its name, what a file is; None where they do not tell.

    Another `name` is taken in place of its own: without one, the bytes alone tell.
    """
    try:
        data = _first_bytes(path)
        name = path.name if name is None else name
        contents = recognise(data, cap_bytes=len(data), progress=no_progress, name=name)
        if contents.format is TEXT_SITEMAP:
            return TEXT
        prolog = read_prolog(contents.data, doctype_end(contents.data) or 0)
    except (OSError, ValueError, SitemapError):
        return None
    return None if prolog is None else XML_KINDS.get(prolog.local)


def _is_sitemap_name(name: str) -> bool:
    """Tell by its name whether a file of a folder is a sitemap: what can be imported is none."""
    formats = (each for each in FORMATS if each.scan is not None)
    return name.lower().endswith(GZIP_SUFFIX) or any(each.is_named(name) for each in formats)


def may_be_sitemap(path: Path) -> bool:
    """Tell files of a folder apart: what is surely none, such as a feed, is left out.

    A file that is broken in its first bytes already may be one: opening it says what is wrong.
    A name alone makes no sitemap here: there are many notes that end with ``.txt``.
    """
    if peek_kind(path, name="") is not None:
        return True
    try:
        data = _first_bytes(path)
        decoded = recognise(data, cap_bytes=len(data), progress=no_progress).data
    except MergeConflict:
        return True  # markup or URLs stand around its marks
    except (OSError, ValueError, SitemapError):
        return False
    return b"<urlset" in decoded or b"<sitemapindex" in decoded


def _first_bytes(path: Path) -> bytes:
    """Return the beginning of a file, unpacked. Raises: OSError; ContentError where it is odd."""
    if not path.is_file():  # reading a pipe would wait for ever
        raise FileNotFoundError(path)
    with path.open("rb") as file:
        data = file.read(_PEEK_BYTES)
    if is_gzip(data):
        try:
            data = zlib.decompressobj(_GZIP_WINDOW).decompress(data, _PEEK_BYTES)
        except zlib.error as error:
            raise ContentError("F13", "", path=path) from error
    # UTF-16 must not be cut within a character.
    return data[: len(data) & ~3] if len(data) == _PEEK_BYTES else data


def move_items(items: list[T], numbers: Iterable[int], steps: int) -> list[int]:
    """Move items one place up (-1) or down (1); return where they stand now, ascending."""
    placed: list[int] = []
    for number in sorted(numbers, reverse=steps > 0):
        to = number + steps
        if not 0 <= to < len(items) or to in placed:
            to = number
        items[number], items[to] = items[to], items[number]
        placed.append(to)
    return sorted(placed)


def natural_key(name: str) -> tuple[list[tuple[int, str]], str]:
    """Return what to order names by as people do: 2 before 10."""
    parts = _DIGITS.split(name.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], name


def possible_indexes(folder: Path, most: int) -> list[Path]:
    """Return the files of a folder that may be indexes, those called so first."""
    try:
        found = [
            each
            for each in islice(folder.iterdir(), 20 * most)
            if each.name.lower().endswith((".xml", GZIP_SUFFIX))
        ]
    except OSError:
        return []
    return sorted(found, key=lambda each: ("index" not in each.name.lower(), each.name))[:most]
