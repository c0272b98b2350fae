"""The languages matrix as Qt sees it: a line a group, a column a language; nothing is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.groups import Cell
from sitemap_editor.core.operations.languages.link_table import shared_path
from sitemap_editor.core.operations.languages.marks import NAMES, Mark, all_marks, first_mark
from sitemap_editor.core.operations.languages.matrix import Matrix
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.language_hints import contradiction, evidence_of, likely_hreflang
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.languages.language_matrix import LanguageMatrix
from sitemap_editor.session.lines_model import Index
from sitemap_editor.session.plain_words import plain, tool_tip

SHARED: Final = 0
_KEPT: Final = 400
_LONGEST: Final = 2_000
_ROLE: Final = Qt.ItemDataRole
_NOTHING: Final = Cell((), 0)
_MISSING: Final = Cell((), int(Mark.MISSING))
_OTHER_HOST: Final = int(Mark.OTHER_HOST)  # flags of an enumeration are slow to look at


class Look(NamedTuple):
    """How a cell is drawn."""

    text: str
    mark: Mark | None
    """The gravest; None where nothing is there and nothing is missing."""


class MatrixModel(QAbstractTableModel):
    """The groups that are shown; the first column says what their paths share."""

    def __init__(self, matrix: LanguageMatrix, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = matrix
        self._shown = matrix.shown
        self._matrix: Matrix | None = None
        self._cells: dict[int, dict[int, Cell]] = {}
        self._shared: dict[int, str] = {}
        self.place_of: Callable[[int], str] = lambda _position: ""
        """Tells of a position where that row is, where there are several files."""
        self.on_typed: Callable[[int, int, str], object] | None = None
        """Called with line, column and the URL that was typed there; None where none can be."""

    def show_matrix(self) -> None:
        """Show what is known by now."""
        self.beginResetModel()
        self._matrix, self._shown = self._source.matrix, self._source.shown
        self._cells.clear()
        self._shared.clear()
        self.endResetModel()

    # What stands where

    @property
    def matrix(self) -> Matrix | None:
        """What is shown; None until it is known."""
        return self._matrix

    def group_key(self, row: int) -> bytes:
        """Return the key of the URL of the first row of the group in a line."""
        assert self._matrix is not None  # noqa: S101 - there is a line
        groups = self._matrix.groups
        return groups.links.urls[groups.links.locs[groups.first_rows[self._shown[row]]]]

    def code(self, column: int) -> int:
        """Return the number of the code of a column."""
        assert self._matrix is not None  # noqa: S101 - there is a column
        return self._matrix.codes[column - 1]

    def code_name(self, column: int) -> str:
        """Return the code of a column; empty for pages whose language is not stated."""
        assert self._matrix is not None  # noqa: S101 - there is a column
        return self._matrix.groups.links.codes[self.code(column)]

    def content(self, row: int, column: int) -> Cell:
        """Return the pages of a cell, what is missing marked."""
        return self._cells_of(row)[self.code(column)]

    def _cells_of(self, row: int) -> dict[int, Cell]:
        """Return the cells of a line by the numbers of their codes."""
        matrix, group = self._matrix, self._shown[row]
        assert matrix is not None  # noqa: S101 - there is a cell
        known = self._cells.get(group)
        if known is None:
            if len(self._cells) >= _KEPT:
                self._cells.clear()
            known = dict.fromkeys(matrix.codes, _NOTHING)
            if matrix.groups.has_links(group):
                known.update(dict.fromkeys(matrix.expected, _MISSING))
            known.update(matrix.groups.cells(group))
            self._cells[group] = known
        return known

    def url(self, number: int) -> str:
        """Return a URL by its number."""
        assert self._matrix is not None  # noqa: S101 - there is a number
        return url_of(self._matrix.groups.links.urls[number])

    def position(self, row: int, column: int) -> int | None:
        """Return the position of the row that a cell stands for; None where none has its URL.

        In the first column it is the first row of the group.
        """
        matrix = self._matrix
        assert matrix is not None  # noqa: S101 - there is a cell
        if column == SHARED:
            return matrix.groups.first_rows[self._shown[row]]
        urls = self.content(row, column).urls
        return next((each for url in urls for each in matrix.groups.rows_of(url)), None)

    def row_id(self, row: int, column: int) -> int | None:
        """Return the row of the document at that position."""
        position = self.position(row, column)
        assert self._matrix is not None  # noqa: S101 - there is a cell
        return None if position is None else self._matrix.groups.row_id(position)

    def place_words(self, row: int, column: int) -> str:
        """Say in which file the row of a cell is; nothing where there is but one."""
        position = self.position(row, column)
        return "" if position is None else self.place_of(position)

    def key(self, row: int, column: int) -> bytes:
        """Return the key of the URL that the row of a cell has."""
        if column == SHARED:
            return self.group_key(row)
        assert self._matrix is not None  # noqa: S101 - there is a cell
        links, position = self._matrix.groups.links, self.position(row, column)
        return links.urls[links.locs[position]] if position is not None else b""

    def shared(self, row: int) -> str:
        """Return what the paths of a group share."""
        group = self._shown[row]
        if group not in self._shared:
            assert self._matrix is not None  # noqa: S101 - there is a group
            if len(self._shared) >= _KEPT:
                self._shared.clear()
            shared = shared_path(self._matrix.groups, group)
            self._shared[group] = one_line(shared[:_LONGEST])
        return self._shared[group]

    def looks(self, row: int, columns: Iterable[int]) -> list[Look]:
        """Return how cells of a line are drawn; quick, for each line that is painted."""
        assert self._matrix is not None  # noqa: S101 - there is a line
        cells, codes = self._cells_of(row), self._matrix.codes
        urls = self._matrix.groups.links.urls
        return [
            Look(self.shared(row), None)
            if column == SHARED
            else _look(cells[codes[column - 1]], urls)
            for column in columns
        ]

    def says(self, row: int, column: int) -> list[str]:
        """Return a sentence for each mark of a cell, the gravest first."""
        cell = self.content(row, column)
        if not cell.urls and not cell.marks:
            return []
        return [self._words(mark, cell, column) for mark in all_marks(cell.marks)]

    def _words(self, mark: Mark, cell: Cell, column: int) -> str:
        name, code = QCoreApplication.translate("core", NAMES[mark]), self.code_name(column)
        url = self.url(cell.urls[0]) if cell.urls else ""
        if mark is Mark.WRONG_CODE and (meant := likely_hreflang(code)) is not None:
            evidence = evidence_of(meant, url)
            if evidence is None:
                return self.tr("{name}: did you mean {meant}?").format(name=name, meant=meant)
            text = self.tr("{name}: did you mean {meant}? The URL says “{evidence}”.")
            return text.format(name=name, meant=meant, evidence=evidence)
        if mark is Mark.OTHER_LANGUAGE and (said := contradiction(code, url)) is not None:
            return self.tr("{name}: it says “{said}”").format(name=name, said=said)
        return name

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many groups are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the column of what is shared and one a language."""
        if parent.isValid() or self._matrix is None:
            return 0
        return 1 + len(self._matrix.codes)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the languages by their codes."""
        if orientation != Qt.Orientation.Horizontal or self._matrix is None:
            return None
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        if section == SHARED:
            return self.tr("Page")
        code = self.code_name(section)
        if self.code(section) == NO_CODE:
            return "?" if role == _ROLE.DisplayRole else self.tr("Language not stated")
        if role == _ROLE.DisplayRole:
            return code
        meant = likely_hreflang(code)
        if meant is None:
            return code
        return self.tr("{code}: did you mean {meant}?").format(code=code, meant=meant)

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says, and says aloud."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == _ROLE.DisplayRole:
            return self.looks(row, [column])[0].text
        if role == _ROLE.EditRole:
            return _first_url(self, row, column)
        if role == _ROLE.AccessibleTextRole:
            return ". ".join(self._spoken(row, column))
        if role == _ROLE.ToolTipRole:
            return tool_tip("\n".join(self._told(row, column)))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let URLs be typed under each language."""
        flags = super().flags(index)
        can_type = self.on_typed is not None and index.isValid() and index.column() != SHARED
        if can_type and self.code(index.column()) != NO_CODE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: object, role: int = _ROLE.EditRole) -> bool:
        """Hand on what was typed, nothing where a URL goes; it is written once it was looked at."""
        text = str(value).strip()
        if role != _ROLE.EditRole or self.on_typed is None:
            return False
        row, column = index.row(), index.column()
        if text != _first_url(self, row, column):
            self.on_typed(row, column, text)
        return True

    def _spoken(self, row: int, column: int) -> list[str]:
        if column == SHARED:
            return [self.shared(row), *_places(self, row, column)]
        said = self.says(row, column) or [self.tr("No version")]
        code = self.code_name(column) or self.tr("Language not stated")
        return [code, *said, self.looks(row, [column])[0].text, *_places(self, row, column)]

    def _told(self, row: int, column: int) -> list[str]:
        if column == SHARED:
            return [self.shared(row), *_places(self, row, column)]
        urls = [one_line(self.url(url)[:_LONGEST]) for url in self.content(row, column).urls]
        return [*self.says(row, column), *urls, *_places(self, row, column)]


def _look(cell: Cell, urls: Sequence[bytes]) -> Look:
    numbers, marks = cell
    if not numbers:
        return Look("", first_mark(marks) if marks else None)
    text = url_of(urls[numbers[0]])[:_LONGEST]
    path = text.split("/", 3)[-1] if not marks & _OTHER_HOST else text
    path = f"/{path}" if "://" not in path else path
    if len(numbers) > 1:
        path = f"{path} +{len(numbers) - 1}"
    return Look(one_line(path), first_mark(marks))


def _places(model: MatrixModel, row: int, column: int) -> list[str]:
    place = model.place_words(row, column)
    return [place] if place else []


def _first_url(model: MatrixModel, row: int, column: int) -> str:
    """Return the first URL of a cell; empty where it has none."""
    urls = model.content(row, column).urls if column != SHARED else ()
    return model.url(urls[0]) if urls else ""
