"""What a file format is to this program, as data; the formats there are stand in `formats`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark
from sitemap_editor.core.files.encodings import Decoded
from sitemap_editor.core.protocol.fields import Kind

GZIP_SUFFIX: Final = ".gz"


@dataclass(frozen=True, slots=True)
class Imported:
    """Rows read from a file that is no sitemap, and what of it they do not hold."""

    format: str
    """The name of the format with its version, such as "RSS 2.0"."""
    rows: Sequence[Row]
    """The address, and what else a sitemap says, of each entry that has an address."""
    left_out: int = 0
    """How many entries have none."""
    ignored: tuple[str, ...] = ()
    """The titles of columns that mean nothing in a sitemap."""
    unstorable: int = 0
    """How many entries hold a character that XML cannot hold; they are left out."""

    def remarks(self, name: str) -> list[Remark]:
        """Say what came of a table, the file `name`, in order."""
        rows = QT_TRANSLATE_NOOP("core", "Rows read from “{name}” ({format}): {count}.")
        counts = (
            (
                QT_TRANSLATE_NOOP("core", "Lines left out because they have no URL: {count}."),
                self.left_out,
            ),
            (
                QT_TRANSLATE_NOOP(
                    "core", "Lines left out because XML cannot hold a character in them: {count}."
                ),
                self.unstorable,
            ),
        )
        said = [Remark(rows, {"name": name, "format": self.format, "count": len(self.rows)})]
        said += [Remark(text, {"count": count}) for text, count in counts if count]
        if self.ignored:
            text = QT_TRANSLATE_NOOP("core", "Columns that no sitemap has, left out: {titles}.")
            said.append(Remark(text, {"titles": ", ".join(self.ignored)}))
        return said


@dataclass(frozen=True, slots=True)
class TableStyle:
    """How a table is written for spreadsheets."""

    has_mark: bool = False
    """True for a byte order mark in front, by which Excel knows UTF-8."""
    escapes_formulas: bool = False
    """True for an apostrophe before values that a spreadsheet would calculate."""


Write: TypeAlias = Callable[[PieceTable, TableStyle], Iterator[bytes]]


@dataclass(frozen=True, slots=True)
class Format:
    """One format: a sitemap (`scan`), or one whose rows are imported (`read`) or written (`write`).

    `scan` finds the rows in bytes that become the document's own and are saved as they are.
    """

    name: str
    """As people say it; the same in every language."""
    title: str
    """The text of its filter in file dialogs."""
    suffixes: tuple[str, ...]
    """In small letters, the one that is written first. Behind each ``.gz`` may stand."""
    kinds: tuple[Kind, ...]
    """What its files may be lists of; other rows become the first of them."""
    is_content: Callable[[bytes, str], bool] = lambda _data, _name: False
    """Tells by unpacked bytes, and the name of their file, whether this is the format."""
    decode: Callable[[bytes], Decoded] | None = None
    scan: Callable[[Decoded, Progress], PieceTable] | None = None
    code: str = ""
    """The code of the error by which opening refuses a format that can be imported."""
    read: Callable[[bytes, Progress], Imported] | None = None
    """Reads unpacked bytes. Raises: ContentError; Cancelled."""
    write: Write | None = None
    """Writes a copy of the values; None where the document itself is saved, or nothing can be."""
    kept_fields: tuple[str, ...] | None = None
    """The columns that it has room for; None: it holds all that a sitemap holds."""
    cannot_hold: str = ""
    """A sentence about what is left behind, said before saving."""

    def is_named(self, name: str) -> bool:
        """Tell whether a file of this name is meant to be of this format."""
        return name.lower().removesuffix(GZIP_SUFFIX).endswith(self.suffixes)


@dataclass(frozen=True, slots=True)
class TableCopy:
    """The values of a document as a table: what is written to a file."""

    table: PieceTable
    write: Write
    style: TableStyle

    @property
    def size_bytes(self) -> int:
        """About how many bytes there will be."""
        return self.table.size_bytes

    def pieces(self) -> Iterator[bytes]:
        """Yield all bytes, uncompressed."""
        return self.write(self.table, self.style)
