"""Work over all rows tells its progress step by step: there the window has its turn."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from decimal import Decimal

import pytest

from sitemap_editor import Document, Row
from sitemap_editor.core.checks.problem_index import SCHEMA, ProblemIndex, marks_of
from sitemap_editor.core.checks.problem_list import Filter, listed
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.aspects import Aspect
from sitemap_editor.core.filtering.conditions import IsNumber
from sitemap_editor.core.filtering.kept_values import Kept
from sitemap_editor.session.table.view_order import chosen, positions_of

COUNT = 40_000
KINDS = {
    (code, Severity.ERROR): array("I", range(first, COUNT, 2))
    for first, code in enumerate(("L01", "L02"))
}

NAMES = Kept(
    Aspect.PRIORITY, [f"0.{number}".encode() for number in range(COUNT)], array("H", range(COUNT))
)
SMALL = IsNumber("<", Decimal("0.5"))


@pytest.fixture(scope="module")
def table() -> PieceTable:
    return Document.new(rows=[Row("https://e.com/")] * COUNT).table


STEPS: dict[str, Callable[[PieceTable, Progress], object]] = {
    "rows that changed": lambda table, told: table.changed_since(table.snapshot(), told),
    "positions": positions_of,
    "rows that are shown": lambda table, told: chosen(table.order, bytes(COUNT), told),
    "problems by row": lambda _table, told: listed(KINDS, Filter(), told),
    "marks of problems": lambda _table, told: marks_of(SCHEMA, KINDS, told),
    "what holds for names": lambda table, told: NAMES.holding(table, SMALL, told),
    "index of problems": lambda _table, told: ProblemIndex(None, KINDS, {}, told),
}


@pytest.mark.parametrize("work", STEPS.values(), ids=list(STEPS))
def test_long_steps_tell_their_progress_and_can_be_stopped(
    table: PieceTable, work: Callable[[PieceTable, Progress], object]
) -> None:
    told: list[float] = []
    work(table, told.append)
    assert len(told) > 1
    assert all(0 <= part <= 1 for part in told)

    def stop(_part: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        work(table, stop)


def test_a_part_of_a_document_knows_its_size_once_it_is_asked(table: PieceTable) -> None:
    whole = Document.from_bytes(b"".join(table.pieces())).table
    for rows in (whole.order[10:20], whole.order[::1_000], array("I", [7, 3, 5]), array("I")):
        part = whole.part(rows)
        assert part.size_bytes == len(b"".join(part.pieces()))
