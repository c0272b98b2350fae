"""Which files a site is made of: those an index lists, in a folder, or that a pattern names."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, SitemapError
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.files.sources import find_sources, natural_key, peek_kind
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, TEXT, URLSET

_XML_SUFFIXES: Final = (".xml", f".xml{GZIP_SUFFIX}")
_SUFFIXES: Final = (*_XML_SUFFIXES, ".txt", f".txt{GZIP_SUFFIX}")
_OTHER_XML: Final = ("F06", "F07", "R01")
"""What opening says of XML that is something else, such as a feed or settings."""


@dataclass(frozen=True, slots=True)
class SiteFile:
    """A sitemap of the site; `loc` is how an index lists it, empty where none does."""

    path: Path
    loc: str = ""


@dataclass(slots=True)
class SiteFiles:
    """What there is to read, in natural order, each once."""

    files: list[SiteFile] = field(default_factory=list)
    indexes: list[Path] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """URLs of sitemaps that an index lists and that are not there."""
    unlisted: list[Path] = field(default_factory=list)
    """Sitemaps in the folder of an index that it does not list."""
    unreadable: dict[Path, SitemapError] = field(default_factory=dict)
    """Indexes and folders that cannot be read, with the reason."""


def site_files(source: str) -> SiteFiles:
    """Find the files of a site: an index or sitemap, a folder (with those below), or a pattern.

    Of a folder or pattern, a file counts that says it is a sitemap, and one that is called as one
    and cannot be read at all: that is for a person to see. Notes and other XML are left out.
    Raises: ReadError where there is nothing of that name.
    """
    path = Path(source)
    found = SiteFiles()
    if path.is_dir():
        paths = sorted(_below(path, found), key=lambda each: natural_key(each.as_posix()))
    elif path.exists():
        paths = [path]
    else:
        matched = map(Path, glob.glob(source, recursive=True))  # noqa: PTH207 - absolute ones too
        paths = sorted(matched, key=lambda each: natural_key(each.as_posix()))
    if not paths and not found.unreadable:
        text = QT_TRANSLATE_NOOP("core", "There is no sitemap at “{source}”.")
        raise ReadError("missing", text, {"source": source}, path=source)
    _sort_out(paths, found)
    return found


def _below(folder: Path, found: SiteFiles) -> Iterator[Path]:
    """Yield what is called as sitemaps are, folders below included; note what cannot be read."""

    def note(error: OSError) -> None:
        path = Path(os.fsdecode(error.filename))
        text = QT_TRANSLATE_NOOP("core", "This folder cannot be read: {reason}.")
        reason = error.strerror or str(error)
        found.unreadable[path] = ReadError("unreadable", text, {"reason": reason}, path=path)

    for where, _, names in os.walk(folder, onerror=note):
        some = (Path(where, name) for name in names if name.lower().endswith(_SUFFIXES))
        yield from (path for path in some if path.is_file())


def _sort_out(paths: Sequence[Path], found: SiteFiles) -> None:
    """Tell indexes from sitemaps, and follow the indexes."""
    seen: set[str] = set()
    waiting = list(reversed(paths))
    locs: dict[Path, str] = {}
    while waiting:
        path = waiting.pop()
        real = os.path.realpath(path)  # `resolve` raises where links go in a circle
        if real in seen:
            continue
        seen.add(real)
        is_meant = path in locs or len(paths) == 1
        kind = peek_kind(path, None if is_meant else "")
        if kind is SITEMAPINDEX:
            found.indexes.append(path)
            waiting += reversed(_listed(path, found, locs))
        elif kind in (URLSET, TEXT) or is_meant or _is_faulty(path):
            found.files.append(SiteFile(path, locs.get(path, "")))
    _note_unlisted(found, seen)


def _is_faulty(path: Path) -> bool:
    """Tell whether a file that is called as a sitemap cannot be read as anything."""
    if not path.name.lower().endswith(_XML_SUFFIXES) or path.is_dir():
        return False
    try:
        Document.open(path)
    except SitemapError as error:
        return error.code not in _OTHER_XML
    return True


def _listed(index: Path, found: SiteFiles, locs: dict[Path, str]) -> list[Path]:
    try:
        rows = Document.open(index).table.values(LOC)
    except SitemapError as error:
        found.unreadable[index] = error
        return []
    wanted = list(dict.fromkeys(row.strip() for row in rows if row and row.strip()))
    listed = []
    for loc, file in local_files(index, wanted).items():
        if file.path is None:
            found.missing.append(loc)
        else:
            locs.setdefault(file.path, loc)
            listed.append(file.path)
    return listed


def _note_unlisted(found: SiteFiles, seen: set[str]) -> None:
    listing = {index.parent.resolve() for index in found.indexes if index not in found.unreadable}
    for folder in sorted(listing):
        beside = (source.path for source in find_sources([folder], kind=SITEMAPINDEX).sources)
        found.unlisted += [path for path in beside if os.path.realpath(path) not in seen]
    listed = {file.path for file in found.files if file.loc}
    if found.indexes and listed:  # a folder was named: what no index lists is told, and read
        found.unlisted += [
            file.path
            for file in found.files
            if not file.loc and file.path.parent.resolve() in listing
        ]
