"""A sitemap with a place on disk: open, look, change, save. The public door to the library."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sitemap_editor.core.document.edits import Edit, InsertRows
from sitemap_editor.core.document.lines import line_ends
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.scanning import scan_text, scan_xml
from sitemap_editor.core.errors import NotASitemap, Progress, SitemapError, no_progress, share_of
from sitemap_editor.core.files.compression import pack, unpacked
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.files.format import GZIP_SUFFIX, Format, Imported, TableCopy, TableStyle
from sitemap_editor.core.files.formats import format_named, kind_for, table_refused
from sitemap_editor.core.files.reading import (
    DEFAULT_CAP_BYTES,
    Contents,
    Stamp,
    read_stamped,
    recognise,
)
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import TEXT, URLSET, Kind

if TYPE_CHECKING:
    from sitemap_editor.core.files.disk.writing import Written
    from sitemap_editor.core.files.repair.plan import RepairPlan  # seldom wanted: not at start


@dataclass(frozen=True, slots=True)
class FileForm:
    """How the document lies on disk, apart from its rows."""

    is_compressed: bool = False
    encoding: str = "UTF-8"
    """The encoding the file was found in, as people name it."""
    was_converted: bool = False
    """True where saving writes UTF-8 in place of `encoding`: ask before the first save."""
    junk_bytes: int = 0
    """How many bytes behind the compressed data were left out on opening."""
    reads_as_utf8: bool = False
    """True where the bytes were decoded from `encoding` as declared, but are UTF-8 as well."""


class Content(Protocol):
    """What is written to a file: a table, or a text."""

    @property
    def size_bytes(self) -> int:
        """How many bytes `pieces` gives."""
        ...

    def pieces(self) -> Iterator[bytes | memoryview]:
        """Yield all bytes, uncompressed."""
        ...


class FileOnDisk:
    """Where a file lies, in which form, and what it was like when it was read or saved."""

    def __init__(
        self, form: FileForm, path: Path | None = None, stamp: Stamp | None = None
    ) -> None:
        self.form = form
        self.path = path
        self.stamp = stamp

    def has_changed_on_disk(self) -> bool:
        """Tell whether somebody else wrote, or removed, the file since it was read or saved."""
        return self.path is not None and self.stamp != Stamp.of(self.path)

    def form_for(self, place: Path) -> FileForm:
        """Return the form the file takes under a path."""
        if place == self.path:
            return self.form
        return replace(self.form, is_compressed=place.suffix.lower() == GZIP_SUFFIX)

    def note_saved(self, place: Path, form: FileForm, stamp: Stamp | None) -> None:
        """Remember that the file now lies at `place` in this form, as UTF-8.

        `stamp` is that of the bytes which were written, not of what lies there by now.
        """
        self.path = place
        encoding = "UTF-8" if form.was_converted else form.encoding
        self.form = replace(
            form, encoding=encoding, was_converted=False, junk_bytes=0, reads_as_utf8=False
        )
        self.stamp = stamp


class Document(FileOnDisk):
    """One sitemap file: `len`, `doc[0].loc`, `apply(edit)`, `save()`.

    Rows are decoded when looked at; an edit costs what it touches; what was not edited is saved
    byte for byte.
    """

    def __init__(
        self,
        table: PieceTable,
        form: FileForm,
        path: Path | None = None,
        stamp: Stamp | None = None,
    ) -> None:
        super().__init__(form, path, stamp)
        self.table = table
        self.line_ends = line_ends(table.buffers.original)
        """Of the file as it was opened; worked out where it is read, not in a window's thread."""
        self.index_path: Path | None = None
        """The index whose files its rows belong to; None for a document of one file."""
        self.imported: Imported | None = None
        """What was read where the rows come from a file that is no sitemap."""

    # Coming to be

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        *,
        cap_bytes: int = DEFAULT_CAP_BYTES,
        progress: Progress = no_progress,
        imports: Collection[Format] = (),
    ) -> Document:
        """Open a sitemap: XML or text, plain or gzip whatever its name says.

        `cap_bytes` limits what is held in memory, unpacked. `progress` is told the part done.
        Of a file in one of the formats `imports` the rows become a new sitemap, never saved, which
        has no path; `imported` says what came of it.

        Raises: SitemapError with code and, for XML that is not well-formed, line and column.
        """
        place = Path(path)
        reading = share_of(progress, 0, 1 / 3)  # about a third of the work; finding rows the rest
        scanning = share_of(progress, 1 / 3, 2 / 3)
        try:
            raw, stamp = read_stamped(place, cap_bytes, reading)
            try:
                contents = recognise(
                    raw, cap_bytes=cap_bytes, progress=reading, stamp=stamp, name=place.name
                )
                return cls._from_contents(contents, place, scanning)
            except NotASitemap as error:
                if error.code == "empty" and kind_for(place, URLSET) is TEXT:
                    return cls._from_blank_text(raw, unpacked(raw, cap_bytes), place, stamp)
                read = next((each.read for each in imports if each.code == error.code), None)
                if read is None:
                    raise
                return cls.of(read(unpacked(raw, cap_bytes, reading), scanning), stamp)
        except SitemapError as error:
            error.path = error.path or os.fspath(place)
            raise

    @classmethod
    def _from_blank_text(cls, raw: bytes, data: bytes, path: Path, stamp: Stamp) -> Document:
        """Open a text without URLs; its blank lines are kept, as is a byte order mark."""
        mark = len(UTF8_BOM) if data.startswith(UTF8_BOM) else 0
        kept = data if not data[mark:].strip() else b""
        form = FileForm(is_compressed=raw != data)
        return cls(scan_text(kept, head_bytes=min(mark, len(kept))), form, path, stamp)

    @classmethod
    def from_bytes(
        cls, data: bytes, *, cap_bytes: int = DEFAULT_CAP_BYTES, name: str = ""
    ) -> Document:
        """Read a sitemap from memory; a `name` with ``.txt`` means text. Raises: as `open`."""
        contents = recognise(data, cap_bytes=cap_bytes, progress=no_progress, name=name)
        return cls._from_contents(contents, None, no_progress)

    @classmethod
    def repaired(
        cls,
        plan: RepairPlan,
        accepted: Collection[int] | None = None,
        path: Path | None = None,
        progress: Progress = no_progress,
    ) -> Document:
        """Open what a plan's repairs make of a file; None: all of them. It still lies at `path`.

        Raises: ContentError where those repairs do not suffice.
        """
        return cls._from_contents(plan.contents(accepted, progress), path, progress)

    @classmethod
    def new(cls, kind: Kind = URLSET, rows: Sequence[Row] = ()) -> Document:
        """Return a document of these rows that is not on disk yet."""
        data = (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<{kind.name} xmlns="{namespaces.SITEMAP}">\n</{kind.name}>\n'
        )
        document = cls(scan_text(b"") if kind is TEXT else scan_xml(data.encode()), FileForm())
        if rows:
            document.apply(InsertRows(0, rows))
        return document

    @classmethod
    def of(cls, imported: Imported, stamp: Stamp | None = None) -> Document:
        """Return a sitemap of imported rows, never saved; `stamp` is that of their file."""
        document = cls.new(rows=imported.rows)
        document.imported, document.stamp = imported, stamp
        return document

    @classmethod
    def _from_contents(cls, contents: Contents, path: Path | None, progress: Progress) -> Document:
        decoded, scan = contents.decoded, contents.format.scan
        if scan is None:
            raise table_refused(contents.format)
        table = scan(decoded, progress)
        form = FileForm(
            contents.is_compressed,
            decoded.encoding,
            decoded.was_converted,
            contents.junk_bytes,
            decoded.reads_as_utf8,
        )
        return cls(table, form, path, contents.stamp)

    # Looking

    @property
    def kind(self) -> str:
        """What the file is: "urlset", "sitemapindex" or "text"."""
        return self.table.row_kind.name

    @property
    def fields(self) -> tuple[str, ...]:
        """The columns of this kind of file."""
        return self.table.fields

    @property
    def size_bytes(self) -> int:
        """The uncompressed size on saving, the one the limit of 50 MB speaks of."""
        return self.table.size_bytes

    def __len__(self) -> int:
        return len(self.table)

    def __getitem__(self, position: int) -> Row:
        return self.table[position]

    def __iter__(self) -> Iterator[Row]:
        return iter(self.table)

    def row_id(self, position: int) -> int:
        """Return the identity of the row at `position`, which edits ask for."""
        return self.table.row_id(position)

    def to_bytes(self) -> bytes:
        """Return the whole document, uncompressed."""
        return b"".join(self.table.pieces())

    # Changing

    def apply(self, edit: Edit) -> Edit:
        """Carry out any edit; return the edit that undoes it. Raises: EditError, nothing done."""
        return self.table.apply(edit).inverse

    # Saving

    def save(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        in_place: bool = False,
        progress: Progress = no_progress,
        known: Stamp | None = None,
        when_kept: Callable[[Path], object] = lambda _kept: None,
    ) -> Written:
        """Save under `path`, or where the document came from; return what came of it.

        The name decides for a new path: ``.gz`` compresses. Saving again keeps what was there.
        Rows of XML saved under ``.txt`` stay XML: see `converted`. `in_place` overwrites where the
        folder refuses a safe exchange, once the new bytes lie whole in the recovery folder:
        `when_kept` is told where. With `known` only the file of that stamp is replaced.

        Raises: SaveError (ReplaceRefused: ask, then `in_place`); then the old file is whole, but
        after Interrupted, which says where the new bytes are.
        """
        place = self.path if path is None else Path(path)
        if place is None:
            raise ValueError("a document without a path needs one to be saved")
        form = self.form_for(place)
        written = self.table_saved(
            self.table,
            form,
            place,
            in_place=in_place,
            progress=progress,
            known=known,
            when_kept=when_kept,
        )
        self.note_saved(place, form, written.stamp)
        return written

    @staticmethod
    def table_saved(
        table: Content,
        form: FileForm,
        place: Path,
        *,
        in_place: bool,
        progress: Progress,
        known: Stamp | None = None,
        folder: Path | None = None,
        when_kept: Callable[[Path], object] = lambda _kept: None,
    ) -> Written:
        """Write a table or text (a snapshot, from a worker) to disk, as `replace_file` does."""
        from sitemap_editor.core.files.disk.saving import replace_file, write_in_place

        pieces = pack(table.pieces()) if form.is_compressed else table.pieces()
        size = table.size_bytes
        if in_place:
            return write_in_place(
                place,
                pieces,
                size_bytes=size,
                progress=progress,
                known=known,
                folder=folder,
                when_kept=when_kept,
            )
        return replace_file(
            place, pieces, size_bytes=size, progress=progress, known=known, folder=folder
        )

    def write_copy(
        self,
        path: Path,
        style: TableStyle,
        progress: Progress = no_progress,
        *,
        in_place: bool = False,
        when_kept: Callable[[Path], object] = lambda _kept: None,
    ) -> Written:
        """Write the values under the name of a table; the document stays what and where it is.

        Raises: SaveError, as `save`; ValueError for a name of another format.
        """
        write = format_named(path.name).write
        if write is None:
            raise ValueError(path)
        return self.table_saved(
            TableCopy(self.table, write, style),
            FileForm(is_compressed=path.suffix.lower() == GZIP_SUFFIX),
            path,
            in_place=in_place,
            progress=progress,
            when_kept=when_kept,
        )

    def converted(self, kind: Kind) -> Document:
        """Return a new document of another kind with the same rows; other data is left behind.

        A text sitemap takes the URLs alone, without rows that have none.
        """
        if kind is TEXT:
            return Document.new(kind, [Row(row.loc.strip()) for row in self if row.loc])
        return Document.new(kind, list(self))
