"""How lines of problems are drawn: heads with arrow, rule and number, marks, the end of values."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.checks.problem_model import (
    HEAD_ROLE,
    PROBLEM_ROLE,
    Head,
    Problem,
    ProblemModel,
)
from sitemap_editor.session.texts import fault_title
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_SIDE: Final = 14
_OPEN, _SHUT = "\u25be", "\u25b8"


class HeadDelegate(QStyledItemDelegate):
    """Draws the heads; problems that stand below none have the mark that a head has."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the words of a head in place of its code, and a mark before what is flat."""
        super().initStyleOption(option, index)
        head: Head | None = index.data(HEAD_ROLE)
        if head is None:
            self._mark_problem(option, index)
            return
        (code, severity), count, is_unfolded = head
        arrow = _OPEN if is_unfolded else _SHUT
        number = option.locale.toString(count)
        option.text = f"{arrow}  {code}  {fault_title(code)}  ({number})"
        option.font.setBold(True)
        self._mark(option, code, severity)

    def _mark_problem(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        problem: Problem | None = index.data(PROBLEM_ROLE)
        model = index.model()
        is_flat = isinstance(model, ProblemModel) and not model.is_grouped
        if problem is not None and is_flat:
            self._mark(option, problem.finding.code, problem.finding.severity)

    @staticmethod
    def _mark(option: QStyleOptionViewItem, code: str, severity: Severity) -> None:
        name = "severity-hint" if code == SCHEMA_CODE else SEVERITY_ICONS[severity]
        option.icon = drawn(name, "#000000")
        side = scaled(option.widget, _SIDE)
        option.decorationSize = QSize(side, side)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


class ValueDelegate(QStyledItemDelegate):
    """Draws values: URLs of a site differ at their end."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave out the middle of what is too long."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle
