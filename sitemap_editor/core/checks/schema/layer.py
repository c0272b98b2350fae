"""What the XSD says of a document: findings of a layer of its own beside the protocol's rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Severity
from sitemap_editor.core.checks.schema.validation import Schema, SchemaFault
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress, no_progress

_ROWS_AT_ONCE: Final = 2_000


class SchemaLayer:
    """The verdict of the schema on rows and root; a text sitemap has none."""

    def __init__(self) -> None:
        self._schemas: dict[str, Schema] = {}
        self._known_root: tuple[object, tuple[Finding, ...]] = (None, ())

    def rows(
        self,
        table: PieceTable,
        row_ids: Sequence[int],
        progress: Progress = no_progress,
    ) -> dict[int, tuple[Finding, ...]]:
        """Check these rows; only those with findings are in the answer. Raises: Cancelled."""
        row_format = table.row_format
        if not isinstance(row_format, XmlRows):
            return {}
        schema = self._schema(table)
        found: dict[int, list[Finding]] = {}
        waiting = iter(row_ids)
        done = 0
        while batch := list(islice(waiting, _ROWS_AT_ONCE)):
            progress(done / len(row_ids))
            rows = [table.row_bytes(each) for each in batch]
            from_start = batch[0] in table.order[:1]  # of all rows taken out none is the first
            for fault in schema.checker(row_format.root, rows, from_start=from_start):
                found.setdefault(batch[fault.row], []).append(_finding(fault))
            done += len(batch)
        return {row_id: tuple(findings) for row_id, findings in found.items()}

    def faulty_rows(self, table: PieceTable, row_ids: Sequence[int]) -> Iterator[int]:
        """Yield the position of a row among `row_ids` for each finding that `rows` has of it.

        The first row of a file must not be among them.
        """
        row_format = table.row_format
        if isinstance(row_format, XmlRows):
            rows = [table.row_bytes(row_id) for row_id in row_ids]
            yield from self._schema(table).faulty_rows(row_format.root, rows)

    def root(self, table: PieceTable) -> tuple[Finding, ...]:
        """Check what concerns the root alone; most edits leave it, so the last is remembered."""
        first_row = table.row_bytes(table.order[0]) if len(table) else b""
        root, (known, found) = (table.head, first_row, table.tail), self._known_root
        if root != known:
            found = tuple(_each_once(map(_finding, self._schema(table).check_root(table))))
            self._known_root = root, found
        return found

    def _schema(self, table: PieceTable) -> Schema:
        kind = table.row_kind
        if kind.name not in self._schemas:
            self._schemas[kind.name] = Schema(kind)
        return self._schemas[kind.name]


def _finding(fault: SchemaFault) -> Finding:
    return Finding(SCHEMA_CODE, Severity.HINT, fault.column, fault.text, fault.arguments)


def _each_once(findings: Iterable[Finding]) -> list[Finding]:
    kept: list[Finding] = []
    for finding in findings:
        if finding not in kept:
            kept.append(finding)
    return kept
