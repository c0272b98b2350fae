"""The schema's view of rows as a pass: how many objections each row draws."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.checks.check_pass import ascending
from sitemap_editor.core.checks.row_checker import Kind
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Severity
from sitemap_editor.core.checks.schema.layer import SchemaLayer
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.passes.executor import Executor, Part, Unhurried

SCHEMA_KIND: Final[Kind] = (SCHEMA_CODE, Severity.HINT)


@dataclass(frozen=True)
class SchemaPass(Unhurried):
    """Holds rows against the schema, none of them the first of the file."""

    _layer: list[SchemaLayer] = field(default_factory=list, compare=False)

    def __reduce__(self) -> tuple[type[SchemaPass], tuple[()]]:
        """Leave behind the schema itself, which is loaded where it is used."""
        return SchemaPass, ()

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        """Return the positions of the rows it objects to, once for each objection."""
        if not self._layer:
            self._layer.append(SchemaLayer())
        return array("I", self._layer[0].faulty_rows(table, table.order[first:last]))

    def merged(self, parts: Iterator[Part]) -> array[int]:
        """Return the positions in the whole."""
        positions = array("I")
        for part in parts:
            assert isinstance(part.result, array)  # noqa: S101 - what `over` returns
            positions.extend(map(part.first.__add__, part.result))
        return positions


def schema_kinds(
    layer: SchemaLayer,
    table: PieceTable,
    row_ids: array[int],
    progress: Progress,
    executor: Executor,
) -> dict[Kind, array[int]]:
    """Return which of these rows the schema objects to, as `ProblemIndex` keeps it.

    What stands in front of the first row of a file is for that row alone, so it is asked here.
    Raises: Cancelled by way of `progress`.
    """
    found = array("I")
    first = table.order[:1]
    if first and first[0] in row_ids:
        found.extend(first * len(layer.rows(table, first).get(first[0], ())))
        row_ids = row_ids[:]
        row_ids.remove(first[0])
    positions = executor.run(SchemaPass(), table.part(row_ids), progress)
    for at in range(0, len(positions), STEP_ROWS):
        progress(at / len(positions))
        found.extend(map(row_ids.__getitem__, positions[at : at + STEP_ROWS]))
    return {SCHEMA_KIND: ascending(found)} if found else {}
