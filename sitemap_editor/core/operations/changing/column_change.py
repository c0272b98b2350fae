"""Changes a column of many rows by a function of one value; what it cannot change is counted."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import ne
from typing import Final, Protocol, TypeAlias, cast, runtime_checkable

from sitemap_editor.core.columns.cells import RowCells, has_column
from sitemap_editor.core.columns.edits import head_for
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.written_rows import WrittenRows
from sitemap_editor.core.errors import Argument, EditError, Progress, no_progress, worded
from sitemap_editor.core.operations.changing.cell_values import (
    shown_values,
    with_space_of,
    with_values,
    written_values,
)
from sitemap_editor.core.operations.changing.replacing import Replacement
from sitemap_editor.core.passes.executor import Executor, Here, Part, WithRegex
from sitemap_editor.core.protocol.fields import LOC

ValueTool: TypeAlias = Callable[[str | None], str | None]
"""Makes another value of one as a cell shows it; None is an element that is absent.

The same value where there is nothing to change. Raises: EditError where it cannot tell what the
value should be: it stays, and is counted.
"""


@runtime_checkable
class ManyValuesTool(Protocol):
    """A `ValueTool` that is quicker with many values at once."""

    def __call__(self, value: str | None, /) -> str | None:
        """Return what it makes of one value."""
        ...

    def of_many(self, values: Sequence[str | None]) -> list[str | None]:
        """Return what it makes of each value. Raises nothing."""
        ...


@runtime_checkable
class RowsTool(Protocol):
    """A `ValueTool` that is told rows instead of values; it works in the process that asks alone.

    Row ids mean nothing to another one.
    """

    def __call__(self, value: str | None, /) -> str | None:
        """Return the value itself: nobody asks."""
        ...

    def of_rows(self, row_ids: Sequence[int]) -> Sequence[str | None]:
        """Return the value for each row, given by ids. Raises nothing."""
        ...


Alike: TypeAlias = Callable[[str, str], bool]
"""Tells whether two values, which are not equal, say the same."""

_ROWS_AT_ONCE: Final = 1024
_MOST_KNOWN: Final = 50_000


@dataclass(frozen=True)
class ColumnChange:
    """What is done to one column: `tool` makes its values from those of `source`."""

    column: str
    tool: ValueTool
    source: str = ""
    """The column that is read; the same one where this is empty."""
    only_empty: bool = False
    """True where values that are there already stay."""
    keeps: bool = False
    """True where a value stays that the tool gives no other for; else its element goes."""
    is_alike: Alike | None = None
    """Tells which values stay as they are written, since the tool's only spells them otherwise."""

    @property
    def reads(self) -> str:
        """The column that the tool is shown."""
        return self.source or self.column


@dataclass(slots=True)
class LeftOver:
    """Values that stay as they are for one reason: a sentence and how many there are."""

    text: str
    arguments: Mapping[str, Argument]
    count: int = 0

    def __str__(self) -> str:
        return worded(self.text, self.arguments)


@dataclass(slots=True)
class Changes:
    """What a change of columns comes to, before it is made."""

    matched: int
    """How many rows were looked at."""
    rows: WrittenRows = field(default_factory=WrittenRows)
    left: dict[str, LeftOver] = field(default_factory=dict)
    head: bytes = b""
    """The head that the changed rows need; empty: that of the document."""

    @property
    def edit(self) -> Edit | None:
        """The edit that makes the changes; None where there are none."""
        if not self.rows:
            return None
        if self.head:
            return Batch((SetHead(self.head), SetRows(self.rows)))
        return SetRows(self.rows, is_checked=True)

    def note_left(self, why: EditError | LeftOver, count: int = 1) -> None:
        """Count values that stay."""
        known = self.left.get(why.text)
        if known is None:
            known = self.left[why.text] = LeftOver(why.text, why.arguments)
        known.count += count


def changes_of(
    table: PieceTable,
    row_ids: Sequence[int],
    columns: Iterable[ColumnChange],
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> Changes:
    """Return what becomes of these rows where each column is changed in turn.

    Columns that this kind of file does not have are left out. Raises: Cancelled; TakesTooLong;
    EditError where namespaces that are wanted cannot be declared.
    """
    known = tuple(each for each in columns if has_column(table, each.column))
    if not known:
        return Changes(len(row_ids))
    ids = array("I", row_ids)
    head = head_for(table, [each.column for each in known])
    make = RegexChangesPass if any(map(_has_regex, known)) else ChangesPass
    return (executor or Here()).run(make(known, ids, head), table.part(ids), progress)


def _has_regex(change: ColumnChange) -> bool:
    return isinstance(change.tool, Replacement) and change.tool.regex


@dataclass(frozen=True)
class ChangesPass:
    """Says what becomes of rows where each column is changed in turn."""

    columns: tuple[ColumnChange, ...]
    row_ids: array[int] = field(default_factory=lambda: array("I"), compare=False)
    """Of all rows; only who merges needs them."""
    head: bytes = b""
    """The head under which rows are written anew; empty: that of the document."""

    def __reduce__(self) -> tuple[type[ChangesPass], tuple[object, ...]]:
        """Leave behind what only merging needs."""
        return type(self), (self.columns, array("I"), self.head)

    def over(self, table: PieceTable, first: int, last: int) -> Changes:
        """Change a range; in place of row ids stand the positions in it."""
        row_format = table.row_format.with_head(self.head) if self.head else table.row_format
        changer, changes = _Changer(table, self.columns, row_format), Changes(last - first)
        for begin in range(first, last, _ROWS_AT_ONCE):
            some = table.order[begin : min(begin + _ROWS_AT_ONCE, last)]
            changer.change(some, begin - first, changes)
        return changes

    def merged(self, parts: Iterator[Part]) -> Changes:
        """Put ranges together."""
        every = Changes(0, head=self.head)
        for part in parts:
            changes = part.result
            assert isinstance(changes, Changes)  # noqa: S101 - what `over` returns
            every.matched += changes.matched
            at, ids = 0, self.row_ids[part.first : part.first + part.rows]
            for block, lengths in changes.rows.blocks():
                some = changes.rows.row_ids[at : at + len(lengths)]
                every.rows.add(array("I", map(ids.__getitem__, some)), lengths, block)
                at += len(lengths)
            for left in changes.left.values():
                every.note_left(left, left.count)
        return every


@dataclass(frozen=True)
class RegexChangesPass(WithRegex, ChangesPass):
    """As `ChangesPass`, with a regular expression."""


class _Changer:
    """Changes rows, plain ones many at a time."""

    def __init__(
        self, table: PieceTable, columns: Sequence[ColumnChange], row_format: RowFormat
    ) -> None:
        self._table = table
        self._cells = RowCells(row_format)
        own = {name for each in columns for name in (each.column, each.reads)}
        self._plain = table.row_format.plain if own <= set(table.fields) else None
        self.columns = columns
        self._known: list[dict[str | None, str | EditError | None]] = [{} for _ in columns]

    def change(self, row_ids: array[int], first: int, changes: Changes) -> None:
        """Add what becomes of some rows to `changes`, where the first of them is known so."""
        data, plain = self._table.rows_bytes(row_ids), self._plain
        old = plain.cut(data, len(row_ids)) if plain is not None else None
        if plain is not None and old is not None:
            new = self._plain_rows(plain, data, old, row_ids, changes)
            if new is not None:
                end = plain.end_tag
                is_new = bytes(map(ne, old, new))
                new = list(compress(new, is_new))
                lengths = array("I", map(len(end).__add__, map(len, new)))
                rows = array("I", compress(range(first, first + len(old)), is_new))
                changes.rows.add(rows, lengths, end.join([*new, b""]))
                return
        self._one_by_one(row_ids, first, changes)

    def _plain_rows(
        self,
        plain: PlainRows,
        data: bytes,
        rows: list[bytes],
        row_ids: Sequence[int],
        changes: Changes,
    ) -> list[bytes] | None:
        """Return rows without their end tags; None where values need a closer look."""
        noted: list[EditError] = []
        known: dict[str, tuple[list[bytes | None], list[str | None] | None]] = {}
        for number, change in enumerate(self.columns):
            for name in {change.reads, change.column} - known.keys():
                raw = plain.cells(rows, name)
                known[name] = raw, shown_values(raw)
            shown, (target, target_shown) = known[change.reads][1], known[change.column]
            if shown is None or target_shown is None:
                return None
            new = self._values(number, row_ids, shown, target_shown, noted)
            if new == target_shown:
                continue
            written = written_values(plain, target, target_shown, new)
            if written is None:
                return None
            data = with_values(plain, data, change.column, target, written)
            if not data:
                return None
            rows = data.split(plain.end_tag)[:-1]
            del known[change.column]
        for error in noted:
            changes.note_left(error)
        return rows

    def _values(
        self,
        number: int,
        row_ids: Sequence[int],
        shown: Sequence[str | None],
        target: Sequence[str | None],
        noted: list[EditError],
    ) -> list[str | None]:
        """Return what the values of a column come to; what stays is what it was."""
        change = self.columns[number]
        found: list[str | EditError | None]
        if isinstance(change.tool, RowsTool):
            found = [*change.tool.of_rows(row_ids)]
        elif change.reads == LOC and isinstance(change.tool, ManyValuesTool):  # these differ
            found = [*change.tool.of_many(shown)]
        elif change.reads == LOC:
            found = [_tried(change.tool, value) for value in shown]
        else:
            found = [self._remembered(number, value) for value in shown]
        if change.keeps and not all(found):
            found = [new or old for old, new in zip(target, found, strict=True)]
        if change.only_empty:
            found = [old or new for old, new in zip(target, found, strict=True)]
        if change.is_alike is not None and found != target:
            found = _as_written(change.is_alike, target, found)
        if EditError in set(map(type, found)):
            noted.extend(each for each in found if isinstance(each, EditError))
            pairs = zip(target, found, strict=True)
            return [old if isinstance(new, EditError) else new or None for old, new in pairs]
        whole = found if "" not in found else [new or None for new in found]
        return cast("list[str | None]", whole)

    def _remembered(self, number: int, value: str | None) -> str | EditError | None:
        """Ask the tool about a value that many rows have but once."""
        known = self._known[number]
        if value not in known:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            known[value] = _tried(self.columns[number].tool, value)
        return known[value]

    def _one_by_one(self, row_ids: Iterable[int], first: int, changes: Changes) -> None:
        contents, rows = [], array("I")
        for number, row_id in enumerate(row_ids, first):
            old = self._table.row_bytes(row_id)
            new = self._one(row_id, old, changes)
            if new != old:
                rows.append(number)
                contents.append(new)
        changes.rows.add(rows, array("I", map(len, contents)), b"".join(contents))

    def _one(self, row_id: int, data: bytes, changes: Changes) -> bytes:
        cells = self._cells
        for number, change in enumerate(self.columns):
            noted = list[EditError]()
            source, target = (cells.value(data, name) for name in (change.reads, change.column))
            shown, old = (None if each is None else each.strip() for each in (source, target))
            new = self._values(number, (row_id,), [shown], [old], noted)[0]
            if (new or None) != (old or None):
                try:
                    data = cells.with_values(data, {change.column: with_space_of(target, new)})
                except EditError as error:
                    noted.append(error)
            for each in noted:
                changes.note_left(each)
        return data


def _tried(tool: ValueTool, value: str | None) -> str | EditError | None:
    try:
        return tool(value)
    except EditError as error:
        return error


def _as_written(
    is_alike: Alike, old: Sequence[str | None], new: Sequence[str | EditError | None]
) -> list[str | EditError | None]:
    """Return new values, and old ones where they say the same."""
    return [
        was if was and isinstance(now, str) and was != now and is_alike(was, now) else now
        for was, now in zip(old, new, strict=True)
    ]
