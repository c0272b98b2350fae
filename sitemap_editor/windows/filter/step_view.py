"""How a table was looked at when a step of the history was made: its filter, what was selected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.looks.selected_parts import selected_parts

_MOST_PARTS: Final = 200
"""More than a person selects by hand; each is looked for among all rows."""


@dataclass(frozen=True, slots=True)
class Part:
    """A block of cells: the ids of its first and last row, how many rows, its columns."""

    first: int
    last: int
    count: int
    columns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class StepView:
    """A filter as it was written, what was selected, and the current cell by row id and column."""

    filtered: str
    parts: tuple[Part, ...] = ()
    current: tuple[int, int] | None = None

    @classmethod
    def of(cls, filtered: str, view: QAbstractItemView, model: TableModel) -> StepView:
        """Return how a view looks now."""
        parts = selected_parts(view)
        index = view.currentIndex()
        current = (model.row_id(index.row()), index.column()) if index.isValid() else None
        if len(parts) > _MOST_PARTS:
            return cls(filtered, (), current)
        blocks = (
            Part(
                model.row_id(part.top()),
                model.row_id(part.bottom()),
                part.height(),
                (part.left(), part.right()),
            )
            for part in parts
        )
        return cls(filtered, tuple(blocks), current)

    @property
    def row_ids(self) -> set[int]:
        """The rows at the edges of what was selected."""
        edges = {row_id for part in self.parts for row_id in (part.first, part.last)}
        return edges | ({self.current[0]} if self.current is not None else set())

    def select_in(self, view: QAbstractItemView, model: TableModel) -> None:
        """Select the same cells again, as far as they stand together as they did."""
        order, last_column = model.view_order, model.columnCount() - 1
        row = None if self.current is None else order.row(self.current[0])
        if row is None or self.current is None:
            return
        flags = QItemSelectionModel.SelectionFlag
        index = model.index(row, min(self.current[1], last_column))
        # Not by way of the view, which would look at the keyboard: Ctrl adds to the selection.
        view.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)
        found = QItemSelection()
        for part in self.parts:
            ends = [at for each in (part.first, part.last) if (at := order.row(each)) is not None]
            if len(ends) > 1 and max(ends) - min(ends) + 1 == part.count:
                left, right = (min(each, last_column) for each in part.columns)
                found.select(model.index(min(ends), left), model.index(max(ends), right))
        if found.count():
            view.selectionModel().select(found, flags.ClearAndSelect)
        view.scrollTo(index)
