"""The dialog of a merge: which files, which of equal rows stay, what comes out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QSplitter, QWidget

from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.dialogs import FilesDialog
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import title_text
from sitemap_editor.windows.merging.conflicts_panel import ConflictsPanel
from sitemap_editor.windows.merging.sources_panel import SourcesPanel
from sitemap_editor.windows.merging.summary import Summary
from sitemap_editor.windows.prompts import Prompts

_SIZE: Final = (880, 620)


class MergeDialog(FilesDialog[MergeReview]):
    """Shows a merge before it is made; accepted once `review.outcome` is there."""

    def __init__(self, review: MergeReview, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        target = review.target
        path = target.document.path if target is not None else None
        name = path.name if path is not None else self.tr("this file")
        title = self.tr("Merge Files") if target is None else self.tr("Merge Into {name}")
        self.setWindowTitle(title.format(name=title_text(name)))
        self.sources = SourcesPanel(review, prompts, name, self)
        self.conflicts = ConflictsPanel(review, name, self)
        self.summary = Summary(review, self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.merge_button = self._button(self.tr("&Merge"))
        self.split_button = self._button(self.tr("Merge and Spli&t…"))
        self.merge_button.setDefault(True)
        self.merge_button.clicked.connect(lambda: self._merge(wants_split=False))
        self.split_button.clicked.connect(lambda: self._merge(wants_split=True))
        self._buttons.rejected.connect(self.reject)
        self._parts = QSplitter(Qt.Orientation.Vertical, self)
        self._shares_room = True  # until the person does
        self._parts.setChildrenCollapsible(False)
        self._parts.addWidget(self.sources)
        self._parts.addWidget(self.conflicts)
        self._parts.setStretchFactor(1, 1)
        self._parts.splitterMoved.connect(lambda *_: self._on_parts_moved())
        column_of((PanelArea(self._parts, self), 1), self.summary, self._buttons, on=self)
        for signal in (review.planned, review.stepped, review.decided, review.sources_changed):
            signal.connect(self._on_state_changed)
        review.source_read.connect(self._on_state_changed)
        review.made.connect(self.accept)
        review.planned.connect(self._share_room)
        self._on_state_changed()
        self.sources.table.setFocus()

    def _button(self, text: str) -> QPushButton:
        role = QDialogButtonBox.ButtonRole.ActionRole  # accepted only when all is worked out
        button = self._buttons.addButton(text, role)
        button.setAutoDefault(False)
        return button

    def _merge(self, *, wants_split: bool) -> None:
        self._review.wants_split = wants_split
        self._review.make()

    def _on_state_changed(self) -> None:
        can_merge = self._review.can_merge
        had_focus = self.merge_button.hasFocus() or self.split_button.hasFocus()
        self.merge_button.setEnabled(can_merge)
        self.split_button.setEnabled(can_merge)
        self.split_button.setVisible(bool(self._review.limit_remarks))
        self.merge_button.setToolTip("" if can_merge else tool_tip(self._review.obstacle))
        if had_focus and not can_merge:
            self.sources.table.setFocus()

    def _on_parts_moved(self) -> None:
        self._shares_room = False

    def _share_room(self) -> None:
        """Give the files what they need, the conflicts the rest."""
        if self._shares_room and self._review.decisions.plan is not None:
            wanted = self.sources.wanted_height
            self._parts.setSizes([wanted, max(1, self._parts.height() - wanted)])
            self.conflicts.share_room()

    def add(self, paths: Sequence[Path]) -> None:
        """Merge these files too."""
        self._review.add(paths)
