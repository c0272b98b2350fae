"""Any document, edited or not, is split into its rows: none lost, none changed, in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.operations.splitting.plan import SplitPlan, plan_split
from tests.core.operations.splitting.splitting import NOW, order, split_again
from tests.core.test_properties import documents

SETTINGS = settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TEXT_DOCUMENT = st.builds(
    lambda lines, end, last: ("".join(line + end for line in lines) + last).encode(),
    st.lists(
        st.sampled_from(["https://a.org/1", "\nhttps://a.org/ü", "https://a.org/x y"]), max_size=9
    ).map(lambda lines: ["https://a.org/", *lines]),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.sampled_from(["", "https://a.org/last", "\n\n"]),
)


def edited(source: st.DataObject, data: bytes) -> Document:
    """Open a document and change it a little, or not at all."""
    opened = Document.from_bytes(data)
    for _ in range(source.draw(st.integers(0, 2), label="edits")):
        place = source.draw(st.integers(0, len(opened)), label="place")
        match source.draw(st.sampled_from(["insert", "remove", "move", "set"]), label="edit"):
            case "insert":
                opened.apply(InsertRows(place, [Row("https://a.org/new"), Row("https://a.org/b")]))
            case "remove" if place < len(opened):
                opened.apply(RemoveRows([place]))
            case "move" if place < len(opened):
                opened.apply(MoveRows([place], 0))
            case "set" if place < len(opened):
                opened.apply(SetCells([(opened.row_id(place), "loc", "https://a.org/set")]))
    return opened


def rows_of(opened: Document) -> list[bytes]:
    """Return the bytes of all rows; of lines of text without their line end.

    Where a text ends without one, so does every part of it.
    """
    rows = [opened.table.row_bytes(row_id) for row_id in opened.table.order]
    return [row.rstrip(b"\r\n") for row in rows] if opened.kind == "text" else rows


def read_back(plan: SplitPlan, folder: Path) -> list[Document]:
    """Open the parts."""
    return [Document.open(folder / part.name) for part in plan.parts]


@given(st.data(), st.one_of(documents(), TEXT_DOCUMENT), st.integers(1, 4), st.integers(0, 200))
@SETTINGS
def test_a_split_by_count_reads_back_as_the_same_rows_byte_for_byte(
    tmp_path_factory: pytest.TempPathFactory,
    source: st.DataObject,
    data: bytes,
    max_rows: int,
    spare_bytes: int,
) -> None:
    opened = edited(source, data)
    table = opened.table
    longest = max((len(row) + 2 for row in rows_of(opened)), default=0)
    limit = len(table.head) + len(table.tail) + longest + spare_bytes + 1
    folder = tmp_path_factory.mktemp("split")
    plan, _ = split_again(opened, order(max_rows, max_size_bytes=limit), folder)
    back = read_back(plan, folder)
    assert [row for part in back for row in rows_of(part)] == rows_of(opened)
    for part, other in zip(plan.parts, back, strict=True):
        size = (folder / part.name).stat().st_size
        assert size == part.size_bytes == other.size_bytes <= limit
        assert len(part.row_ids) <= max_rows
        assert other.kind == opened.kind
    assert opened.to_bytes() == b"".join(table.pieces())


@given(st.data(), documents(), st.sampled_from(list(By)), st.integers(1, 4))
@SETTINGS
def test_any_grouping_has_every_row_once_and_keeps_the_order_within_a_part(
    source: st.DataObject, data: bytes, by: By, max_rows: int
) -> None:
    opened = edited(source, data)
    plan = plan_split(opened.table.snapshot(), order(max_rows, by=by), now=NOW)
    row_ids = [row_id for part in plan.parts for row_id in part.row_ids]
    assert sorted(row_ids) == sorted(opened.table.order)
    for part in plan.parts:
        positions = [opened.table.position(row_id) for row_id in part.row_ids]
        assert positions == sorted(positions)
        assert len(part.row_ids) <= max_rows
        assert part.size_bytes == sum(map(len, opened.table.part(part.row_ids).pieces()))
