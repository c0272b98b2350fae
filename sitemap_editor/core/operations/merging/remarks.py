"""What a merge has to say, once for all files that it holds for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark, SitemapError
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.merging.conflicts import Conflict
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, Kind
from sitemap_editor.core.protocol.limits import MAX_ROWS, MAX_SIZE_BYTES


class Tally:
    """Counts what there is to say about the sources, so that it is said once."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._counts: dict[tuple[str, bool], int] = {}
        self._firsts: dict[str, dict[str, Argument]] = {}

    def remarks(self) -> list[Remark]:
        """Return the sentences; obstacles first."""
        found = [
            Remark(text, {**self._firsts[text], "count": count}, is_obstacle)
            for (text, is_obstacle), count in self._counts.items()
        ]
        return sorted(found, key=lambda remark: not remark.is_obstacle)

    def refuse_kind(self, source: Source) -> None:
        """Say that a source is an index where a sitemap is wanted, or the other way round."""
        if self._kind is SITEMAPINDEX:
            text = QT_TRANSLATE_NOOP(
                "core",
                "Only sitemap indexes can be merged into an index. Files that are sitemaps: "
                "{count}; the first is “{file}”. Add them to the index as rows instead.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "core",
                "An index contains no page URLs, so only its sitemaps can be merged. Files that "
                "are indexes: {count}; the first is “{file}”.",
            )
        self._count(text, 1, is_obstacle=True, file=source.path.name)

    def refuse_rows(self, source: Source, refused: Mapping[int, SitemapError]) -> None:
        """Say which rows cannot stand in the document."""
        text = QT_TRANSLATE_NOOP(
            "core",
            "Rows that cannot be merged unchanged: {count}; the first is row {row} of “{file}”. "
            "They use entities, characters or namespaces that mean something else, or nothing, "
            "in the merged file. Fix them in their own file first.",
        )
        file, row = source.path.name, min(refused) + 1
        self._count(text, len(refused), is_obstacle=True, file=file, row=row)

    def note_without_url(self, source: Source, left_out: Collection[int]) -> None:
        """Say which rows have nothing for a line."""
        text = QT_TRANSLATE_NOOP(
            "core",
            "Rows without a URL that fits on a line of a text sitemap: {count}; the first is row "
            "{row} of “{file}”. They are left out.",
        )
        if left_out:
            self._count(text, len(left_out), file=source.path.name, row=min(left_out) + 1)

    def note_more(self, source: Source, count: int) -> None:
        """Say how many rows lose what is no URL."""
        text = QT_TRANSLATE_NOOP(
            "core",
            "A text sitemap can only hold URLs. Rows with more than a URL: {count}; their dates "
            "and other values are left out.",
        )
        if count:
            self._count(text, count, file=source.path.name)

    def note_asides(self, source: Source) -> None:
        """Say that comments outside of the rows are lost."""
        text = QT_TRANSLATE_NOOP(
            "core",
            "Comments and instructions before the root element or after the last row are left "
            "out. Files that contain some: {count}; the first is “{file}”.",
        )
        self._count(text, 1, file=source.path.name)

    def note_encoding(self) -> None:
        """Say that the file will be what it was not."""
        text = QT_TRANSLATE_NOOP(
            "core",
            "The rows contain characters that this file’s encoding does not support. The file "
            "will be saved and declared as UTF-8.",
        )
        self._count(text, 1)

    def _count(
        self, text: str, count: int, *, is_obstacle: bool = False, **arguments: Argument
    ) -> None:
        key = (text, is_obstacle)
        self._counts[key] = self._counts.get(key, 0) + count
        self._firsts.setdefault(text, arguments)


def refusal(conflicts: Sequence[Conflict], picks: Mapping[int, int]) -> Remark:
    """Say that there are duplicates where none may be."""
    left = next(number for number in range(len(conflicts)) if number not in picks)
    text = QT_TRANSLATE_NOOP(
        "core",
        "URLs that appear in several rows: {count}; the first is {url}. Nothing was merged "
        "because duplicates are not allowed here. Choose which rows to keep.",
    )
    count = len(conflicts) - len(picks)
    return Remark(text, {"count": count, "url": conflicts[left].loc}, is_obstacle=True)


def limit_remarks(rows: int, size_bytes: int) -> list[Remark]:
    """Say which limits the merged file would break. Source: PROTOCOL F11, F12, I01."""
    remarks = []
    if rows > MAX_ROWS:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The merged file will have {count} rows; the limit for a sitemap is {limit}. Split "
            "it afterwards.",
        )
        remarks.append(Remark(text, {"count": rows, "limit": MAX_ROWS}))
    if size_bytes > MAX_SIZE_BYTES:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The merged file will have {count} bytes uncompressed; the limit for a sitemap is "
            "{limit}. Split it afterwards.",
        )
        remarks.append(Remark(text, {"count": size_bytes, "limit": MAX_SIZE_BYTES}))
    return remarks
