"""How the head of a group of problems looks: an arrow, how much they matter, rule and number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.session.checks.problem_model import HEAD_ROLE, Head
from sitemap_editor.session.texts import fault_title
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_MARK: Final = 14
_OPEN, _SHUT = "\u25be", "\u25b8"


class HeadDelegate(QStyledItemDelegate):
    """Draws the heads; problems look as they do anywhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the words of a head in place of its code."""
        super().initStyleOption(option, index)
        head: Head | None = index.data(HEAD_ROLE)
        if head is None:
            return
        (code, severity), count, is_unfolded = head
        arrow = _OPEN if is_unfolded else _SHUT
        number = option.locale.toString(count)
        option.text = f"{arrow}  {code}  {fault_title(code)}  ({number})"
        option.font.setBold(True)
        name = "severity-hint" if code == SCHEMA_CODE else SEVERITY_ICONS[severity]
        option.icon = drawn(name, "#000000")
        side = scaled(option.widget, _MARK)
        option.decorationSize = QSize(side, side)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
