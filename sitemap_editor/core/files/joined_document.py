"""The files of an index as one document: their rows in one table, each of one of the files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Remark, SitemapError
from sitemap_editor.core.files.document import Document, FileForm
from sitemap_editor.core.files.reading import Stamp


@dataclass(frozen=True, slots=True)
class JoinedFile:
    """One of the files: what stands around its rows, and how it lies on disk."""

    path: Path
    name: str
    """Its path from the folder of the index, as it is shown."""
    form: FileForm
    stamp: Stamp | None
    """What the file was like when it was read or saved."""
    head: bytes
    tail: bytes
    row_format: XmlRows
    is_there: bool = True
    """False where neither the folder nor the index has it: it was removed and that was saved."""


class LeftOut(NamedTuple):
    """A file whose rows are not in the table."""

    name: str
    reason: Remark | SitemapError


class JoinedDocument(Document):
    """All rows of the files of an index. It has no path: its rows go back to their files.

    `table.file_numbers` tells which of `files` a row belongs to; `table.file_names` may name more,
    which are made when it is saved. It says itself where they lie.
    """

    index_path: Path

    def __init__(
        self,
        table: PieceTable,
        index_path: Path,
        files: Sequence[JoinedFile],
        left_out: Sequence[LeftOut] = (),
    ) -> None:
        super().__init__(table, FileForm())
        self.index_path = index_path
        self.files = tuple(files)
        self.is_on_disk = True
        """True where the files held these rows when it was read or restored."""
        self.left_out = tuple(left_out)
        """The listed files whose rows are not here."""

    def changed_on_disk(self) -> list[Path]:
        """Return the files that other programs wrote or removed since they were read or saved."""
        files = (file for file in self.files if file.is_there)
        return [file.path for file in files if Stamp.of(file.path) != file.stamp]
