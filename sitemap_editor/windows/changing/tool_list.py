"""The tools that change many rows, under headings, as a list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID, STEP_SPECS
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.looks.theme import dimmed_text

_ID: Final = int(Qt.ItemDataRole.UserRole)
_EXTENSIONS: Final = "extensions"
_NEEDS: Final = {
    "url": LOC,
    "date": LASTMOD,
    "priority": PRIORITY,
    "changefreq": CHANGEFREQ,
    _EXTENSIONS: LASTMOD,  # which all XML has, and a text sitemap has not
}
_NEEDS_SEVERAL: Final = "copy"
REPLACE: Final = "replace"
REMOVE: Final = "remove"
SORT: Final = "sort"


class ToolList(QListWidget):
    """Tools for the columns that a document has; `on_chosen` is handed the one that is chosen."""

    def __init__(
        self, fields: Sequence[str], on_chosen: Callable[[StepSpec], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._on_chosen = on_chosen
        self._headings: list[QListWidgetItem] = []
        self.setSpacing(1)
        self.setAccessibleName(self.tr("Tools"))
        for title, specs in tool_groups(fields):
            self._add_heading(title)
            for spec in specs:
                self._add(spec)
        self.currentItemChanged.connect(self._on_current_changed)

    def choose(self, spec_id: str) -> None:
        """Make a tool the current one; replacing where there is none of this name."""
        for row in range(self.count()):
            if self.item(row).data(_ID) == spec_id:
                self.setCurrentRow(row)
                return
        if spec_id != REPLACE:
            self.choose(REPLACE)

    def _add_heading(self, title: str) -> None:
        item = QListWidgetItem(title, self)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self.font()
        font.setBold(True)
        item.setFont(font)
        self._headings.append(item)
        item.setForeground(dimmed_text(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Colour the headings anew for another palette: greyed text would be hard to read."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for item in self._headings:
                item.setForeground(dimmed_text(self.palette()))

    def _add(self, spec: StepSpec) -> None:
        item = QListWidgetItem(core_text(spec.title), self)
        item.setData(_ID, spec.id)

    def _on_current_changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and (spec := SPECS_BY_ID.get(item.data(_ID))) is not None:
            self._on_chosen(spec)


def tool_groups(fields: Sequence[str]) -> list[tuple[str, list[StepSpec]]]:
    """Return the tools that fit a document with these columns, under their headings."""
    translate = QCoreApplication.translate
    groups = (
        (translate("ToolList", "Values"), ("replace", "set", "copy", "clear")),
        (translate("ToolList", "URLs"), ("url",)),
        (translate("ToolList", "Dates"), ("date",)),
        (translate("ToolList", "Priority and changefreq"), ("priority", "changefreq")),
        (translate("ToolList", "Images, videos, news, languages"), (_EXTENSIONS,)),
        (translate("ToolList", "Rows"), ("remove", SORT, "dedupe", "move", "fix")),
    )
    found = []
    for title, names in groups:
        specs = [spec for name in names for spec in STEP_SPECS if spec.name == name]
        if fitting := [spec for spec in specs if _fits(spec, fields)]:
            found.append((title, fitting))
    return found


def _fits(spec: StepSpec, fields: Sequence[str]) -> bool:
    """Tell whether a document with these columns has what a tool works on."""
    if spec.name == _NEEDS_SEVERAL:
        return len(fields) > 1
    return _NEEDS.get(spec.name, LOC) in fields
