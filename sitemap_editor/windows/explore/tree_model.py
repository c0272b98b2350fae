"""Indexes and the sitemaps they list, as a tree; indexes within them unfold when asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QGuiApplication, QIcon

from sitemap_editor.core.files.children import Child
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.session.document.index_children import IndexChildren
from sitemap_editor.session.plain_words import plain
from sitemap_editor.session.table.child_columns import PROBLEMS, ROWS, ChildColumns
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.theme import CHILD_ICONS, MISSING, dimmed_text
from sitemap_editor.windows.looks.tokens import selected_text

Index = QModelIndex | QPersistentModelIndex

NAME_COLUMN, ROWS_COLUMN = range(2)
_ROLE: Final = Qt.ItemDataRole
_TOP: Final = 0
_ICON_SIZE: Final = QSize(16, 16)
_NUMBERS_AT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Root:
    """An index at the top of the tree; `path` is None where it was never saved."""

    name: str
    path: Path | None
    children: IndexChildren
    is_open: bool
    """False for one that is not in a tab, but lists a file that is."""


@dataclass(slots=True, eq=False)
class _Branch:
    """An index in the tree, and the rows below it."""

    key: int
    path: Path | None
    children: IndexChildren
    columns: ChildColumns
    parent: _Branch | None = None
    row: int = 0
    """Which row of the parent it is."""
    locs: list[str] = field(default_factory=list)
    nested: dict[int, _Branch] = field(default_factory=dict)
    """The indexes below it that were unfolded, by row."""
    follow: Callable[[], None] = lambda: None

    def path_of(self, row: int) -> Path | None:
        return self.children.path(self.locs[row])


class SitemapTreeModel(QAbstractItemModel):
    """`unfolded` makes what looks at the sitemaps of an index within an index.

    An index of the model names its row and, by its id, the branch it is in.
    """

    def __init__(self, unfolded: Callable[[Path], IndexChildren], parent: QObject) -> None:
        super().__init__(parent)
        self._unfolded = unfolded
        self._keys = count(1)
        self._roots: list[Root] = []
        self._tops: list[_Branch] = []
        self._branches: dict[int, _Branch] = {}

    # What Qt asks

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        """Return the index of a cell."""
        if not (0 <= row < self.rowCount(parent) and 0 <= column < self.columnCount()):
            return QModelIndex()
        branch = self._branch(parent) if parent.isValid() else None
        return self.createIndex(row, column, branch.key if branch else _TOP)

    def parent(self, index: Index = QModelIndex()) -> Any:
        """Return the index above."""
        holder = self._branches.get(index.internalId()) if index.isValid() else None
        return self._index_of(holder) if holder is not None else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows there are below."""
        if not parent.isValid():
            return len(self._tops)
        branch = self._branch(parent) if parent.column() == NAME_COLUMN else None
        return len(branch.locs) if branch is not None else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of columns."""
        del parent
        return 2

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:
        """Tell whether there is something to unfold, which may have to be read first."""
        # A view that unfolds an index asks this of every row: first what holds of nearly all.
        holder = self._branches.get(parent.internalId())
        if holder is not None and parent.row() not in holder.nested:
            child = holder.children.child(holder.locs[parent.row()])
            if child is None or child.kind != SITEMAPINDEX.name:
                return False
        return self.rowCount(parent) > 0 or self.canFetchMore(parent)

    def canFetchMore(self, parent: Index) -> bool:
        """Tell whether this is an index within an index that was not unfolded yet."""
        if not parent.isValid() or parent.column() != NAME_COLUMN or self._branch(parent):
            return False
        holder = self._branches.get(parent.internalId())
        child = holder.children.child(holder.locs[parent.row()]) if holder else None
        if holder is None or child is None or child.kind != SITEMAPINDEX.name:
            return False
        return child.path not in [each.path for each in _upwards(holder)]

    def fetchMore(self, parent: Index) -> None:
        """Look at the sitemaps of an index within an index; they come as they are found."""
        holder = self._branches.get(parent.internalId())
        path = self.path(parent)
        if holder is None or path is None or not self.canFetchMore(parent):
            return
        children = self._unfolded(path)
        holder.nested[parent.row()] = self._made(path, children, holder, parent.row())
        children.look_again()

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole and section != NAME_COLUMN:
            return _NUMBERS_AT
        if role != _ROLE.DisplayRole:
            return None
        return self.tr("Rows") if section == ROWS_COLUMN else self.tr("Sitemap")

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell shows and says."""
        if not index.isValid():
            return None
        if role == _ROLE.TextAlignmentRole:
            return None if index.column() == NAME_COLUMN else _NUMBERS_AT
        holder = self._branches.get(index.internalId())
        if holder is None:
            return self._of_root(index.row(), index.column(), role)
        return self._of_child(holder, index.row(), index.column(), role)

    def _of_root(self, row: int, column: int, role: int) -> Any:
        root, branch = self._roots[row], self._tops[row]
        if role == _ROLE.FontRole and not root.is_open:
            font = QFont()
            font.setItalic(True)
            return font
        if column == ROWS_COLUMN and role == _ROLE.DisplayRole:
            return QLocale().toString(len(branch.locs)) if branch.locs else ""
        if column != NAME_COLUMN:
            return None
        if role == _ROLE.DisplayRole:
            return root.name
        if role == _ROLE.DecorationRole:
            return _icon("sitemap-index", is_dimmed=not root.is_open)
        if role == _ROLE.ToolTipRole:
            return str(root.path) if root.path is not None else root.name
        if role == _ROLE.AccessibleTextRole:
            said = self.tr("{name}, index, not open")
            said = self.tr("{name}, index") if root.is_open else said
            return said.format(name=root.name)
        return None

    def _of_child(self, branch: _Branch, row: int, column: int, role: int) -> Any:
        loc = branch.locs[row]
        if role == _ROLE.ForegroundRole:
            child = branch.children.child(loc)
            is_missing = child is not None and child.path is None
            return dimmed_text(QGuiApplication.palette()) if is_missing else None
        if column == ROWS_COLUMN:
            return _rows(branch.columns, loc, role)
        if role == _ROLE.DisplayRole:
            return _name(branch, row)
        if role == _ROLE.DecorationRole:
            return _file_icon(branch.children.child(loc))
        if role == _ROLE.ToolTipRole:
            return f"{loc}\n{branch.columns.explanation(loc, ROWS)}".strip()
        if role == _ROLE.AccessibleTextRole:
            parts = (branch.columns.spoken(loc, each) for each in (ROWS, PROBLEMS))
            return ", ".join([_name(branch, row), *parts])
        return None

    # What is shown

    def show_roots(self, roots: Sequence[Root]) -> None:
        """Show these indexes; those that were there stay as they are."""
        wanted = {id(root.children) for root in roots}
        for row in reversed(range(len(self._roots))):
            if id(self._roots[row].children) not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._roots[row]
                self._drop(self._tops.pop(row))
                self._number_tops()
                self.endRemoveRows()
        for row, root in enumerate(roots):
            there = [id(each.children) for each in self._roots]
            if id(root.children) not in there:
                self.beginInsertRows(QModelIndex(), row, row)
                self._roots.insert(row, root)
                self._tops.insert(row, self._made(root.path, root.children, None, row))
                self._number_tops()
                self.endInsertRows()
            elif (old := there.index(id(root.children))) != row:  # it was behind: tabs were moved
                self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), row)
                self._roots.insert(row, self._roots.pop(old))
                self._tops.insert(row, self._tops.pop(old))
                self._number_tops()
                self.endMoveRows()
            if self._roots[row] != root:
                self._roots[row], self._tops[row].path = root, root.path
                self._tell_changed(QModelIndex(), row, row)

    def _number_tops(self) -> None:
        for row, branch in enumerate(self._tops):
            branch.row = row

    def path(self, index: Index) -> Path | None:
        """Return the file of a row, where it is here."""
        holder = self._branches.get(index.internalId())
        if holder is not None:
            return holder.path_of(index.row())
        return self._roots[index.row()].path if index.isValid() else None

    def root(self, index: Index) -> Root | None:
        """Return the index at the top that a row is, if it is one."""
        is_top = index.isValid() and index.internalId() == _TOP
        return self._roots[index.row()] if is_top else None

    def index_of(self, path: Path) -> QModelIndex:
        """Return the row of a file: an index itself before what lists it."""
        for row, root in enumerate(self._roots):
            if root.path == path:
                return self.createIndex(row, NAME_COLUMN, _TOP)
        for branch in self._branches.values():
            for row, loc in enumerate(branch.locs):
                if branch.children.path(loc) == path:
                    return self.createIndex(row, NAME_COLUMN, branch.key)
        return QModelIndex()

    # Branches

    def _branch(self, index: Index) -> _Branch | None:
        """Return the branch that a row is, if it is one."""
        holder = self._branches.get(index.internalId())
        return self._tops[index.row()] if holder is None else holder.nested.get(index.row())

    def _index_of(self, branch: _Branch) -> QModelIndex:
        return self.createIndex(
            branch.row, NAME_COLUMN, branch.parent.key if branch.parent else _TOP
        )

    def _made(
        self, path: Path | None, children: IndexChildren, parent: _Branch | None, row: int
    ) -> _Branch:
        columns = ChildColumns(children, self)
        branch = _Branch(next(self._keys), path, children, columns, parent, row, children.locs())
        branch.follow = lambda: self._follow(branch)
        children.updated.connect(branch.follow)
        self._branches[branch.key] = branch
        return branch

    def _drop(self, branch: _Branch) -> None:
        """Let a branch go with all below it."""
        for nested in branch.nested.values():
            self._drop(nested)
        branch.nested.clear()
        branch.children.updated.disconnect(branch.follow)
        branch.columns.deleteLater()
        del self._branches[branch.key]
        if branch.parent is not None:
            branch.children.close()
            branch.children.deleteLater()

    def _follow(self, branch: _Branch) -> None:
        """Take over what is known of the sitemaps of an index by now."""
        locs, here = branch.children.locs(), self._index_of(branch)
        if locs is not branch.locs and locs != branch.locs:
            if branch.locs:
                self.beginRemoveRows(here, 0, len(branch.locs) - 1)
                for nested in branch.nested.values():
                    self._drop(nested)
                branch.nested.clear()
                branch.locs = []
                self.endRemoveRows()
            if locs:
                self.beginInsertRows(here, 0, len(locs) - 1)
                branch.locs = locs
                self.endInsertRows()
        elif locs:
            self._tell_changed(here, 0, len(locs) - 1)
        self.dataChanged.emit(here, here.siblingAtColumn(ROWS_COLUMN))

    def _tell_changed(self, parent: QModelIndex, first: int, last: int) -> None:
        top, bottom = self.index(first, 0, parent), self.index(last, ROWS_COLUMN, parent)
        self.dataChanged.emit(top, bottom)


def _upwards(branch: _Branch | None) -> Iterator[_Branch]:
    while branch is not None:
        yield branch
        branch = branch.parent


def _rows(columns: ChildColumns, loc: str, role: int) -> Any:
    """Return how many rows a sitemap has, with the mark of its worst problem."""
    if role == _ROLE.DisplayRole:
        return columns.text(loc, ROWS)
    if role == _ROLE.DecorationRole:
        mark = columns.mark(loc, ROWS) or columns.mark(loc, PROBLEMS)
        return drawn(CHILD_ICONS[mark], "#000000") if mark not in (None, MISSING) else None
    if role == _ROLE.ToolTipRole:
        return columns.explanation(loc, PROBLEMS) or None
    if role == _ROLE.AccessibleTextRole:
        return f"{columns.spoken(loc, ROWS)}, {columns.spoken(loc, PROBLEMS)}"
    return None


def _name(branch: _Branch, row: int) -> str:
    """Return the file's name, with its folders where it lies in some."""
    path = branch.path_of(row)
    folder = branch.children.index_path
    if path is not None and folder is not None and path.is_relative_to(folder.parent):
        return path.relative_to(folder.parent).as_posix()
    return path.name if path is not None else Child(branch.locs[row]).name


def _file_icon(child: Child | None) -> QIcon:
    if child is not None and child.path is None:
        return _icon("child-missing", is_dimmed=True)
    is_index = child is not None and child.kind == SITEMAPINDEX.name
    return _icon("sitemap-index" if is_index else "sitemap-file")


def _icon(name: str, *, is_dimmed: bool = False) -> QIcon:
    palette = QGuiApplication.palette()
    ink = dimmed_text(palette) if is_dimmed else palette.text().color()
    found = QIcon(drawn(name, ink.name()))
    selected = drawn(name, selected_text(palette).name())
    found.addPixmap(selected.pixmap(_ICON_SIZE), QIcon.Mode.Selected)
    return found
