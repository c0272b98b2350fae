"""The form of a split: how rows are divided, what the parts are called, where they go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from sitemap_editor.core.operations.splitting.order import (
    GZIP_SUFFIX,
    By,
    SplitOrder,
    default_pattern,
    is_compressed_name,
)
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.looks.layouts import REST, button, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel

_MEGABYTE: Final = 1 << 20
_LEAST_MEGABYTES: Final = 0.01
_FIELD_WIDTH: Final = 250
_LIMIT_WIDTH: Final = 90
AskFolder = Callable[[str, Path], Path | None]


class _MegabyteBox(QDoubleSpinBox):
    """Megabytes of 1,048,576 bytes; says no more decimals than there are."""

    def textFromValue(self, value: float) -> str:
        """Write 50 rather than 50.00."""
        locale = self.locale()
        text = locale.toString(value, "f", self.decimals())
        return text.rstrip(locale.zeroDigit()).rstrip(locale.decimalPoint())


class OrderForm(QWidget):
    """Asks how to split. Signals: `changed` when the order or the folder may be another."""

    changed = Signal()

    def __init__(self, review: SplitReview, ask_folder: AskFolder, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self._ask_folder = ask_folder
        self._pattern_is_own = False
        self._listed_address = ""
        self._address_is_own = not review.is_guessed and bool(review.order.published_at)
        self._make_fields()
        self._fill()
        self._lay_out()
        self._connect()

    # What was asked for

    def order(self) -> SplitOrder:
        """Return the order as it stands in the form."""
        review = self._review
        megabytes = self.megabytes.value()
        is_most = megabytes >= self.megabytes.maximum()
        size_bytes = int(megabytes * _MEGABYTE)
        return SplitOrder(
            max_rows=self.rows.value(),
            max_size_bytes=review.profile.max_size_bytes if is_most else size_bytes,
            by=self._by(),
            pattern=self.pattern.text().strip(),
            is_compressed=self.compressed.isChecked(),
            published_at=self.address.text().strip(),
            index_name=self.index.text().strip() if self._has_index() else "",
            max_index_rows=review.profile.max_index_rows,
            keeps_places=self.keeps.isChecked(),
        )

    def folder(self) -> Path:
        """Return the folder the parts are to lie in."""
        text = self.folder_field.text().strip()
        try:
            return Path(text).expanduser()
        except RuntimeError:  # "~somebody", whom this system does not know
            return Path(text)

    def tell_of_earlier(self, *, is_there: bool) -> None:
        """Offer to keep URLs where they were, where an earlier split lies in the folder."""
        self.keeps.setVisible(is_there)

    def suggest_address(self, url: str) -> None:
        """Take over where an earlier index lists its parts, if it does; what was typed stays."""
        self._listed_address = url
        if url and not self._address_is_own and url != self.address.text():
            self.address.setText(url)
            self.changed.emit()
        self._tell_address()

    def _by(self) -> By:
        return By(self.by.currentData())

    def _has_index(self) -> bool:
        return self._review.is_of_index or self.has_index.isChecked()

    # Building

    def _make_fields(self) -> None:
        review = self._review
        self.by = QComboBox(self)
        texts = {
            By.COUNT: self.tr("Number of rows, in file order"),
            By.PATH: self.tr("Folder of the URL"),
            By.YEAR: self.tr("Year of the last change"),
            By.HOST: self.tr("Host"),
        }
        for by in review.ways:
            self.by.addItem(texts[by], by.value)
        self.rows = QSpinBox(self, singleStep=1_000)
        self.rows.setRange(1, review.max_rows)
        self.rows.setGroupSeparatorShown(True)
        self.rows.setMinimumWidth(_LIMIT_WIDTH)
        self.megabytes = _MegabyteBox(self)
        self.megabytes.setDecimals(2)
        self.megabytes.setRange(_LEAST_MEGABYTES, review.profile.max_size_bytes / _MEGABYTE)
        self.pattern = QLineEdit(self)
        self.pattern.setMinimumWidth(_FIELD_WIDTH)
        self.pattern.setToolTip(
            tool_tip(
                self.tr(
                    "{number} is the part number, {padded} the same with three digits, {group} "
                    "the group: a folder, year or host. Leave empty for the default name."
                ).format(number="{n}", padded="{n:03}", group="{group}")
            )
        )
        self.keeps = QCheckBox(self.tr("&Keep URLs in their current files"), self)
        self.keeps.setChecked(True)
        self.keeps.setToolTip(
            self.tr(
                "This folder contains an earlier split. Unchanged files keep their date, so "
                "crawlers need not read them again. Clear this to divide everything from scratch."
            )
        )
        self.keeps.hide()
        self.compressed = QCheckBox(self.tr("&Compress (.gz)"), self)
        self.folder_field = QLineEdit(self)
        self.choose = button(self.tr("C&hoose…"), self, self._on_choose)
        self.has_index = QCheckBox(self.tr("Write an &index:"), self)
        self.index = QLineEdit(self)
        self.index.setAccessibleName(self.tr("Name of the index"))
        self.index.setMinimumWidth(_FIELD_WIDTH)
        self.address = QLineEdit(self, placeholderText="https://www.example.org/")
        self.address.setToolTip(
            self.tr("The URL of the folder where the files will be published. The index needs it.")
        )
        self.address_note = PlainLabel(self.tr("This is a guess. Please check."), self)

    def _fill(self) -> None:
        order = self._review.order
        self.by.setCurrentIndex(self.by.findData(order.by.value))
        self.rows.setValue(order.max_rows)
        self.megabytes.setValue(order.max_size_bytes / _MEGABYTE)
        self.compressed.setChecked(order.is_compressed)
        self.folder_field.setText(str(self._review.folder))
        self.has_index.setChecked(bool(order.index_name))
        self.index.setText(order.index_name)
        self.address.setText(order.published_at)
        self._name_parts()
        self._tell_address()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        pages = self.tr("sitemaps &and") if self._review.is_of_index else self.tr("URLs &and")
        title = QCoreApplication.translate("core", self._review.profile.title)
        limits = self.tr("{profile}: at most {count} and {size} MB").format(
            profile=title,
            count=self.locale().toString(self.rows.maximum()),
            size=self.megabytes.textFromValue(self.megabytes.maximum()),
        )
        placeholders = self.tr("{number} is the part number, {group} the group name").format(
            number="{n}", group="{group}"
        )
        unit = PlainLabel(self.tr("MB per part"), self)
        self.megabytes.setAccessibleName(unit.text())  # the label before it ends in “and”
        self._add(grid, self.tr("Divide &by:"), self.by, self.keeps, REST)
        joint = PlainLabel(pages, self, buddy=self.megabytes)
        self._add(grid, self.tr("At &most:"), self.rows, joint, self.megabytes, unit, REST)
        self._add_note(grid, limits)
        self._add(grid, self.tr("Part &names:"), self.pattern, self.compressed, REST)
        self._add_note(grid, placeholders)
        self._add(grid, self.tr("In &folder:"), self.folder_field, self.choose)
        self._add_index(grid)

    def _add_index(self, grid: QGridLayout) -> None:
        if self._review.is_of_index:  # the plan says why there is none
            for widget in (self.has_index, self.index, self.address, self.address_note):
                widget.hide()
            return
        row = grid.rowCount()
        grid.addWidget(self.has_index, row, 0)
        label = PlainLabel(self.tr("P&ublished at:"), self, buddy=self.address)
        grid.addLayout(row_of(self.index, REST), row, 1)
        grid.addWidget(label, row + 1, 0)
        grid.addLayout(row_of((self.address, 1), self.address_note), row + 1, 1)
        self.address_label = label

    def _add(self, grid: QGridLayout, text: str, field: QWidget, *others: QWidget | int) -> None:
        row = grid.rowCount()
        grid.addWidget(PlainLabel(text, self, buddy=field), row, 0)
        grid.addLayout(row_of(field, *others), row, 1)

    def _add_note(self, grid: QGridLayout, text: str) -> None:
        """Say more about the line before, on lines of its own: beside it there is no room."""
        grid.addWidget(DimmedLabel(text, self, wraps=True), grid.rowCount(), 1)

    def _connect(self) -> None:
        self.by.currentIndexChanged.connect(self._on_make_changed)
        self.keeps.toggled.connect(self.changed)
        self.compressed.toggled.connect(self._on_compressed)
        self.pattern.textEdited.connect(self._on_pattern_edited)
        self.pattern.editingFinished.connect(self._on_pattern_left)
        self.address.textEdited.connect(self._on_address_edited)
        self.has_index.toggled.connect(self._on_index_toggled)
        self.rows.valueChanged.connect(self.changed)
        self.megabytes.valueChanged.connect(self.changed)
        self.folder_field.textChanged.connect(self.changed)
        self.index.textEdited.connect(self.changed)

    # What depends on what

    def _name_parts(self) -> None:
        """Keep the usual name in step, as long as nobody chose another."""
        if self._pattern_is_own:
            return
        compressed = self.compressed.isChecked()
        usual = default_pattern(self._by(), self._review.kind, is_compressed=compressed)
        self.pattern.setText(usual)
        self.pattern.setPlaceholderText(usual)

    def _on_make_changed(self) -> None:
        self._name_parts()
        self.changed.emit()

    def _on_compressed(self, is_on: bool) -> None:
        """Keep the end of the name in step: it is what decides."""
        name = self.pattern.text()
        if self._pattern_is_own and is_on and not is_compressed_name(name):
            self.pattern.setText(name + GZIP_SUFFIX)
        elif self._pattern_is_own and not is_on and is_compressed_name(name):
            self.pattern.setText(name[: -len(GZIP_SUFFIX)])
        self._on_make_changed()

    def _on_pattern_edited(self, text: str) -> None:
        self._pattern_is_own = bool(text.strip())
        with QSignalBlocker(self.compressed):
            if self._pattern_is_own:
                self.compressed.setChecked(is_compressed_name(text.strip()))
        self.changed.emit()

    def _on_pattern_left(self) -> None:
        if not self._pattern_is_own:
            self._name_parts()

    def _on_address_edited(self) -> None:
        self._address_is_own = True
        self._tell_address()
        self.changed.emit()

    def _tell_address(self) -> None:
        """Say where the address is a guess that nobody looked at."""
        is_known = self._address_is_own or self.address.text() in ("", self._listed_address)
        self.address_note.setVisible(not is_known and not self._review.is_of_index)

    def _on_index_toggled(self, is_on: bool) -> None:
        for widget in (self.index, self.address_label, self.address, self.address_note):
            widget.setEnabled(is_on)
        self.changed.emit()

    def _on_choose(self) -> None:
        folder = self._ask_folder(self.tr("Folder for the Parts"), self.folder())
        if folder is not None:
            self.folder_field.setText(str(folder))
