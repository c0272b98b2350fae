"""Which files the edits of a joined table changed, and the bytes each of them is to have."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.contents.root_attributes import with_attributes
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_spans import NO_FILE
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, SaveError, no_progress
from sitemap_editor.core.files.joined_document import JoinedFile
from sitemap_editor.core.operations.joining.files import planned_files
from sitemap_editor.core.operations.merging.heads import declared_utf8

_ROWS_AT_ONCE: Final = 1 << 11
_UNPREFIXED: Final = re.compile(rb"<[^\s/>:!?=]++[\s/>]")
_OTHER_PREFIX: Final = QT_TRANSLATE_NOOP(
    "core",
    "Rows of “{name}” use the prefix “{prefix}”, which means something else in that file. Nothing "
    "was saved. Rename the prefix, or undo what brought it there.",
)


@dataclass(frozen=True, slots=True)
class ChangedFile:
    """A file whose rows are others than they were, or that lies elsewhere: all it is to be now."""

    number: int
    file: JoinedFile
    content: PieceTable
    before: JoinedFile | None
    """As it lies on disk; None for a new one."""

    @property
    def is_elsewhere(self) -> bool:
        """True where no file lies yet where it is to be."""
        return self.before is None or self.before.path != self.file.path


def changed_files(
    table: PieceTable,
    saved: PieceTable | None,
    files: Sequence[JoinedFile],
    progress: Progress = no_progress,
) -> list[ChangedFile]:
    """Return the files whose rows are not as in `saved`, an earlier snapshot; all without one.

    Those that are new or lie elsewhere are among them. Their bytes may be the same all the same,
    where a person typed back what was there. Raises: Cancelled by way of `progress`.
    """
    planned = planned_files(table, files)
    there = [file if file.is_there else None for file in files]
    there += [None] * (len(planned) - len(there))
    count = len(planned)
    if saved is None:
        now = _by_file(table, count, progress)
        return [
            ChangedFile(number, file, _content(table, file, now[number], now[number]), was)
            for number, (file, was) in enumerate(zip(planned, there, strict=True))
            if file is not None
        ]
    rewritten, elsewhere = table.changed_since(saved, progress), _elsewhere(planned, there)
    is_same = not rewritten and not elsewhere and table.order == saved.order
    if is_same and _numbers(table) == _numbers(saved):
        return []
    now, before = _by_file(table, count, progress), _by_file(saved, count, progress)
    moved = array("I", _moved(table, saved))
    touched = _by_number(table, (*rewritten, *moved))
    found = list[ChangedFile]()
    for number, (file, was) in enumerate(zip(planned, there, strict=True)):
        is_changed = number in touched or number in elsewhere or now[number] != before[number]
        if file is not None and is_changed:
            rows = now[number] if was is None else touched.get(number, ())
            found.append(ChangedFile(number, file, _content(table, file, now[number], rows), was))
    return found


def left_files(table: PieceTable, files: Sequence[JoinedFile]) -> list[JoinedFile]:
    """Return the files on disk that are to be there no more: removed, or called otherwise."""
    planned = planned_files(table, files)
    return [
        file
        for number, file in enumerate(files)
        if file.is_there and ((now := planned[number]) is None or now.path != file.path)
    ]


def _elsewhere(
    planned: Sequence[JoinedFile | None], there: Sequence[JoinedFile | None]
) -> set[int]:
    """Return the numbers of files that are new, or lie elsewhere."""
    return {
        number
        for number, (file, known) in enumerate(zip(planned, there, strict=True))
        if file is not None and (known is None or known.path != file.path)
    }


def _numbers(table: PieceTable) -> array[int]:
    numbers = table.file_numbers
    if numbers is None:
        raise ValueError("a table whose rows are of one file")
    return numbers


def _by_file(table: PieceTable, count: int, progress: Progress) -> list[array[int]]:
    """Return the ids of the rows of each file, in their order."""
    found, numbers, number = [array("I") for _ in range(count)], _numbers(table), 0
    for at in range(0, len(table), _ROWS_AT_ONCE):
        progress(at / len(table))
        for row_id in table.order[at : at + _ROWS_AT_ONCE]:
            known = numbers[row_id]
            number = number if known == NO_FILE else known
            found[number].append(row_id)
    return found


def _moved(table: PieceTable, saved: PieceTable) -> Iterable[int]:
    """Yield rows that belonged to another file."""
    numbers, before = _numbers(table), _numbers(saved)
    if numbers[: len(before)] == before:
        return []
    return (row for row, old in enumerate(before) if numbers[row] != old)


def _by_number(table: PieceTable, row_ids: Iterable[int]) -> Mapping[int, Sequence[int]]:
    """Return rows by the file they belong to, without those that stand nowhere."""
    found: dict[int, list[int]] = {}
    for row_id in row_ids:
        if table.has_row(row_id):
            found.setdefault(_numbers(table)[row_id], []).append(row_id)
    return found


def _content(
    table: PieceTable, file: JoinedFile, row_ids: array[int], touched: Sequence[int]
) -> PieceTable:
    """Return a file as it is to be: its own head and tail around its rows."""
    head, tail, row_format = file.head, file.tail, file.row_format
    if row_ids:
        head, tail = row_format.expand_empty_root(head, tail)
    used = _used_anew(table, file, touched)
    content = table.part(row_ids)
    content.row_format = row_format
    if used:
        head = with_attributes(head, used)
        content.row_format = row_format.with_head(head)
    if row_format.encoder.ascii_only and not _are_ascii(table, touched):
        head = declared_utf8(head)  # the rest is ASCII, which is the same in UTF-8
    content.set_frame(head, tail)
    return content


def _used_anew(
    table: PieceTable, file: JoinedFile, touched: Sequence[int]
) -> list[tuple[bytes, bytes]]:
    """Return what rows that were written or came since need declared in their file.

    Raises: SaveError where the file declares it otherwise.
    """
    own, found = file.row_format.root.scope, list[tuple[bytes, bytes]]()
    for prefix, uri in xml_rows(table.row_format).root.scope.items():
        if own.get(prefix) == uri or not _is_used(prefix, table, touched):
            continue
        if prefix in own or not prefix:
            arguments = {"name": file.name, "prefix": prefix.decode("utf-8", "replace")}
            raise SaveError("prefix", _OTHER_PREFIX, arguments, path=file.path)
        found.append((b"xmlns:" + prefix, uri))
    return found


def _are_ascii(table: PieceTable, row_ids: Sequence[int]) -> bool:
    return all(table.row_bytes(row_id).isascii() for row_id in row_ids)


def _is_used(prefix: bytes, table: PieceTable, row_ids: Sequence[int]) -> bool:
    """Tell whether rows that were written or came since have names with a prefix."""
    pattern = re.compile(rb"""[<\s"'/]%b:""" % re.escape(prefix)) if prefix else _UNPREFIXED
    return any(pattern.search(table.row_bytes(row_id)) for row_id in row_ids)
