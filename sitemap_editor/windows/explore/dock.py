"""The panel at the left: files that belong together, kinds of problems, values to filter by."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QDockWidget, QLayout, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.explore.facets_part import FacetsPart
from sitemap_editor.windows.explore.file_headings import FileHeadings
from sitemap_editor.windows.explore.kinds import ProblemKinds
from sitemap_editor.windows.explore.table_files import TableFiles
from sitemap_editor.windows.explore.tree_model import SitemapTreeModel
from sitemap_editor.windows.explore.tree_view import SitemapTreeView
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.plain_text import DimmedLabel
from sitemap_editor.windows.looks.text_size import scaled

_MARGIN = 4
_LEAST_WIDTH = 180
_SHARES = (2, 2, 2, 3)
"""Of the height: files (those of an index, or of a table), problems, facets."""


class ExploreDock(QDockWidget):
    """Its parts are on screen while they have something to show."""

    def __init__(
        self,
        model: SitemapTreeModel,
        choose: Callable[[QModelIndex], object],
        files: TableFiles,
        show_kind: Callable[[Kind | None], object],
        leave: Callable[[], object],
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("sitemap_tree")
        self.setWindowTitle(self.tr("Explore"))
        self.setAccessibleName(self.windowTitle())
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self._model = model
        self.tree = SitemapTreeView(model, choose, leave, self)
        self.headings = FileHeadings(files, leave, self)
        self.kinds = ProblemKinds(show_kind, leave, self)
        self.nothing = DimmedLabel("", self, wraps=True)
        self.nothing.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self.nothing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.nothing.hide()
        self._problems = self._part(self.tr("Problems"), self.nothing, self.kinds)
        lines = self._problems.layout()
        if lines is not None:  # a list of three lines leaves the rest to others
            lines.setSizeConstraint(QLayout.SizeConstraint.SetMaximumSize)
        self._problems.setMinimumWidth(scaled(self, _LEAST_WIDTH))  # else Qt takes it for others
        self.facets = FacetsPart(settings, leave, self)
        self._filters = self._part(self.tr("Filter by"), self.facets)
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setChildrenCollapsible(False)
        self._files = self._part("", self.tree)
        self._headings = self._part("", self.headings)
        self.parts.addWidget(self._files)
        self.parts.addWidget(self._headings)
        self.parts.addWidget(self._problems)
        self.parts.addWidget(self._filters)
        for number, share in enumerate(_SHARES):
            self.parts.setStretchFactor(number, share)
        self.setWidget(PanelArea(self.parts, self))
        model.rowsInserted.connect(self.show_parts)
        model.rowsRemoved.connect(self.show_parts)
        self._has_document = True
        self.show_parts()

    def _part(self, title: str, *contents: QWidget) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if title:
            head = DimmedLabel(title, part)
            head.setContentsMargins(_MARGIN, 2, _MARGIN, 0)
            head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            column.addWidget(head)
        for widget in contents:
            column.addWidget(widget, 1 if widget is contents[-1] else 0)
        return part

    def show_problems(
        self, *, has_document: bool, count: int, is_known: bool, muted: int = 0
    ) -> None:
        """Show the kinds, or say that nothing is wrong, by how many rules less."""
        self._has_document = has_document
        self.kinds.setVisible(count > 0)
        said = self.tr("Nothing wrong by these rules.") if is_known else "…"
        if muted and is_known:
            said += " " + self.tr("%n rule(s) muted.", "", muted)
        self.nothing.setText(said)
        self.nothing.setVisible(not count)
        self.show_parts()

    def show_parts(self) -> None:
        """Leave out the parts that have nothing to show."""
        has_headings = self.headings.has_files
        has_files = not has_headings and self._model.rowCount() > 0
        self._files.setVisible(has_files)
        self._headings.setVisible(has_headings)
        self._problems.setVisible(self._has_document)
        self._filters.setVisible(self._has_document)
        if has_files and self.hasFocus():  # a person came here before there was anything
            self.tree.setFocus()
