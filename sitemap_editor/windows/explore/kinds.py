"""The kinds of problems a document has, with their numbers, as filters of the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import Filter, kinds_in_order
from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import fault_title
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_MARK: Final = 14
_AIR: Final = 4
_MOST_HEIGHTS: Final = 1_000  # that are kept
_MOST_HEIGHT: Final = 1_000
_USUAL_MOST: Final = 260
_MARGIN: Final = QStyle.PixelMetric.PM_FocusFrameHMargin
_KIND_ROLE: Final = int(Qt.ItemDataRole.UserRole)


class ProblemKinds(QTreeWidget):
    """One line a kind; the first stands for all, by row. `leave` is for Escape."""

    def __init__(
        self,
        show_kind: Callable[[Kind | None], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._show_kind = show_kind
        self._leave = leave
        self.setAccessibleName(self.tr("Kinds of problems"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        side = scaled(self, _MARK)
        self.setIconSize(QSize(side, side))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setWordWrap(True)
        self.setItemDelegate(_WrappedTitles(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Not seen where it is not needed; else the counts of one list stood off those of another.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._is_filling = False
        self._listed: list[tuple[Kind, int]] | None = None
        # Later: a paint may be what resizes, and Qt crashes where lines move under its hands.
        later = Qt.ConnectionType.QueuedConnection
        self.header().sectionResized.connect(self._on_widths_changed, later)
        self.currentItemChanged.connect(self._on_current_changed)

    def show_kinds(self, findings: FindingsTracker, wanted: Filter) -> int:
        """List what there is of the severities that are shown; the chosen kind stays chosen.

        Return how many problems there are, shown or not.
        """
        of_file = (*findings.of_file(), *findings.schema_of_file())
        every = list(kinds_in_order(findings.index, of_file))
        known = sum(count for _, count in every)
        shown = [(kind, count) for kind, count in every if with_schema_shown(kind, wanted)]
        self._is_filling = True
        if shown != self._listed:  # else a click on a line would find another one under it
            self._listed = shown
            self._list(shown)
        self._choose(wanted.kind)
        self._is_filling = False
        return known

    def _list(self, shown: list[tuple[Kind, int]]) -> None:
        self.clear()
        self._add(None, self.tr("All, by row"), sum(count for _, count in shown))
        for kind, count in shown:
            item = self._add(kind, f"{kind[0]}  {fault_title(kind[0])}", count)
            name = "severity-hint" if kind[0] == SCHEMA_CODE else SEVERITY_ICONS[kind[1]]
            item.setIcon(0, drawn(name, "#000000"))
        self._fit()

    def _choose(self, kind: Kind | None) -> None:
        """Make a kind the current line; the line of all where it has none."""
        model = self.model()
        rows = range(self.topLevelItemCount())
        row = next((row for row in rows if model.index(row, 0).data(_KIND_ROLE) == kind), 0)
        if row != self.currentIndex().row():
            self.setCurrentIndex(model.index(row, 0))

    def _fit(self) -> None:
        """Take no more room than the lines need: the rest is for what stands below."""
        delegate, option = self.itemDelegate(), QStyleOptionViewItem()
        rows = range(self.topLevelItemCount())
        heights = (delegate.sizeHint(option, self.model().index(row, 0)).height() for row in rows)
        wanted = sum(heights) + 2 * self.frameWidth() + _AIR
        self.setMaximumHeight(max(wanted, self.minimumSizeHint().height()))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for all lines, within a bound: Qt would ask for as much whatever there is."""
        usual = super().sizeHint()
        most = max(usual.height(), scaled(self, _USUAL_MOST))
        return QSize(usual.width(), min(self.maximumHeight(), most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the titles anew."""
        super().resizeEvent(event)
        self._fit()

    def _on_widths_changed(self) -> None:
        """Break the titles anew: a bar to scroll by comes and goes without a change of size."""
        self.scheduleDelayedItemsLayout()
        self._fit()

    def current_kind(self) -> Kind | None:
        """Return the kind in front; None for all."""
        item = self.currentItem()
        kind: Kind | None = item.data(0, _KIND_ROLE) if item is not None else None
        return kind

    def _add(self, kind: Kind | None, text: str, count: int) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self, [text, self.locale().toString(count)])
        item.setData(0, _KIND_ROLE, kind)
        item.setToolTip(0, tool_tip(text))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _on_current_changed(self) -> None:
        if not self._is_filling:
            self._show_kind(self.current_kind())


class _WrappedTitles(QStyledItemDelegate):
    """Breaks a title into two lines where it is too long for one; the tool tip has it whole."""

    def __init__(self, view: ProblemKinds) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int], int] = {}
        """By title and width: all titles are asked for whenever a panel changes its width."""
        self._measured_with = view.font()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height that the title takes in the room there is."""
        found = super().sizeHint(option, index)
        if index.column():
            return found
        margin = 2 * (self._view.style().pixelMetric(_MARGIN) + 1)
        width = self._view.columnWidth(0) - 2 * margin - self._view.iconSize().width()
        return QSize(found.width(), self._height(str(index.data()), max(1, width)))

    def _height(self, title: str, width: int) -> int:
        font = self._view.font()
        if font != self._measured_with or len(self._heights) > _MOST_HEIGHTS:
            self._measured_with = font
            self._heights.clear()
        height = self._heights.get((title, width))
        if height is None:
            metrics = self._view.fontMetrics()
            room = QRect(0, 0, width, _MOST_HEIGHT)
            wanted = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), title).height()
            height = max(min(wanted, 2 * metrics.lineSpacing()), metrics.height()) + _AIR
            self._heights[title, width] = height
        return height


def with_schema_shown(kind: Kind, wanted: Filter) -> bool:
    """Tell whether a kind passes the filter's severities."""
    code, severity = kind
    return wanted.with_schema if code == SCHEMA_CODE else severity in wanted.severities
