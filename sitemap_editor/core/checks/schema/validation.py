"""Checks rows and roots by the XSD that travels with the program, in sentences of our own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, groupby
from typing import Final

from lxml import etree

from sitemap_editor.core.checks.schema import sentences
from sitemap_editor.core.checks.schema.grammar import Grammar, LoggedFault, parsed
from sitemap_editor.core.checks.schema.sentences import Complaint, Sentence
from sitemap_editor.core.checks.schema.strays import Stray, strays, take_out
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Argument
from sitemap_editor.core.protocol.fields import URLSET, Kind
from sitemap_editor.core.protocol.namespaces import SITEMAP

ROOT_ROW: Final = -1
_OURS: Final = SITEMAP.encode()
# lxml asks libxml2 for the path of each fault, and that costs by the rows in front of it.
_ROWS_AT_ONCE: Final = 256
# libxml2 keeps the line of an element in 16 bits and guesses beyond.
_LINES_AT_ONCE: Final = 65_000


@dataclass(frozen=True, slots=True)
class SchemaFault:
    """What the schema says of one row or of the root: a marked sentence and its arguments.

    `row` is an index into the rows handed in, -1 for the root; `column` is given where the fault
    lies on that element of the row. `line_offset` counts newlines from the first byte of the row,
    for the root from the first byte of the document.
    """

    row: int
    column: str | None
    line_offset: int
    text: str
    arguments: Mapping[str, Argument]


class Schema:
    """The XSD of one kind of file, loaded when first asked; any number of threads may ask.

    It says what a validator says, with two differences: what follows an element out of place
    among the rows is checked as well, and such elements are told one by one.
    """

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._row_name = f"{{{SITEMAP}}}{kind.row}"
        self._grammar = Grammar()

    def checker(
        self, root: Root, rows: Sequence[bytes], *, from_start: bool = True
    ) -> Iterator[SchemaFault]:
        """Yield the faults of `rows`, whole well-formed rows under `root`, in order.

        What stands in front of the first row of a file is left to `check_root`; `from_start` tells
        whether ``rows[0]`` is to be taken for that row. Nothing is said of rows under a root of
        another namespace.
        """
        if root.uri != _OURS:
            return
        for first in range(0, len(rows), _ROWS_AT_ONCE):
            batch = _Batch(root, rows[first : first + _ROWS_AT_ONCE], first)
            yield from self._check_batch(batch, from_start=from_start and not first)

    def faulty_rows(self, root: Root, rows: Sequence[bytes]) -> Iterator[int]:
        """Yield the index of a row for each of its faults, in order, as `checker` finds them.

        None of the rows is the first of a file. A third of the work, since nothing is said of it.
        """
        if root.uri != _OURS:
            return
        for first in range(0, len(rows), _ROWS_AT_ONCE):
            yield from self._faulty_rows(_Batch(root, rows[first : first + _ROWS_AT_ONCE], first))

    def check_root(self, table: PieceTable) -> Iterator[SchemaFault]:
        """Yield what concerns the root alone: its namespace and attributes, and what is no row.

        Of what is no row, only what stands before the first row or behind the last is looked at;
        the rest is told by `check`, with the row that follows. Cheap at any size.
        """
        if not isinstance(table.row_format, XmlRows):
            return
        root = table.row_format.root
        if root.uri == _OURS:
            yield from self._check_root(table)
            return
        text = sentences.OTHER_NAMESPACE if root.uri else sentences.NO_NAMESPACE
        arguments = {"expected": SITEMAP, "uri": root.uri.decode()}
        yield SchemaFault(ROOT_ROW, None, 0, text, arguments)

    def _check_batch(self, batch: _Batch, *, from_start: bool) -> Iterator[SchemaFault]:
        if batch.is_long:
            first, second = batch.halves()
            yield from self._check_batch(first, from_start=from_start)
            yield from self._check_batch(second, from_start=False)
            return
        tree = parsed(batch.data)
        if tree is None:
            return
        found: list[SchemaFault] = []
        faults = list(self._grammar.faults(tree))
        if len(tree) != len(batch) or any(fault.position < 0 for fault in faults):
            out_of_place = strays(tree, self._row_name)
            for stray in out_of_place:
                row = stray.rows_in_front(self._row_name)
                if row or not from_start:
                    line = stray.line(batch.data, batch.start_of(row))
                    found.append(batch.fault(row, None, line, self._out_of_place(stray, tree)))
            if out_of_place:  # libxml2 passed over all that follows one
                take_out(out_of_place)
                faults = list(self._grammar.faults(tree))
        for fault in faults:
            sentence = self._explained(fault)
            column = self._column(sentence.element)
            found.append(batch.fault(fault.position, column, fault.line, sentence))
        found.sort(key=lambda each: (each.row, each.line_offset))
        yield from (each for each, _ in groupby(found))  # text in several places is one fault

    def _faulty_rows(self, batch: _Batch) -> Iterator[int]:
        tree = parsed(batch.data)
        if tree is None:
            return
        positions = self._grammar.positions(tree)
        if len(tree) != len(batch) or -1 in positions:  # something among the rows is none
            yield from (fault.row for fault in self._check_batch(batch, from_start=False))
            return
        counts = Counter(positions)
        if several := [row for row in sorted(counts) if counts[row] > 1]:
            found = self._check_batch(batch.of(several), from_start=False)
            told = Counter(fault.row for fault in found)  # of what is alike one is
            counts.update({row: told[place] - counts[row] for place, row in enumerate(several)})
        yield from (batch.first + row for row in sorted(counts.elements()))

    def _check_root(self, table: PieceTable) -> Iterator[SchemaFault]:
        # The first row comes along for what stands in front of it; its own faults are left out.
        first_row = table.row_bytes(table.row_id(0)) if len(table) else b""
        data = b"".join((table.head, first_row, table.tail))
        tree = parsed(data)
        if tree is None:
            return
        out_of_place = []
        for stray in strays(tree, self._row_name):
            is_behind = bool(stray.rows_in_front(self._row_name))
            if not is_behind and self._may_come_first(stray):
                continue
            out_of_place.append(stray)
            start = len(table.head) + (len(first_row) if is_behind else 0)
            between = _newlines_in_rows(table, first=1) if is_behind else 0
            yield _root_fault(stray.line(data, start) + between, self._out_of_place(stray, tree))
        take_out(out_of_place)
        row = _place_of(tree, self._row_name)
        for fault in self._grammar.faults(tree):
            if fault.position != row:
                yield _root_fault(fault.line, self._explained(fault))

    def _explained(self, fault: LoggedFault) -> Sentence:
        known = self._grammar.known
        return Complaint(fault.number, fault.message, fault.element, self._kind, known).sentence()

    def _may_come_first(self, stray: Stray) -> bool:
        """Tell whether the schema takes an element before the first row, if it knows it."""
        element = stray.element
        if element is None or self._kind is not URLSET:
            return False
        return sentences.uri_of(element) not in ("", SITEMAP)

    def _out_of_place(self, stray: Stray, tree: etree._Element) -> Sentence:
        element = stray.element
        if element is None:
            return Sentence(sentences.TEXT_INSIDE, {"name": sentences.shown(tree)}, tree)
        if sentences.uri_of(element) in ("", SITEMAP):
            text = sentences.UNKNOWN
        else:
            is_sitemap = self._kind is URLSET
            text = sentences.LATE_EXTENSION if is_sitemap else sentences.NO_EXTENSIONS
        return Sentence(text, {"name": sentences.shown(element)}, element)

    def _column(self, element: etree._Element) -> str | None:
        """Return the column whose element of a row this is."""
        parent = element.getparent()
        if parent is None or parent.tag != self._row_name or parent.getparent() is None:
            return None
        name = etree.QName(element)
        is_cell = name.namespace == SITEMAP and name.localname in self._kind.fields
        return name.localname if is_cell else None


class _Batch:
    """Some rows under a root of their own; `first` is the index of the first of them."""

    def __init__(self, root: Root, rows: Sequence[bytes], first: int) -> None:
        self.first = first
        self._root = root
        self._rows = rows
        self._opening = root.start_tag()
        self.data = b"".join((self._opening, *rows, b"</", root.name, b">"))

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def is_long(self) -> bool:
        """Whether it has more lines than libxml2 counts, and can be halved."""
        return len(self._rows) > 1 and self.data.count(b"\n") > _LINES_AT_ONCE

    def halves(self) -> tuple[_Batch, _Batch]:
        """Return two batches with the same rows."""
        middle = len(self._rows) // 2
        return (
            _Batch(self._root, self._rows[:middle], self.first),
            _Batch(self._root, self._rows[middle:], self.first + middle),
        )

    def of(self, rows: Iterable[int]) -> _Batch:
        """Return a batch of some of its rows, numbered from 0."""
        return _Batch(self._root, [self._rows[row] for row in rows], 0)

    def start_of(self, row: int) -> int:
        """Return where a row begins in `data`."""
        return len(self._opening) + sum(map(len, self._rows[:row]))

    def fault(self, row: int, column: str | None, line: int, sentence: Sentence) -> SchemaFault:
        """Place a fault found in a line of `data`."""
        offset = line - 1 - self._newlines_before[row]
        offset = min(max(offset, 0), self._rows[row].count(b"\n"))
        text, arguments, _ = sentence
        return SchemaFault(self.first + row, column, offset, text, arguments)

    @cached_property
    def _newlines_before(self) -> list[int]:
        """How many newlines stand in `data` before each row."""
        inside = (row.count(b"\n") for row in self._rows)
        return list(accumulate(inside, initial=self._opening.count(b"\n")))


def _place_of(tree: etree._Element, name: str) -> int | None:
    """Return which of the child elements is the first of that name."""
    tags = [child.tag for child in tree.iterchildren(etree.Element)]
    return tags.index(name) if name in tags else None


def _root_fault(line: int, sentence: Sentence) -> SchemaFault:
    return SchemaFault(ROOT_ROW, None, max(line - 1, 0), sentence.text, sentence.arguments)


def _newlines_in_rows(table: PieceTable, first: int) -> int:
    slice_of = table.buffers.slice
    return sum(slice_of(start, end - start).count(b"\n") for _, start, end in table.runs(first))
