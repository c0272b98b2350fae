from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.windows.looks.folding import FoldingRow
from tests.qt_support import drain

PART = 100


def part(parent: QWidget) -> QLabel:
    label = QLabel("x", parent)
    label.setFixedSize(PART, 20)
    return label


@pytest.fixture
def rows(qtbot: QtBot) -> Iterator[tuple[FoldingRow, FoldingRow]]:
    """A row that folds, within one that folds."""
    window = QWidget()
    qtbot.addWidget(window)
    outer = FoldingRow(window)
    inner = FoldingRow(outer)
    for layout in (inner.first, inner.second):
        layout.addWidget(part(inner))
    inner.lay_out()
    outer.first.addWidget(inner)
    outer.second.addWidget(part(outer))
    outer.lay_out(0, 1)
    window.show()
    yield outer, inner
    window.close()


def is_folded(row: FoldingRow) -> bool:
    return row.second.geometry().top() > row.first.geometry().top()


@pytest.mark.parametrize("before", [PART + 10, 10 * PART])
def test_rows_fold_by_the_room_there_is_however_they_stood_before(
    rows: tuple[FoldingRow, FoldingRow], before: int
) -> None:
    outer, inner = rows
    for width, folded in (
        (PART + 10, (True, True)),
        (2 * PART + 20, (True, False)),
        (3 * PART + 40, (False, False)),
    ):
        for each in (before, width):
            outer.resize(each, 100)
            drain()
        assert (is_folded(outer), is_folded(inner)) == folded, width
