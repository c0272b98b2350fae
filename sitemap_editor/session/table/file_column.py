"""Which file each row belongs to, as a column that nobody can edit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.table.column import FILE, FILE_TITLE, Column

if TYPE_CHECKING:
    from sitemap_editor.core.operations.sort_keys import KeysOf, SortKey

_WIDTH = 160


def file_column(session: Session) -> Column:
    """Return the column of a document whose rows belong to several files."""
    table = session.document.table

    def text(view: RowView) -> str:
        return table.file_name(view.row_id)

    def sort_keys() -> KeysOf:
        return lambda some: _keys(some)  # for this process: elsewhere rows are of no file

    hint = QT_TRANSLATE_NOOP("columns", "The file that the row belongs to")
    return Column(
        FILE,
        FILE_TITLE,
        _WIDTH,
        text,
        sort_keys,
        hint=hint,
        tooltip=text,
        is_copied=False,
        elides_middle=True,
    )


def _keys(table: PieceTable) -> Iterator[SortKey | None]:
    """Yield the places of the files in the index, so that equal names stay apart."""
    numbers = table.file_numbers
    if numbers is not None:
        yield from ((True, (float(numbers[row_id]),), "") for row_id in table.order)
