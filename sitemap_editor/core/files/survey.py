"""Looks at the children of an index on disk: what they are, and which URLs several of them list."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.url_keys import NO_URL, hash_of, hashes, key_of
from sitemap_editor.core.errors import Cancelled, Progress, SitemapError, no_progress, share_of
from sitemap_editor.core.files.children import (
    Child,
    Children,
    Shared,
    local_files,
    purpose_of,
    spellings,
)
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, Stamp
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import url_in

MOST_COMPARED_ROWS: Final = 8_000_000  # 64 MB of hashes
_OPENING: Final = 0.9  # the part of the work; comparing is the rest

Look = Callable[[str, Document], None]
"""Told the URL and the opened document of a child that was read."""


def survey(
    index_path: Path,
    locs: Iterable[str | None],
    *,
    known: Children | None = None,
    saves: Mapping[Path, Stamp] | None = None,
    look: Look | None = None,
    cap_bytes: int = DEFAULT_CAP_BYTES,
    progress: Progress = no_progress,
) -> Children:
    """Look at every child of an index that lies on disk.

    Each file is opened once, and not at all where it is as it was in a survey that is `known`; then
    `look` is not told of it. Examples of URLs in several files are looked up where there are any.
    `saves` are the stamps of files as the editor left them. Of files beyond `cap_bytes`, unpacked,
    an error is noted. URLs are compared up to 8,000,000 rows in all.

    Raises: Cancelled by way of `progress`; nothing else: what cannot be read is noted.
    """
    placed = _placed(index_path, locs, progress)
    reader = _Reader(index_path, known, look, cap_bytes)
    sizes = {each.path: each.stamp.size_bytes for each in placed if each.path and each.stamp}
    whole, done = sum(sizes.values()) or 1, 0
    files: dict[Path, Child] = {}
    rows = []
    for child in placed:
        path = child.path
        if path in files:
            child = replace(files[path], loc=child.loc, twin=files[path].loc)
        elif path is not None:
            part = sizes.get(path, 0) / whole
            begin = _OPENING * done / whole
            child = reader.read(child, path, share_of(progress, begin, _OPENING * part))
            is_sure = child.stamp is not None and (saves or {}).get(path) == child.stamp
            child = files[path] = replace(child, is_sure=is_sure)
            done += sizes.get(path, 0)
        rows.append(child)
    shared = _compared(files, reader.keys, known, share_of(progress, _OPENING, 1 - _OPENING))
    for number, child in enumerate(rows):
        if child.path in shared:
            rows[number] = replace(child, shared=shared[child.path])
    progress(1.0)
    return Children(index_path, tuple(rows), reader.keys)


def _placed(index_path: Path, locs: Iterable[str | None], progress: Progress) -> list[Child]:
    """Return the children with the files they are, none of them opened."""
    found = local_files(index_path, ((loc or "").strip() for loc in locs), progress)
    rows = []
    for loc, file in found.items():
        stamp = Stamp.of(file.path) if file.path is not None else None
        rows.append(Child(loc, file.path, stamp, owner=file.owner))
    return rows


class _Reader:
    """Opens children one by one, or recalls what an earlier survey found in them."""

    def __init__(
        self, index_path: Path, known: Children | None, look: Look | None, cap_bytes: int
    ) -> None:
        self._index_path = index_path
        self._known = {child.path: child for child in known.rows} if known is not None else {}
        self._known_keys = known.keys if known is not None else {}
        self._look = look
        self._cap_bytes = cap_bytes
        self._room = MOST_COMPARED_ROWS
        self.keys: dict[Path, array[int]] = {}

    def read(self, child: Child, path: Path, progress: Progress) -> Child:
        """Return what is known of a file. Raises: Cancelled by way of `progress`."""
        known = self._known.get(path)
        if known is not None and known.stamp == child.stamp and known.error is None:
            if path in self._known_keys:
                self._keep(path, self._known_keys[path])
            return replace(known, loc=child.loc, twin="", shared=())
        try:
            document = Document.open(path, cap_bytes=self._cap_bytes, progress=progress)
        except Cancelled:
            raise
        except SitemapError as error:
            error.__traceback__ = error.__context__ = error.__cause__ = None  # they hold the bytes
            was = known.error if known is not None else None
            is_same = was is not None and (was.code, str(was)) == (error.code, str(error))
            return replace(child, error=was if is_same else error)
        if self._room >= len(document) and document.kind != SITEMAPINDEX.name:
            self._keep(path, hashes(document.table, lambda _part: progress(1.0)))
        if self._look is not None:
            self._look(child.loc, document)
        return replace(
            child,
            stamp=document.stamp or child.stamp,
            kind=document.kind,
            purpose=purpose_of(document.table),
            rows=len(document),
            size_bytes=document.size_bytes,
            is_compressed=document.form.is_compressed,
            leads_back=self._leads_back(child.loc, path, document),
        )

    def _keep(self, path: Path, keys: array[int]) -> None:
        self._room -= len(keys)
        self.keys[path] = keys

    def _leads_back(self, loc: str, path: Path, document: Document) -> bool:
        """Tell whether a nested index lists the index, whose URL is taken from the child's."""
        if document.kind != SITEMAPINDEX.name:
            return False
        deep = len(path.relative_to(self._index_path.parent).parts)
        folder = "/".join(loc.partition("?")[0].split("/")[:-deep]) + "/"
        own = {url_in(folder, name) for name in spellings(self._index_path.name)}
        return any((each or "").strip() in own for each in document.table.values(LOC))


def _compared(
    files: Mapping[Path, Child],
    keys: Mapping[Path, array[int]],
    known: Children | None,
    progress: Progress,
) -> dict[Path | None, tuple[Shared, ...]]:
    """Return what files of the same purpose have in common with one another.

    A page stands in its sitemap and in that of its images: only the same purpose is compared, so
    that neither hides a page that two sitemaps of pages list.
    """
    examples = {
        hash_of(key_of(shared.example)): shared.example
        for child in (known.rows if known is not None else ())
        for shared in child.shared
    }
    found: dict[Path, list[Shared]] = {}
    opened: dict[Path, list[tuple[Path, Overlap]]] = {}
    for purpose in dict.fromkeys(child.purpose.main for child in files.values()):
        paths = [path for path in files if path in keys and files[path].purpose.main == purpose]
        for (first, second), overlap in overlaps([keys[path] for path in paths], progress).items():
            opened.setdefault(paths[second], []).append((paths[first], overlap))
    for path, pairs in opened.items():
        progress(1.0)
        missing = [overlap for _, overlap in pairs if overlap.key not in examples]
        examples.update(_examples(path, missing))
        for other, overlap in pairs:
            example = examples.get(overlap.key, "")
            # One of the two may be of the images, videos or news of the other's pages.
            may_be_usual = files[path].purpose.used != files[other].purpose.used
            for one, two in ((path, other), (other, path)):
                shared = Shared(files[two].loc, overlap.count, example, may_be_usual)
                found.setdefault(one, []).append(shared)
    return {
        path: tuple(sorted(shared, key=lambda each: -each.count)) for path, shared in found.items()
    }


def _examples(path: Path, overlaps: list[Overlap]) -> dict[int, str]:
    """Return the URLs that are examples of overlaps; a file that has changed since has none."""
    if not overlaps:
        return {}
    try:
        document = Document.open(path)
    except SitemapError:
        return {}
    found = {}
    for overlap in overlaps:
        loc = document[overlap.position].loc if overlap.position < len(document) else None
        if loc is not None and hash_of(key_of(loc)) == overlap.key:
            found[overlap.key] = loc.strip()
    return found


_KEYS_AT_ONCE: Final = 500_000  # what a table of them takes is let go before the next one is made


@dataclass(slots=True)
class Overlap:
    """What two files have in common; the second one repeats what the first one lists."""

    count: int
    position: int
    """Which row of the second file is an example."""
    key: int
    """The hash of its URL."""


def overlaps(files: Sequence[array[int]], progress: Progress) -> Mapping[tuple[int, int], Overlap]:
    """Return what files have in common, by the numbers of the two.

    A URL belongs to the first file that lists it: where three list it, the second and third have
    it in common with the first. The example is the first such row of the second file. Works on a
    share of all hashes at a time, so that memory is bounded by `files` and some 60 MB.
    Raises: Cancelled by way of `progress`.
    """
    found: dict[tuple[int, int], Overlap] = {}
    shares = sum(map(len, files)) // _KEYS_AT_ONCE + 1
    for share in range(shares):
        owners: dict[int, int] = {}
        for number, keys in enumerate(files):
            progress((share + number / len(files)) / shares)
            mine = keys if shares == 1 else [key for key in keys if key % shares == share]
            own = dict.fromkeys(mine, number)
            own.pop(NO_URL, None)
            firsts: dict[int, int] = {}  # of this share, by the other file
            for key in [key for key in own if key in owners]:
                first = owners[key]
                overlap = found.setdefault((first, number), Overlap(0, len(keys), key))
                overlap.count += 1
                firsts.setdefault(first, key)
                del own[key]
            for first, key in firsts.items():
                _note_earlier(found[first, number], keys, key)
            owners.update(own)
    return dict(sorted(found.items()))


def _note_earlier(overlap: Overlap, keys: array[int], key: int) -> None:
    """Take a row for the example if it stands before the one that is."""
    with suppress(ValueError):
        overlap.position, overlap.key = keys.index(key, 0, overlap.position), key
