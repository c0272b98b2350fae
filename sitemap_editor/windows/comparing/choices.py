"""What a person says of a comparison: its two sides, what makes rows one, what does not count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QGridLayout, QMenu, QWidget

from sitemap_editor.core.operations.comparing.keys import KeyBy, UrlPart
from sitemap_editor.core.operations.comparing.site import COMPARED, OTHERS
from sitemap_editor.core.operations.comparing.taking_over import Into
from sitemap_editor.session.comparing.compare_review import CompareReview
from sitemap_editor.windows.comparing.side_field import SideField
from sitemap_editor.windows.comparing.tick_menu import TickMenu
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.prompts import FilePrompts

_SPACING: Final = 6


class Choices(QWidget):
    """The form above the differences; `on_chosen` is called after each choice."""

    def __init__(
        self,
        review: CompareReview,
        prompts: FilePrompts,
        on_chosen: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._review, self._on_chosen = review, on_chosen
        self.sides = {
            into: SideField(review, into, prompts, on_chosen, self)
            for into in (Into.BEFORE, Into.AFTER)
        }
        names = {Into.BEFORE: self.tr("&Before:"), Into.AFTER: self.tr("&After:")}
        self.swap = button(self.tr("S&wap"), self, self._on_swap)
        self.key = QComboBox(self)
        self.key.addItem(self.tr("the same URL"), KeyBy.LOC)
        self.key.addItem(self.tr("URLs of the same page"), KeyBy.PAGE)
        self.key.setAccessibleName(self.tr("What makes two rows one"))
        self.key.currentIndexChanged.connect(self._on_key)
        self.ignored = button("", self)
        self.ignored.setMenu(self._made_menu())
        self._show_ignored()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for row, (into, field) in enumerate(self.sides.items()):
            name = names[into].replace("&", "").rstrip(":")
            field.setAccessibleName(name)
            field.browse.setAccessibleName(f"{field.browse.text()}: {name}")
            grid.addWidget(PlainLabel(names[into], self, buddy=field), row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(field.browse, row, 2)
        grid.addWidget(self.swap, 1, 3)
        rows = FoldingRow(self, _SPACING)
        rows.first.addWidget(PlainLabel(self.tr("One row &is:"), self, buddy=self.key))
        rows.first.addWidget(self.key)
        rows.second.addWidget(self.ignored)
        rows.second.addStretch(1)
        rows.lay_out(0, 1)
        grid.addWidget(rows, 2, 0, 1, 4)
        grid.setColumnStretch(1, 1)

    def _made_menu(self) -> QMenu:
        menu = TickMenu(self)
        parts = {
            UrlPart.SCHEME: self.tr("Scheme: http or https"),
            UrlPart.HOST: self.tr("Host"),
            UrlPart.SLASH: self.tr("Slash at the end of the path"),
        }
        self.parts = {part: self._added(menu, text) for part, text in parts.items()}
        self.beginning = self._added(menu, self.tr("Folder that all URLs of a side begin with"))
        menu.addSeparator()
        others = self.tr("Other elements")
        self.fields = {
            name: self._added(menu, others if name == OTHERS else name) for name in COMPARED
        }
        return menu

    def _added(self, menu: QMenu, text: str) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.toggled.connect(self._on_ignored)
        return action

    def _on_key(self) -> None:
        self._review.key = KeyBy(self.key.currentData())
        self._on_chosen()

    def _on_ignored(self) -> None:
        review = self._review
        review.ignored_parts = frozenset(p for p, each in self.parts.items() if each.isChecked())
        review.ignored_fields = frozenset(f for f, each in self.fields.items() if each.isChecked())
        review.ignores_beginning = self.beginning.isChecked()
        self._show_ignored()
        self._on_chosen()

    def _show_ignored(self) -> None:
        review = self._review
        count = len(review.ignored_parts) + len(review.ignored_fields) + review.ignores_beginning
        text = self.tr("I&gnore: %n thing(s)", "", count) if count else self.tr("I&gnore: nothing")
        self.ignored.setText(text)

    def _on_swap(self) -> None:
        self._review.swap()
        for field in self.sides.values():
            field.show_choice()
        self._on_chosen()

    def set_enabled(self, *, is_on: bool) -> None:
        """Let nothing be chosen while it is compared."""
        fields = self.sides.values()
        widgets = (*fields, *(each.browse for each in fields), self.swap, self.key, self.ignored)
        for widget in widgets:
            widget.setEnabled(is_on)
