"""Which three versions are merged: base, ours and theirs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QWidget

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.three_way.three_way_review import ThreeWayReview, Version
from sitemap_editor.windows.comparing.side_field import SideField
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.prompts import FilePrompts


class VersionFields(QWidget):
    """A field for each version; only their names where the outcome goes into a given file."""

    def __init__(
        self,
        review: ThreeWayReview,
        prompts: FilePrompts,
        on_chosen: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.fields: dict[Version, SideField[Version]] = {}
        titles = {
            Version.BASE: self.tr("&Base:"),
            Version.OURS: self.tr("&Ours:"),
            Version.THEIRS: self.tr("&Theirs:"),
        }
        tips = {
            Version.BASE: self.tr("The version that both others were made from"),
            Version.OURS: self.tr("The version with your edits; its rows keep their bytes"),
            Version.THEIRS: self.tr("The version whose changes come in"),
        }
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (version, title) in enumerate(titles.items()):
            if review.output is not None:
                name = PlainLabel(one_line(str(review.chosen[version] or "")), self, wraps=True)
                grid.addWidget(PlainLabel(title.replace("&", ""), self), row, 0)
                grid.addWidget(name, row, 1)
                continue
            field = SideField(review, version, prompts, on_chosen, self, is_file=True)
            field.setAccessibleName(title.replace("&", "").rstrip(":"))
            field.setToolTip(tool_tip(tips[version]))
            field.browse.setAccessibleName(f"{field.browse.text()}: {field.accessibleName()}")
            self.fields[version] = field
            grid.addWidget(PlainLabel(title, self, buddy=field), row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(field.browse, row, 2)

    def focus_first_empty(self, review: ThreeWayReview) -> None:
        """Give the keyboard to the first version that is not chosen yet."""
        for version, field in self.fields.items():
            if review.chosen[version] is None:
                field.setFocus()
                return

    def set_enabled(self, *, is_on: bool) -> None:
        """Let nothing be chosen while versions are compared."""
        for field in self.fields.values():
            field.setEnabled(is_on)
            field.browse.setEnabled(is_on)
