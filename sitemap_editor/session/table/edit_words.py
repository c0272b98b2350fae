"""How a recipe would say what is done in a table: which rows are meant, and what becomes of them.

Rows are those that a filter shows, or a few that are told by their URLs; others are named by
nothing that another file has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    RemoveRows,
    SetCells,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.table.view_order import ViewOrder

_FEW: Final = 10
"""Rows that are told by their URLs at most."""
_Said = Mapping[str, object]


class EditWords:
    """Says edits of the rows in view, made before they are carried out."""

    def __init__(self, table: PieceTable, order: ViewOrder, shown_filter: str) -> None:
        self._table = table
        self._order = order
        self._filter = shown_filter
        """What leaves the rows in view; empty where nothing says it."""

    def of(self, edit: Edit) -> RecipeWords:
        """Return what a recipe says, or why it cannot."""
        match edit:
            case FillCells():
                return self._for_rows(edit.row_ids, *_filling(edit.fields, edit.value))
            case Batch() if edit.edits and all(isinstance(each, FillCells) for each in edit.edits):
                return _joined(map(self.of, edit.edits))
            case SetCells():
                return self._of_cells(edit)
            case RemoveRows():
                return self.of_places(edit.positions, {"do": "remove"})
            case MoveRows():
                return self.of_places(edit.positions, {"do": "move", "to": self._place(edit)})
            case InsertRows() | InsertSpans():
                return RecipeWords(why=Unsayable.NEW_ROWS)
            case _:
                return RecipeWords()

    def of_places(self, positions: Sequence[int], said: _Said) -> RecipeWords:
        """Return what is said of the rows at these places of the file, or how many these are."""
        if len(positions) > _FEW:
            return self._for_rows(positions, said)
        return self._for_rows([self._table.order[each] for each in positions], said)

    def _place(self, edit: MoveRows) -> str | int:
        if not edit.to:
            return "start"
        return "end" if edit.to == len(self._table) - len(edit.positions) else edit.to + 1

    def _for_rows(self, row_ids: Sequence[int], *said: _Said) -> RecipeWords:
        """Return steps for rows in view; of many it only counts how many they are."""
        where = self._where(row_ids)
        if isinstance(where, Unsayable):
            return RecipeWords(why=where)
        return RecipeWords(tuple({**each, **_told(where)} for each in said))

    def _where(self, row_ids: Sequence[int]) -> str | Unsayable:
        if len(row_ids) == len(self._order.row_ids):
            if self._order.is_filtered:
                return self._filter or Unsayable.MISFITS
            return ""
        if len(row_ids) > _FEW:
            return Unsayable.SELECTED
        return self._by_url(row_ids) or Unsayable.SELECTED

    def _by_url(self, row_ids: Iterable[int]) -> str:
        """Return the filter for rows with these URLs; empty where one has none."""
        urls = [(self._loc(row_id) or "").strip() for row_id in row_ids]
        return " OR ".join(map(_exactly, dict.fromkeys(urls))) if all(urls) else ""

    def _loc(self, row_id: int) -> str | None:
        return self._table.row_format.read(self._table.row_bytes(row_id)).value(LOC)

    def _of_cells(self, edit: SetCells) -> RecipeWords:
        """Return a step for each value; URLs come last, since rows are told by them."""
        cells = list(islice(iter(edit.cells), _FEW + 1))
        if not cells or len(cells) > _FEW:
            return RecipeWords(why=Unsayable.CELLS)
        rows: dict[tuple[str, str | None], list[int]] = {}
        for row_id, field, value in cells:
            rows.setdefault((field, value or None), []).append(row_id)
        said: list[_Said] = []
        for (field, value), row_ids in sorted(rows.items(), key=lambda each: each[0][0] == LOC):
            where = self._by_url(row_ids)
            if not where:
                return RecipeWords(why=Unsayable.SELECTED)
            said.extend({**each, **_told(where)} for each in _filling((field,), value))
        return RecipeWords(tuple(said))


def _filling(fields: Sequence[str], value: str | None) -> list[_Said]:
    """Return the steps that put one value into columns."""
    if not value:
        return [{"do": "clear", "columns": list(fields)}]
    return [{"do": "set", "column": field, "value": value} for field in fields]


def _told(where: str) -> _Said:
    return {"where": where} if where else {}


def _exactly(url: str) -> str:
    """Return a filter for this very URL."""
    pattern = re.escape(url).replace("\\ ", "\\x20").replace("/", "\\/")
    return f"loc:/^{pattern}$/"


def _joined(words: Iterable[RecipeWords]) -> RecipeWords:
    found: list[_Said] = []
    for each in words:
        if not each.steps:
            return each
        found.extend(each.steps)
    return RecipeWords(tuple(found))
