"""The kinds of problems a document has, with their numbers, as filters of the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import Filter, kinds_in_order
from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.problems.rule_texts import title_of

_MARK: Final = QSize(14, 14)
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
        self.setUniformRowHeights(True)
        self.setIconSize(_MARK)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._is_filling = False
        self._listed: tuple[object, ...] = ()
        self.currentItemChanged.connect(self._on_current_changed)

    def show_kinds(self, findings: FindingsTracker, wanted: Filter) -> int:
        """List what there is of the severities that are shown; the chosen kind stays chosen.

        Return how many problems there are, shown or not.
        """
        of_file = (*findings.of_file(), *findings.schema_of_file())
        every = list(kinds_in_order(findings.index, of_file))
        known = sum(count for _, count in every)
        if (every, wanted) == self._listed:
            return known
        self._listed = (every, wanted)
        shown = [(kind, count) for kind, count in every if with_schema_shown(kind, wanted)]
        total = sum(count for _, count in shown)
        self._is_filling = True
        self.clear()
        self.setCurrentItem(self._add(None, self.tr("All, by row"), total))
        for kind, count in shown:
            item = self._add(kind, f"{kind[0]}  {title_of(kind[0])}", count)
            name = "severity-hint" if kind[0] == SCHEMA_CODE else SEVERITY_ICONS[kind[1]]
            item.setIcon(0, drawn(name, "#000000"))
            if kind == wanted.kind:
                self.setCurrentItem(item)
        self._is_filling = False
        return known

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


def with_schema_shown(kind: Kind, wanted: Filter) -> bool:
    """Tell whether a kind passes the filter's severities."""
    code, severity = kind
    return wanted.with_schema if code == SCHEMA_CODE else severity in wanted.severities
